export { LazyCategoryTree, type LazyCategoryTreeProps } from './LazyCategoryTree.tsx';
export type { LazyCategoryTreeNode } from './lazyModel.ts';
