/** A file of a real shape, imported through the command line: nothing is shown as free of what its row or its ingredients name, and nothing undeclared. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product, ProductDetailsAnswer, ProductsAnswer } from '../../src/contract/catalogue.ts';
import { staffPaths } from '../../src/server/staff/paths.ts';
import { openClient } from '../../src/cli/client.ts';
import { caller, Desk, openServer, runCli, type CommandResult } from './commandLineHarness.ts';
import { freshDatabase, get, type FreshDatabase, type TestApp } from './harness.ts';

const columns = 'code,name,brand,pack_size,categories,allergens,may_contain,ingredients,description';
const row = (code: string, name: string, allergens: string, mayContain = '', ingredients = '', description = '') =>
  [code, name, 'Wildacre', '1 kg', 'Food', ...[allergens, mayContain, ingredients, description].map((cell) => `"${cell}"`)].join(',');

/** Rows that the first line of each refuses, or that become undeclared. */
const unclear = [
  row('U1', 'Pea Loaf', 'ARAC'),
  row('U2', 'Nutty Bar', 'P-nuts'),
  row('U3', 'Yes Loaf', 'Yes', 'Milk'),
  row('U4', 'Label Pudding', 'see label'),
  row('U5', 'Halfway Pudding', 'Eggs, ARAC'),
  row('U6', 'Dairy Free Flapjack', 'Soya. May contain milk'),
];
const clear = [
  row('C1', 'Haddock Fillets', 'AF', '', 'Haddock (fish) 100 %'),
  row('C2', 'Ocean Pie', 'Poisson'),
  row('C3', 'Rice Pudding', 'Lait; en:eggs'),
  row('C4', 'Walnut Loaf', 'Nuss'),
  row('C5', 'Sesame Buns', '', 'Sesame', 'WHEAT flour, MILK, EGG'),
  row('C6', 'Satay Sauce', 'none', '', 'PEANUTS 30 %, sugar'),
  row('C7', 'Sherry Trifle', 'None', '', 'MILK, EGG'),
  row('C8', 'Plain Rice', 'None', '', 'Rice'),
  row('C9', 'Coconut Rice', 'nil', '', 'Rice, coconut milk, butter beans. May contain nuts.'),
  row('C10', 'Cod Fillets', 'Fish', '', 'Cod (fish)'),
  row('C11', 'King Prawns', 'Crustaceans', '', 'Prawns'),
  row('C12', 'Silent Soup', ''),
  row('C13', 'Pork Haddock Pie', 'Fish', '', 'Haddock (fish), pork'),
  row('C14', 'Salted Peanuts', 'none'),
  row('C15', 'Treat Bites', 'none', '', '', 'Rich. Allergy advice: contains MILK.'),
  row('C16', 'Egg Box', ''),
  row('C17', 'Egg Free Bites', 'none', '', '', 'Serve with cheese.'),
  row('C18', 'Milk Toffee', 'Milk', '', '', 'We cannot guarantee gluten free. Also available gluten free.'),
];

let fresh: FreshDatabase;
let shop: TestApp;
let desk: Desk;
let refusal: CommandResult;
let imported: {
  readonly notes: readonly { readonly code: string; readonly field: string; readonly reason: string }[];
  readonly badRows: number;
};
beforeAll(async () => {
  fresh = await freshDatabase();
  shop = await openServer(fresh.config);
  desk = await Desk.open();
  const file = await desk.csv('range.csv', columns, ...unclear, ...clear);
  refusal = await runCli(fresh.config, 'catalogue', 'import', file);
  const { out, err } = await runCli(fresh.config, 'catalogue', 'import', file, '--keep-good', '--json');
  if (!out) throw new Error(err);
  imported = JSON.parse(out) as typeof imported;
  await shop.catalogue.refresh();
});
afterAll(async () => {
  await shop?.close();
  await fresh?.remove();
  await desk?.remove();
});

const search = async (text: string) =>
  (await get<ProductsAnswer>(shop, `/api/products?limit=100&searchProduct=${encodeURIComponent(text)}`)).body;
const codesFor = async (text: string) => (await search(text)).data.map(({ code }) => code);
const productOf = async (code: string): Promise<Product> => {
  const { productId } = (await search(code)).data[0]!;
  return (await get<ProductDetailsAnswer>(shop, `/api/products/details/${productId}`)).body.data.productDetails[0]!;
};

