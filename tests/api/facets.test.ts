import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productsAnswerSchema, type ErrorAnswer, type ProductDetailsAnswer, type ProductsAnswer } from '../../src/contract/catalogue.ts';
import { fixtureCatalogue } from './fixture.ts';
import { get, openAppWith, type TestApp } from './harness.ts';

/** The fixture, with goods whose declarations are missing, or contradict what a claim or a declaration says. */
const [cola] = fixtureCatalogue.products;
const goods = (code: string, name: string, more: object) => ({ ...cola!, code, name, barcode: undefined, ...more });
const none = { contains: [], mayContain: [] };
const tagged = (...tags: string[]) => ({ variants: [{ tags, images: cola!.variants[0]!.images }] });
const source = {
  ...fixtureCatalogue,
  products: [
    // Of each brand every third product is one article.
    ...fixtureCatalogue.products.map((product, at) => ({ ...product, family: `Article ${at % 3}` })),
    goods('F1', 'Fruit Bars', { allergens: none, packSize: '24 × 40 g', ...tagged('Gluten free', 'Vegan') }),
    goods('F2', 'Nutty Bars', { allergens: none, ingredients: 'Sugar, hazelnuts', packSize: '2 kg tub', ...tagged('Vegan') }),
    goods('F3', 'Rice Bars', { categories: ['bleach'], allergens: undefined, ...tagged('Gluten free') }),
    goods('F4', 'Wheat Bars', { allergens: { contains: ['Cereals containing gluten'], mayContain: [] }, ...tagged('Gluten free') }),
    goods('F5', 'Milk Bars', { allergens: { contains: ['Milk'], mayContain: ['Tree nuts'] }, ...tagged('Vegan', 'Halal') }),
    goods('F6', 'Cod Fillets 8–16 oz', {
      storage: 'frozen',
      allergens: { contains: ['Fish'], mayContain: [] },
      packSize: '10 kg box',
      ...tagged(),
    }),
    goods('F7', 'Salmon Red Paper Napkins 2 Ply', {
      allergens: undefined,
      storage: undefined,
      packSize: '500 pieces',
      ...tagged('Recyclable'),
    }),
  ],
};

let shop: TestApp;
beforeAll(async () => {
  shop = await openAppWith(source);
});
afterAll(() => shop?.close());

const products = async (query: string) => (await get<ProductsAnswer>(shop, `/api/products?${query}`)).body;
const allOf = async (query: string) => (await products(`limit=100&${query}`)).data;
const codesOf = async (query: string) => (await allOf(query)).map(({ code }) => code!).toSorted();
const facet = ({ facets = [] }: ProductsAnswer, name: string) =>
  Object.fromEntries(facets.find((each) => each.name === name)?.values.map(({ label, total }) => [label, total]) ?? []);

