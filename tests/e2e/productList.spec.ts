import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, live, test } from './fixtures.ts';
import { brandBoxes, count, open, results, searchBox } from './list.ts';

test.describe('The search box of the header', () => {
  test('goes to the list on Enter and stays in step with the address', async ({ page }) => {
    await open(page, '/');
    const box = searchBox(page);
    await box.fill('haddock');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/product-list\/\?search=haddock$/u);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('haddock');
    await page.goBack();
    await expect(page).toHaveURL(/\/$/u);
    await expect(box).toHaveValue('');
    await page.goForward();
    await expect(box).toHaveValue('haddock');

    await test.step('goes to the list on a click on its icon', async () => {
      await box.fill('batter');
      await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/\/product-list\/\?search=batter$/u);
    });
    await test.step('is emptied by All Products, which goes to the whole list', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'All Products' }).click();
      await expect(page).toHaveURL(/\/product-list$/u);
      await expect(box).toHaveValue('');
    });
  });

  test('works before the page’s script has come', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/');
    await searchBox(page).fill('prawns');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/\/product-list\/\?search=prawns$/u);
    await expect(count(page)).toBeVisible();
    await context.close();
  });
});

test.describe('Choosing a category', () => {
  test('clears brands, search and tag, returns to page 1 and puts categoryId in the address; again deselects it', async ({ page }) => {
    await open(page, '/product-list/?search=box&tag=1&brands=Nobody&page=2');
    const first = page.getByRole('tree').first().getByRole('treeitem').first();
    await first.click();
    await expect(page).toHaveURL(/\/product-list\/\?categoryId=\d+$/u);
    await first.click();
    await expect(page).toHaveURL(/\/product-list$/u);
  });

  test('leaves the results before it on the screen while its own are loading', { tag: '@extended' }, async ({ page }) => {
    await open(page, '/product-list');
    const cards = page.locator('main li a[href^="/product/"]');
    const first = await cards.first().textContent();
    // The products, and the counts of facets.
    const arrivals: (() => void)[] = [];
    await page.route(/\/api\/products\?.*category/u, async (route) => {
      await new Promise<void>((resolve) => arrivals.push(resolve));
      await route.continue();
    });
    const category = page.getByRole('main').getByRole('treeitem').first();
    await live(category);
    await category.click();
    await expect.poll(() => arrivals.length).toBeGreaterThanOrEqual(2);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Category not found');
    await expect(cards.first()).toHaveText(first ?? '');
    for (const arrive of arrivals) arrive();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Products');
  });
});

