export { CategoryTree, type CategoryTreeItemProps, type CategoryTreeProps } from './CategoryTree.tsx';
export { pathTo, withPathOpen, type CategoryTreeId, type CategoryTreeNode, type TreeExpansion } from './treeModel.ts';
