/** The file that says which rows were refused and why. */
import { rm, writeFile } from 'node:fs/promises';
import { csvLine, neutraliseFormula } from './cells.ts';
import type { Problem } from './readRange.ts';

/** Where the report of a file stands unless another place is asked for. */
export function defaultReport(file: string): string {
  return `${file.replace(/\.csv$/iu, '')}.problems.csv`;
}

/** Writes the problems, one per line. Without any, the report of an earlier attempt is taken away. */
export async function writeReport(path: string, problems: readonly Problem[]): Promise<void> {
  if (problems.length === 0) {
    await rm(path, { force: true });
    return;
  }
  const lines = problems.map(({ line, code, field, reason }) => csvLine([String(line), ...[code, field, reason].map(neutraliseFormula)]));
  // Spreadsheets read UTF-8 only behind a byte order mark.
  await writeFile(path, `\ufeff${csvLine(['line', 'code', 'field', 'reason'])}${lines.join('')}`);
}

/** One problem as a sentence. */
export function sentenceOf({ line, field, reason }: Problem): string {
  return `Line ${line}: ${field ? `${field} ` : 'the row '}${reason}.`;
}
