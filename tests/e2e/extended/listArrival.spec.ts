import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { open, results, searchBox } from '../list.ts';

test.describe('Whoever arrives at a search or a category from another page sees its products at once', () => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    'a search': async (page) => {
      await searchBox(page).fill('sauce');
      await searchBox(page).press('Enter');
    },
    'a category': (page) => page.getByRole('main').getByRole('link', { name: 'Fish & Seafood' }).first().click(),
  };
  for (const [name, go] of Object.entries(ways)) {
    test(`${name} on screens of any size`, async ({ page }) => {
      // The third and fourth are a laptop at 200 % zoom and a phone.
      for (const [width, height] of [
        [1280, 800],
        [1440, 900],
        [640, 400],
        [390, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await open(page, '/');
        await go(page);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(name === 'a search' ? 'Results for “sauce”' : 'Fish & Seafood');
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport({ ratio: 1 });
        await expect(results(page).first()).toBeInViewport({ ratio: 0.1 });
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await page.waitForTimeout(200);
        await results(page).first().locator('a').first().dispatchEvent('click');
        await expect(page).toHaveURL(/\/product\/\d+$/u);
        await page.goBack();
        await expect(heading).toBeAttached();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      }
    });
  }

  for (const [width, height, part] of [
    [1280, 800, 1],
    [1366, 768, 1],
    // At 200 % zoom the first card is nearly as high as the screen.
    [640, 400, 0.2],
    [390, 800, 0.9],
    [320, 640, 0.6],
  ] as const) {
    test(`with the page opened afresh at ${width} × ${height}, without anything moving`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        const seen = window as unknown as { places: number[]; shifted: number };
        Object.assign(seen, { places: [], shifted: 0 });
        // Places count from the first paint, when the visitor begins to see the page.
        const look = () => {
          const isPainted = performance.getEntriesByName('first-paint').length > 0;
          if (isPainted && seen.places.at(-1) !== window.scrollY) seen.places.push(window.scrollY);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shifted += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const address of ['/product-list?search=cod', '/product-list/drinks', '/category/1']) {
        await open(page, address);
        await expect(results(page).first()).toBeInViewport({ ratio: part });
        await page.waitForTimeout(500);
        const { places, shifted } = await page.evaluate(() => {
          const seen = window as unknown as { places: number[]; shifted: number };
          return { places: seen.places, shifted: seen.shifted };
        });
        expect(places).toEqual([0]);
        expect(shifted).toBeLessThan(0.02);
      }
    });
  }

  test('with the page opened afresh, and Back and reload return to where they were', async ({ page }) => {
    await open(page, '/product-list/?search=sauce');
    const top = 250;
    await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
    await results(page).first().locator('a').first().click();
    await expect(page).toHaveURL(/\/product\/\d+$/u);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(200);
    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
