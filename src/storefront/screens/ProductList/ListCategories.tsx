import { useCallback, useMemo, type JSX } from 'react';
import type { Category } from '../../../contract/catalogue.ts';
import { CategoryTree, type CategoryTreeNode } from '../../../kit/CategoryTree/index.ts';
import { listTransitions } from '../../navigation/listState.ts';
import { emptyListState, listPath } from '../../navigation/paths.ts';
import { useCategoriesOrSuspend } from '../../data/catalogue.ts';
import type { ProductListModel } from './useProductList.ts';

const toNode = ({ id, name, subCategories }: Category): CategoryTreeNode => ({ id, name, children: subCategories.map(toNode) });

/**
 * The category tree over the list's state: choosing a category clears the other filters, choosing it again lets go of it. Suspends until the tree has come,
 * which only those who see it need.
 */
export function ListCategories({ model }: { model: ProductListModel }): JSX.Element {
  const { state } = model;
  const categories = useCategoriesOrSuspend();
  const nodes = useMemo(() => categories.map(toNode), [categories]);
  const sorting = state.sorting;
  const getHref = useCallback(
    (node: CategoryTreeNode, selected: boolean) =>
      listPath(
        listTransitions.chooseCategory({ ...emptyListState, sorting, categoryId: selected ? Number(node.id) : undefined }, Number(node.id)),
      ),
    [sorting],
  );
  return <CategoryTree nodes={nodes} getHref={getHref} {...(state.categoryId === undefined ? {} : { selectedId: state.categoryId })} />;
}
