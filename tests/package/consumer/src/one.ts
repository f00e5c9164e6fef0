export { Pagination } from '@tarnbrook/kit';
