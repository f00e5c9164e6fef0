/** Makes a catalogue from the rows of a file, and a list of their problems. */
import { contradictions, type ReadAllergens } from '../../contract/allergenList.ts';
import type { CatalogueKey, CatalogueSource, SourceImage, SourceProduct } from '../../server/catalogue/index.ts';
import { CommandError } from '../errors.ts';
import { restoreFormula } from './cells.ts';
import {
  categorySchema,
  columns,
  productColumns,
  productSchema,
  requiredColumns,
  takeNutrition,
  variantSchema,
  type Cells,
  type Column,
  type ImageReference,
} from './columns.ts';
import { RefusedPictureError, type Originals } from './originals.ts';
import type { CsvRecord } from './readCsv.ts';
import { Tree } from './tree.ts';

/** Why a row cannot be used. */
export interface Problem {
  /** Number of the row's first line in the file, from 1. */
  readonly line: number;
  /** The row's product; empty when it names none. */
  readonly code: string;
  /** The column; empty for a problem of the whole row. */
  readonly field: Column | '';
  /** Continues a sentence that begins with the field: "is missing". */
  readonly reason: string;
}

/** A product whose rows are not all read yet. */
interface OpenProduct {
  readonly line: number;
  readonly cells: Cells;
  readonly product: Omit<SourceProduct, 'variants'>;
  readonly variants: SourceProduct['variants'][number][];
  /** Rows by the facts of their variant, to find repeated ones. */
  readonly rows: Map<string, number>;
}

/** Names of views for pictures that a row does not name. */
const usualViews = ['front', 'back', 'case', 'detail'];

/** Reads rows one by one. */
export class RangeReader {
  readonly problems: Problem[] = [];
  /** Products that are imported, but not as their row says: allergens that nobody understands, and ingredients that contradict them. */
  readonly notes: Problem[] = [];
  #badRows = 0;
  readonly #tree: Tree;
  readonly #createdAt: ReadonlyMap<string, string>;
  /** Hashes of the pictures that the catalogue has. */
  readonly #pictures: ReadonlySet<string>;
  readonly #originals: Originals;
  readonly #now: string;
  readonly #keepGood: boolean;
  readonly #products = new Map<string, OpenProduct>();
  /** First refused row of each product without an accepted row. */
  readonly #refused = new Map<string, number>();
  #header: readonly Column[] | undefined;

  /**
   * @param keys the shop's present catalogue
   * @param now creation date of new products whose row names none
   * @param keepGood whether a product with allergens that nobody understands is imported as not declared, instead of refused
   */
  constructor(keys: readonly CatalogueKey[], originals: Originals, now: Date, keepGood: boolean) {
    this.#tree = new Tree(keys.flatMap((key) => ('category' in key ? [key.category] : [])));
    this.#createdAt = new Map(keys.flatMap((key) => ('product' in key ? [[key.product.code, key.product.createdAt] as const] : [])));
    this.#pictures = new Set(keys.flatMap((key) => ('pictures' in key ? key.pictures : [])));
    this.#originals = originals;
    this.#now = now.toISOString();
    this.#keepGood = keepGood;
  }

  /** Rows that were refused; a row may have several problems. */
  get badRows(): number {
    return this.#badRows;
  }

