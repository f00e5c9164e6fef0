/** Reads a file of another shape as rows of the shop's own form: which rows are products, what variants have from theirs, and named values in one cell. */
import { CommandError } from '../errors.ts';
import { literal } from './cells.ts';
import { columns, requiredColumns, type Column } from './columns.ts';
import type { Header } from './header.ts';
import type { CsvRecord } from './readCsv.ts';
import { plainName, readBy, type Shape } from './shape.ts';
import { cellOf, isAmong, type Row } from './shapedCells.ts';

/** Column that holds the heading above a row. */
const section = '(section)';

/** A row of the file, and what further rows give its product. */
interface ShapedRow {
  readonly line: number;
  readonly cells: Map<string, string>;
  readonly kind: Shape['rows']['kinds'][number]['is'] | 'product';
  /** Why it cannot be used. */
  readonly problem?: string;
}

/** A product with the rows below it. */
interface Group {
  readonly top: ShapedRow;
  readonly variants: ShapedRow[];
  /** Rows that are collected into one product, and those of further pictures. */
  readonly more: ShapedRow[];
}

/** A file of another shape as the shop's own rows. */
export class ShapedRows {
  /** Number of rows that are left out since nobody may buy them. */
  #unpublished = 0;
  readonly #shape: Shape;
  readonly #names: readonly string[];
  /** Parents by each of their keys, for variants anywhere below. */
  readonly #parents = new Map<string, ShapedRow>();
  /** Names of columns, also those inside cells, by their plain names. */
  readonly #seen = new Map<string, string>();
  #heading = '';
  /** Codes that are numbers, while none begins with a zero. */
  #numbers: string[] | undefined = [];

