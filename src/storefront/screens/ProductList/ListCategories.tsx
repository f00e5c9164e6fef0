import { useCallback, useMemo } from 'react';
import type { Category, CategoryRef } from '../../../contract/catalogue.ts';
import { Button } from '../../../kit/Button/index.ts';
import { CategoryTree, type CategoryTreeNode } from '../../../kit/CategoryTree/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { listTransitions, emptyListState } from '../../navigation/listState.ts';
import { listPath } from '../../navigation/queryPaths.ts';
import { useCategoriesOrSuspend } from '../../data/catalogue.ts';
import { useCategoryCounts } from './useFacets.ts';
import type { ProductListModel } from './useProductList.ts';
import { facetWords } from './facetWords.ts';
import { sharedWords } from '../../words.ts';

/** @param countOf - how many products a category has; `null` while that is awaited */
function toNode({ id, name, subCategories }: Category, countOf?: (id: number) => number | null): CategoryTreeNode {
  return { id, name, ...(countOf && { count: countOf(id) }), children: subCategories.map((each) => toNode(each, countOf)) };
}

/** The main categories with the path to the chosen one: the part of the tree that the list itself knows. */
function mainNodes(categories: readonly Category[], path: readonly CategoryRef[]): CategoryTreeNode[] {
  const way = path.reduceRight<CategoryTreeNode[]>((children, { id, name }) => [{ id, name, count: null, children }], []);
  return categories.map(({ id, name }) => (id === path[0]?.id ? way[0]! : { id, name, count: null, children: [] }));
}

/**
 * The category tree over the list's state: choosing a category clears the other filters, choosing it again deselects it. Suspends until the tree has loaded,
 * which happens only where it is shown; if it cannot be loaded, the main categories replace it.
 */
export function ListCategories({ model }: { model: ProductListModel }) {
  const { state } = model;
  const { categories, retry, retrying } = useCategoriesOrSuspend();
  const { answers, categoryPath } = model;
  const counts = useCategoryCounts(state);
  const { search, sorting } = state;
  const nodes = useMemo(() => {
    const countOf = search ? undefined : (id: number) => (counts ? (counts.get(id) ?? 0) : null);
    return categories?.map((category) => toNode(category, countOf)) ?? mainNodes(answers?.mainCategories.data ?? [], categoryPath);
  }, [categories, counts, answers, categoryPath, search]);
  const getHref = useCallback(
    (node: CategoryTreeNode, selected: boolean) =>
      listPath(
        listTransitions.chooseCategory({ ...emptyListState, sorting, categoryId: selected ? Number(node.id) : undefined }, Number(node.id)),
      ),
    [sorting],
  );
  return (
    <Stack gap="3">
      <CategoryTree nodes={nodes} getHref={getHref} {...(state.categoryId === undefined ? {} : { selectedId: state.categoryId })} />
      {categories ? null : (
        <Stack gap="2">
          <output>{facetWords.missing}</output>
          <Stack direction="row">
            <Button size="small" loading={retrying} onClick={retry}>
              {sharedWords.tryAgain}
            </Button>
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
