/** Ways through the shop, each tried without a network from the moment at which it is taken: what a visitor then sees came before. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';

/** How a visitor points: a mouse that rests on its target, or a finger on it. */
export type Pointer = 'mouse' | 'touch';

/** The window: wide, so that tree and brands stand beside the list. */
export const viewport = { width: 1280, height: 900 };

interface Way {
  /** The address that is opened. */
  from: string;
  /** Pressed there beforehand. */
  first?: (page: Page) => Locator;
  /** The target that is pressed; the browser's Back where there is none. */
  target?: (page: Page) => Locator;
}

const main = (page: Page): Locator => page.getByRole('main');
const pageLink = (name: string) => (page: Page) => page.getByRole('link', { name });
const firstBrand = (page: Page): Locator =>
  main(page)
    .getByRole('group', { name: /Brands/u })
    .locator('label')
    .first();
const card = (page: Page): Locator => main(page).locator('li a[href^="/product/"]').nth(3);
const list = '/product-list/?search=tea';

/** Ways by name. */
export const ways = {
  'card to product': { from: list, target: card },
  'product to related': { from: '/product/1', target: (page) => main(page).locator('li a[href^="/product/"]').last() },
  'tile to list': { from: '/', target: (page) => main(page).locator('a[href*="categoryId="]').nth(1) },
  'tree to list': { from: '/product-list', target: (page) => page.getByRole('tree').first().getByRole('treeitem').nth(2) },
  'home to product': { from: '/', target: (page) => main(page).locator('a[href^="/product/"]').nth(2) },
  'next page': { from: list, target: pageLink('Next page') },
  'previous page': { from: `${list}&page=3`, target: pageLink('Previous page') },
  'brand on': { from: list, target: firstBrand },
  'brand off': { from: list, first: firstBrand, target: firstBrand },
  back: { from: list, first: card },
} as const satisfies Record<string, Way>;

/** The name of a way. */
export type WayName = keyof typeof ways;

/** How a way is taken. */
interface Taking {
  /** Milliseconds between the pointer's arrival and the press, or the moment at which the finger leaves. */
  restMs: number;
  /** Whether there is no network from then on. */
  isCut: boolean;
}

/** So short that only what is asked for at once comes before the network is cut. */
const cutAfter: Readonly<Record<Pointer, Taking>> = { mouse: { restMs: 100, isCut: true }, touch: { restMs: 80, isCut: true } };

/** How long the page may take without a network, and with one, in milliseconds. */
const patienceMs = { cut: 1_500, whole: 10_000 };

/** How long the page must stay as it is to count as painted, in milliseconds. */
const holdMs = 400;

/** How long nothing is fetched before a page counts as loaded, in milliseconds. */
const quietMs = 1_000;

/** Waits until a page has fetched nothing for a moment. */
export async function quiet(page: Page): Promise<void> {
  let last = performance.now();
  const note = () => (last = performance.now());
  const events = ['request', 'requestfinished', 'requestfailed'] as const;
  for (const event of events) page.on(event as 'request', note);
  while (performance.now() - last < quietMs) await wait(50);
  for (const event of events) page.off(event as 'request', note);
}

/** In the page: watches for the first frame that shows another page in full, and says how long after the press it was painted. */
function watchPage([patience, holdMs]: readonly [number, number]): void {
  const before = location.href;
  const fits = (image: HTMLImageElement | null): boolean => image !== null && image.complete && image.naturalWidth > 0;
  const isShown = (): boolean => {
    const page = document.querySelector('main');
    if (location.href === before || !page?.querySelector('h1')?.textContent || page.querySelector('[aria-busy="true"]')) return false;
    if (location.pathname.startsWith('/product/')) return page.querySelector('dl') !== null && fits(page.querySelector('img'));
    const cards = page.querySelectorAll('li a[href^="/product/"]');
    // On a phone the tree is behind a button.
    const hasTree = page.querySelector('[role="tree"]') !== null || page.clientWidth < 900;
    return cards.length > 0 && fits(cards[0]!.closest('li')!.querySelector('img')) && hasTree;
  };
  (window as unknown as { painted: Promise<number | null> }).painted = new Promise((resolve) => {
    const follow = ({ timeStamp }: Event) => {
      let paintedAt: number | undefined;
      const look = () => {
        const now = performance.now();
        if (!isShown()) paintedAt = undefined;
        else if (paintedAt === undefined) paintedAt = now;
        // The address may change before the page says that it waits.
        else if (now - paintedAt > holdMs) return resolve(paintedAt - timeStamp);
        return now - timeStamp > patience ? resolve(null) : void requestAnimationFrame(look);
      };
      look();
    };
    for (const type of ['click', 'popstate']) window.addEventListener(type, follow, { capture: true, once: true });
    setTimeout(() => resolve(null), 3 * patience);
  });
}

/** Presses a target, with the network cut from the press of the mouse, or from just before the finger leaves the screen. */
async function press(
  page: Page,
  target: Locator,
  pointer: Pointer,
  { restMs, patience, cut }: { restMs: number; patience: number; cut: () => Promise<void> },
): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await quiet(page);
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not on the screen.');
  const [x, y] = [box.x + Math.min(box.width / 2, 60), box.y + box.height / 2];
  await page.evaluate(watchPage, [patience, holdMs] as const);
  if (pointer === 'mouse') {
    await page.mouse.move(x, y);
    await wait(restMs);
    await cut();
    await page.mouse.down();
    await page.mouse.up();
  } else {
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await wait(restMs);
    await cut();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

/**
 * Takes a way.
 *
 * @param origin - of the shop; empty where the page has a base address
 * @param taking - by default the network is cut
 * @returns milliseconds from the press until the page it leads to was painted in full; `null` when it was not
 */
export async function takeWay(
  page: Page,
  origin: string,
  name: WayName,
  pointer: Pointer,
  { restMs, isCut }: Taking = cutAfter[pointer],
): Promise<number | null> {
  const { from, first, target }: Way = ways[name];
  await page.goto(origin + from);
  await quiet(page);
  await first?.(page).click();
  await quiet(page);
  const cut = async () => void (isCut && (await page.context().setOffline(true)));
  const patience = isCut ? patienceMs.cut : patienceMs.whole;
  try {
    if (target) await press(page, target(page), pointer, { restMs, patience, cut });
    else {
      await page.evaluate(watchPage, [patience, holdMs] as const);
      await cut();
      await page.evaluate(() => history.back());
    }
    return await page.evaluate(() => (window as unknown as { painted: Promise<number | null> }).painted);
  } finally {
    await page.context().setOffline(false);
  }
}
