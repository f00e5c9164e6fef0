import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, settled, test } from './fixtures.ts';
import { entries } from './folder.ts';

/** Opens a story in a brand. */
async function open(page: Page, id: string, brand = 'tarnbrook'): Promise<void> {
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=brand:${brand}`);
  await settled(page);
}

/** Whether an element's picture shows more than its ground. */
async function showsSomething(element: Locator): Promise<boolean> {
  const { channels } = await sharp(await element.screenshot()).stats();
  return channels.some(({ stdev }) => stdev > 5);
}

test.describe('Every mail', () => {
  for (const width of [390, 1280])
    for (const id of entries('story').filter((story) => story.startsWith('mails-'))) {
      test(`is painted as it is designed, within its window of ${width} px: ${id}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, id);
        const mail = page.getByRole('article');
        await expect(mail).toHaveCSS('display', 'grid');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const html = page.locator('iframe[title$="as HTML"]');
        await expect(html.contentFrame().locator('.card')).toBeVisible();
        expect(
          await html
            .contentFrame()
            .locator('html')
            .evaluate((root) => root.scrollWidth - root.clientWidth),
        ).toBe(0);
        await html.scrollIntoViewIfNeeded();
        expect(await showsSomething(html)).toBe(true);
      });
    }
});

test.describe('A brand’s logo', () => {
  for (const id of entries('story').filter((story) => /^(?:kit-logo|kit-header)--/u.test(story)))
    for (const brand of ['tarnbrook', 'gullwing'])
      test(`has a box and is painted in it: ${id}, ${brand}`, async ({ page }) => {
        await open(page, id, brand);
        for (const logo of await page.locator('svg:has(> use)').all()) {
          if (!(await logo.isVisible())) continue;
          // A file of its own: browsers refuse to use an element of an address that begins with `data:`.
          expect(await logo.locator('use').getAttribute('href')).toMatch(/^(?!data:).*\.svg.*#/u);
          await expect.poll(() => showsSomething(logo)).toBe(true);
        }
      });
});
