import { PriceSlot } from '@tarnbrook/kit/PriceSlot';

export function BasicExample() {
  return <PriceSlot href="#login" />;
}
