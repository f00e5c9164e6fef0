export { FilterableCategoryTree, type FilterableCategoryTreeProps } from './FilterableCategoryTree.tsx';
