import type { Page } from '@playwright/test';
import { expect, live, test } from '../fixtures.ts';
import { brandBoxes, count, open, results, searchBox } from '../list.ts';

/** Calls for the products of a list, not for its facets. */
const isList = ({ pathname, searchParams }: URL): boolean => pathname === '/api/products' && !searchParams.has('facets');

test.describe('While a list is fetched again', () => {
  const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' });
  const changes: Record<string, (page: Page) => Promise<void>> = {
    'another brand': (page) => brandBoxes(page).first().check(),
    'another page': (page) => page.getByRole('link', { name: 'Next page' }).click(),
    'another category': async (page) => {
      const category = page.getByRole('main').getByRole('treeitem').nth(2);
      await live(category);
      await category.click();
    },
    'another search': async (page) => {
      await searchBox(page).fill('bleach');
      await searchBox(page).press('Enter');
    },
    'another order': async (page) => {
      await page.getByRole('button', { name: /Sort By/u }).click();
      await page.getByRole('menuitemradio', { name: 'Newest First' }).click();
    },
  };
  test('for another brand, page, category, search or order a loading screen stands over the results before it', async ({ page }) => {
    for (const [name, change] of Object.entries(changes)) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await open(page, '/product-list/?search=sauce');
      const before = await results(page).locator('h2').allTextContents();
      const countBefore = await count(page).textContent();
      const { promise: isReleased, resolve: arrive } = Promise.withResolvers<void>();
      await page.route(isList, async (route) => {
        await isReleased;
        await route.continue();
      });
      await change(page);
      await expect(spinner(page)).toBeVisible();
      // The veil covers the products and nothing around them, and its spinner is in view.
      const veil = (await spinner(page).boundingBox())!;
      const list = (await results(page).first().locator('xpath=..').boundingBox())!;
      expect([veil.x, veil.y, veil.width]).toEqual([list.x, list.y, list.width]);
      expect(veil.height).toBeGreaterThanOrEqual(list.height);
      await expect(spinner(page).getByText('Loading')).toBeInViewport();
      for (const around of [
        page.getByRole('banner'),
        page.getByRole('contentinfo'),
        page.getByRole('complementary', { name: 'Filters' }),
      ]) {
        const box = (await around.boundingBox())!;
        const isCovered =
          box.x < veil.x + veil.width && veil.x < box.x + box.width && box.y < veil.y + veil.height - 1 && veil.y < box.y + box.height - 1;
        expect(isCovered && (await around.getAttribute('data-sticky')) === null).toBe(false);
      }
      expect(await results(page).locator('h2').allTextContents()).toEqual(before);
      // The count speaks of the products that are shown.
      if (name === 'another page') await expect(count(page)).toHaveText(countBefore!);
      const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60));
      arrive();
      await expect(spinner(page)).toHaveCount(0);
      await expect.poll(() => results(page).locator('h2').allTextContents()).not.toEqual(before);
      if (name === 'another order') expect(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60))).toBe(focused);
    }
  });

  test('an answer that is there already shows without one', async ({ page }) => {
    await open(page, '/product-list');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByText(/^[\d,]+ products, page 2$/u)).toBeVisible();
    await expect(page.locator('[data-overlay]')).toHaveCount(0);
    await page.evaluate(() => {
      new MutationObserver(() => document.querySelector('[data-overlay]') && document.body.setAttribute('data-seen', '')).observe(
        document,
        {
          childList: true,
          subtree: true,
        },
      );
    });
    await page.getByRole('link', { name: 'Page 1', exact: true }).click();
    await expect(count(page)).toHaveText(/^[\d,]+ products$/u);
    await expect(page.locator('body')).not.toHaveAttribute('data-seen');
  });

  test('whoever turns the page at its foot sees the loading screen above the pagination, not over it', async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, '/product-list/?search=sauce');
      const pagination = page.getByRole('navigation', { name: 'Pagination' });
      await pagination.evaluate((nav) => nav.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const { promise: isReleased, resolve: arrive } = Promise.withResolvers<void>();
      await page.route(isList, async (route) => {
        await isReleased;
        await route.continue();
      });
      await pagination.getByRole('link', { name: 'Page 2', exact: true }).click();
      const words = spinner(page).getByText('Loading');
      await expect(words).toBeInViewport();
      const [foot, said, veil] = [(await pagination.boundingBox())!, (await words.boundingBox())!, (await spinner(page).boundingBox())!];
      expect(veil.y + veil.height).toBeLessThanOrEqual(foot.y);
      const ring = (await spinner(page).locator('[data-motion]').boundingBox())!;
      expect(ring.y + ring.height).toBeLessThanOrEqual(said.y);
      arrive();
      await expect(spinner(page)).toHaveCount(0);
      await page.unroute(isList);
    }
  });
});