test.describe('Sorting', () => {
  test('opens on hover, returns to page 1 and is remembered in local storage under sortBy', async ({ page, request }) => {
    await open(page, '/product-list/?page=3');
    const button = page.getByRole('button', { name: /Sort By/u });
    await live(button);
    await button.hover();
    await page.getByText('Alphabetical: A-Z').click();
    await expect(page).toHaveURL(/\?sort=alphabetical_asc$/u);
    expect(await page.evaluate(() => localStorage.getItem('sortBy'))).toBe('alphabetical_asc');
    const { data } = (await (await request.get('/api/products?sorting=alphabetical_asc&families=1')).json()) as {
      data: { productId: number; name: string }[];
    };
    const names = data.map(({ name }) => name);
    expect(names.toSorted((one, other) => one.localeCompare(other, 'en-GB'))).toEqual(names);
    // The old results stay until the new ones are there.
    await expect
      .poll(() =>
        results(page)
          .locator('h2 a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      )
      .toEqual(data.map(({ productId }) => `/product/${productId}`));
    await open(page, '/product-list');
    await expect(page.getByRole('button', { name: /Sort By/u })).toContainText('Alphabetical: A-Z');
  });

  /** Offset and order of each list call of the page from now on. */
  function questions(page: Page): string[] {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/products' && !searchParams.has('facets'))
        asked.push(`${searchParams.get('offset') ?? ''} ${searchParams.get('sorting') ?? ''}`);
    });
    return asked;
  }
  const choose = async (page: Page, order: string): Promise<void> => {
    await page.getByRole('button', { name: /Sort By/u }).click();
    await page.getByRole('menuitemradio', { name: order }).click();
  };
  const order = (page: Page) => page.getByRole('button', { name: /Sort By/u });
  const productNames = (page: Page) => results(page).locator('h2').allTextContents();

  test(
    'asks the server once, with the first page, and Back shows each entry in the order it was shown in, reload too',
    { tag: '@extended' },
    async ({ page }) => {
      await open(page, '/product-list');
      const first = await productNames(page);
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect.poll(() => productNames(page)).not.toEqual(first);
      const second = await productNames(page);

      const asked = questions(page);
      await choose(page, 'Alphabetical: Z-A');
      await expect(page).toHaveURL(/\?sort=alphabetical_desc$/u);
      await expect.poll(() => productNames(page)).not.toEqual(second);
      expect(asked).toEqual(['0 alphabetical_desc']);

      await page.goBack();
      await expect(order(page)).toContainText('Popularity');
      await expect.poll(() => productNames(page)).toEqual(second);
      await page.reload();
      await hydrated(page);
      await expect(order(page)).toContainText('Popularity');
      await page.goBack();
      await expect(page).toHaveURL(/\/product-list$/u);
      await expect(order(page)).toContainText('Popularity');
      await expect.poll(() => productNames(page)).toEqual(first);
      // The next page uses the order shown, not the one chosen last.
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect.poll(() => productNames(page)).toEqual(second);
    },
  );

  test(
    'that was chosen on an earlier visit decides where the address says nothing, and then stands in it',
    { tag: '@extended' },
    async ({ page }) => {
      await open(page, '/');
      await page.evaluate(() => localStorage.setItem('sortBy', 'alphabetical_asc'));
      const asked = questions(page);
      await page.getByRole('banner').getByRole('link', { name: 'All Products' }).click();
      await expect(page).toHaveURL(/\?sort=alphabetical_asc$/u);
      await expect(order(page)).toContainText('Alphabetical: A-Z');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(asked).toEqual(['0 alphabetical_asc']);
      await choose(page, 'Popularity');
      await expect(page).toHaveURL(/\/product-list$/u);
      await page.goBack();
      await expect(order(page)).toContainText('Alphabetical: A-Z');
      await page.goBack();
      await expect(page).toHaveURL(/\/$/u);
    },
  );

  test('is not offered for a single product', { tag: '@extended' }, async ({ page, request }) => {
    const { data } = (await (await request.get('/api/products?limit=1')).json()) as { data: { code: string }[] };
    await open(page, `/product-list/?search=${data[0]?.code ?? ''}`);
    await expect(page.getByText('1 product')).toBeVisible();
    await expect(page.getByRole('button', { name: /Sort By/u })).toHaveCount(0);
  });
});

test.describe('Brands', () => {
  test('are alternatives, keep search and category, return to page 1, and stay on offer', async ({ page }) => {
    await open(page, '/product-list/?search=chips&page=2');
    const boxes = brandBoxes(page);
    const before = await boxes.count();
    await boxes.first().check();
    await expect(page).toHaveURL(/\?search=chips&brands=[^&]+$/u);
    await expect(boxes).toHaveCount(before);
    const one = await count(page).textContent();
    await boxes.nth(1).check();
    await expect(page).toHaveURL(/brands=[^&]+&brands=[^&]+$/u);
    await expect(count(page)).not.toHaveText(one ?? '');
  });
});

test('the 51st brand cannot be ticked, and the filter says why', { tag: '@extended' }, async ({ page, request }) => {
  const { brands } = (await (await request.get('/api/products?limit=1')).json()) as { brands: string[] };
  const chosen = brands.slice(0, 50).map((brand) => `brands=${encodeURIComponent(brand)}`);
  await open(page, `/product-list/?${chosen.join('&')}`);
  const filter = page.getByRole('group', { name: /Brands/u });
  await live(filter);
  await expect(filter.getByText('Up to 50 brands at once. Untick one first.')).toBeVisible();
  await filter.getByRole('searchbox').fill(brands[60] ?? '');
  await expect(filter.getByRole('checkbox', { name: brands[60] })).toBeDisabled();
  await filter.getByRole('searchbox').fill('');
  await filter.getByRole('checkbox', { name: brands[0] }).uncheck();
  await expect(filter.getByText(/the most at once/u)).toHaveCount(0);
});

