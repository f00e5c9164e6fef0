import type { Page } from '@playwright/test';
import { expect, hydrated, live, test } from '../fixtures.ts';

/** Texts and controls that the messaging button covers as it stands. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector('[data-floating]')!;
    const own = button.getBoundingClientRect();
    const meets = (box: DOMRect) =>
      box.width > 0 && box.left < own.right - 1 && own.left + 1 < box.right && box.top < own.bottom - 1 && own.top + 1 < box.bottom;
    const found: string[] = [];
    for (const element of document.querySelectorAll('main *, footer *')) {
      if (element.closest('.tk-visually-hidden, [hidden]') || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.matches('a, button, input, select, textarea, label, summary') && meets(element.getBoundingClientRect()))
        found.push(element.outerHTML.slice(0, 80));
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some(meets)) found.push(node.nodeValue.slice(0, 40));
      }
    }
    return found;
  });
}

const pages = ['/', '/product-list/?search=sauce', '/product/1', '/account-form', '/careers', '/contact-us', '/terms&conditions'];

test('the messaging button stands still and covers nothing that is read or pressed, on pages of any width', async ({ page }) => {
  test.slow();
  // The footer has a link of that name too.
  const button = page.getByTitle(/^Message us/u);
  for (const address of pages) {
    await page.goto(address);
    await hydrated(page);
    // Its code comes after the page.
    await expect(button).toBeVisible();
    await live(button);
    for (const width of [320, 390, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const place = await button.boundingBox();
      for (let top = 0; top <= 2500; top += 490) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        expect(await covered(page), `${address} of ${width} px at ${top} px`).toEqual([]);
        expect(await button.boundingBox(), `${address} of ${width} px at ${top} px`).toEqual(place);
      }
      // As wide as a finger, though the margin of a phone's page is narrower.
      const { x, y, height } = place!;
      const hit = await page.evaluate(
        ([left, middle]) => document.elementFromPoint(left!, middle!)?.closest('[data-floating]') !== null,
        [Math.min(x, width - 23), y + height / 2],
      );
      expect([hit, height >= 44]).toEqual([true, true]);
    }
  }
  for (const width of [320, 390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    expect((await button.boundingBox())!.width).toBeGreaterThanOrEqual(44);
  }
});
