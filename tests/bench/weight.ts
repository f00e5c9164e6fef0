/** Part `weight`: the weight of a page on a phone's first visit. Bytes as they come over the wire, with headers, in kB of 1024 bytes. */
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { startChromium } from './lib/chromium.ts';
import { filledFolder, pageNames, samplePages, startShop, type PageName } from './lib/shop.ts';
import { round } from './lib/statistics.ts';

/** Lighthouse's phone, on which the other storefronts were measured too. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** How long a page must be quiet before it counts as loaded, in milliseconds. */
const quietMs = 1_500;

/** How long it is watched for what it fetches ahead, which begins two seconds after it has loaded, in milliseconds. */
const aheadMs = 6_000;

/** Kinds of weight by Chromium's type of resource; every other type is `other`. */
const kinds: Record<string, 'html' | 'js' | 'css' | 'fonts' | 'images'> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'images',
};

/** The weight of one page. */
export interface Weight {
  /** kB by type. */
  html: number;
  js: number;
  css: number;
  fonts: number;
  images: number;
  other: number;
  total: number;
  requests: number;
  domNodes: number;
  /** Cumulative layout shift. */
  cls: number;
  /** kB that come besides while the line is idle, for the pages that the visitor will probably open next. */
  ahead: number;
}

/** The figures of this part. */
export interface WeightFigures {
  pages: Record<PageName, Weight>;
  aims: typeof weightAims;
  others: typeof otherStorefronts;
}

/** Aims per page. */
export const weightAims = { js: { home: 115, list: 122, detail: 121 }, total: 240, requests: 20, html: 10, fonts: 45 };

/** The list page of public storefronts over the same range, measured on 2026-11-21 in the same way. kB; JavaScript by brotli. */
export const otherStorefronts = {
  Hydrogen: { js: 96, total: 234, requests: 28 },
  'Next.js Commerce': { js: 148, total: 367, requests: 28 },
  'Vendure Remix': { js: 216, total: 391, requests: 48 },
  Saleor: { js: 217, total: 551, requests: 56 },
};

/** Weighs the three pages. */
export async function weight(): Promise<WeightFigures> {
  const shop = await startShop({ folder: await filledFolder() });
  const browser = await startChromium();
  try {
    const addresses = await samplePages(shop.origin);
    const pages = {} as Record<PageName, Weight>;
    for (const name of pageNames) {
      await visitBefore(shop.origin + addresses[name]);
      const needed = await weigh(browser, shop.origin + addresses[name], true);
      const all = await weigh(browser, shop.origin + addresses[name], false);
      pages[name] = { ...needed, ahead: round(all.total - needed.total, 1) };
    }
    return { pages, aims: weightAims, others: otherStorefronts };
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** Requests a page beforehand, since the shop compresses often requested files harder in the background. */
async function visitBefore(address: string): Promise<void> {
  for (let visit = 0; visit < 5; visit++) {
    await (await fetch(address, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
    await setTimeout(500);
  }
}

/** @param savesData - as with a visitor who asks for that: the page fetches nothing ahead */
async function weigh(browser: Browser, address: string, savesData: boolean): Promise<Omit<Weight, 'ahead'>> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const bytes = { html: 0, js: 0, css: 0, fonts: 0, images: 0, other: 0 };
  const kindOf = new Map<string, keyof typeof bytes>();
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('data:')) kindOf.set(requestId, kinds[type ?? ''] ?? 'other');
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) bytes[kind] += encodedDataLength / 1024;
  });
  await page.addInitScript(watchShifts);
  if (savesData) await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(savesData ? quietMs : aheadMs);
  const seen = await page.evaluate(() => ({
    domNodes: document.querySelectorAll('*').length,
    cls: (window as { shifted?: number }).shifted ?? 0,
  }));
  await context.close();
  const total = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  const rounded = Object.fromEntries(Object.entries({ ...bytes, total }).map(([name, kB]) => [name, round(kB, 1)])) as typeof bytes & {
    total: number;
  };
  return { ...rounded, requests: kindOf.size, domNodes: seen.domNodes, cls: round(seen.cls, 4) };
}

/** In the page: adds up the layout shifts that no input caused. */
function watchShifts(): void {
  const page = window as { shifted?: number };
  page.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) page.shifted! += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
