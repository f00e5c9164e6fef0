import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brandFilterMax } from '../../../contract/limits.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { FilterDrawer } from '../../../kit/FilterDrawer/index.ts';
import { Spinner } from '../../../kit/Spinner/index.ts';
import { useProducts } from '../../data/catalogue.ts';
import { lazyPart } from '../../../kit/utils/lazyPart.tsx';
import { listTransitions, noChoices, productQueryOf, type Choices } from '../../navigation/listState.ts';
import type { ProductListModel } from './useProductList.ts';
import { articlesOf, brandCounts, brandsOnOffer } from './useFacets.ts';
import { words } from './words.ts';

const parts = () => import('./drawerParts.ts');
const ListCategories = lazyPart(async () => (await parts()).ListCategories);
const BrandFilter = lazyPart(async () => (await parts()).BrandFilter);
const ListFacets = lazyPart(async () => (await parts()).ListFacets);

/** Phones: the same in a drawer. A category applies at once and closes it; brands and other facets wait for the apply button, which shows the number of products. */
export function ListDrawer({ model, activeFilters }: { model: ProductListModel; activeFilters: number }) {
  const { answers, state, go } = model;
  const { key: entry } = useLocation();
  // Any change of the list closes the drawer, including Back.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === entry;
  const [draft, setDraft] = useState<Choices>(state);
  const narrowed = listTransitions.narrow(state, draft);
  const preview = useProducts(open ? { ...productQueryOf(narrowed), limit: 1, counts: true } : productQueryOf(state));
  const counts = brandCounts(preview.data);

  const facets = (types: boolean) => (
    <ListFacets products={preview.data} types={types} value={draft.facets} onChange={(next) => setDraft({ ...draft, facets: next })} />
  );

  return (
    <FilterDrawer
      open={open}
      onOpenChange={(_event, shown) => {
        if (shown) setDraft({ brands: state.brands, facets: state.facets });
        setOpenAt(shown ? entry : undefined);
      }}
      activeCount={activeFilters}
      {...(preview.data && !preview.isLoading ? { resultCount: articlesOf(preview.data) } : {})}
      loading={preview.isLoading}
      onApply={() => go(narrowed)}
      canClear={draft.brands.length + draft.facets.length > 0}
      onClear={() => setDraft(noChoices)}
      messages={{ ...words.clearing, ...words.drawer }}
      // The drawer opens before its parts have come.
      categories={
        <Suspense fallback={<Spinner />}>
          <ListCategories model={model} />
        </Suspense>
      }
      brands={
        <Suspense>
          <Stack>
            {facets(true)}
            <BrandFilter
              options={brandsOnOffer(answers?.products.brands ?? [], counts)}
              max={brandFilterMax}
              // The button at the drawer's foot does it.
              showClear={false}
              counts={counts}
              value={draft.brands}
              onChange={(_event, brands) => setDraft({ ...draft, brands })}
            />
          </Stack>
        </Suspense>
      }
    >
      <Suspense>{facets(false)}</Suspense>
    </FilterDrawer>
  );
}
