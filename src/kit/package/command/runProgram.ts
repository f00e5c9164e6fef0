import { parseArgs } from 'node:util';
import { brandNew } from './brandNew.ts';
import { CommandError, program } from './command.ts';
import { packageVersion } from './packageFolder.ts';
import { tokensBuild } from './tokensBuild.ts';
import { tokensCheck } from './tokensCheck.ts';

const commands = [brandNew, tokensBuild, tokensCheck];
const names = commands.map(({ name }) => name);

const overview = [
  `Usage: ${program} COMMAND`,
  '',
  ...commands.map(({ name, summary }) => `  ${name.padEnd(Math.max(...names.map(({ length }) => length)))}  ${summary}`),
  '',
  `${program} COMMAND --help says more of one.`,
].join('\n');

/** Reads options and words. Node's error says in its first sentence what is wrong; its others are about Node's own way around it. */
function readWords(args: readonly string[], options: (typeof commands)[number]['options']) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/(?<=[.\n]) ?/u);
    throw new CommandError(`${sentence.trim().replace(/\.?$/u, '.')} Add --help to see what is possible.`, 2);
  }
}

async function run(words: readonly string[]): Promise<number> {
  const asksForHelp = words.some((word) => word === '--help' || word === '-h');
  const command = commands.find(({ name }) => name === words.slice(0, 2).join(' '));
  if (command && asksForHelp) console.log(`Usage: ${[program, command.name, command.parameters].join(' ')}\n\n${command.description}`);
  else if (command) {
    const { positionals, values } = readWords(words.slice(2), command.options);
    return command.run(positionals, values);
  } else if (words[0] === '--version') console.log(packageVersion());
  else if (asksForHelp || words.length === 0) console.log(overview);
  else {
    const typed = words.slice(0, 2).join(' ');
    throw new CommandError(
      `There is no command "${typed}". The commands are: ${names.join(', ')}. ${program} --help says what they do.`,
      2,
    );
  }
  return words.length === 0 ? 2 : 0;
}

/**
 * Runs the command that the words name, and gives its exit code. Each failure is said in sentences, never as a trace of calls.
 *
 * @param words - what is typed after the program's name
 */
export async function runProgram(words: readonly string[]): Promise<number> {
  try {
    return await run(words);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof CommandError ? error.exitCode : 1;
  }
}
