import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from '@playwright/test';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../scripts/shop.ts', import.meta.url));

/** The data folder of the shop that the test runs against. */
export function dataFolder(): string {
  return path.join(process.env.E2E_DATA ?? '', test.info().project.name);
}

/** Asks the running shop as its staff do: `npm run shop -- …`, with `--json`, which prints one line for each record. */
export function askShop<Answer>(...words: string[]): Promise<Answer[]> {
  return askShopAt({ DATA_DIR: dataFolder() }, ...words);
}

/** The same of another shop. @param place - its environment variables */
export async function askShopAt<Answer>(place: Readonly<Record<string, string>>, ...words: string[]): Promise<Answer[]> {
  const { stdout } = await run(process.execPath, [script, ...words, '--json'], { env: { ...process.env, ...place } });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Answer);
}
