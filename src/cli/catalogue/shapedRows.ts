/** Reads a file of another shape as rows of the shop's own form: which rows are products, what variants have from theirs, and named values in one cell. */
import { memoise } from '../../contract/memoise.ts';
import { CommandError } from '../errors.ts';
import { literal } from '../../range/cells.ts';
import { columns, plainName, requiredColumns, type Column } from '../../range/columns.ts';
import type { Header } from '../../range/header.ts';
import type { CsvRecord } from '../../range/readCsv.ts';
import { readBy, type Shape } from './shape.ts';
import { cellOf, isAmong, type Row } from './shapedCells.ts';

/** Column that holds the heading above a row. */
const section = '(section)';

interface ShapedRow {
  readonly line: number;
  readonly cells: Map<string, string>;
  readonly kind: Shape['rows']['kinds'][number]['is'] | 'product';
  readonly problem?: string;
}

/** A file of another shape as the shop's own rows: {@link ShapedRows.survey} sees all records before the others do. */
export class ShapedRows {
  readonly #shape: Shape;
  readonly #names: readonly string[];
  /** Products by each of the keys by which variants name them. */
  readonly #parents = new Map<string, ShapedRow>();
  /** Names of columns, also those inside cells, by their plain names. */
  readonly #seen = new Map<string, string>();
  #heading = '';
  /** Rows left out since they are not published. */
  #unpublished = 0;
  /** Codes that are numbers, while none begins with a zero. */
  #numbers: string[] | undefined = [];

  constructor(shape: Shape, names: readonly string[]) {
    this.#shape = shape;
    this.#names = names.map((name) => name.trim());
    this.#see([...this.#names, ...(shape.rows.sections ? [section] : [])]);
  }