test.describe('Pages', () => {
  test('are links in a navigation named Pagination, and the address carries the page; they shrink to arrows under 640 px', async ({
    page,
  }) => {
    await open(page, '/product-list');
    const pagination = page.getByRole('navigation', { name: 'Pagination' });
    await pagination.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/\?page=2$/u);
    await expect(page.getByText(/^[\d,]+ products, page 2$/u)).toBeVisible();
    await expect(pagination.locator('[aria-current="page"]')).toHaveText('2');
    const next = pagination.getByRole('link', { name: 'Next page' });
    await expect(next.getByText('Next', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 639, height: 900 });
    await expect(next).toBeVisible();
    await expect(next.getByText('Next', { exact: true })).toBeHidden();
  });

  test('beyond the last lead to the first', { tag: '@extended' }, async ({ page }) => {
    await page.goto('/product-list/?categoryId=1&page=100000');
    await expect(page).toHaveURL(/\/product-list\/\?categoryId=1$/u);
  });
});

test('the list has 1 column for a single result, otherwise 2 on phones, 3 from 640 px, 4 from 1024 px', async ({ page, request }) => {
  const columns = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await results(page).evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    return new Set(lefts).size;
  };
  const { data } = (await (await request.get('/api/products?limit=1')).json()) as { data: { code: string }[] };
  await open(page, `/product-list/?search=${data[0]?.code ?? ''}`);
  expect(await columns(1280)).toBe(1);
  await open(page, '/product-list');
  for (const [width, expected] of [
    [390, 2],
    [639, 2],
    [640, 3],
    [1023, 3],
    [1024, 4],
    [1280, 4],
  ] as const)
    await expect.poll(() => columns(width), { message: `${width} px` }).toBe(expected);
});

test.describe('What the list was opened with is shown again', () => {
  /** The names of the products shown. */
  const names = (page: Page) => results(page).locator('h2').allTextContents();

  /** Opens a list, changes it, undoes the change, and expects the same products. */
  async function changeAndReturn(page: Page, address: string, change: () => Promise<void>, goBack: () => Promise<unknown>): Promise<void> {
    await open(page, address);
    const [first, total] = [await names(page), await count(page).textContent()];
    await change();
    await expect.poll(() => names(page)).not.toEqual(first);
    await goBack();
    await expect.poll(() => names(page)).toEqual(first);
    await expect(count(page)).toHaveText(total ?? '');
  }

  const searchFor = async (page: Page, text: string): Promise<void> => {
    const box = searchBox(page);
    await box.fill(text);
    await box.press('Enter');
  };

  test('by Back from another search', async ({ page }) => {
    await changeAndReturn(
      page,
      '/product-list/?search=cola',
      () => searchFor(page, 'bleach'),
      () => page.goBack(),
    );
  });

  test('by page 1 after page 2', { tag: '@extended' }, async ({ page }) => {
    const pageLink = (number: number) =>
      page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: `Page ${number}`, exact: true });
    await changeAndReturn(
      page,
      '/product-list',
      () => pageLink(2).click(),
      () => pageLink(1).click(),
    );
  });

  test('when a brand is chosen no more', { tag: '@extended' }, async ({ page }) => {
    const brand = brandBoxes(page).first();
    await changeAndReturn(
      page,
      '/product-list',
      () => brand.check(),
      () => brand.uncheck(),
    );
  });

  test('when the category is chosen no more', { tag: '@extended' }, async ({ page }) => {
    const category = page.getByRole('main').getByRole('treeitem').first();
    const choose = async () => {
      await live(category);
      await category.click();
    };
    await changeAndReturn(page, '/product-list', choose, choose);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
  });

  test('by All Products after a search', { tag: '@extended' }, async ({ page }) => {
    await changeAndReturn(
      page,
      '/product-list',
      () => searchFor(page, 'bleach'),
      () => page.getByRole('banner').getByRole('link', { name: 'All Products' }).click(),
    );
  });
});

test.describe('A change of the list leaves the focus where it is', () => {
  test('on /product-list and on /category/2', async ({ page }) => {
    for (const address of ['/product-list', '/category/2']) {
      await open(page, address);
      const brand = brandBoxes(page).first();
      await live(brand);
      await brand.focus();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/brands=/u);
      await expect(count(page)).toBeInViewport();
      await expect(brand).toBeFocused();
    }
  });

  test('also when the filters come to life only after the press', { tag: '@extended' }, async ({ page }) => {
    let arrive: (() => void) | undefined;
    await page.route(/assets\/ListSidebar-/u, async (route) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      await route.continue();
    });
    await open(page, '/product-list');
    const brand = brandBoxes(page).first();
    await brand.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => arrive).toBeDefined();
    arrive?.();
    await expect(page).toHaveURL(/brands=/u);
    await expect(brand).toBeFocused();
  });
});

