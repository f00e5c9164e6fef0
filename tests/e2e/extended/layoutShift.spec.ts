import { expect, hydrated, test } from '../fixtures.ts';

const addresses = [
  '/',
  '/product-list',
  '/product-list/?search=box',
  '/product/2956',
  '/product/6318',
  '/account-form',
  '/login',
  '/reset-password',
  '/user/change-password?token=a',
  '/verifymail?token=a',
  '/contact-us',
  '/careers',
  '/about-us',
  '/terms&conditions',
  '/privacy',
];

for (const width of [390, 1280])
  test(`a jump to the end of a page and back moves nothing of it, with a product viewed before, at ${width} px`, async ({
    page,
    problems,
  }) => {
    // The link of no mail.
    problems.expect(/Failed to load resource|ApiError/u);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const page = window as unknown as { shifted: number };
      page.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) page.shifted += entry.value;
      }).observe({ type: 'layout-shift' });
    });
    await page.goto('/product/6396');
    await hydrated(page);
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(address);
        await hydrated(page);
        const shifted = await page.evaluate(async () => {
          const page = window as unknown as { shifted: number };
          await document.fonts.ready;
          page.shifted = 0;
          for (const top of [document.body.scrollHeight, 0]) {
            window.scrollTo({ top, behavior: 'instant' });
            await new Promise((resolve) => setTimeout(resolve, 400));
          }
          return page.shifted;
        });
        expect(shifted).toBeLessThan(0.01);
      });
  });
