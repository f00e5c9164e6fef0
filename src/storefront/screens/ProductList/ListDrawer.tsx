import { useState, type JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { brandFilterMax } from '../../../contract/limits.ts';
import { FilterDrawer } from '../../../kit/FilterDrawer/index.ts';
import { useProducts } from '../../data/catalogue.ts';
import { lazyPart } from '../../navigation/lazyPart.tsx';
import { listTransitions, productQueryOf } from '../../navigation/listState.ts';
import type { ProductListModel } from './useProductList.ts';
import { words } from './words.ts';

const ListCategories = lazyPart(async () => (await import('./ListCategories.tsx')).ListCategories);
const BrandFilter = lazyPart(async () => (await import('../../../kit/BrandFilter/index.ts')).BrandFilter);

/** Phones: the same in a drawer. A category applies at once and closes it; brands wait for the apply button, which shows the number of products. */
export function ListDrawer({ model, activeFilters }: { model: ProductListModel; activeFilters: number }): JSX.Element {
  const { answers, state, go } = model;
  const { key: entry } = useLocation();
  // Any change of the list closes the drawer, including Back.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === entry;
  const [draft, setDraft] = useState<readonly string[]>(state.brands);
  const preview = useProducts(productQueryOf(open ? listTransitions.chooseBrands(state, draft) : state));

  return (
    <FilterDrawer
      open={open}
      onOpenChange={(shown) => {
        if (shown) setDraft(state.brands);
        setOpenAt(shown ? entry : undefined);
      }}
      activeCount={activeFilters}
      {...(preview.data && !preview.isLoading ? { resultCount: preview.data.total } : {})}
      loading={preview.isLoading}
      onApply={() => go(listTransitions.chooseBrands(state, draft))}
      canClear={draft.length > 0}
      onClear={() => setDraft([])}
      messages={words.clearing}
      categories={<ListCategories model={model} />}
      brands={
        <BrandFilter
          options={answers?.products.brands ?? []}
          max={brandFilterMax}
          // The button at the drawer's foot does it.
          showClear={false}
          value={draft}
          onChange={(_event, brands) => setDraft(brands)}
        />
      }
    />
  );
}
