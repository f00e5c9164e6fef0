import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { openBeforeScripts } from '../forms.ts';
import { searchBox } from '../list.ts';

test('the navigation lists the seven places and marks where the visitor is', async ({ page }) => {
  await page.goto('/product-list');
  const navigation = page.getByRole('navigation').filter({ hasText: 'Careers' }).first();
  for (const place of ['Home', 'All Products', 'Account Form', 'Careers', 'About Us', 'Contact Us', 'Terms']) {
    await expect(navigation.getByRole('link', { name: place, exact: true })).toBeVisible();
  }
  await expect(navigation.getByRole('link', { name: 'All Products' })).toHaveAttribute('aria-current', 'page');
});

test('further inside a place the navigation marks it, and its link leads back', async ({ page }) => {
  await page.goto('/product-list/?search=prawns');
  const products = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Products' });
  await expect(products).toHaveAttribute('aria-current', 'true');
  await expect(products).toHaveCSS('cursor', 'pointer');
  await products.click();
  await expect(page).toHaveURL('/product-list');
  await expect(products).toHaveAttribute('aria-current', 'page');
  await expect(products).toHaveCSS('cursor', 'default');

  await page.goto('/careers/job-detail?id=1');
  const careers = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' });
  await expect(careers).toHaveAttribute('aria-current', 'true');
  await careers.click();
  await expect(page).toHaveURL('/careers');
});

test('on a phone the menu slides in, closes on Escape with the focus back, and on a followed link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await hydrated(page);
  const open = page.getByRole('button', { name: 'Menu' });
  await open.click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'All Products' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await menu.getByRole('link', { name: 'All Products' }).click();
  await expect(page).toHaveURL(/\/product-list$/u);
  await expect(menu).toBeHidden();
});

test('Back closes the phone’s menu and stays on the page that it was opened on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await hydrated(page);
  const open = page.getByRole('button', { name: 'Menu' });
  await open.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/careers');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
});

test('the menu button, pressed before the page’s script has arrived, opens the menu when it has', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const letScriptsCome = await openBeforeScripts(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await letScriptsCome();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'All Products' })).toBeVisible();
});

for (const [way, follow] of [
  ['the navigation', (page: Page) => page.getByRole('banner').getByRole('link', { name: 'All Products' }).press('Enter')],
  ['the header’s search', (page: Page) => searchBox(page).press('Enter')],
] as const) {
  test(`followed by keyboard, ${way} puts the focus on the heading, however late it comes`, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.route('**/api/products*', async (route) => {
      await page.waitForTimeout(1500);
      await route.continue();
    });
    await follow(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused();
    // The counts of facets may still be on their way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('followed in the phone’s menu, a link puts the focus on the heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await hydrated(page);
  // The second time their code is there already.
  for (const [place, address] of [
    ['Careers', /\/careers$/u],
    ['About Us', /\/about-us$/u],
    ['Careers', /\/careers$/u],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: place }).press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('the home page: its skip link, its parts, its banner and its footer', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const main = page.getByRole('main');
  await test.step('the first Tab reaches the skip link, which goes to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip/iu })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
  await test.step('the home page shows main categories, a word on the company, 18 best sellers, a way to all products and four benefits', async () => {
    await expect(main.locator('a[href^="/product/"]')).toHaveCount(18);
    await expect(main.locator('a[href^="/product-list/?categoryId="]').first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'A Manchester wholesaler for people who serve food' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'See all products' }).first()).toHaveAttribute('href', '/product-list');
    for (const benefit of ['Guarantee', 'Support', 'Payments', 'Discount'])
      await expect(main.getByRole('heading', { name: benefit })).toBeVisible();
  });
  await test.step('the banner leads to the account form', () =>
    expect(page.getByRole('link', { name: /Pricing and orders/u })).toHaveAttribute('href', '/account-form'));
  await test.step('the footer holds address, telephone and mail links, and the opening hours with the Friday gap', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
    await expect(footer).toContainText('10am to 12pm, 2pm to 7pm');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByText(/^(?:Open now|Closed)/u)).toBeVisible();
  });
});

/** Ways to reach the company, by the addresses of their links. */
const ways = { 'tel:': 2, 'mailto:': 1, 'https://chat.': 1 };

test('telephone numbers, contact mail and messaging link are in the header at each width from 768 px', async ({ page }) => {
  await page.goto('/careers');
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [scheme, count] of Object.entries(ways)) {
      const links = page.getByRole('banner').locator(`a[href^="${scheme}"]`);
      await expect(links).toHaveCount(count);
      for (const link of await links.all()) await expect(link).toBeVisible();
    }
    await expect(page.getByRole('banner').getByRole('link', { name: 'Message us' })).toHaveAttribute('target', '_blank');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('on a phone the opened menu has telephone numbers, mail and messaging link in view, and the categories', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/careers');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  for (const [scheme, count] of Object.entries(ways)) {
    const links = menu.locator(`a[href^="${scheme}"]`);
    await expect(links).toHaveCount(count);
    for (const link of await links.all()) await expect(link).toBeInViewport();
  }
  const categories = menu.getByRole('region', { name: 'Categories' }).getByRole('link');
  await expect(categories.first()).toBeVisible();
  const name = (await categories.first().textContent()) ?? '';
  await categories.first().click();
  await expect(page).toHaveURL(/\/product-list\/\?categoryId=\d+$/u);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('on a low screen the menu’s places have the room, and the contacts scroll with them', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/careers');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    const categories = menu.getByRole('region', { name: 'Categories' }).getByRole('link');
    await expect(categories.first()).toBeVisible();
    const contacts = menu.getByRole('list', { name: 'Contact' });
    await expect(contacts).not.toBeInViewport();
    await contacts.getByRole('link').last().scrollIntoViewIfNeeded();
    for (const link of await contacts.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(categories.last()).toBeInViewport();
  }
});

test('on the contact page the logo leads to the home page; footer and contact page show the messaging link as text', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Tarnbrook/u })).toHaveAttribute('href', '/');
  for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    const link = place.getByRole('link', { name: /^Message us/u });
    await expect(link).toHaveAttribute('href', /^https:\/\/chat\./u);
    await expect(link).toHaveText(/Message us/u);
  }
});

test('the buttons of the phone’s header have words; the logo stands clear of All Products, and the header ends at the margin of the page', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 800 });
    for (const word of ['Menu', 'All Products', 'Log in']) {
      const label = header.getByText(word, { exact: true });
      await expect(label).toBeInViewport();
      // Not merely spoken: as large as letters are.
      expect((await label.boundingBox())!.height).toBeGreaterThan(8);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // At 320 px the logo is its sign alone.
    if (width === 320) continue;
    const logo = await header.locator('[data-slot="logo"] svg').boundingBox();
    const products = await header.getByRole('link', { name: 'All Products' }).boundingBox();
    expect(products!.x - logo!.x - logo!.width).toBeGreaterThanOrEqual(12);
    const words = await header.getByText('Log in').boundingBox();
    expect(words!.x + words!.width).toBeLessThanOrEqual(width - 15);
  }
});
