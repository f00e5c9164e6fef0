import type { Locator, Page } from '@playwright/test';
import { expect, live, quiet, test } from './fixtures.ts';
import { open } from './list.ts';

const main = (page: Page): Locator => page.getByRole('main');

/** Ways through the shop: where one starts, and the link that is pressed. */
const ways: Record<string, { from: string; link: (page: Page) => Locator }> = {
  'home to a product': { from: '/', link: (page) => main(page).locator('a[href^="/product/"]').nth(2) },
  'home to a category': { from: '/', link: (page) => main(page).locator('a[href*="categoryId="]').nth(1) },
  'a list to a product': { from: '/product-list/?search=tea', link: (page) => main(page).locator('a[href^="/product/"]').nth(3) },
  'a list to its next page': { from: '/product-list/?search=tea', link: (page) => page.getByRole('link', { name: 'Next page' }) },
  'a list to a category of the tree': {
    from: '/product-list',
    link: (page) => page.getByRole('tree').first().getByRole('treeitem').nth(2),
  },
  'a product to another': { from: '/product/1', link: (page) => main(page).locator('li a[href^="/product/"]').last() },
  'a product to its category': { from: '/product/1', link: (page) => main(page).locator('a[href*="categoryId="]').last() },
};

/** Waits until the page watches its links, for which the code comes last. */
const preloads = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/afterFirstPage-'))))
    .toBe(true);

/** The words and the first picture of a page. */
async function shown(page: Page): Promise<{ heading: string | null; hasPicture: boolean; busy: number }> {
  return {
    heading: await page.getByRole('heading', { level: 1 }).textContent({ timeout: 1_000 }),
    // The tiles above a list may be out of view.
    hasPicture: await main(page)
      .locator(page.url().includes('/product-list') ? 'a[href^="/product/"] img, article img, li:has(a[href^="/product/"]) img' : 'img')
      .first()
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0, undefined, { timeout: 1_000 }),
    busy: await main(page).locator('[aria-busy="true"]').count(),
  };
}

test.describe('Whoever rests on a link for a moment finds its page there when they press it: from', () => {
  for (const [name, { from, link }] of Object.entries(ways)) {
    test(name, name === 'a list to a product' ? {} : { tag: '@extended' }, async ({ page, context, problems }) => {
      // Pictures further down, the list of viewed products, and the counts of facets are fetched by the page itself.
      problems.expect(/ERR_INTERNET_DISCONNECTED|Network Error/u);
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, from);
      const target = link(page);
      await live(target);
      await target.scrollIntoViewIfNeeded();
      await preloads(page);
      await quiet(page);
      await target.hover();
      // The bench gives it a tenth of a second; here a busy machine may take as long as it needs.
      await quiet(page);
      await context.setOffline(true);
      const before = page.url();
      await page.mouse.down();
      await page.mouse.up();
      await expect.poll(() => page.url()).not.toBe(before);
      await expect.poll(() => shown(page)).toMatchObject({ hasPicture: true, busy: 0 });
      await expect(page).not.toHaveURL(/error/u);

      await page.goBack();
      await expect(page).toHaveURL(before);
      await expect.poll(() => shown(page)).toMatchObject({ hasPicture: true, busy: 0 });
      await context.setOffline(false);
    });
  }
});

test(
  'a product shows what its list knows of it before its answer comes, and the answer moves none of that',
  { tag: '@extended' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen = Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/product-list/?search=tea');
    await quiet(page);
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/products/details/*', async (route) => {
      await isReleased;
      await route.continue();
    });
    await main(page).locator('a[href^="/product/"]').nth(3).click();
    await expect(page).toHaveURL(/\/product\/\d+$/u);
    await expect.poll(() => shown(page)).toMatchObject({ hasPicture: true });
    const heading = page.getByRole('heading', { level: 1 });
    const [before, place] = [await heading.textContent(), await heading.boundingBox()];
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    // A shift within half a second of a press counts as its effect.
    await page.waitForTimeout(600);
    release();
    await expect(page.getByRole('link', { name: 'Open a business account' }).last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    expect([await heading.textContent(), await heading.boundingBox()]).toEqual([before, place]);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
  },
);

test('a hover without a network does no harm to the page that is opened later', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/u);
  await open(page, '/product-list/?search=tea');
  const next = page.getByRole('link', { name: 'Next page' });
  await next.scrollIntoViewIfNeeded();
  await preloads(page);
  await quiet(page);
  await context.setOffline(true);
  await next.hover();
  await page.waitForTimeout(300);
  await context.setOffline(false);
  await next.click();
  await expect(page).toHaveURL(/page=2/u);
  await expect(
    main(page)
      .getByText(/products, page 2$/u)
      .first(),
  ).toBeVisible();
});

test('crossing the header fetches no form', async ({ page }) => {
  await open(page, '/');
  await preloads(page);
  await quiet(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.getByRole('navigation').getByRole('link', { name: 'Account Form' }).first().hover();
  await page.waitForTimeout(400);
  // The code of list and product comes by itself, two seconds after the page.
  expect(files.filter((file) => /AccountForm|forms|account/iu.test(file))).toEqual([]);
});
