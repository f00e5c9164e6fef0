import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { brandBoxes, searchBox } from '../list.ts';

/** Comes from home to another page, as a visitor does: so that there is something to go back to. */
async function comeTo(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/');
  await hydrated(page);
  await page.goto(address);
  await hydrated(page);
}

/** Back and Forward as the browser's buttons do it, without waiting for a page to load: a page that leaves at once could not answer the call. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const forward = (page: Page) => page.evaluate(() => void setTimeout(() => history.forward()));

interface Overlay {
  address: string;
  width: number;
  /** The button that opens it. */
  button: RegExp;
  /** Role of the overlay that is there while it is open. */
  role: 'dialog' | 'menu';
}

const overlays: Record<string, Overlay> = {
  'the filter drawer': { address: '/product-list/?search=sauce', width: 390, button: /^Categories & filters/u, role: 'dialog' },
  'the main menu': { address: '/careers', width: 390, button: /^Menu$/u, role: 'dialog' },
  'the full-screen picture': { address: '/product/1', width: 1280, button: /^Full screen$/u, role: 'dialog' },
  'the menu of orders': { address: '/product-list/?search=sauce', width: 390, button: /^Sort By/u, role: 'menu' },
};

for (const [name, { address, width, button, role }] of Object.entries(overlays)) {
  test(`Back closes ${name} and stays on the page, as often as it is opened; closed in another way it leaves nothing to go back over, and Forward does not open it`, async ({
    page,
  }) => {
    await comeTo(page, address, width);
    const here = page.url();
    const opener = page.getByRole('button', { name: button });
    const overlay = page.getByRole(role);
    for (let times = 0; times < 3; times += 1) {
      await opener.click();
      await expect(overlay).toBeVisible();
      await back(page);
      await expect(overlay).toBeHidden();
      expect(page.url()).toBe(here);
      await expect(opener).toBeFocused();
    }
    for (let times = 0; times < 3; times += 1) {
      await opener.click();
      await expect(overlay).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(overlay).toBeHidden();
    }
    await back(page);
    await expect(page).toHaveURL(/:\d+\/$/u);
    await forward(page);
    await expect(page).toHaveURL(here);
    await hydrated(page);
    await expect(overlay).toBeHidden();
  });
}

test('an entry that a closed drawer has left may be written over: Back returns to the list, not over it', async ({ page }) => {
  await comeTo(page, '/product-list/?search=sauce', 390);
  const here = page.url();
  await page.getByRole('button', { name: /^Categories & filters/u }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.evaluate(() => history.replaceState({ idx: 2 }, '', '?search=sauce&brands=none'));
  await back(page);
  // Long enough for another step back, if there were one.
  await page.waitForTimeout(500);
  expect(page.url()).toBe(here);
});

test('Back closes a drawer over an entry that was written over meanwhile', async ({ page }) => {
  await comeTo(page, '/product-list/?search=sauce', 390);
  const here = page.url();
  await page.getByRole('button', { name: /^Categories & filters/u }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => history.replaceState({ idx: 2 }, '', '?search=sauce&brands=none'));
  await back(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toBe(here);
});

test('after a link in the menu, Back returns to the page it was opened on, and once more to the one before', async ({ page }) => {
  await comeTo(page, '/careers', 390);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about-us$/u);
  await back(page);
  await expect(page).toHaveURL(/\/careers$/u);
  await expect(page.getByRole('dialog')).toBeHidden();
  await back(page);
  await expect(page).toHaveURL(/:\d+\/$/u);
});

test('after filters were applied in the drawer, Back returns to the list without them', async ({ page }) => {
  await comeTo(page, '/product-list/?search=sauce', 390);
  await page.getByRole('button', { name: /^Categories & filters/u }).click();
  await brandBoxes(page.getByRole('dialog')).first().check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Apply filters/u })
    .click();
  await expect(page).toHaveURL(/brands=/u);
  await back(page);
  await expect(page).toHaveURL(/\?search=sauce$/u);
  await expect(page.getByRole('dialog')).toBeHidden();
  await back(page);
  await expect(page).toHaveURL(/:\d+\/$/u);
});

test('reloaded while something was open, the page needs no Back more', async ({ page }) => {
  await comeTo(page, '/careers', 390);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await back(page);
  await expect(page).toHaveURL(/:\d+\/$/u);
});

test('Back closes the dialog that says how a message was sent', async ({ page }) => {
  await page.route('**/api/mail/contactUs', (route) => route.fulfill({ status: 200, json: { message: 'Thank you.' } }));
  await comeTo(page, '/contact-us', 1280);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Pier');
  await form.getByRole('textbox', { name: /mail/iu }).fill('ada@example.com');
  await form.getByRole('textbox', { name: 'Subject' }).fill('Chip boxes');
  await form.getByRole('textbox', { name: 'Message' }).fill('How many fit on a pallet?');
  await form.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Success' }).or(page.getByRole('alertdialog', { name: 'Success' }));
  await expect(dialog).toBeVisible();
  await back(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/contact-us$/u);
  await back(page);
  await expect(page).toHaveURL(/:\d+\/$/u);
});

test('a router that writes over each entry one comes to, as Next’s does, hides no Back', async ({ page }) => {
  await page.addInitScript(() => window.addEventListener('popstate', () => history.replaceState({ ...history.state }, '')));
  await comeTo(page, '/product-list/?search=sauce', 390);
  await page.getByRole('button', { name: /^Categories & filters/u }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await back(page);
  await expect(page).toHaveURL('/');
});

test('Back at once after a search, before its page has come, leaves no text in the header’s box', async ({ page }) => {
  await page.goto('/about-us');
  await hydrated(page);
  // The list's own scripts, which are not fetched yet, never come.
  await page.route('**/assets/*.js', () => undefined);
  const box = searchBox(page);
  await box.fill('tea');
  await box.press('Enter');
  await expect(page).toHaveURL(/search=tea/u);
  await back(page);
  await expect(page).toHaveURL(/about-us/u);
  await expect(box).toHaveValue('');
});
