import { csvHead, csvLine } from '../range/cells.ts';
import type { Call, Client } from './client.ts';
import type { Command, Invocation } from './command.ts';
import { columns } from './table.ts';
import { counted, print, readId, writePrivately } from './terminal.ts';

type Description = Omit<Command, 'arguments' | 'run'>;

type Query = NonNullable<Call['query']>;

/** Makes a command that lists records: as a table, or as lines of JSON. Its options are the parameters of the call. */
export function listCommand<Row>({
  each,
  path,
  cells,
  none,
  query = {},
  ...command
}: Description & {
  /** The kind of a record: "account". */
  readonly each: string;
  readonly path: string;
  readonly cells: readonly (readonly [heading: string, cell: (row: Row) => string])[];
  readonly none: (options: Invocation['options']) => string;
  /** Parameters without an option. */
  readonly query?: Query;
}): Command {
  return {
    ...command,
    options: { ...command.options, json: { help: `Prints JSON, one line for each ${each}.` } },
    async run({ options: { json, ...options }, terminal, openClient }) {
      const rows = await (await openClient()).list<Row>(path, { ...query, ...options });
      if (json) terminal.out.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      else if (rows.length === 0) terminal.err.write(`${none(options)}\n`);
      else terminal.out.write(columns([cells.map(([heading]) => heading), ...rows.map((row) => cells.map(([, cell]) => cell(row)))]));
    },
  };
}

/** Makes a command that shows a record by its number: a line for each fact, or JSON. A text of several lines goes below its name. */
export function showCommand<Row>({
  pathOf,
  facts,
  ...command
}: Omit<Description, 'options'> & {
  readonly pathOf: (id: number) => string;
  readonly facts: (row: Row) => readonly (readonly [name: string, value: string])[];
}): Command {
  return {
    ...command,
    arguments: ['NUMBER'],
    options: { json: { help: 'Prints JSON.' } },
    async run({ arguments: [number], options, terminal, openClient }) {
      const path = pathOf(readId(number!));
      const row = await (await openClient()).record<Row>(path);
      const shown = facts(row).filter(([, value]) => value !== '');
      const lines = shown.map(([name, value]) => (value.includes('\n') ? `${name}:\n\n${value}\n` : `${name}: ${value}`));
      print({ options, terminal }, row, lines.join('\n'));
    },
  };
}

/** Makes a command that writes records to a CSV file, or to lines of JSON, which only this user can read. */
export function exportCommand<Row>({
  each,
  names,
  rows,
  cells,
  ...command
}: Description & {
  readonly each: string;
  readonly names: readonly string[];
  readonly rows: (client: Client, query: Query) => AsyncIterable<Row> | Promise<Iterable<Row>>;
  readonly cells: (row: Row) => readonly (readonly string[])[];
}): Command {
  return {
    ...command,
    arguments: ['FILE.csv'],
    async run({ arguments: [file], options: { json, ...query }, terminal, openClient }) {
      const client = await openClient();
      let count = 0;
      const lines = async function* () {
        if (!json) yield csvHead(names);
        for await (const row of await rows(client, query)) {
          count += 1;
          yield json ? `${JSON.stringify(row)}\n` : cells(row).map(csvLine).join('');
        }
      };
      const path = await writePrivately(file!, lines());
      terminal.out.write(`${counted(count, `${each} is`, `${each}s are`)} in ${path}.\n`);
    },
  };
}
