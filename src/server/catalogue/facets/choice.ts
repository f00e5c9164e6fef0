import type { Facet, ProductQuery } from '../../../contract/catalogue.ts';
import { facetNames } from '../../../contract/facets.ts';
import { RequestError } from '../../errors.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Chosen, FacetColumns, FacetCounts } from './columns.ts';
import { protectionOfValue, type AnyFacet } from './productFacets.ts';

export type FacetChoice = ReturnType<typeof readChoice>;

/** Reads the values that a query chooses. @throws {RequestError} 400 for one that no product has */
export function readChoice({ facets = [] }: ProductQuery, columns: FacetColumns) {
  const values = facets.map((key) => {
    const value = columns.find(key);
    if (!value) throw new RequestError(400, `facet: No product has ${key}`, { facet: `No product has ${key}` });
    return value;
  });
  const alternatives = [...Map.groupBy(values, ({ facet }) => facet)].map(([facet, some]) => ({ facet, ids: some.map(({ id }) => id) }));
  const told = facetNames.flatMap((facet) =>
    values.filter((value) => value.facet === facet).map(({ value, label }) => ({ facet, value, label })),
  );
  return {
    // The numbers of the values by facet, those of one facet as alternatives.
    alternatives,
    protections: values.flatMap((value) => protectionOfValue(value) ?? []),
    // The values for the answer; nothing where none is chosen.
    told: told.length > 0 ? { chosenFacets: told } : {},
  };
}

/** All that a query chooses, the list's own filters among it, for counting. A tag that a link names bounds the list, as the search does. */
export function choicesOf(
  { categoryId, tagId, brands }: ProductQuery,
  { alternatives }: FacetChoice,
  { facets, brandIds, brandNames }: Snapshot,
): Chosen[] {
  const idsOf = (keys: readonly string[]) => keys.flatMap((key) => facets.find(key)?.id ?? []);
  const one = (facet: AnyFacet | undefined, key: string): Chosen => ({ facet, ids: idsOf([key]) });
  return [
    ...(categoryId === undefined ? [] : [one('category', `category:${categoryId}`)]),
    ...(tagId === undefined ? [] : [{ facet: undefined, ids: idsOf([`tag:${tagId}`, `claim:${tagId}`]) }]),
    ...(brands.length === 0 ? [] : [{ facet: 'brand' as const, ids: idsOf(brandNames(brandIds(brands)).map((name) => `brand:${name}`)) }]),
    ...alternatives,
  ];
}

/** The facets of an answer: those that split its products, and those in which something is chosen. Types are for searches; elsewhere the tree of categories has them. */
export function facetsOf({ search }: ProductQuery, columns: FacetColumns, counts: FacetCounts, choices: readonly Chosen[]): Facet[] {
  const names = search ? facetNames : facetNames.filter((name) => name !== 'type');
  const chosen = new Set(choices.flatMap(({ facet, ids }) => (facet === undefined ? [] : ids)));
  return (['category', 'brand', ...names] as const).flatMap((name) => {
    const values = (columns.byFacet.get(name) ?? [])
      .map(({ id, value, label }) => ({ id, value, label, total: counts.of(id) }))
      .filter(({ id, total }) => total > 0 || chosen.has(id));
    // The range does not tell the types that a search is for.
    if (name === 'type') values.sort((one, other) => other.total - one.total);
    const splits = values.some(({ id, total }) => chosen.has(id) || total < counts.reach(name));
    return splits ? [{ name, values: values.map(({ value, label, total }) => ({ value, label, total })) }] : [];
  });
}
