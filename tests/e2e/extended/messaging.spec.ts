import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';

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

/** The panels and pictures that the button stands over in full, by their first words. */
function panelsBelow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('[data-floating]')!;
    if (button.dataset.out !== 'full') return [];
    const own = button.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('main *, footer *')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(element);
        const isSeen =
          element.matches('img') || (borderTopStyle !== 'none' && borderTopWidth !== '0px') || backgroundColor !== 'rgba(0, 0, 0, 0)';
        const isBelow = box.left < own.right - 1 && own.left + 1 < box.right && box.top < own.bottom - 1 && own.top + 1 < box.bottom;
        return isSeen && isBelow && box.height > 2 && box.width < document.documentElement.clientWidth;
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });
}

const pages = ['/', '/product-list/?search=sauce', '/product/1', '/account-form', '/careers', '/contact-us', '/terms&conditions'];

for (const width of [320, 390, 1280]) {
  test(`the messaging button covers nothing that is read or pressed and stands in full over no panel, anywhere on a page of ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 700 });
    for (const address of pages) {
      await page.goto(address);
      await hydrated(page);
      for (let top = 0; top <= 2500; top += 490) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        await page.waitForTimeout(800);
        expect(await covered(page), `${address} at ${top} px`).toEqual([]);
        expect(await panelsBelow(page), `${address} at ${top} px`).toEqual([]);
        // It is always seen, and hit where it is: as wide as a finger, or as the margin of a phone's page where a wider one would be in the way.
        const button = page.getByTitle(/^Message us/u);
        await expect(button, `${address} at ${top} px`).toHaveCSS('opacity', '1');
        const { wide, high, isHit, isNarrow } = await button.evaluate((element: HTMLElement) => {
          const box = element.getBoundingClientRect();
          const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return {
            wide: Math.round(box.width),
            high: Math.round(box.height),
            isHit: element.contains(hit),
            isNarrow: element.dataset.out === undefined && innerWidth < 768,
          };
        });
        expect([isHit, wide >= (isNarrow ? 16 : 24), high >= 44], `${address} at ${top} px: ${wide} × ${high}`).toEqual([true, true, true]);
      }
    }
  });
}

test('the messaging button stands out in full where nothing lies below it, and where it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/product-list/?search=sauce');
  await hydrated(page);
  // The footer has a link of that name too.
  const button = page.getByTitle(/^Message us/u);
  const width = async () => Math.round((await button.boundingBox())?.width ?? 0);
  await expect.poll(width).toBeLessThanOrEqual(24);
  await expect(async () => {
    await button.focus();
    // The footer comes when it is seen, and the focus on its last link is lost when that happens just then.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect.poll(width).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/careers');
  await hydrated(page);
  await expect.poll(width).toBeGreaterThanOrEqual(48);
});
