import type { Page } from '@playwright/test';
import { approve, linkInMail, logIn, makeHolder, register } from './accounts.ts';
import { expect, expectAccessible, hydrated, live, test } from './fixtures.ts';
import { openForm } from './forms.ts';

const refused = 'Incorrect User name or password';

const accountButton = (page: Page, businessName: string) => page.getByRole('button', { name: `Account of ${businessName}` });
const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
}

test(
  'a business verifies its mail, is approved, chooses a password, logs in, and out in all tabs',
  { tag: '@extended' },
  async ({ page, context, request, problems }) => {
    test.setTimeout(120_000);
    problems.expect(/ApiError|Failed to load resource/u);
    const businessName = 'Pier Road Chippy Ltd';
    const mail = await register(request, businessName);

    const verifyLink = await linkInMail(mail, /^Confirm/u, '/verifymail');
    await page.goto(verifyLink);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!');
    await expect(page.getByText('Your email has been verified successfully. We will get back to you soon.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await expectAccessible(page);
    // The link is used up, but this visitor has seen it succeed.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!');
    const again = await context.newPage();
    await again.goto(verifyLink);
    await expect(again.getByRole('heading', { level: 1 })).toHaveText('Success!');
    await expect(again.getByText('Your email has been verified already. There is nothing left to do.')).toBeVisible();
    await again.close();

    const userName = await approve(mail);
    const passwordLink = await linkInMail(mail, /is open$/u, '/user/change-password');
    await openForm(page, passwordLink);
    // The page has read the secret and removed it from the address; it survives a reload.
    await expect(page).toHaveURL(/\/user\/change-password$/u);
    await page.reload();
    await hydrated(page);
    await choosePassword(page, 'haddock4tea');
    await expect(page.getByRole('heading', { name: 'Password updayted successfully!' })).toBeFocused();
    await expect(page.getByText('Please log in with your new password.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login$/u);

    const tab = await context.newPage();
    await tab.goto('/careers');
    await hydrated(tab);
    await expect(logInLink(tab)).toBeVisible();

    await logIn(page, userName, 'haddock4tea');
    await expect(page).toHaveURL(/\/$/u);
    await expect(accountButton(page, businessName)).toBeVisible();
    await expect(accountButton(tab, businessName)).toBeVisible();
    expect(await storedToken(page)).toMatch(/^[\w-]{43,}$/u);

    await page.reload();
    await accountButton(page, businessName).click();
    await expect(page.getByRole('banner').getByText(userName)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    // A logged-in customer who opens the login page by an old bookmark is not asked for a password.
    await openForm(tab, '/login');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your account');
    await expect(tab.getByRole('main')).toContainText(userName);
    await expect(tab.getByRole('main').getByRole('link', { name: 'Browse the range' })).toBeVisible();
    await expectAccessible(tab);

    await accountButton(page, businessName).click();
    const token = await storedToken(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(logInLink(page)).toBeFocused();
    await expect(logInLink(tab)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await expect(async () => {
      const me = await request.get('/api/user/me', { headers: { authorization: `Bearer ${token}` } });
      expect(me.status()).toBe(401);
    }).toPass();
  },
);

test(
  'a forgotten password is replaced by a link in a mail, which ends the sessions there are',
  { tag: '@extended' },
  async ({ page, browser, request, problems }) => {
    test.setTimeout(120_000);
    problems.expect(/ApiError: Request failed with status code 401|Failed to load resource/u);
    const holder = await makeHolder(request, 'Golden Fryer Ltd');
    await openForm(page, '/login');
    await logIn(page, holder.mail, holder.password);
    await expect(accountButton(page, holder.businessName)).toBeVisible();

    const elsewhere = await (await browser.newContext()).newPage();
    await openForm(elsewhere, '/login');
    await elsewhere.getByRole('link', { name: 'Forgot password' }).click();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Lost password');
    await elsewhere.getByLabel('User name or mail').fill(holder.userName);
    await elsewhere.getByRole('button', { name: 'Reset password' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Password reset link sent!' })).toBeFocused();
    await expect(elsewhere.getByText('Please check your email for the password reset link.')).toBeVisible();

    const link = await linkInMail(holder.mail, /^Choose a new password/u, '/user/change-password');
    await openForm(elsewhere, link);
    const guessedFirst = 'Too easy to guess: add a word or some digits';
    await elsewhere.getByLabel('Password', { exact: true }).fill('password1');
    const meter = elsewhere.getByRole('meter', { name: 'Password strength' });
    await expect(meter).toHaveAttribute('aria-valuetext', 'Too easy to guess');
    await expect(elsewhere.getByText(guessedFirst)).toBeVisible();
    await expectAccessible(elsewhere);
    await elsewhere.getByLabel('Password', { exact: true }).fill('Hello£123');
    await expect(elsewhere.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Password must be at least 8 characters with a letter and a number Only letters from A to Z and digits, not “£”',
    );
    await choosePassword(elsewhere, 'password1');
    await expect(elsewhere.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(`Too easy to guess. ${guessedFirst}`);
    // A weak password that follows the rules is accepted.
    await elsewhere.getByLabel('Password', { exact: true }).fill('Password1');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Weak');
    await choosePassword(elsewhere, 'Password1');
    await expect(elsewhere.getByRole('heading', { name: 'Password updayted successfully!' })).toBeVisible();

    const dialog = elsewhere.getByRole('alertdialog', { name: 'Failed' });
    await openForm(elsewhere, link);
    await choosePassword(elsewhere, 'turbot4tea');
    await expect(dialog).toContainText('Your link has expired. Please try again.');
    await dialog.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Lost password');

    await page.reload();
    await expect(logInLink(page)).toBeVisible();
    await expect.poll(() => storedToken(page)).toBeNull();
    await elsewhere.context().close();
  },
);

test(
  'a link to change the password without its token is incomplete, also where a whole one was opened before in the same tab',
  { tag: '@extended' },
  async ({ page }) => {
    const incomplete = page.getByText('Your link is incomplete');
    await openForm(page, '/user/change-password?token=a-link-from-a-mail');
    await expect(page).toHaveURL(/\/user\/change-password$/u);
    await page.reload();
    await hydrated(page);
    await expect(incomplete).toBeHidden();
    await openForm(page, '/user/change-password');
    await expect(incomplete).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);

    // The token in the history still counts for a visitor who comes back.
    await openForm(page, '/user/change-password?token=another-link');
    await expect(page).toHaveURL(/\/user\/change-password$/u);
    await openForm(page, '/careers');
    await page.goBack();
    await hydrated(page);
    await expect(page.getByLabel('Confirm password', { exact: true })).toBeVisible();
    await expect(incomplete).toBeHidden();
  },
);

test(
  'a wrong password is refused in words that say nothing else, and trying on is slowed down',
  { tag: '@extended' },
  async ({ page, problems }) => {
    // The server delays two attempts before it refuses a third.
    test.slow();
    problems.expect(/ApiError|Failed to load resource/u);
    await openForm(page, '/login');
    await logIn(page, `nobody-${Date.now()}`, 'turbot4tea');
    await expect(page.getByText(refused)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill('turbot5tea');
    await expect(page.getByText(refused)).toBeHidden();
    await expect(async () => {
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText(refused)).toBeVisible();
      await expect(page.getByText(/^Too many attempts\. Please try again in \d+ seconds?\.$/u)).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await storedToken(page)).toBeNull();
  },
);

test('somebody who is not logged in asks nothing about sessions and fetches no code for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /\/api\/user|SessionMenu/u.test(path))).toEqual([]);
});

test('who is logged in is not asked to log in while the account is fetched', async ({ page, problems }) => {
  problems.expect(/ApiError: Request failed with status code 401|Failed to load resource/u);
  await page.addInitScript(() => localStorage.setItem('token', 'left-over'));
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user/me', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/privacy');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  await expect(logInLink(page)).toHaveCount(0);
  answer();
  await expect(logInLink(page)).toBeVisible();
});

test('a token that the shop does not know is forgotten', async ({ page, problems }) => {
  problems.expect(/ApiError: Request failed with status code 401|Failed to load resource/u);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seen') === null) localStorage.setItem('token', 'left-over');
    sessionStorage.setItem('seen', 'yes');
  });
  await page.goto('/privacy');
  await expect.poll(() => storedToken(page)).toBeNull();
  await expect(logInLink(page)).toBeVisible();
});

test('Remember me keeps name and password in this browser and fills them in; unticked, they go', async ({ page, problems }) => {
  problems.expect(/ApiError|Failed to load resource/u);
  await openForm(page, '/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await logIn(page, 'nobody-remembered', 'turbot4tea');
  await expect(page.getByText(refused)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  const fresh = await page.context().newPage();
  await openForm(fresh, '/login');
  await expect(fresh.getByLabel('User name or mail')).toHaveValue('nobody-remembered');
  await expect(fresh.getByLabel('Password', { exact: true })).toHaveValue('turbot4tea');
  await fresh.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await fresh.getByRole('button', { name: 'Submit' }).click();
  await expect(fresh.getByText(refused)).toBeVisible();
  expect(await fresh.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('the page of a link without a token says so before any script runs', async ({ request }) => {
  const html = await (await request.get('/verifymail')).text();
  expect(html).toContain('Invalid or missing token.');
  expect(html).toContain('Verification Failed');
});

for (const path of ['/user/change-password', '/verifymail', '/account-answer']) {
  test(`${path} stays out of search engines`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  });
}

test('without JavaScript every form says how else to reach the company, and sending it leads to a page that helps', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const { data } = (await (await page.request.get('/api/job')).json()) as { data: { id: number }[] };
  const apply = `/careers/job-detail/apply?id=${data[0]!.id}`;
  for (const address of ['/login', '/contact-us', '/account-form', apply, '/reset-password', '/user/change-password?token=x']) {
    await page.goto(address);
    const form = page.getByRole('main').locator('form[method="post"]');
    // Playwright's texts leave out what stands in <noscript>, so the paragraph is read from the page.
    expect(await form.locator('noscript p').innerText(), address).toContain('This form needs JavaScript, which is off.');
    await expect(form.locator('noscript a[href^="mailto:"]'), address).toBeVisible();
    for (const field of await form.locator('input[type="password"]').all()) await field.fill('secret1');
    // Without its script the account form's button stays marked as disabled until the terms are accepted, and sends all the same.
    await form.locator('[type="submit"]').click({ force: true });
    await expect(page, address).toHaveURL(/\/not-sent$/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your form was not sent');
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
  }
  await page.goto('/verifymail?token=abc');
  await expect(page.getByRole('main')).not.toContainText(/verifying|we are confirming/iu);
  expect(await page.locator('noscript p').innerText()).toContain('That needs JavaScript, which is off.');
  await expect(page.locator('noscript a[href^="mailto:"]')).toBeVisible();
  await page.goto('/account-answer?token=abc');
  expect(await page.locator('noscript p').innerText()).toContain('This form needs JavaScript, which is off.');
  await expect(page.locator('noscript a[href^="mailto:"]')).toBeVisible();
  await page.goto('/');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('haddock');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product-list\/?\?search=haddock$/u);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('haddock');
  await context.close();
});

test(
  'when the page’s script does not come, a form is kept at first and then leads to a page that helps',
  { tag: '@extended' },
  async ({ page, problems }) => {
    problems.expect(/Failed to load resource|Failed to fetch dynamically imported module/u);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/login');
    await page.locator('input[name="logIn"]').fill('kim@example.com');
    await page.locator('input[name="pwd"]').fill('secret1');
    await page.getByRole('main').locator('[type="submit"]').click();
    await expect(page).toHaveURL(/\/not-sent$/u);
  },
);

test('every form sends what a program has filled in without a word', { tag: '@extended' }, async ({ page, problems }) => {
  problems.expect(/ApiError|Failed to load resource/u);
  const bodies: unknown[] = [];
  await page.route('**/api/{user,mail}/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 400, json: { message: 'no' } });
  });
  const forms: [address: string, values: Record<string, string>][] = [
    ['/login', { logIn: 'kim', pwd: 'secret1' }],
    ['/reset-password', { mail: 'kim' }],
    ['/user/change-password?token=x', { pwd: 'harbour47lantern', confirm_pwd: 'harbour47lantern' }],
    ['/contact-us', { name: 'Kim', mail: 'kim@example.com', subject: 'Boxes', message: 'Hello' }],
  ];
  for (const [address, values] of forms) {
    await page.goto(address);
    await live(page.getByRole('main').locator('form'));
    await page.evaluate((filled) => {
      for (const [name, value] of Object.entries(filled)) (document.getElementsByName(name)[0] as HTMLInputElement).value = value;
    }, values);
    await page.getByRole('main').locator('form [type="submit"]').click();
    const { confirm_pwd: _again, ...sent } = values;
    await expect.poll(() => bodies.at(-1), { message: address }).toMatchObject(sent);
  }
});
