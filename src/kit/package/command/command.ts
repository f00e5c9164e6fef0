import type { ParseArgsConfig } from 'node:util';

/** The program's name, as it is typed. */
export const program = 'tarnbrook-kit';

/** One command of the program. */
export interface Command {
  /** Its words after the program's name. */
  readonly name: string;
  /** Summary in one sentence without a full stop, for the list of commands. */
  readonly summary: string;
  /** Parameters after its words, and their effect, for `--help`. */
  readonly parameters: string;
  readonly description: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Gives the exit code: 0 when all is well. Throws a {@link CommandError} when it cannot do what it is asked to. */
  readonly run: (words: readonly string[], options: Readonly<Record<string, unknown>>) => Promise<number>;
}

/** Why a command cannot do what it is asked to, in sentences for the person who typed it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** 1 for what went wrong, 2 for what is typed wrongly. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
