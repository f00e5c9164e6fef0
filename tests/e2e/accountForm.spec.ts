import { appendFile, rm, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { linkInMail } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { acceptTerms, answerIpLookup, choose, field, hangIpLookup, newMail, openForm, pdf, requestsTo } from './forms.ts';
import { askShop } from './staff.ts';

const call = '/api/business/accountForm';
const success = 'Success! Check your email and click the verification link. Once verified, we’ll review and approve your account.';

/** An account as staff see it, as far as the tests look. */
interface StoredAccount {
  name: string;
  postCode: string;
  vatNumber: string;
  typed: { postCode: string; vatNumber: string; registrationNumber: string };
  landlineNo: string;
  mobileNo: string;
  directors: { firstName: string; address1: string; postCode: string }[];
  files: { part: string; fileName: string }[];
  consent: { claimedIpAddress: string; claimedAt: string };
}

async function storedAccount(mail: string): Promise<StoredAccount> {
  const [account] = await askShop<StoredAccount>('accounts', 'show', mail);
  return account!;
}

const director = (page: Page, legend: string): Locator => page.getByRole('group', { name: legend, exact: true });

async function fillInBusiness(page: Page, mail: string): Promise<void> {
  await field(page, 'Business name').fill('Pier Road Chippy Ltd');
  await field(page, 'VAT Reg No.').fill('gb 340 8043 29');
  await field(page, 'Company Reg No.').fill('9990417');
  const section = page.getByRole('group', { name: 'Address and contact' });
  await field(section, 'Address 1').fill('4 Pier Road');
  await field(section, 'City').fill('Manchester');
  await field(section, 'Post code').fill('m120zx');
  await field(section, 'Business mail').fill(mail);
  await field(section, 'Landline No.').fill('+44 (0)161 496-0142');
  await field(section, 'Mobile No.').fill('+447700900123');
}

async function fillInDirector(scope: Locator, firstName: string): Promise<void> {
  await field(scope, 'First name').fill(firstName);
  await field(scope, 'Last name').fill('Haddon');
  await field(scope, 'Address 1').fill(`${firstName}’s Cottage`);
  await field(scope, 'Personal mail').fill(`${firstName.toLowerCase()}@example.com`);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });

/** The form with one director, ready to be sent. */
async function fillIn(page: Page, mail: string): Promise<void> {
  await fillInBusiness(page, mail);
  await fillInDirector(director(page, 'Director 1 of 1'), 'Ada');
  await acceptTerms(page);
}

