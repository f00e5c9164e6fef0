import { afterEach, describe, expect, it } from 'vitest';
import type { Column } from './columns.ts';
import { RangeReader, type KnownCatalogue } from './readRange.ts';

const required = { code: '1', name: 'Cod', brand: 'Skerrydale', pack_size: '5 kg', categories: 'Fish' };
const pictures = {
  take: (path: string) => Promise.resolve({ kind: 'file', path } as const),
  stored: () => Promise.resolve(undefined),
};

let reader: RangeReader | undefined;
afterEach(() => reader?.close());

/** Reads rows, each with the usual cells but for those given. */
async function read(rows: readonly Partial<Record<Column, string>>[], keepGood = false, shop: Partial<KnownCatalogue> = {}) {
  const names = [...new Set([required, ...rows].flatMap((row) => Object.keys(row)))] as Column[];
  const known = { categories: [], createdAt: new Map<string, string>(), pictures: new Set<string>(), ...shop };
  reader = new RangeReader({ names, width: names.length, skipped: [] }, known, pictures, new Date(), { keepGood, othersStay: false });
  for (const [index, row] of rows.entries()) {
    const cells: Partial<Record<Column, string>> = { ...required, ...row };
    await reader.take({ line: index + 2, cells: names.map((name) => cells[name] ?? '') });
  }
  const lines = [...reader.lines()];
  const products = lines.flatMap((line) => ('product' in line ? [line.product] : []));
  const categories = lines.flatMap((line) => ('category' in line ? [line.category.name] : []));
  return { products, categories, problems: reader.problems, notes: reader.notes };
}

describe('Traces of allergens', () => {
  it.each(['?', 'TBC', 'tba', 'unknown', 'not known', 'Not available', '.', '...'])(
    'that are said to be unknown leave the product undeclared, and are noted: %s',
    async (cell) => {
      const { products, problems, notes } = await read([{ allergens: 'Fish', may_contain: cell }]);
      expect([products[0]!.allergens, products[0]!.possibleAllergens, problems]).toEqual([undefined, ['Fish'], []]);
      expect(notes).toMatchObject([{ line: 2, field: 'may_contain', reason: expect.stringContaining(`says "${cell}"`) as string }]);
    },
  );

  it.each(['', '-', 'n/a', 'null', 'none', 'nil'])('are none where the cell is empty or says so: %j', async (cell) => {
    expect((await read([{ allergens: 'Fish', may_contain: cell }])).products[0]!.allergens).toEqual({ contains: ['Fish'], mayContain: [] });
  });
});

describe('A product of the shop whose rows are refused', () => {
  const facts = {
    code: '1',
    name: 'Hake',
    brand: 'Skerrydale',
    packSize: '1 kg',
    description: '',
    categories: ['old'],
    popularity: 3,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  const shop = {
    categories: [{ slug: 'old', path: ['Old'] }],
    createdAt: new Map([['1', facts.createdAt]]),
    present: { categories: [], product: () => ({ cells: {}, facts, variants: [] }), close: () => {} },
  };
  const rows = [{ pack_size: '12-Jan' }, { code: '2' }];

  it('stays as it is with --keep-good, in its categories', async () => {
    const { products, categories } = await read(rows, true, shop);
    expect(products).toMatchObject([{ code: '2' }, facts]);
    expect(categories).toEqual(['Fish', 'Old']);
    expect([reader!.missing(), reader!.staying()]).toEqual([[], ['1']]);
  });

  it('is not missing without either, where nothing is imported', async () => {
    await read(rows, false, shop);
    expect(reader!.missing()).toEqual([]);
  });
});

describe('Rows of one product', () => {
  it.each([
    ['A-1001', 'A\u20111001'],
    ['A-1001', 'A–1001'],
    ['A1001', 'Ａ１００１'],
    ['1001', '١٠٠١'],
    ['A-1001', 'a-1001'],
  ])('have codes that nobody can tell apart: %s, %s', async (code, other) => {
    const { products, problems } = await read([{ code, tags: 'Vegan' }, { code: other, tags: 'Halal' }]); // prettier-ignore
    expect([products.map((product) => [product.code, product.variants.length]), problems]).toEqual([[[code, 2]], []]);
    const shop = { createdAt: new Map([[code, '2026-01-01T00:00:00.000Z']]) };
    expect((await read([{ code: other }], false, shop)).products).toMatchObject([{ code }]);
  });

  it.each([
    ['allergens', 'Fish|Milk', 'Fish | Milk'],
    ['allergens', 'Milk | Fish', 'Fish | Milk'],
    ['allergens', 'none', 'nil'],
    ['hazards', 'GHS05|GHS07', 'GHS07 | GHS05'],
    ['categories', 'Frozen>Fish', 'Frozen > FISH'],
    ['barcode', '5 012345 678900', '5012345678900'],
    ['popularity', '1,000', '1000'],
    ['created_at', '2026-03-31', '2026-03-31T00:00:00Z'],
  ] as const)('may write the same %s as %s and %s', async (column, one, other) => {
    const { products, problems } = await read([{ [column]: one, tags: 'Vegan' }, { [column]: other, tags: 'Halal' }]); // prettier-ignore
    expect([products.length, products[0]!.variants.length, problems]).toEqual([1, 2, []]);
  });

  it('are none where the columns are named again', async () => {
    const again = { code: 'Code', name: 'name', brand: 'Brand', pack_size: 'Pack Size', categories: 'categories' };
    const { products, problems } = await read([{}, again, { code: '2' }]);
    expect([products.map(({ code }) => code), problems]).toEqual([['1', '2'], []]);
  });

  it('are refused where they say the same in every column, as a line of types does', async () => {
    const types = Object.fromEntries(Object.keys(required).map((column) => [column, 'Text']));
    expect((await read([types])).problems).toMatchObject([{ reason: 'says the same in every column' }]);
  });
});
