import { lstat, rm } from 'node:fs/promises';
import { publicMode, writeAtomically } from '../../server/files/atomic.ts';
import { unwritable } from '../terminal.ts';
import { csvHead, csvLine } from '../../range/cells.ts';
import type { Problem } from '../../range/readRange.ts';

export function defaultReport(file: string): string {
  return `${file.replace(/\.csv$/iu, '')}.problems.csv`;
}

/** Writes the problems, one per line. Without any, the report of an earlier attempt is deleted; a device or link is left alone. @throws {CommandError} when it cannot be written */
export async function writeReport(path: string, problems: readonly Problem[]): Promise<void> {
  const lines = problems.map(({ line, code, field, reason }) => csvLine([String(line), code, field, reason]));
  const content = csvHead(['line', 'code', 'field', 'reason']) + lines.join('');
  try {
    if (problems.length > 0) await writeAtomically(path, content, { mode: publicMode });
    else if ((await lstat(path).catch(() => undefined))?.isFile()) await rm(path);
  } catch (error) {
    throw unwritable(path, error);
  }
}

export function sentenceOf({ line, field, reason }: Problem): string {
  return `Line ${line}: ${field ? `${field} ` : 'the row '}${reason}.`;
}
