import type { ComponentProps, ComponentType, ElementType, MouseEvent, ReactNode, SyntheticEvent } from 'react';
import type { categoryTree } from '../messages/en-GB/categoryTree.ts';
import type { categoryTreeTools } from '../messages/en-GB/categoryTreeTools.ts';
import type { Rooted, Slotted, SlotProps } from '../theme/customised.ts';
import type { CategoryTreeId, CategoryTreeNode, TreeExpansion } from './treeModel.ts';

/** Props of `slots.item`. */
export interface CategoryTreeItemProps {
  node: CategoryTreeNode;
  /** Its name, with the part that `filter` found marked. */
  children: ReactNode;
}

/** Props of `CategoryTree`; every other prop of a `<nav>` reaches its root. */
export interface CategoryTreeProps extends Omit<ComponentProps<'nav'>, 'onSelect' | 'children'>, Slotted<'tree' | 'item'>, Rooted {
  /** The main categories with all below them; with none there is no tree. Keep the same array from render to render: rows are compared by identity. */
  nodes: readonly CategoryTreeNode[];
  /** The address of a category; of the chosen one (`selected`) the address without it, since choosing it again lets go of it. Memoise it. Without it rows are no links. */
  getHref?: (node: CategoryTreeNode, selected: boolean) => string | undefined;
  /** The chosen category. When it changes, the way down to it and its own branch open. */
  selectedId?: CategoryTreeId;
  /** A category was followed by pointer or key; told after the link's own handler, so that the tree may be taken away then, and also when it opens a new tab. Not with `checkboxSelection`. */
  onSelect?: (event: MouseEvent<HTMLElement>, node: CategoryTreeNode, selected: boolean) => void;
  /** Whether opening a branch closes its siblings. Default: `single`. */
  expansion?: TreeExpansion;
  /** The open branches, when the caller keeps them. */
  expandedItems?: readonly CategoryTreeId[];
  /** The open branches at the start, when the tree keeps them. Default: those on the way to `selectedId`. */
  defaultExpandedItems?: readonly CategoryTreeId[];
  /** A branch was opened or closed: all open branches. */
  onExpandedItemsChange?: (event: SyntheticEvent, expandedItems: CategoryTreeId[]) => void;
  /** Shows the categories whose name holds this text, whatever its accents and capitals, with the way to them, open. Give an empty text for all. */
  filter?: string;
  /** Fetches what is below a node that `hasChildren` and has no `children`, when its branch is first opened. */
  loadChildren?: (node: CategoryTreeNode) => Promise<readonly CategoryTreeNode[]>;
  /** Rows have checkboxes in the place of links. Default: `false`. */
  checkboxSelection?: boolean;
  /** Whether several can be ticked: a branch then ticks all below it. Default: `false`, ticking one unticks the other. */
  multiSelect?: boolean;
  /** The ticked categories, when the caller keeps them. One with `multiSelect` stands for all below it. */
  selectedItems?: readonly CategoryTreeId[];
  /** Those ticked at the start, when the tree keeps them. Default: none. */
  defaultSelectedItems?: readonly CategoryTreeId[];
  /** A category was ticked or unticked: all ticked ones, with the branches that are ticked as a whole. */
  onSelectedItemsChange?: (event: SyntheticEvent, selectedItems: CategoryTreeId[]) => void;
  /** Names the landmark and the tree. Default: "Product categories". */
  label?: string;
  /** Replaces single texts. */
  messages?: Partial<typeof categoryTree & typeof categoryTreeTools>;
  /** Props of the `<ul role="tree">`, and of each row, `.TkCategoryTree-item`. */
  slotProps?: SlotProps<
    { tree?: Omit<ComponentProps<'ul'>, 'onClickCapture'>; item?: Pick<ComponentProps<'a'>, 'className' | 'style' | 'title' | 'lang'> },
    CategoryTreeProps,
    'item'
  >;
  /** `item` shows a row's name, count or whatever takes their place; `tree` stands in the place of the `<ul>`. */
  slots?: { item?: ComponentType<CategoryTreeItemProps>; tree?: ElementType };
  /** Shown above the tree, inside the landmark; with it the landmark stays when there are no categories. Default: nothing. */
  children?: ReactNode;
}
