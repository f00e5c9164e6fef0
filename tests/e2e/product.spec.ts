import type { Page } from '@playwright/test';
import { allergenNames } from '../../src/contract/allergens.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** The best seller: it has several pictures. */
async function openProduct(page: Page): Promise<void> {
  const { data } = (await (await page.request.get('/api/products?limit=1')).json()) as { data: { productId: number }[] };
  await page.goto(`/product/${data[0]?.productId ?? ''}`);
  await hydrated(page);
}

test('the product page names its categories and links the tags of the first variant', async ({ page }) => {
  await openProduct(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Secured Payment')).toBeVisible();
  await expect(main.getByText('Made by the Professionals')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Related Products' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Open a business account' })).toHaveAttribute('href', '/account-form');
  const tag = main.locator('a[href*="?tag="]').first();
  const name = await tag.textContent();
  await tag.click();
  await expect(page).toHaveURL(/\/product-list\/\?tag=\d+$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});

test('allergens stand in a block of their own with all fourteen, and are emphasised in the ingredients', async ({ page }) => {
  await page.goto('/product/6396');
  const block = page.getByRole('region', { name: 'Allergens' });
  await expect(block.getByRole('heading', { name: 'Allergens' })).toBeVisible();
  await expect(block).toContainText('ContainsFish');
  for (const name of allergenNames) await expect(block).toContainText(name);
  await expect(
    page
      .locator('main section')
      .filter({ hasText: /^Ingredients/u })
      .locator('strong'),
  ).toHaveText(['Fish', 'haddock']);
});

test('goods that nobody eats have no block of allergens, and say what they are made of', { tag: '@extended' }, async ({ page }) => {
  const { data } = (await (await page.request.get('/api/products?limit=1&searchProduct=bin%20liners')).json()) as {
    data: { productId: number }[];
  };
  await page.goto(`/product/${data[0]!.productId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Allergens' })).toHaveCount(0);
  await page.goto('/product/7573');
  const facts = page.getByRole('main').getByRole('term').filter({ visible: true });
  await expect(facts).toHaveText(['Material', 'Dimensions', 'Barcode']);
});

test('a card says brand and pack size once, and its link is named by both and the name', { tag: '@extended' }, async ({ page }) => {
  for (const search of ['haddock', 'cola']) {
    await page.goto(`/product-list/?search=${search}`);
    const { data } = (await (await page.request.get(`/api/products?limit=12&families=1&searchProduct=${search}`)).json()) as {
      data: { productId: number; name: string; brand: string; packSize: string }[];
    };
    for (const { productId, name, brand, packSize } of data) {
      const link = page.locator(`main li a[href="/product/${productId}"]`);
      const said = ((await link.locator('xpath=ancestor::li').textContent()) ?? '').replaceAll('\u00a0', ' ').toLowerCase();
      const times = (words: string) => said.split(words.replaceAll('\u00a0', ' ').toLowerCase()).length - 1;
      expect([times(brand), times(packSize)], said).toEqual([1, 1]);
      await expect(link).toHaveAccessibleName(new RegExp(`^${brand} `, 'iu'));
      for (const line of ['brand', 'pack']) await expect(link.locator(`xpath=ancestor::li//*[@data-${line}]`)).toBeVisible();
      expect(name.startsWith(brand)).toBe(true);
    }
  }
});

test('a drink without allergens says so in one sentence', { tag: '@extended' }, async ({ page }) => {
  await page.goto('/product/4');
  const panel = page.getByRole('region', { name: 'Allergens' });
  await expect(panel).toContainText('None of the 14 declared');
  await expect(panel.getByText(/declared/u)).toHaveCount(1);
});

