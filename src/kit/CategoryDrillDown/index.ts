export { CategoryDrillDown, type CategoryDrillDownProps } from './CategoryDrillDown.tsx';
