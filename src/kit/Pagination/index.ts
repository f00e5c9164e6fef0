export { Pagination, type PaginationProps } from './Pagination.tsx';
export { PaginationItem, type PaginationItemProps, type PaginationRenderItemParams } from './PaginationItem.tsx';
export { PaginationTools, type PaginationToolsProps } from './PaginationTools.tsx';
export { clampPage, paginationItems, type PaginationEntry, type PaginationShape } from './paginationModel.ts';
