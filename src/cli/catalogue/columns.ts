/** The columns of a catalogue file: their names, and the values their cells may have. `../README.md` explains them to staff. */
import { z } from 'zod';
import { readAllergens } from '../../contract/allergenList.ts';
import { nutritionBases, nutritionSchema, storages, type Nutrition } from '../../contract/catalogue.ts';
import { brandNameMaxLength, integerMax } from '../../contract/limits.ts';
import { splitList, unescapePart } from './cells.ts';

/** All columns, in the order of an exported file. */
export const columns = [
  'code', 'name', 'brand', 'pack_size', 'case_size', 'description', 'categories', 'storage', 'allergens', 'may_contain', 'ingredients', 'origin',
  'shelf_life', 'barcode', 'nutrition_per', 'energy_kj', 'energy_kcal', 'fat', 'saturates', 'carbohydrate', 'sugars', 'fibre', 'protein', 'salt',
  'popularity', 'created_at', 'tags', 'images', 'main_category',
] as const; // prettier-ignore

/** One of the columns. */
export type Column = (typeof columns)[number];

/** Columns without which no product can be read. */
export const requiredColumns = ['code', 'name', 'brand', 'pack_size', 'categories'] as const satisfies readonly Column[];

/** The cells of one row; empty where the file has no such column. */
export type Cells = Readonly<Record<Column, string>>;

/** The largest numbers of things in one cell. */
const mostInCell = { categories: 10, depth: 6, tags: 30, images: 20 };

// oxlint-disable-next-line no-control-regex -- finding control characters is its purpose
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;

function text(maxLength: number, { lines = false } = {}) {
  return z
    .string()
    .max(maxLength, `is longer than ${maxLength} characters`)
    .refine((value) => !controls.test(value), 'holds control characters')
    .refine((value) => lines || !/[\t\r\n]/u.test(value), 'must be one line');
}

/** A value that may be missing: an empty cell is undefined. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.union([z.literal('').transform(() => undefined), schema], {
    error: (issue) => issue.errors?.at(-1)?.[0]?.message ?? 'cannot be used',
  });
}

function required(maxLength: number) {
  return text(maxLength).refine((value) => value !== '', 'is missing');
}

/** A list of different texts. */
function list(what: string, most: number, maxLength: number) {
  return z
    .string()
    .transform((cell) => [...new Set(splitList(cell, '|').map(unescapePart))])
    .pipe(z.array(text(maxLength)).max(most, `names more than ${most} ${what}`));
}

const categoryPath = z.array(text(80)).min(1, 'is missing').max(mostInCell.depth, `is more than ${mostInCell.depth} levels deep`);

const categoryPaths = z
  .string()
  .transform((cell) => splitList(cell, '|').map((path) => splitList(path, '>').map(unescapePart)))
  .pipe(z.array(categoryPath).min(1, 'is missing').max(mostInCell.categories, `names more than ${mostInCell.categories} categories`));

const wholeNumber = z
  .string()
  .regex(/^-?\d{1,10}$/u, 'must be a whole number')
  .transform(Number)
  .refine((value) => Math.abs(value) <= integerMax, `must lie between -${integerMax} and ${integerMax}`);

const date = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/u,
    'must be a date such as 2026-03-31 or 2026-03-31T08:00:00Z',
  )
  .refine((value) => isDate(value), 'is a day that does not exist')
  .transform((value) => new Date(value).toISOString());

function isDate(value: string): boolean {
  const day = new Date(value.slice(0, 10));
  // JavaScript reads 31 April as 1 May.
  return !Number.isNaN(Date.parse(value)) && day.toISOString().startsWith(value.slice(0, 10));
}

/** A picture as a row names it. */
export type ImageReference = { readonly view: string | undefined } &
  /** A path below the image folder. */
  (
    | { readonly kind: 'path'; readonly path: string }
    /** A picture that the shop has: its hash, or in older exports the name of its file. */
    | { readonly kind: 'stored'; readonly name: string }
  );

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
  const name = rest.slice('stored:'.length);
  return /^(?:[0-9a-f]{12}|[0-9a-f]{64}\.[a-z]{3,4})$/u.test(name) ? { view, kind: 'stored', name } : undefined;
}

const amount = z
  .string()
  .regex(/^\d{1,4}(?:\.\d{1,3})?$/u, 'must be a number such as 12.5')
  .transform(Number);

const nutritionShape = {
  nutrition_per: optional(z.enum(nutritionBases, `must be one of ${nutritionBases.join(', ')}`)),
  energy_kj: optional(amount),
  energy_kcal: optional(amount),
  fat: optional(amount),
  saturates: optional(amount),
  carbohydrate: optional(amount),
  sugars: optional(amount),
  fibre: optional(amount),
  protein: optional(amount),
  salt: optional(amount),
};

type NutritionCells = z.infer<z.ZodObject<typeof nutritionShape>>;

/** Separates the nutrition declaration from the other facts of a row; `undefined` when it has none. */
export function takeNutrition<Facts extends NutritionCells>(
  facts: Facts,
): { nutrition: Nutrition | undefined; rest: Omit<Facts, keyof NutritionCells> } {
  const { nutrition_per: per, energy_kj, energy_kcal, fat, saturates, carbohydrate, sugars, fibre, protein, salt, ...rest } = facts;
  if (per === undefined) return { nutrition: undefined, rest };
  const declared = { energyKj: energy_kj, energyKcal: energy_kcal, fat, saturates, carbohydrate, sugars, fibre, protein, salt };
  return { nutrition: nutritionSchema.parse({ per, ...declared }), rest };
}

/** Facts that all rows of a product share. */
export const productSchema = z
  .object({
    code: required(40),
    name: required(200),
    brand: required(brandNameMaxLength),
    pack_size: required(80),
    case_size: optional(text(120)),
    description: text(5000, { lines: true }),
    categories: categoryPaths,
    storage: optional(z.enum(storages, `must be one of ${storages.join(', ')}`)),
    allergens: text(1000, { lines: true }).transform(readAllergens),
    may_contain: text(1000, { lines: true }).transform(readAllergens),
    ingredients: optional(text(5000, { lines: true })),
    origin: optional(text(200)),
    shelf_life: optional(text(200)),
    barcode: optional(z.string().regex(/^\d{8,14}$/u, 'must be 8 to 14 digits')),
    ...nutritionShape,
    popularity: optional(wholeNumber),
    created_at: optional(date),
  })
  .superRefine((cells, context) => {
    // A declaration must be complete; only fibre may be left out.
    const columnsOfIt = (Object.keys(nutritionShape) as (keyof NutritionCells)[]).filter((column) => column !== 'fibre');
    const missing = columnsOfIt.filter((column) => cells[column] === undefined);
    if (missing.length === 0 || (missing.length === columnsOfIt.length && cells.fibre === undefined)) return;
    for (const column of missing)
      context.addIssue({ code: 'custom', path: [column], message: 'is missing from the nutrition declaration' });
  });

/** Columns in which all rows of one product must agree; only the first has to fill them. */
export const productColumns = Object.keys(productSchema.shape) as (keyof typeof productSchema.shape)[];

/** Facts of one row of a product. */
export const variantSchema = z.object({ tags: list('tags', mostInCell.tags, 60), images });

/** A row that describes a category instead of a product. */
export const categorySchema = z.object({
  categories: categoryPaths.refine((paths) => paths.length === 1, 'must name one category in a row without a code'),
  images: images.refine((found) => found.length <= 1, 'names more than one picture for a category'),
  main_category: optional(z.enum(['yes', 'no'], 'must be yes or no')),
});
