import {
  bestSellersCall,
  categoriesCall,
  jobCall,
  jobsCall,
  mainCategoriesCall,
  productDetailsCall,
  productsCall,
} from '../contract/calls.ts';
import type { Job, JobsAnswer } from '../contract/careers.ts';
import type { CategoriesAnswer, MainCategoriesAnswer, ProductDetailsAnswer, ProductQuery, ProductsAnswer } from '../contract/catalogue.ts';
import { emptyListBestSellerCount, homeBestSellerCount } from '../contract/limits.ts';
import { categoryBySlug } from '../contract/slug.ts';
import { defaultSorting } from '../contract/sorting.ts';
import { cleanAddress, pageAddress } from './navigation/pageAddress.ts';
import { pageOf } from './navigation/pageOf.ts';
import { facetsQueryOf, parseId, parseListState, productQueryOf, showsBestSellers, type ListState } from './navigation/listState.ts';
import { listPath } from './navigation/queryPaths.ts';
import type { routeOf } from './routes.tsx';

/** Data for the server's rendering: the same answers as the API's, without HTTP. `undefined` for things that do not exist. */
export interface PageData {
  mainCategories(): Promise<MainCategoriesAnswer>;
  categories(): Promise<CategoriesAnswer>;
  products(query: ProductQuery): Promise<ProductsAnswer | undefined>;
  productDetails(productId: number): Promise<ProductDetailsAnswer | undefined>;
  /** All openings, newest first. */
  jobs(): Promise<readonly Job[]>;
  job(id: number): Promise<Job | undefined>;
}

/** Main categories without their branches, which tiles do not show and which would make every page larger. */
function tiles({ data }: MainCategoriesAnswer): MainCategoriesAnswer {
  return { data: data.map((category) => ({ ...category, subCategories: [] })) };
}

/** The data of a page before it is rendered on the server. */
export interface Prefetched {
  status: number;
  redirect?: string;
  /** Answers by call: exactly those that the screen's hooks will request. */
  fallback: Record<string, unknown>;
  /** Answers of deferred parts: the browser requests them itself, so pages do not contain them. */
  partsFallback?: Record<string, unknown>;
}

async function bestSellers(limit: number, data: PageData): Promise<Prefetched['fallback']> {
  const query = { search: '', categoryId: undefined, tagId: undefined, brands: [], sorting: defaultSorting, limit, offset: 0 };
  return { [bestSellersCall(limit)]: await data.products(query) };
}

async function home(data: PageData): Promise<Prefetched> {
  const [categories, sellers] = await Promise.all([data.mainCategories(), bestSellers(homeBestSellerCount, data)]);
  return { status: 200, fallback: { [mainCategoriesCall]: tiles(categories), ...sellers } };
}

async function productList(url: URL, category: string | undefined, data: PageData): Promise<Prefetched> {
  const state = parseListState(url.searchParams, category);
  if (category !== undefined && state.categoryId === undefined) return namedCategory(state, category, data);
  const query = productQueryOf(state);
  // The facets come with the page: what they show stands above other things.
  const facetsQuery = facetsQueryOf(state);
  const [mainCategories, categories, products, facets] = await Promise.all([
    data.mainCategories(),
    data.categories(),
    data.products(query),
    data.products(facetsQuery),
  ]);
  const fallback = { [mainCategoriesCall]: tiles(mainCategories), [productsCall(facetsQuery)]: facets };
  const partsFallback = { [categoriesCall]: categories };
  if (!products) {
    // In a category with a tag, the tag may be the one that does not exist.
    const { path } =
      (state.categoryId !== undefined && state.tagId !== undefined && (await data.products({ ...query, tagId: undefined }))) || {};
    const nothing: ProductsAnswer = { data: [], brands: [], total: 0, totalPages: 0, ...(path ? { path } : {}) };
    return { status: 404, fallback: { ...fallback, [productsCall(query)]: nothing }, partsFallback };
  }
  if (state.page > 1 && state.page > products.totalPages) return { status: 302, redirect: listPath({ ...state, page: 1 }), fallback: {} };
  const sellers = showsBestSellers(state.search, products) ? await bestSellers(emptyListBestSellerCount, data) : {};
  return { status: 200, fallback: { ...fallback, ...sellers, [productsCall(query)]: products }, partsFallback };
}

/** Redirects the list of a category by name to the list by id. */
async function namedCategory(state: ListState, slug: string, data: PageData): Promise<Prefetched> {
  const [mainCategories, categories] = await Promise.all([data.mainCategories(), data.categories()]);
  const category = categoryBySlug(categories, slug);
  if (category) return { status: 302, redirect: listPath({ ...state, categoryId: category.id }), fallback: {} };
  return { status: 404, fallback: { [mainCategoriesCall]: tiles(mainCategories) }, partsFallback: { [categoriesCall]: categories } };
}

async function product(idText: string | undefined, data: PageData): Promise<Prefetched> {
  const productId = parseId(idText);
  if (productId === undefined) return { status: 404, fallback: {} };
  const details = await data.productDetails(productId);
  return { status: details ? 200 : 404, fallback: { [productDetailsCall(productId)]: details ?? missingProduct } };
}

/** The answer of a product that does not exist, so that server and browser show the same page without asking again. */
const missingProduct = { data: { productDetails: [], relatedProducts: [], tags: [] } };

async function careers(data: PageData): Promise<Prefetched> {
  return { status: 200, fallback: { [jobsCall]: { data: [...(await data.jobs())] } satisfies JobsAnswer } };
}

/** A job and all others. A job that does not exist has an empty answer, like a missing product. */
async function jobDetail(url: URL, data: PageData): Promise<Prefetched> {
  const id = parseId(url.searchParams.get('id'));
  const [{ fallback }, job] = await Promise.all([careers(data), id === undefined ? undefined : data.job(id)]);
  return {
    status: job ? 200 : 404,
    fallback: { ...fallback, ...(id === undefined ? {} : { [jobCall(id)]: { data: job ? [job] : [] } satisfies JobsAnswer }) },
  };
}

/** Fetches the data that the screen of an address will request. An address that means another one, which exists, is redirected there. */
export async function prefetch(match: ReturnType<typeof routeOf>, url: URL, data: PageData): Promise<Prefetched> {
  const [fetched, address] = [await fetchFor(match, url, data), url.pathname + url.search];
  const clean = cleanAddress(address);
  if (clean === undefined || clean === pageAddress(address) || fetched.redirect !== undefined) return fetched;
  const meant = new URL(clean, url);
  const { status, redirect = clean } = await fetchFor({ ...match, ...pageOf(meant.pathname) }, meant, data);
  return status < 400 ? { status: 308, redirect, fallback: {} } : fetched;
}

async function fetchFor(match: ReturnType<typeof routeOf>, url: URL, data: PageData): Promise<Prefetched> {
  switch (match.name) {
    case 'home':
      return home(data);
    case 'productList':
      return productList(url, match.parameters.category, data);
    case 'product':
      return product(match.parameters.productId, data);
    case 'careers':
      return careers(data);
    case 'jobDetail':
    case 'jobApplication':
      return jobDetail(url, data);
    case 'about':
      return { status: 200, fallback: { [mainCategoriesCall]: tiles(await data.mainCategories()) } };
    default:
      return { status: 200, fallback: {} };
  }
}
