/**
 * Part `instant`: whether a page is there when its link is pressed. The network is cut at the press, after a mouse has rested on the link for 100 ms or a finger
 * has been on it for 80; the page and its first picture must be painted all the same.
 */
import type { Browser } from 'playwright';
import { startChromium } from './lib/chromium.ts';
import { filledFolder, startShop } from './lib/shop.ts';
import { quantile, round } from './lib/statistics.ts';
import { takeWay, viewport, ways, type Pointer, type WayName } from './lib/ways.ts';

const pointers: readonly Pointer[] = ['mouse', 'touch'];

/** Share of the tries that must succeed, in per cent. */
export const instantAim = 95;

/** The figures of this part. */
export interface InstantFigures {
  tries: number;
  painted: number;
  /** Tries that succeeded, by way, of those that were made. */
  ways: Record<WayName, string>;
  /** Milliseconds from the press to the frame, of those that succeeded. */
  p50: number;
  p95: number;
}

/** Tries every way, by mouse and by touch. */
export async function instant(quick: boolean): Promise<InstantFigures> {
  const rounds = quick ? 1 : 3;
  const shop = await startShop({ folder: await filledFolder() });
  const browser = await startChromium();
  try {
    const times: number[] = [];
    const results = {} as InstantFigures['ways'];
    for (const name of Object.keys(ways) as WayName[]) {
      // The first try has the shop draw its pictures, and is not counted.
      await tryOnce(browser, shop.origin, name, 'mouse');
      const before = times.length;
      for (let round = 0; round < rounds; round++) {
        for (const pointer of pointers) {
          const time = await tryOnce(browser, shop.origin, name, pointer);
          if (time !== null) times.push(time);
        }
      }
      results[name] = `${times.length - before} of ${rounds * pointers.length}`;
    }
    const spread = (share: number) => (times.length > 0 ? round(quantile(times, share), 1) : Number.NaN);
    return {
      tries: Object.keys(ways).length * rounds * pointers.length,
      painted: times.length,
      ways: results,
      p50: spread(0.5),
      p95: spread(0.95),
    };
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function tryOnce(browser: Browser, origin: string, name: WayName, pointer: Pointer): Promise<number | null> {
  const context = await browser.newContext({ viewport, hasTouch: pointer === 'touch' });
  try {
    return await takeWay(await context.newPage(), origin, name, pointer);
  } finally {
    await context.close();
  }
}