describe('facets', () => {
  it('are counted when they are asked for, each with the values that have products', async () => {
    const answer = await products('facets=1');
    productsAnswerSchema.parse(answer);
    expect(answer.facets!.map(({ name }) => name)).toEqual([
      'category',
      'brand',
      'storage',
      'diet',
      'free-from',
      'pack',
      'size',
      'container',
      'material',
      'colour',
      'ply',
      'species',
      'cut',
      'tag',
    ]);
    expect(facet(answer, 'storage')).toEqual({ Ambient: 45, Frozen: 21 });
    expect(facet(answer, 'species')).toEqual({ Haddock: 10, Prawn: 10, Cod: 1 });
    expect(facet(answer, 'container')).toEqual({ Box: 1, Tub: 1 });
    expect(await products('')).not.toHaveProperty('facets');
  });

  it('narrow the list: values of one facet are alternatives, all facets apply together, and with category, brand, tag and search', async () => {
    expect((await products('facet=storage:frozen')).total).toBe(21);
    expect((await products('facet=storage:frozen&facet=storage:ambient')).total).toBe(66);
    expect(await codesOf('facet=storage:frozen&facet=species:cod')).toEqual(['F6']);
    expect(await codesOf('searchProduct=bars&facet=diet:halal')).toEqual(['F5']);
    expect(await codesOf('searchProduct=bars&facet=size:under-250-g')).toEqual(['F1']);
  });

  it('count a value with what is chosen in other facets, not in its own', async () => {
    const answer = await products('facets=1&facet=storage:frozen&facet=species:cod');
    expect(facet(answer, 'species')).toEqual({ Haddock: 10, Prawn: 10, Cod: 1 });
    expect(facet(answer, 'storage')).toEqual({ Frozen: 1 });
    expect(answer.chosenFacets).toEqual([
      { facet: 'storage', value: 'frozen', label: 'Frozen' },
      { facet: 'species', value: 'cod', label: 'Cod' },
    ]);
  });

  it('of goods that nobody eats are their material, colour and ply', async () => {
    const [found, ...others] = await allOf('facet=material:paper&facet=colour:red&facet=ply:2-ply');
    expect([found!.code, others]).toEqual(['F7', []]);
    const details = await get<ProductDetailsAnswer>(shop, `/api/products/details/${found!.productId}`);
    expect(details.body.data.made?.map(({ label }) => label)).toEqual(['Paper', 'Red', '2 ply']);
  });

  it('are the types of goods beside a search, whose products are of many categories', async () => {
    const answer = await products('facets=1&searchProduct=bars');
    const types = answer.facets!.find(({ name }) => name === 'type')!.values;
    expect(types.at(-1)).toMatchObject({ label: 'Bleach', total: 1 });
    expect(types.map(({ total }) => total)).toEqual(types.map(({ total }) => total).toSorted((a, b) => b - a));
    expect(await codesOf(`searchProduct=bars&facet=type:${types.at(-1)!.value}`)).toEqual(['F3']);
    expect((await products('facets=1')).facets!.map(({ name }) => name)).not.toContain('type');
  });

  it('that split nothing are left out', async () => {
    const { facets } = await products('facets=1&facet=species:prawn');
    expect(facets!.map(({ name }) => name)).not.toContain('storage');
  });

  it('show goods as free of what they declare not to have, never goods that declare nothing or whose texts name it', async () => {
    const nutFree = await codesOf('facet=free-from:nut-free');
    expect(nutFree).toEqual(expect.arrayContaining(['F1', 'F4', 'F6']));
    for (const code of ['F2', 'F3', 'F5', 'F7']) expect(nutFree).not.toContain(code);
  });

  it('take a claim for what no declaration proves, unless something declared speaks against it', async () => {
    expect(await codesOf('facet=free-from:gluten-free')).toEqual(['F1']);
    const vegan = await codesOf('facet=diet:vegan');
    expect(vegan).toEqual(expect.arrayContaining(['F1', 'F2']));
    expect(vegan).not.toContain('F5');
    expect(Object.keys(facet(await products('facets=1'), 'tag'))).toEqual(['New in', 'Catering size', 'Best seller', 'Recyclable']);
  });

  it('are told with what they rest on, as the words of a search are', async () => {
    expect(await products('facet=free-from:nut-free&facet=diet:vegan')).toMatchObject({
      protectedWords: ['nut free', 'vegan'],
      judgedByAllergens: ['nut free'],
    });
  });

  it.each([
    'facet=storage',
    'facet=storage:',
    'facet=shape:round',
    'facet=claim:1',
    'facet=species:unicorn',
    'facet=storage:frozen&facet=species:unicorn',
    `facet=species:${'x'.repeat(101)}`,
    'facets=2',
  ])('refuse %s', async (query) => {
    const { status, body } = await get<ErrorAnswer>(shop, `/api/products?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.errors!)[0]).toMatch(/^facets?/u);
  });

  it('of an address that are unknown leave the others as they are', async () => {
    const query = { search: '', categoryId: undefined, brands: [], tagId: undefined, sorting: 'popularity', limit: 12, offset: 0 } as const;
    expect(shop.catalogue.withKnownFacets({ ...query, facets: ['species:unicorn', 'claim:1', 'storage:frozen'] })).toEqual({
      ...query,
      facets: ['storage:frozen'],
    });
    expect(shop.catalogue.withKnownFacets({ ...query, facets: ['species:unicorn'] })).toEqual(query);
  });
});

describe('counts', () => {
  /** Numbers that look random and are the same in every run. */
  let seed = 7;
  const below = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };

  it('are those of the products, one by one, or of their families, for a thousand choices', async () => {
    const everything = await products('facets=1&limit=100');
    const values = everything.facets!.flatMap(({ name, values: some }) => some.map(({ value }) => ({ name, value })));
    // The products of each value, as the database finds them.
    const having = new Map<string, Set<number>>();
    for (const { name, value } of values) {
      const parameter = name === 'brand' ? 'brands=' : name === 'category' ? 'categoryId=' : `facet=${name}:`;
      const found = await allOf(`${parameter}${encodeURIComponent(value)}`);
      having.set(`${name}:${value}`, new Set(found.map(({ productId }) => productId)));
    }
    const all = everything.data.map(({ productId }) => productId);
    const families = new Map(
      (await shop.database.kysely.selectFrom('productFacet').selectAll().execute()).map(({ productId, family }) => [productId, family]),
    );
    expect(new Set(families.values()).size).toBeLessThan(families.size);
    for (let choice = 0; choice < 1000; choice++) {
      const byFamily = choice % 2 === 1;
      const counts = (some: readonly number[]) => new Set(byFamily ? some.map((product) => families.get(product)) : some).size;
      const chosen = Array.from({ length: 1 + below(4) }, () => values[below(values.length)]!).filter(
        ({ name }, at, list) => name !== 'category' || list.findIndex((other) => other.name === 'category') === at,
      );
      const fits = (product: number, except?: string) =>
        Object.entries(Object.groupBy(chosen, ({ name }) => name)).every(
          ([name, some]) => name === except || some.some(({ value }) => having.get(`${name}:${value}`)!.has(product)),
        );
      const parameters = chosen.map(({ name, value }) =>
        name === 'brand' ? `brands=${encodeURIComponent(value)}` : name === 'category' ? `categoryId=${value}` : `facet=${name}:${value}`,
      );
      const answer = await products([`facets=1&limit=100${byFamily ? '&families=1' : ''}`, ...parameters].join('&'));
      const matching = all.filter((product) => fits(product));
      expect(answer.total).toBe(matching.length);
      if (byFamily) expect(answer.families).toBe(counts(matching));
      else expect(new Set(answer.data.map(({ productId }) => productId))).toEqual(new Set(matching));
      for (const { name, values: counted } of answer.facets!) {
        for (const { value, total } of counted)
          expect(total, `${name}:${value} of ${parameters.join('&')}`).toBe(
            counts(all.filter((product) => fits(product, name) && having.get(`${name}:${value}`)!.has(product))),
          );
      }
    }
  }, 120_000);

  it('of a search are those of its products', async () => {
    for (const search of ['bars', 'fillets', 'prawns', 'vegan', 'xqzwv']) {
      const answer = await products(`facets=1&searchProduct=${search}`);
      for (const { name, values } of answer.facets!.filter((each) => each.name !== 'category' && each.name !== 'brand')) {
        for (const { value, total } of values)
          expect((await products(`searchProduct=${search}&facet=${name}:${value}`)).total, `${search} ${name}:${value}`).toBe(total);
      }
    }
  });
});

it('a diet is shown for no product that its own page does not state', async () => {
  for (const { productId } of await allOf('facet=diet:halal')) {
    const { data } = (await get<ProductDetailsAnswer>(shop, `/api/products/details/${productId}`)).body;
    expect(data.tags.map(({ name }) => name)).toContain('Halal');
  }
});
