import type { Config } from '../server/config.ts';
import type { Client } from './client.ts';
import type { Output } from './output.ts';

export interface CommandOption {
  /** The kind of its value, in capitals: "FOLDER"; none for a switch. */
  readonly value?: string;
  /** One line for `--help`. */
  readonly help: string;
  /** Reads its value. @throws {UsageError} when it cannot be used */
  readonly read?: (text: string, option: string) => string | number;
}

export interface Invocation {
  readonly arguments: readonly string[];
  /** By their names in camel case: `--dry-run` is `dryRun`. */
  readonly options: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly config: Config;
  readonly env: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
  /** Ends the command in the middle. Calls of its client heed it. */
  readonly signal: AbortSignal;
  /** Connects to the shop, only to look on demand; the connection is closed when the command has ended. */
  readonly openClient: (options?: { readonly onlyLooks?: boolean }) => Promise<Client>;
}

export interface Terminal {
  /** Results, which a script would read. */
  readonly out: Output;
  /** Progress, warnings and errors. */
  readonly err: Output;
}

export interface Command {
  /** Words that call it: "catalogue import". */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly arguments?: readonly string[];
  readonly options?: Readonly<Record<string, CommandOption>>;
  readonly details?: string;
  /** @returns the exit code: 1 when not all was done; 0 unless it is given. @throws {UsageError} or {CommandError} with a message for the person who called it */
  run(invocation: Invocation): Promise<0 | 1 | void>;
}
