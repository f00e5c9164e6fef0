import {
  lazy,
  Suspense,
  type ComponentProps,
  type ComponentType,
  type ElementType,
  type JSX,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { categoryTree } from '../messages/en-GB/categoryTree.ts';
import type { categoryTreeTools } from '../messages/en-GB/categoryTreeTools.ts';
import { useMessages } from '../provider/index.ts';
import type { Rooted, Slotted } from '../theme/customised.ts';
import { styled } from '../theme/index.ts';
import { useThemedProps, type Owned } from '../theme/useThemedProps.ts';
import { Tree } from './Tree.tsx';
import { MANY_NODES, sizeOf, type CategoryTreeId, type CategoryTreeNode, type TreeExpansion } from './treeModel.ts';

/** Props of `slots.item`. */
export interface CategoryTreeItemProps {
  node: CategoryTreeNode;
  /** Its name, with the part that `filter` found marked. */
  children: ReactNode;
}

/** Props of {@link CategoryTree}; every other prop of a `<nav>` reaches its root. */
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
  expandedIds?: readonly CategoryTreeId[];
  /** The open branches at the start, when the tree keeps them. Default: those on the way to `selectedId`. */
  defaultExpandedIds?: readonly CategoryTreeId[];
  /** A branch was opened or closed: all open branches. */
  onExpandedChange?: (expandedIds: CategoryTreeId[]) => void;
  /** Shows the categories whose name holds this text, whatever its accents and capitals, with the way to them, open. Give an empty text for all. */
  filter?: string;
  /** Fetches what is below a node that `hasChildren` and has no `children`, when its branch is first opened. */
  loadChildren?: (node: CategoryTreeNode) => Promise<readonly CategoryTreeNode[]>;
  /** Rows have checkboxes in the place of links. Default: `false`. */
  checkboxSelection?: boolean;
  /** Whether several can be ticked: a branch then ticks all below it. Default: `false`, ticking one unticks the other. */
  multiSelect?: boolean;
  /** The ticked categories, when the caller keeps them. One with `multiSelect` stands for all below it. */
  selectedIds?: readonly CategoryTreeId[];
  /** Those ticked at the start, when the tree keeps them. Default: none. */
  defaultSelectedIds?: readonly CategoryTreeId[];
  /** A category was ticked or unticked: all ticked ones, with the branches that are ticked as a whole. */
  onSelectedChange?: (selectedIds: CategoryTreeId[]) => void;
  /** Names the landmark and the tree. Default: "Product categories". */
  label?: string;
  /** Replaces single texts. */
  messages?: Partial<typeof categoryTree & typeof categoryTreeTools>;
  /** Props of the `<ul role="tree">`. */
  slotProps?: { tree?: Omit<ComponentProps<'ul'>, 'onFocus' | 'onClickCapture'> };
  /** `item` shows a row's name, count or whatever takes their place; `tree` stands in the place of the `<ul>`. */
  slots?: { item?: ComponentType<CategoryTreeItemProps>; tree?: ElementType };
  /** Shown above the tree, inside the landmark; with it the landmark stays when there are no categories. Default: nothing. */
  children?: ReactNode;
}

const Root = styled('nav', { name: 'TkCategoryTree' })<Owned>();

// Fetched by trees that use any of it; when it cannot be, the tree works without.
const ToolTree = lazy(() =>
  import('./ToolTree.tsx').catch((error: unknown) => {
    console.error(error);
    return { default: Tree };
  }),
);

/**
 * Categories as a tree of links with one tab stop. Following a link is choosing; the arrow at its end opens a branch without following.
 * With `checkboxSelection` rows are ticked instead.
 *
 * Source of the behaviour: ARIA Authoring Practices, Navigation Treeview and Tree View.
 */
export function CategoryTree(given: CategoryTreeProps): JSX.Element | null {
  const props = useThemedProps('TkCategoryTree', given, { expansion: 'single' });
  // The root lets through only what is an attribute: of the tree's props these could pass for one.
  const { label, onSelect: _, onExpandedChange: __, onSelectedChange: ___, filter, children, ...rest } = props;
  const texts = useMessages('categoryTree', categoryTree, props.messages);
  const { nodes, getHref, loadChildren, checkboxSelection } = rest;
  if (!nodes.length && !children) return null;
  const shown = { ...props, label: label ?? texts.label, texts };
  const tree = <Tree {...shown} />;
  const isPlain = getHref && filter === undefined && !loadChildren && !checkboxSelection && sizeOf(nodes) <= MANY_NODES;
  return (
    <Root aria-label={shown.label} {...rest}>
      {children}
      {isPlain ? (
        tree
      ) : (
        <Suspense fallback={tree}>
          <ToolTree {...shown} />
        </Suspense>
      )}
    </Root>
  );
}
