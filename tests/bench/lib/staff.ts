import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../scripts/shop.ts', import.meta.url));

/**
 * Runs a command of staff.
 *
 * @param folder data folder of the shop, running or not
 * @throws when the command ends with an error, which it prints
 */
export async function staff(folder: string, ...words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [script, ...words], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`"${words.join(' ')}" ended with ${code}.`);
}
