/** A wholesaler of another trade brings its own words for the search; a brand of this one adds some. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../src/brands/index.ts';
import type { SearchWords } from '../../src/brands/types.ts';
import type { ProductsAnswer } from '../../src/contract/catalogue.ts';
import type { CatalogueSource } from '../../src/range/source.ts';
import { get, openAppWith, type TestApp } from './harness.ts';

/** A range of products by their categories, best sellers first. */
function rangeOf(products: Readonly<Record<string, readonly string[]>>): CatalogueSource {
  const categories = Object.keys(products);
  return {
    categories: categories.map((name, at) => ({ slug: `c${at}`, name, children: [] })),
    products: Object.values(products).flatMap((names, category) =>
      names.map((name, at) => ({
        code: `${category}-${at}`,
        name,
        brand: 'Voltbeck',
        packSize: '1 piece',
        description: '',
        categories: [`c${category}`],
        popularity: 100 - at,
        createdAt: '2026-01-01T00:00:00Z',
        variants: [{ tags: [], images: [{ view: 'front', source: { kind: 'file' as const, path: `${category}-${at}.jpg` } }] }],
      })),
    ),
  };
}

const electrical = rangeOf({
  'Circuit Protection': ['Consumer Unit 10 Way', 'MCB 32 A Type B', 'MCB 16 A Type C', 'RCBO 20 A', 'Isolator Switch 100 A'],
  Cable: ['Twin & Earth Cable 2.5 mm 100 m', 'Flex 3 Core 1.5 mm 50 m', 'Cable Tie 200 mm', 'Cable Clip Round 7 mm', 'Junction Box 20 A'],
  Lighting: ['LED Lamp GU10 5 W', 'LED Lamp E27 9 W', 'LED Panel 600 mm', 'Emergency Bulkhead', 'Downlight Fire Rated'],
  'Wiring Accessories': ['Socket 2 Gang White', 'Light Switch 1 Gang', 'Back Box 35 mm', 'Cooker Switch 45 A', 'Fused Spur 13 A'],
});

const electricalWords: SearchWords = {
  groups: [
    ['consumer unit', 'fuse board', 'fuse box'],
    ['mcb', 'circuit breaker', 'trip switch'],
    ['twin and earth', 't and e'],
    ['cable tie', 'zip tie'],
    ['lamp', 'bulb', 'light bulb'],
  ],
  isWhole: true,
};

const searching = (shop: TestApp) => async (text: string) => {
  const { body } = await get<ProductsAnswer>(shop, `/api/products?searchProduct=${encodeURIComponent(text)}`);
  return body.data.map(({ name }) => name);
};

describe('the search of an electrical wholesaler', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openAppWith(electrical, electricalWords);
  });
  afterAll(() => shop?.close());

  it.each([
    ['fuse board', 'Consumer Unit 10 Way'],
    ['circuit breaker 16', 'MCB 16 A Type C'],
    ['trip switch', 'MCB 32 A Type B'],
    ['t and e 2.5mm', 'Twin & Earth Cable 2.5 mm 100 m'],
    ['zip ties', 'Cable Tie 200 mm'],
    ['gu10 light bulb', 'LED Lamp GU10 5 W'],
    ['bulbs', 'LED Lamp GU10 5 W'],
    ['consmer unit', 'Consumer Unit 10 Way'],
    ['2 gang socket', 'Socket 2 Gang White'],
  ])('finds first, for "%s", %s', async (text, first) => {
    expect((await searching(shop)(text))[0]).toBe(first);
  });

  it('knows no word of food', async () => {
    expect(await searching(shop)('serviette')).toEqual([]);
  });
});

describe('the search of a fishmonger', () => {
  const fish = rangeOf({
    Fish: ['Cod Fillets 5 kg', 'Plaice Fillets 3 kg'],
    Shellfish: ['King Prawns 1 kg', 'Mussel Meat 1 kg'],
    Sundries: ['White Napkins'],
  });
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openAppWith(fish, (await loadFacts('gullwing')).searchWords);
  });
  afterAll(() => shop?.close());

  it('adds the words of its trade to the usual ones', async () => {
    const search = searching(shop);
    expect(await search('flatfish')).toEqual(['Plaice Fillets 3 kg']);
    expect(await search('crustacean')).toEqual(['King Prawns 1 kg']);
    expect(await search('serviettes')).toEqual(['White Napkins']);
  });
});