test('a search in the header of the list scrolls to what it found', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/product-list/?search=cola');
  const box = searchBox(page);
  await box.fill('lemonade');
  await box.press('Enter');
  await expect(page.locator('main li h2').first()).toBeInViewport();
});

test(
  'on phones the row of categories is centred, fades where it goes on, and has the chosen one in view',
  { tag: '@extended' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/product-list/?categoryId=106');
    const chosen = page.getByRole('main').getByRole('link', { name: 'Cleaning & Hygiene' }).first();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(chosen).toHaveAttribute('aria-current', 'page');
    await expect(chosen).toBeInViewport({ ratio: 1 });
    const offset = await chosen.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const [text, box] = [range.getBoundingClientRect(), link.getBoundingClientRect()];
      return Math.abs((text.top + text.bottom) / 2 - (box.top + box.bottom) / 2);
    });
    expect(offset).toBeLessThan(2);
    await expect(chosen.locator('xpath=ancestor::ul')).toHaveCSS('mask-image', /linear-gradient/u);
  },
);

test.describe('By keyboard', () => {
  test('the first product is at most three Tab stops from the heading of the results', async ({ page }) => {
    for (const address of ['/product-list', '/product-list/?search=sauce', '/product-list/?categoryId=73']) {
      await open(page, address);
      await page.getByRole('heading', { level: 1 }).focus();
      const stops: (string | null)[] = [];
      do {
        await page.keyboard.press('Tab');
        stops.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? null));
      } while (stops.length < 4 && !stops.at(-1)?.startsWith('/product/'));
      expect(stops.length, stops.join(' ')).toBeLessThanOrEqual(3);
    }
  });

  test('skip links lead to the results and to the filters', async ({ page }) => {
    await open(page, '/product-list');
    await page.getByRole('link', { name: 'Skip to the results' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Skip to the filters' }).press('Enter');
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeFocused();
  });

  for (const [name, change] of [
    ['another page', (page: Page) => page.getByRole('link', { name: 'Next page' }).press('Enter')],
    ['a category’s tile', (page: Page) => page.getByRole('main').getByRole('link', { name: 'Frozen Food' }).first().press('Enter')],
  ] as const) {
    test(`the focus goes with the view to the heading of the results after ${name}`, { tag: '@extended' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/product-list');
      await change(page);
      await expect(page).toHaveURL(/page=2|categoryId=/u);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
    });
  }

  test('a new order is announced', { tag: '@extended' }, async ({ page }) => {
    await open(page, '/product-list');
    const status = page.getByRole('status').filter({ hasText: /^[\d,]+ products?/u });
    await expect(status).toContainText(/products, sorted by Popularity$/u);
    await page.getByRole('button', { name: /Sort By/u }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'Newest First' }).press('Enter');
    await expect(status).toContainText(/products, sorted by Newest First$/u);
    await expect(page.getByRole('button', { name: /Sort By/u })).toBeFocused();
  });
});

test('the list has a search box of its own on desktops only, which searches on Enter and on a click on its icon', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/product-list');
  const main = page.getByRole('main');
  const box = main.getByPlaceholder('Search for products');
  await box.fill('haddock');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/product-list\/\?search=haddock$/u);
  await expect(box).toHaveValue('');
  await box.fill('batter');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/product-list\/\?search=batter$/u);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(box).toBeHidden();
});

test(
  'what is typed into a search box and not sent gives way: in the header to where the visitor goes, in the list’s own to the category that is chosen',
  { tag: '@extended' },
  async ({ page }) => {
    await open(page, '/product-list');
    const header = searchBox(page);
    await header.fill('xyz');
    await page.getByRole('banner').getByRole('link', { name: 'All Products' }).click();
    await expect(header).toHaveValue('');
    const box = searchBox(page, 'main');
    await box.fill('coke');
    await page.getByRole('main').getByRole('link', { name: 'Soft Drinks & Water' }).first().click();
    await expect(page).toHaveURL(/categoryId=/u);
    await expect(box).toHaveValue('');
  },
);

