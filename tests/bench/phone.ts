/**
 * Part `phone`: a slow phone on a slow line (1.6 Mbit/s, 150 ms, a quarter of the processor). From the press of a link to the painted page, and the largest paint of a
 * first visit beside that of a static page with the same pictures.
 */
import Fastify from 'fastify';
import type { Browser, BrowserContext, Page } from 'playwright';
import { startChromium } from './lib/chromium.ts';
import { endLater } from './lib/cleanup.ts';
import { filledFolder, pageNames, samplePages, startShop, type PageName } from './lib/shop.ts';
import { median, quantile, round } from './lib/statistics.ts';
import { takeWay, type WayName } from './lib/ways.ts';

/** Lighthouse's phone. */
const device = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowerTimes = 4;

/** Links that a phone shows. */
const pressed: readonly WayName[] = ['card to product', 'product to related', 'tile to list', 'next page'];

/** How long a finger is on a link that a visitor looks at before, and how long on one that they tap, in milliseconds. */
const restMs = { foreseen: 600, tapped: 80 } as const;

/** Aims: milliseconds from press to page, of the slowest twentieth; times that a page may take of a static one. */
export const phoneAims = { foreseen: 100, tapped: 600, timesStatic: 1.3 };

/** The figures of this part. */
export interface PhoneFigures {
  samples: number;
  /** Milliseconds from the moment at which the finger leaves. */
  painted: Record<keyof typeof restMs, { median: number; p95: number }>;
  /** Largest contentful paint, in milliseconds, medians. */
  pages: Record<PageName, { page: number; static: number; times: number }>;
}

/** Presses and visits. */
export async function phone(quick: boolean): Promise<PhoneFigures> {
  const samples = quick ? 1 : 5;
  const shop = await startShop({ folder: await filledFolder() });
  const browser = await startChromium();
  try {
    const painted = {} as PhoneFigures['painted'];
    for (const [name, rest] of Object.entries(restMs) as [keyof typeof restMs, number][]) {
      const times: number[] = [];
      for (const way of pressed) {
        // The first try has the shop draw its pictures, and is not counted.
        for (let sample = 0; sample <= samples; sample++) {
          const time = await withPhone(browser, (page) => takeWay(page, shop.origin, way, 'touch', { restMs: rest, isCut: false }));
          if (sample > 0) times.push(time ?? Number.POSITIVE_INFINITY);
        }
      }
      painted[name] = { median: round(median(times), 1), p95: round(quantile(times, 0.95), 1) };
    }
    const addresses = await samplePages(shop.origin);
    const pages = {} as PhoneFigures['pages'];
    for (const name of pageNames) pages[name] = await besideStatic(browser, shop.origin, addresses[name], samples);
    return { samples, painted, pages };
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function withPhone<Result>(browser: Browser, work: (page: Page) => Promise<Result>): Promise<Result> {
  const context: BrowserContext = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerTimes });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Visits a page and a static one with its pictures in turn, so that a disturbance meets both. */
async function besideStatic(browser: Browser, origin: string, address: string, samples: number): Promise<PhoneFigures['pages'][PageName]> {
  const html = await withPhone(browser, async (page) => {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    return page.evaluate(staticCopy);
  });
  const server = await serveCopy(html, origin);
  try {
    const [own, copied]: [number[], number[]] = [[], []];
    for (let sample = 0; sample <= samples; sample++) {
      const paints = [await withPhone(browser, (page) => largestPaint(page, origin + address)), await withPhone(browser, (page) => largestPaint(page, server.origin))] as const; // prettier-ignore
      if (sample > 0) [own, copied].forEach((times, which) => times.push(paints[which]!));
    }
    const [page, copy] = [round(median(own), 0), round(median(copied), 0)];
    return { page, static: copy, times: round(page / copy, 2) };
  } finally {
    await server.stop();
  }
}

/** In the page: a page of its heading and of the pictures in its first window, at their places, without styles, fonts and scripts. */
function staticCopy(): string {
  const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight && image.currentSrc);
  const images = shown.map((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    const place = `position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    return `<img style="${place}" alt="" sizes="${image.sizes}" srcset="${image.srcset}" src="${image.getAttribute('src') ?? ''}">`;
  });
  const heading = document.querySelector('h1');
  const { left, top } = heading?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const title = `<h1 style="position:absolute;margin:0;left:${left}px;top:${top}px">${heading?.textContent ?? ''}</h1>`;
  return `<!doctype html><meta name="viewport" content="width=device-width"><title>Static</title>${title}${images.join('')}`;
}

/** Serves the copy, and the shop's pictures, from one origin as the shop does. */
async function serveCopy(html: string, shop: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = Fastify();
  server.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
  server.get('/*', async (request, reply) => {
    const answer = await fetch(shop + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    return reply
      .code(answer.status)
      .type(answer.headers.get('content-type') ?? 'text/plain')
      .send(Buffer.from(await answer.arrayBuffer()));
  });
  const stop = endLater(() => server.close());
  return { origin: await server.listen({ host: '127.0.0.1', port: 0 }), stop };
}

async function largestPaint(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}
