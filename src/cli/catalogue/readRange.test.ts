import { afterEach, describe, expect, it } from 'vitest';
import type { Column } from './columns.ts';
import { RangeReader } from './readRange.ts';

const required = { code: '1', name: 'Cod', brand: 'Skerrydale', pack_size: '5 kg', categories: 'Fish' };
const pictures = {
  take: (path: string) => Promise.resolve({ kind: 'file', path } as const),
  stored: () => Promise.resolve(undefined),
};

let reader: RangeReader | undefined;
afterEach(() => reader?.close());

/** Reads rows, each with the usual cells but for those given. */
async function read(rows: readonly Partial<Record<Column, string>>[], keepGood = false) {
  const names = [...new Set([required, ...rows].flatMap((row) => Object.keys(row)))] as Column[];
  const known = { categories: [], createdAt: new Map<string, string>(), pictures: new Set<string>() };
  reader = new RangeReader({ names, width: names.length, skipped: [] }, known, pictures, new Date(), keepGood);
  for (const [index, row] of rows.entries()) {
    const cells: Partial<Record<Column, string>> = { ...required, ...row };
    await reader.take({ line: index + 2, cells: names.map((name) => cells[name] ?? '') });
  }
  const products = [...reader.lines()].flatMap((line) => ('product' in line ? [line.product] : []));
  return { products, problems: reader.problems, notes: reader.notes };
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
