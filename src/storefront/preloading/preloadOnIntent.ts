import type { useSWRConfig } from 'swr';
import { jobCall, jobsCall, categoriesCall, mainCategoriesCall, productDetailsCall, productsCall } from '../../contract/calls.ts';
import type { JobsAnswer } from '../../contract/careers.ts';
import type { ProductDetailsAnswer, ProductQuery, ProductsAnswer, ProductSummary } from '../../contract/catalogue.ts';
import type { PageName } from '../../contract/pages.ts';
import { isSorting } from '../../contract/sorting.ts';
import type { Brand } from '../../brands/types.ts';
import { loadPageOf } from '../brandPages.ts';
import { breakpoints } from '../../kit/theme/index.ts';
import { knownProduct } from '../data/catalogue.ts';
import { getJsonEarly } from '../data/client.ts';
import { cardMedia, galleryMedia } from '../pictureSizes.ts';
import { prefetch, type PageData } from '../prefetch.ts';
import { routeOf, routes } from '../routes.tsx';
import { atLeast, preloadParts } from '../navigation/deferredPart.tsx';
import { emptyListState, facetsQueryOf, parseListState } from '../navigation/listState.ts';
import { isLineScarce } from './isLineScarce.ts';
import { watchLinkIntent } from './linkIntent.ts';
import { readSorting } from '../navigation/storedSorting.ts';

/** Pages whose code is large and which most links to them do not lead to: a mouse that crosses the header must not fetch them. */
const heavyPages: readonly PageName[] = ['accountForm', 'jobApplication', 'contact', 'login', 'resetPassword', 'changePassword'];

/** Fetches the file of a picture that the page will ask for. Unlike a preload in the head it leaves no warning when the link is not followed. */
function fetchPicture(src: string | undefined, { toSrcSet, widths, sizes }: typeof galleryMedia): void {
  if (!src || !toSrcSet || !widths || !sizes) return;
  Object.assign(new Image(), { sizes, srcset: toSrcSet(src, widths), src });
}

/** Gives an answer, and puts it where the screens' hooks look first, so that a screen has it at its first render. Nothing is asked for twice. */
type Get = <Answer>(call: string) => Promise<Answer>;

/** The data of a page as its screen will ask for it, with its first picture: at once where an earlier answer names it, since browsers hold answers back while a finger is down. */
function pageData(get: Get, known: (productId: number) => ProductSummary | undefined): PageData {
  return {
    mainCategories: () => get(mainCategoriesCall),
    categories: () => get(categoriesCall),
    async products(query) {
      const answer = await get<ProductsAnswer>(productsCall(query));
      fetchPicture(answer.data[0]?.variants[0]?.images[0], cardMedia.list);
      return answer;
    },
    async productDetails(productId) {
      fetchPicture(known(productId)?.variants[0]?.images[0], galleryMedia);
      const answer = await get<ProductDetailsAnswer>(productDetailsCall(productId));
      fetchPicture(answer.data.productDetails[0]?.variants[0]?.images[0], galleryMedia);
      return answer;
    },
    jobs: async () => (await get<JobsAnswer>(jobsCall)).data,
    job: async (id) => (await get<JobsAnswer>(jobCall(id))).data[0],
  };
}

/** The counts beside a list, where the window is wide enough to show them. */
async function preloadCounts(address: URL, category: string | undefined, get: Get): Promise<void> {
  if (!atLeast(breakpoints.lg).matches) return;
  const list = parseListState(address.searchParams, category);
  // Beside a search the categories have no numbers.
  const lists = list.search ? [list] : [list, emptyListState];
  await Promise.all(lists.map((list) => get(productsCall(facetsQueryOf(list)))));
}

/** A list without an order in its address is shown in the one that was chosen last. */
function sortAsBefore({ searchParams }: URL): void {
  const sorting = readSorting();
  if (sorting && !isSorting(searchParams.get('sort'))) searchParams.set('sort', sorting);
}

/** Fetches the answers of the pages before and after a list: browsers hold answers back while a finger is down, so only a picture that is known already can be asked for then. */
function preloadNeighbours(data: PageData): void {
  for (const { href } of document.querySelectorAll<HTMLAnchorElement>('a[rel="next"], a[rel="prev"]')) {
    const address = new URL(href);
    sortAsBefore(address);
    prefetch(routeOf(address.pathname), address, data).catch(() => undefined);
  }
}

/** Fetches what the page at an address needs: its code, its words, its answers and its first picture. */
async function preloadPage(address: URL, brand: Brand, get: Get, data: PageData): Promise<void> {
  const match = routeOf(address.pathname);
  const { screen, page } = match.route;
  if (match.name === 'productList') sortAsBefore(address);
  await Promise.all([
    screen.preload().then(preloadParts),
    page && loadPageOf(brand, page),
    prefetch(match, address, data),
    match.name === 'productList' && preloadCounts(address, match.parameters.category, get),
  ]);
}

/** How long after the page has loaded the line counts as idle, in milliseconds. */
const idleMs = 2_000;

/** Fetches the code and the answers that the visitor will probably need next, once nothing else is under way. A failure is forgotten. @returns stops it */
function preloadNext(data: PageData): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchNext = () => {
    if (isLineScarce()) return;
    preloadNeighbours(data);
    const screens = [routes.productList, routes.product].map(({ screen }) => screen.preload());
    Promise.all(screens)
      .then(preloadParts)
      .catch(() => undefined);
  };
  const wait = () => {
    // Pictures far below the window may come.
    delete document.documentElement.dataset.loading;
    clearTimeout(timer);
    timer = setTimeout(fetchNext, idleMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  // Each page has a title.
  const pages = new MutationObserver(wait);
  pages.observe(document.querySelector('title')!, { childList: true });
  return () => {
    clearTimeout(timer);
    pages.disconnect();
    window.removeEventListener('load', wait);
  };
}

/**
 * Fetches a page while the visitor is still about to follow its link, so that it is there when they do. The page itself asks again for all that fails.
 *
 * @returns stops it
 */
export function preloadOnIntent(brand: Brand, { cache, mutate }: Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>): () => void {
  const read = (call: string): unknown => cache.get(call)?.data;
  const get: Get = async <Answer>(call: string) => {
    const known = read(call) as Answer | undefined;
    if (known) return known;
    const answer = await getJsonEarly<Answer>(call);
    if (!read(call)) await mutate(call, answer, { revalidate: false });
    return answer;
  };
  const data = pageData(get, (productId) => knownProduct(cache, productId));
  const answers = { ...data, products: (query: ProductQuery) => get<ProductsAnswer>(productsCall(query)) };
  const stopWaiting = preloadNext(answers);
  const stopWatching = watchLinkIntent((address, isSure) => {
    if (isSure || !heavyPages.includes(routeOf(address.pathname).name)) preloadPage(address, brand, get, data).catch(() => undefined);
  });
  return () => {
    stopWaiting();
    stopWatching();
  };
}
