/** Part `importing`: how long a running shop lets others wait while staff import a range of ten thousand products through it. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { productsCall } from '../../src/contract/calls.ts';
import { defaultSorting } from '../../src/contract/sorting.ts';
import { temporaryFolder } from './lib/cleanup.ts';
import { filledFolder, startShop } from './lib/shop.ts';
import { staff } from './lib/staff.ts';
import { median, round } from './lib/statistics.ts';
import { waitsUntil, type Waits } from './lib/waits.ts';

/** Aim for the longest wait, in milliseconds. */
export const importingAims = { longest: 250 };

/** The figures of this part. */
export interface ImportingFigures {
  /** How long an import takes, in seconds. */
  seconds: number;
  /** Waits for `/healthz`, during the import and without one; the median of the rounds. */
  health: Waits;
  quiet: Waits;
  /** Waits for lists that are not cached, during the import. */
  lists: Waits;
}

/** Exports the demo range and imports it again several times. */
export async function importing(quick: boolean): Promise<ImportingFigures> {
  const folder = await filledFolder();
  const shop = await startShop({ folder });
  try {
    const file = join(await temporaryFolder(), 'range.csv');
    await staff(folder, 'catalogue', 'export', file);
    let offset = 0;
    const health = () => `${shop.origin}/healthz`;
    const list = () =>
      shop.origin +
      productsCall({
        search: '',
        categoryId: undefined,
        brands: [],
        tagId: undefined,
        sorting: defaultSorting,
        limit: 12,
        offset: (offset += 1),
      });
    const rounds: { seconds: number; quiet: Waits; meanwhile: Waits; lists: Waits }[] = [];
    for (let each = 0; each < (quick ? 1 : 3); each += 1) {
      const quiet = await waitsUntil(wait(3_000), health);
      const began = performance.now();
      const done = staff(folder, 'catalogue', 'import', file);
      const [meanwhile, lists] = await Promise.all([waitsUntil(done, health), waitsUntil(done, list)]);
      rounds.push({ seconds: (performance.now() - began) / 1000, quiet, meanwhile, lists });
    }
    const middle = (of: (figures: (typeof rounds)[number]) => Waits): Waits => ({
      p50: median(rounds.map((figures) => of(figures).p50)),
      p99: median(rounds.map((figures) => of(figures).p99)),
      longest: median(rounds.map((figures) => of(figures).longest)),
    });
    return {
      seconds: round(median(rounds.map(({ seconds }) => seconds)), 1),
      health: middle(({ meanwhile }) => meanwhile),
      quiet: middle(({ quiet }) => quiet),
      lists: middle(({ lists }) => lists),
    };
  } finally {
    await shop.stop();
  }
}
