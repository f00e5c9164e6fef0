/** The columns of a catalogue file: their names, and the values their cells may have. `../README.md` explains them to staff. */
import { z } from 'zod';
import { readAllergens, readPossibleAllergens, type ReadAllergens } from '../contract/allergenList.ts';
import { hazardSigns, nutritionBases, nutritionSchema, storages } from '../contract/catalogue.ts';
import { brandNameMaxLength, integerMax } from '../contract/limits.ts';
import { isGtin } from '../contract/gtin.ts';
import { memoise } from '../contract/memoise.ts';
import { cleanLine, cleanText, textKey } from '../contract/text.ts';
import { columns, factOf, type Column } from './columnNames.ts';
import type { SourceProduct } from './source.ts';
import { splitList, unescapePart } from './cells.ts';
import { repairCell } from './damage.ts';

export { columns, type Column };

export const requiredColumns = ['code', 'name', 'brand', 'pack_size', 'categories'] as const satisfies readonly Column[];

/** A name of a column without what programs write differently: capitals, spaces, signs. */
export const plainName = memoise((name) =>
  cleanLine(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, ''),
);

export const columnOf = (name: string): Column | undefined => columns.find((column) => plainName(column) === plainName(name));

/** The cells of one row; empty where the file has no such column. */
export type Cells = Readonly<Record<Column, string>>;

const mostInCell = { categories: 10, depth: 6, tags: 30, images: 20, goesWith: 10 };

const controls = /[\p{Cc}--[\s\u0085]]/v;

const asText = 'give the column the format "text" and save the file again';

/** Dates and times that spreadsheets make of "12/1", "1-3" and "6:10": "12-Jan", "Mar-01", "01/12/2026". Codes have capitals: "MAR-01". */
const month = String.raw`(?:[Jj]an|[Ff]eb|[Ff][eé]v|[Mm][aä]r|[Mm]rz|[Aa]pr|[Aa]vr|[Mm]a[iy]|[Jj]u[nil]|[Aa]ug|[Aa]oû|[Ss]ep|[Oo][ck]t|[Nn]ov|[Dd]e[cz]|[Dd]éc)\p{Ll}?\.?`;
const madeDate = new RegExp(
  `^(?:\\d{1,2}(?:-|\\. ?)${month}(?:-\\d{2,4})?|0\\d:\\d\\d|\\d{1,2}:\\d\\d:\\d\\d|${month}-\\d{2,4}|\\d{1,2}([./])\\d{1,2}\\1\\d{4}|\\d{4}-\\d\\d-\\d\\d(?:[ T]\\d.*)?)$`,
  'u',
);

function text(maxLength: number, { lines = false } = {}) {
  return z.string().transform((value, { addIssue }) => {
    const clean = lines ? cleanText(value) : cleanLine(value);
    if (controls.test(value)) addIssue('holds control characters');
    else if (!lines && /[\r\n]/u.test(value)) addIssue('must be one line');
    else if (!lines && madeDate.test(clean)) addIssue(`is a date, which a spreadsheet made of something like "12/1"; ${asText}`);
    else if (!lines && /^(?:true|TRUE|false|FALSE)$/u.test(clean)) addIssue('is no text, but how a spreadsheet says yes or no');
    else if (clean.length > maxLength) addIssue(`is longer than ${maxLength} characters`);
    return clean;
  });
}

function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

function required(maxLength: number) {
  return text(maxLength).refine((value) => value !== '', 'is missing');
}

const partsOf = (cell: string, separator: '|' | '>'): string[] =>
  splitList(cell, separator)
    .map(unescapePart)
    .filter((part) => part !== '0' && repairCell(part).text !== '');

function list(what: string, most: number, maxLength: number) {
  return z
    .string()
    .transform((cell) => [...new Set(partsOf(cell, '|'))])
    .pipe(z.array(text(maxLength)).max(most, `names more than ${most} ${what}`));
}

const categoryPath = z.array(text(80)).min(1, 'is missing').max(mostInCell.depth, `is more than ${mostInCell.depth} levels deep`);

export const pathsIn = memoise((cell): string[][] =>
  splitList(cell, '|')
    .map((path) => partsOf(path, '>'))
    .filter((path) => path.length > 0),
);

const categoryPaths = z
  .string()
  .transform(pathsIn)
  .pipe(z.array(categoryPath).min(1, 'is missing').max(mostInCell.categories, `names more than ${mostInCell.categories} categories`));

function oneOf<Word extends string>(words: readonly Word[], message: string, read: (value: string) => string = (value) => value) {
  const plain = (value: string) => value.toLowerCase().replace(/\s/gu, '');
  return z
    .string()
    .transform((value) => words.find((word) => plain(word) === plain(read(value))) ?? value)
    .pipe(z.enum(words, message));
}

