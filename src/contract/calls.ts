/** The addresses of the API's calls. */

import type { ProductQuery } from './catalogue.ts';
import { defaultSorting } from './sorting.ts';

const base = '/api';

/** `GET`: the main categories. */
export const mainCategoriesCall = `${base}/categories/mainCategories`;

/** `GET`: the whole category tree. */
export const categoriesCall = `${base}/categories`;

/** `GET`: one product with its related products. */
export function productDetailsCall(productId: number): string {
  return `${base}/products/details/${productId}`;
}

/** `GET`: the best sellers, asked as the home page asks (specification, section 7). */
export function bestSellersCall(limit: number): string {
  return `${base}/products?limit=${limit}&sortBy=${defaultSorting}`;
}

/** `GET`: products by search, category, brands and tag. One query has one address, so that it can be a cache key. */
export function productsCall(query: ProductQuery): string {
  const parameters = new URLSearchParams({ sorting: query.sorting, limit: String(query.limit), offset: String(query.offset) });
  if (query.search) parameters.set('searchProduct', query.search);
  if (query.categoryId !== undefined) parameters.set('categoryId', String(query.categoryId));
  if (query.tagId !== undefined) parameters.set('tagId', String(query.tagId));
  for (const brand of query.brands) parameters.append('brands', brand);
  return `${base}/products?${parameters.toString()}`;
}
