/** Makes a catalogue from the rows of a file, and a list of their problems. */
import { isDeepStrictEqual } from 'node:util';
import { allergensNamed, contradictions, isUnread, readAllergens, type ReadAllergens } from '../contract/allergenList.ts';
import type { CatalogueLine, MediaSource, SourceImage, SourceProduct } from './source.ts';
import { cleanLine, plainDigits } from '../contract/text.ts';
import { RefusedPictureError } from './errors.ts';
import { restoreFormula, splitList, unescapePart } from './cells.ts';
import {
  categorySchema,
  columnOf,
  columns,
  isAddress,
  isOfLines,
  isSameFact,
  nutritionColumns,
  pathsIn,
  productColumns,
  productSchema,
  requiredColumns,
  variantSchema,
  type Cells,
  type Column,
  type Facts,
  type ImageReference,
} from './columns.ts';
import { repairCell, type RepairedCell } from './damage.ts';
import type { Header } from './header.ts';
import type { CsvRecord } from './readCsv.ts';
import { Spellings, type Joined } from './spellings.ts';
import { Spool, type Place } from './spool.ts';
import { Tree, type KnownCategory } from './tree.ts';

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

type RowProblem = Omit<Problem, 'line' | 'code'>;

interface OpenProduct {
  readonly line: number;
  readonly cells: Cells;
  product: Omit<SourceProduct, 'variants'>;
  readonly variants: SourceProduct['variants'][number][];
  /** Numbers of the rows of its variants. */
  readonly rows: number[];
}

export interface KnownCatalogue {
  readonly categories: readonly KnownCategory[];
  /** Creation dates of its products by code. */
  readonly createdAt: ReadonlyMap<string, string>;
  readonly pictures: ReadonlySet<string>;
  /** Its spellings of tags, where its products are not all at hand. */
  readonly tags?: readonly string[];
  /** Its products, for what a file lacks of them. */
  readonly present?: {
    readonly categories: readonly KnownCategory[];
    product(code: string): PresentProduct | undefined;
    close(): void;
  };
}

export interface PresentProduct {
  /** In the columns that the file lacks; without those that are empty. */
  readonly cells: Partial<Cells>;
  readonly facts: Omit<SourceProduct, 'variants'>;
  readonly variants: SourceProduct['variants'];
}

interface Pictures {
  /** The picture at a path below the image folder. @throws {RefusedPictureError} */
  take(path: string): Promise<MediaSource>;
  stored(hash: string): Promise<MediaSource | undefined>;
}

/** Names of views for pictures that a row does not name. */
const usualViews = ['front', 'back', 'case', 'detail'];

/** Reads rows one by one. Products wait on the disk. */
export class RangeReader {
  readonly problems: Problem[] = [];
  /** Products that are imported, but not as their row has them: without words that were not understood, and with texts that contradict their allergens. */
  readonly notes: Problem[] = [];
  /** Columns that the file lacks, and the shop has values in: these stay. */
  readonly kept = new Set<Column>();
  /** Rows that are taken only because the good ones are wanted: without their bad cells. */
  spared = 0;
  #badRows = 0;
  readonly #header: Header;
  readonly #tree: Tree;
  readonly #known: KnownCatalogue;
  readonly #pictures: Pictures;
  readonly #now: string;
  readonly #keepGood: boolean;
  readonly #othersStay: boolean;
  readonly #isLenient: boolean;
  readonly #spool = new Spool<OpenProduct>();
  /** Products in the order of the file; undefined for the one that is open. */
  readonly #products = new Map<string, Place | undefined>();
  #open: OpenProduct | undefined;
  /** First refused row of each product without an accepted row. */
  readonly #refused = new Map<string, number>();
  /** Codes by what all their spellings share. */
  readonly #codes: Map<string, string>;
  readonly #brands = new Spellings();
  readonly #knownBrands = new Set<string>();
  #hasCategoryRow = false;
  readonly #tags = new Spellings();

  /**
   * @param now - creation date of new products whose row names none
   * @param how - `keepGood`: imports a product with unclear allergens as not declared; `othersStay`: products that the file does not have stay
   */
  constructor(
    header: Header,
    known: KnownCatalogue,
    pictures: Pictures,
    now: Date,
    { keepGood, othersStay }: { readonly keepGood: boolean; readonly othersStay: boolean },
  ) {
    this.#header = header;
    this.#tree = new Tree(known.present?.categories ?? known.categories);
    this.#known = known;
    this.#codes = new Map(Array.from(known.createdAt.keys(), (code) => [keyOfCode(code), code]));
    this.#pictures = pictures;
    this.#now = now.toISOString();
    this.#keepGood = keepGood;
    this.#othersStay = othersStay;
    this.#isLenient = keepGood || header.isLenient === true;
    if (othersStay) this.#learn();
  }