test('an endless word that nothing matches does not make the page scroll sideways', { tag: '@extended' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, `/product-list/?search=${'x'.repeat(200)}`);
  await expect(page.getByRole('img', { name: 'No products found' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the list can be shown in rows, twelve on a screen below its separator, also before the next page’s script', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to fetch/u);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/product-list');
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page.getByRole('button', { name: 'Grid view' })).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/product-list');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(rows).toHaveCount(12);
  await page
    .getByRole('main')
    .getByRole('separator')
    .first()
    .evaluate((line) => line.scrollIntoView());
  const boxes = await rows.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.filter(({ top, bottom }) => top >= 0 && bottom <= 800)).toHaveLength(12);
  await expect(rows.filter({ hasText: 'Contains fish' }).first()).toBeVisible();
});

test('a change scrolls to the separator, Back does not', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/product-list');
  const pagination = page.getByRole('navigation', { name: 'Pagination' });
  await pagination.evaluate((pages) => pages.scrollIntoView());
  await page.waitForTimeout(200);
  const before = await page.evaluate(() => window.scrollY);
  await pagination.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText(/^[\d,]+ products, page 2$/u)).toBeInViewport();
  const separator = await page
    .locator('main hr')
    .first()
    .evaluate((line) => line.getBoundingClientRect().top);
  expect(separator).toBeGreaterThanOrEqual(0);
  expect(separator).toBeLessThan(200);
  await page.goBack();
  await expect(count(page)).toHaveText(/^[\d,]+ products$/u);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
});

test('Back from a product returns to the same place of the same list, reload too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/product-list/?page=2');
  await page.locator('main li h2').nth(8).scrollIntoViewIfNeeded();
  await page.waitForTimeout(200);
  const top = await page.evaluate(() => window.scrollY);
  await page.locator('main li a[href^="/product/"]').nth(8).click();
  await expect(page).toHaveURL(/\/product\/\d+$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\?page=2$/u);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeCloseTo(Math.round(top), -1);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeCloseTo(Math.round(top), -1);
});

test('the packs of an article share one card, whose page has them all', async ({ page }) => {
  await open(page, '/product-list/?search=boxrigg+pizza+box');
  const cards = results(page);
  const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const listed = await hrefs(cards.locator('h2 a'));
  const card = cards.filter({ hasText: /\d+\ssizes/u }).first();
  const packs = Number(/(\d+)\ssizes/u.exec((await card.textContent()) ?? '')?.[1]);
  await card.getByRole('link').click();
  const others = page.getByRole('navigation', { name: 'Sizes' });
  await others.getByRole('button', { name: /^All \d+ sizes/u }).click();
  await expect(others.getByRole('link')).toHaveCount(packs);
  expect((await hrefs(others.getByRole('link'))).filter((href) => listed.includes(href))).toHaveLength(1);
});

