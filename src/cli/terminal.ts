/** Helpers for all commands: they read arguments and options, and print results. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { integerMax } from '../contract/limits.ts';
import { errorCode, errorMessage } from '../server/errors.ts';
import { AtomicFile, removeAbandonedParts } from '../server/files/atomic.ts';
import type { Call } from './client.ts';
import type { Command, Invocation, Terminal } from './command.ts';
import { CommandError, UsageError } from './errors.ts';
import { columns } from './table.ts';

/** Reads the id of a record. @throws {UsageError} when the text is none */
export function readId(text: string): number {
  const id = /^\d{1,10}$/u.test(text) ? Number(text) : 0;
  if (id >= 1 && id <= integerMax) return id;
  throw new UsageError(`"${text}" is not a number of a record. The lists show the numbers in their first column.`);
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

/** Reads the value of an option as one of several choices, as {@link readChoice} does. */
export const oneOf = (choices: readonly string[]) => (text: string, option: string) => readChoice(text, choices, option);

/** Makes a command that lists records: as a table, or as lines of JSON. */
export function listCommand<Row>({
  each,
  path,
  query,
  cells,
  none,
  ...command
}: Omit<Command, 'arguments' | 'run'> & {
  /** The kind of a record: "account". */
  readonly each: string;
  /** Of the route. */
  readonly path: string;
  readonly query: (options: Invocation['options']) => Call['query'];
  readonly cells: readonly (readonly [heading: string, cell: (row: Row) => string])[];
  /** Said when there are none. */
  readonly none: (options: Invocation['options']) => string;
}): Command {
  return {
    ...command,
    arguments: [],
    options: { ...command.options, json: { help: `Prints JSON, one line for each ${each}.` } },
    async run({ options, terminal, openClient }) {
      const rows = await (await openClient()).list<Row>(path, query(options));
      if (options['json']) terminal.out.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      else if (rows.length === 0) terminal.err.write(`${none(options)}\n`);
      else terminal.out.write(columns([cells.map(([heading]) => heading), ...rows.map((row) => cells.map(([, cell]) => cell(row)))]));
      return 0;
    },
  };
}

/** Prints one record: a line for each fact; a text of several lines goes below its name. */
export function printRecord(terminal: Terminal, facts: readonly (readonly [name: string, value: string])[]): void {
  const shown = facts.filter(([, value]) => value !== '');
  terminal.out.write(shown.map(([name, value]) => (value.includes('\n') ? `${name}:\n\n${value}\n\n` : `${name}: ${value}\n`)).join(''));
}

/** A time as it is shown in lists: to the minute, in UTC. */
export function minuteOf(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}

/** The error of a file that cannot be read, with a message that says what to do. */
export function unreadable(path: string, error: unknown): CommandError {
  const reason = errorCode(error) === 'ENOENT' ? ': there is no such file.' : ` (${errorMessage(error)}).`;
  return new CommandError(`The file ${path} cannot be read${reason}`);
}

/** The error of a file that cannot be written, with a message that says what to do. */
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

/**
 * Writes a file that only this user may read, since it holds personal data. It appears complete or not at all, and never overwrites another file.
 *
 * @returns its absolute path
 * @throws {CommandError} when there is a file already, or it cannot be written
 */
export async function writePrivately(
  file: string,
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
): Promise<string> {
  const path = resolve(file);
  if (existsSync(path)) throw new CommandError(`There is a file ${path} already. Choose another name.`);
  const output = await beginFile(path);
  try {
    for await (const chunk of content) await output.write(chunk);
  } catch (error) {
    await output.discard();
    throw error;
  }
  await output.commit();
  return path;
}

/** Begins a file in a folder where earlier commands may have been killed. @throws {CommandError} when it cannot be written */
export async function beginFile(path: string): Promise<AtomicFile> {
  try {
    const file = await AtomicFile.create(path);
    await removeAbandonedParts(dirname(path), { deep: false });
    return file;
  } catch (error) {
    throw unwritable(path, error);
  }
}
