/** Without a connection every form stays as it is and says so, and is sent on request when the connection is back. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, quiet, test } from '../fixtures.ts';
import { acceptTerms, answerIpLookup, choose, field, newMail, openForm, pdf, requestsTo } from '../forms.ts';

const words = 'You are offline, so nothing was sent. What you typed';

/** A form: where it is, what is typed, what is kept of it, and what the page says once it was sent. */
interface FormCase {
  open: (page: Page) => Promise<void>;
  fill: (page: Page) => Promise<void>;
  submit: string;
  kept: { label: string; value: string };
  call: string;
  answer: { status: number; json: object };
  sent: (page: Page) => Promise<void>;
}

const password = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const forms: Record<string, FormCase> = {
  'the contact form': {
    open: (page) => openForm(page, '/contact-us'),
    fill: async (page) => {
      await field(page, 'Name').fill('Maya Ostrander');
      await field(page, 'Mail').fill(newMail('offline'));
      await field(page, 'Subject').fill('Chip boxes');
      await field(page, 'Message').fill('Do you have boxes with vents?');
    },
    submit: 'Submit',
    kept: { label: 'Message', value: 'Do you have boxes with vents?' },
    call: '/api/mail/contactUs',
    answer: { status: 200, json: { message: 'Thank you' } },
    sent: (page) => expect(page.getByRole('alertdialog', { name: 'Success' })).toBeVisible(),
  },
  'the job application': {
    open: async (page) => {
      const { data } = (await (await page.request.get('/api/job')).json()) as { data: { id: number }[] };
      await openForm(page, `/careers/job-detail/apply?id=${data[0]!.id}`);
    },
    fill: async (page) => {
      await field(page, 'First Name').fill('Ada');
      await field(page, 'Last Name').fill('Haddon');
      await field(page, 'Mobile No.').fill('07700900142');
      await field(page, 'Mail').fill(newMail('offline'));
      await choose(page, 'CV', pdf('ada-haddon.pdf'));
      await acceptTerms(page);
    },
    submit: 'Submit',
    kept: { label: 'First Name', value: 'Ada' },
    call: '/api/jobApplication',
    answer: { status: 201, json: { message: 'Thank you' } },
    sent: (page) => expect(page.getByRole('alertdialog', { name: 'Success' })).toBeVisible(),
  },
  'the login': {
    open: (page) => openForm(page, '/login'),
    fill: async (page) => {
      await field(page, 'User name or mail').fill('TB100042');
      await password(page, 'Password').fill('haddock4tea');
    },
    submit: 'Submit',
    kept: { label: 'User name or mail', value: 'TB100042' },
    call: '/api/user/login',
    answer: { status: 200, json: { token: 'a-token-of-this-test' } },
    sent: (page) => expect(page).toHaveURL('/'),
  },
  'the reset of a password': {
    open: (page) => openForm(page, '/reset-password'),
    fill: (page) => field(page, 'User name or mail').fill('TB100042'),
    submit: 'Reset password',
    kept: { label: 'User name or mail', value: 'TB100042' },
    call: '/api/user/resetPassword',
    answer: { status: 200, json: { status: true, message: 'Sent' } },
    sent: (page) => expect(page.getByText('Password reset link sent!')).toBeVisible(),
  },
  'the change of a password': {
    open: (page) => openForm(page, '/user/change-password?token=a-token-of-this-test'),
    fill: async (page) => {
      await password(page, 'Password').fill('haddock4tea');
      await password(page, 'Confirm password').fill('haddock4tea');
    },
    submit: 'Submit',
    kept: { label: 'Confirm password', value: 'haddock4tea' },
    call: '/api/user/changePassword',
    answer: { status: 200, json: { status: true, message: 'Changed' } },
    sent: (page) => expect(page.getByText('Password updayted successfully!')).toBeVisible(),
  },
  'the wish to be told of prices': {
    open: async (page) => {
      await openForm(page, '/product/1');
      await page.getByRole('button', { name: 'Tell me when prices go live' }).click();
    },
    fill: async (page) => {
      await field(page.getByRole('dialog'), 'Name').fill('Maya Ostrander');
      await field(page.getByRole('dialog'), 'Mail').fill('maya@example.com');
    },
    submit: 'Tell me',
    kept: { label: 'Name', value: 'Maya Ostrander' },
    call: '/api/mail/priceNotice',
    answer: { status: 200, json: { message: 'Thank you' } },
    sent: (page) => expect(page.getByRole('dialog').getByText(/We will write/u)).toBeVisible(),
  },
};

for (const [name, { open, fill, submit, kept, call, answer, sent }] of Object.entries(forms)) {
  test(`without a connection ${name} stays, and is sent on request when the connection is back`, async ({ page, context, problems }) => {
    // The code of the next screens, if it was just being fetched.
    problems.expect(/ERR_INTERNET_DISCONNECTED \(.*\/assets\//u);
    await answerIpLookup(page);
    await page.route('**/api/user/me', (route) =>
      route.fulfill({ json: { data: { userName: 'TB100042', mail: 'maya@example.com', businessName: 'Golden Fryer Ltd' } } }),
    );
    await page.route(`**${call}`, (route) => route.fulfill(answer));
    const requests = requestsTo(page, call);
    await open(page);
    await fill(page);
    const address = page.url();
    await quiet(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: submit, exact: true }).click();
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel(kept.label).and(page.locator('main input, main textarea, dialog input'))).toHaveValue(kept.value);
    expect(requests).toHaveLength(0);
    await context.setOffline(false);
    await expect(page.getByText('You are back online', { exact: true })).toBeInViewport();
    // Scrolled, the sticky row of the header covers a part of the navigation, whose links axe then finds too small.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send now' }).click();
    await sent(page);
    expect(requests).toHaveLength(1);
  });
}

test('without a connection a new verification link is not asked for, which is said', async ({ page, context, problems }) => {
  // The card with the company's contacts may be on its way.
  problems.expect(/ApiError|Failed to load resource|ERR_|Failed to fetch dynamically imported module/u);
  await page.route('**/api/auth/verifyEmail', (route) => route.fulfill({ status: 400, json: { message: 'Token expired' } }));
  await page.goto('/verifymail?token=a-token-of-this-test');
  await hydrated(page);
  const again = page.getByRole('button', { name: 'Send a new link' });
  await expect(again).toBeVisible();
  await context.setOffline(true);
  await again.click();
  await expect(page.getByText('You are offline. Please try again once you are back online.')).toBeVisible();
});
