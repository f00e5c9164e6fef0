/** Ten products in the shapes that real shops, data pools and suppliers hand out, and what the shop holds of them afterwards. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WriteSheet } from 'hucre';
import { writeXlsx, type Cell } from 'hucre/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import type { SourceCategory, SourceProduct } from '../../range/source.ts';
import { openFile, readMap, type FileAnswers } from './openFile.ts';
import { listCell } from '../../range/cells.ts';
import { factCells } from '../../range/fileCells.ts';
import { RangeReader } from '../../range/readRange.ts';
import { presets } from './shape.ts';

const sample = (name: string): string => path.resolve(import.meta.dirname, '../../../tests/fixtures/import', name);
const folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
afterAll(() => rm(folder, { recursive: true }));

const pictures = {
  take: (name: string) => Promise.resolve({ kind: 'file', path: name } as const),
  stored: () => Promise.resolve(undefined),
};

type Read = Readonly<Record<string, string>>;

async function load(name: string, said: Partial<FileAnswers> = {}, keepGood = false) {
  const file = await openFile(sample(name), { shapes: [...presets.values()], ...said });
  const reader = new RangeReader(file.header, { categories: [], createdAt: new Map(), pictures: new Set() }, pictures, new Date(), {
    keepGood,
    othersStay: false,
  });
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
    const { created_at: _created, popularity: _popularity, ...facts } = factCells(product);
    const categories = product.categories.map((slug) => paths.get(slug)).join(' | ');
    const all = { code: product.code, ...facts, categories, tags: listCell(product.variants.flatMap(({ tags }) => tags)) };
    return Object.fromEntries(Object.entries(all).filter(([, cell]) => cell !== ''));
  });
  return { cells, products, problems: reader.problems, left: reader.notes, notes: file.notes() };
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
  readonly said?: Partial<FileAnswers>;
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
    silent: ['description', 'allergens', 'may_contain', 'ingredients', 'tags'],
    each: (cells) => ({ ...firstOnly(cells), code: cells['code']!.replace(/^0+/u, '') }),
    but: { [codesOf.cola]: { barcode: undefined } },
  },
];

describe('A file of another shape', () => {
  it.each(cases)(
    'has the right cells wherever it says them: $file',
    async ({ file, said, silent, each, but = {}, more = [], products = 10 }) => {
      const { cells, problems } = await load(file, said);
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

  it('may name its columns again, as files do that were put together', async () => {
    const text = await readFile(sample('shopify-products.csv'), 'utf8');
    const file = path.join(folder, 'twice.csv');
    await writeFile(file, `${text.trimEnd()}\n${text.split('\n')[0]}\n`);
    const { cells, problems } = await load(file);
    expect([cells, problems]).toEqual([(await load('shopify-products.csv')).cells, []]);
  });

  it('is asked for what it does not say', async () => {
    await expect(load('prestashop-products.csv')).rejects.toThrow('Say --categories path or --categories several.');
    await expect(load('supplier-pricelist-excel.csv')).rejects.toThrow('--brands');
    const { cells } = await load('prestashop-products.csv', { categories: 'several' });
    expect(cells[0]).toMatchObject({ categories: 'Fish & Seafood | White Fish' });
  });

  it('leaves out a bar code that is no good, and notes it', async () => {
    const { left } = await load('supplier-pricelist-excel.csv', cases.at(-1)!.said);
    expect(left).toEqual([
      {
        line: 12,
        code: '20300',
        field: 'barcode',
        reason: expect.stringMatching(/^was rounded by a spreadsheet.*; imported without$/u) as string,
      },
    ]);
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

describe('A workbook', () => {
  it('keeps the zeros of its texts and all digits of its numbers, on the sheet that names most columns', async () => {
    const { cells, notes } = await load('right-result.xlsx');
    expect(cells).toEqual(right);
    expect(notes).toEqual(['Read as the shop\'s own columns: a workbook of Excel, sheet "Range", columns named in line 3.']);
  });

  it('is read as Excel shows it, and what it shows as an error is refused with its line', async () => {
    const cells = new Map<string, Partial<Cell>>();
    const put = (at: string, value: Cell['value'], numFmt = 'General', more: Partial<Cell> = {}) =>
      cells.set(at, { value, style: { numFmt }, ...more });
    const columns = ['code', 'name', 'brand', 'pack_size', 'categories', 'description', 'popularity', 'barcode'];
    for (const row of [1, 2]) for (const [column, text] of ['', 'Cod', 'Skerrydale', '', 'Fish'].entries()) put(`${row},${column}`, text);
    put('1,0', 123, '000000');
    put('1,3', 0.75, '0.00" kg"');
    put('1,5', 0.05, '0%');
    put('1,6', 1234.4, '#,##0');
    put('1,7', 5_012_345_000_015, '0.00E+00');
    put('2,0', 124, '"0"0');
    put('2,3', 1, '0 "kg"', { formula: '0+1', formulaResult: 1 });
    put('2,5', '#REF!', undefined, { type: 'error' });
    const file = path.join(folder, 'shown.xlsx');
    await writeFile(file, await writeXlsx({ sheets: [{ name: 'Range', rows: [columns], cells }] }));
    const { cells: read, products, problems } = await load(file, {}, true);
    expect(read).toMatchObject([{ code: '000123', pack_size: '0.75 kg', description: '5%', barcode: '5012345000015' }]);
    expect(products[0]).toMatchObject({ popularity: 1234 });
    expect(problems).toMatchObject([{ line: 3, code: '0124', field: 'description', reason: expect.stringContaining('#REF!') as string }]);
  });

  const required = ['code', 'name', 'brand', 'pack_size', 'categories'];
  const cod = (code: string, ...more: string[]) => [code, 'Cod', 'Skerrydale', '5 kg', 'Fish', ...more];
  const book = async (...sheets: WriteSheet[]): Promise<string> => {
    const file = path.join(folder, 'book.xlsx');
    await writeFile(file, await writeXlsx({ sheets }));
    return file;
  };

  it('gives each row of a merge its value, and leaves merged headings alone', async () => {
    const rows = [['Our range'], [...required, 'allergens', 'may_contain'], cod('1', 'Fish', 'Nuts'), cod('2', 'Milk'), cod('3', 'Eggs')];
    const merges = [
      { startRow: 0, endRow: 0, startCol: 0, endCol: 6 },
      { startRow: 2, endRow: 3, startCol: 6, endCol: 6 },
    ];
    const { products } = await load(await book({ name: 'Range', rows, merges }));
    expect(products.map(({ allergens }) => allergens!.mayContain)).toEqual([['Tree nuts'], ['Tree nuts'], []]);
  });

  it('is refused where a formula was never worked out', async () => {
    const cells = new Map([['1,5', { value: null, formula: 'A2&"x"' }]]);
    const { problems } = await load(await book({ name: 'Range', rows: [[...required, 'may_contain'], cod('1', '')], cells }));
    expect(problems).toMatchObject([{ line: 2, field: 'may_contain', reason: expect.stringContaining('its result was lost') as string }]);
  });

  it('is refused where Excel rounded a code', async () => {
    const rows = [required, [123_456_789_012_345_680, 'Cod', 'Skerrydale', '5 kg', 'Fish']];
    expect((await load(await book({ name: 'Range', rows }))).problems).toMatchObject([
      { field: 'code', reason: expect.stringContaining('was rounded') as string },
    ]);
  });

  it.each(['hidden', 'veryHidden'])('is read without a sheet that is %s', async (state) => {
    const old = { name: 'Old', rows: [[...required, 'origin'], cod('0', 'Peru')], [state]: true };
    const { products, notes } = await load(await book({ name: 'Range', rows: [required, cod('1')] }, old));
    expect(products.map(({ code }) => code)).toEqual(['1']);
    expect(notes[0]).toContain('sheet "Range"');
  });

  it('is read from all sheets whose columns are the same, and refused where they are not', async () => {
    const [frozen, chilled] = [
      [required, cod('1')],
      [['Chilled range'], required, cod('2'), ['3', 'Hake']],
    ];
    const sheets = [
      { name: 'Read me', rows: [['Brand', 'Skerrydale']] },
      { name: 'Frozen', rows: frozen },
      { name: 'Chilled', rows: chilled },
    ];
    const { products, problems, notes } = await load(await book(...sheets));
    expect(products.map(({ code }) => code)).toEqual(['1', '2']);
    expect(problems[0]).toMatchObject({ line: 6, code: '3' });
    expect(notes[0]).toContain('sheets "Frozen", "Chilled", whose lines are counted on');
    const more = { name: 'Dry', rows: [[...required, 'origin'], cod('4', 'Peru')] };
    await expect(load(await book(...sheets, more))).rejects.toThrow('different columns: "Frozen", "Chilled", "Dry"');
  });

  it('that is none is named as such', async () => {
    const file = path.join(folder, 'broken.xlsx');
    await writeFile(file, 'PK\u0003\u0004 xl/workbook.xml');
    await expect(load(file)).rejects.toThrow('The workbook cannot be read');
  });
});

describe('A map', () => {
  const saved = path.join(folder, 'map.json');
  const sheet = async (...lines: string[]): Promise<string> => {
    const file = path.join(folder, 'own.csv');
    await writeFile(file, lines.join('\n'));
    return file;
  };

  it('that a preset was saved as reads the file as the preset does, with what was said', async () => {
    const said = { categories: 'several', saveMap: saved };
    const { cells } = await load('prestashop-products.csv', said);
    expect((await load('prestashop-products.csv', { shapes: [await readMap(saved)] })).cells).toEqual(cells);
  });

  it('to complete is written for a file of no known shape, and reads it then: renamed, constant, joined, looked up', async () => {
    const file = await sheet(
      'Artikel;Name;Gruppe;Art;Menge;Einheit;Kühlung',
      '07;Cola;Getränke;Limonade;24;Dosen;TK',
      '08;Tee;Getränke;Tee;6;Btl;',
    );
    await expect(load(file, { saveMap: saved })).rejects.toThrow('--map FILE');
    const map = JSON.parse(await readFile(saved, 'utf8')) as { columns: Record<string, unknown>; others: string[] };
    expect(map).toMatchObject({
      columns: { code: '', name: 'Name', brand: '' },
      others: ['Artikel', 'Gruppe', 'Art', 'Menge', 'Einheit', 'Kühlung'],
    });
    Object.assign(map.columns, {
      code: 'artikel',
      brand: { constant: 'Fizzwell' },
      pack_size: { join: ['Menge', { from: 'Einheit', values: { btl: 'bottles' } }], with: ' ' },
      categories: { path: ['Gruppe', 'Art'] },
      storage: { from: 'Kühlung', values: { TK: 'frozen' } },
    });
    await writeFile(saved, JSON.stringify(map));
    expect((await load(file, { shapes: [await readMap(saved)] })).cells).toEqual([
      { code: '07', name: 'Cola', brand: 'Fizzwell', pack_size: '24 Dosen', categories: 'Getränke > Limonade', storage: 'frozen' },
      { code: '08', name: 'Tee', brand: 'Fizzwell', pack_size: '6 bottles', categories: 'Getränke > Tee' },
    ]);
  });

  it('with a mistake is refused by its place', async () => {
    await writeFile(saved, '{"name": "x", "columns": {"code": {"form": "SKU"}, "colour": "Colour"}}');
    await expect(readMap(saved)).rejects.toThrow(/map\.json is no map:[^]*colour/u);
    await expect(readMap(path.join(folder, 'nothing.json'))).rejects.toThrow('there is no such file');
  });
});

describe('An allergen that is not understood', () => {
  const head =
    'gtin|brandName|descriptionShort|gpcCategoryName|functionalName|netContent|netContentUOM|allergenTypeCode|levelOfContainmentCode';
  const row = (code: string, level: string, gtin = '5012345000015') => `${gtin}|Lochandale|Haddock|Fish|White Fish|1|KGM|${code}|${level}`;
  const of = async (name: string, lines: readonly string[], keepGood: boolean, said: Partial<FileAnswers> = {}) => {
    const file = path.join(folder, name);
    await writeFile(file, lines.join('\n'));
    const { products, problems } = await load(file, said, keepGood);
    return { refused: problems.length, declared: products.map(({ allergens, possibleAllergens }) => allergens ?? possibleAllergens) };
  };

  it.each([
    ['an unknown code', [row('AF', 'CONTAINS'), row('QQ', 'CONTAINS')]],
    ['an unknown level', [row('AF', 'CONTAINS'), row('AM', 'MAYBE')]],
    ['no level', [row('AF', 'CONTAINS'), row('AM', '')]],
  ])('stops the import, or leaves the product undeclared: %s', async (_what, rows) => {
    expect(await of('unclear.csv', [head, ...rows], false)).toEqual({ refused: expect.any(Number) as number, declared: [] });
    expect(await of('unclear.csv', [head, ...rows], true)).toMatchObject({ refused: 0, declared: [expect.arrayContaining(['Fish'])] });
  });

  it('leaves the product undeclared where its rows stand apart', async () => {
    const rows = [row('AF', 'CONTAINS'), row('AM', 'CONTAINS', '5012345000022'), row('AM', 'CONTAINS')];
    expect(await of('apart.csv', [head, ...rows], true)).toEqual({
      refused: 1,
      declared: [['Fish', 'Milk'], { contains: ['Milk'], mayContain: [] }],
    });
  });

  it('is no other value of its cell', async () => {
    const lines = [
      'Product ID;Name *;Reference #;Manufacturer;Categories (x,y,z...);Feature(Name:Value:Position)',
      '1;Mayonnaise;7;Eggcombe;Grocery;Pack size:10 L:0,Allergens:Eggs, Mustard:1',
    ];
    expect(await of('feature.csv', lines, false, { categories: 'path' })).toEqual({
      refused: 0,
      declared: [{ contains: ['Eggs', 'Mustard'], mayContain: [] }],
    });
  });
});
