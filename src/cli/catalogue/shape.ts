/** Where the shop's columns are in a file that another program wrote. A preset is a shape, and so is the content of `--map FILE`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { z } from 'zod';
import { errorMessage } from '../../server/errors.ts';
import { CommandError } from '../errors.ts';
import { columnOf, columns, requiredColumns } from '../../range/columns.ts';

/** A name of a column of the file, or several of which the first that is filled counts. */
const names = z.union([z.string(), z.array(z.string())]);

/** How the cell of one of the shop's columns is made. In this order: a text is found, cut, split, looked up. */
const simpleRule = z.strictObject({
  from: names.optional(),
  /** A text that every product has, or every one that fills one of the columns of `if`. */
  constant: z.string().optional(),
  if: names.optional(),
  /** The texts of all rows of the product, instead of the first. */
  all: z.boolean().optional(),
  /** Of a product's rows those count whose column holds a word of `take`. A word of neither list is kept beside the text, which is then not understood. */
  by: z.strictObject({ column: z.string(), take: z.array(z.string()), leave: z.array(z.string()) }).optional(),
  /** The one of these texts with which the text begins. */
  startsWith: z.array(z.string()).optional(),
  /** Columns of the shop whose text is taken off: the brand at the beginning, the pack at the end. */
  without: z.array(z.enum(columns)).optional(),
  /** Separates the entries of a list. A backslash before it takes its meaning. */
  list: z.string().min(1).optional(),
  /** Begins like a separator and is none: ", " beside ",". */
  keep: z.string().optional(),
  /** Separates what may be levels of a path or entries of a list: the file does not say which. */
  ask: z.string().min(1).optional(),
  /** Taken off the beginning of each entry. */
  start: z.string().optional(),
  /** Words of the file and the shop's words for them. */
  values: z.record(z.string(), z.string()).optional(),
  /** Words for numbers up to a bound, the lowest first. */
  upTo: z.array(z.tuple([z.number(), z.string()])).optional(),
  /** Writes a text in capitals as a title. */
  case: z.literal('title').optional(),
  /** Between the texts of `join`. Default: a space. */
  with: z.string().optional(),
});

/** A rule, with texts that are joined where they are not empty, and a path by its separator or level by level. */
export type Rule = z.infer<typeof simpleRule> & { join?: Source[] | undefined; path?: string | Source[] | undefined };

/** A column of the file, several of which the first that is filled counts, or a rule. */
export type Source = z.infer<typeof names> | Rule;

const source: z.ZodType<Source> = z.lazy(() => z.union([names, rule]));

const rule: z.ZodType<Rule> = simpleRule.extend({
  join: z.array(source).optional(),
  path: z.union([z.string().min(1), z.array(source)]).optional(),
});

const condition = z.record(z.string(), z.array(z.string()));

const rowsSchema = z.strictObject({
  /** The first that fits counts: all columns of `where` hold one of their words, and one of `unless` does not. Other rows are products. */
  kinds: z
    .array(
      z.strictObject({
        is: z.enum(['unpublished', 'aside', 'parent', 'variant', 'picture']),
        where: condition.optional(),
        unless: condition.optional(),
      }),
    )
    .default([]),
  /** Variants and pictures have the same cell there as the product above them. */
  same: z.string().optional(),
  /** Where a variant names its parent, and by which columns. */
  parent: z.strictObject({ column: z.string(), keys: z.array(z.string()) }).optional(),
  /** A product with variants is none itself. */
  variantsReplace: z.boolean().default(false),
  /** Columns that a variant has from its product where its own cell is empty, and those that it always has from there. */
  inherit: z.array(z.string()).default([]),
  take: z.array(z.string()).default([]),
  /** Rows that follow each other with the same cell there are one product. */
  collect: z.string().optional(),
  /** Rows with nothing but a first cell are headings: their text is the column "(section)" of those below. */
  sections: z.boolean().default(false),
});

const shapeSchema = z.strictObject({
  /** Continues "Read as …". */
  name: z.string(),
  /** Columns, or other names of one, that no file of this shape lacks. A shape without any is of the file that it is given with. */
  knownBy: z.array(names).default([]),
  /** False where a quotation mark is only that. */
  quotes: z.boolean().default(true),
  rows: rowsSchema.prefault({}),
  /** Cells that hold several named values. Each becomes a column "cell: name". */
  fields: z
    .record(
      z.string(),
      z.strictObject({
        between: z.string().min(1),
        sign: z.string().min(1),
        /** Only cells that begin so hold values. */
        start: z.string().optional(),
        /** A number follows each value. */
        place: z.boolean().default(false),
      }),
    )
    .default({}),
  /** Numbered pairs of columns, # for the number, for a name and its value. Each becomes a column "as: name". */
  named: z.array(z.strictObject({ name: z.string(), value: z.string(), as: z.string() })).default([]),
  columns: z.partialRecord(z.enum(columns), source),
  /** Columns of the file that no rule names; only told to those who complete a map. */
  others: z.array(z.string()).optional(),
});

export type Shape = z.infer<typeof shapeSchema>;

const folder = join(import.meta.dirname, 'presets');

/** The shapes that are known without a map, by the names that they are called by. */
export const presets: ReadonlyMap<string, Shape> = new Map(
  readdirSync(folder).map((file) => [
    parse(file).name.toLowerCase(),
    shapeSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  ]),
);

/** @throws {CommandError} with `path` and what is wrong with it */
export function parseMap(text: string, path: string): Shape {
  try {
    return { ...shapeSchema.parse(JSON.parse(text)), knownBy: [] };
  } catch (error) {
    throw new CommandError(`${path} is no map: ${error instanceof z.ZodError ? z.prettifyError(error) : errorMessage(error)}`);
  }
}

/** A map to complete, for a file whose columns have other names. */
export function mapOf(names: readonly string[]): Shape {
  const known = new Map(names.map((name) => [columnOf(name), name]));
  const needed = Object.fromEntries(requiredColumns.map((column) => [column, '']));
  const found = Object.fromEntries(columns.filter((column) => known.has(column)).map((column) => [column, known.get(column)!]));
  const others = names.filter((name) => name !== '' && columnOf(name) === undefined);
  return shapeSchema.parse({ name: 'a file of its own shape', columns: { ...needed, ...found }, others });
}

export const ruleOf = (given: Source): Rule => (typeof given === 'string' || Array.isArray(given) ? { from: given } : given);

export function readBy(given: Source): string[] {
  const { from = [], if: condition = [], join = [], by, path } = ruleOf(given);
  const parts = [...join, ...(typeof path === 'object' ? path : [])];
  return [...[from, condition].flat(), ...(by ? [by.column] : []), ...parts.flatMap(readBy)];
}
