import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';

/** Product pictures of the page whose file has fewer pixels than they take. */
const blurred = (page: Page) =>
  page.locator('main li a[href^="/product/"]').evaluateAll((links) =>
    links.flatMap((link) => {
      const picture = link.closest('li')?.querySelector('img');
      const width = Number(new URL(picture?.currentSrc || 'http://localhost/').searchParams.get('w'));
      return picture && width > 0 && width < Math.min(picture.clientWidth, 480)
        ? [`${picture.currentSrc} at ${picture.clientWidth} px`]
        : [];
    }),
  );

for (const width of [320, 390, 639, 640, 768, 1024, 1199, 1280, 1440, 1920]) {
  test(`no product’s picture is enlarged on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/product/1', '/product-list', '/']) {
      await page.goto(address);
      await hydrated(page);
      await page.evaluate(async () => {
        for (const picture of document.querySelectorAll<HTMLImageElement>('main li img')) {
          picture.loading = 'eager';
          await picture.decode().catch(() => undefined);
        }
      });
      expect(await blurred(page), address).toEqual([]);
    }
  });
}

for (const width of [390, 1280]) {
  test(`a single product that was viewed is as large as one of many, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/product/1');
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed'))).not.toBeNull();
    await page.goto('/product/2');
    await hydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const viewed = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recently viewed' }) });
    const card = viewed.getByRole('listitem');
    await expect(card).toHaveCount(1);
    expect((await card.boundingBox())?.width).toBeLessThan(width === 390 ? 190 : 240);
  });
}
