import useSWR, { preload, type SWRResponse } from 'swr';
import { bestSellersCall, categoriesCall, mainCategoriesCall, productDetailsCall, productsCall } from '../../contract/calls.ts';
import type {
  CategoriesAnswer,
  MainCategoriesAnswer,
  ProductDetailsAnswer,
  ProductQuery,
  ProductsAnswer,
} from '../../contract/catalogue.ts';
import { homeBestSellerCount } from '../../contract/limits.ts';
import { getJson, type ApiError } from './client.ts';

/** The main categories, for the tiles of home and product list, and for the menu. Nothing is asked while `wanted` is `false`. */
export function useMainCategories(wanted = true): SWRResponse<MainCategoriesAnswer, ApiError> {
  return useSWR<MainCategoriesAnswer, ApiError>(wanted ? mainCategoriesCall : null, getJson);
}

/** The whole category tree; suspends until it has come. A failure is thrown to the error boundary. */
export function useCategoriesOrSuspend(): CategoriesAnswer {
  return useSWR<CategoriesAnswer, ApiError, { suspense: true }>(categoriesCall, getJson, { suspense: true }).data;
}

/** The home page's best sellers. */
export function useBestSellers(): SWRResponse<ProductsAnswer, ApiError> {
  return useSWR<ProductsAnswer, ApiError>(bestSellersCall(homeBestSellerCount), getJson);
}

/** One page of the product list. While the next one loads, `data` stays the previous one. */
export function useProducts(query: ProductQuery): SWRResponse<ProductsAnswer, ApiError> {
  return useSWR<ProductsAnswer, ApiError>(productsCall(query), getJson, { keepPreviousData: true });
}

/** Starts loading a page of the list that will probably be asked for. */
export function preloadProducts(query: ProductQuery): void {
  void Promise.resolve(preload(productsCall(query), getJson)).catch(() => undefined);
}

/** One product with its related products; nothing is asked while `productId` is `undefined`. */
export function useProductDetails(productId: number | undefined): SWRResponse<ProductDetailsAnswer, ApiError> {
  return useSWR<ProductDetailsAnswer, ApiError>(productId === undefined ? null : productDetailsCall(productId), getJson);
}
