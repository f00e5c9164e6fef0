/**
 * Part `interaction`: how long a visitor waits, in Chromium with the shop on the same machine, on a desktop. Milliseconds from the click to the frame
 * that shows the result; and the cost of the category tree at 10,000 nodes, in Storybook.
 */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { startChromium } from './lib/chromium.ts';
import { endLater } from './lib/cleanup.ts';
import { filledFolder, startShop } from './lib/shop.ts';
import { median, quantile, round } from './lib/statistics.ts';

const viewport = { width: 1280, height: 900 };

const storybook = fileURLToPath(new URL('../../dist/storybook/', import.meta.url));
const treeStory = 'kit-categorytree--edge-10000';

/** Pause between two actions on the tree, longer than its type-ahead remembers, in milliseconds. */
const pauseMs = 1_200;

interface Spread {
  median: number;
  p95: number;
}

/** Time of the page's main thread for an action on the tree, in milliseconds. */
interface TreeCost {
  script: Spread;
  /** Styles and layout. */
  layout: Spread;
}

const interactions = ['brand', 'sort', 'page', 'detail'] as const;
const treeActions = ['arrow', 'end', 'toggle', 'typeAhead', 'select'] as const;

/** Aim for script and layout of a key in the tree, in milliseconds: a frame. */
export const treeAim = 16;

/** The figures of this part. */
export interface InteractionFigures {
  samples: number;
  /** From click to painted. */
  painted: Record<(typeof interactions)[number], Spread>;
  /** Undefined without a build of Storybook (`npm run build-storybook`). */
  tree?: Record<(typeof treeActions)[number], TreeCost>;
}

