import type { useSWRConfig } from 'swr';
import { jobCall, jobsCall, categoriesCall, mainCategoriesCall, productDetailsCall, productsCall } from '../../contract/calls.ts';
import type { JobsAnswer } from '../../contract/careers.ts';
import type { ProductDetailsAnswer, ProductsAnswer } from '../../contract/catalogue.ts';
import type { PageName } from '../../contract/pages.ts';
import { isSorting } from '../../contract/sorting.ts';
import type { Brand } from '../../brands/types.ts';
import { loadPageOf } from '../brandPages.ts';
import { getJsonEarly } from '../data/client.ts';
import { cardMedia, galleryMedia } from '../pictureSizes.ts';
import { prefetch, type PageData } from '../prefetch.ts';
import { routeOf } from '../routes.tsx';
import { preloadParts } from '../navigation/deferredPart.tsx';
import { watchLinkIntent } from './linkIntent.ts';
import { readSorting } from '../navigation/storedSorting.ts';

/** Pages whose code is large and which most links to them do not lead to: a mouse that crosses the header must not fetch them. */
const heavyPages: readonly PageName[] = ['accountForm', 'jobApplication', 'contact', 'login', 'resetPassword', 'changePassword'];

/** Fetches the file of a picture that the page will ask for. Unlike a preload in the head it leaves no warning when nobody follows the link. */
function fetchPicture(src: string | undefined, { toSrcSet, widths, sizes }: typeof galleryMedia): void {
  if (!src || !toSrcSet || !widths || !sizes) return;
  Object.assign(new Image(), { sizes, srcset: toSrcSet(src, widths), src });
}

/** Has answers put where the screens' hooks look first, so that a screen has them at its first render. */
type Keep = (call: string, answer: unknown) => Promise<unknown>;

/** The data of a page as its screen will ask for it, with its first picture. Nothing is asked for twice. */
function pageData(read: (call: string) => unknown, keep: Keep): PageData {
  const get = async <Answer>(call: string): Promise<Answer> => {
    const known = read(call) as Answer | undefined;
    if (known) return known;
    const answer = await getJsonEarly<Answer>(call);
    await keep(call, answer);
    return answer;
  };
  return {
    mainCategories: () => get(mainCategoriesCall),
    categories: () => get(categoriesCall),
    async products(query) {
      const answer = await get<ProductsAnswer>(productsCall(query));
      fetchPicture(answer.data[0]?.variants[0]?.images[0], cardMedia.list);
      return answer;
    },
    async productDetails(productId) {
      const answer = await get<ProductDetailsAnswer>(productDetailsCall(productId));
      fetchPicture(answer.data.productDetails[0]?.variants[0]?.images[0], galleryMedia);
      return answer;
    },
    jobs: async () => (await get<JobsAnswer>(jobsCall)).data,
    job: async (id) => (await get<JobsAnswer>(jobCall(id))).data[0],
  };
}

/** Fetches what the page at an address needs: its code, its words, its answers and its first picture. */
async function preloadPage(address: URL, brand: Brand, data: PageData): Promise<void> {
  const match = routeOf(address.pathname);
  const { screen, page } = match.route;
  const sorting = readSorting();
  // A list without an order in its address is shown in the one that was chosen last.
  if (sorting && match.name === 'productList' && !isSorting(address.searchParams.get('sort'))) address.searchParams.set('sort', sorting);
  await Promise.all([screen.preload().then(preloadParts), page && loadPageOf(brand, page), prefetch(match, address, data)]);
}

/**
 * Fetches a page while the visitor is still about to follow its link, so that it is there when they do. The page itself asks again for all that fails.
 *
 * @returns stops it
 */
export function preloadOnIntent(brand: Brand, { cache, mutate }: Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>): () => void {
  const read = (call: string): unknown => cache.get(call)?.data;
  const data = pageData(read, async (call, answer) => read(call) ?? mutate(call, answer, { revalidate: false }));
  return watchLinkIntent((address, isSure) => {
    if (isSure || !heavyPages.includes(routeOf(address.pathname).name)) preloadPage(address, brand, data).catch(() => undefined);
  });
}
