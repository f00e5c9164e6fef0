import { readFile } from 'node:fs/promises';
import { formatValue, type Cell, type CellValue, type Sheet } from 'hucre';
import { readXlsx as readWorkbook } from 'hucre/xlsx';
import { errorMessage } from '../../server/errors.ts';
import { CommandError } from '../errors.ts';
import { plainName } from '../../range/columns.ts';
import { findHeader, type Found } from './fileForm.ts';
import type { CsvRecord } from '../../range/readCsv.ts';
import type { Shape } from './shape.ts';

/** Largest workbook, in bytes: it is unpacked in memory. */
const workbookMaxSize = 50_000_000;

/**
 * The sheets of a workbook that have a whole range, or else the one that names most columns; of equals the first. Hidden ones count where no other does.
 *
 * @returns records whose lines count on from sheet to sheet, and the sheets as a sentence names them
 * @throws {CommandError} when it cannot be read, or the ranges of its sheets have different columns
 */
export async function readXlsx(path: string, shapes: readonly Shape[]): Promise<{ found: Found; records: CsvRecord[]; sheets: string }> {
  const bytes = await readFile(path);
  if (bytes.length > workbookMaxSize)
    throw new CommandError(`The workbook is larger than ${workbookMaxSize / 1e6} MB. Save its sheet as CSV.`);
  const book = await readWorkbook(bytes, { readStyles: true }).catch((error: unknown) => {
    throw new CommandError(`The workbook cannot be read (${errorMessage(error)}). Save its sheet as "CSV UTF-8" and import that.`);
  });
  const read = book.sheets.map((sheet) => {
    const texts = textsOf(sheet);
    const found = findHeader(texts, shapes);
    const isWhole = found.isWhole && texts.slice(found.line).flat().some(Boolean);
    const header = texts[found.line - 1]?.map(plainName).join('\n').trimEnd();
    return { name: `"${sheet.name}"`, isHidden: sheet.hidden || sheet.veryHidden, found, isWhole, header, texts };
  });
  const shown = read.filter(({ isHidden }) => !isHidden);
  const seen = shown.some(({ isWhole }) => isWhole) ? shown : read;
  const best = seen.reduce((one, each) => (each.found.worth > one.found.worth ? each : one));
  const whole = best.isWhole ? seen.filter(({ isWhole }) => isWhole) : [best];
  const names = whole.map(({ name }) => name).join(', ');
  if (whole.some(({ header }) => header !== best.header))
    throw new CommandError(`Several sheets have a range, with different columns: ${names}. Give them the same, or save one as CSV.`);
  // Only the first one's names of columns are read as such.
  const rows = whole.flatMap(({ texts, found }, index) => (index === 0 ? texts : texts.map((cells, at) => (at < found.line ? [] : cells))));
  return {
    found: whole[0]!.found,
    records: rows.map((cells, index) => ({ line: index + 1, cells })),
    sheets: whole.length === 1 ? `sheet ${names}` : `sheets ${names}, whose lines are counted on`,
  };
}

/** The cells of a sheet. Each one of a merge over several rows has the value of all; a merge in one row is a heading. */
function textsOf({ rows, cells, merges = [] }: Sheet): string[][] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const texts = rows.map((row, line) =>
    Array.from({ length: width }, (_, column) => cellText(row[column], cells?.get(`${line},${column}`))),
  );
  for (const { startRow, endRow, startCol, endCol } of merges)
    for (const row of texts.slice(startRow, endRow + 1).filter((each) => endRow > startRow && each.some(Boolean)))
      row.fill(texts[startRow]![startCol]!, startCol, endCol + 1);
  return texts;
}

/**
 * A cell as Excel shows it, an error too; a day in ISO form, of a number that has only been shortened or grouped all digits, of one longer than Excel holds its
 * power of ten, and a formula without a result as it is.
 */
function cellText(value: CellValue | undefined, { formula, style }: Partial<Cell> = {}): string {
  const format = style?.numFmt ?? 'General';
  if (formula !== undefined && value === null) return `=(${formula})`;
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/u, '');
  if (typeof value !== 'number') return String(value ?? '');
  if (Math.abs(value) >= 1e15) return value.toExponential();
  if (/^General$|E[+-]/iu.test(format)) return String(Number(value.toPrecision(15)));
  return formatValue(value, format.replaceAll(/(?<=[#0?]),(?=[#0?])/gu, ''));
}