/** Clicks as a visitor would. */
export async function interaction(quick: boolean): Promise<InteractionFigures> {
  const samples = quick ? 3 : 10;
  const shop = await startShop({ folder: await filledFolder() });
  const browser = await startChromium();
  try {
    const categories = await categoriesOf(shop.origin);
    const painted = {} as InteractionFigures['painted'];
    for (const name of interactions) {
      const times: number[] = [];
      // The first sample warms up and is not counted.
      for (let sample = 0; sample <= samples; sample++) {
        const time = await timeOf(name, browser, shop.origin, categories[sample % categories.length]!);
        if (sample > 0) times.push(time);
      }
      painted[name] = spreadOf(times);
    }
    await shop.stop();
    return { samples, painted, ...(await treeFigures(browser, samples)) };
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** Main categories and those directly below them: large enough for several pages and brands. */
async function categoriesOf(origin: string): Promise<number[]> {
  const answer = await fetch(`${origin}/api/categories`);
  const tree = (await answer.json()) as { id: number; subCategories: { id: number }[] }[];
  return tree.flatMap(({ id, subCategories }) => [id, ...subCategories.map((category) => category.id)]);
}

/** Times one click on a list that is not cached, in a browser without a cache. */
async function timeOf(name: (typeof interactions)[number], browser: Browser, origin: string, category: number): Promise<number> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/product-list/?categoryId=${category}`, { waitUntil: 'networkidle' });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('#root > *')].some((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    );
    const target = await targetOf(name, page);
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(watchResults);
    await target.click();
    return await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
  } finally {
    await context.close();
  }
}

/** The element to click. */
async function targetOf(name: (typeof interactions)[number], page: Page): Promise<Locator> {
  const main = page.locator('main');
  switch (name) {
    case 'brand':
      return main
        .getByRole('group', { name: /Brands/u })
        .getByRole('checkbox')
        .first();
    case 'sort':
      await main.getByRole('button', { name: /Sort By/u }).click();
      return main.getByRole('menuitemradio', { name: 'Alphabetical: Z-A' });
    case 'page':
      return main.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Page 2', exact: true });
    case 'detail':
      return main.locator('li a[href^="/product/"]').first();
  }
}

/** In the page: after the next click, waits for a frame with other products, or with a product page, and reports when it was painted. */
function watchResults(): void {
  const shown = (): string =>
    location.pathname.startsWith('/product/')
      ? `product ${document.querySelector('main h1')?.textContent ?? ''}`
      : [...document.querySelectorAll('main li a[href^="/product/"]')].map((link) => link.getAttribute('href')).join(' ');
  const before = shown();
  const isOther = (): boolean => {
    const now = shown();
    return now !== before && now.trim() !== 'product' && now !== '' && !document.querySelector('main [aria-busy="true"]');
  };
  (window as unknown as { painted: Promise<number> }).painted = new Promise((resolve) => {
    const look = (clicked: number) => () => {
      if (!isOther()) return void requestAnimationFrame(look(clicked));
      // A message is delivered after the current frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - clicked));
      port1.start();
      port2.postMessage('');
    };
    window.addEventListener('click', ({ timeStamp }) => requestAnimationFrame(look(timeStamp)), { capture: true, once: true });
  });
}

async function treeFigures(browser: Browser, samples: number): Promise<Pick<InteractionFigures, 'tree'>> {
  if (!existsSync(`${storybook}iframe.html`)) {
    console.log('There is no build of Storybook: the category tree is not measured. Run `npm run build-storybook` for it.');
    return {};
  }
  const server = Fastify();
  await server.register(fastifyStatic, { root: storybook });
  const stop = endLater(() => server.close());
  const context = await browser.newContext({ viewport });
  try {
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    const page = await context.newPage();
    await page.goto(`${origin}/iframe.html?id=${treeStory}&viewMode=story`);
    await settledTree(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const tree = {} as NonNullable<InteractionFigures['tree']>;
    for (const name of treeActions) {
      const costs: { script: number; layout: number }[] = [];
      for (let sample = 0; sample <= samples; sample++) {
        const act = await actionOn(name, page, sample);
        const cost = await costOf(session, page, act);
        if (sample > 0) costs.push(cost);
      }
      tree[name] = { script: spreadOf(costs.map(({ script }) => script)), layout: spreadOf(costs.map(({ layout }) => layout)) };
    }
    return { tree };
  } finally {
    await context.close();
    await stop();
  }
}

/** Waits until only the rows in sight are left. */
async function settledTree(page: Page): Promise<void> {
  const rows = page.locator('[role="treeitem"]');
  await rows.first().waitFor({ timeout: 60_000 });
  while ((await rows.count()) > 100) await wait(1_000);
}

/** Prepares the next action: focus and pointer are taken to their places beforehand, so that only the action is measured. */
async function actionOn(name: (typeof treeActions)[number], page: Page, sample: number): Promise<() => Promise<void>> {
  if (name === 'select') {
    const leaf = page.locator('[role="treeitem"]:not([aria-expanded]) > span:first-of-type').nth(sample);
    await leaf.hover();
    return async () => {
      await page.mouse.down();
      await page.mouse.up();
    };
  }
  const keys = {
    arrow: 'ArrowDown',
    end: sample % 2 === 0 ? 'End' : 'Home',
    toggle: sample % 2 === 0 ? 'ArrowLeft' : 'ArrowRight',
    typeAhead: 't',
  };
  // Home leads from the end, and a branch that was closed is opened again.
  if (sample % 2 === 0 || (name !== 'end' && name !== 'toggle'))
    await page
      .locator(name === 'toggle' ? '[role="treeitem"][aria-level="2"][aria-expanded="true"]' : '[role="treeitem"]')
      .nth(name === 'toggle' ? 0 : sample)
      .focus();
  return () => page.keyboard.press(keys[name]);
}

async function costOf(session: CDPSession, page: Page, act: () => Promise<void>): Promise<{ script: number; layout: number }> {
  await wait(pauseMs);
  const before = await metricsOf(session);
  await act();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const after = await metricsOf(session);
  return { script: after.script - before.script, layout: after.layout - before.layout };
}

/** Time that the page's main thread has used so far, in milliseconds. */
async function metricsOf(session: CDPSession): Promise<{ script: number; layout: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return { script: milliseconds('ScriptDuration'), layout: milliseconds('LayoutDuration') + milliseconds('RecalcStyleDuration') };
}

const spreadOf = (values: readonly number[]): Spread => ({ median: round(median(values), 1), p95: round(quantile(values, 0.95), 1) });
