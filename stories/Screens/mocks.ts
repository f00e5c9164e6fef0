import { http, HttpResponse, type RequestHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';
import type { Category, CategoryRef, ProductsAnswer } from '../../src/contract/catalogue.ts';
import { answers, api } from '../fixtures/api.ts';
import { storyCategories, storyProduct, storyProducts } from '../fixtures/catalogue.ts';
import { storyJobs } from '../fixtures/jobs.ts';
import { packs } from '../fixtures/pictures.ts';
import { untilStoryEnds } from '../../.storybook/mocks.ts';
import type { Canvas } from './formMocks.ts';

/** Ids of a category and all below it. */
function idsBelow(categories: readonly Category[], id: number, inside = false): number[] {
  return categories.flatMap((category) => {
    const within = inside || category.id === id;
    return [...(within ? [category.id] : []), ...idsBelow(category.subCategories, id, within)];
  });
}

/** The way to a category from the top of the small range. */
function pathTo(categories: readonly Category[], id: number): CategoryRef[] {
  for (const { id: own, name, subCategories } of categories) {
    if (own === id) return [{ id: own, name }];
    const below = pathTo(subCategories, id);
    if (below.length > 0) return [{ id: own, name }, ...below];
  }
  return [];
}

/** The list call over the small range: filtered, counted and paged as in the contract, without the server's tolerance of typing errors. */
function products(url: URL): ProductsAnswer {
  const parameter = (name: string) => url.searchParams.get(name) ?? undefined;
  const words = (parameter('searchProduct') ?? '').toLowerCase().split(' ').filter(Boolean);
  const categoryId = parameter('categoryId');
  const tagId = parameter('tagId');
  const brands = url.searchParams.getAll('brands');
  const inCategory = categoryId === undefined ? undefined : new Set(idsBelow(storyCategories, Number(categoryId)));
  const within = storyProducts.filter(
    (product) =>
      words.every((word) => product.name.toLowerCase().includes(word)) &&
      (!inCategory || product.categories.some(({ id }) => inCategory.has(id))) &&
      (tagId === undefined || product.variants.some(({ tags }) => tags.some(({ id }) => id === Number(tagId)))),
  );
  const stored = url.searchParams.getAll('facet').map((facet) => facet.replace('storage:', ''));
  const ofBrands = within.filter((product) => brands.length === 0 || brands.includes(product.brand));
  const found = ofBrands.filter(({ storage }) => stored.length === 0 || stored.includes(storage!));
  const named = (value: string) => ({ value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)}` });
  const countOf = (value: string) => ({ ...named(value), total: ofBrands.filter(({ storage }) => storage === value).length });
  const sorting = parameter('sorting') ?? parameter('sortBy');
  const byName = sorting?.startsWith('alphabetical') ? found.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB')) : found;
  const sorted = sorting?.endsWith('desc') ? byName.toReversed() : byName;
  const limit = Number(parameter('limit') ?? 12);
  const offset = Number(parameter('offset') ?? 0);
  return {
    data: sorted.slice(offset, offset + limit),
    brands: [...new Set(within.map(({ brand }) => brand))].toSorted((a, b) => a.localeCompare(b, 'en-GB')),
    ...(parameter('facets') ? { facets: [{ name: 'storage' as const, values: ['ambient', 'chilled', 'frozen'].map(countOf) }] } : {}),
    ...(stored.length > 0 ? { chosenFacets: stored.map((value) => ({ facet: 'storage' as const, ...named(value) })) } : {}),
    total: found.length,
    totalPages: Math.ceil(found.length / limit),
    ...(categoryId === undefined ? {} : { path: pathTo(storyCategories, Number(categoryId)) }),
  };
}

const svg = (dataUrl: string) =>
  new HttpResponse(decodeURIComponent(dataUrl.slice(dataUrl.indexOf(',') + 1)), { headers: { 'content-type': 'image/svg+xml' } });

/** The packs of the categories, by the beginning of their ids. */
const packOf = '112 bottle, 12 water, 1 can, 2 sack, 3 pouch, 42 tub, 52 carton, 5 cleaner, 6 chips, carton'.split(', ');
const pictureOf = (category: number): string => {
  const pack = packOf.find((line) => String(category).startsWith(line.split(' ')[0]!)) ?? packOf.at(-1)!;
  return packs[pack.split(' ').at(-1)!]!;
};

/** Pictures of the small range. */
export const media: RequestHandler[] = [
  http.get('/media/story/:name', ({ params }) => {
    const name = String(params.name);
    const number = Number(/\d+/u.exec(name)?.[0] ?? 0);
    return svg(pictureOf(name.startsWith('category') ? number : (storyProducts[number - 1]?.categories[0]?.id ?? 0)));
  }),
];

/** The calls about openings. */
const careers: RequestHandler[] = [
  answers('/api/job', { data: storyJobs }),
  http.get('/api/job/:id', ({ params }) => {
    const job = storyJobs.find(({ id }) => id === Number(params.id));
    return job ? HttpResponse.json({ data: [job] }) : HttpResponse.json({ message: 'There is no such job.' }, { status: 404 });
  }),
];

/** The API over the small range. */
export const filled: RequestHandler[] = [
  ...media,
  ...careers,
  answers('/api/categories/mainCategories', { data: storyCategories }),
  answers('/api/categories', storyCategories),
  http.get('/api/products', ({ request }) => HttpResponse.json(products(new URL(request.url)))),
  http.get('/api/products/suggestions', ({ request }) => {
    const typed = encodeURIComponent(new URL(request.url).searchParams.get('q') ?? '');
    const { data } = products(new URL(`http://shop.example/api/products?limit=3&searchProduct=${typed}`));
    return HttpResponse.json({ texts: [], categories: [], brands: [], products: data });
  }),
  http.get('/api/products/details/:id', ({ params }) => {
    const summary = storyProducts.find(({ productId }) => productId === Number(params.id));
    if (!summary) return HttpResponse.json({ message: 'There is no such product.' }, { status: 404 });
    return HttpResponse.json({
      data: {
        productDetails: [storyProduct(summary)],
        relatedProducts: storyProducts.slice(1, 9),
        tags: summary.variants[0]?.tags ?? [],
        path: pathTo(storyCategories, summary.categories[0]?.id ?? 0),
      },
    });
  }),
];

