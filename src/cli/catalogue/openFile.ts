/** Opens the file of a range: finds out how it is written and whose columns it has, and reads it as the shop's own rows. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { publicMode, writeAtomically } from '../../server/files/atomic.ts';
import { CommandError } from '../errors.ts';
import { unreadable } from '../terminal.ts';
import { type Column } from './columns.ts';
import { describeGuess, inspectFile } from './fileForm.ts';
import { readHeader, type Header } from './header.ts';
import { readCsv, type CsvRecord } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';
import { mapOf, ruleOf, type Rule, type Shape } from './shape.ts';
import { ShapedRows } from './shapedRows.ts';

/** A file that is open. */
export interface RangeFile {
  readonly header: Header;
  readonly rows: AsyncIterable<CsvRecord>;
  /** Bytes read so far. */
  read(): number;
  /** Its shape, with what was said of it; undefined for the shop's own form. */
  readonly shape: Shape | undefined;
  /** Sentences about how it was read, complete when the rows are read. */
  notes(): string[];
  close(): void;
}

/** What the one who imports says of a file. */
export interface Said {
  /** Shapes that it may have. */
  readonly shapes: readonly Shape[];
  /** The brand of all products, or those with which their names begin. */
  readonly brands?: readonly string[] | undefined;
  /** Whether categories of which the file does not say it are a path or several. */
  readonly categories?: string | undefined;
  /** Columns that are left aside in a file of another shape. */
  readonly without?: readonly Column[];
  /** Where the shape is written as a map; for a file of no known shape one to complete. */
  readonly saveMap?: string | undefined;
}

/** @throws {CommandError} when the file cannot be read, or leaves open what must be said */
export async function openFile(path: string, said: Said): Promise<RangeFile> {
  const isWorkbook = await beginsAsWorkbook(path);
  const book = isWorkbook ? await readXlsx(path, said.shapes) : undefined;
  const text = book ? undefined : await inspectFile(createReadStream(path), said.shapes);
  const { found } = (book ?? text)!;
  let stream: ReturnType<typeof createReadStream> | undefined;
  const records = (): AsyncIterableIterator<CsvRecord> => {
    if (book) return fromList(book.records);
    stream?.destroy();
    stream = createReadStream(path);
    return readCsv(stream, text!.form);
  };
  const shape = found.shape && answered(found.shape, said);
  if (said.saveMap !== undefined) await saveMap(said.saveMap, shape ?? mapOf(await namesAt(records(), found.line)));
  const guess = describeGuess(text?.form, found);
  const opened = shape ? await openShaped(shape, found.line, records, said.without ?? []) : await openOwn(records(), found.line);
  const { header, rows } = opened;
  return {
    header,
    rows,
    shape,
    read: () => stream?.bytesRead ?? 0,
    close: () => stream?.destroy(),
    notes: () => [
      ...(guess === undefined ? [] : [guess]),
      ...(header.skipped.length > 0 ? [`Left aside: ${header.skipped.map((name) => `"${name}"`).join(', ')}.`] : []),
      ...opened.notes(),
    ],
  };
}

/** The names of the columns; the records below them are still to be read. */
async function namesAt(records: AsyncIterator<CsvRecord>, line: number): Promise<string[]> {
  for (let next = await records.next(); !next.done; next = await records.next())
    if (next.value.line >= line) return next.value.cells.map((name) => name.trim());
  throw new CommandError('The file is empty. Its first line must name the columns.');
}

const saveMap = (path: string, shape: Shape): Promise<void> =>
  writeAtomically(path, `${JSON.stringify(shape, null, 2)}\n`, { mode: publicMode });

async function openOwn(records: AsyncIterableIterator<CsvRecord>, line: number) {
  return { header: await readHeader(records, line), rows: records, notes: (): string[] => [] };
}

async function openShaped(shape: Shape, line: number, records: () => AsyncIterableIterator<CsvRecord>, without: readonly Column[]) {
  const below = async (): Promise<{ names: readonly string[]; rows: AsyncIterableIterator<CsvRecord> }> => {
    const rows = records();
    return { names: await namesAt(rows, line), rows };
  };
  const { names, rows } = await below();
  const shaped = new ShapedRows(shape, names.slice(0, names.findLastIndex((name) => name !== '') + 1));
  if (shaped.hasInner) for await (const record of rows) shaped.survey(record);
  const header = shaped.header(without);
  const unread = shaped.hasInner ? (await below()).rows : rows;
  return { header, rows: shaped.read(unread, header), notes: () => shaped.notes() };
}

/** A shape with what was said of the file; refuses where something must be. */
export function answered(shape: Shape, { brands = [], categories }: Said): Shape {
  const [brand, path] = [ruleOf(shape.columns.brand ?? {}), ruleOf(shape.columns.categories ?? {})];
  const given: Partial<Record<Column, Rule>> = {};
  if (brands.length === 1) given.brand = { constant: brands[0]! };
  else if (brands.length > 1) given.brand = { from: brand.from ?? ruleOf(shape.columns.name ?? {}).from ?? [], startsWith: brands };
  else if (brand.startsWith?.length === 0)
    throw new CommandError(
      'The file has no column for the brand. Give the brand of all products with --brands NAME, or those with which their names begin: --brands "NAME | NAME".',
    );
  if (path.ask !== undefined) {
    const { ask, ...rest } = path;
    if (categories !== 'path' && categories !== 'several')
      throw new CommandError(
        `The file does not say whether categories with "${ask}" between them are one path or several. Say --categories path or --categories several.`,
      );
    given.categories = { ...rest, ...(categories === 'path' ? { path: ask } : { list: ask }) };
  }
  return { ...shape, columns: { ...shape.columns, ...given } };
}

async function beginsAsWorkbook(path: string): Promise<boolean> {
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
      const start = buffer.toString('latin1', 0, bytesRead);
      return start.startsWith('PK\u0003\u0004') && start.includes('xl/');
    } finally {
      await file.close();
    }
  } catch (error) {
    throw unreadable(path, error);
  }
}

async function* fromList(list: readonly CsvRecord[]): AsyncGenerator<CsvRecord> {
  for (const record of list) yield await Promise.resolve(record);
}
