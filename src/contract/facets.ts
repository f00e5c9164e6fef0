/** Facets narrow a list beside category, brands and tag; addresses name them so. */

export const facetNames = [
  'type',
  'storage',
  'diet',
  'free-from',
  'pack',
  'size',
  'container',
  'material',
  'colour',
  'ply',
  'species',
  'cut',
  'tag',
] as const;

export type FacetName = (typeof facetNames)[number];

/** How a value with its facet is written: "storage:frozen". */
export const facetPattern = new RegExp(`^(?:${facetNames.join('|')}):[a-z\\d-]{1,80}$`, 'u');

/** A value with its facet, as addresses and queries write it. */
export function facetKey({ facet, value }: { readonly facet: string; readonly value: string }): string {
  return `${facet}:${value}`;
}
