/** Changes of single products leave the same shop as a load of the whole range with them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../src/server/catalogue/index.ts';
import type { CatalogueSource, SourceProduct } from '../../src/range/source.ts';
import { changeProducts } from '../../src/server/catalogue/load/changeProducts.ts';
import { fixtureCatalogue } from './fixture.ts';
import { openAppWith, type TestApp } from './harness.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openAppWith(fixtureCatalogue);
});
afterAll(() => shop?.close());

/** Everything that pages are answered from, without numbers that only have to tell things apart. */
async function derived(): Promise<Record<string, unknown>> {
  const ask = async (text: string) => (await sql<{ row: unknown }>`select row_to_json(each) as row from (${sql.raw(text)}) each`.execute(shop.database.kysely)).rows.map(({ row }) => row); // prettier-ignore
  return {
    orders:
      await ask(`select listing_id, array_agg(product_id order by by_name) as by_name, array_agg(product_id order by by_popularity) as by_popularity,
      array_agg(product_id order by by_creation) as by_creation, count(distinct by_name) as names from listing_product group by 1 order by 1`),
    searchOrders: await ask('select array_agg(product_id order by by_name) as a, array_agg(product_id order by by_popularity) as b, array_agg(product_id order by by_creation) as c from search_document'), // prettier-ignore
    terms: await ask('select product_id, terms::text, name as brand from search_document join brand on brand.id = brand_id order by 1'),
    vocabulary: await ask('select term, products, titles from search_term order by 1'),
    brands: await ask('select listing_id, name, products from listing_brand join brand on id = brand_id order by 1, 2'),
    families: await ask(
      'select array_agg(product_id order by product_id) as packs from listing_product where listing_id = 0 group by family order by 1',
    ),
    sameFamily: await ask('select product_id from search_document s join product_facet f using (product_id) where s.family <> f.family'),
    facets:
      await ask(`select product_id, (select array_agg(facet || ':' || value || ':' || label order by facet, value) from facet_value where id = any(value_ids)) as values
      from product_facet order by 1`),
    views: await ask('select product_id, summary, details, tags from product_view order by 1'),
    products: await ask('select * from product order by id'),
    categories: await ask('select * from product_category order by 1, 2'),
  };
}

const related = async (code: string) =>
  (await shop.database.kysely.selectFrom('productView').innerJoin('product', 'product.id', 'productId').select('related').where('code', '=', code).executeTakeFirst())?.related; // prettier-ignore

const [first, second, third, fourth] = fixtureCatalogue.products as unknown as [SourceProduct, SourceProduct, SourceProduct, SourceProduct];
const tagged = (product: SourceProduct, tags: readonly string[]): SourceProduct => ({
  ...product,
  variants: product.variants.map((variant) => ({ ...variant, tags })),
});
const big: SourceProduct = { ...first, code: 'NEW-1', packSize: '6 × 2 litre', barcode: '5012345678900', popularity: 990 };

describe('changing single products', () => {
  it.for<[string, { readonly code: string; readonly next?: SourceProduct }]>([
    ['one leaves', { code: first.code }],
    [
      'one gets another name, which moves it in the order of names',
      { code: second.code, next: { ...second, name: 'Zest Value Lemonade' } },
    ],
    ['one gets other words, allergens and tags', { code: third.code, next: tagged({ ...third, description: 'Sparkling zesty quench. Gluten free.', allergens: { contains: ['Milk'], mayContain: [] } }, ['Gluten free', 'Zesty']) }], // prettier-ignore
    ['one moves to other categories', { code: fourth.code, next: { ...fourth, categories: ['offers', 'shellfish'] } }],
    ['one becomes the best seller, and the newest', { code: fourth.code, next: { ...fourth, popularity: 5_000, createdAt: '2026-01-01T00:00:00.000Z' } }], // prettier-ignore
    ['the one that left comes back', { code: first.code, next: first }],
    ['another pack of it comes', { code: big.code, next: big }],
    ['one of a new brand comes', { code: 'NEW-2', next: { ...big, code: 'NEW-2', brand: 'Zillwick', name: 'Zillwick Classic Cola' } }],
    ['one equals another in name, age and sales', { code: 'NEW-3', next: { ...second, code: 'NEW-3' } }],
  ])('%s: as after a load of the whole range', async ([, change]) => {
    const { database } = shop;
    const before = await database.kysely.selectFrom('catalogueState').select('version').executeTakeFirstOrThrow();
    const found = products.findIndex(({ code }) => code === change.code);
    const result = await changeProducts(database, [change], before.version);
    const at = found < 0 ? products.length : found;
    products = [...products.slice(0, at), ...(change.next ? [change.next] : []), ...products.slice(at + 1)];
    expect(result).toEqual({
      version: before.version + 1,
      products: products.length,
      added: found < 0 ? 1 : 0,
      removed: change.next ? 0 : 1,
    });
    const [inPlace, neighbours] = [await derived(), await related(change.code)];
    await loadCatalogue(database, { ...fixtureCatalogue, products }, { removeMissing: true });
    expect(inPlace).toEqual(await derived());
    expect(neighbours).toEqual(await related(change.code));
  });

  it('is recommended no longer by what claims more than it does', async () => {
    const vegan = tagged(second, ['Vegan']);
    products = fixtureCatalogue.products.map((product) => (product.code === second.code ? vegan : product));
    await loadCatalogue(shop.database, { ...fixtureCatalogue, products }, { removeMissing: true });
    const { id } = await shop.database.kysely.selectFrom('product').select('id').where('code', '=', second.code).executeTakeFirstOrThrow();
    const recommending = async () => Number((await sql<{ count: string }>`select count(*) from product_view where ${id} = any(related)`.execute(shop.database.kysely)).rows[0]!.count); // prettier-ignore
    expect(await recommending()).toBeGreaterThan(0);
    await changeProducts(shop.database, [{ code: second.code, next: tagged(second, []) }]);
    expect(await recommending()).toBe(0);
  });

  it('changes nothing when the range was replaced meanwhile, or a product does not fit it', async () => {
    const before = await derived();
    const change = (next: SourceProduct, basedOn?: number) => changeProducts(shop.database, [{ code: first.code }, { code: next.code, next }], basedOn); // prettier-ignore
    await expect(change(second, 1)).rejects.toThrow('The range was replaced meanwhile.');
    await expect(change({ ...second, categories: ['nowhere'] })).rejects.toThrow('category "nowhere", which does not exist');
    const image = { view: 'front', source: { kind: 'stored', hash: 'lost' } } as const;
    await expect(change({ ...second, variants: [{ tags: [], images: [image] }] })).rejects.toThrow('The shop has no picture "lost".');
    expect(await derived()).toEqual(before);
  });
});

let products: CatalogueSource['products'] = fixtureCatalogue.products;