test('hovering a thumbnail changes the main image, and so does a press', async ({ page }) => {
  await openProduct(page);
  const thumbnails = page.getByRole('button', { name: /^Show image/u });
  await thumbnails.nth(1).hover();
  await expect(page.getByText('Image 2 of').first()).toBeAttached();
  await thumbnails.nth(2).click();
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('the main image zooms 1.5 times under the mouse, by keyboard too, and Escape goes back', async ({ page }) => {
  await openProduct(page);
  const stage = page.getByRole('button', { name: /^Zoom image/u });
  const scale = () =>
    stage.evaluate((element) => {
      const image = element.querySelector('img');
      return image ? Math.round((image.getBoundingClientRect().width / element.getBoundingClientRect().width) * 10) / 10 : 0;
    });
  await stage.hover();
  await page.mouse.move(300, 400);
  await expect.poll(scale).toBe(1.5);
  await page.mouse.move(5, 5);
  await expect.poll(scale).toBe(1);
  await stage.focus();
  await page.keyboard.press('Enter');
  await expect.poll(scale).toBe(1.5);
  await page.keyboard.press('Escape');
  await expect.poll(scale).toBe(1);
});

test('the full-screen view opens as a dialog and gives the focus back', async ({ page }) => {
  await openProduct(page);
  const open = page.getByRole('button', { name: 'Full screen' });
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open).toBeFocused();
});

test(
  'the full-screen view names a picture only once it is seen, and shows that it is on its way',
  { tag: '@extended' },
  async ({ page }) => {
    // With data to be saved, pictures are not fetched before they are asked for.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await openProduct(page);
    await page.getByRole('button', { name: 'Full screen' }).click();
    const view = page.getByRole('dialog');
    await expect(view.getByRole('heading', { name: / · Image 1 of \d+$/u })).toBeVisible();
    let arrive: (() => void) | undefined;
    await page.route(/\/media\/.*\?w=(?:768|960|1280)$/u, async (route) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      await route.continue();
    });
    await view.getByRole('button', { name: 'Next image' }).click();
    await expect.poll(() => arrive).toBeDefined();
    await expect(view.getByRole('button', { name: 'Show image 2', exact: false })).toHaveAttribute('aria-current', 'true');
    await expect(view.getByRole('heading')).toHaveText(/ · Image 1 of \d+$/u);
    const ring = view.locator('output:has-text("Loading") [data-motion]');
    await expect(ring).toBeInViewport();
    arrive?.();
    await expect(view.getByRole('heading')).toHaveText(/ · Image 2 of \d+$/u);
    await expect(ring).toHaveCount(0);
  },
);

test('from the list to a product the focus goes to the heading and the title changes', async ({ page }) => {
  await page.goto('/product-list');
  await hydrated(page);
  await page.locator('main li a[href^="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\//u);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/–/u);
});

test('addresses out of running text, mails and campaigns lead to their page, on the server and in the browser', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/404/u);
  const answerOf = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  for (const end of ['.', ')', ',', '%22', '&gt;', '%E2%80%9D', '%20', '/', '/index.html', ';jsessionid=1', '=%0D%0A', '.?utm_source=mail'])
    expect(await answerOf(`/product/6396${end}`), end).toEqual([308, '/product/6396']);
  expect(await answerOf('/PRODUCT/6396')).toEqual([308, '/product/6396']);
  expect(await answerOf('/about-us.')).toEqual([308, '/about-us']);
  expect(await answerOf('/product-list/?categoryId=1.')).toEqual([308, '/product-list/?categoryId=1']);
  for (const name of ['Fish%20%26%20Seafood', 'fish-and-seafood', 'FISH%20and%20Seafood', 'Fish%20%26%20Seafood.'])
    expect((await request.get(`/product-list/${name}`)).url(), name).toMatch(/\/product-list\/\?categoryId=\d+$/u);
  expect(await answerOf('/.well-known/change-password')).toEqual([302, '/reset-password']);
  expect((await answerOf('/product/6396?utm_source=mail&gclid=1&fbclid=2&mc_eid=3'))[0]).toBe(200);
  for (const unknown of ['/product/999999999.', '/nothing-here.', '/product/6396x', '/wp-login.php'])
    expect((await answerOf(unknown))[0], unknown).toBe(404);

  await openProduct(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/product/6396)%22?utm_source=mail#top');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL(/\/product\/6396#top$/u);
  await page.goto('/nothing-here.');
  await hydrated(page);
  await expect(page).toHaveURL(/\/nothing-here\.$/u);
});

test('the page of a product leads from pack to pack of its article', async ({ page }) => {
  await page.goto('/product-list/?search=brightwell+cola+24x330ml');
  await hydrated(page);
  await page.getByRole('link', { name: /^Brightwell Cola 24 × 330/u }).click();
  const packs = page.getByRole('navigation', { name: 'Sizes' });
  await expect(packs.getByRole('link')).toHaveCount(3);
  const other = packs.getByRole('link', { name: '8 × 2 L' });
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brightwell Cola 8 × 2 L');
  await expect(packs.locator('[aria-current="page"]')).toContainText('8 × 2 L');
});
