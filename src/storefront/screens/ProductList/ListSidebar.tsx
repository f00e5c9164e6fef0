import { useState } from 'react';
import { brandFilterMax } from '../../../contract/limits.ts';
import { BrandFilter } from '../../../kit/BrandFilter/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { styled, token } from '../../../kit/theme/index.ts';
import { facetsQueryOf, listTransitions, toggled, type Choices } from '../../navigation/listState.ts';
import { listPath } from '../../navigation/queryPaths.ts';
import { useProducts } from '../../data/catalogue.ts';
import { leadsTo } from '../../navigation/leadsTo.ts';
import { ListCategories } from './ListCategories.tsx';
import { ListFacets } from './ListFacets.tsx';
import { brandCounts, brandsOnOffer } from './useFacets.ts';
import type { ProductListModel } from './useProductList.ts';
import { sharedWords } from '../../words.ts';

/** Side by side where there is room. */
const Beside = styled(Stack)({ alignItems: 'start', '& > *': { flex: '1 1 15rem', minInlineSize: 0 } });

const TreeHeading = styled(Heading)({ paddingBlock: token('space.1-5') });

/** Wide screens: the category tree, the brands and the other facets beside the results; every choice applies at once. */
export function ListSidebar({ model }: { model: ProductListModel }) {
  const { answers, state, go } = model;
  // A box is ticked at once; the router follows in a transition.
  const [ticked, setTicked] = useState<Choices>(state);
  const [known, setKnown] = useState(state);
  if (known !== state) {
    setKnown(state);
    setTicked(state);
  }
  const counted = useProducts(model.unknown ? undefined : facetsQueryOf(state)).data;
  const counts = brandCounts(counted);
  const brandPath = (brand: string) => listPath(listTransitions.narrow(state, { ...ticked, brands: toggled(ticked.brands, brand) }));
  const brands = brandsOnOffer(answers?.products.brands ?? [], counts);
  const choose = (choices: Partial<Choices>) => {
    const next: Choices = { brands: ticked.brands, facets: ticked.facets, ...choices };
    setTicked(next);
    go(listTransitions.narrow(state, next));
  };
  const facets = (types: boolean) => (
    <ListFacets
      products={counted}
      types={types}
      value={ticked.facets}
      getHref={(next) => listPath(listTransitions.narrow(state, { ...ticked, facets: next }))}
      onChange={(next) => choose({ facets: next })}
    />
  );
  return (
    <Beside direction="row" gap="6">
      <Stack gap="2">
        {facets(true)}
        <TreeHeading level={2} size="md">
          {sharedWords.categories}
        </TreeHeading>
        <ListCategories model={model} />
      </Stack>
      <Stack gap="1">
        {brands.length + ticked.brands.length > 0 ? (
          <BrandFilter
            {...leadsTo(brandPath)}
            options={brands}
            counts={counts}
            value={ticked.brands}
            max={brandFilterMax}
            onChange={(_event, chosen) => choose({ brands: chosen })}
          />
        ) : null}
        {facets(false)}
      </Stack>
    </Beside>
  );
}
