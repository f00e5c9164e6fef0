import { useState, type JSX } from 'react';
import { brandFilterMax } from '../../../contract/limits.ts';
import { BrandFilter } from '../../../kit/BrandFilter/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { listTransitions } from '../../navigation/listState.ts';
import { ListCategories } from './ListCategories.tsx';
import type { ProductListModel } from './useProductList.ts';
import { sharedWords } from '../../words.ts';

/** Wide screens: the category tree and the brands beside the results; every choice applies at once. */
export function ListSidebar({ model }: { model: ProductListModel }): JSX.Element {
  const { answers, state, go } = model;
  // A box is ticked at once; the router follows in a transition.
  const [ticked, setTicked] = useState(state.brands);
  const [known, setKnown] = useState(state.brands);
  if (known !== state.brands) {
    setKnown(state.brands);
    setTicked(state.brands);
  }
  return (
    <Stack gap="6">
      <Heading level={2} size="lg">
        {sharedWords.categories}
      </Heading>
      <ListCategories model={model} />
      <BrandFilter
        options={answers?.products.brands ?? []}
        value={ticked}
        max={brandFilterMax}
        onChange={(_event, brands) => {
          setTicked(brands);
          go(listTransitions.chooseBrands(state, brands));
        }}
      />
    </Stack>
  );
}