/** The API that never answers. */
export const loading: RequestHandler[] = [http.get('/api/*', untilStoryEnds)];

/** The API without any product or opening. */
export const empty: RequestHandler[] = [
  answers('/api/job', { data: [] }),
  answers('/api/products', { data: [], brands: [], total: 0, totalPages: 0, nearWords: ['widgets'] }),
  ...filled,
];

/** The API that finds nothing for a search with a protected word, and names categories with such goods. */
export const nothingSafe: RequestHandler[] = [
  answers('/api/products', {
    data: [],
    brands: [],
    total: 0,
    totalPages: 0,
    protectedWords: ['nut free'],
    judgedByAllergens: ['nut free'],
    nearby: [{ search: 'nut free', category: { id: 2, name: 'Biscuits' }, total: 12 }],
  }),
  ...filled,
];

/** The API that left a word out, and chose products by declared allergens. */
export const partlyFound: RequestHandler[] = [
  answers('/api/products', {
    ...products(new URL('http://shop.example/api/products?limit=3')),
    leftOut: ['trampoline'],
    shown: 'egg free prawn',
    protectedWords: ['egg free'],
    judgedByAllergens: ['egg free'],
  }),
  ...filled,
];

/** The API that fails. */
export const failing: RequestHandler[] = [answers('/api/*', { message: 'The catalogue cannot be read at the moment.' }, 500)];

/** The story of a screen whose content is on its way. */
export const screenLoads = {
  beforeEach: api(...loading),
  play: async ({ canvas }: { canvas: Canvas }): Promise<void> => {
    await expect(await canvas.findByRole('status', {}, { timeout: 3000 })).toBeVisible();
  },
};

/** The story of a screen whose content fails to load: the failure is logged and leads to the error page. */
export const screenFails = {
  beforeEach: api(...failing),
  play: async ({ canvas }: { canvas: Canvas }): Promise<void> => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something Went Wrong'), { timeout: 3000 });
  },
};