  get badRows(): number {
    return this.#badRows;
  }

  get size(): number {
    return this.#products.size;
  }

  /** Codes of the present catalogue that the file does not have. */
  missing(): string[] {
    return [...this.#known.createdAt.keys()].filter((code) => this.isMissing(code));
  }

  /** Whether a product of the shop is not in the file, and goes. One whose row was refused does not: it stays when the good rows are imported. */
  isMissing(code: string): boolean {
    return !this.#othersStay && !this.#products.has(code) && !this.#refused.has(code);
  }

  /** Codes of products that stay as they are, since their rows were refused, or since all do that the file does not have. */
  staying(): string[] {
    return [...(this.#othersStay ? this.#known.createdAt : this.#refused).keys()].filter((code) => this.#stays(code));
  }

  /** Takes over the order of the present categories, and the spellings of brands and tags. */
  #learn(): void {
    for (const { path } of this.#known.categories) this.#tree.at(path);
    for (const tag of this.#known.tags ?? []) this.#tags.add(tag);
    for (const code of this.#known.createdAt.keys()) {
      const product = this.#known.present?.product(code);
      if (!product) continue;
      this.#brands.add(product.facts.brand);
      this.#knownBrands.add(product.facts.brand);
      for (const tag of product.variants.flatMap(({ tags }) => tags)) this.#tags.add(tag);
    }
  }

  #stays(code: string): boolean {
    const mayStay = this.#othersStay || (this.#keepGood && this.#refused.has(code));
    return mayStay && !this.#products.has(code) && this.#known.createdAt.has(code);
  }

  /** Brands, categories and tags of which the file has several spellings. */
  joined(): Readonly<Record<'brand' | 'category' | 'tag', readonly Joined[]>> {
    return { brand: this.#brands.joined(), category: this.#tree.spellings.joined(), tag: this.#tags.joined() };
  }

  async take({ line, cells: raw, problem }: CsvRecord): Promise<void> {
    // Spreadsheets leave empty rows at the end, and files that were put together name their columns again.
    if (!raw.some(isFilled) || this.#header.names.every((name, index) => !name || columnOf(raw[index] ?? '') === name)) return;
    const problems: RowProblem[] = problem === undefined ? [] : [{ field: '', reason: problem }];
    const cells = this.#name(raw, problems);
    if (problems.length === 0) {
      if (cells.code || cells.name || cells.brand) await this.#takeProduct(line, cells, problems);
      else await this.#takeCategory(cells, problems);
    }
    if (problems.length === 0) return;
    this.#badRows += 1;
    if (cells.code && !this.#products.has(cells.code) && !this.#refused.has(cells.code)) this.#refused.set(cells.code, line);
    for (const { field, reason } of problems) this.problems.push({ line, code: cells.code, field, reason });
  }

  /** The catalogue of all accepted rows: categories, then products. */
  *lines(): Generator<CatalogueLine> {
    this.#store();
    const staying = this.staying();
    const slugs = new Set(staying.flatMap((code) => this.product(code)!.categories));
    for (const { slug, path } of this.#known.categories) if (slugs.has(slug)) this.#tree.at(path);
    for (const category of this.#tree.categories()) yield { category };
    for (const code of [...this.#products.keys(), ...staying]) yield { product: this.product(code)! };
  }

  /** The accepted products, when the shop has their brands and categories and keeps everything else as it is; undefined when more than them changes. */
  changes(): SourceProduct[] | undefined {
    const products = Array.from(this.#products.keys(), (code) => this.product(code)!);
    const isOnlyProducts = this.#othersStay && !this.#tree.hasNew && !this.#hasCategoryRow;
    return isOnlyProducts && products.every(({ brand }) => this.#knownBrands.has(brand)) ? products : undefined;
  }

  /** An accepted product, spelled as buyers will see it. */
  product(code: string): SourceProduct | undefined {
    this.#store();
    const place = this.#products.get(code);
    const present = this.#known.present?.product(code);
    if (place === undefined) return present && this.#stays(code) ? { ...present.facts, variants: present.variants } : undefined;
    const { product, variants: own } = this.#spool.read(place);
    // A file without pictures takes none away, nor the variants that they show; one of single products takes no variants away.
    const isWhole = this.#has('images') && !this.#othersStay;
    const variants = isWhole ? own : [...own, ...(present?.variants.slice(own.length) ?? [])];
    const spelled = (tags: readonly string[]) => [...new Set(tags.map((tag) => this.#tags.usual(tag)))];
    return {
      ...product,
      brand: this.#brands.usual(product.brand),
      variants: variants.map(({ tags, images }) => ({ tags: spelled(tags), images })),
    };
  }

  close(): void {
    this.#spool.close();
    this.#known.present?.close();
  }

  #has(column: Column): boolean {
    return this.#header.names.includes(column);
  }

  #name(raw: readonly string[], problems: RowProblem[]): Cells {
    const cells = Object.fromEntries(columns.map((column) => [column, ''])) as Record<Column, string>;
    const { names, width } = this.#header;
    if (raw.length < names.length || raw.slice(width).some(isFilled))
      problems.push({ field: '', reason: `has ${raw.length} cells, but there are ${names.length} columns` });
    for (const [index, given] of raw.slice(0, width).entries()) {
      const column = names[index];
      const cell = restoreFormula(given.trim());
      if (cell === '') continue;
      if (column === null) continue;
      if (column === undefined) {
        if (isFilled(cell)) problems.push({ field: '', reason: `has "${cell.slice(0, 40)}" in column ${index + 1}, which has no name` });
        continue;
      }
      const { text, damage } = repaired(column, cell);
      cells[column] = column === 'code' ? this.#spelling(cleanLine(text).replace(/^'(?=\d+$)/u, '')) : text;
      if (damage !== undefined) problems.push({ field: column, reason: damage });
    }
    return cells;
  }

  /** A code as the shop writes it, or else the file at first: the kind of dash, width, script and case of digits and letters do not make another one. */
  #spelling(code: string): string {
    if (this.#known.createdAt.has(code)) return code;
    const key = keyOfCode(code);
    if (!this.#codes.has(key)) this.#codes.set(key, code);
    return this.#codes.get(key)!;
  }

  #store(): void {
    if (this.#open) this.#products.set(this.#open.product.code, this.#spool.write(this.#open));
    this.#open = undefined;
  }

  #reopen(code: string): OpenProduct | undefined {
    if (this.#open?.product.code === code) return this.#open;
    this.#store();
    const place = this.#products.get(code);
    return (this.#open = place && this.#spool.read(place));
  }

  async #takeProduct(line: number, given: Cells, problems: RowProblem[]): Promise<void> {
    const present = this.#known.present?.product(given.code);
    const cells = { ...given, ...present?.cells };
    const refused = this.#refused.get(cells.code);
    if (refused !== undefined) {
      problems.push({ field: 'code', reason: `belongs to the product of line ${refused}, which was refused` });
      return;
    }
    const known = this.#reopen(cells.code);
    if (known) {
      for (const column of productColumns) {
        if (!cells[column] || isSameFact(column, cells[column], known.cells[column])) continue;
        problems.push({ field: column, reason: `differs from line ${known.line}, which has the same code` });
        // One of the two is wrong, and it is unknown which.
        if (column === 'allergens' || column === 'may_contain') known.product = undeclared(known.product, cells[column]);
      }
    }
    if (requiredColumns.every((column) => cells[column] === cells.code))
      problems.push({ field: '', reason: 'says the same in every column' });
    if (cells.main_category) problems.push({ field: 'main_category', reason: 'belongs to rows of categories, which have no code' });
    const left: RowProblem[] = [];
    const facts = known ? undefined : this.#facts(cells, problems, left);
    const unclear = facts ? unclearAllergens(facts) : [];
    if (facts?.mayContain.isOpen)
      left.push({ field: 'may_contain', reason: `says "${cells.may_contain}", that nobody knows; imported as not declared` });
    if (!this.#keepGood) problems.push(...unclear);
    const variant = check(variantSchema, cells, problems);
    const images = variant && (await this.#images(variant.images, problems, left));
    if (problems.length > 0 || !variant || !images) return;

    const open = known ?? this.#begin(line, cells, facts!);
    if (!known) {
      const undeclared = unclear.map(({ field, reason }) => ({ field, reason: `${reason}; imported as not declared` }));
      this.#note(open, undeclared);
      this.#keep(present);
    }
    this.notes.push(...left.map((each) => ({ line, code: cells.code, ...each })));
    const before = present?.variants[open.rows.length];
    const read = {
      tags: this.#has('tags') ? variant.tags : (before?.tags ?? []),
      images: this.#has('images') ? images : (before?.images ?? []),
    };
    const same = open.variants.findIndex((other) => isDeepStrictEqual(other, read));
    if (same >= 0) {
      problems.push({ field: '', reason: `repeats line ${open.rows[same]}` });
      return;
    }
    const isWithout = unclear.length > 0 || (!this.#header.isLenient && left.some(({ field }) => field !== 'may_contain'));
    if (this.#keepGood && isWithout) this.spared += 1;
    open.rows.push(line);
    open.variants.push(read);
    for (const tag of splitList(cells.tags, '|')) this.#tags.add(unescapePart(tag));
  }

  /** The facts of a product. A bar code or nutrition declaration that is no good may be left out and noted. */
  #facts(cells: Cells, problems: RowProblem[], left: RowProblem[]): Facts | undefined {
    const found: RowProblem[] = [];
    const facts = check(productSchema, cells, found);
    const isNutrition = ({ field }: RowProblem) => nutritionColumns.some((column) => column === field);
    if (facts || !this.#isLenient || !found.every((each) => each.field === 'barcode' || isNutrition(each))) {
      problems.push(...found);
      return facts;
    }
    left.push(...found.map(({ field, reason }) => ({ field, reason: `${reason}; imported without` })));
    const bad = [...found.map(({ field }) => field), ...(found.some(isNutrition) ? nutritionColumns : [])];
    return check(productSchema, { ...cells, ...Object.fromEntries(bad.map((column) => [column, ''])) }, problems);
  }

  /** Lists the product where some of its cells were not understood, or its texts contradict its allergens. */
  #note({ line, product }: OpenProduct, found: readonly RowProblem[]): void {
    const { code, allergens } = product;
    this.notes.push(...found.map((each) => ({ line, code, ...each })));
    for (const field of ['name', 'description', 'ingredients'] as const) {
      const named = allergens ? contradictions({ [field]: product[field] }, allergens) : [];
      if (named.length === 0) continue;
      const reason =
        field === 'ingredients' && isUnread(product.ingredients ?? '')
          ? 'has letters of a script that is not read here; shown under no claim to be free of anything'
          : `names ${named.join(', ')}, which the allergens leave out; shown under no claim to be free of it`;
      this.notes.push({ line, code, field, reason });
    }
  }

  /** Notes what stays of a product although its row does not say it. */
  #keep({ cells = {}, variants = [] }: Partial<PresentProduct> = {}): void {
    for (const column of Object.keys(cells) as Column[]) this.kept.add(column);
    for (const column of ['tags', 'images'] as const)
      if (!this.#has(column) && variants.some((variant) => variant[column].length > 0)) this.kept.add(column);
    if (!this.#has('tags') || !this.#has('images')) for (const tag of variants.flatMap(({ tags }) => tags)) this.#tags.add(tag);
  }

  #begin(line: number, cells: Cells, { allergens, mayContain, ...facts }: Facts): OpenProduct {
    const open: OpenProduct = {
      line,
      cells,
      product: {
        popularity: 0,
        createdAt: this.#known.createdAt.get(facts.code) ?? this.#now,
        ...facts,
        categories: [...new Set(pathsIn(cells.categories).map((path) => this.#tree.at(path).slug))],
        ...allergenFacts(allergens, mayContain),
      },
      variants: [],
      rows: [],
    };
    this.#products.set(facts.code, undefined);
    this.#brands.add(cells.brand);
    return (this.#open = open);
  }

  async #takeCategory(cells: Cells, problems: RowProblem[]): Promise<void> {
    const foreign = columns.find((column) => cells[column] && !(column in categorySchema.shape));
    if (foreign) problems.push({ field: 'code', reason: 'is missing' });
    const facts = foreign ? undefined : check(categorySchema, cells, problems);
    const images = facts && (await this.#images(facts.images, problems, problems));
    if (problems.length > 0 || !facts || !images) return;
    this.#hasCategoryRow = true;
    const branch = this.#tree.at(pathsIn(cells.categories)[0]!);
    if (images[0]) branch.image = images[0].source;
    if (facts.main_category) branch.isMain = facts.main_category === 'yes';
  }

  async #images(references: readonly ImageReference[], problems: RowProblem[], left: RowProblem[]): Promise<SourceImage[]> {
    const found = await Promise.all(
      references.map(async (reference, index): Promise<SourceImage | undefined> => {
        try {
          return { view: reference.view ?? usualViews[index] ?? `view-${index + 1}`, source: await this.#source(reference) };
        } catch (error) {
          if (!(error instanceof RefusedPictureError)) throw error;
          const reason = `"${nameOf(reference)}" ${error.message}`;
          // A dead link does not keep a good row out.
          if (this.#isLenient && reference.kind === 'path' && isAddress(reference.path))
            left.push({ field: 'images', reason: `${reason}; imported without` });
          else problems.push({ field: 'images', reason });
          return undefined;
        }
      }),
    );
    return found.filter((image) => image !== undefined);
  }

  async #source(reference: ImageReference): Promise<SourceImage['source']> {
    if (reference.kind === 'path') return this.#pictures.take(reference.path);
    const original = await this.#pictures.stored(reference.hash);
    if (original) return original;
    if (this.#known.pictures.has(reference.hash)) return { kind: 'stored', hash: reference.hash };
    throw new RefusedPictureError('is not kept by this shop; export again with --images');
  }
}

const keyOfCode = (code: string): string =>
  plainDigits(code.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .toUpperCase();

/** A cell of a column, repaired. Whether one of allergens is blank is known to their reader: "nil" declares that there are none. */
function repaired(column: Column, cell: string): RepairedCell {
  if (column === 'images') return { text: isFilled(cell) ? cell : '' };
  if (column !== 'allergens' && column !== 'may_contain') return repairCell(cell, isOfLines(column) ? '\n' : ' ');
  const read = repairCell(cell, ' ', true);
  const { names, unknown, isOpen } = readAllergens(read.text);
  return names === undefined && unknown.length === 0 && !isOpen && read.damage === undefined ? { text: '' } : read;
}

/** Whether a cell has a value, and not only a word for "empty". */
function isFilled(cell: string): boolean {
  return repairCell(cell.trim()).text !== '';
}

function nameOf(reference: ImageReference): string {
  return reference.kind === 'path' ? reference.path : `stored:${reference.hash}`;
}

function unclearAllergens({ allergens, mayContain }: Facts): RowProblem[] {
  const read = [['allergens', allergens], ['may_contain', mayContain]] as const; // prettier-ignore
  return read
    .filter(([, { unknown }]) => unknown.length > 0)
    .map(([field, { unknown }]) => ({
      field,
      reason: `has ${unknown.map((entry) => `"${entry}"`).join(', ')}, which is none of the fourteen allergens`,
    }));
}

/** Only a cell that is understood whole declares anything. Without it, what the cells name may be contained all the same. */
function allergenFacts(contains: ReadAllergens, mayContain: ReadAllergens): Pick<SourceProduct, 'allergens' | 'possibleAllergens'> {
  const isClear = contains.names !== undefined && [contains, mayContain].every(({ unknown, isOpen }) => unknown.length === 0 && !isOpen);
  if (isClear) return { allergens: { contains: contains.names, mayContain: mayContain.names ?? [] } };
  const possible = [...new Set([contains, mayContain].flatMap(possiblyIn))];
  return possible.length > 0 ? { possibleAllergens: possible } : {};
}

/** The allergens that a cell names, those in entries that were not understood among them: "May contain traces of milk". */
function possiblyIn({ names = [], unknown }: ReadAllergens): string[] {
  const named = allergensNamed({ ingredients: unknown.join('; ') });
  return [...names, ...named.contains, ...named.mayContain];
}

/** A product of which nothing is declared, but what was named may be contained all the same. */
function undeclared<Product extends Omit<SourceProduct, 'variants'>>({ allergens, ...product }: Product, cell: string) {
  const named = [...(allergens?.contains ?? []), ...(allergens?.mayContain ?? []), ...possiblyIn(readAllergens(cell))];
  const possibleAllergens = [...new Set([...(product.possibleAllergens ?? []), ...named])];
  return { ...product, ...(possibleAllergens.length > 0 ? { possibleAllergens } : {}) };
}

/** Parses a row with a schema; undefined when there are problems, of which the first of each field is added. */
function check<Schema extends typeof productSchema | typeof variantSchema | typeof categorySchema>(
  schema: Schema,
  cells: Cells,
  problems: RowProblem[],
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
