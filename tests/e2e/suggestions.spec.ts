import { expect, expectAccessible, test } from './fixtures.ts';
import { open, searchBox } from './list.ts';

const isSuggesting = (address: string) => /\/Suggestions-|\/suggestions\?/u.test(address);

test.describe('The suggestions below the search box', () => {
  test('come by keys when somebody types, and their code when the box is touched; Enter searches what was typed', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => isSuggesting(request.url()) && asked.push(request.url()));
    await open(page, '/');
    expect(asked).toEqual([]);
    const box = searchBox(page);
    await box.pressSequentially('haddo', { delay: 30 });
    const product = page.getByRole('group', { name: 'Products' }).getByRole('option').first();
    await expect(product).toContainText(/Haddo.*\d{6}/u);
    expect(asked.filter((address) => address.includes('?q=')).length).toBeLessThan(5);
    await expectAccessible(page);
    await box.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await box.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(box).toHaveValue('haddo');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/product-list\/\?search=haddo$/u);
  });

  test('lead to products by touch on a phone, and Back brings the empty box', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 780 }, hasTouch: true });
    const page = await context.newPage();
    await open(page, '/');
    const box = searchBox(page);
    await box.tap();
    expect(await box.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(16);
    await box.pressSequentially('haddo');
    await page.getByRole('group', { name: 'Products' }).getByRole('option').first().tap();
    await expect(page).toHaveURL(/\/product\/\d+$/u);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/u);
    await expect(box).toHaveValue('');
    await context.close();
  });

  test('fail without a word, and the search of the list works as before', async ({ page, problems }) => {
    problems.expect(/suggestions|Failed to load resource|status code 503/u);
    await page.route('**/api/products/suggestions?*', (route) => route.fulfill({ status: 503, json: { message: 'No.' } }));
    await open(page, '/product-list');
    const box = searchBox(page, 'main');
    const answer = page.waitForResponse(/suggestions\?q=/u);
    await box.pressSequentially('cola');
    await answer;
    await expect(page.getByRole('option')).toHaveCount(0);
    await box.press('Enter');
    await expect(page).toHaveURL(/\/product-list\/\?search=cola$/u);
  });

  test('keeps the last searches on the device, until they are cleared', async ({ page }) => {
    await open(page, '/');
    const box = searchBox(page);
    await box.click();
    await expect(box).toHaveRole('combobox');
    await box.fill('cola');
    await box.press('Enter');
    await expect(page).toHaveURL(/search=cola$/u);
    await page.getByRole('banner').getByRole('link', { name: 'All Products' }).click();
    // The new page takes the focus when it comes.
    await expect(box).toHaveValue('');
    await box.click();
    await expect(page.getByRole('option', { name: 'cola', exact: true })).toBeVisible();
    await page.getByRole('option', { name: 'Clear recent searches' }).click();
    await expect(page.getByRole('listbox')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
  });
});