  /** Reads a row, and adds its problems to the list. @throws {CommandError} when the first line does not name the columns */
  async take({ line, cells: raw }: CsvRecord): Promise<void> {
    if (!this.#header) {
      this.#header = readHeader(raw);
      return;
    }
    // Spreadsheets leave empty rows at the end.
    if (raw.every((cell) => cell.trim() === '')) return;
    const cells = this.#name(raw);
    const problems: Omit<Problem, 'line' | 'code'>[] = [];
    if (raw.length !== this.#header.length)
      problems.push({ field: '', reason: `has ${raw.length} cells, but there are ${this.#header.length} columns` });
    else if (cells.code || cells.name || cells.brand) await this.#takeProduct(line, cells, problems);
    else await this.#takeCategory(cells, problems);
    if (problems.length === 0) return;
    this.#badRows += 1;
    if (cells.code && !this.#products.has(cells.code) && !this.#refused.has(cells.code)) this.#refused.set(cells.code, line);
    for (const { field, reason } of problems) this.problems.push({ line, code: cells.code, field, reason });
  }

  /** The catalogue of all accepted rows. @throws {CommandError} when the file is empty */
  finish(): CatalogueSource {
    if (!this.#header) throw new CommandError('The file is empty. Its first line must name the columns.');
    return {
      categories: this.#tree.categories(),
      products: Array.from(this.#products.values(), ({ product, variants }) => ({ ...product, variants })),
    };
  }

  #name(raw: readonly string[]): Cells {
    const cells = Object.fromEntries(columns.map((column) => [column, ''])) as Record<Column, string>;
    this.#header!.forEach((column, index) => {
      cells[column] = restoreFormula((raw[index] ?? '').trim());
    });
    return cells;
  }

  async #takeProduct(line: number, cells: Cells, problems: Omit<Problem, 'line' | 'code'>[]): Promise<void> {
    const refused = this.#refused.get(cells.code);
    if (refused !== undefined) {
      problems.push({ field: 'code', reason: `belongs to the product of line ${refused}, which was refused` });
      return;
    }
    const known = this.#products.get(cells.code);
    if (known) {
      for (const column of productColumns) {
        if (cells[column] && cells[column] !== known.cells[column])
          problems.push({ field: column, reason: `differs from line ${known.line}, which has the same code` });
      }
    }
    if (cells.main_category) problems.push({ field: 'main_category', reason: 'belongs to rows of categories, which have no code' });
    const facts = known ? undefined : check(productSchema, cells, problems);
    const unclear = facts ? unclearAllergens(facts) : [];
    if (!this.#keepGood) problems.push(...unclear);
    const variant = check(variantSchema, cells, problems);
    const images = variant && (await this.#images(variant.images, problems));
    if (problems.length > 0 || !variant || !images) return;

    const open = known ?? this.#open(line, cells, facts!);
    if (!known) this.#note(open, unclear);
    const key = JSON.stringify([variant.tags, images]);
    const same = open.rows.get(key);
    if (same !== undefined) {
      problems.push({ field: '', reason: `repeats line ${same}` });
      return;
    }
    open.rows.set(key, line);
    open.variants.push({ tags: variant.tags, images });
  }

  /** Lists the product where its allergens were not understood, or its ingredients contradict them. */
  #note({ line, product: { code, allergens, ingredients = '' } }: OpenProduct, unclear: readonly Omit<Problem, 'line' | 'code'>[]): void {
    for (const { field, reason } of unclear) this.notes.push({ line, code, field, reason: `${reason}; imported as not declared` });
    const named = allergens ? contradictions(ingredients, allergens) : [];
    if (named.length > 0) {
      const reason = `names ${named.join(', ')}, which the allergens leave out; shown under no claim to be free of it`;
      this.notes.push({ line, code, field: 'ingredients', reason });
    }
  }

  #open(line: number, cells: Cells, facts: NonNullable<ReturnType<typeof checkProduct>>): OpenProduct {
    const {
      code,
      name,
      brand,
      description,
      categories,
      pack_size,
      case_size,
      allergens,
      may_contain,
      shelf_life,
      popularity,
      created_at,
      ...others
    } = facts;
    const { nutrition, rest } = takeNutrition(others);
    const given = {
      ...rest,
      nutrition,
      caseSize: case_size,
      shelfLife: shelf_life,
      ...allergenFacts(allergens, may_contain),
    };
    const open: OpenProduct = {
      line,
      cells,
      product: {
        code,
        name,
        brand,
        packSize: pack_size,
        description,
        categories: [...new Set(categories.map((path) => this.#tree.at(path).slug))],
        popularity: popularity ?? 0,
        createdAt: created_at ?? this.#createdAt.get(code) ?? this.#now,
        ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
          [Key in keyof typeof given]: Exclude<(typeof given)[Key], undefined>;
        }),
      },
      variants: [],
      rows: new Map(),
    };
    this.#products.set(code, open);
    return open;
  }

  async #takeCategory(cells: Cells, problems: Omit<Problem, 'line' | 'code'>[]): Promise<void> {
    const foreign = columns.find((column) => cells[column] && !(column in categorySchema.shape));
    if (foreign) problems.push({ field: 'code', reason: 'is missing' });
    const facts = foreign ? undefined : check(categorySchema, cells, problems);
    const images = facts && (await this.#images(facts.images, problems));
    if (problems.length > 0 || !facts || !images) return;
    const branch = this.#tree.at(facts.categories[0]!);
    if (images[0]) branch.image = images[0].source;
    if (facts.main_category) branch.isMain = facts.main_category === 'yes';
  }

  async #images(references: readonly ImageReference[], problems: Omit<Problem, 'line' | 'code'>[]): Promise<SourceImage[]> {
    const found = await Promise.all(
      references.map(async (reference, index): Promise<SourceImage | undefined> => {
        try {
          return { view: reference.view ?? usualViews[index] ?? `view-${index + 1}`, source: await this.#source(reference) };
        } catch (error) {
          if (!(error instanceof RefusedPictureError)) throw error;
          problems.push({ field: 'images', reason: `"${nameOf(reference)}" ${error.message}` });
          return undefined;
        }
      }),
    );
    return found.filter((image) => image !== undefined);
  }

  async #source(reference: ImageReference): Promise<SourceImage['source']> {
    if (reference.kind === 'path') return this.#originals.take(reference.path);
    const original = await this.#originals.stored(reference.name);
    if (original) return original;
    if (this.#pictures.has(reference.name)) return { kind: 'stored', hash: reference.name };
    throw new RefusedPictureError('is not kept by this shop; export again with --images');
  }
}

function nameOf(reference: ImageReference): string {
  return reference.kind === 'path' ? reference.path : `stored:${reference.name}`;
}

function readHeader(cells: readonly string[]): Column[] {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const list = columns.join(', ');
  if (names.length === 1 && /[;\t]/u.test(names[0]!))
    throw new CommandError('The columns are not separated by commas. Save the file as "CSV UTF-8 (comma delimited)".');
  const unknown = names.find((name) => !columns.some((column) => column === name));
  if (unknown !== undefined) throw new CommandError(`Line 1: there is no column "${unknown}". The columns are: ${list}.`);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) throw new CommandError(`Line 1: the column "${repeated}" is there twice.`);
  const missing = requiredColumns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw new CommandError(`Line 1: the column "${missing[0]}" is missing. Needed are: ${requiredColumns.join(', ')}.`);
  return names as Column[];
}

