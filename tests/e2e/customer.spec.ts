/** A customer who is logged in, whose account has been approved, is never told to register. */
import type { Page, Route } from '@playwright/test';
import { logIn, makeHolder } from './accounts.ts';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { openForm } from './forms.ts';

const holder = {
  userName: 'TB100042',
  mail: 'orders@goldenfryer.example.co.uk',
  businessName: 'Golden Fryer Ltd',
  business: {
    landlineNo: '01614960142',
    vatNumber: '340804329',
    registrationNumber: '01234567',
    address1: '12 Harbour Road',
    city: 'Fleetwood',
    postCode: 'FY7 6AA',
  },
  history: [
    { at: '2026-11-03T10:00:00.000Z', kind: 'submitted', reference: '7K2M-9QXD' },
    { at: '2026-11-06T09:00:00.000Z', kind: 'approved', reference: '' },
  ],
};

/** Words that only visitors must see. */
const forVisitors = /register|registration|registered|open a business account/iu;

/** Opens pages as somebody with a session of an approved account. */
async function asCustomer(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('token', 'a-token-of-this-test'));
  await page.route('**/api/user/me', (route) => route.fulfill({ json: { data: holder } }));
}

/** Adds up the layout shifts of the page's content. The header may shift, since it makes room for the name. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const page = window as unknown as { shifted: number };
    page.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
        if (entry.sources.some(({ node }) => document.querySelector('main')?.contains(node))) page.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

test('banner, home and account corner of an approved customer say when prices go live and whom the company will write to', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const { businessName, mail, password } = await makeHolder(request, 'Golden Fryer Ltd');
  await openForm(page, '/login');
  await logIn(page, mail, password);
  await page.getByRole('button', { name: `Account of ${businessName}` }).click();
  await expect(page.getByRole('banner').getByText(/We will write to you when they do:/u)).toBeVisible();
  await expect(page.getByRole('banner').getByText(mail)).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const strip = page.getByRole('complementary', { name: 'Announcement' });
  await expect(strip).toContainText('Your prices open soon');
  await expect(strip.getByRole('link')).toHaveAttribute('href', '/login');
  await expect(page.getByRole('main').getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/login');
  await strip.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/We will write to you when they do\./u);
});

for (const width of [390, 1280]) {
  test(`no customer is told to register at ${width} px, and hardly anything moves for it`, { tag: '@extended' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await asCustomer(page);
    const shifts = await watchShifts(page);
    // A product whose name takes as many lines before its font has come.
    for (const path of ['/', '/product-list', '/product/6394', '/about-us'])
      await test.step(path, async () => {
        await page.goto(path);
        await hydrated(page);
        await expect(page.getByRole('button', { name: 'Account of Golden Fryer Ltd' })).toBeVisible();
        await expect(page.locator('html')).not.toHaveAttribute('data-awaits-visitor');
        await expect(page.getByRole('complementary', { name: 'Announcement' })).not.toContainText(forVisitors);
        for (const slot of await page.locator('main [data-personal]').all()) await expect(slot).not.toContainText(forVisitors);
        await expect(page.getByRole('main').getByRole('link', { name: forVisitors })).toHaveCount(0);
        // Words about the company's own registration are allowed: they ask nobody to register.
        if (path !== '/product-list') await expect(page.getByRole('main')).not.toContainText(forVisitors);
        expect(await shifts()).toBeLessThan(0.005);
      });
  });
}

for (const width of [320, 390, 768, 1280]) {
  test(
    `nothing in a customer’s header moves or says a wrong word while the account is fetched, at ${width} px`,
    { tag: '@extended' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await asCustomer(page);
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      let start = () => {};
      const before = new Promise<void>((resolve) => (start = resolve));
      await page.route('**/api/user/me', async (route) => {
        await held;
        await route.fallback();
      });
      // The page as it stands before its script has come.
      await page.route('**/assets/*.js', async (route) => {
        await before;
        await route.continue();
      });
      const header = page.getByRole('banner');
      const strip = page.getByRole('complementary', { name: 'Announcement' });
      const places = () =>
        header
          .locator('[data-slot="logo"] svg, [data-slot="action"], [data-slot="account"]')
          .evaluateAll((elements) => elements.map((element) => (({ x, y, width: wide }) => [x, y, wide])(element.getBoundingClientRect())));
      await page.goto('/', { waitUntil: 'commit' });
      await expect(header.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Log in' })).toHaveCount(0);
      await expect(strip.getByText('Your prices open soon').filter({ visible: true })).toHaveCount(1);
      await page.evaluate(() => document.fonts.ready);
      const first = await places();
      start();
      await hydrated(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-awaits-visitor');
      expect(await places()).toEqual(first);
      await expect(header.getByRole('link', { name: 'Log in' })).toHaveCount(0);
      answer();
      await expect(header.getByRole('button', { name: 'Account of Golden Fryer Ltd' })).toBeVisible();
      expect(await places()).toEqual(first);
      await expect(strip.getByText('Your prices open soon').filter({ visible: true })).toHaveCount(1);
    },
  );
}

