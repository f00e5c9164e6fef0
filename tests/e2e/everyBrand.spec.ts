import { brands } from '../../tools/tokens/brands.ts';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { open, results } from './list.ts';

/** Every route of the specification, and lists with and without results. */
const screens = [
  '/',
  '/product-list',
  '/product-list/?search=haddock',
  '/product-list/?search=xyzzyplugh',
  '/product/1',
  '/careers',
  '/careers/job-detail?id=1',
  '/careers/job-detail/apply?id=1',
  '/account-form',
  '/about-us',
  '/contact-us',
  '/terms&conditions',
  '/privacy',
  '/login',
  '/reset-password',
  '/user/change-password?token=unknown',
  '/verifymail',
  '/account-answer',
  '/error',
];

/** Screens without a header and a footer. */
const outsideOfLayout = ['/verifymail', '/error'];

/** Modes and widths, in pairs that differ in both. */
const surroundings = [
  { mode: 'light', width: 320 },
  { mode: 'dark', width: 1280 },
  { mode: 'light', width: 768 },
  { mode: 'dark', width: 320 },
  { mode: 'light', width: 1280 },
  { mode: 'dark', width: 768 },
] as const;

/** All screens in all surroundings (`npm run test:release`), or each screen once, half of them in each brand. */
const screensOf = (brand: string, surrounding: number): string[] =>
  screens.filter(
    (_, index) =>
      Boolean(process.env.ALL_SURROUNDINGS) ||
      (index % 2 === brands.indexOf(brand as (typeof brands)[number]) && Math.floor(index / 2) % surroundings.length === surrounding),
  );

test('the picture of a list without products is in the brand’s own colours', async ({ page }, { project }) => {
  await page.goto('/product-list/?search=xyzzyplugh');
  const picture = page.getByRole('img', { name: 'No products found' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(480);
  // Tarnbrook's price tickets are yellow, and nothing else of either picture is.
  const yellow = await picture.evaluate((image: HTMLImageElement) => {
    const canvas = new OffscreenCanvas(480, 360).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, 480, 360);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! > 230 && data[at + 1]! > 180 && data[at + 2]! < 90) count += 1;
    return count;
  });
  expect(yellow > 1000).toBe(project.name === 'tarnbrook');
});

for (const [index, { mode, width }] of surroundings.entries()) {
  test(`${mode}, ${width} px: every screen is accessible, does not scroll sideways and says nothing on the console`, async ({ page }, {
    project,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    // Loaded afresh, the error page goes home once.
    await page.addInitScript(() => sessionStorage.setItem('redirected', 'true'));
    for (const screen of screensOf(project.name, index)) {
      await page.goto(screen);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }), screen).toHaveCount(1);
      for (const landmark of outsideOfLayout.includes(screen) ? (['main'] as const) : (['banner', 'main', 'contentinfo'] as const))
        await expect(page.getByRole(landmark), screen).toHaveCount(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, `${screen} scrolls sideways`).toBe(0);
      // A search begins at its results: axe takes what lies below the sticky header for too small.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await test.step(screen, () => expectAccessible(page));
    }
  });
}

test('a customer who opens the account form is not asked to fill it in, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.addInitScript(() => localStorage.setItem('token', 'a-token-of-this-test'));
  const holder = { userName: 'TB100042', mail: 'orders@goldenfryer.example.co.uk', businessName: 'Golden Fryer Ltd' };
  await page.route('**/api/user/me', (route) => route.fulfill({ json: { data: holder } }));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/account-form');
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByText(holder.userName)).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await expect(page.locator('a[href="/account-form"]:not(nav a)')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await expectAccessible(page);
  }
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

test('a list shows at least 8 whole cards at the top of its page at 1280 × 800, 4 at 390 × 844, with a note above them too', async ({
  page,
}) => {
  for (const address of ['', '?search=haddock', '?search=nut%20free%20chips', '?categoryId=1', '?search=haddock%20fillets%204-6oz']) {
    await open(page, `/product-list/${address}`);
    for (const [width, height, least] of [
      [1280, 800, 8],
      [390, 844, 4],
    ] as const) {
      // Names of two lines below a note leave one row at 1280 px.
      if (width === 1280 && address.includes('oz')) continue;
      await page.setViewportSize({ width, height });
      await expect
        .poll(
          () =>
            results(page).evaluateAll(
              (cards) =>
                cards.map((card) => card.getBoundingClientRect()).filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
            ),
          { message: `${address} at ${width} px` },
        )
        .toBeGreaterThanOrEqual(least);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