  /** Notes the names inside cells, and products that variants will name. */
  survey(record: CsvRecord): void {
    const row = this.#row(record);
    if (row === undefined) return;
    this.#see([...this.#inside(row.cells)].map(([name]) => name));
    if (row.kind === 'parent' || row.kind === 'unpublished')
      for (const key of this.#shape.rows.parent?.keys ?? []) this.#parents.set(row.cells.get(plainName(key)) ?? '', row);
  }

  /** The shop's columns that the file has, and its others. @throws {CommandError} when a column is missing without which no product can be read */
  header(without: readonly Column[]): Header {
    const { columns: sources, named } = this.#shape;
    const has = (column: Column) => {
      const read = readBy(sources[column] ?? '');
      return !without.includes(column) && (read.length === 0 || read.some((name) => this.#seen.has(plainName(name))));
    };
    const missing = requiredColumns.filter((column) => !has(column));
    if (missing.length > 0) {
      const said = missing.map((column) => `${column} (${readBy(sources[column] ?? '').join(', ') || 'not in the map'})`);
      const advice = 'Save its map with --dry-run --save-map FILE, complete it, and give it with --map FILE.';
      throw new CommandError(`The file says nothing of ${said.join(', ')}.\n${advice}`);
    }
    const { others: _others, ...rules } = this.#shape;
    const known = new Set(textsIn(rules).map(plainName));
    const pairs = named.flatMap(({ name, value }) => [numbered(name), numbered(value)]);
    const skipped = [...this.#seen].filter(([plain]) => !known.has(plain) && !pairs.some((pair) => pair.test(plain)));
    const given = columns.filter(has);
    return { names: given, width: given.length, skipped: skipped.map(([, name]) => name), isLenient: true };
  }

  /** The rows of the shop's form. @param header - as {@link header} gives it */
  async *read(records: AsyncIterable<CsvRecord>, { names }: Header): AsyncGenerator<CsvRecord> {
    const given = names as readonly Column[];
    let group: [ShapedRow, ...ShapedRow[]] | undefined;
    this.#heading = '';
    for await (const record of records) {
      const row = this.#row(record);
      if (row === undefined || row.kind === 'aside') continue;
      if (group && this.#belongs(row, group[0])) group.push(row);
      else {
        if (group) yield* this.#emit(group, given);
        group = [row];
      }
    }
    if (group) yield* this.#emit(group, given);
  }

  notes(): string[] {
    const [out, numbers = []] = [this.#unpublished, this.#numbers];
    const longest = numbers.reduce((most, code) => Math.max(most, code.length), 0);
    const short = numbers.filter((code) => code.length < longest);
    const named = `${short.slice(0, 3).join(', ')}${short.length > 3 ? ' …' : ''}`;
    return [
      ...(out > 0 ? [`${out} ${out === 1 ? 'row is' : 'rows are'} not published and left out.`] : []),
      ...(short.length > 0 ? [`Codes stay as they are, but ${named} may have lost zeros to a spreadsheet: others are longer.`] : []),
    ];
  }

  #see(names: readonly string[]): void {
    for (const name of names) if (name !== '' && !this.#seen.has(plainName(name))) this.#seen.set(plainName(name), name);
  }

  /** A row with its named values; undefined for a heading, the names of the columns, and a row with nothing in it. */
  #row({ line, cells: given }: CsvRecord): ShapedRow | undefined {
    const { kinds, sections } = this.#shape.rows;
    const filled = given.filter((cell) => cell.trim() !== '');
    const isHeading = sections && filled.length === 1 && given[0] === filled[0];
    if (isHeading) this.#heading = filled[0]!;
    // Files that were put together name their columns again.
    const isHeader = this.#names.every((name, index) => plainName(given[index] ?? '') === plainName(name));
    if (isHeading || isHeader || filled.length === 0) return undefined;
    const cells = new Map(sections ? [[plainName(section), this.#heading]] : []);
    for (const [index, name] of this.#names.entries()) if (!cells.has(plainName(name))) cells.set(plainName(name), given[index] ?? '');
    for (const [name, value] of this.#inside(cells)) {
      const before = cells.get(plainName(name));
      cells.set(plainName(name), before ? `${before} | ${value}` : value);
    }
    const holds = ([name, words]: [string, string[]]) => isAmong(cells.get(plainName(name)) ?? '', words);
    const kind = kinds.find(({ where = {}, unless = {} }) => Object.entries(where).every(holds) && !Object.entries(unless).some(holds));
    const isWhole = given.length >= this.#names.length && !given.slice(this.#names.length).some((cell) => cell.trim() !== '');
    const problem = isWhole ? {} : { problem: `has ${given.length} cells, but there are ${this.#names.length} columns` };
    return { line, cells, kind: kind?.is ?? 'product', ...problem };
  }

  *#inside(cells: Row): Generator<[name: string, value: string]> {
    for (const [column, { between, sign, start = '', place }] of Object.entries(this.#shape.fields)) {
      const cell = cells.get(plainName(column))?.trim() ?? '';
      if (!cell.startsWith(start)) continue;
      const [apart, mark] = [literal(between), literal(sign)];
      // A part that has no sign, or no place before it, goes on with the value there: "allergens=Eggs, Milk". Were an allergen among them lost, it would count as absent.
      const end = place ? `(?<=${mark}\\d+)${apart}` : `${apart}(?=[^${apart}${mark}]+${mark})`;
      for (const entry of cell.split(new RegExp(end, 'u')).filter((each) => each.includes(sign))) {
        const name = entry.slice(0, entry.indexOf(sign)).trim();
        const value = entry.slice(entry.indexOf(sign) + sign.length).trim();
        yield [`${column}: ${name.replace(/^\[\w+\]/u, '')}`, place ? value.replace(/(?::\d*)+$/u, '') : value];
      }
    }
    for (const { name, value, as } of this.#shape.named) {
      for (const [column, label] of cells) {
        const number = numbered(name).exec(column)?.[1];
        const text = number === undefined ? '' : (cells.get(plainName(value.replace('#', number)))?.trim() ?? '');
        if (label.trim() !== '' && text !== '') yield [`${as}: ${label.trim()}`, text.replaceAll('\\,', ',')];
      }
    }
  }

  /** Whether a row belongs to the product above it. */
  #belongs(row: ShapedRow, top: ShapedRow): boolean {
    const { collect, same, parent } = this.#shape.rows;
    const isSame = (column: string) => row.cells.get(plainName(column)) === top.cells.get(plainName(column));
    if (row.kind === 'variant' || row.kind === 'picture') return !parent && (same === undefined || isSame(same));
    return collect !== undefined && isSame(collect);
  }

  /** The rows of a product, or of a variant that names its parent. */
  *#emit([top, ...below]: readonly [ShapedRow, ...ShapedRow[]], given: readonly Column[]): Generator<CsvRecord> {
    const { parent, variantsReplace } = this.#shape.rows;
    if (top.kind === 'variant' || top.kind === 'picture') {
      const key = parent && (top.cells.get(plainName(parent.column)) ?? '').trim().replace(/^id:/u, '');
      const above = this.#parents.get(key ?? '');
      if (above?.kind === 'unpublished') this.#unpublished += 1;
      else if (above) yield this.#record([this.#inherited(top, above)], [], given);
      else yield this.#record([{ ...top, problem: 'belongs to a product that the file does not have' }], [], given);
      return;
    }
    const of = (kind: ShapedRow['kind']) => below.filter((row) => row.kind === kind);
    const variants = of('variant');
    if (top.kind === 'unpublished') this.#unpublished += 1 + variants.length;
    if (top.kind === 'unpublished') return;
    const isNone = top.kind === 'parent' || (variantsReplace && variants.length > 0);
    if (!isNone) yield this.#record([top, ...of('product')], of('picture'), given);
    for (const variant of variants) yield this.#record([this.#inherited(variant, top)], [], given);
  }

  #inherited(variant: ShapedRow, { cells: above }: ShapedRow): ShapedRow {
    const cells = new Map(variant.cells);
    const { inherit, take } = this.#shape.rows;
    for (const name of inherit.map(plainName)) if ((cells.get(name) ?? '').trim() === '') cells.set(name, above.get(name) ?? '');
    for (const name of take.map(plainName)) cells.set(name, above.get(name) || (cells.get(name) ?? ''));
    return { ...variant, cells };
  }

  #record(rows: readonly ShapedRow[], pictures: readonly ShapedRow[], given: readonly Column[]): CsvRecord {
    const own = rows.map(({ cells }) => cells);
    const made = given.map((column) => {
      const further = column === 'images' ? pictures.map((row) => cellOf(column, [row.cells], this.#shape)) : [];
      return [cellOf(column, own, this.#shape), ...further].filter(Boolean).join(' | ');
    });
    const code = made[given.indexOf('code')] ?? '';
    if (code.startsWith('0')) this.#numbers = undefined;
    else if (/^\d+$/u.test(code)) this.#numbers?.push(code);
    const problem = rows.find((row) => row.problem !== undefined)?.problem;
    return { line: rows[0]!.line, cells: made, ...(problem === undefined ? {} : { problem }) };
  }
}

/** Finds the plain names of a column with a number. */
const numbered = memoise((name) => new RegExp(`^${name.split('#').map(plainName).join('(\\d+)')}$`, 'u'));

/** All texts of a value, its names too. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, each]) => [name, ...textsIn(each)]) : [];
}
