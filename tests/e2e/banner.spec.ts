import { expect, expectAccessible, hydrated, test } from './fixtures.ts';

const strip = '[data-banner]';

test('the banner can be closed for the visit, by keyboard, and leaves no gap on the next page', async ({ page, problems }) => {
  problems.expect(/Failed to (?:load resource|fetch)/u);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Close announcement' }).focus();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator(strip)).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/careers', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(strip)).toBeHidden();
});

test('header and banner leave half of a window enlarged to 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', '/product-list', '/product/95', '/contact-us', '/account-form']) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect((await page.locator('main').boundingBox())!.y, path).toBeLessThanOrEqual(128);
    await expect(page.locator(`${strip} a`), path).toBeVisible();
  }
});
