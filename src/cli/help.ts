import type { Command, CommandOption } from './command.ts';

/** The text of `--help`. */
export function overview(commands: readonly Command[]): string {
  const calls = commands.map((command) => [callOf(command), command.summary] as const);
  return `Usage: npm run shop -- COMMAND

${table(calls)}

Each command explains itself: npm run shop -- COMMAND --help
It works on the shop of DATA_DIR (by default .data): through the server when one runs, else by itself.
Exit codes: 0 done, 1 failed, 2 wrong usage.
`;
}

/** The text of a command's own `--help`. */
export function helpFor(command: Command): string {
  const options = Object.entries<CommandOption>({ ...command.options, help: { type: 'boolean', help: 'Prints this.' } });
  return `${command.summary}

Usage: npm run shop -- ${callOf(command)}
${command.details ? `\n${command.details}\n` : ''}
${table(options.map(([name, option]) => [optionOf(name, option), option.help]))}
`;
}

function callOf({ name, arguments: names, options }: Command): string {
  return [name, ...names, ...Object.entries(options).map(([option, what]) => `[${optionOf(option, what)}]`)].join(' ');
}

function optionOf(name: string, { value }: CommandOption): string {
  return value ? `--${name} ${value}` : `--${name}`;
}

/** Two columns; the second goes below the first when that is long. */
function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.min(28, Math.max(...rows.map(([left]) => left.length)));
  return rows
    .map(([left, right]) => (left.length > width ? `  ${left}\n  ${' '.repeat(width)}  ${right}` : `  ${left.padEnd(width)}  ${right}`))
    .join('\n');
}
