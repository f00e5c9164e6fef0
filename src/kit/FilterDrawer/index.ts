export { FilterDrawer, type FilterDrawerProps, type FilterDrawerReason } from './FilterDrawer.tsx';
