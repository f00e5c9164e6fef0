/** Reads a workbook of Excel as records, as a CSV file is read. */
import { readFile } from 'node:fs/promises';
import readWorkbook from 'read-excel-file/node';
import { errorMessage } from '../../server/errors.ts';
import { CommandError } from '../errors.ts';
import { findHeader, type Found } from './fileForm.ts';
import type { CsvRecord } from './readCsv.ts';
import type { Shape } from './shape.ts';

/** Largest workbook, in bytes: it is unpacked in memory. */
const workbookMaxSize = 50_000_000;

/**
 * The sheet of a workbook that names most columns; of equals the first.
 *
 * @throws {CommandError} when it cannot be read
 */
export async function readXlsx(path: string, shapes: readonly Shape[]): Promise<{ found: Found; records: CsvRecord[] }> {
  const bytes = await readFile(path);
  if (bytes.length > workbookMaxSize)
    throw new CommandError(`The workbook is larger than ${workbookMaxSize / 1e6} MB. Save its sheet as CSV.`);
  // Numbers stay texts, since a bar code is no number.
  const sheets = await readWorkbook(bytes, { parseNumber: plainNumber, trim: false }).catch((error: unknown) => {
    throw new CommandError(`The workbook cannot be read (${errorMessage(error)}). Save its sheet as "CSV UTF-8" and import that.`);
  });
  const read = sheets.map(({ data }) => {
    const width = data.reduce((most, row) => Math.max(most, row.length), 0);
    const rows = data.map((row) => Array.from({ length: width }, (_, index) => cellText(row[index])));
    return { found: findHeader(rows, shapes), records: rows.map((cells, index) => ({ line: index + 1, cells })) };
  });
  return read.reduce((best, each) => (each.found.worth > best.found.worth ? each : best));
}

/** A number as Excel shows it: with 15 digits at most. */
const plainNumber = (text: string): string => String(Number(Number(text).toPrecision(15)));

function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/u, '');
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}
