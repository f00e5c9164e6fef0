/** Ten products in the shapes that real shops, data pools and suppliers hand out, and what the shop holds of them afterwards. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SourceCategory, SourceProduct } from '../../server/catalogue/source.ts';
import { openFile, type Said } from './openFile.ts';
import { factCells, listCell } from './presentRange.ts';
import { RangeReader } from './readRange.ts';
import { presets } from './shape.ts';

const sample = (name: string): string => path.join(import.meta.dirname, '../../../tests/fixtures/import', name);
const pictures = {
  take: (name: string) => Promise.resolve({ kind: 'file', path: name } as const),
  stored: () => Promise.resolve(undefined),
};

type Read = Readonly<Record<string, string>>;

async function load(name: string, said: Partial<Said> = {}, keepGood = false) {
  const file = await openFile(sample(name), { shapes: [...presets.values()], ...said });
  const reader = new RangeReader(
    file.header,
    { categories: [], createdAt: new Map(), pictures: new Set() },
    pictures,
    new Date(),
    keepGood,
  );
  for await (const row of file.rows) await reader.take(row);
  const paths = new Map<string, string>();
  const walk = ({ slug, name: own, children }: SourceCategory, above: readonly string[]): void => {
    paths.set(slug, [...above, own].join(' > '));
    for (const child of children) walk(child, [...above, own]);
  };
  const products: SourceProduct[] = [];
  for (const line of reader.lines()) {
    if ('category' in line) walk(line.category, []);
    else products.push(line.product);
  }
  reader.close();
  file.close();
  const cells = products.map((product): Read => {
    const { created_at: _created, popularity: _popularity, ...facts } = factCells({ ...product, variants: [] });
    const categories = product.categories.map((slug) => paths.get(slug)).join(' | ');
    const all = { code: product.code, ...facts, categories, tags: listCell(product.variants.flatMap(({ tags }) => tags)) };
    return Object.fromEntries(Object.entries(all).filter(([, cell]) => cell !== ''));
  });
  return { cells, products, problems: reader.problems, notes: file.notes() };
}

const right = (await load('right-result.csv')).cells;
const codesOf = {
  haddock: '004711',
  cod: '004712',
  batter: '010020',
  free: '010021',
  cola: '020300',
  bigCola: '020301',
  mayonnaise: '050500',
};

/** The last of a category's path, which is all that some shapes say. */
const lastOnly = ({ categories = '' }: Read): Partial<Read> => ({ categories: categories.split(' > ').at(-1)! });
const firstOnly = ({ categories = '' }: Read): Partial<Read> => ({ categories: categories.split(' > ')[0]! });

interface Case {
  readonly file: string;
  readonly said?: Partial<Said>;
  readonly keepGood?: boolean;
  /** Columns of which the file says nothing. */
  readonly silent: readonly string[];
  /** Cells of all products that the file says otherwise. */
  readonly each?: (cells: Read) => Partial<Record<string, string | undefined>>;
  /** Those of one. */
  readonly but?: Readonly<Record<string, Partial<Record<string, string | undefined>>>>;
  /** Cells that the right result does not have. */
  readonly more?: readonly string[];
  readonly products?: number;
}

