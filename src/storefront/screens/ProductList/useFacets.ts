import { useMemo } from 'react';
import type { ProductsAnswer } from '../../../contract/catalogue.ts';
import { useProducts } from '../../data/catalogue.ts';
import { emptyListState, facetsQueryOf, type ListState } from '../../navigation/listState.ts';

/** How many products each category has; choosing one takes everything else away. Nothing until that is known, and beside a search, whose products are others. */
export function useCategoryCounts({ search }: ListState): ReadonlyMap<number, number> | undefined {
  const products = useProducts(search ? undefined : facetsQueryOf(emptyListState)).data;
  return useMemo(() => {
    const values = products?.facets?.find(({ name }) => name === 'category')?.values;
    return values && new Map(values.map(({ value, total }) => [Number(value), total]));
  }, [products]);
}

/** How many products a list shows: articles, each in any number of packs. */
export const articlesOf = ({ families, total }: ProductsAnswer): number => families ?? total;

/** How many products each brand of a list has, by its name; nothing where that is not known. */
export function brandCounts(products: ProductsAnswer | undefined): Record<string, number> | undefined {
  const values = products?.facets?.find(({ name }) => name === 'brand')?.values;
  return values && Object.fromEntries(values.map(({ value, total }) => [value, total]));
}

/** The brands that lead to products; all where that is not known. */
export function brandsOnOffer(brands: readonly string[], counts: Readonly<Record<string, number>> | undefined): readonly string[] {
  return counts ? brands.filter((brand) => counts[brand]) : brands;
}
