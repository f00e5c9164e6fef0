/**
 * The life of an account from the first field to the second password, in a browser at the width of a phone, against a shop of its own that sends its mails
 * by SMTP to a real server.
 */
import type { Page } from '@playwright/test';
import { openMailbox, type Mailbox } from '../api/mailbox.ts';
import { logIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { acceptTerms, answerIpLookup, choose, field, newMail, openForm, pdf } from './forms.ts';
import { openOwnShop } from './ownShop.ts';
import { askShopAt } from './staff.ts';

let box: Mailbox;
let origin: string;
/** Environment variables of the test's shop, which the CLI needs as well. */
let place: Readonly<Record<string, string>>;

const cleanups: (() => Promise<unknown>)[] = [];

test.beforeAll(async () => {
  // An empty shop loads its range first.
  test.setTimeout(240_000);
  box = await openMailbox();
  cleanups.push(box.close);
  const shop = await openOwnShop({ SMTP_URL: box.url });
  ({ origin, place } = shop);
  cleanups.push(shop.close);
});

test.afterAll(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** Waits for the only mail with this subject to somebody. */
async function mailTo(recipient: string, subject: RegExp) {
  const found = () => box.mails.filter((mail) => mail.recipients.includes(recipient) && subject.test(mail.header('subject') ?? ''));
  await expect(() => expect(found().map((mail) => mail.header('subject'))).toHaveLength(1)).toPass({ timeout: 20_000 });
  return found()[0]!;
}

/** The link of a mail, which must be the same in its text and its HTML. */
function linkIn({ text, html }: Awaited<ReturnType<typeof mailTo>>, target: string): string {
  const link = new RegExp(`http://localhost:\\d+${target}\\?token=[\\w-]{43}`, 'u').exec(text)?.[0] ?? '';
  expect(link.startsWith(origin)).toBe(true);
  expect(html).toContain(link);
  return link;
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
}

async function register(page: Page, mail: string): Promise<void> {
  await openForm(page, `${origin}/account-form`);
  await field(page, 'Business name').fill('Quay Street Fryers Ltd');
  await field(page, 'VAT Reg No.').fill('GB 340 8043 29');
  await field(page, 'Company Reg No.').fill('09990417');
  const section = page.getByRole('group', { name: 'Address and contact' });
  await field(section, 'Address 1').fill('9 Quay Street');
  await field(section, 'Post code').fill('M12 0ZX');
  await field(section, 'Business mail').fill(mail);
  await choose(page, 'Proof of address 1', pdf('rates.pdf'));
  const director = (legend: string) => page.getByRole('group', { name: legend, exact: true });
  for (const [index, name] of ['Iris', 'Jonah'].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add another director' }).click();
    const current = director(`Director ${index + 1} of ${index + 1}`);
    await field(current, 'First name').fill(name);
    await field(current, 'Last name').fill('Marlow');
    await field(current, 'Address 1').fill('2 Tide Row');
    await field(current, 'Personal mail').fill(`${name.toLowerCase()}@example.com`);
    await choose(current, 'Proof of address', pdf(`${name.toLowerCase()}.pdf`));
  }
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Success' });
  await expect(dialog).toContainText('Success! Check your email and click the verification link.', { timeout: 15_000 });
  await dialog.getByRole('button', { name: 'Close' }).click();
}

test('a business registers on a phone, verifies, is approved, logs in and out, forgets the password and resets it', async ({
  page,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.expect(/ApiError|Failed to load resource/u);
  const [first, second] = ['haddock4tea', 'gravel7halibut'];
  const mail = newMail('life');
  const accountButton = page.getByRole('button', { name: 'Account of Quay Street Fryers Ltd' });
  const token = () => page.evaluate(() => localStorage.getItem('token'));
  await page.setViewportSize({ width: 390, height: 844 });
  await answerIpLookup(page);

  await register(page, mail);
  await page.goto(linkIn(await mailTo(mail, /^Confirm/u), '/verifymail'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!');

  const [waiting] = await askShopAt<{ state: string; directors: unknown[]; files: { fileName: string }[] }>(
    place,
    'accounts',
    'show',
    mail,
  );
  expect(waiting).toMatchObject({ directors: [{ firstName: 'Iris' }, { firstName: 'Jonah' }], state: 'verified' });
  expect(waiting!.files.map(({ fileName }) => fileName).toSorted()).toEqual(['iris.pdf', 'jonah.pdf', 'rates.pdf']);
  const [approved] = await askShopAt<{ userName: string }>(place, 'accounts', 'approve', mail, '--by', 'Kit');
  const opened = await mailTo(mail, /is open$/u);
  expect(opened.text).toContain(approved!.userName);

  await openForm(page, linkIn(opened, '/user/change-password'));
  await choosePassword(page, first);
  await expect(page.getByRole('heading', { name: 'Password updayted successfully!' })).toBeVisible();
  await mailTo(mail, /password.*changed/iu);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, approved!.userName, first);
  await expect(page).toHaveURL(`${origin}/`);
  await accountButton.click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(accountButton).toHaveCount(0);
  expect(await token()).toBeNull();

  await openForm(page, `${origin}/login`);
  await page.getByRole('link', { name: 'Forgot password' }).click();
  // Both pages have a field of this name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost password');
  await page.getByLabel('User name or mail').fill(mail);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Password reset link sent!' })).toBeVisible();
  const resetLink = linkIn(await mailTo(mail, /new password$/u), '/user/change-password');
  await openForm(page, resetLink);
  await choosePassword(page, second);
  await expect(page.getByRole('heading', { name: 'Password updayted successfully!' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, mail, first);
  await expect(page.getByText('Incorrect User name or password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(second);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(accountButton).toBeVisible();
  expect(await token()).toMatch(/^[\w-]{43}$/u);

  // The link can be used once.
  await openForm(page, resetLink);
  await choosePassword(page, 'pebble5lantern');
  await expect(page.getByRole('alertdialog')).toContainText('Your link has expired. Please try again.');
  const subjects = box.mails.filter(({ recipients }) => recipients.includes(mail)).map((each) => each.header('subject'));
  expect(subjects, 'confirm, open, changed, reset, changed').toHaveLength(5);
});
