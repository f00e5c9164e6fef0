import { expect, expectAccessible, hydrated, test } from './fixtures.ts';

const screens = [
  '/',
  '/product-list',
  '/product-list/?search=haddock',
  '/product-list/?search=xyzzyplugh',
  '/product/1',
  '/contact-us',
  '/account-form',
  '/careers/job-detail/apply?id=1',
  '/login',
  '/reset-password',
  '/user/change-password',
  '/verifymail',
  '/error?',
];

/** Two of the four surroundings in each brand, so that each of them is seen; `ALL_SURROUNDINGS=1` takes all in both. */
const isChosen = (brand: string, mode: string, width: number): boolean =>
  Boolean(process.env.ALL_SURROUNDINGS) || (brand === 'tarnbrook') === ((mode === 'light') === (width === 320));

for (const mode of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`${mode}, ${width} px: every screen is accessible, does not scroll sideways and says nothing on the console`, async ({ page }, {
      project,
    }) => {
      test.skip(!isChosen(project.name, mode, width), 'Seen in the other brand.');
      test.slow();
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      for (const screen of screens) {
        await page.goto(screen);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(overflow, `${screen} scrolls sideways`).toBe(0);
        await expectAccessible(page);
      }
    });
  }
}

test('each page has one h1, a title of its own and landmarks', async ({ page }) => {
  const titles = new Set<string>();
  for (const screen of ['/', '/product-list', '/product-list/?categoryId=1', '/product/1']) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(4);
});

test('the chosen mode is there before the page is painted, and stays', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // The footer's code comes when the footer is near: until then the switch is the server's HTML.
  await expect(async () => {
    await page.getByRole('radio', { name: 'Dark' }).click({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark', { timeout: 500 });
  }).toPass();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});
