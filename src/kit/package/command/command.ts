/** One command of `tarnbrook-kit`, which comes with the package. */
export interface Command {
  /** Words after the program's name: `['brand', 'new']`. */
  readonly words: readonly string[];
  /** Summary in one sentence without a full stop, for the list of commands. */
  readonly summary: string;
  /** Parameters after the words, and their effect, for `--help`. */
  readonly usage: { readonly parameters: string; readonly description: string };
  /** Does it, with what is typed after the words. Gives the exit code: 0 when all is well. Throws a {@link CommandError} with a sentence when it cannot. */
  readonly run: (parameters: readonly string[]) => Promise<number>;
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
