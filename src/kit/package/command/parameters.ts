import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CommandError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads what is typed after a command's words. Throws a {@link CommandError} for an option that is unknown or lacks its value. */
export function readParameters<const Known extends Options>(parameters: readonly string[], options: Known) {
  try {
    return parseArgs({ args: [...parameters], options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node says what is wrong in its first sentence; the others are about Node's own way to go round it.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/(?<=[.\n]) ?/u);
    throw new CommandError(`${sentence.trim().replace(/\.?$/u, '.')} Add --help to see what is possible.`, 2);
  }
}
