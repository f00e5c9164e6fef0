/** Opens the file of a range: finds out how it is written and whose columns it has, and reads it as the shop's own rows. */
import { createReadStream, type ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { publicMode, writeAtomically } from '../../server/files/atomic.ts';
import { AskedError, CommandError } from '../errors.ts';
import { unreadable, unwritable } from '../terminal.ts';
import type { Column } from '../../range/columns.ts';
import { describeGuess, inspectFile } from './fileForm.ts';
import { readHeader, type Header } from '../../range/header.ts';
import { readCsv, type CsvRecord } from '../../range/readCsv.ts';
import { readXlsx } from './readXlsx.ts';
import { mapOf, parseMap, ruleOf, type Rule, type Shape } from './shape.ts';
import { ShapedRows } from './shapedRows.ts';

export interface RangeFile {
  readonly header: Header;
  readonly rows: AsyncIterable<CsvRecord>;
  read(): number;
  /** Undefined for the shop's own form. */
  readonly shape: Shape | undefined;
  /** Sentences about how it was read, complete when the rows are read. */
  notes(): string[];
  close(): void;
}

/** Facts of a file that only the one who imports it knows. */
export interface FileAnswers {
  readonly shapes: readonly Shape[];
  /** The brand of all products, or those with which their names begin. */
  readonly brands?: readonly string[] | undefined;
  /** Whether categories of which the file does not say it are a path or several. */
  readonly categories?: string | undefined;
  readonly without?: readonly Column[];
  /** Where the shape is written as a map; for a file of no known shape one to complete. */
  readonly saveMap?: string | undefined;
}

/** @throws {CommandError} when the file cannot be read, or leaves open what must be answered */
export async function openFile(path: string, answers: FileAnswers, signal?: AbortSignal): Promise<RangeFile> {
  const start = Buffer.concat(await createReadStream(path, { end: 65_535 }).toArray()).toString('latin1');
  const book = start.startsWith('PK\u0003\u0004') && start.includes('xl/') ? await readXlsx(path, answers.shapes) : undefined;
  const text = book ? undefined : await inspectFile(createReadStream(path, signal && { signal }), answers.shapes);
  const { found } = (book ?? text)!;
  let stream: ReadStream | undefined;
  const records = (): AsyncIterableIterator<CsvRecord> => {
    stream?.destroy();
    if (book) return Readable.from(book.records, signal && { signal })[Symbol.asyncIterator]() as AsyncIterableIterator<CsvRecord>;
    return readCsv((stream = createReadStream(path, signal && { signal })), text!.form);
  };
  const shape = found.shape && answered(found.shape, answers);
  if (answers.saveMap !== undefined) {
    const map = shape ?? mapOf(await namesAt(records(), found.line));
    const written = writeAtomically(answers.saveMap, `${JSON.stringify(map, null, 2)}\n`, { mode: publicMode });
    await written.catch((error: unknown) => Promise.reject(unwritable(answers.saveMap!, error)));
  }
  const { header, rows, notes } = await openRows(records, found.line, shape, answers.without);
  const guess = describeGuess(book?.sheets ?? text!.form, found);
  const aside = header.skipped.length > 0 ? `Left aside: ${header.skipped.map((name) => `"${name}"`).join(', ')}.` : undefined;
  return {
    header,
    rows,
    shape,
    read: () => stream?.bytesRead ?? 0,
    close: () => stream?.destroy(),
    notes: () => [guess, aside, ...notes()].filter((note) => note !== undefined),
  };
}

async function openRows(
  records: () => AsyncIterableIterator<CsvRecord>,
  line: number,
  shape: Shape | undefined,
  without: readonly Column[] = [],
): Promise<Pick<RangeFile, 'header' | 'rows' | 'notes'>> {
  const own = records();
  if (!shape) return { header: await readHeader(own, line), rows: own, notes: () => [] };
  const shaped = new ShapedRows(shape, await namesAt(own, line));
  for await (const record of own) shaped.survey(record);
  const header = shaped.header(without);
  const rows = records();
  await namesAt(rows, line);
  return { header, rows: shaped.read(rows, header), notes: () => shaped.notes() };
}

/** The names of the columns; the records below them are still to be read. */
async function namesAt(records: AsyncIterator<CsvRecord>, line: number): Promise<string[]> {
  for (let next = await records.next(); !next.done; next = await records.next())
    if (next.value.line >= line) return next.value.cells.slice(0, next.value.cells.findLastIndex((name) => name.trim() !== '') + 1);
  throw new CommandError('The file is empty. Its first line must name the columns.');
}

/** Reads a map that was saved. @throws {CommandError} when it cannot be read, or is none */
export async function readMap(path: string): Promise<Shape> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw unreadable(path, error);
  });
  return parseMap(text, path);
}

function answered(shape: Shape, { brands = [], categories }: FileAnswers): Shape {
  const [brand, path] = [ruleOf(shape.columns.brand ?? {}), ruleOf(shape.columns.categories ?? {})];
  const given: Partial<Record<Column, Rule>> = {};
  if (brands.length === 1) given.brand = { constant: brands[0]! };
  else if (brands.length > 1) given.brand = { from: brand.from ?? ruleOf(shape.columns.name ?? {}).from ?? [], startsWith: [...brands] };
  else if (brand.startsWith?.length === 0)
    throw new AskedError(
      'brands',
      '',
      'The file has no column for the brand. Give the brand of all products with --brands NAME, or those with which their names begin: --brands "NAME | NAME".',
    );
  if (path.ask !== undefined) {
    const { ask, ...rest } = path;
    if (categories !== 'path' && categories !== 'several')
      throw new AskedError(
        'categories',
        ask,
        `The file does not say whether categories with "${ask}" between them are one path or several. Say --categories path or --categories several.`,
      );
    given.categories = { ...rest, ...(categories === 'path' ? { path: ask } : { list: ask }) };
  }
  return { ...shape, columns: { ...shape.columns, ...given } };
}
