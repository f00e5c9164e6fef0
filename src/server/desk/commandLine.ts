/** The command line in a process of its own: what it reads and checks is written once, and takes no memory or time of the server. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';

const program = fileURLToPath(new URL('../../../scripts/shop.ts', import.meta.url));

/** The end of a command. */
export interface CommandResult<Answer> {
  /** Its answer in JSON; undefined when it gave none. */
  readonly answer: Answer | undefined;
  /** Its words for people. */
  readonly said: string;
}

/** Runs a command on this shop. @param stop - ends it */
export async function runCommandLine<Answer>(
  { dataDir, databaseUrl, brand }: Pick<Config, 'dataDir' | 'databaseUrl' | 'brand'>,
  words: readonly string[],
  stop: AbortSignal,
): Promise<CommandResult<Answer>> {
  const env = { ...process.env, DATA_DIR: dataDir, BRAND: brand, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
  const child = spawn(process.execPath, [program, ...words, '--json'], { env, stdio: ['ignore', 'pipe', 'pipe'], signal: stop });
  const ended = new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const [, out, said] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { said, answer: out.startsWith('{') ? (JSON.parse(out) as Answer) : undefined };
}