test('a search without results offers near words and a question to the company', { tag: '@extended' }, async ({ page }) => {
  await open(page, '/product-list/?search=polypropylenium');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: 'No products found' })).toBeVisible();
  const near = main.getByRole('link', { name: /^Search for “/u }).first();
  const word = /“(.*)”/u.exec((await near.textContent()) ?? '')?.[1] ?? '';
  expect(word).toMatch(/^poly/iu);
  await expect(main.getByRole('link', { name: 'Ask us for it' })).toHaveAttribute('href', /\/contact-us\?subject=.*polypropylenium/u);
  await expect(main.getByRole('heading', { name: 'Best-selling products' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(4);
  await live(near);
  await near.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${word}”`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(count(page)).toBeVisible();
});

test('nothing is said more often than a screen needs: the search, All Products and the categories twice, a telephone number twice', async ({
  page,
}) => {
  /** How often the words stand in what is seen of the window, in texts and in fields. */
  const times = (words: string) =>
    page.evaluate((sought) => {
      const isSeen = (element: Element | null): boolean => {
        const { top, bottom, width } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0, width: 0 };
        return width > 1 && bottom > 0 && top < window.innerHeight && element!.checkVisibility({ visibilityProperty: true });
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let found = 0;
      while (walker.nextNode())
        if (walker.currentNode.textContent!.toLowerCase().includes(sought) && isSeen(walker.currentNode.parentElement)) found += 1;
      for (const field of document.querySelectorAll('input')) if (field.value.toLowerCase().includes(sought) && isSeen(field)) found += 1;
      return found;
    }, words.toLowerCase());
  await open(page, '/product-list/?search=zzzz%20qqqqq');
  expect(await times('zzzz qqqqq')).toBe(2);
  await test.step('a search without results shows the picture No products found and ways out', async () => {
    await expect(page.getByRole('img', { name: 'No products found' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse the range' }).last()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
  });
  await open(page, '/product-list');
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await times('Hot Drinks & Bakery')).toBeLessThanOrEqual(2);
  for (const address of [
    '/',
    '/product-list',
    '/product/4',
    '/account-form',
    '/login',
    '/reset-password',
    '/user/change-password',
    '/terms&conditions',
  ]) {
    await page.goto(address);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await times('All Products'), address).toBeLessThanOrEqual(2);
    const numbers = await page.locator('a[href^="tel:"]:visible').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const number of new Set(numbers))
      expect(numbers.filter((other) => other === number).length, `${address} ${number}`).toBeLessThanOrEqual(2);
  }
});

test('on phones a Categories button opens a drawer with tree, brands and apply; the page behind does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/product-list');
  await page.getByRole('button', { name: /^Categories & filters/u }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('tree')).toBeVisible();
  await brandBoxes(drawer).first().check();
  const apply = drawer.getByRole('button', { name: /^Apply filters \([\d,]+ products?\)$/u });
  await expect(apply).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await apply.click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\?brands=/u);
  await expect(page.getByRole('button', { name: /^Categories & filters/u })).toContainText('1');
});

test('on phones a category that is chosen in the drawer closes it', { tag: '@extended' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/product-list');
  await page.getByRole('button', { name: /^Categories & filters/u }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('treeitem').first().click();
  await expect(page).toHaveURL(/\/product-list\/\?categoryId=\d+$/u);
  await expect(drawer).toBeHidden();
});

test('on phones the Categories button counts filters, and clearing brands keeps the rest', { tag: '@extended' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/product-list/?search=sauce');
  const button = page.getByRole('button', { name: /^Categories & filters/u });
  await expect(button).toHaveText('Categories & filters');
  await button.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { name: 'Clear all choices' })).toBeDisabled();
  await brandBoxes(drawer).nth(0).check();
  await brandBoxes(drawer).nth(1).check();
  await drawer.getByRole('button', { name: /^Apply filters \([\d,]+ products?\)$/u }).click();
  await expect(page).toHaveURL(/\/\?search=sauce&brands=[^&]+&brands=[^&]+$/u);
  await expect(button).toHaveAccessibleName('Categories & filters 2 filters on');
  await button.click();
  await drawer.getByRole('button', { name: 'Clear all choices' }).click();
  await drawer.getByRole('button', { name: /^Apply filters \([\d,]+ products?\)$/u }).click();
  await expect(page).toHaveURL(/\/\?search=sauce$/u);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('sauce');
});

test(
  'on phones a button in the drawer takes away ticks that are not applied yet, and leaves the list as it is',
  { tag: '@extended' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/product-list/?search=sauce');
    await page.getByRole('button', { name: /^Categories & filters/u }).click();
    const drawer = page.getByRole('dialog');
    const apply = drawer.getByRole('button', { name: /^Apply filters \([\d,]+ products?\)$/u });
    await expect(apply).toBeVisible();
    const all = await apply.textContent();
    await brandBoxes(drawer).first().check();
    await expect(apply).not.toHaveText(all!);
    await drawer.getByRole('button', { name: 'Clear all choices' }).click();
    await expect(drawer.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(apply).toHaveText(all!);
    await expect(drawer.getByRole('button', { name: 'Clear all choices' })).toBeDisabled();
    await expect(drawer.getByText('Categories and filters')).toBeFocused();
    await expect(page).toHaveURL(/\/product-list\/\?search=sauce$/u);
    await expect(drawer).toBeVisible();
  },
);

test('beside the active filters, all brands can be cleared, and search and category stay', { tag: '@extended' }, async ({ page }) => {
  for (const [address, rest] of [
    ['/product-list/?search=sauce&brands=Nobody&brands=Anybody', 'Results for “sauce”'],
    ['/product-list/?categoryId=1&brands=Nobody&brands=Anybody', 'Soft Drinks & Water'],
  ] as const) {
    await open(page, address);
    await page.getByRole('link', { name: 'Clear all choices' }).press('Enter');
    await expect(page).toHaveURL(address.replace('&brands=Nobody&brands=Anybody', ''));
    await expect(page.getByRole('link', { name: 'Clear all choices' })).toHaveCount(0);
    // A second Enter takes nothing away.
    await expect(page.getByRole('heading', { level: 1, name: rest })).toBeFocused();
  }
});

test(
  'after the last brand was removed, the focus is on the heading of the results and not on the search',
  { tag: '@extended' },
  async ({ page }) => {
    await open(page, '/product-list/?search=sauce&brands=Nobody&brands=Anybody');
    await page.getByRole('link', { name: 'Brand: Nobody, remove' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Brand: Anybody, remove' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/\?search=sauce$/u);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test('a filter that is on moves nothing above the list, on screens of any width', { tag: '@extended' }, async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/product-list/?search=sauce');
    const button = page.getByRole('button', { name: /^Categories & filters/u });
    const order = page.getByRole('button', { name: /Sort By/u });
    await live(order);
    // At once, since the view may be on its way to the results.
    const places = async () =>
      button.evaluate(
        (first, second) => {
          const [one, other] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
          return [one.width, one.height, other.width, other.height, other.x - one.x, other.y - one.y].map(Math.round);
        },
        await order.elementHandle(),
      );
    const before = await places();
    await button.click();
    const drawer = page.getByRole('dialog');
    await brandBoxes(drawer).first().check();
    await drawer.getByRole('button', { name: /^Apply filters \([\d,]+ products?\)$/u }).click();
    await expect(button).toHaveAccessibleName('Categories & filters 1 filter on');
    expect(await places()).toEqual(before);
  }
});

test('a category is found by its name in the address, whatever else the address says', async ({ page, problems }) => {
  problems.expect(/404/u);
  await page.goto('/product-list/drinks');
  await expect(page).toHaveURL(/\/product-list\/\?categoryId=1$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soft Drinks & Water');
  await page.goto('/product-list/cod-and-haddock?sort=alphabetical_asc&page=2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cod & Haddock');
  await expect(page).toHaveURL(/\?categoryId=\d+&sort=alphabetical_asc&page=2$/u);
  const unknown = await page.goto('/product-list/flying-carpets');
  expect(unknown?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found');
});

test('a link inside the shop to a category by its name leads there too', { tag: '@extended' }, async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    history.pushState(null, '', '/product-list/fish-and-seafood');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fish & Seafood');
  await expect(page).toHaveURL(/\?categoryId=\d+$/u);
});

test('the three routes to a list show the same screen and name one canonical address', async ({ page }) => {
  const canonicals = new Set<string | null>();
  for (const address of ['/product-list/?categoryId=1', '/product-list/1', '/category/1']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Product Categories' })).toBeVisible();
    canonicals.add(await page.locator('link[rel="canonical"]').getAttribute('href'));
  }
  expect(canonicals.size).toBe(1);
  expect([...canonicals][0]).toMatch(/\/product-list\/\?categoryId=1$/u);
});

test.describe('A search', () => {
  test('never shows what does not hold a word that protects people: nut free cake', async ({ page }) => {
    await open(page, '/product-list/?search=nut+free+cake');
    await expect(page.getByRole('img', { name: 'No products found' })).toBeVisible();
    await expect(results(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'None declared nut free' })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: /^Search for “.*cake/u })).toHaveCount(0);
    await page
      .locator('main')
      .getByRole('link', { name: /^Nut free in /u })
      .first()
      .click();
    await expect(count(page)).toBeVisible();
    await expect(page.getByRole('main').getByText(/none declared, not even traces/u)).toBeVisible();
  });

  test('says as a fact what it shows for a misspelt word, and asks nothing', { tag: '@extended' }, async ({ page }) => {
    await open(page, '/product-list/?search=plaise');
    await expect(page.getByRole('main').getByText('Showing plaice.')).toBeVisible();
    await expect(page.getByRole('main').getByText('Did you mean')).toHaveCount(0);
  });

  test(
    'offers what is near halal cod fillets, of which there are none, and says which are not halal',
    { tag: '@extended' },
    async ({ page }) => {
      await open(page, '/product-list/?search=halal+cod+fillets');
      await expect(results(page)).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: /^Halal fillets \(/u })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^See all cod fillets \([\d,]+, not halal\)/u })
        .click();
      await expect(results(page).first()).toContainText('Cod Fillets');
    },
  );

  test('says what it left out', { tag: '@extended' }, async ({ page }) => {
    await open(page, '/product-list/?search=cola+trampoline');
    await expect(page.getByRole('main').getByText('Nothing has every word. Showing cola.')).toBeVisible();
  });

  test('answers a size that nobody packs with the nearest ones of the same fish', { tag: '@extended' }, async ({ page }) => {
    await open(page, '/product-list/?search=haddock+fillets+4-6oz');
    const note = page.getByRole('main').getByText('No 4-6oz. Nearest sizes first.');
    await expect(note).toBeVisible();
    await expect(results(page).first()).toContainText('Haddock Fillets');
    await expect(page.getByRole('main').getByText('Did you mean')).toHaveCount(0);
  });
});

test.describe('Facets', () => {
  const group = (page: Page, name: RegExp) => page.getByRole('group', { name });
  const choose = (page: Page, facet: RegExp, value: RegExp) => group(page, facet).getByRole('checkbox', { name: value }).check();
  const unfold = (within: Page | Locator, facet: string) => within.getByRole('button', { name: facet, expanded: false }).click();
  const total = async (page: Page) => Number(/^\d+/u.exec((await count(page).textContent())!.replaceAll(',', ''))![0]);
  const countOf = async (page: Page, facet: RegExp, value: RegExp) =>
    Number((await group(page, facet).locator('label', { hasText: value }).locator('small').textContent())!.replaceAll(',', ''));

  test('narrow the list to as many products as they say, stand in the address and among the active filters, and Back takes them away', async ({
    page,
  }) => {
    await open(page, '/product-list/fish-seafood');
    const address = page.url();
    const before = await total(page);
    await unfold(page, 'Storage');
    await choose(page, /^Storage/u, /^Frozen/u);
    await expect(page).toHaveURL(`${address}&facet=storage%3Afrozen`);
    await expect.poll(() => total(page)).toBeLessThan(before);
    await expect.poll(async () => (await countOf(page, /^Storage/u, /^Frozen/u)) - (await total(page))).toBe(0);
    await unfold(page, 'Species');
    const cod = await countOf(page, /^Species/u, /^Cod/u);
    await choose(page, /^Species/u, /^Cod/u);
    await expect.poll(() => total(page)).toBe(cod);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    await page.getByRole('link', { name: 'Storage: Frozen, remove' }).click();
    await expect(page).toHaveURL(`${address}&facet=species%3Acod`);
    await page.goBack();
    await expect(group(page, /^Storage/u).getByRole('checkbox', { name: /^Frozen/u })).toBeChecked();
    await page.goBack();
    await page.goBack();
    await expect.poll(() => total(page)).toBe(before);
    await expect(page.getByRole('group').getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('that protect people say what they rest on, and an address with unknown ones shows the rest', async ({ page }) => {
    await open(page, '/product-list/?facet=free-from%3Anut-free&facet=species%3Aunicorn&facet=nonsense');
    await expect(page.getByRole('main').getByText('Nut free: none declared, not even traces. Check the label.')).toBeVisible();
    await expect(group(page, /^Free from/u).getByText('None declared, not even traces. Check the label.')).toBeVisible();
    await expect(group(page, /^Free from/u).getByRole('checkbox', { checked: true })).toHaveCount(1);
    await unfold(page, 'Diet');
    await choose(page, /^Diet/u, /^Vegan/u);
    await expect(page).toHaveURL('/product-list/?facet=free-from%3Anut-free&facet=diet%3Avegan');
  });

  test('wait in the phone’s drawer for the apply button, which counts them with the brands', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/product-list');
    await page.getByRole('button', { name: /^Categories & filters/u }).click();
    const drawer = page.getByRole('dialog');
    for (const facet of ['Storage', 'Diet']) await unfold(drawer, facet);
    await drawer
      .getByRole('group', { name: /^Storage/u })
      .getByRole('checkbox', { name: /^Chilled/u })
      .check();
    await drawer
      .getByRole('group', { name: /^Diet/u })
      .getByRole('checkbox', { name: /^Halal/u })
      .check();
    const halal = drawer.getByRole('group', { name: /^Diet/u }).locator('label', { hasText: 'Halal' }).locator('small');
    const apply = drawer.getByRole('button', { name: /^Apply filters/u });
    await expect.poll(async () => (await apply.textContent())!.includes(`(${await halal.textContent()} product`)).toBe(true);
    await apply.click();
    await expect(page).toHaveURL('/product-list/?facet=storage%3Achilled&facet=diet%3Ahalal');
    await expect(page.getByRole('button', { name: 'Categories & filters 2 filters on' })).toBeVisible();
  });
});
