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
  reader = new RangeReader({ names, width: names.length, skipped: [] }, known, pictures, new Date(), keepGood);
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

  it('is missing without', async () => {
    await read(rows, false, shop);
    expect(reader!.missing()).toEqual(['1']);
  });
});