async function expectSuccess(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Success' });
  await expect(dialog).toContainText(success, { timeout: 15_000 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await answerIpLookup(page);
});

test('a caterer registers on a phone with two directors and their proofs', { tag: '@extended' }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const mail = newMail('two-directors');
  const requests = requestsTo(page, call);
  await openForm(page, '/account-form');
  await fillInBusiness(page, mail);
  await choose(page, 'Proof of address 1', pdf('water-bill.pdf'));

  const first = director(page, 'Director 1 of 1');
  await expect(first.getByRole('button', { name: /^Remove Director/u })).toHaveCount(0);
  await fillInDirector(first, 'Ada');
  await page.getByRole('button', { name: 'Add another director' }).click();
  const second = director(page, 'Director 2 of 2');
  await expect(field(second, 'First name')).toBeFocused();
  await field(second, 'First name').fill('Bo');
  await field(second, 'Last name').fill('Haddon');
  await field(second, 'Personal mail').fill('bo@example.com');
  await second.getByRole('checkbox', { name: 'Same address as the business' }).check();
  await expect(field(second, 'Address 1')).toHaveCount(0);
  await expect(second).toContainText('4 Pier Road, Manchester, M12 0ZX');
  await choose(director(page, 'Director 1 of 2'), 'Proof of address', pdf('ada.pdf'));
  await choose(second, 'Proof of address', pdf('bo.pdf'));

  await acceptTerms(page);
  await submit(page).dblclick();
  await expectSuccess(page);
  expect(requests).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1, name: 'We have your registration' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeInViewport();
  // The form is closed; another business gets an empty one.
  await expect(field(page, 'Business name')).toBeHidden();
  await page.getByRole('button', { name: 'Register another business' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Register another business' })).toBeFocused();
  await expect(field(page, 'Business name')).toHaveValue('');
  await expect(director(page, 'Director 1 of 1')).toBeVisible();
  await expect(page.getByText('water-bill.pdf')).toHaveCount(0);

  const account = await storedAccount(mail);
  expect(account).toMatchObject({
    name: 'Pier Road Chippy Ltd',
    postCode: 'M12 0ZX',
    vatNumber: '340804329',
    typed: { postCode: 'm120zx', vatNumber: 'gb 340 8043 29', registrationNumber: '9990417' },
    landlineNo: '01614960142',
    mobileNo: '07700900123',
    consent: { claimedIpAddress: '203.0.113.7' },
  });
  expect(Date.now() - Date.parse(account.consent.claimedAt)).toBeLessThan(5 * 60_000);
  expect(account.directors).toMatchObject([
    { firstName: 'Ada', address1: 'Ada’s Cottage' },
    { firstName: 'Bo', address1: '4 Pier Road', postCode: 'M12 0ZX' },
  ]);
  expect(account.files.map(({ fileName }) => fileName).toSorted()).toEqual(['ada.pdf', 'bo.pdf', 'water-bill.pdf']);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible();
  await expect(field(page, 'Business name')).toBeHidden();
});

test(
  'after registering a panel says where the link went and its reference; the link is sent again, and a wrong address changed',
  { tag: '@extended' },
  async ({ page }) => {
    test.slow();
    const wrong = newMail('wrong');
    // A visitor from another page has their IP address looked up too.
    await openForm(page, '/');
    await page.getByRole('link', { name: /Pricing and orders/u }).click();
    await fillIn(page, wrong);
    await submit(page).click();
    await expectSuccess(page);
    const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Your receipt' }) });
    await expect(panel).toContainText(wrong);
    const reference = /[2-9A-Z]{4}-[2-9A-Z]{4}/u.exec((await panel.textContent()) ?? '')![0];
    expect(await storedAccount(reference)).toMatchObject({ name: 'Pier Road Chippy Ltd', consent: { claimedIpAddress: '203.0.113.7' } });
    await expectAccessible(page);
    const first = await linkInMail(wrong, /^Confirm/u, '/verifymail');
    await panel.getByRole('button', { name: 'Send the link again' }).click();
    await expect(panel.getByRole('status').filter({ hasText: 'a new link is on its way' })).toBeVisible();
    await expect.poll(() => linkInMail(wrong, /^Confirm/u, '/verifymail')).not.toBe(first);

    await panel.getByRole('button', { name: 'Change it' }).click();
    const mail = field(page, 'Business mail');
    await expect(mail).toBeFocused();
    await expect(mail).toHaveValue(wrong);
    const right = newMail('right');
    await mail.fill(right);
    await acceptTerms(page);
    await submit(page).click();
    await expectSuccess(page);
    await expect(panel).toContainText(right);
    expect((await storedAccount(right)).name).toBe('Pier Road Chippy Ltd');
    await page.reload();
    await expect(panel).toContainText(right);
    await expect(panel.getByRole('button', { name: 'Print' })).toBeVisible();
    // Nothing more of the registration is stored than the panel shows.
    const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem('account-form receipt') ?? '') as object);
    expect(Object.keys(stored).toSorted()).toEqual(['mail', 'reference', 'sentAt']);
  },
);