const wholeNumber = z
  .string()
  .transform((value) => value.replace(/^\+|(?<=\d)[,\s](?=(?:\d{3}[,\s])*\d{3}(?:\.0+)?$)|\.0+$/gu, ''))
  .pipe(z.string().regex(/^-?\d{1,10}$/u, 'must be a whole number'))
  .transform(Number)
  .refine((value) => Math.abs(value) <= integerMax, `must lie between -${integerMax} and ${integerMax}`);

const date = z
  .string()
  // Databases write a day and an hour apart, and mean UTC where they name no zone.
  .transform((value) => value.replace(/(?<=^\d{4}-\d\d-\d\d) +(?=\d)/u, 'T').replace(/(?<=T[\d:.]+)$/u, 'Z'))
  .pipe(
    z
      .string()
      .regex(
        /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/u,
        'must be a date such as 2026-03-31 or 2026-03-31T08:00:00Z',
      ),
  )
  .refine((value) => isDate(value), 'is a day that does not exist')
  .transform((value) => new Date(value).toISOString());

function isDate(value: string): boolean {
  const day = new Date(value.slice(0, 10));
  // JavaScript reads 31 April as 1 May.
  return !Number.isNaN(Date.parse(value)) && day.toISOString().startsWith(value.slice(0, 10));
}

export type ImageReference = { readonly view: string | undefined } & (
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'stored'; readonly hash: string }
);

export const isAddress = (name: string): boolean => /^[a-z][a-z\d+.-]+:\/\//iu.test(name);

const images = z
  .string()
  .transform((cell) => splitList(cell, '|'))
  .pipe(z.array(z.string()).max(mostInCell.images, `names more than ${mostInCell.images} pictures`))
  .transform((parts, context) =>
    parts.map(
      (part) => parseImage(part) ?? (context.addIssue({ code: 'custom', message: `"${part}" is not the name of a picture` }), z.NEVER),
    ),
  );

function parseImage(part: string): ImageReference | undefined {
  const [, view, rest = ''] = /^(?:([a-z0-9-]{1,30})=)?(.+)$/su.exec(part) ?? [];
  if (!rest.startsWith('stored:')) return { view, kind: 'path', path: unescapePart(rest) };
  const hash = rest.slice('stored:'.length);
  return /^[0-9a-f]{12}$/u.test(hash) ? { view, kind: 'stored', hash } : undefined;
}

/** A number, which its unit may follow. A comma before one or two digits, or after a lone zero, can only be a decimal one. */
function amount(unit: 'kJ' | 'kcal' | 'g') {
  return z
    .string()
    .transform((value) =>
      value
        .replace(new RegExp(`\\s*${unit}$`, 'iu'), '')
        .replace(/^(\d+),(?=\d{1,2}$)|^(0),(?=\d{3}$)/u, '$1$2.')
        .replace(/^(?=\.\d)/u, '0')
        .replace(/(\.\d*?)0+$/u, '$1')
        .replace(/\.$/u, ''),
    )
    .pipe(z.string().regex(/^\d{1,4}(?:\.\d{1,3})?$/u, 'must be a number such as 12.5'))
    .transform(Number);
}

/** Makes a number that a spreadsheet spoiled known for what it is. */
const spoiled = /^\d+(?:[.,]\d+)?e[+-]\d+$|^\d+[.,]\d+e\d+$|^\d{13,}000$/iu;

const unspoiled = (maxLength: number) =>
  required(maxLength).refine((value) => !spoiled.test(value), `was rounded by a spreadsheet, which lost its last digits; ${asText}`);

const code = unspoiled(40).refine((value) => !/^\d+[.,]0+$/u.test(value), `ends like a number that a program calculated; ${asText}`);

