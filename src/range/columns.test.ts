import { describe, expect, it } from 'vitest';
import { factOf } from './columnNames.ts';
import { columns, productSchema, variantSchema, type Column } from './columns.ts';

const empty = Object.fromEntries(columns.map((column) => [column, '']));
const product = { ...empty, code: '1', name: 'Cod', brand: 'Skerrydale', pack_size: '5 kg', categories: 'Fish' };
const declared = {
  nutrition_per: '100 g', energy_kj: '318', energy_kcal: '75', fat: '0.6', saturates: '0.1', carbohydrate: '0', sugars: '0', protein: '17.4', salt: '0.18',
}; // prettier-ignore

const read = (cells: object) => productSchema.safeParse({ ...product, ...cells });

describe('The nutrition columns of a catalogue file', () => {
  it('make a declaration, with fibre or without', () => {
    expect(read({ ...declared, fibre: '1.5' }).data!.nutrition).toMatchObject({ per: '100 g', energyKj: 318, fibre: 1.5 });
    expect(read(declared).data!.nutrition).not.toHaveProperty('fibre', expect.anything());
  });

  it('make none when all are empty', () => {
    expect(read({}).data!.nutrition).toBeUndefined();
  });

  it.each([
    [{ ...declared, salt: '' }, 'salt', 'is missing from the nutrition declaration'],
    [{ fibre: '2' }, 'nutrition_per', 'is missing from the nutrition declaration'],
    [{ ...declared, nutrition_per: '1 kg' }, 'nutrition_per', 'must be one of 100 g, 100 ml'],
    [{ ...declared, fat: '1,234' }, 'fat', 'must be a number such as 12.5'],
    [{ ...declared, energy_kcal: '318 kJ' }, 'energy_kcal', 'must be a number such as 12.5'],
  ])('are refused in part or in other units', (cells, field, reason) => {
    const issues = read(cells).error?.issues ?? [];
    expect(issues.find(({ path }) => path[0] === field)?.message).toBe(reason);
  });
});

describe('A cell that nobody can misunderstand', () => {
  it.each([
    ['storage', 'Frozen', 'frozen'],
    ['storage', ' CHILLED ', 'chilled'],
    ['nutrition_per', 'Per 100g', '100 g'],
    ['fat', '0,6', 0.6],
    ['fat', '0,125', 0.125],
    ['fat', '12.50 g', 12.5],
    ['energy_kj', '318kJ', 318],
    ['salt', '.5', 0.5],
    ['popularity', '1,234', 1234],
    ['popularity', '1 234 567', 1234567],
    ['popularity', '50.0', 50],
    ['created_at', '2026-03-31 08:00:00Z', '2026-03-31T08:00:00.000Z'],
    ['barcode', '5 012345 678900', '5012345678900'],
    ['barcode', "'5012345678900", '5012345678900'],
    ['barcode', '5012345678900.0', '5012345678900'],
    ['barcode', '12345678905', '012345678905'],
    ['barcode', '5,012,345,678,900', '5012345678900'],
    ['barcode', '5.012.345.678.900,00', '5012345678900'],
    ['hazards', 'ghs05 | GHS 07', ['GHS05', 'GHS07']],
    ['hazards', '', undefined],
    ['goes_with', '370161 | B-2 | 370161', ['370161', 'B-2']],
    ['safety_sheet', 'https://sheets.example.com/bleach.pdf', 'https://sheets.example.com/bleach.pdf'],
  ])('%s %j is taken', (column, cell, value) => {
    const { nutrition, ...facts } = read({ ...declared, [column]: cell }).data!;
    const all: Readonly<Record<string, unknown>> = { ...facts, ...nutrition, nutritionPer: nutrition?.per };
    expect(all[factOf(column as Column)]).toEqual(value);
  });
});

describe('A number that identifies', () => {
  it.each([
    ['barcode', '5012345678901', 'has a wrong check digit'],
    ['barcode', '5012345678000', 'a spreadsheet seems to have rounded it'],
    ['barcode', '5.01235E+12', 'was rounded by a spreadsheet'],
    ['barcode', '5,01235E12', 'was rounded by a spreadsheet'],
    ['barcode', '1234567890', 'must be 8, 12, 13 or 14 digits'],
    ['barcode', '9638518', 'seems to have lost zeros at its beginning: is it 09638518?'],
    ['barcode', '123', 'must be 8, 12, 13 or 14 digits'],
    ['barcode', '50123456789AB', 'must be 8, 12, 13 or 14 digits'],
    ['brand', '0', 'is 0'],
    ['safety_sheet', 'javascript:alert(1)', 'must be an address such as https://'],
    ['safety_sheet', 'bleach.pdf', 'must be an address such as https://'],
    ['code', '5.01235E+12', 'was rounded by a spreadsheet'],
    ['code', '123456789012346000', 'was rounded by a spreadsheet'],
    ['name', '1.2E+05', 'was rounded by a spreadsheet'],
    ['pack_size', '2.50E+01', 'was rounded by a spreadsheet'],
    ['name', 'TRUE', 'how a spreadsheet says yes or no'],
    ['name', 'false', 'how a spreadsheet says yes or no'],
    ['code', '4711.0', 'ends like a number that a program calculated'],
  ])('%s %j is refused for what happened to it', (column, cell, reason) => {
    expect(read({ [column]: cell }).error?.issues).toMatchObject([{ path: [column], message: expect.stringContaining(reason) as string }]);
  });

  it.each(['5012345678900', '05012345678900', '012345678905', '96385074'])('%s is a bar code', (barcode) => {
    expect(read({ barcode }).data).toMatchObject({ barcode });
  });

  it.each([
    '12-Jan',
    '01-Mar',
    'Jan-12',
    '1. Mrz',
    '12-déc.',
    '12-Jan-26',
    '12-Jan-2026',
    '06:00',
    '6:10:00',
    '01/12/2026',
    '2026-12-01 00:00:00',
    '2026-12-01',
    '1899-12-31T06:10:00.000Z',
  ])('%s is a date that a spreadsheet made', (made) => {
    for (const column of ['code', 'name', 'brand', 'pack_size', 'case_size', 'origin', 'shelf_life', 'categories'])
      expect(read({ [column]: made }).error?.issues).toMatchObject([
        { path: expect.arrayContaining([column]) as string[], message: expect.stringContaining('which a spreadsheet made') as string },
      ]);
  });

  it('a pack is no day by its number, as spreadsheets keep it', () => {
    expect(read({ pack_size: '44531' }).error?.issues[0]?.message).toContain('which a spreadsheet made');
    expect(read({ pack_size: '10000' }).success).toBe(true);
  });

  it.each([
    ['Frozen > N/A', [['Frozen']]],
    ['Frozen > null > Fish', [['Frozen', 'Fish']]],
    ['Frozen > 0 | - | Fish', [['Frozen'], ['Fish']]],
  ])('stands in categories without parts that are empty: %s', (categories, paths) => {
    expect(read({ categories }).data!.categories).toEqual(paths);
  });

  it('has no tags that are empty', () => {
    expect(variantSchema.parse({ ...empty, tags: 'Vegan | N/A | null | -' }).tags).toEqual(['Vegan']);
  });

  it.each(['MAR-01', '12/1', '6/500ml', '16/20', '12 Jam', '2026-01', '12-Marinated', '24 Mars'])('%s is none', (text) => {
    expect(read({ code: text, pack_size: text }).success).toBe(true);
  });

  it.each(['12E3', 'A-0047', '004711'])('%s is a code', (code) => {
    expect(read({ code }).data).toMatchObject({ code });
  });
});