/** Entries of the allergen columns that nobody understands. */
function unclearAllergens(facts: NonNullable<ReturnType<typeof checkProduct>>): Omit<Problem, 'line' | 'code'>[] {
  return (['allergens', 'may_contain'] as const).flatMap((field) =>
    facts[field].unknown.length === 0
      ? []
      : [{ field, reason: `has ${facts[field].unknown.map((entry) => `"${entry}"`).join(', ')}, which is none of the fourteen allergens` }],
  );
}

/** Only a cell that is understood whole declares anything. Without it, what the cells name may be contained all the same. */
function allergenFacts(contains: ReadAllergens, mayContain: ReadAllergens): Pick<SourceProduct, 'allergens' | 'possibleAllergens'> {
  const isClear = contains.names !== undefined && [contains, mayContain].every(({ unknown }) => unknown.length === 0);
  if (isClear) return { allergens: { contains: contains.names, mayContain: mayContain.names ?? [] } };
  const possible = [...(contains.names ?? []), ...(mayContain.names ?? [])];
  return possible.length > 0 ? { possibleAllergens: possible } : {};
}

function checkProduct(cells: Cells, problems: Omit<Problem, 'line' | 'code'>[]) {
  return check(productSchema, cells, problems);
}

/** Parses a row with a schema; undefined when there are problems, of which the first of each field is added. */
function check<Schema extends typeof productSchema | typeof variantSchema | typeof categorySchema>(
  schema: Schema,
  cells: Cells,
  problems: Omit<Problem, 'line' | 'code'>[],
) {
  const result = schema.safeParse(cells);
  if (result.success) return result.data as ReturnType<Schema['parse']>;
  const seen = new Set<PropertyKey>();
  for (const { path, message } of result.error.issues) {
    const field = path[0] as Column;
    if (!seen.has(field)) problems.push({ field, reason: message });
    seen.add(field);
  }
  return undefined;
}
