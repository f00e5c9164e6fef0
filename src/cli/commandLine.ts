/** Reads the command line, runs the command, and gives an exit code. */
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { errorMessage, RequestError, StartError } from '../server/errors.ts';
import type { Command, Invocation, Terminal } from './command.ts';
import { commands } from './commands.ts';
import { openClient, type Client } from './client.ts';
import { CommandError, UsageError } from './errors.ts';
import { Output } from './output.ts';
import { helpFor, overview } from './help.ts';

/** Streams that a command line writes to, and a signal that ends the command in the middle. */
export interface Streams {
  readonly out: NodeJS.WriteStream;
  readonly err: NodeJS.WriteStream;
  readonly signal?: AbortSignal;
}

const { signal: unstopped } = new AbortController();

/** Exit codes. */
const exitCodes = { done: 0, failed: 1, wrongUsage: 2 } as const;

/**
 * Runs one command.
 *
 * @param words the words after `npm run shop --`
 * @param env usually `process.env`
 * @returns the exit code: 0 done, 1 failed, 2 wrong usage. Nothing is thrown but defects.
 */
export async function runCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  { out, err, signal = unstopped }: Streams,
): Promise<number> {
  const terminal: Terminal = { out: new Output(out), err: new Output(err) };
  try {
    return await run(words, env, terminal, signal);
  } catch (error) {
    if (signal.aborted) {
      terminal.err.write('The command was stopped before it was done.\n');
      return exitCodes.failed;
    }
    if (error instanceof UsageError) {
      terminal.err.write(`${error.message}\n`);
      return exitCodes.wrongUsage;
    }
    if (error instanceof CommandError || error instanceof StartError || error instanceof RequestError) {
      terminal.err.write(`${error.message}\n`);
      return exitCodes.failed;
    }
    throw error;
  }
}

async function run(words: readonly string[], env: NodeJS.ProcessEnv, terminal: Terminal, signal: AbortSignal): Promise<number> {
  if (words.length === 0 || words[0] === '--help' || words[0] === '-h' || words[0] === 'help') {
    terminal.out.write(overview(commands));
    return words.length === 0 ? exitCodes.wrongUsage : exitCodes.done;
  }
  const command = findCommand(words);
  const parsed = parse(command, words.slice(command.name.split(' ').length));
  if (parsed.options['help']) {
    terminal.out.write(helpFor(command));
    return exitCodes.done;
  }
  checkArguments(command, parsed.arguments);
  const config = readConfig(env);
  let client: Client | undefined;
  try {
    const caller = { command: command.name, say: (line: string) => terminal.err.write(`${line}\n`), signal };
    const open: Invocation['openClient'] = async (options) => (client ??= await openClient(config, caller, options));
    return await command.run({ ...parsed, config, env, terminal, openClient: open });
  } finally {
    await client?.close();
  }
}

function findCommand(words: readonly string[]): Command {
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => word === words[index]));
  if (command) return command;
  const group = commands.filter(({ name }) => name.split(' ')[0] === words[0]);
  const called = words.slice(0, group.length > 0 ? 2 : 1).join(' ');
  const near = (group.length > 0 ? group : commands).map(({ name }) => name).join(', ');
  throw new UsageError(`There is no command "${called}". There are: ${near}. See --help.`);
}

function parse(command: Command, words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
    });
    return { arguments: positionals, options: values as Record<string, string | boolean | undefined> };
  } catch (error) {
    // Node's message names the option and its fault.
    throw new UsageError(`${errorMessage(error).split('. ')[0]}. See: npm run shop -- ${command.name} --help`);
  }
}

function checkArguments(command: Command, given: readonly string[]): void {
  const missing = command.arguments[given.length];
  const extra = given[command.arguments.length];
  const problem = missing ? `${missing} is missing` : extra === undefined ? undefined : `"${extra}" is one argument too many`;
  if (problem) throw new UsageError(`${problem}. See: npm run shop -- ${command.name} --help`);
}
