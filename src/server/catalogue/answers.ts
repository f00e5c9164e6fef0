/** The database gives parts of the answers as ready JSON texts, which are not parsed. */
import { labelOf } from '../../contract/allergenList.ts';
import type { Pack, Product, ProductDetailsAnswer, ProductQuery, ProductsAnswer } from '../../contract/catalogue.ts';
import { CachedAnswer } from '../http/cachedResponse.ts';
import { makeValues } from './facets/productFacets.ts';
import type { Protection } from './search/facts.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * The answer of a product list: its products, the names of their brands, and how many pages there are.
 *
 * @param summaries - the products of the page, as JSON
 * @param brands - the names of all brands found, whatever brands are chosen
 * @param total - how many products there are on all pages together
 * @param more - how a search was read, facets, and how many articles the products are of, where a page has those instead of products
 */
export function productsAnswer(
  summaries: string,
  brands: readonly string[],
  total: number,
  { limit, categoryId }: ProductQuery,
  snapshot: Pick<Snapshot, 'pathTo'>,
  more: Partial<ProductsAnswer> = {},
): CachedAnswer<ProductsAnswer> {
  const rest = JSON.stringify({ ...(categoryId === undefined ? {} : { path: snapshot.pathTo(categoryId) }), ...more });
  const extra = rest === '{}' ? '' : `,${rest.slice(1, -1)}`;
  return new CachedAnswer(
    `{"data":[${summaries}],"brands":${JSON.stringify(brands)},"totalPages":${Math.ceil((more.families ?? total) / limit)},"total":${total}${extra}}`,
  );
}

/** @param details - as the other texts, as the database has them, in JSON */
export function productDetailsAnswer(
  details: string,
  related: string,
  tags: string,
  packs: readonly Pack[],
  snapshot: Pick<Snapshot, 'pathTo'>,
): CachedAnswer<ProductDetailsAnswer> {
  const product = JSON.parse(details) as Product;
  const label = JSON.stringify(labelOf(product)).slice(1);
  const labelled = label === '}' ? details : `${details.slice(0, -1)},${label}`;
  const [home] = product.categories;
  const made = makeValues(product).map(({ facet, label: name }) => ({ facet, label: name }));
  const rest = JSON.stringify({
    path: home ? snapshot.pathTo(home.id) : [],
    ...(packs.length > 0 ? { packs } : {}),
    ...(made.length > 0 ? { made } : {}),
  }).slice(1);
  return new CachedAnswer(`{"data":{"productDetails":[${labelled}],"relatedProducts":[${related}],"tags":${tags},${rest}}`);
}

/** The words of a search and the values of facets that protect people or faith, and how they were read. */
export function protectionsOf(all: readonly Protection[]): Partial<ProductsAnswer> {
  const protections = [...new Map(all.map((protection) => [protection.text, protection])).values()];
  const held = protections.filter(({ isDenied }) => !isDenied);
  const judged = held.filter(({ declared, evenIfDeclared }) => declared && !evenIfDeclared);
  const claimed = held.filter(({ evenIfDeclared }) => evenIfDeclared);
  const denied = protections.filter(({ isDenied }) => isDenied);
  return {
    ...(held.length > 0 ? { protectedWords: held.map(({ text }) => text) } : {}),
    ...(denied.length > 0 ? { deniedWords: denied.map(({ text }) => text.replace(/^not /u, '')) } : {}),
    ...(judged.length > 0 ? { judgedByAllergens: judged.map(({ text }) => text) } : {}),
    ...(claimed.length > 0 ? { claimedDespiteAllergens: claimed.map(({ text }) => text) } : {}),
  };
}
