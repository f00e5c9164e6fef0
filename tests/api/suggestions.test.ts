import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductsAnswer, SuggestionsAnswer } from '../../src/contract/catalogue.ts';
import { productsCall, suggestionsCall } from '../../src/contract/calls.ts';
import { defaultSorting } from '../../src/contract/sorting.ts';
import { loadCatalogue } from '../../src/server/catalogue/index.ts';
import { demo, demoSource } from '../setup/demoRange.ts';
import { fixtureCatalogue } from './fixture.ts';
import { get, openDemoApp, openFilledApp, type TestApp } from './harness.ts';

const nothing: SuggestionsAnswer = { texts: [], categories: [], brands: [], products: [] };

let shop: TestApp;
beforeAll(async () => {
  shop = await openDemoApp(demoSource);
}, 300_000);
afterAll(() => shop?.close());

const suggested = async (text: string) => (await get<SuggestionsAnswer>(shop, suggestionsCall(text))).body;

async function searched(search: string): Promise<ProductsAnswer> {
  const query = { search, categoryId: undefined, brands: [], tagId: undefined, sorting: defaultSorting, limit: 6, offset: 0 };
  return (await get<ProductsAnswer>(shop, productsCall(query))).body;
}

it('suggests best sellers, categories and brands of which words begin with those typed, in any order and case', async () => {
  const { products, categories } = await suggested('HADD');
  expect(products.length).toBeGreaterThan(0);
  for (const { name } of products) expect(name).toMatch(/\bhadd/iu);
  expect(products[0]).toEqual({
    productId: expect.any(Number) as number,
    name: expect.any(String) as string,
    packSize: expect.any(String) as string,
    code: expect.any(String) as string,
    image: expect.any(String) as string,
  });
  for (const { name, total } of categories) expect([name, total > 0]).toEqual([expect.stringMatching(/\bhadd/iu), true]);
  expect((await suggested('fillets hadd')).products.length).toBeGreaterThan(0);
  const { brand } = demo.products[0]!;
  expect((await suggested(brand.slice(0, -1))).brands).toContainEqual({ name: brand, total: expect.any(Number) as number });
});

it('counts the articles of a category and a brand, as the list does to which it leads', async () => {
  const list = {
    search: '',
    brands: [],
    categoryId: undefined,
    tagId: undefined,
    sorting: defaultSorting,
    limit: 1,
    offset: 0,
    families: true,
  };
  const { categories } = await suggested('hadd');
  const { brands } = await suggested(demo.products[0]!.brand);
  const [category, brand] = [categories[0]!, brands[0]!];
  const ofCategory = await get<ProductsAnswer>(shop, productsCall({ ...list, categoryId: category.id }));
  const ofBrand = await get<ProductsAnswer>(shop, productsCall({ ...list, brands: [brand.name] }));
  expect([category.total, brand.total]).toEqual([ofCategory.body.families, ofBrand.body.families]);
});

it('has at most six products, three categories, three brands and three texts, and nothing for less than two letters', async () => {
  for (const text of ['co', 'ch', 'fr', 'sa']) {
    const { products, categories, brands, texts } = await suggested(text);
    expect(products.length, text).toBeLessThanOrEqual(6);
    for (const list of [categories, brands, texts]) expect(list.length, text).toBeLessThanOrEqual(3);
  }
  for (const text of ['', ' ', 'c', '%', '- -']) expect(await suggested(text), text).toEqual(nothing);
});

it('completes the beginning of a code', async () => {
  const { code, name } = demo.products.at(-1)!;
  const { products } = await suggested(code.slice(0, -1));
  expect(products.map((product) => product.name)).toContain(name);
});

it('tells the search that a misspelt text was read as, with its products', async () => {
  const { texts, products } = await suggested('haddok');
  expect(texts).toEqual(['haddock']);
  expect(products.map(({ productId }) => productId)).toEqual((await searched('haddok')).data.map(({ productId }) => productId));
});

describe('A text that denies or protects', () => {
  it.each(['nut free', 'nut free cake', 'no egg', 'vegan', 'halal chicken', 'gluten free bread', 'coeliac', '🚫 egg', 'cake without milk'])(
    'gets what the search shows for "%s", and nothing else',
    async (text) => {
      const { products, ...rest } = await suggested(text);
      const { data } = await searched(text);
      expect({ ...rest, products: [] }).toEqual(nothing);
      expect(products.map(({ productId }) => productId)).toEqual(data.map(({ productId }) => productId));
    },
  );

  it.each([
    'nut f',
    'nut fr',
    'no e',
    'no',
    'not nu',
    'without',
    'free from n',
    'cake ohne n',
    'nit free',
    'cake -nu',
    'chips not frozen',

    'plant b',
    'egg a',
  ])('gets nothing as long as it may become one: "%s"', async (text) => {
    expect(await suggested(text)).toEqual(nothing);
  });

  it('is not met by a product of which a word only begins so', async () => {
    for (const { name } of (await suggested('veg')).products) expect(name).not.toMatch(/\bveg(?:an|etarian|gie)/iu);
  });
});

it('forgets its answers when the catalogue changes, and refuses a text that is none', async () => {
  const small = await openFilledApp();
  try {
    const ask = async () => (await get<SuggestionsAnswer>(small, suggestionsCall('offe'))).body.categories;
    expect(await ask()).toMatchObject([{ name: 'Offers' }]);
    await loadCatalogue(small.database, {
      ...fixtureCatalogue,
      categories: fixtureCatalogue.categories.map((category) =>
        category.slug === 'offers' ? { ...category, name: 'Bargains' } : category,
      ),
    });
    await small.catalogue.refresh();
    expect(await ask()).toEqual([]);
    expect((await get(small, '/api/products/suggestions')).status).toBe(400);
    expect((await get(small, `/api/products/suggestions?q=${'a'.repeat(201)}`)).status).toBe(400);
  } finally {
    await small.close();
  }
});
