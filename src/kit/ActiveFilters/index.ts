export { ActiveFilters, type ActiveFilter, type ActiveFiltersProps } from './ActiveFilters.tsx';