describe('The import of allergens', () => {
  it('refuses words that nobody understands, without --keep-good', () => {
    expect(refusal.code).toBe(1);
    expect(refusal.err).toContain('none of the fourteen allergens');
  });

  it('refuses rows with words that it does not understand, and takes them as not declared with --keep-good', async () => {
    expect(imported.badRows).toBe(0);
    expect(imported.notes.filter(({ field }) => field === 'allergens').map(({ code }) => code)).toEqual([
      'U1',
      'U2',
      'U3',
      'U4',
      'U5',
      'U6',
    ]);
    expect(await desk.read('range.problems.csv')).toContain('ARAC');
    expect(await productOf('U1')).not.toHaveProperty('allergens');
    expect((await productOf('U3')).possibleAllergens).toEqual(['Milk']);
    expect((await productOf('U5')).possibleAllergens).toEqual(['Eggs']);
    expect((await productOf('U6')).possibleAllergens).toEqual(['Soybeans', 'Milk']);
  });

  it('lists what the texts name and the allergens leave out', () => {
    const conflicts = imported.notes.filter(({ field }) => field !== 'allergens');
    expect(conflicts.map(({ code, field, reason }) => `${code} ${field} ${reason.split(',', 1)[0]}`)).toEqual([
      'C6 name names Peanuts',
      'C6 ingredients names Peanuts',
      'C7 ingredients names Eggs',
      'C9 ingredients names Tree nuts',
      'C13 name names Cereals containing gluten',
      'C14 name names Peanuts',
      'C15 description names Milk',
    ]);
  });

  it('takes an empty cell for not declared, whatever may be contained', async () => {
    const product = await productOf('C5');
    expect(product).not.toHaveProperty('allergens');
    expect(product.possibleAllergens).toEqual(['Sesame']);
    // The list tells by it whether it has to say so.
    expect((await search('C5')).data[0]).toMatchObject({ mainCategory: 'Food' });
  });

  it('reads codes, tags and other languages as the usual names', async () => {
    expect((await productOf('C1')).allergens).toEqual({ contains: ['Fish'], mayContain: [] });
    expect((await productOf('C3')).allergens).toEqual({ contains: ['Milk', 'Eggs'], mayContain: [] });
    expect((await productOf('C8')).allergens).toEqual({ contains: [], mayContain: [] });
  });

  it('gives the same again after an export', async () => {
    const [first, second] = [desk.path('first.csv'), desk.path('second.csv')];
    expect((await runCli(fresh.config, 'catalogue', 'export', first)).code).toBe(0);
    expect((await runCli(fresh.config, 'catalogue', 'import', first)).code).toBe(0);
    expect((await runCli(fresh.config, 'catalogue', 'export', second)).code).toBe(0);
    expect(await desk.read('second.csv')).toBe(await desk.read('first.csv'));
    await shop.catalogue.refresh();
  });

  it('is as strict for a range that comes in through the staff routes', async () => {
    const product = {
      code: 'S1', name: 'Staff Pie', brand: 'B', packSize: '1', description: '', categories: ['food'], popularity: 0, createdAt: '2026-01-01T00:00:00.000Z',
      allergens: { contains: ['Kiwi'], mayContain: [] }, variants: [{ tags: [], images: [] }],
    }; // prettier-ignore
    const client = await openClient(fresh.config, caller);
    const send = async () => {
      const lines = [{ category: { slug: 'food', name: 'Food', children: [] } }, { product }];
      for await (const message of client.lines(staffPaths.catalogue, { method: 'PUT', lines })) void message;
    };
    await expect(send()).rejects.toThrow(/Kiwi.*none of the fourteen/u);
  });
});