  /** @param names - of the file's columns */
  constructor(shape: Shape, names: readonly string[]) {
    this.#shape = shape;
    this.#names = names;
    for (const name of names) if (!this.#seen.has(plainName(name))) this.#seen.set(plainName(name), name);
    if (shape.rows.sections) this.#seen.set(plainName(section), section);
  }

  /** Notes the names that stand inside cells; called with all rows before {@link header}. */
  survey(record: CsvRecord): void {
    for (const [name] of this.#inside(this.#named(record))) if (!this.#seen.has(plainName(name))) this.#seen.set(plainName(name), name);
  }

  /** Whether names stand inside cells, so that a file must be surveyed before it is read. */
  get hasInner(): boolean {
    return Object.keys(this.#shape.fields).length + this.#shape.named.length > 0;
  }

  /**
   * The shop's columns that the file has, and the others of the file.
   *
   * @param without - columns that are left aside
   * @throws {CommandError} when a column is missing without which no product can be read
   */
  header(without: readonly Column[]): Header {
    const { columns: sources, rows, fields, named } = this.#shape;
    const has = (column: Column) => {
      const rule = sources[column];
      if (rule === undefined || without.includes(column)) return false;
      const read = readBy(rule);
      return read.length === 0 || read.some((name) => this.#seen.has(plainName(name)));
    };
    const missing = requiredColumns.filter((column) => !has(column));
    if (missing.length > 0) {
      const said = missing.map((column) => `${column} (${readBy(sources[column] ?? []).join(', ') || 'not in the map'})`);
      throw new CommandError(
        `The file says nothing of ${said.join(', ')}. Save its map with --dry-run --save-map FILE, complete it, and give it with --map FILE.`,
      );
    }
    const known = [
      ...Object.values(sources).flatMap((each) => readBy(each)),
      ...rows.kinds.flatMap(({ where, unless }) => Object.keys({ ...where, ...unless })),
      ...[rows.same, rows.collect, rows.parent?.column, ...(rows.parent?.keys ?? [])].filter((name) => name !== undefined),
      ...Object.keys(fields),
      section,
    ].map(plainName);
    const pairs = named.flatMap(({ name, value }) => [name, value]).map(numbered);
    const skipped = [...this.#seen].filter(([plain]) => plain !== '' && !known.includes(plain) && !pairs.some((pair) => pair.test(plain)));
    const given = columns.filter(has);
    return { names: given, width: given.length, skipped: skipped.map(([, name]) => name) };
  }

  /** What the file's reader must know, in sentences. */
  notes(): string[] {
    const numbers = this.#numbers ?? [];
    const longest = numbers.reduce((most, code) => Math.max(most, code.length), 0);
    const short = numbers.filter((code) => code.length < longest);
    return [
      ...(this.#unpublished > 0
        ? [`${this.#unpublished} ${this.#unpublished === 1 ? 'row is' : 'rows are'} not published and left out.`]
        : []),
      ...(short.length > 0
        ? [
            `Codes stay as they are, but a spreadsheet may have taken zeros from their beginning: ${short.slice(0, 3).join(', ')}${short.length > 3 ? ' …' : ''} are shorter than others.`,
          ]
        : []),
    ];
  }

  /** The rows of the shop's form. @param header - as {@link header} gives it */
  async *read(records: AsyncIterable<CsvRecord>, { names }: Header): AsyncGenerator<CsvRecord> {
    const given = names as readonly Column[];
    let open: Group | undefined;
    for await (const record of records) {
      const row = this.#row(record);
      if (row === undefined) continue;
      if (open && this.#joins(row, open)) continue;
      if (row.kind === 'variant' || row.kind === 'picture') {
        // Its parent may be the product above it, which is known only when that is done.
        if (open) yield* this.#emit(open, given);
        open = undefined;
        yield* this.#emit(this.#orphan(row), given);
        continue;
      }
      if (open) yield* this.#emit(open, given);
      open = { top: row, variants: [], more: [] };
    }
    if (open) yield* this.#emit(open, given);
  }

  /** A row with its named values; undefined for a heading, and for a row with nothing in it. */
  #row(record: CsvRecord): ShapedRow | undefined {
    const { line } = record;
    const filled = record.cells.filter((cell) => cell.trim() !== '');
    if (filled.length === 0) return undefined;
    const { rows } = this.#shape;
    if (rows.sections && filled.length === 1 && record.cells[0]!.trim() !== '') {
      this.#heading = filled[0]!;
      return undefined;
    }
    const cells = this.#named(record);
    for (const [name, value] of this.#inside(cells)) {
      const before = cells.get(plainName(name));
      cells.set(plainName(name), before ? `${before} | ${value}` : value);
    }
    if (rows.sections) cells.set(plainName(section), this.#heading);
    const kind = rows.kinds.find(
      ({ where = {}, unless = {} }) =>
        Object.entries(where).every(([name, words]) => isAmong(cells.get(plainName(name)) ?? '', words)) &&
        Object.entries(unless).every(([name, words]) => !isAmong(cells.get(plainName(name)) ?? '', words)),
    );
    const isWhole = record.cells.length >= this.#names.length && !record.cells.slice(this.#names.length).some((cell) => cell.trim() !== '');
    return {
      line,
      cells,
      kind: kind?.is ?? 'product',
      ...(isWhole ? {} : { problem: `has ${record.cells.length} cells, but there are ${this.#names.length} columns` }),
    };
  }

  #named({ cells }: CsvRecord): Map<string, string> {
    const row = new Map<string, string>();
    for (const [index, name] of this.#names.entries()) if (!row.has(plainName(name))) row.set(plainName(name), cells[index] ?? '');
    return row;
  }

  /** The named values inside the cells of a row. */
  *#inside(cells: Row): Generator<[name: string, value: string]> {
    for (const [column, { between, sign, start = '', place }] of Object.entries(this.#shape.fields)) {
      const cell = cells.get(plainName(column))?.trim() ?? '';
      if (cell === '' || !cell.startsWith(start)) continue;
      const [apart, mark] = [literal(between), literal(sign)];
      // What has no sign, or no place before it, goes on with the value there: "allergens=Eggs, Milk". A part of it that got lost would be declared absent.
      const end = place ? `(?<=${mark}\\d+)${apart}` : `${apart}(?=[^${apart}${mark}]+${mark})`;
      for (const entry of cell.split(new RegExp(end, 'u'))) {
        const at = entry.indexOf(sign);
        if (at < 0) continue;
        const value = entry.slice(at + sign.length).trim();
        yield [
          `${column}: ${entry
            .slice(0, at)
            .trim()
            .replace(/^\[\w+\]/u, '')}`,
          place ? value.replace(/(?::\d*)+$/u, '') : value,
        ];
      }
    }
    for (const { name, value, as } of this.#shape.named) {
      for (const [column, label] of cells) {
        const number = numbered(name).exec(column)?.[1];
        if (number === undefined || label.trim() === '') continue;
        const text = cells.get(plainName(value.replace('#', number)))?.trim() ?? '';
        if (text !== '') yield [`${as}: ${label.trim()}`, text.replaceAll('\\,', ',')];
      }
    }
  }

  /** Takes a row into the product above it, when it belongs there. */
  #joins(row: ShapedRow, { top, variants, more }: Group): boolean {
    const { collect, same, parent } = this.#shape.rows;
    const isSame = (column: string) => row.cells.get(plainName(column)) === top.cells.get(plainName(column));
    if (collect !== undefined && row.kind === 'product' && isSame(collect)) return more.push(row) > 0;
    if (row.kind === 'aside') return true;
    if ((row.kind !== 'variant' && row.kind !== 'picture') || parent || (same !== undefined && !isSame(same))) return false;
    return (row.kind === 'variant' ? variants : more).push(row) > 0;
  }

  /** A variant that stands apart from its parent. */
  #orphan(row: ShapedRow): Group {
    const { parent } = this.#shape.rows;
    const key = parent && (row.cells.get(plainName(parent.column)) ?? '').trim().replace(/^id:/u, '');
    const top = key === undefined ? undefined : this.#parents.get(key);
    if (top) return { top, variants: [row], more: [] };
    return { top: { ...row, kind: 'product', problem: 'belongs to a product that does not stand above it' }, variants: [], more: [] };
  }

  *#emit({ top, variants, more }: Group, given: readonly Column[]): Generator<CsvRecord> {
    const { rows } = this.#shape;
    for (const key of rows.parent?.keys ?? []) this.#parents.set(top.cells.get(plainName(key)) ?? '', top);
    if (top.kind === 'unpublished') this.#unpublished += Math.max(1, variants.length);
    if (top.kind === 'unpublished' || top.kind === 'aside') return;
    const pictures = more.filter(({ kind }) => kind === 'picture');
    const collected = more.filter(({ kind }) => kind !== 'picture');
    if (top.kind === 'product' && !(rows.variantsReplace && variants.length > 0)) yield this.#record(top, collected, pictures, given);
    for (const variant of variants) yield this.#record(this.#inherited(variant, top), [], [], given);
  }

  #inherited(variant: ShapedRow, { cells: above }: ShapedRow): ShapedRow {
    const cells = new Map(variant.cells);
    const { inherit, take } = this.#shape.rows;
    for (const name of inherit.map(plainName)) if ((cells.get(name) ?? '').trim() === '') cells.set(name, above.get(name) ?? '');
    for (const name of take.map(plainName)) cells.set(name, above.get(name) || (cells.get(name) ?? ''));
    return { ...variant, cells };
  }

  #record(
    { line, cells, problem }: ShapedRow,
    collected: readonly ShapedRow[],
    pictures: readonly ShapedRow[],
    given: readonly Column[],
  ): CsvRecord {
    const rows = [cells, ...collected.map((row) => row.cells)];
    const made = given.map((column) => {
      const cell = cellOf(column, rows, this.#shape);
      const further = column === 'images' ? pictures.map((row) => cellOf(column, [row.cells], this.#shape)) : [];
      return [cell, ...further].filter(Boolean).join(' | ');
    });
    const code = made[given.indexOf('code')] ?? '';
    if (code.startsWith('0')) this.#numbers = undefined;
    else if (/^\d+$/u.test(code)) this.#numbers?.push(code);
    const bad = problem ?? collected.find((row) => row.problem !== undefined)?.problem;
    return { line, cells: made, ...(bad === undefined ? {} : { problem: bad }) };
  }
}

/** Finds the plain names of a column with a number. */
const numbered = (name: string): RegExp => new RegExp(`^${name.split('#').map(plainName).join('(\\d+)')}$`, 'u');