test('removing the middle of three directors keeps the texts and files of the others', async ({ page }) => {
  test.slow();
  const mail = newMail('three-directors');
  await openForm(page, '/account-form');
  await fillInBusiness(page, mail);
  for (const [index, name] of ['Ada', 'Bo', 'Cy'].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add another director' }).click();
    const current = director(page, `Director ${index + 1} of ${index + 1}`);
    await fillInDirector(current, name);
    await choose(current, 'Proof of address', pdf(`${name.toLowerCase()}.pdf`));
  }
  await page.getByRole('button', { name: 'Remove Director 2 of 3' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport();
  await expect(undo).toHaveAccessibleDescription('Director 2 of 3 removed.');
  await page.keyboard.press('Enter');
  await expect(field(director(page, 'Director 2 of 3'), 'First name')).toHaveValue('Bo');
  await page.getByRole('button', { name: 'Remove Director 2 of 3' }).click();
  await expect(field(director(page, 'Director 1 of 2'), 'First name')).toHaveValue('Ada');
  await expect(field(director(page, 'Director 2 of 2'), 'First name')).toHaveValue('Cy');
  await expect(director(page, 'Director 2 of 2')).toContainText('cy.pdf');
  await acceptTerms(page);
  await submit(page).click();
  await expectSuccess(page);
  const account = await storedAccount(mail);
  expect(account.directors.map(({ firstName }) => firstName)).toEqual(['Ada', 'Cy']);
  expect(account.files.map(({ fileName }) => fileName)).toEqual(['ada.pdf', 'cy.pdf']);
});

test('a removed director can be put back after more has been typed, until the form is sent', { tag: '@extended' }, async ({ page }) => {
  test.slow();
  const mail = newMail('undo');
  await openForm(page, '/account-form');
  await fillInBusiness(page, mail);
  await fillInDirector(director(page, 'Director 1 of 1'), 'Ada');
  await page.getByRole('button', { name: 'Add another director' }).click();
  await fillInDirector(director(page, 'Director 2 of 2'), 'Bo');
  await page.getByRole('button', { name: 'Remove Director 1 of 2' }).click();
  await field(page, 'Business name').pressSequentially('!');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(field(director(page, 'Director 1 of 2'), 'First name')).toHaveValue('Ada');
  await expect(undo).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Director 1 of 2' }).click();
  await acceptTerms(page);
  await expect(undo).toBeVisible();
  await submit(page).click();
  await expectSuccess(page);
  await expect(undo).toHaveCount(0);
});

test('the way to the terms and back loses nothing: neither what was typed nor the files', { tag: '@extended' }, async ({ page }) => {
  await openForm(page, '/account-form');
  const guide = page.getByRole('complementary', { name: 'About this form' });
  await expect(guide.getByRole('heading', { name: 'What you need' })).toBeVisible();
  await expect(guide).toContainText('We review your business in 3 to 5 working days.');
  await field(page, 'Business name').fill('Pier Road Chippy Ltd');
  await choose(page, 'Proof of address 1', pdf('water-bill.pdf'));
  await page.getByRole('main').getByRole('link', { name: 'terms and conditions' }).click();
  await expect(page).toHaveURL(/\/terms&conditions$/u);
  await page.goBack();
  await expect(field(page, 'Business name')).toHaveValue('Pier Road Chippy Ltd');
  await expect(page.getByRole('button', { name: 'Remove file water-bill.pdf' })).toBeVisible();
  await expect(page.getByText('choose it again')).toHaveCount(0);
});

test('a 500 leads to /error; whoever comes back finds the draft and sends the same submission', async ({ page, problems }) => {
  problems.expect(/500|ApiError/u);
  const mail = newMail('comes-back');
  const requests = requestsTo(page, call);
  await openForm(page, '/account-form');
  await fillIn(page, mail);
  await page.route(`**${call}`, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }), { times: 1 });
  await submit(page).click();
  await expect(page).toHaveURL(/\/error$/u);
  await expect(page.getByText('An unexpected error occurred. Please try again later.')).toBeVisible();
  expect(problems.all.filter((problem) => problem.includes('ApiError'))).toHaveLength(1);

  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(field(page, 'Business name')).toHaveValue('Pier Road Chippy Ltd');
  await expect(field(director(page, 'Director 1 of 1'), 'First name')).toHaveValue('Ada');
  await expect(page.getByRole('checkbox', { name: /^I accept/u })).toBeChecked();
  await submit(page).click();
  await expectSuccess(page);
  expect(requests).toHaveLength(2);
  const keys = requests.map((request) => request.headers()['idempotency-key']);
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/u);
  expect(keys[1]).toBe(keys[0]);
});