const barcode = z
  .string()
  .transform((value) => value.replace(/^\d{1,3}(?:([,.’'])\d{3})(?:\1\d{3})+(?=$|[.,]0+$)/u, (grouped) => grouped.replace(/\D/gu, '')))
  .transform((value) => value.replace(/^'|[\s-]|[.,]0+$/gu, ''))
  // A UPC is the one code whose first digit is often 0, and a GTIN means the same at every width.
  .transform((value) => (/^\d{11}$/u.test(value) && isGtin(`0${value}`) ? `0${value}` : value))
  .superRefine((value, { addIssue }) => {
    const problem = problemOfBarcode(value);
    if (problem !== undefined) addIssue(problem);
  });

function problemOfBarcode(value: string): string | undefined {
  if (spoiled.test(value.replaceAll('-', '+'))) return `was rounded by a spreadsheet, which lost its last digits; ${asText}`;
  if (!/^\d{1,14}$/u.test(value)) return 'must be 8, 12, 13 or 14 digits';
  if (isGtin(value)) return undefined;
  if (/0{3}$/u.test(value)) return `has a wrong check digit: a spreadsheet seems to have rounded it; ${asText}`;
  const whole = [8, 12, 13, 14].find((length) => value.length >= 6 && length > value.length && isGtin(value.padStart(length, '0')));
  if (whole !== undefined) return `seems to have lost zeros at its beginning: is it ${value.padStart(whole, '0')}? If so, ${asText}`;
  return [8, 12, 13, 14].includes(value.length) ? 'has a wrong check digit' : 'must be 8, 12, 13 or 14 digits';
}

const nutritionShape = {
  nutrition_per: optional(oneOf(nutritionBases, `must be one of ${nutritionBases.join(', ')}`, (value) => value.replace(/^per\s/iu, ''))),
  energy_kj: optional(amount('kJ')),
  energy_kcal: optional(amount('kcal')),
  fat: optional(amount('g')),
  saturates: optional(amount('g')),
  carbohydrate: optional(amount('g')),
  sugars: optional(amount('g')),
  fibre: optional(amount('g')),
  protein: optional(amount('g')),
  salt: optional(amount('g')),
};

export const nutritionColumns = Object.keys(nutritionShape) as (keyof typeof nutritionShape)[];

export interface Facts
  extends
    Omit<SourceProduct, 'variants' | 'allergens' | 'popularity' | 'createdAt'>,
    Partial<Pick<SourceProduct, 'popularity' | 'createdAt'>> {
  readonly allergens: ReadAllergens;
  readonly mayContain: ReadAllergens;
}

function factsOf(cells: Readonly<Partial<Record<Column, unknown>>>): Facts {
  const named = (given: readonly Column[]) =>
    Object.fromEntries(given.filter((column) => cells[column] !== undefined).map((column) => [factOf(column), cells[column]]));
  const nutrition = cells.nutrition_per && nutritionSchema.parse({ per: cells.nutrition_per, ...named(nutritionColumns) });
  const others = named(productColumns.filter((column) => !(column in nutritionShape)));
  return { ...others, ...(nutrition ? { nutrition } : {}) } as unknown as Facts;
}

const productShape = {
  code,
  name: unspoiled(200),
  brand: required(brandNameMaxLength).refine((value) => value !== '0', 'is 0, as programs write where there is none'),
  pack_size: unspoiled(80).refine(
    (value) => !/^[34]\d{4}$/u.test(value),
    `is the number of a day, which a spreadsheet made of a date; ${asText}`,
  ),
  case_size: optional(text(120)),
  description: text(5000, { lines: true }),
  categories: categoryPaths,
  storage: optional(oneOf(storages, `must be one of ${storages.join(', ')}`)),
  allergens: text(1000, { lines: true }).transform(readAllergens),
  may_contain: text(1000, { lines: true }).transform(readPossibleAllergens),
  ingredients: optional(text(5000, { lines: true })),
  origin: optional(text(200)),
  shelf_life: optional(text(200)),
  barcode: optional(barcode),
  hazards: optional(
    list('hazard signs', hazardSigns.length, 20).pipe(z.array(oneOf(hazardSigns, `must be some of ${hazardSigns.join(', ')}`))),
  ),
  safety_sheet: optional(text(500).pipe(z.url({ protocol: /^https?$/u, error: 'must be an address such as https://…' }))),
  family: optional(text(200)),
  goes_with: optional(list('products', mostInCell.goesWith, 40)),
  ...nutritionShape,
  popularity: optional(wholeNumber),
  created_at: optional(date),
};

/** Columns in which all rows of one product must agree; only the first has to fill them. */
export const productColumns = Object.keys(productShape) as (keyof typeof productShape)[];

/** Whether two cells of a column say the same, however they are written. Of lists only that of categories has an order. */
export function isSameFact(column: keyof typeof productShape, one: string, other: string): boolean {
  const plain = (_name: string, value: unknown) => (Array.isArray(value) && column !== 'categories' ? value.map(String).toSorted() : value);
  const key = (cell: string) => textKey(JSON.stringify(productShape[column].safeParse(cell).data ?? cell, plain));
  return textKey(one) === textKey(other) || key(one) === key(other);
}

export const productSchema = z
  .object(productShape)
  .superRefine((cells, context) => {
    // A declaration must be complete; only fibre may be left out.
    const columnsOfIt = nutritionColumns.filter((column) => column !== 'fibre');
    const missing = columnsOfIt.filter((column) => cells[column] === undefined);
    if (missing.length === 0 || (missing.length === columnsOfIt.length && cells.fibre === undefined)) return;
    for (const column of missing)
      context.addIssue({ code: 'custom', path: [column], message: 'is missing from the nutrition declaration' });
  })
  .transform(factsOf);

export const isOfLines = (column: Column): boolean => column === 'description' || column === 'ingredients';

export const variantSchema = z.object({ tags: list('tags', mostInCell.tags, 60), images });

const yesAndNo: Readonly<Record<string, string>> = { y: 'yes', true: 'yes', 1: 'yes', n: 'no', false: 'no', 0: 'no' };

export const categorySchema = z.object({
  categories: categoryPaths.refine((paths) => paths.length === 1, 'must name one category in a row without a code'),
  images: images.refine((found) => found.length <= 1, 'names more than one picture for a category'),
  main_category: optional(oneOf(['yes', 'no'], 'must be yes or no', (value) => yesAndNo[value.toLowerCase()] ?? value)),
});
