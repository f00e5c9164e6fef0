import { expect, hydrated, live, test } from '../fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the home page shows a picture of goods, all main categories and the first best sellers on the first screen', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const hero = main.locator('section').first();
  await expect(hero.getByRole('img')).toBeInViewport();
  expect((await hero.boundingBox())!.height).toBeLessThanOrEqual(240);
  const tiles = main.getByRole('region', { name: 'Main categories' }).getByRole('link');
  await expect(tiles).toHaveCount(10);
  for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 0.8 });
  const bestSellers = main.getByRole('region', { name: 'Best-selling products' }).getByRole('listitem');
  for (const card of (await bestSellers.all()).slice(0, 6)) await expect(card.locator('img')).toBeInViewport({ ratio: 0.6 });
});

test('pack, order unit, code and storage stand beside the picture of a product on the first screen', async ({ page }) => {
  await page.goto('/product/6396');
  await expect(page.getByRole('term').filter({ hasText: 'Storage' })).toBeInViewport({ ratio: 1 });
  const pack = page.getByRole('navigation', { name: 'Sizes' }).locator('[aria-current]');
  await expect(pack).toHaveText(/5.kg, IQF.*Case.*\d{6}$/u);
  await expect(pack).toBeInViewport({ ratio: 1 });
  await page.goto('/product/6412');
  for (const fact of ['Pack size', 'Order unit', 'Product code', 'Storage'])
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeInViewport({ ratio: 1 });
});

test('a product is passed on by its link, and printed on one page of A4', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/product/6396?utm_source=mail');
  const copy = page.getByRole('button', { name: 'Copy link' });
  await hydrated(page);
  await page.getByText('Secured Payment').scrollIntoViewIfNeeded();
  await live(copy);
  await copy.click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/product\/6396$/u);
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask about this' })).toHaveAttribute('href', /^\/contact-us\?subject=\d{6}\+/u);
  // On paper the names of allergens that are not declared would read as what is in it.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/none declared$|^None of the 14 declared$/iu)).toBeVisible();
  await expect(page.getByText(/^Celery, /u)).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
});
