import { Command as Program, CommanderError, Option } from 'commander';
import { readConfig } from '../server/config.ts';
import { errorMessage, RequestError, StartError } from '../server/errors.ts';
import type { Command, Invocation, Terminal } from './command.ts';
import { commands } from './commands.ts';
import { openClient, type Client } from './client.ts';
import { FileError } from '../range/errors.ts';
import { CommandError, UsageError } from './errors.ts';
import { Output } from './output.ts';

/** Streams that a command line writes to, and a signal that ends the command in the middle. */
export interface Streams {
  readonly out: NodeJS.WriteStream;
  readonly err: NodeJS.WriteStream;
  readonly signal?: AbortSignal;
}

const { signal: unstopped } = new AbortController();

/** Said by a command that a signal has ended. */
export const stoppedText = 'The command was stopped before it was done.\n';

const exitCodes = { done: 0, failed: 1, wrongUsage: 2 } as const;

/**
 * @param words - after `npm run shop --`
 * @returns the exit code: 0 done, 1 failed, 2 wrong usage. Only defects are thrown
 */
export async function runCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  { out, err, signal = unstopped }: Streams,
): Promise<number> {
  const terminal: Terminal = { out: new Output(out), err: new Output(err) };
  let code: number = exitCodes.done;
  const program = readProgram(terminal, async (command, given, options) => {
    const config = readConfig(env);
    const caller = { command: command.name, say: (line: string) => terminal.err.write(`${line}\n`), signal };
    let client: Client | undefined;
    const open: Invocation['openClient'] = async (how) => (client ??= await openClient(config, caller, how));
    try {
      code = (await command.run({ arguments: given, options, config, env, terminal, signal, openClient: open })) ?? exitCodes.done;
    } finally {
      await client?.close();
    }
  });
  if (words.length === 0) {
    program.outputHelp();
    return exitCodes.wrongUsage;
  }
  try {
    await program.parseAsync([...words], { from: 'user' });
    return code;
  } catch (error) {
    // The library has written its message or the help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUsage;
    const isExpected = [UsageError, CommandError, FileError, StartError, RequestError].some((kind) => error instanceof kind);
    if (!signal.aborted && !isExpected) throw error;
    terminal.err.write(signal.aborted ? stoppedText : `${errorMessage(error)}\n`);
    return !signal.aborted && error instanceof UsageError ? exitCodes.wrongUsage : exitCodes.failed;
  }
}

/** The commands as the library reads them: "catalogue import" is the command `import` of the group `catalogue`. */
function readProgram(
  { out, err }: Terminal,
  call: (command: Command, given: readonly string[], options: Invocation['options']) => Promise<void>,
): Program {
  const program = new Program('npm run shop --')
    .description('It works on the shop of DATA_DIR (by default .data): through the server when one runs, else by itself.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => out.write(text), writeErr: (text) => err.write(text) })
    .showHelpAfterError('See --help.')
    // The first page lists the commands of all groups.
    .configureHelp({
      visibleCommands: (group) => group.commands.flatMap((each) => (each.commands.length > 0 ? each.commands : [each])),
      subcommandTerm: (each) => [...pathOf(each), each.usage()].join(' '),
    })
    .addHelpText('after', ({ command }) => (command.parent ? '' : '\nExit codes: 0 done, 1 failed, 2 wrong usage.'));
  for (const command of commands) {
    const path = command.name.split(' ');
    const name = path.pop()!;
    let group = program;
    for (const word of path) group = group.commands.find((each) => each.name() === word) ?? group.command(word);
    const own = group.command(name).summary(command.summary).description([command.summary, command.details].filter(Boolean).join('\n\n'));
    for (const argument of command.arguments ?? []) own.argument(`<${argument}>`);
    for (const [option, { value, help, read }] of Object.entries(command.options ?? {})) {
      const made = new Option(value ? `--${option} <${value}>` : `--${option}`, help);
      own.addOption(read ? made.argParser((text) => read(text, option)) : made);
    }
    own.action(() => call(command, own.args, own.opts()));
  }
  return program;
}

function pathOf(command: Program): string[] {
  return command.parent ? [...pathOf(command.parent), command.name()] : [];
}
