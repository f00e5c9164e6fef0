import { FileError } from './errors.ts';
import { columnOf, columns, requiredColumns, type Column } from './columns.ts';
import { repairCell } from './damage.ts';
import type { CsvRecord } from './readCsv.ts';

export interface Header {
  /** In their order; null for one that is left aside, undefined for one without a name. */
  readonly names: readonly (Column | null | undefined)[];
  /** Cells of its line, with the empty ones behind the last name. */
  readonly width: number;
  /** The names of those that the shop does not know. */
  readonly skipped: readonly string[];
  /** Whether facts that no product needs are left out and noted where they are no good, as in a file that another program writes. */
  readonly isLenient?: boolean;
}

/** Empty lines may come before it. @throws {FileError} which names all columns that are unknown, there twice or missing */
export async function readHeader(records: AsyncIterator<CsvRecord>, from = 1): Promise<Header> {
  for (let next = await records.next(); !next.done; next = await records.next()) {
    const { line, cells } = next.value;
    const given = cells.map((cell) => repairCell(cell).text.trim());
    if (line < from || given.every((name) => name === '')) continue;
    const last = given.findLastIndex((name) => name !== '');
    const names = given.slice(0, last + 1).map((name) => (name === '' ? undefined : (columnOf(name) ?? null)));
    const unknown = given.filter((_, index) => names[index] === null);
    const repeated = columns.filter((column) => names.filter((name) => name === column).length > 1);
    const missing = requiredColumns.filter((column) => !names.includes(column));
    const faults = [
      ...(missing.length > 0 && unknown.length > 0 ? [`the shop does not know ${named(unknown)}`] : []),
      ...(repeated.length > 0 ? [`${named(repeated)} ${repeated.length === 1 ? 'is' : 'are'} there twice`] : []),
      ...(missing.length > 0
        ? [`${named(missing)} ${missing.length === 1 ? 'is' : 'are'} missing (needed: ${requiredColumns.join(', ')})`]
        : []),
    ];
    if (faults.length > 0)
      throw new FileError(`Line ${line}: ${faults.join('. Besides, ')}.\nThe columns are: ${columns.join(', ')}.\n${mapAdvice}`);
    return { names, width: given.length, skipped: unknown };
  }
  throw new FileError('The file is empty. Its first line must name the columns.');
}

const mapAdvice = 'Columns of other names are read by a map: --dry-run --save-map FILE writes one to complete, --map FILE reads by it.';

function named(names: readonly string[]): string {
  return `the column${names.length === 1 ? '' : 's'} ${names.map((name) => `"${name}"`).join(', ')}`;
}
