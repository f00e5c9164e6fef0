/**
 * Part `walk`: what it costs to fetch pages before their links are pressed. The same walk of twenty pages is taken with it and, as a visitor who saves data, without; by a mouse that
 * crosses other links on its way, and by a finger. And how soon the next frame comes after each press of the walk (INP).
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { startChromium } from './lib/chromium.ts';
import { filledFolder, startShop, type Shop } from './lib/shop.ts';
import { median, quantile, round } from './lib/statistics.ts';
import { quiet, viewport, type Pointer } from './lib/ways.ts';

/** Aims for a page of the walk: kB and requests more at the median, milliseconds of the server's processor more, and of the slowest fiftieth of the presses. */
export const walkAims = { kB: 60, requests: 8, cpu: 1, inp: 100 };

/** The figures of this part. */
export interface WalkFigures {
  views: number;
  /** Costs of a page beyond those without fetching ahead, at the median. */
  more: Record<Pointer, { kB: number; requests: number }>;
  /** Milliseconds of the server's processor more for a page, on average. */
  cpu: number;
  /** Milliseconds from a press to the frame after it. */
  inp: { presses: number; p98: number };
}

const main = (page: Page): Locator => page.getByRole('main');
const card = (at: number) => (page: Page) => main(page).locator('li a[href^="/product/"]').nth(at);
const tile = (at: number) => (page: Page) => main(page).locator('a[href*="categoryId="]').nth(at);
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first();
const back = (page: Page): Promise<unknown> => page.goBack();

/** Twenty pages as a buyer opens them, each by a link or by Back. */
const walk: readonly (((page: Page) => Locator) | typeof back)[] = [
  tile(2), card(1), back, card(4), back, link('Next page'), card(0), back, link('Next page'), card(5),
  card(2), link('All Products'), card(7), back, link('Next page'), link('Previous page'), card(3), back, link('Home'), card(1),
]; // prettier-ignore

/** Visitors before those who are counted: one more than the shop waits for before it compresses an answer harder. */
const warmingVisitors = 4;

/** Walks of each kind by each pointer: of two, what the server did beside answering is in one at most. */
const rounds = 2;

/** How long a visitor looks at a page after it has come, in milliseconds. */
const lookMs = 1_000;

interface Steps {
  kB: number[];
  requests: number[];
  cpuMs: number;
  presses: number[];
}

/** Walks. */
export async function walking(): Promise<WalkFigures> {
  const shop = await startShop({ folder: await filledFolder() });
  const browser = await startChromium();
  try {
    // The first walks have the shop draw its pictures, and compress harder what several visitors have asked for; they are not counted.
    for (let visitor = 0; visitor < warmingVisitors; visitor += 1) await take(browser, shop, 'mouse', visitor % 2 === 0);
    const more = {} as WalkFigures['more'];
    const presses: number[] = [];
    let cpuMs = 0;
    for (const pointer of ['mouse', 'touch'] as const) {
      const pairs: { without: Steps; ahead: Steps }[] = [];
      for (let pair = 0; pair < rounds; pair += 1)
        pairs.push({ without: await take(browser, shop, pointer, true), ahead: await take(browser, shop, pointer, false) });
      const difference = (name: 'kB' | 'requests') =>
        round(median(pairs.flatMap(({ without, ahead }) => ahead[name].map((each, step) => each - without[name][step]!))), 1);
      more[pointer] = { kB: difference('kB'), requests: difference('requests') };
      const least = (kind: 'without' | 'ahead') => Math.min(...pairs.map((pair) => pair[kind].cpuMs));
      cpuMs += least('ahead') - least('without');
      presses.push(...pairs.flatMap(({ ahead }) => ahead.presses));
    }
    return {
      views: walk.length,
      more,
      cpu: round(cpuMs / (2 * walk.length), 2),
      inp: { presses: presses.length, p98: round(quantile(presses, 0.98), 0) },
    };
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function take(browser: Browser, shop: Shop, pointer: Pointer, savesData: boolean): Promise<Steps> {
  const context = await browser.newContext({ viewport, hasTouch: pointer === 'touch' });
  try {
    const page = await context.newPage();
    if (savesData) await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.addInitScript(watchPresses);
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    let [kB, requests] = [0, 0];
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      kB += encodedDataLength / 1024;
      requests += Number(encodedDataLength > 0);
    });
    const steps: Steps = { kB: [], requests: [], cpuMs: 0, presses: [] };
    await page.goto(shop.origin);
    await quiet(page);
    await wait(lookMs);
    const before = await shop.usage();
    for (const step of walk) {
      [kB, requests] = [0, 0];
      await go(page, step, pointer);
      await quiet(page);
      await wait(lookMs);
      steps.kB.push(kB);
      steps.requests.push(requests);
    }
    steps.cpuMs = (await shop.usage()).cpuMs - before.cpuMs;
    steps.presses = await page.evaluate(() => [...(window as unknown as { presses: Map<number, number> }).presses.values()]);
    return steps;
  } finally {
    await context.close();
  }
}

async function go(page: Page, step: (typeof walk)[number], pointer: Pointer): Promise<void> {
  if (step === back) return void (await page.goBack());
  const target = (step as (page: Page) => Locator)(page);
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  if (pointer === 'touch') return target.tap();
  const box = (await target.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 20 });
  await wait(250);
  await page.mouse.down();
  await page.mouse.up();
}

/** In the page: notes the longest event of each press. */
function watchPresses(): void {
  const presses = new Map<number, number>();
  (window as unknown as { presses: typeof presses }).presses = presses;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId > 0) presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
