import { useEffect, useEffectEvent } from 'react';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import { bestSellersCall, categoriesCall, mainCategoriesCall, productDetailsCall, productsCall } from '../../contract/calls.ts';
import type {
  CategoriesAnswer,
  MainCategoriesAnswer,
  ProductDetailsAnswer,
  ProductQuery,
  ProductSummary,
  ProductsAnswer,
} from '../../contract/catalogue.ts';
import { getJson, type ApiError } from './client.ts';

/** The main categories, for the tiles of home and product list, and for the menu. Sends no request while `wanted` is `false`. */
export function useMainCategories(wanted = true): SWRResponse<MainCategoriesAnswer, ApiError> {
  return useSWR<MainCategoriesAnswer, ApiError>(wanted ? mainCategoriesCall : null, getJson);
}

/** The category tree, or `null` when it could not be loaded, so that the rest of the page stays. */
async function getCategories(call: string): Promise<CategoriesAnswer | null> {
  try {
    return await getJson<CategoriesAnswer>(call);
  } catch {
    return null;
  }
}

/** The whole category tree, `null` when it could not be loaded, and another try; suspends until it has loaded or failed. A failure is forgotten when its part is unmounted, so that mounting it again tries again. */
export function useCategoriesOrSuspend() {
  const { data, isValidating, mutate } = useSWR<CategoriesAnswer | null, never, { suspense: true }>(categoriesCall, getCategories, {
    suspense: true,
  });
  const forgetFailure = useEffectEvent(() => {
    if (data === null) void mutate(undefined, { revalidate: false });
  });
  useEffect(() => () => forgetFailure(), []);
  return { categories: data, retrying: isValidating, retry: () => void mutate() };
}

/** @param count - how many; 0 asks for none */
export function useBestSellers(count: number): SWRResponse<ProductsAnswer, ApiError> {
  return useSWR<ProductsAnswer, ApiError>(count > 0 ? bestSellersCall(count) : null, getJson);
}

/** A product list. Where a value of a facet is unknown, as after a change of the range, the list without any. */
async function getProducts(call: string): Promise<ProductsAnswer> {
  try {
    return await getJson<ProductsAnswer>(call);
  } catch (error) {
    const plain = call.replaceAll(/&facet=[^&]*/gu, '');
    if (plain === call || (error as ApiError).status !== 400) throw error;
    return getJson<ProductsAnswer>(plain);
  }
}

/** One page of the product list; sends no request while `query` is `undefined`. While the next page loads, `data` stays the previous one. */
export function useProducts(query: ProductQuery | undefined): SWRResponse<ProductsAnswer, ApiError> {
  return useSWR<ProductsAnswer, ApiError>(query ? productsCall(query) : null, getProducts, { keepPreviousData: true });
}

/** One product with its related products; sends no request while `productId` is `undefined`. */
export function useProductDetails(productId: number | undefined): SWRResponse<ProductDetailsAnswer, ApiError> {
  return useSWR<ProductDetailsAnswer, ApiError>(productId === undefined ? null : productDetailsCall(productId), getJson);
}

/** The facts of a product in an answer that has come before, that of the list or page whose card led here; `undefined` where none names it. */
export function useKnownProduct(productId: number | undefined): ProductSummary | undefined {
  const { cache } = useSWRConfig();
  return productId === undefined ? undefined : knownProduct(cache, productId);
}

/** The same, outside of a component. */
export function knownProduct(cache: ReturnType<typeof useSWRConfig>['cache'], productId: number): ProductSummary | undefined {
  for (const call of cache.keys()) {
    const answer = (cache.get(call)?.data as Partial<ProductsAnswer | ProductDetailsAnswer> | undefined)?.data;
    const products = Array.isArray(answer) ? answer : answer?.relatedProducts;
    const known = products?.find((product) => product.productId === productId);
    if (known) return known;
  }
  return undefined;
}