test('without a network nothing is lost: the form says so, and is sent on request when the connection is back', async ({
  page,
  context,
  problems,
}) => {
  // Code that is fetched when the line is idle.
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/u);
  const mail = newMail('offline');
  const requests = requestsTo(page, call);
  await openForm(page, '/account-form');
  await fillIn(page, mail);
  await choose(page, 'Proof of address 1', pdf('water-bill.pdf'));
  await context.setOffline(true);
  await submit(page).click();
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(
    'You are offline, so nothing was sent. What you typed and your files are kept until you are back online.',
  );
  await expect(page).toHaveURL(/\/account-form$/u);
  await expect(field(page, 'Business name')).toHaveValue('Pier Road Chippy Ltd');
  await expect(page.getByRole('button', { name: 'Remove file water-bill.pdf' })).toBeVisible();
  expect(requests).toHaveLength(0);
  await context.setOffline(false);
  await expect(page.getByText('You are back online', { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expectSuccess(page);
  expect((await storedAccount(mail)).files.map(({ fileName }) => fileName)).toEqual(['water-bill.pdf']);
});

test(
  'with the box ticked a new tab is offered the draft, with its files named; sent, nothing is kept',
  { tag: '@extended' },
  async ({ page, context }) => {
    test.slow();
    const mail = newMail('new-tab');
    await openForm(page, '/account-form');
    const box = page.getByRole('checkbox', { name: 'Keep what I type for 7 days. Not on a shared device.' });
    await expect(box).not.toBeChecked();
    await fillInBusiness(page, mail);
    await choose(page, 'Proof of address 1', pdf('water-bill.pdf'));
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => localStorage.getItem('account-form'))).toBeNull();
    await box.check();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('account-form'))).toContain('Pier Road');
    await page.close();

    const tab = await context.newPage();
    await answerIpLookup(tab);
    await openForm(tab, '/account-form');
    await expect(tab.getByText(/^You began this form on /u)).toBeVisible();
    await expect(tab.getByRole('checkbox', { name: 'Keep what I type for 7 days. Not on a shared device.' })).toBeChecked();
    await expect(field(tab, 'Business name')).toHaveValue('');
    await expectAccessible(tab);
    await tab.getByRole('button', { name: 'Carry on with it' }).click();
    await expect(field(tab, 'Business name')).toHaveValue('Pier Road Chippy Ltd');
    await expect(tab.getByRole('checkbox', { name: 'Keep what I type for 7 days. Not on a shared device.' })).toBeChecked();
    await expect(tab.getByText('water-bill.pdf – choose it again')).toBeVisible();
    await tab.getByRole('button', { name: 'Remove file water-bill.pdf' }).click();
    await fillInDirector(director(tab, 'Director 1 of 1'), 'Ada');
    await acceptTerms(tab);
    await submit(tab).click();
    await expectSuccess(tab);
    expect(await tab.evaluate(() => localStorage.getItem('account-form'))).toBeNull();
    await tab.getByRole('button', { name: 'Register another business' }).click();
    await expect(tab.getByRole('checkbox', { name: 'Keep what I type for 7 days. Not on a shared device.' })).not.toBeChecked();
  },
);

test(
  'what is typed beside an offered draft does not overwrite it; the box unticked deletes it',
  { tag: '@extended' },
  async ({ page, context }) => {
    const box = (tab: Page) => tab.getByRole('checkbox', { name: 'Keep what I type for 7 days. Not on a shared device.' });
    const stored = (tab: Page) => tab.evaluate(() => localStorage.getItem('account-form'));
    await openForm(page, '/account-form');
    await box(page).check();
    await field(page, 'Business name').fill('Pier Road Chippy Ltd');
    await expect.poll(() => stored(page)).toContain('Pier Road');
    await page.close();

    const tab = await context.newPage();
    await openForm(tab, '/account-form');
    await expect(box(tab)).toBeChecked();
    await field(tab, 'Business name').fill('Somebody Else Ltd');
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('account-form'))).toContain('Somebody Else');
    expect(await stored(tab)).toContain('Pier Road');
    await box(tab).uncheck();
    await expect(tab.getByText(/^You began this form on /u)).toBeHidden();
    await expect(box(tab)).not.toBeChecked();
    await expect.poll(() => stored(tab)).toBeNull();
    await expect(field(tab, 'Business name')).toHaveValue('Somebody Else Ltd');
  },
);

