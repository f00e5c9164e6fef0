import { relatedProductCount } from '../../../contract/limits.ts';
import { categoryListing, everythingListing } from '../listingIds.ts';
import type { Range, RangeProduct } from './range.ts';

/** Distance in popularity counts half for a product of the same brand: buyers compare within a brand first. */
const sameBrandWeight = 0.5;

/** Most products that go with one: half of the places at least have others of its kind. */
const mostGoingWith = relatedProductCount / 2;

/**
 * The same article by other brands; then what the range says goes with it; then from its own category those that sell about as well, its own brand first; then from the categories above. Each
 * article of a brand is among them once. All food claims what the product claims: beside a gluten free brownie comes no walnut cake.
 */
export function relatedTo(
  product: RangeProduct,
  { listings, articles, accessories }: Pick<Range, 'listings' | 'articles' | 'accessories'>,
): number[] {
  const { article, claims, goesWith } = product.outline;
  const fits = ({ outline }: RangeProduct) => claims.every((claim) => outline.claims.includes(claim));
  const familyOf = ({ brandId, outline }: RangeProduct) => `${brandId} ${outline.article}`;
  const found = new Map<string, number>();
  for (const other of articles.get(article)!)
    if (other.brandId !== product.brandId && !found.has(familyOf(other)) && fits(other)) found.set(familyOf(other), other.id);
  const beside = goesWith
    .flatMap((code) => accessories.get(code) ?? [])
    .filter(({ outline }) => outline.article !== article)
    .filter((other) => !other.outline.isFood || fits(other))
    .slice(0, mostGoingWith);
  const related = new Map([...found].slice(0, relatedProductCount - beside.length));
  for (const other of beside) related.set(familyOf(other), other.id);
  const path = product.categories[0]?.path ?? [];
  for (const listing of [...path.toReversed().map(categoryListing), everythingListing]) {
    for (const other of neighbours(product, listings.get(listing) ?? [], fits)) {
      if (related.size === relatedProductCount) return [...related.values()];
      if (other.outline.article !== article && !related.has(familyOf(other))) related.set(familyOf(other), other.id);
    }
  }
  return [...related.values()];
}

/** Products that fit, around one in a list sorted by popularity, the most similar first, without itself. */
function neighbours(product: RangeProduct, bestFirst: readonly RangeProduct[], fits: (other: RangeProduct) => boolean): RangeProduct[] {
  const at = positionIn(bestFirst, product.byPopularity);
  const distance = (other: RangeProduct) =>
    Math.abs(other.byPopularity - product.byPopularity) * (other.brandId === product.brandId ? sameBrandWeight : 1);
  const nearest = (step: 1 | -1, from: number) => {
    const found: RangeProduct[] = [];
    for (let place = from; found.length < relatedProductCount * 2 && bestFirst[place]; place += step)
      if (bestFirst[place] !== product && fits(bestFirst[place]!)) found.push(bestFirst[place]!);
    return found;
  };
  return [...nearest(-1, at - 1).reverse(), ...nearest(1, at)].sort((a, b) => distance(a) - distance(b));
}

/** The position of a popularity rank in a list sorted by it. */
function positionIn(bestFirst: readonly RangeProduct[], rankWanted: number): number {
  let [low, high] = [0, bestFirst.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bestFirst[middle]!.byPopularity < rankWanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
