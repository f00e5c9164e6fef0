/** The desk from the command line to a decision: a link, a password, an authenticator, the queue, a case. */
import { Secret, TOTP } from 'otpauth';
import { linkInMail, register } from './accounts.ts';
import { applicant } from './deskMember.ts';
import { expect, test } from './fixtures.ts';
import { newMail } from './forms.ts';
import { askShop } from './staff.ts';

const password = 'seventeen grey herrings at noon';

test('a reviewer is added, sets up their access, approves an account and answers a message, also when the session ends or the line is cut meanwhile', async ({
  page,
  request,
  problems,
}) => {
  // The cookie goes while somebody works, and so does the connection.
  problems.expect(/status of 401|ERR_INTERNET_DISCONNECTED/u);
  const other = `Kelp & Nieces ${Date.now()}`;
  await applicant(request, other);
  const business = `Kelp & Sons ${Date.now()}`;
  const mail = await register(request, business);
  const confirmation = await linkInMail(mail, /^Confirm/u, '/verifymail');
  await request.post('/api/auth/verifyEmail', { data: { token: new URLSearchParams(confirmation.split('?')[1]).get('token') } });
  const [added] = await askShop<{ link: string }>('staff', 'add', newMail('reviewer'), '--role', 'reviewer', '--name', newMail('Reviewer'));
  const { pathname, search } = new URL(added!.link);

  await page.goto(pathname + search);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const secret = (await page.locator('code').textContent())!.replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  const [recoveryCode] = await page.getByRole('main').getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();

  await expect(page.getByRole('heading', { name: 'Queue' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('Kelp');
  await expect(page.getByRole('row', { name: other })).toBeVisible();
  await page.getByRole('heading', { name: 'Queue' }).click();
  await page.keyboard.press('j');
  // Typing stays in the search, also when the row that had the focus goes meanwhile: no letter is a command.
  await page.keyboard.press('/');
  await page.keyboard.press('End');
  await page.keyboard.type(business.slice('Kelp'.length), { delay: 120 });
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue(business);
  await expect(page.getByText('1 waiting')).toBeVisible();
  await page.getByRole('heading', { name: 'Queue' }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: business })).toBeVisible();

  await page.getByLabel(/^Note for us/u).fill('Seen their bill.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Code', { exact: true }).fill(recoveryCode!);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(/^Note for us/u)).toHaveValue('Seen their bill.');
  await page.getByRole('heading', { name: business }).click();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${business}: Approved`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`${business}: Approved`)).toBeVisible();
  await linkInMail(mail, /is open$/u, '/user/change-password');

  // A message is answered; its text outlives a page that is loaded again.
  const writer = newMail('writer');
  const subject = `Sundays ${Date.now()}`;
  await request.post('/api/mail/contactUs', {
    data: { name: 'Zoë Ångström', mail: writer, subject, message: 'Do you deliver?', check: { website: '', elapsedMs: 60_000 } },
  });
  await page.goto(`/desk/?search=${encodeURIComponent(subject)}`);
  // The brand's letter comes late: nobody can type before it, so that it never mixes with their words.
  const { promise: late, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/desk/api/letters', async (route) => {
    await late;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Zoë Ångström' }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Letter/u })).toBeHidden();
  come();
  await page.getByRole('textbox', { name: /^Letter/u }).fill('Until noon.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Letter/u })).toHaveValue('Until noon.');
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: /^Letter/u }).fill('Until noon, all year.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('No connection. Nothing you typed is lost.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Letter/u })).toHaveValue('Until noon, all year.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  await expect(page.getByText('Until noon, all year.')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('q');
  await expect(page.getByRole('heading', { name: 'Queue' })).toBeVisible();
});