test('a reload keeps what was typed and names the file, which must be chosen again or removed before anything is sent', async ({
  page,
}) => {
  const requests = requestsTo(page, call);
  await openForm(page, '/account-form');
  await fillInBusiness(page, newMail('reload'));
  await choose(page, 'Proof of address 1', pdf('water-bill.pdf'));
  await page.getByRole('button', { name: 'Add another director' }).click();
  await field(director(page, 'Director 2 of 2'), 'First name').fill('Bo');
  await page.waitForTimeout(400);
  await page.reload();
  await expect(field(page, 'Business name')).toHaveValue('Pier Road Chippy Ltd');
  await expect(field(director(page, 'Director 2 of 2'), 'First name')).toHaveValue('Bo');
  await expect(page.getByText('water-bill.pdf – choose it again')).toBeVisible();

  await page.getByRole('button', { name: 'Remove Director 2 of 2' }).click();
  await fillInDirector(director(page, 'Director 1 of 1'), 'Ada');
  await acceptTerms(page);
  await submit(page).click();
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Choose water-bill.pdf again, or remove it' }).click();
  await expect(page.getByLabel('Proof of address 1')).toBeFocused();
  expect(requests).toHaveLength(0);
  await page.getByRole('button', { name: 'Remove file water-bill.pdf' }).click();
  await expect(summary).toBeHidden();
  await submit(page).click();
  await expectSuccess(page);
});

test('a slow upload shows how far it is and can be stopped; then it is sent all the same', { tag: '@extended' }, async ({ page }) => {
  test.slow();
  const requests = requestsTo(page, call);
  await openForm(page, '/account-form');
  await fillIn(page, newMail('slow'));
  await choose(page, 'Proof of address 1', pdf('large.pdf', 3_000_000));
  const network = await page.context().newCDPSession(page);
  const limits = { offline: false, latency: 0, downloadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...limits, uploadThroughput: 300_000 });
  await submit(page).click();
  const bar = page.getByRole('progressbar', { name: 'Sending 1 file' });
  await expect(bar).toBeVisible();
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0.05);
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText(
    'Sending stopped. Everything you typed is still here.',
  );
  await expect(bar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove file large.pdf' })).toBeVisible();
  await network.send('Network.emulateNetworkConditions', { ...limits, uploadThroughput: -1 });
  await submit(page).click();
  await expectSuccess(page);
  expect(requests).toHaveLength(2);
});

test(
  'a look-up of the IP address that never answers holds nothing up for more than two seconds',
  { tag: '@extended' },
  async ({ page }) => {
    await page.unrouteAll();
    await hangIpLookup(page);
    const mail = newMail('no-ip');
    await openForm(page, '/account-form');
    await fillIn(page, mail);
    const start = Date.now();
    await Promise.all([page.waitForRequest(`**${call}`), submit(page).click()]);
    expect(Date.now() - start).toBeLessThan(4000);
    await expectSuccess(page);
    const account = await storedAccount(mail);
    expect(account.consent.claimedIpAddress).toBe('');
  },
);

test(
  'at 320 px and at 200 % text the form with its messages is accessible and does not scroll sideways',
  { tag: '@extended' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await openForm(page, '/account-form');
    await page.getByRole('button', { name: 'Add another director' }).click();
    await acceptTerms(page);
    for (const [width, textSize] of [
      [320, '100%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
      await submit(page).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      await expectAccessible(page);
    }
  },
);

test(
  'files that were changed or deleted on disk after they were chosen are said at their fields, and nothing else is lost',
  { tag: '@extended' },
  async ({ page }, info) => {
    const [changed, deleted] = ['rates.pdf', 'passport.pdf'].map((name) => info.outputPath(name)) as [string, string];
    for (const path of [changed, deleted]) await writeFile(path, pdf('any').buffer);
    const mail = newMail('changed-file');
    await openForm(page, '/account-form');
    await fillIn(page, mail);
    const ada = director(page, 'Director 1 of 1');
    await page.getByLabel('Proof of address 1').setInputFiles(changed);
    await ada.getByLabel('Proof of address').setInputFiles(deleted);
    await expect(ada.getByRole('button', { name: 'Remove file passport.pdf' })).toBeVisible();
    await appendFile(changed, '\n');
    await rm(deleted);
    const sent = requestsTo(page, call);
    await submit(page).click();

    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Proof of address 1: This file has changed or gone. Choose it again.',
      /Proof of address: This file has changed or gone/u,
    ]);
    expect(sent).toEqual([]);
    await expect(page).toHaveURL(/\/account-form$/u);
    await expect(field(page, 'Business name')).toHaveValue('Pier Road Chippy Ltd');

    await page.getByLabel('Proof of address 1').setInputFiles(changed);
    await ada.getByRole('button', { name: 'Remove file passport.pdf' }).click();
    await submit(page).click();
    await expectSuccess(page);
    expect((await storedAccount(mail)).files.map(({ fileName }) => fileName)).toEqual(['rates.pdf']);
  },
);
