import type { Page } from '@playwright/test';
import { mailsInFiles } from '../api/mailbox.ts';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { field, newMail, openBeforeScripts, openForm, requestsTo } from './forms.ts';
import { askShop, dataFolder } from './staff.ts';

const call = '/api/mail/contactUs';
const success = 'Your message has been sent successfully! We will get back to you soon.';
const failure = 'Something went wrong, please try again. We will get back to you soon.';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });

/** The messages that staff see from somebody. */
const messagesFrom = async (mail: string) =>
  (await askShop<{ mail: string; subject: string; message: string }>('messages', 'list')).filter((message) => message.mail === mail);

/** Fills the form in. */
async function fillIn(page: Page, mail: string, message = 'Do you have boxes with vents?\nTwo pallets.'): Promise<void> {
  await field(page, 'Name').fill('Maya Ostrander');
  await field(page, 'Mail').fill(mail);
  await field(page, 'Subject').fill('Chip boxes');
  await field(page, 'Message').fill(message);
}

test('what is sent before the page’s script has arrived stays in the form, and can be sent then', async ({ page }) => {
  const mail = newMail('early');
  const posts = requestsTo(page, '/contact-us');
  const letScriptsCome = await openBeforeScripts(page, '/contact-us');
  await fillIn(page, mail);
  await submit(page).click({ noWaitAfter: true });
  await letScriptsCome();
  await expect(field(page, 'Subject')).toHaveValue('Chip boxes');
  await submit(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toContainText(success);
  expect(posts).toEqual([]);
  expect(await messagesFrom(mail)).toMatchObject([{ subject: 'Chip boxes', message: 'Do you have boxes with vents?\nTwo pallets.' }]);
});

test('a message arrives, is acknowledged, and the form is empty again', async ({ page }) => {
  const mail = newMail('maya');
  await openForm(page, '/contact-us');
  await fillIn(page, mail);
  await submit(page).dblclick();
  const dialog = page.getByRole('alertdialog', { name: 'Success' });
  await expect(dialog).toContainText(success);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  for (const label of ['Name', 'Mail', 'Subject', 'Message']) await expect(field(page, label)).toHaveValue('');
  // A line stays for the visit.
  await page.reload();
  await expect(page.getByRole('main').getByText(new RegExp(`^Sent .*We answer to ${mail}`, 'u'))).toBeVisible();
  expect(await messagesFrom(mail)).toMatchObject([{ subject: 'Chip boxes', message: 'Do you have boxes with vents?\nTwo pallets.' }]);
  await expect(async () => {
    const mails = await mailsInFiles(dataFolder());
    expect(mails.some((each) => each.header('to')?.includes(mail) && each.header('subject') === 'We have your message')).toBe(true);
  }).toPass({ timeout: 20_000 });
});

test(
  'a message whose answer was lost leads to the error page, waits there, and is kept once when it is sent again',
  { tag: '@extended' },
  async ({ page, problems }) => {
    problems.expect(/ApiError|Failed to load resource|ERR_/u);
    const mail = newMail('maya');
    const sent = requestsTo(page, call);
    await openForm(page, '/contact-us');
    await fillIn(page, mail);
    await page.route(`**${call}`, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit(page).click();
    await expect(page).toHaveURL(/\/error$/u);
    const dialog = page.getByRole('alertdialog', { name: 'Failed' });
    await expect(dialog).toContainText(failure);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
    expect(problems.all.some((problem) => /ApiError: Network Error/u.test(problem))).toBe(true);

    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(field(page, 'Message')).toHaveValue('Do you have boxes with vents?\nTwo pallets.');
    await submit(page).click();
    await expect(page.getByRole('alertdialog', { name: 'Success' })).toContainText(success);
    const keys = sent.map((each) => each.headers()['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(await messagesFrom(mail)).toHaveLength(1);
  },
);

test('a message that arrives after its page was left is not there to be sent again', { tag: '@extended' }, async ({ page }) => {
  const mail = newMail('maya');
  await openForm(page, '/contact-us');
  await fillIn(page, mail);
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  await page.route(`**${call}`, async (route) => {
    await left;
    await route.continue();
  });
  await submit(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  await expect(field(page, 'Message')).toHaveCount(0);
  const answered = page.waitForResponse(`**${call}`);
  leave();
  await answered;
  expect(await messagesFrom(mail)).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact-form'))).toBeNull();
  await page.goBack();
  await expect(field(page, 'Message')).toHaveValue('');
});

test(
  'a refusal of the server is said in a dialog, and nothing that was typed is lost, by a reload neither',
  { tag: '@extended' },
  async ({ page, problems }) => {
    problems.expect(/ApiError|Failed to load resource/u);
    await openForm(page, '/contact-us');
    await fillIn(page, newMail('maya'));
    await page.route(`**${call}`, (route) => route.fulfill({ status: 503, json: { message: 'The shop is being moved.' } }));
    await submit(page).click();
    const dialog = page.getByRole('alertdialog', { name: 'Failed' });
    await expect(dialog).toContainText(failure);
    await dialog.getByRole('button', { name: 'Close' }).click();
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('The shop is being moved.');
    await expect(page).toHaveURL(/\/contact-us$/u);
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'Message')).toHaveValue('Do you have boxes with vents?\nTwo pallets.');
    await expect(field(page, 'Name')).toHaveValue('Maya Ostrander');
  },
);

test('a link can fill in the subject, in the server’s HTML already', { tag: '@extended' }, async ({ page, request }) => {
  expect(await (await request.get('/contact-us?subject=Tell%20me%20when%20prices%20go%20live')).text()).toContain(
    'value="Tell me when prices go live"',
  );
  await openForm(page, '/contact-us?subject=Tell%20me%20when%20prices%20go%20live');
  await expect(field(page, 'Subject')).toHaveValue('Tell me when prices go live');
});

test('what a program fills in is refused with the reason; a person whose browser did it sends it at the second press', async ({ page }) => {
  const mail = newMail('robot');
  const sent = requestsTo(page, '/api/mail/contactUs');
  await openForm(page, '/contact-us');
  await fillIn(page, mail);
  const trap = page.locator('form input[aria-hidden="true"]');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(trap).not.toHaveAttribute('name', /name|mail|phone|tel|url|web|site|company|address|subject|user|pass/iu);
  const fill = () => trap.evaluate((input: HTMLInputElement) => (input.value = 'https://example.com'));
  await fill();
  await submit(page).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('A program seems to have filled this in');
  await expect(trap).toHaveValue('');
  await expect(field(page, 'Subject')).toHaveValue('Chip boxes');
  expect(sent).toEqual([]);
  // Browsers fill the field in again.
  await fill();
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toContainText(success);
  expect(await messagesFrom(mail)).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(1);
});

test('with the keyboard alone: every message at its field, the summary in focus, its links lead there', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openForm(page, '/contact-us');
  await field(page, 'Name').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Your name is required', { exact: true })).toBeVisible();
  await page.keyboard.type('maya at example');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Please enter a valid mail', { exact: true })).toBeVisible();
  await submit(page).press('Enter');
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  for (const message of ['Your name is required', 'Please enter a valid mail', 'Subject is required', 'message is required'])
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
  // axe takes a link that is half under the sticky header for too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await summary.getByRole('link', { name: 'message is required' }).press('Enter');
  await expect(field(page, 'Message')).toBeFocused();
});

test('a draft that is restored and sent at once arrives, a moment later', { tag: '@extended' }, async ({ page }) => {
  const mail = newMail('at-once');
  await openForm(page, '/contact-us');
  await fillIn(page, mail);
  // The draft is stored after a pause in typing.
  await page.waitForTimeout(400);
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Message')).toHaveValue('Do you have boxes with vents?\nTwo pallets.');
  await submit(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toContainText(success);
  expect(await messagesFrom(mail)).toMatchObject([{ subject: 'Chip boxes' }]);
});
