import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';

/** Product pictures of the page whose file has fewer pixels than they take. */
const blurred = (page: Page) =>
  page.locator('main li a[href^="/product/"]').evaluateAll((links) =>
    links.flatMap((link) => {
      const picture = link.closest('li')?.querySelector('img');
      const width = Number(new URL(picture?.currentSrc || 'http://localhost/').searchParams.get('w'));
      if (!picture || width === 0) return [];
      // It is shown whole in its box.
      const drawn = Math.min(picture.clientWidth, (picture.clientHeight * picture.naturalWidth) / picture.naturalHeight);
      return width < Math.min(drawn, 480) ? [`${picture.currentSrc} at ${drawn} px`] : [];
    }),
  );

for (const address of ['/product/1', '/product-list', '/']) {
  test(`no product’s picture is enlarged on a screen of any width: ${address}`, async ({ page }) => {
    for (const width of [320, 390, 639, 640, 768, 1024, 1199, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      // Loaded again, since a page that is resized keeps the larger pictures it has.
      await page.goto(address);
      await hydrated(page);
      await page.evaluate(async () => {
        for (const picture of document.querySelectorAll<HTMLImageElement>('main li img')) {
          picture.loading = 'eager';
          await picture.decode().catch(() => undefined);
        }
      });
      expect(await blurred(page), `${width} px`).toEqual([]);
    }
  });
}

test('a single product that was viewed is as large as one of many', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/product/1');
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed'))).not.toBeNull();
  await page.goto('/product/2');
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const viewed = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recently viewed' }) });
  const card = viewed.getByRole('listitem');
  await expect(card).toHaveCount(1);
  expect((await card.boundingBox())?.width).toBeLessThan(190);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await card.boundingBox())?.width).toBeLessThan(240);
});

/** The brightest channel of a picture's white ground as it is seen, beside its upper corner. */
async function groundOf(picture: Locator): Promise<number> {
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const { data } = await sharp(await picture.screenshot())
    .extract({ left: 8, top: 8, width: 4, height: 4 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Math.max(...data.filter((_value, at) => at % 4 < 3));
}

for (const [colorScheme, darkest, brightest] of [
  ['light', 240, 255],
  ['dark', 160, 215],
] as const) {
  test(`the ground of product pictures suits a ${colorScheme} page: on cards, tiles, a product’s page and its thumbnails`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await hydrated(page);
    const card = page.locator('main li').filter({ has: page.locator('a[href^="/product/"]') });
    const tile = page.locator('main li a[href*="categoryId"]');
    const shown = [await groundOf(card.first().locator('img')), await groundOf(tile.first().locator('img'))];
    await page.goto('/product/1');
    await hydrated(page);
    for (const image of await page.getByRole('main').locator('button img').all()) shown.push(await groundOf(image));
    expect(shown.length).toBeGreaterThan(3);
    expect(Math.min(...shown)).toBeGreaterThan(darkest);
    expect(Math.max(...shown)).toBeLessThanOrEqual(brightest);
  });
}
