import { CommandError, type Command } from './command.ts';
import { program } from './program.ts';

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

const lineOf = ({ words, usage }: Command): string => [program, ...words, usage.parameters].filter(Boolean).join(' ');

/** Text of `--help`: all commands, each with its summary. */
function overview(commands: readonly Command[]): string {
  const rows = commands.map(({ words, summary }) => [words.join(' '), summary] as const);
  const width = Math.max(0, ...rows.map(([words]) => words.length));
  return [
    `Usage: ${program} COMMAND`,
    '',
    ...rows.map(([words, summary]) => `  ${words.padEnd(width)}  ${summary}`),
    '',
    `${program} COMMAND --help says more of one.`,
  ].join('\n');
}

const helpFor = (command: Command): string => `Usage: ${lineOf(command)}\n\n${command.usage.description}`;

const startsWith = (parameters: readonly string[], words: readonly string[]): boolean =>
  words.every((word, index) => parameters[index] === word);

/** Error for words that no command begins with: with the commands that begin with its first word, or with all. */
function unknownCommand(parameters: readonly string[], commands: readonly Command[]): CommandError {
  const [first = ''] = parameters;
  const related = commands.filter(({ words }) => words[0] === first);
  const typed = parameters.slice(0, related.length > 0 ? 3 : 1).join(' ');
  const known = (related.length > 0 ? related : commands).map(({ words }) => words.join(' ')).join(', ');
  return new CommandError(`There is no command "${typed}". The commands are: ${known}. ${program} --help says what they do.`, 2);
}

async function runFound(command: Command, parameters: readonly string[]): Promise<number> {
  if (!parameters.some(asksForHelp)) return command.run(parameters);
  console.log(helpFor(command));
  return 0;
}

async function dispatch(parameters: readonly string[], commands: readonly Command[], version: () => string): Promise<number> {
  const [first] = parameters;
  if (first === '--version') {
    console.log(version());
    return 0;
  }
  if (first === undefined || asksForHelp(first)) {
    console.log(overview(commands));
    return first === undefined ? 2 : 0;
  }
  // The longest words first, since `tokens build` and `tokens` could both be commands.
  const found = commands.toSorted((one, other) => other.words.length - one.words.length).find(({ words }) => startsWith(parameters, words));
  if (found) return runFound(found, parameters.slice(found.words.length));
  const related = commands.filter(({ words }) => words[0] === first);
  if (related.length > 0 && parameters.some(asksForHelp)) {
    console.log(overview(related));
    return 0;
  }
  throw unknownCommand(parameters, commands);
}

/**
 * Runs the command that the words name, and gives its exit code. Each failure is said in sentences, never as a trace of calls.
 *
 * @param parameters - what is typed after the program's name
 */
export async function runCommand(parameters: readonly string[], commands: readonly Command[], version: () => string): Promise<number> {
  try {
    return await dispatch(parameters, commands, version);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof CommandError ? error.exitCode : 1;
  }
}
