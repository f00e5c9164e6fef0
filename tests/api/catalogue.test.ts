import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  categoriesAnswerSchema,
  mainCategoriesAnswerSchema,
  productDetailsAnswerSchema,
  productsAnswerSchema,
  type CategoriesAnswer,
  type Category,
  type ErrorAnswer,
  type MainCategoriesAnswer,
  type ProductDetailsAnswer,
  type ProductsAnswer,
} from '../../src/contract/catalogue.ts';
import { sortings } from '../../src/contract/sorting.ts';
import { fixtureCatalogue } from './fixture.ts';
import { get, openAppWith, openFilledApp, type TestApp } from './harness.ts';

const brandsInOrder = ['Ashdale', 'Brightwell', 'drayton', 'Éclair & Co', 'Elmside', 'Fenwick'];

describe('GET /api', () => {
  let shop: TestApp;
  let tree: CategoriesAnswer;

  beforeAll(async () => {
    shop = await openFilledApp();
    tree = (await get<CategoriesAnswer>(shop, '/api/categories')).body;
  });
  afterAll(() => shop?.close());

  const products = async (query: string) => (await get<ProductsAnswer>(shop, `/api/products?${query}`)).body;
  const names = ({ data }: ProductsAnswer) => data.map(({ name }) => name);
  const idOf = (name: string): number => flatten(tree).find((category) => category.name === name)!.id;
  const tagId = async (name: string): Promise<number> => {
    const { data } = await products('limit=100');
    return data.flatMap(({ variants }) => variants[0]!.tags).find((tag) => tag.name === name)!.id;
  };

  describe('categories', () => {
    it('answers the whole tree, nested in subCategories', () => {
      categoriesAnswerSchema.parse(tree);
      expect(tree.map(({ name }) => name)).toEqual(['Drinks', 'Fish & Seafood', 'Cleaning', 'Offers']);
      expect(tree[0]!.subCategories.map(({ name }) => name)).toEqual(['Soft Drinks', 'Water']);
      expect(tree[0]!.subCategories[0]!.subCategories.map(({ name }) => name)).toEqual(['Cola', 'Lemonade']);
    });

    it('gives each category a picture', () => {
      for (const { imageURL } of flatten(tree)) expect(imageURL).toMatch(/^\/media\/[0-9a-f]{12}\/[a-z0-9-]+$/u);
      expect(new Set(flatten(tree).map(({ imageURL }) => imageURL)).size).toBe(flatten(tree).length);
    });

    it('marks the main ones', () => {
      expect(
        flatten(tree)
          .filter(({ isMainCategory }) => isMainCategory)
          .map(({ name }) => name),
      ).toEqual(['Drinks', 'Fish & Seafood', 'Cleaning', 'Offers']);
    });
  });

  it('categories/mainCategories answers the main categories in data', async () => {
    const { body } = await get<MainCategoriesAnswer>(shop, '/api/categories/mainCategories');
    mainCategoriesAnswerSchema.parse(body);
    expect(body.data).toEqual(tree);
  });

  it('categories/mainCategories answers main categories below others too, main ones among these, in the order of the tree', async () => {
    const leaf = { slug: 'shellfish', name: 'Shellfish', isMain: true, children: [] };
    const categories = [
      { slug: 'drinks', name: 'Drinks', children: [{ slug: 'cola', name: 'Cola', isMain: true, children: [] }] },
      { slug: 'fish', name: 'Fish', isMain: false, children: [{ slug: 'frozen', name: 'Frozen', isMain: true, children: [leaf] }] },
    ];
    const nested = await openAppWith({ categories, products: [] });
    try {
      const { body } = await get<MainCategoriesAnswer>(nested, '/api/categories/mainCategories');
      expect(body.data.map(({ name }) => name)).toEqual(['Drinks', 'Cola', 'Frozen', 'Shellfish']);
    } finally {
      await nested.close();
    }
  });

  describe('products', () => {
    it('answers 12 products from the first on, best sellers first, when nothing is asked', async () => {
      const answer = await products('');
      productsAnswerSchema.parse(answer);
      expect(answer.data).toHaveLength(12);
      expect(answer.data[0]!.name).toBe('Ashdale Classic Cola');
      expect(answer).toMatchObject({ total: 60, totalPages: 5 });
    });

    it('shows a product with one variant, its first image and its categories', async () => {
      const [first] = (await products('limit=1')).data;
      expect(first).toMatchObject({
        name: 'Ashdale Classic Cola',
        brand: 'Ashdale',
        packSize: '24 × 330 ml',
        code: '100001',
        storage: 'ambient',
        categories: [{ name: 'Cola' }, { name: 'Offers' }],
        variants: [
          {
            images: [expect.stringMatching(/^\/media\/[0-9a-f]{12}\/ashdale-classic-cola-front$/u)],
            tags: [{ name: 'Vegan' }, { name: 'Best seller' }],
          },
        ],
      });
    });

    it.each([1, 7, 12, 60, 100])('totalPages is ceil(total / limit) for limit %i', async (limit) => {
      const answer = await products(`limit=${limit}`);
      expect(answer.data).toHaveLength(Math.min(limit, 60));
      expect(answer.totalPages).toBe(Math.ceil(60 / limit));
    });

    it('answers an empty list beyond the last page, with the right totals', async () => {
      expect(await products('offset=2147483647')).toMatchObject({ data: [], total: 60, totalPages: 5, brands: brandsInOrder });
    });

    it.each(sortings)('pages through all products exactly once in the order %s', async (sorting) => {
      const whole = await products(`limit=100&sorting=${sorting}`);
      const pages = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8].map((page) => products(`limit=7&offset=${page * 7}&sorting=${sorting}`)));
      expect(pages.flatMap(({ data }) => data)).toEqual(whole.data);
      expect(new Set(whole.data.map(({ productId }) => productId)).size).toBe(60);
    });

    it('sorts by name as British readers expect, whatever the case and accents', async () => {
      const sorted = names(await products('limit=100&sorting=alphabetical_asc'));
      expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('en-GB').compare));
      expect(names(await products('limit=100&sorting=alphabetical_desc'))).toEqual(sorted.toReversed());
      expect(sorted.findIndex((name) => name.startsWith('drayton'))).toBeLessThan(sorted.findIndex((name) => name.startsWith('Elmside')));
    });

    it('sorts by popularity and settles ties by id', async () => {
      const popularity = new Map(fixtureCatalogue.products.map((product) => [product.code, product.popularity]));
      const { data } = await products('limit=100&sorting=popularity');
      const keys = data.map(({ code, productId }) => [-popularity.get(code!)!, productId] as const);
      expect(keys).toEqual(keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
    });

    it('sorts by the day of creation, newest or oldest first', async () => {
      const created = new Map(fixtureCatalogue.products.map((product) => [product.code, product.createdAt]));
      const oldest = (await products('limit=100&sorting=created_at_asc')).data;
      const days = oldest.map(({ code }) => created.get(code!)!);
      expect(days).toEqual(days.toSorted());
      expect((await products('limit=100&sorting=created_at_desc')).data).toEqual(oldest.toReversed());
    });

    it('reads sortBy as well, as the home page calls it', async () => {
      expect(await products('limit=18&sortBy=alphabetical_asc')).toEqual(await products('limit=18&sorting=alphabetical_asc'));
      expect(await products('limit=18&sortBy=created_at_asc&sorting=alphabetical_asc')).toEqual(
        await products('limit=18&sorting=alphabetical_asc'),
      );
    });

    it('lists the products of a category and of all below it', async () => {
      expect(await products(`categoryId=${idOf('Cola')}`)).toMatchObject({ total: 10 });
      expect(await products(`categoryId=${idOf('Soft Drinks')}`)).toMatchObject({ total: 20 });
      expect(await products(`categoryId=${idOf('Drinks')}`)).toMatchObject({ total: 30 });
      expect(await products(`categoryId=${idOf('Offers')}`)).toMatchObject({ total: 6 });
    });

    it('takes brands as alternatives', async () => {
      const answer = await products('brands=Ashdale&brands=%C3%89clair+%26+Co&limit=100');
      expect(new Set(answer.data.map(({ brand }) => brand))).toEqual(new Set(['Ashdale', 'Éclair & Co']));
      expect(answer.total).toBe(answer.data.length);
      expect(answer.total).toBe(20);
    });

    it('takes a brand in every spelling that nobody can tell apart, and counts it once', async () => {
      for (const spelling of ['ÉCLAIR & CO', 'E\u0301clair & Co', 'eclair and co', 'Éclair\u00a0&\u200b Co', 'Ｅclair ＆ Co']) {
        const query = new URLSearchParams([
          ['brands', spelling],
          ['brands', 'Éclair & Co'],
        ]).toString();
        expect(await products(query), spelling).toMatchObject({ total: 10 });
      }
      expect(await products('brands=Eclairs')).toMatchObject({ total: 0 });
    });

    it('lists the brands within search, category and tag, whatever brands are chosen, in alphabetical order', async () => {
      expect((await products('brands=Ashdale')).brands).toEqual(brandsInOrder);
      const within = await products(`categoryId=${idOf('Cola')}&limit=100`);
      expect(within.brands).toEqual(brandsInOrder.filter((brand) => within.data.some((product) => product.brand === brand)));
      expect((await products(`categoryId=${idOf('Cola')}&brands=Fenwick`)).brands).toEqual(within.brands);
      const found = await products('searchProduct=haddock&limit=100');
      expect(found.brands).toEqual(brandsInOrder.filter((brand) => found.data.some((product) => product.brand === brand)));
      expect((await products(`searchProduct=haddock&brands=${found.brands[0]}`)).brands).toEqual(found.brands);
    });

    it('finds nothing for a brand that does not exist', async () => {
      expect(await products('brands=Nobody')).toMatchObject({ data: [], total: 0, totalPages: 0, brands: brandsInOrder });
      expect(await products('brands=Nobody&brands=Ashdale')).toMatchObject({ total: 10 });
    });

    it('lists the products with a tag on any of their variants', async () => {
      const answer = await products(`tagId=${await tagId('Catering size')}&limit=100`);
      expect(answer.total).toBe(20);
      for (const { storage } of answer.data) expect(storage).toBe('frozen');
    });

    it('applies category, tag, brands and search all together', async () => {
      const vegan = await tagId('Vegan');
      const all = (await products('limit=100')).data;
      const expected = all.filter(
        ({ brand, name, variants, categories }) =>
          brand === 'Ashdale' &&
          name.includes('Cola') &&
          variants[0]!.tags.some(({ id }) => id === vegan) &&
          categories.some(({ name: category }) => category === 'Cola'),
      );
      const answer = await products(`categoryId=${idOf('Drinks')}&tagId=${vegan}&brands=Ashdale&searchProduct=cola&limit=100`);
      expect(names(answer)).toEqual(expected.map(({ name }) => name));
      expect(answer.total).toBeGreaterThan(0);

      const withoutSearch = await products(`categoryId=${idOf('Soft Drinks')}&tagId=${vegan}&limit=100`);
      const inSoftDrinks = all.filter(
        ({ variants, categories }) =>
          variants[0]!.tags.some(({ id }) => id === vegan) && categories.some(({ name }) => ['Cola', 'Lemonade'].includes(name)),
      );
      expect(withoutSearch.data).toEqual(inSoftDrinks);
      expect(withoutSearch.total).toBe(inSoftDrinks.length);
    });

    it('takes an absent and an empty parameter for the same', async () => {
      expect(await products('searchProduct=&categoryId=&brands=&tagId=&sorting=&limit=&offset=')).toEqual(await products(''));
    });

    it.each([
      ['categoryId', 'Category 999 does not exist.'],
      ['tagId', 'Tag 999 does not exist.'],
    ])('answers 404 for an unknown %s', async (parameter, message) => {
      const answer = await get<ErrorAnswer>(shop, `/api/products?${parameter}=999`);
      expect(answer.status).toBe(404);
      expect(answer.body.message).toBe(message);
      expect(Object.keys(answer.body.errors!)).toEqual([parameter]);
    });
  });

  describe('products?searchProduct', () => {
    it.each([
      ['one word', 'cola', 'Cola'],
      ['any case', 'COLA', 'Cola'],
      ['any order of words', 'fillets haddock', 'Haddock Fillets'],
      ['singular for plural', 'haddock fillet', 'Haddock Fillets'],
      ['plural for singular', 'lemonades', 'Lemonade'],
      ['words without their accents', 'creme cola', 'Crème Cola'],
      ['a measure written in one', 'lemonade 1.5l', 'Lemonade'],
      ['a measure in another unit', 'bleach 5000 ml', 'Thick Bleach'],
      ['pack size written in one', '24x330ml', 'Cola'],
      ['the beginning of the last word', 'king pra', 'King Prawns'],
      ['a synonym', 'shrimp', 'King Prawns'],
      ['a category', 'white fish', 'Haddock Fillets'],
      ['two words written in one', 'springwater', 'Still Water'],
    ])('finds by %s', async (_, text, expected) => {
      const answer = await products(`searchProduct=${encodeURIComponent(text)}&limit=100`);
      expect(answer.total).toBeGreaterThan(0);
      expect(answer.suggestion).toBeUndefined();
      // Close ones follow.
      for (const name of names(answer).slice(0, answer.full)) expect(name).toContain(expected.split(' ').at(-1));
    });

    it('treats & and "and" alike', async () => {
      const sign = await products('searchProduct=%C3%A9clair%20%26%20co');
      expect(sign).toEqual(await products('searchProduct=eclair%20and%20co'));
      expect(sign.total).toBe(10);
    });

    it.each([
      ['haddok', 'haddock'],
      ['lemonaed', 'lemonade'],
      ['blaech', 'bleach'],
      ['haddock filets', 'haddock fillets'],
    ])('corrects %s and says so', async (typed, meant) => {
      const answer = await products(`searchProduct=${typed}&limit=100`);
      expect(answer.suggestion).toBe(meant);
      expect(names(answer)).toEqual(names(await products(`searchProduct=${meant}&limit=100`)));
    });

    it('leaves out a word that nothing has', async () => {
      const answer = await products('searchProduct=haddock+trampoline&limit=100');
      expect(names(answer)).toEqual(names(await products('searchProduct=haddock&limit=100')));
      expect(answer.suggestion).toBe('haddock');
    });

    it('names the words of the range that are like those of a search without results', async () => {
      const answer = await products('searchProduct=lemonhouse');
      expect(answer.total).toBe(0);
      expect(answer.nearWords).toContain('lemonade');
      for (const word of answer.nearWords ?? []) expect((await products(`searchProduct=${word}`)).total).toBeGreaterThan(0);
      expect((await products('searchProduct=xyzzyplugh')).nearWords).toBeUndefined();
    });

    it('puts exact matches before forgiven ones', async () => {
      const answer = await products('searchProduct=light+cola&limit=100');
      expect(names(answer)[0]).toMatch(/Light Cola$/u);
    });

    it.each(['100043', '10 00 43', '#100043'])('finds exactly the product whose code is %s', async (code) => {
      const answer = await products(`searchProduct=${encodeURIComponent(code)}`);
      expect(answer.data.map((product) => product.code)).toEqual(['100043']);
    });

    it.each(['100043 x 2', '2 x 100043', 'stockcode 100043', 'your ref 100043', '100043 (EAN 5012345000008)'])(
      'puts the product first whose code stands beside other words: %s',
      async (typed) => {
        const [first] = (await products(`searchProduct=${encodeURIComponent(typed)}`)).data;
        expect(['100043', '100001']).toContain(first?.code);
      },
    );

    it('finds each product of a list of codes', async () => {
      const { data } = await products(`searchProduct=${encodeURIComponent('100043, 100050')}`);
      expect(new Set(data.map(({ code }) => code))).toEqual(new Set(['100043', '100050']));
    });

    it('finds a product by its barcode', async () => {
      for (const typed of [
        '5012345000008',
        '05012345000008',
        '5 012345 000008',
        'EAN 5012345000008',
        'barcode: 5012345-000008',
        'GTIN 05012345000008',
      ])
        expect((await products(`searchProduct=${encodeURIComponent(typed)}`)).data, typed).toHaveLength(1);
    });

    it('sorts all matches when another order is asked for', async () => {
      const sorted = names(await products('searchProduct=cola&sorting=alphabetical_asc&limit=100'));
      expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('en-GB').compare));
      expect(sorted).toHaveLength((await products('searchProduct=cola')).total);
    });

    it('pages through the matches exactly once', async () => {
      const whole = await products('searchProduct=fish&limit=100');
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(whole.total / 3) }, (_, page) => products(`searchProduct=fish&limit=3&offset=${page * 3}`)),
      );
      expect(pages.flatMap(({ data }) => data)).toEqual(whole.data);
    });

    it.each(['%', '_', '***', '!!!', "'", ':*', '&|!()', '\u202e', '🍟'])('takes %s for text, not for a pattern', async (text) => {
      const answer = await get<ProductsAnswer>(shop, `/api/products?searchProduct=${encodeURIComponent(text)}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ data: [], brands: [], total: 0, totalPages: 0 });
    });

    it('finds nothing for nonsense', async () => {
      expect(await products('searchProduct=xqzwv')).toMatchObject({ data: [], total: 0 });
    });
  });

  describe('products/details/:id', () => {
    const details = async (id: number) => (await get<ProductDetailsAnswer>(shop, `/api/products/details/${id}`)).body;

    it('answers the product with all variants, all images and the trade facts', async () => {
      const [{ productId } = { productId: 0 }] = (await products('searchProduct=100022')).data;
      const answer = await details(productId);
      productDetailsAnswerSchema.parse(answer);
      expect(answer.data.productDetails).toHaveLength(1);
      const [product] = answer.data.productDetails;
      expect(product).toMatchObject({
        productId,
        code: '100022',
        name: 'Brightwell Classic Haddock Fillets',
        packSize: '5 kg',
        caseSize: '1 case',
        storage: 'frozen',
        description: 'Brightwell Classic Haddock Fillets for caterers and shops. Keep upright.',
        allergens: { contains: ['Fish'], mayContain: ['Molluscs'] },
        nutrition: { per: '100 g', energyKj: 318, energyKcal: 75, fat: 0.6, saturates: 0.1, protein: 17.4, salt: 0.18 },
        origin: 'Caught in the North Sea, North East Atlantic (FAO 27), trawl',
        barcode: '5012345000039',
      });
      expect(product).not.toHaveProperty('ingredients');
      expect(product).not.toHaveProperty('provenance');
      expect(product!.variants.map(({ images }) => images.length)).toEqual([3, 1]);
    });

    it('says in the list where and how a fish was caught, in a few words, and nothing of the origin of other goods', async () => {
      const { data } = await products('limit=24');
      const [fish, others] = [true, false].map((isFish) => data.filter(({ storage }) => (storage === 'frozen') === isFish));
      expect(new Set(fish!.map(({ provenance }) => provenance))).toEqual(new Set(['North Sea, trawl']));
      expect(others!.filter((product) => 'provenance' in product)).toEqual([]);
    });

    it('answers the tags of all variants once', async () => {
      const [{ productId } = { productId: 0 }] = (await products('limit=1')).data;
      expect((await details(productId)).data.tags.map(({ name }) => name)).toEqual(['Vegan', 'Best seller', 'New in']);
    });

    it('relates eight other products, those of the same category first', async () => {
      for (const { productId, categories } of (await products('limit=100')).data) {
        const related = (await details(productId)).data.relatedProducts;
        expect(related).toHaveLength(8);
        expect(new Set(related.map((other) => other.productId)).size).toBe(8);
        expect(related.map((other) => other.productId)).not.toContain(productId);
        for (const other of related) expect(other.categories.map(({ id }) => id)).toContain(categories[0]!.id);
      }
    });

    it('answers 404 for an unknown id', async () => {
      const answer = await get<ErrorAnswer>(shop, '/api/products/details/999999');
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'Product 999999 does not exist.' });
    });
  });

  describe('every answer', () => {
    const paths = ['/api/categories', '/api/categories/mainCategories', '/api/products?limit=100', '/api/products/details/1'];

    it.each(paths)('%s is JSON in UTF-8 with a tag that saves sending it again', async (path) => {
      const first = await get(shop, path);
      expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(first.headers['cache-control']).toBe('no-cache');
      const etag = String(first.headers['etag']);
      for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
        const again = await shop.app.inject({ url: path, headers: { 'if-none-match': known } });
        expect(again.statusCode).toBe(304);
        expect(again.body).toBe('');
        expect(again.headers.etag).toBe(etag);
      }
      expect((await get(shop, path, { 'if-none-match': '"other"' })).status).toBe(200);
    });

    it.each([
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['*', 'br'],
      ['identity', undefined],
      [undefined, undefined],
    ])('is compressed as Accept-Encoding: %s allows', async (accepted, encoding) => {
      const response = await shop.app.inject({
        url: '/api/products?limit=50',
        headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
      });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers['vary']).toContain('Accept-Encoding');
      const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
      const decode = { br: brotliDecompressSync, gzip: gunzipSync };
      const body = encoding ? decode[encoding as keyof typeof decode](response.rawPayload) : response.rawPayload;
      expect(JSON.parse(body.toString())).toEqual(await products('limit=50'));
    });

    it('answers HEAD with the same headers and no body', async () => {
      const response = await shop.app.inject({ method: 'HEAD', url: '/api/products' });
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe('');
      expect(response.headers.etag).toBe((await get(shop, '/api/products')).headers['etag']);
    });

    it('carries a request id of its own, whatever the caller claims', async () => {
      for (const bad of ['proxy-0123456789', 'short', 'with space in it', 'x'.repeat(65), '<script>alert</script>']) {
        expect((await get(shop, '/api/categories', { 'x-request-id': bad })).headers['x-request-id']).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/u);
      }
    });

    it('is protected from being taken for anything but data', async () => {
      for (const path of [...paths, '/api/nothing', '/api/products?limit=0', '/api/%ZZ']) {
        expect((await get(shop, path)).headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cross-origin-resource-policy': 'same-origin',
        });
      }
    });

    it('computes an answer once for all who ask at the same time', async () => {
      let reads = 0;
      const original = shop.database.read;
      shop.database.read = (...call) => {
        reads += 1;
        return original.apply(shop.database, call);
      };
      const answers = await Promise.all(Array.from({ length: 20 }, () => get(shop, '/api/products?limit=17&offset=3')));
      shop.database.read = original;
      expect(reads).toBe(1);
      for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
    });
  });

  it('healthz says that the process runs, readyz that calls should be sent to it', async () => {
    expect(await get(shop, '/healthz')).toMatchObject({ status: 200, body: { message: 'up' } });
    expect(await get(shop, '/readyz')).toMatchObject({ status: 200, body: { message: 'ready' } });
  });
});

function flatten(categories: readonly Category[]): Category[] {
  return categories.flatMap((category) => [category, ...flatten(category.subCategories)]);
}
