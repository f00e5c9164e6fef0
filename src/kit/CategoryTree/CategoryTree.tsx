import { lazy, Suspense, type ElementType, type JSX } from 'react';
import { categoryTree } from '../messages/en-GB/categoryTree.ts';
import { type Overridden, styled, useMessages, useThemedProps, type Owned } from '../part.ts';
import type { CategoryTreeProps } from './categoryTreeProps.ts';
import { Tree } from './Tree.tsx';
import { MANY_NODES, sizeOf } from './treeModel.ts';

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
export function CategoryTree<Root extends ElementType = ElementType>(given: Overridden<CategoryTreeProps, Root>): JSX.Element | null {
  const props = useThemedProps('TkCategoryTree', given, { expansion: 'single' }, ['tree']);
  // The root lets through only what is an attribute: of the tree's props these could pass for one.
  const { label, onSelect: _, onExpandedItemsChange: __, onSelectedItemsChange: ___, filter, children, ...rest } = props;
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