const undeclared = { allergens: undefined };
const cases: readonly Case[] = [
  { file: 'shopify-products.csv', silent: ['storage', 'allergens', 'may_contain', 'ingredients'], each: lastOnly },
  {
    file: 'woocommerce-products.csv',
    silent: ['storage', 'may_contain', 'ingredients'],
    but: {
      [codesOf.free]: undeclared,
      [codesOf.cola]: { ...undeclared, categories: 'Soft Drinks > Cola | Offers' },
      [codesOf.bigCola]: { ...undeclared, categories: 'Soft Drinks > Cola | Offers' },
    },
  },
  { file: 'bigcommerce-products.csv', silent: ['allergens', 'may_contain', 'ingredients'] },
  {
    file: 'magento-products.csv',
    silent: ['may_contain', 'ingredients', 'tags'],
    but: {
      [codesOf.free]: undeclared,
      [codesOf.cola]: { ...undeclared, categories: 'Soft Drinks > Cola | Offers' },
      [codesOf.bigCola]: { ...undeclared, categories: 'Soft Drinks > Cola | Offers' },
      [codesOf.mayonnaise]: { categories: 'Grocery > Sauces Dressings' },
    },
  },
  {
    file: 'prestashop-products.csv',
    said: { categories: 'path' },
    silent: ['storage', 'may_contain', 'ingredients'],
    but: {
      [codesOf.free]: undeclared,
      [codesOf.cola]: undeclared,
      [codesOf.bigCola]: undeclared,
      [codesOf.mayonnaise]: { categories: 'Grocery > Sauces Dressings' },
    },
  },
  {
    file: 'openfoodfacts-products.tsv',
    silent: ['description', 'storage'],
    each: ({ barcode }) => ({ code: barcode }),
    but: {
      [codesOf.batter]: { allergens: 'Cereals containing gluten' },
      [codesOf.free]: undeclared,
      [codesOf.cola]: undeclared,
      [codesOf.bigCola]: undeclared,
    },
    more: ['nutrition_per', 'energy_kj', 'energy_kcal', 'fat', 'saturates', 'carbohydrate', 'sugars', 'fibre', 'protein', 'salt'],
    products: 8,
  },
  {
    file: 'gs1-tradeitems.csv',
    silent: ['description', 'tags'],
    each: ({ barcode, storage }) => ({ code: barcode, storage: storage === 'ambient' ? undefined : storage }),
    but: {
      // Free from wheat does not say that it is free from the others.
      [codesOf.free]: undeclared,
      [codesOf.cola]: undeclared,
      [codesOf.bigCola]: undeclared,
    },
    more: ['tags'],
  },
  {
    file: 'supplier-pricelist-excel.csv',
    said: { brands: ['Lochandale', 'Fryer Jack', 'Fizzwell', 'Dairymoor', 'Handsafe', 'Boxholme', 'Eggcombe'] },
    keepGood: true,
    silent: ['description', 'allergens', 'may_contain', 'ingredients', 'tags'],
    each: (cells) => ({ ...firstOnly(cells), code: cells['code']!.replace(/^0+/u, '') }),
    but: { [codesOf.cola]: { barcode: undefined } },
  },
];

describe('A file of another shape', () => {
  it.each(cases)(
    'has the right cells wherever it says them: $file',
    async ({ file, said, keepGood, silent, each, but = {}, more = [], products = 10 }) => {
      const { cells, problems } = await load(file, said, keepGood);
      expect(problems).toEqual([]);
      const expected = right.map((good) => {
        const own = { ...good, ...each?.(good), ...but[good['code']!] };
        return Object.fromEntries(Object.entries(own).filter(([column, cell]) => cell !== undefined && !silent.includes(column))) as Read;
      });
      const read = cells.map((product) => Object.fromEntries(Object.entries(product).filter(([column]) => !more.includes(column))));
      expect(read).toHaveLength(products);
      const byCode = (all: readonly Read[]) => all.toSorted((a, b) => a['code']!.localeCompare(b['code']!));
      const codes = new Set(read.map(({ code }) => code));
      expect(byCode(read)).toEqual(byCode(expected.filter(({ code }) => codes.has(code))));
    },
  );

  it('says how it was read, what was left aside and what is not for sale', async () => {
    expect((await load('shopify-products.csv')).notes).toEqual([
      "Read as Shopify's product export: UTF-8, commas, columns named in line 1.",
      expect.stringMatching(/^Left aside: "Product Category", .*"Variant Price"/u),
      '1 row is not published and left out.',
    ]);
    const { brands } = cases.at(-1)!.said!;
    expect((await load('supplier-pricelist-excel.csv', { brands })).notes).toEqual([
      'Read as a supplier\'s price list: Windows-1252 (Western European), semicolons, columns named in line 4. If accents or signs of money look wrong, save it as "CSV UTF-8".',
      'Left aside: "Price", "RRP", "VAT".',
      expect.stringContaining('zeros'),
    ]);
  });

  it('is asked for what it does not say', async () => {
    await expect(load('prestashop-products.csv')).rejects.toThrow('Say --categories path or --categories several.');
    await expect(load('supplier-pricelist-excel.csv')).rejects.toThrow('--brands');
    const { cells } = await load('prestashop-products.csv', { categories: 'several' });
    expect(cells[0]).toMatchObject({ categories: 'Fish & Seafood | White Fish' });
  });

  it('gives a product the pictures of its further rows', async () => {
    const { products } = await load('shopify-products.csv');
    const shown = products.map(({ variants }) =>
      variants.flatMap(({ images }) => images.map(({ source }) => 'path' in source && source.path)),
    );
    expect(shown[0]).toEqual(['https://images.example.com/range/haddock-front.jpg', 'https://images.example.com/range/haddock-case.jpg']);
    expect(shown[5]).toEqual(['https://images.example.com/range/cola-15.jpg']);
  });

  it('keeps the first day of a product and its nutrition', async () => {
    expect((await load('magento-products.csv')).products[0]).toMatchObject({ createdAt: '2025-03-01T09:00:00.000Z' });
    expect((await load('openfoodfacts-products.tsv')).products[0]).toMatchObject({
      nutrition: { per: '100 g', energyKj: 326, protein: 18 },
    });
  });
});
