export { Pagination, type PaginationProps } from './Pagination.tsx';
export { clampPage, paginationItems, type PaginationItem } from './paginationModel.ts';
