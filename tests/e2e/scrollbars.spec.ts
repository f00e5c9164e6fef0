import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, hydrated, live, test } from './fixtures.ts';

// Playwright hides scrollbars otherwise, as phones do.
test.use({
  launchOptions: async ({ launchOptions }, provide) => provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** How bright a point of the window is, from 0 to 255. */
async function brightnessAt(page: Page, x: number, y: number): Promise<number> {
  const { channels } = await sharp(await page.screenshot({ clip: { x, y, width: 2, height: 2 } })).stats();
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
}

for (const { kind, height, width } of [
  { kind: 'scrolls', height: 800, width: 585 },
  { kind: 'does not scroll', height: 20_000, width: 600 },
]) {
  test(
    `where scrollbars take room, a page that ${kind} stays where it is while the menu is open`,
    { tag: '@extended' },
    async ({ page }) => {
      await page.setViewportSize({ width: 600, height });
      await page.goto('/login');
      await hydrated(page);
      const footer = page.getByRole('contentinfo');
      // Hydration replaces the server's footer, which has no box from then on.
      await live(footer);
      const place = async () => {
        const box = await footer.boundingBox();
        return { x: box?.x, width: box?.width };
      };
      const before = { x: 0, width };
      expect(await place()).toEqual(before);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await place()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await place()).toEqual(before);
    },
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `while the menu is open, the scrollbar’s room is as dim as the page beside it: ${colorScheme}`,
    { tag: '@extended' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 600, height: 800 });
      await page.goto('/login');
      await hydrated(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.poll(async () => Math.abs((await brightnessAt(page, 592, 650)) - (await brightnessAt(page, 577, 650)))).toBeLessThan(12);
    },
  );
}
