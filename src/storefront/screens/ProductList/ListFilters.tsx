import { useCallback, useMemo, useState, type JSX, type MouseEvent } from 'react';
import type { Category } from '../../../contract/catalogue.ts';
import { BrandFilter } from '../../../kit/BrandFilter/index.ts';
import { CategoryTree, type CategoryTreeNode } from '../../../kit/CategoryTree/index.ts';
import { FilterDrawer } from '../../../kit/FilterDrawer/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { useProducts } from '../../data/catalogue.ts';
import { listTransitions, productQueryOf } from '../../navigation/listState.ts';
import { emptyListState, listPath } from '../../navigation/paths.ts';
import type { ProductListModel } from './useProductList.ts';

const toNode = ({ id, name, subCategories }: Category): CategoryTreeNode => ({ id, name, children: subCategories.map(toNode) });

function Categories({ model, onSelect }: { model: ProductListModel; onSelect: (event: MouseEvent<HTMLElement>) => void }): JSX.Element {
  const { answers, state } = model;
  const nodes = useMemo(() => answers?.categories.map(toNode) ?? [], [answers?.categories]);
  const sorting = state.sorting;
  const getHref = useCallback(
    (node: CategoryTreeNode, selected: boolean) =>
      listPath(listTransitions.chooseCategory({ ...emptyListState, sorting, categoryId: selected ? Number(node.id) : undefined }, Number(node.id))),
    [sorting],
  );
  return <CategoryTree nodes={nodes} getHref={getHref} {...(state.categoryId === undefined ? {} : { selectedId: state.categoryId })} onSelect={onSelect} />;
}

/** Wide screens: the category tree and the brands beside the results; every choice applies at once. */
export function ListSidebar({ model }: { model: ProductListModel }): JSX.Element {
  const { answers, state, go, willChange } = model;
  return (
    <>
      <Heading level={2} size="lg">
        Categories
      </Heading>
      <Categories model={model} onSelect={willChange} />
      <BrandFilter
        options={answers?.products.brands ?? []}
        value={state.brands}
        onChange={(_event, brands) => go(listTransitions.chooseBrands(state, brands))}
      />
    </>
  );
}

/** Phones: the same in a drawer. A category applies at once and closes it; brands wait for the apply button, which says how many products will come. */
export function ListDrawer({ model, activeFilters }: { model: ProductListModel; activeFilters: number }): JSX.Element {
  const { answers, state, go, willChange } = model;
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<readonly string[]>(state.brands);
  const preview = useProducts(productQueryOf(open ? listTransitions.chooseBrands(state, draft) : state, undefined));

  return (
    <FilterDrawer
      open={open}
      onOpenChange={(shown) => {
        if (shown) setDraft(state.brands);
        setOpen(shown);
      }}
      activeCount={activeFilters}
      {...(preview.data && !preview.isLoading ? { resultCount: preview.data.total } : {})}
      loading={preview.isLoading}
      onApply={() => go(listTransitions.chooseBrands(state, draft))}
      onClear={() => {
        setOpen(false);
        go({ ...emptyListState, sorting: state.sorting });
      }}
      categories={
        <Categories
          model={model}
          onSelect={(event) => {
            willChange();
            // A modified click opens the category in another tab; the drawer stays.
            if (!event.metaKey && !event.ctrlKey && !event.shiftKey) setOpen(false);
          }}
        />
      }
      brands={<BrandFilter options={answers?.products.brands ?? []} value={draft} onChange={(_event, brands) => setDraft(brands)} />}
    />
  );
}
