import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from '../fixtures.ts';
import { count } from '../list.ts';

test('a fresh load of /error goes home once, a reload after that shows it', async ({ page }) => {
  await page.goto('/error');
  await expect(page).toHaveURL(/\/$/u);
  expect(await page.evaluate(() => sessionStorage.getItem('redirected'))).not.toBeNull();
  await page.goto('/error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
  await expect(page).toHaveURL(/\/error$/u);
});

const failures = {
  'the server answers 500': (page: Page) =>
    page.route('**/api/products**', (route) => route.fulfill({ status: 500, json: { message: 'No.' } })),
  'the answer is no JSON': (page: Page) => page.route('**/api/products**', (route) => route.fulfill({ status: 200, body: '<html>' })),
  'the answer is nothing': (page: Page) => page.route('**/api/products**', (route) => route.fulfill({ status: 200, json: null })),
  'there is no network': (page: Page) => page.route('**/api/products**', (route) => route.abort('internetdisconnected')),
};

test('the error page keeps its way back over a reload, and hydrates without a word', async ({ page, problems }) => {
  problems.expect(/ApiError|Failed to load resource/u);
  await page.goto('/error');
  await expect(page).toHaveURL(/\/$/u);
  await expect(page.getByRole('heading', { name: /best-selling/iu })).toBeVisible();
  await failures['the server answers 500'](page);
  await page.getByRole('banner').getByRole('link', { name: 'All Products' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
  await page.unrouteAll();
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
});

test('when a list cannot be loaded, for whatever reason, the error is logged and the visitor is at /error with a way back', async ({
  page,
  problems,
}) => {
  problems.expect(/ApiError|Failed to load resource/u);
  const logged = () => problems.all.filter((problem) => /ApiError/u.test(problem)).length;
  for (const [name, fail] of Object.entries(failures))
    await test.step(name, async () => {
      await page.goto('/');
      await hydrated(page);
      await fail(page);
      const before = logged();
      await page.getByRole('banner').getByRole('link', { name: 'All Products' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
      await expect(page.getByText('An unexpected error occurred. Please try again later.')).toBeVisible();
      expect(logged()).toBeGreaterThan(before);
      await page.unrouteAll();
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(count(page)).toHaveText(/^[\d,]+ products$/u);
    });
});

test('a failed category tree is logged and leaves the list where it is, with the main categories to choose from', async ({
  page,
  problems,
}) => {
  problems.expect(/ApiError|Failed to load resource/u);
  await page.goto('/');
  await hydrated(page);
  await page.route('**/api/categories', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await page.getByRole('main').getByRole('link', { name: 'Fish & Seafood' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fish & Seafood');
  const filters = page.getByRole('complementary').filter({ has: page.getByRole('tree') });
  await expect(filters.getByText('The other categories could not be loaded.')).toBeVisible();
  expect(problems.all.some((problem) => /ApiError: Request failed with status code 500/u.test(problem))).toBe(true);
  await expect(page).toHaveURL(/categoryId=\d+$/u);
  await expect(count(page)).toHaveText(/^[\d,]+ products$/u);
  const another = filters.getByRole('treeitem', { name: 'Frozen Food' });
  await expect(another).toBeVisible();
  await expect(another).not.toHaveAttribute('aria-expanded');
  await page.unrouteAll();
  await filters.getByRole('button', { name: 'Try again' }).click();
  await expect(another).toHaveAttribute('aria-expanded', 'false');
  await expect(filters.getByText('The other categories could not be loaded.')).toHaveCount(0);
});

test('a failed category tree leaves a list that is on screen already where it is, in the drawer too', async ({ page, problems }) => {
  problems.expect(/ApiError|Failed to load resource/u);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route('**/api/categories', (route) => route.abort());
  await page.goto('/product-list');
  await hydrated(page);
  await page.getByRole('button', { name: /^Categories/u }).click();
  await expect(page.getByRole('dialog').getByText('The other categories could not be loaded.')).toBeVisible();
  await expect(page).toHaveURL(/\/product-list$/u);
});

test('parts of the drawer whose code cannot be fetched leave the list where it is', async ({ page, problems }) => {
  problems.expect(/Failed to load resource|Failed to fetch dynamically imported module/u);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/product-list');
  await hydrated(page);
  await page.route(/assets\/(?:ListCategories|BrandFilter)-/u, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: /^Categories/u }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
});

test('what a screen throws while rendering is logged and leads to /error, which says so and stays', async ({ page, problems }) => {
  problems.expect(/TypeError/u);
  await page.goto('/');
  await hydrated(page);
  await page.route('**/api/products?**', (route) => route.fulfill({ json: { data: [{ productId: 1 }], total: 1, totalPages: 1 } }));
  await page.getByRole('banner').getByRole('link', { name: 'All Products' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
  await expect(page).toHaveURL(/\/error$/u);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/product-list');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('heading', { name: /best-selling/iu })).toBeVisible();
});

test('a tab that is older than the build gets the new one by loading the page afresh', async ({ page, problems }) => {
  problems.expect(/Failed to load resource|Failed to fetch dynamically imported module/u);
  await page.goto('/');
  await hydrated(page);
  let asked = 0;
  await page.route(/assets\/About-/u, (route) => ((asked += 1) > 1 ? route.fallback() : route.fulfill({ status: 404, body: '' })));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about-us$/u);
  await expect(page.getByRole('link', { name: 'Register now' })).toBeVisible();
  // The link is in the HTML already: the script may be asked for a moment later.
  await expect.poll(() => asked).toBeGreaterThan(1);
});

test('a page whose code does not come at first is loaded once more, and works', async ({ page, problems }) => {
  problems.expect(/Failed to load resource|Failed to fetch dynamically imported module/u);
  let asked = 0;
  await page.route(/assets\/Contact-/u, (route) => ((asked += 1) > 1 ? route.fallback() : route.fulfill({ status: 404, body: '' })));
  await page.goto('/contact-us');
  await expect.poll(() => asked).toBeGreaterThan(1);
  await hydrated(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your name is required').first()).toBeVisible();
});

test('without a network a screen that was not fetched before leads to the error page, and comes once the network is back', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource|Failed to fetch dynamically imported module|ERR_INTERNET/u);
  await page.goto('/');
  await hydrated(page);
  await page.context().setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Register now' })).toBeVisible();
});

test('without a network a menu that was not fetched before leaves the page and what was typed as they are, and opens once the network is back', async ({
  page,
  problems,
  browser,
}) => {
  test.skip(
    Number.parseInt(browser.version(), 10) < 156,
    'Older versions never fetch a module again that they could not fetch once: a reload helps.',
  );
  problems.expect(/Failed to load resource|Failed to fetch dynamically imported module|ERR_INTERNET|Network Error/u);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact-us');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Subject' }).fill('Chip boxes');
  await page.context().setOffline(true);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect.poll(() => problems.all.some((problem) => /dynamically imported module/u.test(problem))).toBe(true);
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Chip boxes');
  await page.context().setOffline(false);
  await expect(async () => {
    await menu.click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
  // The categories, whose request failed too, are requested again.
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Categories' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Chip boxes');
});

test('an unknown call is a 404 in JSON, never a page', async ({ request }) => {
  for (const address of ['/api/nothing', '/api', '/api/', '/api/products/details']) {
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    expect([answer.status(), answer.headers()['content-type']], address).toEqual([404, 'application/json; charset=utf-8']);
    expect((await answer.json()) as unknown).toEqual({ message: expect.stringContaining('does not exist') as unknown });
  }
});

test('an unknown path shows Home with status 404, out of search engines’ sight', async ({ page, problems }) => {
  problems.expect(/404/u);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { name: /best-selling/iu })).toBeVisible();
});

test('an unknown product and an unknown category are 404 and lead on', async ({ page, problems }) => {
  problems.expect(/404/u);
  for (const address of ['/product/99999999', '/product/abc', '/product-list/?categoryId=99999999', '/category/nonsense']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/category/99999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found');
  await expect(page).toHaveTitle(/^Category not found/u);
  await expect(page.getByRole('main')).toContainText('Pick a category or search the range');
  await expect(page.getByRole('main')).not.toContainText('Take a filter off');
});

test('a product and a category that turn out to be unknown are logged to the console like every failed call', async ({
  page,
  problems,
}) => {
  problems.expect(/ApiError: Request failed with status code 404|Failed to load resource/u);
  const logged = () => problems.all.filter((problem) => /ApiError: Request failed with status code 404/u.test(problem)).length;
  await page.goto('/product-list');
  await hydrated(page);
  // The counts beside the list are a call of their own.
  await page.route(/\/api\/products(?:\/details|\?(?!.*facets=1).*categoryId)/u, (route) =>
    route.fulfill({ status: 404, json: { message: 'Unknown.' } }),
  );
  await page.getByRole('main').getByRole('link', { name: 'Fish & Seafood' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found');
  expect(logged()).toBe(1);
  await page.goBack();
  await page.locator('main li a[href^="/product/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We no longer stock this');
  expect(logged()).toBe(2);
});

test('what is unknown on a direct visit is logged to the console once too, and what exists is not', async ({ page, problems }) => {
  problems.expect(/ApiError: Request failed with status code 404|Failed to load resource/u);
  const logged = () => problems.all.filter((problem) => /ApiError: Request failed with status code 404/u.test(problem)).length;
  const unknown = ['/product/nope', '/product/99999999', '/product-list/nope', '/category/99999', '/careers/job-detail?id=999999'];
  for (const [index, address] of unknown.entries()) {
    await page.goto(address);
    await hydrated(page);
    await expect.poll(logged, address).toBe(index + 1);
  }
  for (const address of ['/product/1', '/category/1', '/']) {
    await page.goto(address);
    await hydrated(page);
  }
  expect(logged()).toBe(unknown.length);
});

test('a session that has ended is logged to the console too', async ({ page, problems }) => {
  problems.expect(/ApiError: Request failed with status code 401|Failed to load resource/u);
  await page.addInitScript(() => localStorage.setItem('token', 'ended'));
  await page.goto('/');
  await expect.poll(() => problems.all.some((problem) => /ApiError: Request failed with status code 401/u.test(problem))).toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('slashes too many at the beginning of an address lead to the page, never to another host', async ({ request, baseURL }) => {
  for (const [address, target] of [
    ['//about-us', '/about-us'],
    ['///shop.example.co.uk/', '/shop.example.co.uk/'],
    ['/\\\\shop.example.co.uk', '/shop.example.co.uk'],
  ] as const) {
    const answer = await request.get(`${baseURL}${address}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], address).toEqual([308, target]);
  }
});

test('HEAD tells the length that GET answers', async ({ request }) => {
  const headers = { 'accept-encoding': 'identity' };
  const [head, get] = [await request.head('/about-us', { headers }), await request.get('/about-us', { headers })];
  expect(Number(head.headers()['content-length'])).toBeGreaterThan(1000);
  expect(head.headers()['content-length']).toBe(get.headers()['content-length']);
});

const hostile = [
  '?page=-1',
  '?page=1e9',
  '?page=0&page=7',
  '?categoryId=abc',
  '?tag=%00',
  '?search=%00%E2%80%AE%22%3E%3Cscript%3E',
  '?brands=',
  '?sort=nonsense',
  '?search=%',
  `?search=${'x'.repeat(3000)}`,
  '?categoryId=1&categoryId=2',
];

test('the list takes a hostile query without harm', async ({ page, problems }) => {
  problems.expect(/400|404/u);
  for (const query of hostile)
    await test.step(query.slice(0, 40), async () => {
      const response = await page.goto(`/product-list${query}`);
      expect(response?.status()).toBeLessThan(500);
      if ((response?.status() ?? 0) < 400) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test('the error page says whom to ask and when, and that what was typed is kept', async ({ page, problems }) => {
  problems.expect(/Failed to load resource|ApiError/u);
  await page.route('**/api/mail/contactUs', (route) => route.abort());
  await page.goto('/contact-us');
  await hydrated(page);
  await page.getByLabel('Name').fill('Asha Varley');
  await page.getByLabel('Mail', { exact: true }).fill('asha@varley.example.com');
  await page.getByLabel('Subject').fill('Haddock');
  await page.getByLabel('Message', { exact: true }).fill('Do you deliver before six?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/error$/u);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('An unexpected error occurred. Please try again later.')).toBeVisible();
  await expect(main.getByText(/^What you typed is kept/u)).toBeVisible();
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(main.getByText('10am to 12pm, 2pm to 7pm')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Haddock');
});

// Outside of the layout there is neither header nor footer with them.
test('/verifymail has telephone numbers and opening hours beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/verifymail');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(2);
  const leftOf = async (place: Locator) => (await place.boundingBox())?.x ?? Number.NaN;
  const [hours, heading] = [main.getByText('10am to 12pm, 2pm to 7pm'), main.getByRole('heading', { level: 1 })];
  // Beside, not below an empty half. The help comes later than the heading, and takes the place of the server's.
  await expect.poll(async () => (await leftOf(hours)) - (await leftOf(heading))).toBeGreaterThan(300);
});
