import type { FacetName } from '../../../contract/facets.ts';

/** Words of the facets that protect people: where what they promise comes from. */
export const facetWords: { readonly notes: Readonly<Partial<Record<FacetName, string>>> } = {
  notes: {
    diet: 'As stated by the maker. Check the label.',
    'free-from': 'None declared, not even traces. Check the label.',
  },
};
