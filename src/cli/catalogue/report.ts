/** The report on the refused rows and their problems. */
import { rm } from 'node:fs/promises';
import { publicMode, writeAtomically } from '../../server/files/atomic.ts';
import { csvLine, neutraliseFormula } from './cells.ts';
import type { Problem } from './readRange.ts';

/** Default path of the report on a file. */
export function defaultReport(file: string): string {
  return `${file.replace(/\.csv$/iu, '')}.problems.csv`;
}

/** Writes the problems, one per line. Without any, the report of an earlier attempt is deleted. */
export async function writeReport(path: string, problems: readonly Problem[]): Promise<void> {
  if (problems.length === 0) {
    await rm(path, { force: true });
    return;
  }
  const lines = problems.map(({ line, code, field, reason }) => csvLine([String(line), ...[code, field, reason].map(neutraliseFormula)]));
  // Spreadsheets read a file as UTF-8 only after a byte order mark.
  await writeAtomically(path, `\ufeff${csvLine(['line', 'code', 'field', 'reason'])}${lines.join('')}`, { mode: publicMode });
}

/** One problem as a sentence. */
export function sentenceOf({ line, field, reason }: Problem): string {
  return `Line ${line}: ${field ? `${field} ` : 'the row '}${reason}.`;
}
