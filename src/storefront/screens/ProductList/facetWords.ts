import type { FacetName } from '../../../contract/facets.ts';

/** The words of categories and facets, which are fetched apart from the list. */
export const facetWords = {
  missing: 'The other categories could not be loaded.',
  /** Of facets that protect people: where what they promise comes from. */
  notes: {
    diet: 'As stated by the maker. Check the label.',
    'free-from': 'None declared, not even traces. Check the label.',
  } as Readonly<Partial<Record<FacetName, string>>>,
};
