export { PriceSlot, type PriceSlotProps } from './PriceSlot.tsx';
