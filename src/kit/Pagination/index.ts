export { Pagination, type PaginationProps } from './Pagination.tsx';
export { clampPage, paginationItems, type PaginationItem, type PaginationShape } from './paginationModel.ts';