describe('A search that protects', () => {
  it.each([
    ['fish free haddock', 'C1'],
    ['fish free pie', 'C2'],
    ['milk free pudding', 'C3'],
    ['egg free pudding', 'U5'],
    ['nut free loaf', 'C4'],
    ['peanut free bar', 'U2'],
    ['dairy free flapjack', 'U6'],
    ['gluten free toffee', 'C18'],
    ['nut free loaf', 'U1'],
    ['milk free loaf', 'U3'],
    ['milk free pudding', 'U4'],
    ['wheat free buns', 'C5'],
    ['milk free buns', 'C5'],
    ['sesame free buns', 'C5'],
    ['peanut free satay', 'C6'],
    ['allergen free satay', 'C6'],
    ['egg free trifle', 'C7'],
    ['allergen free', 'C7'],
    ['nut free coconut rice', 'C9'],
    ['celery free soup', 'C12'],
    ['no nuts salted', 'C14'],
    ['milk free bites', 'C15'],
    ['allergen free', 'C12'],
  ])('for "%s" does not show %s', async (text, code) => {
    expect(await codesFor(text)).not.toContain(code);
  });

  it('shows what declares that it has none', async () => {
    expect(await codesFor('allergen free')).toEqual(['C8', 'C17']);
    expect(await codesFor('milk free rice')).toEqual(expect.arrayContaining(['C8', 'C9']));
  });

  it('takes shellfish for crustaceans and molluscs, and seafood for fish as well', async () => {
    expect(await codesFor('cod fillets no shellfish')).toEqual(['C10']);
    expect(await codesFor('shellfish free prawns')).toEqual([]);
    expect(await codesFor('seafood free cod')).toEqual([]);
  });

  it.each([
    'except',
    'minus',
    'sans',
    'avoiding',
    'leave out',
    'excluding',
    'but no',
    'other than',
    'apart from',
    'that does not contain',
    'not containing',
    'w/o',
    'omitting',
  ])('takes "%s" for a word that denies', async (deny) => {
    expect(await codesFor(`haddock ${deny} fish`)).toEqual([]);
    expect(await codesFor(`haddock ${deny} pork`)).toEqual([]);
    expect(await codesFor(`rice ${deny} milk`)).toEqual(expect.arrayContaining(['C8', 'C9']));
  });

  it.each([
    ['haddock minus poork', 'haddock pork free'],
    ['buns minus shellfih', 'shellfish free'],
    ['rice minus daiay', 'rice dairy free'],
    ['satay minus bef', 'satay beef free'],
    ['rice suitable for koshres', 'rice kosher'],
    ['trifle avoiding mikl', 'milk free'],
    ['rice milk fre', 'rice milk free'],
    ['rice wthout milk', 'rice milk free'],
    ['trifle mins milk', 'milk free'],
  ])('shows nothing for "%s" and asks whether "%s" was meant', async (typed, meant) => {
    const { total, suggestion, nearWords } = await search(typed);
    expect({ total, suggestion, nearWords }).toEqual({ total: 0, suggestion: meant, nearWords: undefined });
  });

  it.each([
    ['eggs are off limits trifle', 'egg free'],
    ['pudding, milk makes me ill', 'milk free'],
    ['dairy-averse trifle', 'dairy free'],
    ['rice verboten milk', 'rice milk free'],
  ])(
    'shows nothing for "%s", where nobody knows what its words say of an allergen, and asks whether "%s" was meant',
    async (typed, meant) => {
      const { total, suggestion, leftOut } = await search(typed);
      expect({ total, suggestion, leftOut }).toEqual({ total: 0, suggestion: meant, leftOut: undefined });
    },
  );

  it.each([
    'rice -"milk"',
    'rice -“milk”',
    'rice ≠ milk',
    'CMPA rice',
    'MF rice',
    'rice senza latte',
    'nil milk rice',
    'rice, keep away from 🥛',
    'ohne milch rice',
  ])('denies in other words as "no" does: "%s"', async (typed) => {
    expect(await codesFor(typed)).toEqual(await codesFor('rice no milk'));
  });

  it.each([
    ['NGCI buns', 'gluten free buns'],
    ['ngi buns', 'gluten free buns'],
    ['NAG buns', 'gluten free buns'],
    ['wf buns', 'wheat free buns'],
    ['ef trifle', 'egg free trifle'],
  ])('reads the short signs of menus: "%s"', async (typed, meant) => {
    expect(await codesFor(typed)).toEqual(await codesFor(meant));
    expect((await search(typed)).leftOut).toBeUndefined();
  });

  it.each(['nan buns', 'buns ref 6', 'buns tag', 'elf buns', 'mini nan'])(
    'takes no short word for a slip of such a sign: "%s"',
    async (typed) => {
      expect((await search(typed)).suggestion ?? '').not.toContain('free');
    },
  );

  it.each(['milk substitute', 'egg replacer', 'fish substitute haddock', 'haddock alternative'])(
    'does not show what "%s" is to take the place of',
    async (typed) => {
      const shown = await codesFor(typed);
      for (const code of await codesFor(typed.replace(/substitute|replacer|alternative/u, ''))) expect(shown).not.toContain(code);
    },
  );

  it.each(['shelllfish free buns', 'daiy free trifle', 'stock that does not contain milk', 'halal rice 1kg', 'trifle minus mikl'])(
    'offers clean words for "%s"',
    async (typed) => {
      const { nearSearches = [], nearby = [], suggestion = '' } = await search(typed);
      const offered = [...[...nearSearches, ...nearby].map((near) => near.search), suggestion].join(' ');
      expect(offered).not.toMatch(/shelll|daiy|mikl|that does|not contain|halal 1kg/u);
    },
  );
});
