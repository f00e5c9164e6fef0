import type { Locator, Page } from '@playwright/test';
import { shortestFillMs } from '../../../src/contract/forms/robotCheck.ts';
import { expect, expectAccessible, hydrated, test } from '../fixtures.ts';
import { openBeforeScripts } from '../forms.ts';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test.describe('Careers', () => {
  test('introduce the company before the openings', async ({ page }) => {
    await open(page, '/careers');
    const intro = page.getByRole('region', { name: 'Working here' });
    for (const name of ['Work that you can see at the end of the day', 'How applying works'])
      await expect(intro.getByRole('heading', { name })).toBeVisible();
  });

  test('list the openings, lead to a job, and apply hands the job and all jobs on', async ({ page }) => {
    await open(page, '/careers');
    const jobs = page.getByRole('main').getByRole('link', { name: /^View Job/u });
    expect(await jobs.count()).toBeGreaterThanOrEqual(8);
    await jobs.first().click();
    await expect(page).toHaveURL(/\/careers\/job-detail\?id=\d+$/u);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(page.getByRole('heading', { name: 'Who We Are' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Quick Hiring' }).getByRole('link', { name: /^View Job/u })).not.toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: `Apply for ${title}` })
      .first()
      .click();
    await expect(page).toHaveURL(/\/careers\/job-detail\/apply\?id=\d+$/u);
    const state = await page.evaluate(() => (history.state as { usr: { job: { title: string }; jobs: unknown[] } }).usr);
    expect(state.job.title).toBe(title);
    expect(state.jobs.length).toBeGreaterThanOrEqual(8);
  });

  test('a job that is not there is a 404 that shows the openings', async ({ page, problems }) => {
    problems.expect(/404/u);
    for (const address of ['/careers/job-detail?id=999999', '/careers/job-detail', '/careers/job-detail?id=abc']) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is no longer open');
      await expect(page.getByRole('link', { name: /^View Job/u })).not.toHaveCount(0);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
  });

  test('a list that cannot be loaded is logged and leads to the error page', async ({ page, problems }) => {
    problems.expect(/500|Request failed/u);
    await open(page, '/about-us');
    await page.route('**/api/job', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL(/\/error$/u);
  });

  test('a job that cannot be loaded is only logged, and the page says so', async ({ page, problems }) => {
    problems.expect(/500|Request failed/u);
    await open(page, '/about-us');
    await page.route(/\/api\/job/u, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
    await page.evaluate(() => {
      history.pushState(null, '', '/careers/job-detail?id=1');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(page.getByRole('alert')).toContainText('This job could not be loaded');
    await expect(page).toHaveURL(/\/careers\/job-detail\?id=1$/u);
  });
});

test('the heroes of About and Careers are aligned', async ({ page }) => {
  const boxes: unknown[] = [];
  for (const path of ['/about-us', '/careers']) {
    await open(page, path);
    const { x, width, height } = (await page.getByRole('main').getByRole('img').first().boundingBox())!;
    boxes.push([Math.round(x), Math.round(width), Math.round(height)]);
  }
  expect(boxes[1]).toEqual(boxes[0]);
});

test('the title of a job is a link, and the current job is marked among all jobs of Quick Hiring', async ({ page }) => {
  await open(page, '/careers');
  const cards = page.getByRole('main').getByRole('article');
  const count = await cards.count();
  const title = cards.first().getByRole('heading').getByRole('link');
  const name = (await title.textContent()) ?? '';
  await expect(cards.first()).toContainText(/Posted \d{1,2} \w+ \d{4}/u);
  await title.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Posted' })).toBeVisible();
  const quick = page.getByRole('region', { name: 'Quick Hiring' });
  await expect(quick.getByRole('article')).toHaveCount(count);
  const current = quick.locator('[aria-current="page"]');
  // Its title and its button.
  await expect(current).toHaveCount(2);
  await expect(current.first()).toHaveText(name);
  await expect(quick.getByText('(this job)')).toHaveCount(1);
});

test('the form for a job lists all jobs under Quick Hiring, the one it is for marked, whichever way it is opened', async ({ page }) => {
  await open(page, '/careers');
  const names = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
  await page.getByRole('link', { name: new RegExp(`View Job.*${names[1]}`, 'u') }).click();
  await page
    .getByRole('link', { name: /^Apply/u })
    .first()
    .click();
  const quick = page.getByRole('region', { name: 'Quick Hiring' });
  for (const opened of ['through the shop', 'afresh']) {
    if (opened === 'afresh') await open(page, page.url());
    await expect(page.getByRole('heading', { level: 1, name: `Apply: ${names[1]}` })).toBeVisible();
    await expect(quick.getByRole('article')).toHaveCount(names.length);
    await expect(quick.locator('[aria-current="page"]').first()).toHaveText(names[1] ?? '');
    await expect(quick.getByText('(this job)')).toHaveCount(1);
  }
});

test('a job tells its hours where they are known', async ({ page }) => {
  await open(page, '/careers');
  await page.getByRole('link', { name: 'Night order picker', exact: true }).click();
  const hours = page.getByRole('main').getByRole('definition').filter({ hasText: '9:30pm to 6am' });
  await expect(hours).toBeVisible();
});

test('labels of a row stand at one height, and so do their fields', async ({ page }) => {
  await open(page, '/careers/job-detail/apply?id=1');
  await expectOneRow(page, ['Mobile No.', 'Mail']);
  await page.getByLabel('Mobile No.').fill('abc');
  await page.getByLabel('Mail').focus();
  await expect(page.getByText('Only numbers are allowed').first()).toBeVisible();
  await expectOneRow(page, ['Mobile No.', 'Mail']);
});

/** Fields of one row: their labels begin at one height, and their controls at another. */
async function expectOneRow(page: Page, labels: readonly string[]): Promise<void> {
  const tops = async (locate: (label: string) => Locator) =>
    new Set(await Promise.all(labels.map(async (label) => Math.round((await locate(label).boundingBox())!.y))));
  expect((await tops((label) => page.locator('label', { hasText: new RegExp(`^${label}`, 'u') }))).size).toBe(1);
  expect((await tops((label) => page.getByLabel(label, { exact: true }))).size).toBe(1);
}

test.describe('Terms and privacy', () => {
  test('start at the top with one section open, and opening another closes it', async ({ page }) => {
    await open(page, '/about-us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
    await expect(page).toHaveURL(/\/terms&conditions$/u);
    // The footer comes to life late: its link may have loaded the page afresh.
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const isOpen = page.locator('main [aria-expanded="true"][aria-controls]');
    await expect(isOpen).toHaveCount(1);
    await page.getByRole('button', { name: '8. Delivery' }).click();
    await expect(isOpen).toHaveCount(1);
    await expect(isOpen).toHaveText(/Delivery/u);
    await expect(page.getByText(/within 30 days of the order’s confirmation/u)).toBeVisible();
  });

  test('a section that is pressed before the page’s script has arrived opens when it has, once', async ({ page }) => {
    const letScriptsCome = await openBeforeScripts(page, '/terms&conditions');
    const delivery = page.getByRole('button', { name: '8. Delivery' });
    await delivery.click();
    await delivery.click();
    await letScriptsCome();
    await expect(delivery).toHaveAttribute('aria-expanded', 'true');
    await delivery.click();
    await expect(delivery).toHaveAttribute('aria-expanded', 'false');
  });

  test('a link to a clause opens its section and puts the focus there', async ({ page }) => {
    await open(page, '/terms&conditions#liability.cap');
    await expect(page.locator('[id="liability.cap"]')).toBeFocused();
    await expect(page.locator('[id="liability.cap"]')).toBeInViewport();
    await expect(page.locator('main [aria-expanded="true"][aria-controls]')).toHaveCount(1);
  });

  test('Back from a link of the contents list opens again what was open at first', async ({ page }) => {
    await open(page, '/terms&conditions');
    const isOpen = page.locator('main [aria-expanded="true"][aria-controls]');
    const first = await isOpen.textContent();
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: /Delivery/u })
      .click();
    await expect(isOpen).toHaveText(/Delivery/u);
    await page.goBack();
    await expect(isOpen).toHaveText(first ?? '');
  });

  test('the server’s HTML holds every section, also for those without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/privacy');
    await expect(page.getByText('We retain data indefinitely', { exact: false })).toBeVisible();
    await page.goto('/terms%26conditions');
    await expect(page.getByText(/£500 or 100% of the order’s value/u)).toBeVisible();
    await context.close();
  });

  test('print shows all sections', async ({ page }) => {
    await open(page, '/terms&conditions');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/£500 or 100% of the order’s value/u)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show all sections' })).toBeHidden();
  });
});

test.describe('Contact', () => {
  test('has mail, two telephone numbers, an address in Manchester and hours', async ({ page }) => {
    await open(page, '/contact-us');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(main.locator('address')).toContainText('Manchester');
    await expect(main.getByText(/^(?:Open now|Closed)/u)).toBeVisible();
  });

  test('asks the map service for nothing until somebody wants the map', async ({ page }) => {
    const asked: string[] = [];
    await page.route(/openstreetmap/u, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' });
    });
    const response = await page.goto('/contact-us');
    await hydrated(page);
    expect(response?.headers()['content-security-policy']).toContain('frame-src https://www.openstreetmap.org');
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Show interactive map' }).click();
    await expect(page.frameLocator('iframe').getByText('Map')).toBeVisible();
    // Whether it answers, and then the map itself.
    expect(asked).toHaveLength(2);
  });

  test('a map service that cannot be reached is said so, and the drawing stays', async ({ page, problems }) => {
    problems.expect(/Failed to load resource/u);
    await page.route(/openstreetmap/u, (route) => route.abort());
    await open(page, '/contact-us');
    await page.getByRole('button', { name: 'Show interactive map' }).click();
    await expect(page.getByText(/^The map service is not answering/u)).toBeVisible();
    await expect(page.getByRole('img', { name: /^Drawn map/u })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('the about page says who is served, how to order and who the team are, and leads into the three parts of the range and to registration', async ({
  page,
}) => {
  await open(page, '/about-us');
  for (const name of ['Who we serve', 'How to order', 'The team'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const main = page.getByRole('main');
  for (const name of ['Packaging', 'Cleaning supplies', 'Fish and seafood']) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', /\/product-list\/\?categoryId=\d+$/u);
  }
  await expect(main.getByRole('link', { name: 'Register now' })).toHaveAttribute('href', '/account-form');
});

test('/about-us and /careers show the way to them from Home, and tell search engines the same', async ({ page, baseURL }) => {
  for (const [address, name] of [
    ['/about-us', 'About Us'],
    ['/careers', 'Careers'],
  ] as const) {
    await open(page, address);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', name]);
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')).toMatchObject({
      '@graph': expect.arrayContaining([
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: `${baseURL}/` },
            { '@type': 'ListItem', position: 2, name },
          ],
        },
      ]),
    });
  }
});

test('the delivery check knows the United Kingdom and the islands beside it', async ({ page }) => {
  await open(page, '/about-us');
  await page.getByRole('button', { name: 'Check delivery' }).scrollIntoViewIfNeeded();
  const field = page.getByRole('textbox', { name: /^Post code/u });
  await expect(async () => {
    await field.fill('bt1 5gs');
    await page.getByRole('button', { name: 'Check delivery' }).click();
    await expect(page.getByText('Yes, we deliver to BT1 5GS.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await field.fill('IM1 2AB');
  await field.press('Enter');
  await expect(page.getByText(/^IM1 2AB is outside the United Kingdom/u)).toBeVisible();
});

test('what is typed and pressed before the delivery check is there is not lost', async ({ page }) => {
  let arrive: (() => void) | undefined;
  await page.route(/assets\/DeliveryCheck-/u, async (route) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    await route.continue();
  });
  await open(page, '/about-us');
  const button = page.getByRole('button', { name: 'Check delivery' });
  await button.scrollIntoViewIfNeeded();
  const field = page.getByRole('textbox', { name: /^Post code/u });
  await field.pressSequentially('bt1 5gs');
  await button.click();
  await expect.poll(() => arrive).toBeDefined();
  arrive?.();
  await expect(page.getByText('Yes, we deliver to BT1 5GS.')).toBeVisible();
  await expect(field).toHaveValue('bt1 5gs');
});

test('products looked at are remembered in this browser and can be cleared', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/products?limit=1')).json()) as { data: { productId: number; name: string }[] };
  const [product] = data;
  await open(page, `/product/${product?.productId ?? ''}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed'))).toContain(product?.name ?? '-');
  await open(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const list = page.getByRole('region', { name: 'Recently viewed' });
  await expect(list.getByRole('link')).toHaveAttribute('href', `/product/${product?.productId ?? ''}`);
  await list.getByRole('button', { name: 'Clear recently viewed' }).click();
  await expect(page.getByText('The list has been cleared.')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('recentlyViewed'))).toBeNull();
});

test('whoever wants to be told when prices go live gives name and mail, on the page of the product', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/products?limit=1')).json()) as { data: { productId: number; name: string }[] };
  const address = `/product/${data[0]?.productId ?? ''}`;
  await open(page, address);
  await page.getByRole('button', { name: 'Tell me when prices go live' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell me when prices go live' });
  await expect(dialog.getByRole('textbox')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Tell me' }).click();
  await expect(dialog.getByText('Your name is required').first()).toBeVisible();
  await dialog.getByLabel('Name').fill('Asha Varley');
  await dialog.getByLabel('Mail').fill('asha@varley');
  await dialog.getByLabel('Name').focus();
  await expect(dialog.getByText('Please enter a valid mail').first()).toBeVisible();
  await dialog.getByLabel('Mail').fill('asha@varley.example.com');
  await expectAccessible(page);
  // A person takes longer than a program.
  await page.waitForTimeout(shortestFillMs);
  const sent = page.waitForRequest((each) => each.url().endsWith('/api/mail/priceNotice'));
  await dialog.getByRole('button', { name: 'Tell me' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Asha Varley', mail: 'asha@varley.example.com', product: data[0]?.name });
  await expect(dialog.getByRole('heading', { name: 'Thank you. We will write to you when prices go live.' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${address}$`, 'u'));
});

test('on a phone each fact of a job has a line of its own, and a time of day is never broken', async ({ page }) => {
  await page.goto('/careers');
  await hydrated(page);
  const facts = page.getByRole('article').locator('ul');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(facts.first()).toBeVisible();
    for (const list of await facts.all()) {
      const tops = await list.locator('li').evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
      expect(new Set(tops).size).toBe(tops.length);
    }
    expect((await facts.allTextContents()).filter((text) => /\d [ap]\.m\./u.test(text))).toEqual([]);
    await expect(facts.filter({ hasText: /Apply by \d+ \w+ 20\d\d/u })).toHaveCount(2);
  }
});
