import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from './fixtures.ts';

/** Opens a story with forced colours. */
async function open(page: Page, id: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/iframe.html?viewMode=story&id=${id}`);
  await settled(page);
}

const style = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** The value of a system colour in this browser. */
const system = (page: Page, name: string): Promise<string> =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = color;
    const { color: computed } = getComputedStyle(probe);
    probe.remove();
    return computed;
  }, name);

/** The painted colour of an element at a fraction `at` of its width, in the middle of its height. */
async function painted(page: Page, element: Locator, at: number): Promise<string> {
  const box = (await element.boundingBox())!;
  const clip = { x: Math.round(box.x + box.width * at), y: Math.round(box.y + box.height / 2) - 1, width: 4, height: 2 };
  return (await page.screenshot({ clip })).toString('base64');
}

test.describe('In colours of the system', () => {
  for (const id of ['kit-progressbar--default', 'kit-fileupload--sending'])
    test(`one sees how far the bar has come: ${id}`, async ({ page }) => {
      await open(page, id);
      const bar = page.getByRole('progressbar').first();
      expect(await painted(page, bar, 0.05)).not.toBe(await painted(page, bar, 0.95));
    });

  test('one sees which page is the current one, and that there is none before it', async ({ page }) => {
    await open(page, 'kit-pagination--first-page');
    expect(await style(page.locator('[aria-current]'), 'background-color')).toBe(await system(page, 'Highlight'));
    expect(await style(page.locator('[data-step="previous"]'), 'color')).toBe(await system(page, 'GrayText'));
    expect(await style(page.locator('[data-step="next"]'), 'color')).not.toBe(await system(page, 'GrayText'));
  });

  test('one sees which part is read', async ({ page }) => {
    await open(page, 'kit-tableofcontents--default');
    const links = page.locator('nav a');
    expect(await style(links.and(page.locator('[aria-current]')), 'border-inline-start-color')).toBe(await system(page, 'Highlight'));
    expect(await style(links.and(page.locator(':not([aria-current])')).first(), 'border-inline-start-color')).toBe(
      await system(page, 'Canvas'),
    );
  });

  test('one sees which picture is shown', async ({ page }) => {
    await open(page, 'kit-gallery--default');
    const thumbnails = page.locator('li > button');
    expect(await style(thumbnails.and(page.locator('[aria-current]')), 'border-top-color')).toBe(await system(page, 'Highlight'));
    expect(await style(thumbnails.and(page.locator(':not([aria-current])')).first(), 'border-top-color')).toBe(
      await system(page, 'Canvas'),
    );
  });

  for (const id of ['kit-button--disabled', 'kit-button--disabled-bare', 'kit-iconbutton--disabled'])
    test(`one sees what cannot be used: ${id}`, async ({ page }) => {
      await open(page, id);
      const button = page.locator('[aria-disabled="true"]');
      for (const property of ['color', 'border-top-color']) expect(await style(button, property)).toBe(await system(page, 'GrayText'));
    });

  test('the ring that turns is no circle', async ({ page }) => {
    await open(page, 'kit-spinner--default');
    const ring = page.locator('[data-motion]').first();
    expect(await style(ring, 'border-block-start-color')).not.toBe(await style(ring, 'border-block-end-color'));
  });
});
