/** The memory of an import of a hundred thousand products: command, thread and database together. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { MemoryWatch } from '../bench/memory.ts';

const products = 100_000;

/** Largest memory of all processes, in MB. */
const bound = 500;

const script = fileURLToPath(new URL('../../scripts/shop.ts', import.meta.url));
const words = ['Smoked', 'Golden', 'Crushed', 'Whole', 'Baked', 'Frozen', 'Sliced', 'Salted', 'Organic', 'Roasted', 'Sweet', 'Dried'];
const goods = ['Haddock Fillets', 'Cola', 'Tomatoes', 'Oat Biscuits', 'Chicken Thighs', 'Basmati Rice', 'Paper Cups', 'Cheddar', 'Peas'];

/** Rows as varied as those of a real range: 480 brands, 90 categories, descriptions of two sentences. */
function* rows(): Generator<string> {
  yield 'code,name,brand,pack_size,description,categories,storage,ingredients,popularity,tags\n';
  for (let n = 0; n < products; n += 1) {
    const [word, good, brand] = [words[n % 12]!, goods[n % 9]!, `Brand ${n % 480}`];
    const description = `${word} ${good} from ${brand}, packed for the trade in batch ${n % 997}. Keep covered once opened, and take the oldest date first.`;
    yield `${300_000 + n},${brand} ${word} ${good} ${n},${brand},${(n % 24) + 1} × 1 kg,"${description}",Group ${n % 9} > Shelf ${n % 90},ambient,"${good}, water, sugar",${n},Best seller | Tag ${n % 28}\n`;
  }
}

it.runIf(process.platform === 'linux')('is bounded, whatever the size of the range', { timeout: 20 * 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tarnbrook-import-memory-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'range.csv');
  await pipeline(Readable.from(rows()), createWriteStream(file));
  const child = spawn(process.execPath, [script, 'catalogue', 'import', file], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const watch = new MemoryWatch(child.pid!);
  const [code] = (await once(child, 'exit')) as [number | null];
  watch.end();
  const { sum } = watch.take();
  console.log(`The import of ${products} products took ${sum} MB at its peak.`);
  expect(code).toBe(0);
  expect(sum).toBeGreaterThan(50);
  expect(sum).toBeLessThanOrEqual(bound);
});
