import type { Page } from '@playwright/test';
import { translate } from '../../translator/translator.ts';
import { expect, live, test } from '../fixtures.ts';
import { answerIpLookup, choose, field, openForm, pdf } from '../forms.ts';
import { count, open, searchBox } from '../list.ts';

/** Answers a call of a form with JSON. */
const answer = (page: Page, call: string, json: object, status = 200, headers: Record<string, string> = {}) =>
  page.route(`**/api/${call}`, (route) => route.fulfill({ status, json, headers }));

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const showing = (page: Page, text: RegExp) => expect(page.getByRole('main').getByText(text).first()).toBeVisible();
const firstBrand = (page: Page) => page.getByRole('main').getByRole('checkbox').first();

/** Journeys through the shop, each until its last words have come. */
const journeys: Record<string, (page: Page) => Promise<void>> = {
  'a brand is ticked, and unticked again': async (page) => {
    await open(page, '/product-list');
    await live(firstBrand(page));
    await firstBrand(page).check();
    await expect(page).toHaveURL(/brands=/u);
    await expect(count(page)).toHaveText(/^(?!6,180 )/u);
    await firstBrand(page).uncheck();
    await showing(page, /^6,180 products/u);
    await firstBrand(page).check();
    await expect(count(page)).toHaveText(/^(?!6,180 )/u);
  },
  'the next pages are opened': async (page) => {
    await open(page, '/product-list');
    for (const [number, text] of [
      [2, /products, page 2$/u],
      [3, /products, page 3$/u],
    ] as const) {
      await page
        .getByRole('navigation', { name: 'Pagination' })
        .getByRole('link', { name: `Page ${number}`, exact: true })
        .click();
      await showing(page, text);
    }
  },
  'another order is chosen': async (page) => {
    await open(page, '/product-list/?search=tea');
    await page.getByRole('button', { name: /Sort By/u }).hover();
    await page.getByText('Alphabetical: A-Z').click();
    await expect(page).toHaveURL(/sort=alphabetical_asc/u);
    await showing(page, /sorted by Alphabetical: A-Z/u);
  },
  'one search follows another': async (page) => {
    await open(page, '/product-list/?search=tea');
    for (const search of ['haddck', 'zzgibberish', 'nut free crisps']) {
      await searchBox(page).fill(search);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(search);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    }
  },
  'one category follows another': async (page) => {
    await open(page, '/product-list');
    const categories = page.getByRole('tree').first().getByRole('treeitem');
    await live(categories.first());
    for (const index of [0, 3]) {
      const name = await page
        .getByRole('tree')
        .first()
        .locator('> li > [role="treeitem"]')
        .nth(index)
        .locator('> span')
        .first()
        .innerText();
      await page.getByRole('tree').first().locator('> li > [role="treeitem"]').nth(index).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  },
  'a filter is taken off by its chip': async (page) => {
    await open(page, '/product-list/?search=sauce');
    await live(firstBrand(page));
    await firstBrand(page).check();
    await expect(page).toHaveURL(/brands=/u);
    await page
      .getByRole('main')
      .getByRole('link', { name: /, remove$/u })
      .last()
      .click();
    await expect(page).not.toHaveURL(/brands=/u);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(count(page)).toBeVisible();
  },
  'pictures of a product are looked through': async (page) => {
    const { data } = (await (await page.request.get('/api/products?limit=1')).json()) as { data: { productId: number }[] };
    await open(page, `/product/${data[0]!.productId}`);
    const thumbnail = page.getByRole('button', { name: /^Show image/u }).nth(1);
    await live(thumbnail);
    await thumbnail.click();
    await expect(thumbnail).toHaveAttribute('aria-current', 'true');
    await showing(page, /^Image 2 of/u);
  },
  'a login is refused, and then comes too soon': async (page) => {
    await answer(page, 'user/login', { message: 'No.' }, 401);
    await openForm(page, '/login');
    await submit(page);
    await expect(page.getByText('password is required')).toBeVisible();
    await page.getByLabel('User name or mail').fill('TB100042');
    await page.getByLabel('Password', { exact: true }).fill('fishcake7');
    await submit(page);
    await expect(page.getByText('Incorrect User name or password').first()).toBeVisible();
    await answer(page, 'user/login', { message: 'No.' }, 429, { 'retry-after': '240' });
    await submit(page);
    await expect(page.getByText(/again in 4 minutes/u).first()).toBeVisible();
  },
  'a link to a new password is asked for': async (page) => {
    await answer(page, 'user/resetPassword', { status: true, message: 'Sent.' });
    await openForm(page, '/reset-password');
    await page.getByLabel('User name or mail').fill('TB100042');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('Password reset link sent!')).toBeVisible();
  },
  'a message is refused, and then sent': async (page) => {
    await answer(page, 'mail/contactUs', { message: 'No.' }, 502);
    await openForm(page, '/contact-us');
    await submit(page);
    await expect(page.getByText('There is a problem')).toBeVisible();
    for (const label of ['Name', 'Subject', 'Message']) await field(page, label).fill('Chip boxes');
    await field(page, 'Mail').fill('maya@example.com');
    await submit(page);
    await page.getByRole('alertdialog', { name: 'Failed' }).getByRole('button', { name: 'Close' }).click();
    await answer(page, 'mail/contactUs', { message: 'Sent.' });
    await submit(page);
    await expect(page.getByRole('alertdialog', { name: 'Success' })).toBeVisible();
  },
  'a registration with errors, and with directors who come and go': async (page) => {
    await openForm(page, '/account-form');
    await page.getByRole('checkbox', { name: /^I accept/u }).check();
    await submit(page);
    await expect(page.getByText('There is a problem')).toBeVisible();
    await field(page, 'Business name').fill('Pier Road Chippy Ltd');
    await page.keyboard.press('Tab');
    for (const count of [2, 3]) {
      await page.getByRole('button', { name: 'Add another director' }).click();
      await expect(page.getByRole('group', { name: `Director ${count} of ${count}` })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Remove Director 2 of 3' }).click();
    await expect(page.getByText('Director 2 of 3 removed.').first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Director 2 of 2' })).toBeVisible();
  },
  'a file is chosen, refused, and taken away': async (page) => {
    await openForm(page, '/account-form');
    await choose(page, 'Proof of address 1', pdf('water-bill.pdf'));
    await page.getByRole('button', { name: 'Remove file water-bill.pdf' }).click();
    await page.getByLabel('Proof of address 1').setInputFiles({ ...pdf('notes.txt'), mimeType: 'text/plain' });
    await expect(page.getByText(/must be a PDF, DOC or DOCX file/u).first()).toBeVisible();
    await choose(page, 'Proof of address 2', pdf('lease.pdf'));
  },
  'an application is refused': async (page) => {
    const { data } = (await (await page.request.get('/api/job')).json()) as { data: { id: number }[] };
    await answer(page, 'jobApplication', { message: 'The CV could not be read.', errors: { mail: 'Please enter a valid mail' } }, 400);
    await openForm(page, `/careers/job-detail/apply?id=${data[0]!.id}`);
    await field(page, 'First Name').fill('Ada');
    await field(page, 'Last Name').fill('Haddon');
    await field(page, 'Mobile No.').fill('07700900142');
    await field(page, 'Mail').fill('ada@example.com');
    await choose(page, 'CV', pdf('ada.pdf'));
    await page.getByRole('checkbox', { name: /^I accept/u }).check();
    await submit(page);
    await page.getByRole('alertdialog', { name: 'Failed' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Please enter a valid mail').first()).toBeVisible();
  },
  'filters are chosen in the drawer of a phone': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/product-list/?search=sauce');
    await page.getByRole('button', { name: /^Categories & filters/u }).click();
    const drawer = page.getByRole('dialog');
    const counts = new Set<string>();
    for (const index of [0, 1]) {
      await drawer.getByRole('checkbox').nth(index).check();
      const apply = drawer.getByRole('button', { name: /^Apply filters \(/u });
      await expect(apply).not.toHaveAttribute('aria-busy', 'true');
      counts.add(await apply.innerText());
    }
    await drawer.getByRole('button', { name: /^Apply filters/u }).click();
    await expect(drawer).toBeHidden();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(count(page)).toBeVisible();
  },
  'a password is typed until it is strong': async (page) => {
    await openForm(page, '/user/change-password?token=x');
    const password = page.getByLabel('Password', { exact: true });
    const meter = page.getByRole('meter', { name: 'Password strength' });
    for (const [typed, level] of [
      ['Dash-12345', 'Not judged yet'],
      ['password1', 'Too easy to guess'],
      ['Summer2026', 'Weak'],
      ['Halibut7Gravel', 'Strong'],
    ] as const) {
      await password.fill(typed);
      await expect(meter).toHaveAttribute('aria-valuetext', level);
    }
  },
  'a link is refused, and another is sent': async (page) => {
    await answer(page, 'auth/verifyEmail', { message: 'Verification failed.' }, 400);
    await answer(page, 'auth/resendVerification', { message: 'A new link is on its way.' });
    await page.goto('/verifymail?token=x');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail');
  },
};

/** The words on the page, hidden ones for screen readers too. At its end, so that the parts that wait to be seen are there. */
const words = (page: Page): Promise<string> =>
  page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    return document.body.innerText.replaceAll(/\s+/gu, ' ');
  });

/** The words from the first on that two pages do not share. */
async function difference(one: Page, other: Page): Promise<[string[], string[]]> {
  const [texts, others] = [(await words(one)).split(' '), (await words(other)).split(' ')];
  const first = texts.findIndex((text, index) => text !== others[index]);
  const at = first < 0 ? texts.length : first;
  return [texts.slice(at, at + 30), others.slice(at, at + 30)];
}

for (const [name, go] of Object.entries(journeys)) {
  test(`${name}: with a translator the page says the same`, async ({ page, browser, baseURL, problems }) => {
    problems.expect(/ApiError|Failed to load resource/u);
    await answerIpLookup(page);
    await go(page);

    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const translated = await context.newPage();
    const broken: string[] = [];
    // React says with #418 that it draws the page anew, since the translator was there before it.
    translated.on('pageerror', ({ message }) => /React error #418/u.test(message) || broken.push(message));
    await translated.addInitScript(translate);
    await answerIpLookup(translated);
    await go(translated);
    expect(await translated.locator('font').count()).toBeGreaterThan(0);
    await expect.poll(() => difference(page, translated)).toEqual([[], []]);
    expect(await translated.evaluate(() => window.takeStale?.())).toEqual([]);
    expect(broken).toEqual([]);
    await context.close();
  });
}
