import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { mailAddress, ownMail } from '../contract/forms/sharedFields.ts';
import { integerMax } from '../contract/limits.ts';
import { errorCode, errorMessage } from '../server/errors.ts';
import { AtomicFile, removeAbandonedParts, type FileContent } from '../server/files/atomic.ts';
import type { Invocation } from './command.ts';
import { CommandError, UsageError } from './errors.ts';

/** Reads the id of a record. @throws {UsageError} when the text is none */
export function readId(text: string): number {
  const id = /^\d{1,10}$/u.test(text) ? Number(text) : 0;
  if (id >= 1 && id <= integerMax) return id;
  throw new UsageError(`"${text}" is not a number of a record. The lists show the numbers in their first column.`);
}

/** Reads a mail address. @throws {UsageError} when the text is none */
export function readMail(text: string): string {
  if (ownMail(text) === undefined) return mailAddress(text);
  throw new UsageError(`"${text}" is not an e-mail address.`);
}

/** Reads an existing day such as 2026-11-03. @throws {UsageError} when the text is none */
export function readDay(text: string, option: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/u.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
  if (isDay) return text;
  throw new UsageError(`--${option} "${text}" is not a day. Write it as 2026-11-03.`);
}

/** Reads one of several choices. @throws {UsageError} which names the choices, when the text is none */
export function readChoice<Choice extends string>(text: string, choices: readonly Choice[], option: string): Choice {
  const choice = choices.find((each) => each === text);
  if (choice !== undefined) return choice;
  throw new UsageError(`--${option} "${text}" is not known. It may be ${choices.join(', ')}.`);
}

export const oneOf = (choices: readonly string[]) => (text: string, option: string) => readChoice(text, choices, option);

/** Prints the answer to a call: as a line of JSON where that was asked for, else in words. */
export function print({ options, terminal }: Pick<Invocation, 'options' | 'terminal'>, answer: unknown, words: string): void {
  terminal.out.write(`${options['json'] ? JSON.stringify(answer) : words}\n`);
}

export function counted(count: number, thing: string, things = `${thing}s`): string {
  return count === 1 ? `1 ${thing}` : `${count.toLocaleString('en-GB')} ${things}`;
}

/** A time as it is shown in lists: to the minute, in UTC. */
export function minuteOf(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}

export function unreadable(path: string, error: unknown): CommandError {
  const reason = errorCode(error) === 'ENOENT' ? ': there is no such file.' : ` (${errorMessage(error)}).`;
  return new CommandError(`The file ${path} cannot be read${reason}`);
}

export function unwritable(path: string, error: unknown): CommandError {
  const folder = dirname(path);
  switch (errorCode(error)) {
    case 'ENOENT':
      return new CommandError(`There is no folder ${folder}. Make it first, or choose another place.`);
    case 'ENOTDIR':
      return new CommandError(`${folder} is not a folder. Choose another place.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new CommandError(`You may not write into the folder ${folder}. Choose another place.`);
    default:
      return new CommandError(`The file ${path} cannot be written (${errorMessage(error)}).`);
  }
}

/** Only this user may read the file, since it holds personal data. It never overwrites another. @returns its absolute path @throws {CommandError} */
export async function writePrivately(file: string, content: FileContent): Promise<string> {
  const path = resolve(file);
  if (existsSync(path)) throw new CommandError(`There is a file ${path} already. Choose another name.`);
  await writeWhole(path, content);
  return path;
}

/** The file appears complete or not at all, in a folder where earlier commands may have been killed. @throws {CommandError} */
export async function writeWhole(path: string, content: FileContent): Promise<void> {
  const file = await AtomicFile.create(path).catch((error: unknown) => {
    throw unwritable(path, error);
  });
  try {
    await removeAbandonedParts(dirname(path), { deep: false });
    await file.write(content);
  } catch (error) {
    await file.discard();
    throw error;
  }
  await file.commit();
}
