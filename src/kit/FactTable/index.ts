export { FactTable, type FactRow, type FactTableProps } from './FactTable.tsx';
