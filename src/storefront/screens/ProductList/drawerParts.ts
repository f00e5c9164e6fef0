/** The parts of the list's drawer, in one file that comes when it is opened. */
export { BrandFilter } from '../../../kit/BrandFilter/index.ts';
export { ListCategories } from './ListCategories.tsx';
export { ListFacets } from './ListFacets.tsx';
