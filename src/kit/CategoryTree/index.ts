export { CategoryTree } from './CategoryTree.tsx';
export type { CategoryTreeItemProps, CategoryTreeProps } from './categoryTreeProps.ts';
export { pathTo, withPathOpen, type CategoryTreeId, type CategoryTreeNode, type TreeExpansion } from './treeModel.ts';
