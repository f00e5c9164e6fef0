import path from 'node:path';
import { test } from '@playwright/test';
import { runCommand } from '../../src/cli/index.ts';
import { collector } from '../setup/collector.ts';

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
  const [out, err] = [collector(), collector()];
  // In this process: another takes longer to start than the shop to answer.
  const code = await runCommand([...words, '--json'], { ...process.env, ...place }, { out: out.stream, err: err.stream });
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${err.text}`);
  return out.text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Answer);
}