test('the foot of a customer’s page leads to the account, not to the login or the account form', async ({ page }) => {
  await asCustomer(page);
  await page.goto('/careers');
  await hydrated(page);
  const foot = page.getByRole('contentinfo');
  // The server's foot is replaced by the customer's, perhaps at this moment.
  await expect(() => foot.scrollIntoViewIfNeeded()).toPass();
  await expect(foot.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/login');
  await expect(foot.locator('a[href="/account-form"]')).toHaveCount(0);
  await expect(foot.getByRole('link', { name: /^(?:Log in|Register|Business account)$/u })).toHaveCount(0);
});

test(
  'the foot of a customer’s page is theirs before anybody scrolls to it, also for screen readers',
  { tag: '@extended' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await asCustomer(page);
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Account of Golden Fryer Ltd' })).toBeVisible();
    const foot = page.getByRole('contentinfo');
    await expect(foot.locator('a[href="/account-form"]')).toHaveCount(0);
    await expect(foot.getByRole('link', { name: 'Your account' })).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

for (const width of [390, 1280]) {
  test(`the account form of a customer says that they have an account, at ${width} px`, { tag: '@extended' }, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    // The HTML is the same for everyone.
    expect(await (await request.get('/account-form')).text()).toContain('Business name');
    await asCustomer(page);
    const shifts = await watchShifts(page);
    await page.goto('/account-form');
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-awaits-visitor');
    await expect(main).toContainText('We will write to you when they do.');
    for (const fact of [
      holder.businessName,
      holder.userName,
      '340804329',
      '12 Harbour Road, Fleetwood, FY7 6AA',
      'Yes, we deliver to FY7 6AA.',
    ])
      await expect(main.getByText(fact)).toBeVisible();
    for (const fact of ['Registered3 November 2026', 'Approved6 November 2026', 'Reference7K2M-9QXD', 'Opening hours'])
      await expect(main).toContainText(fact);
    await expect(main.getByRole('textbox')).toHaveCount(0);
    // Only the way to a further business speaks of registering, and the application's first day.
    expect((await main.innerText()).replace('Register another business', '').replace('Registered', '')).not.toMatch(forVisitors);
    for (const [name, href] of [
      ['Change password', '/reset-password'],
      ['Register another business', '/account-form?another'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    await expectAccessible(page);
    expect(await shifts()).toBeLessThan(0.005);

    await main.getByRole('link', { name: 'Register another business' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Open a business account' })).toBeFocused();
    await expect(main.getByRole('textbox', { name: /^Business name/u })).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('textbox')).toHaveCount(0);

    await page.route('**/api/user/logout', (route) => route.fulfill({ status: 204 }));
    await main.getByRole('button', { name: 'Log out' }).click();
    await expect(main.locator(':focus')).toContainText('You are logged out.');
    await expect(main.getByRole('heading', { level: 1, name: 'Open a business account' })).toBeVisible();
    await expect(main.getByRole('textbox', { name: /^Business name/u })).toBeVisible();
  });
}

test(
  'a customer finds the page for a lost password as it is specified, with their mail filled in',
  { tag: '@extended' },
  async ({ page }) => {
    await asCustomer(page);
    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { level: 1, name: 'Lost password' })).toBeVisible();
    await expect(page).toHaveTitle(/^Lost password/u);
    await expect(page.getByRole('main').getByLabel('User name or mail')).toHaveValue(holder.mail);
  },
);

test('while a customer’s address is asked for, no sentence waits for its end', { tag: '@extended' }, async ({ page }) => {
  await asCustomer(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/user/me', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/product/6396');
  const slot = page
    .getByRole('main')
    .getByText(/^Your prices open soon/u)
    .locator('..');
  await expect(slot).toContainText('We will write to you when they do.');
  await expect(slot).not.toContainText('do:');
  // The slot is drawn once more when the part for customers has come.
  const readHeight = async () => (await slot.boundingBox())?.height;
  let height: number | undefined;
  await expect.poll(async () => (height = await readHeight())).toBeGreaterThan(0);
  answer();
  await expect(slot).toContainText(`We will write to you when they do: ${holder.mail}`);
  await expect.poll(readHeight).toBe(height);
});

test('the product page of a customer names the address that the company will write to, and whom to ask meanwhile', async ({ page }) => {
  await asCustomer(page);
  await page.goto('/product/6396');
  await expect(page.getByText(`We will write to you when they do: ${holder.mail}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask about this product' })).toHaveAttribute('href', /^\/contact-us\?subject=/u);
  await expectAccessible(page);
});

test('before the script has come, what a page says to visitors about prices is not shown to a customer', async ({ page, problems }) => {
  problems.expect(/Failed to (?:load resource|fetch)/u);
  await asCustomer(page);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  for (const said of ['Pricing and orders are coming soon', 'Prices soon, on registration']) {
    await expect(page.getByText(said).first()).toBeAttached();
    await expect(page.getByText(said).filter({ visible: true })).toHaveCount(0);
  }
});

test('visitors read what they must do to see prices', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Announcement' }).getByRole('link')).toHaveAttribute('href', '/account-form');
  await expect(page.getByRole('main').getByText('Prices soon, on registration').first()).toBeVisible();
});

for (const { path, heading } of [
  { path: '/account-form', heading: 'Your account' },
  { path: '/login', heading: 'Your account' },
]) {
  for (const width of [390, 1280]) {
    test(
      `a customer who opens ${path} sees their page before its script and their account have come, and it stays in place, at ${width} px`,
      { tag: '@extended' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await asCustomer(page);
        const releases: (() => void)[] = [];
        const hold = async (address: string, goOn: (route: Route) => Promise<void>) => {
          const held = new Promise<void>((resolve) => releases.push(resolve));
          await page.route(address, async (route) => {
            await held;
            await goOn(route);
          });
        };
        await hold('**/api/user/me', (route) => route.fallback());
        await hold('**/assets/*.js', (route) => route.continue());
        const [answer, start] = releases as [() => void, () => void];
        const main = page.getByRole('main');
        // Asked in one step: the foot's component takes the place of its HTML in between.
        const footAt = () => page.evaluate(() => document.querySelector('footer')!.getBoundingClientRect().y);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(main.getByRole('textbox')).toHaveCount(0);
        await expect(main.locator('[aria-busy]:visible')).toHaveCount(1);
        await page.evaluate(() => document.fonts.ready);
        const first = await footAt();
        start();
        await hydrated(page);
        await expect(page.locator('html')).not.toHaveAttribute('data-awaits-visitor');
        await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(main.locator('[aria-busy]')).toHaveCount(1);
        expect(await footAt()).toBe(first);
        answer();
        await expect(main.getByText(holder.businessName)).toBeVisible();
        // A long fact takes another line.
        expect(Math.abs((await footAt()) - first)).toBeLessThan(60);
      },
    );
  }
}
