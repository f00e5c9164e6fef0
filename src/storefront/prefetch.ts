import { bestSellersCall, categoriesCall, mainCategoriesCall, productDetailsCall, productsCall } from '../contract/calls.ts';
import type { MainCategoriesAnswer } from '../contract/catalogue.ts';
import { homeBestSellerCount } from '../contract/limits.ts';
import { defaultSorting } from '../contract/sorting.ts';
import type { PageData } from './entry-server.tsx';
import { parseId, parseListState, productQueryOf } from './navigation/listState.ts';
import { listPath } from './navigation/paths.ts';
import type { routeOf } from './routes.tsx';

/** Main categories as the tiles show them: their branches would only make every page heavier. */
function tiles({ data }: MainCategoriesAnswer): MainCategoriesAnswer {
  return { data: data.map((category) => ({ ...category, subCategories: [] })) };
}

/** What a page needs before it is rendered on the server. */
export interface Prefetched {
  status: number;
  redirect?: string;
  /** Answers by call: exactly those that the screen's hooks will ask for. */
  fallback: Record<string, unknown>;
}

async function home(data: PageData): Promise<Prefetched> {
  const [categories, bestSellers] = await Promise.all([
    data.mainCategories(),
    data.products({
      search: '',
      categoryId: undefined,
      tagId: undefined,
      brands: [],
      sorting: defaultSorting,
      limit: homeBestSellerCount,
      offset: 0,
    }),
  ]);
  return { status: 200, fallback: { [mainCategoriesCall]: tiles(categories), [bestSellersCall(homeBestSellerCount)]: bestSellers } };
}

async function productList(url: URL, category: string | undefined, data: PageData): Promise<Prefetched> {
  const state = parseListState(url.searchParams, category);
  const query = productQueryOf(state, undefined);
  const [mainCategories, categories, products] = await Promise.all([data.mainCategories(), data.categories(), data.products(query)]);
  const fallback = { [mainCategoriesCall]: tiles(mainCategories), [categoriesCall]: categories };
  const unknownCategory = category !== undefined && state.categoryId === undefined;
  if (!products)
    return { status: 404, fallback: { ...fallback, [productsCall(query)]: { data: [], brands: [], total: 0, totalPages: 0 } } };
  if (state.page > 1 && state.page > products.totalPages) return { status: 302, redirect: listPath({ ...state, page: 1 }), fallback: {} };
  return { status: unknownCategory ? 404 : 200, fallback: { ...fallback, [productsCall(query)]: products } };
}

async function product(idText: string | undefined, data: PageData): Promise<Prefetched> {
  const productId = parseId(idText);
  if (productId === undefined) return { status: 404, fallback: {} };
  const [details, categories] = await Promise.all([data.productDetails(productId), data.categories()]);
  return {
    status: details ? 200 : 404,
    fallback: { [productDetailsCall(productId)]: details ?? missingProduct, [categoriesCall]: categories },
  };
}

/** The answer of a product that does not exist, so that server and browser show the same page without asking again. */
const missingProduct = { data: { productDetails: [], relatedProducts: [], tags: [] } };

/** Fetches what the screen of a route will ask for. */
export async function prefetch(match: ReturnType<typeof routeOf>, url: URL, data: PageData): Promise<Prefetched> {
  switch (match.name) {
    case 'home':
      return home(data);
    case 'productList':
      return productList(url, match.parameters.category, data);
    case 'product':
      return product(match.parameters.productId, data);
    case 'error':
      return { status: 200, fallback: {} };
  }
}
