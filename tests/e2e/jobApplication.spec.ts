import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { acceptTerms, answerIpLookup, choose, field, newMail, openBeforeScripts, openForm, pdf, requestsTo } from './forms.ts';
import { askShop } from './staff.ts';

const call = '/api/jobApplication';

/** An application as staff see it, as far as the tests look. */
interface StoredApplication {
  firstName: string;
  mail: string;
  mobileNo: string;
  jobTitle: string;
  cvName: string;
  ipAddressClaimed: string;
}

/** The opening that the tests apply for: the first of the list. */
async function openJob(page: Page): Promise<{ id: number; title: string }> {
  const { data } = (await (await page.request.get('/api/job')).json()) as { data: { id: number; title: string }[] };
  return data[0]!;
}

async function fillIn(page: Page, mail: string): Promise<void> {
  await field(page, 'First Name').fill('Ada');
  await field(page, 'Last Name').fill('Haddon');
  await field(page, 'Mobile No.').fill('07700 900-142');
  await field(page, 'Mail').fill(mail);
  await choose(page, 'CV', pdf('ada-haddon.pdf'));
  await acceptTerms(page);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });

test.beforeEach(async ({ page }) => {
  await answerIpLookup(page);
});

test('a CV that is chosen and a box that is ticked before the page’s script has arrived count', { tag: '@extended' }, async ({ page }) => {
  const { id } = await openJob(page);
  const mail = newMail('early');
  const letScriptsCome = await openBeforeScripts(page, `/careers/job-detail/apply?id=${id}`);
  await page.getByLabel('CV').setInputFiles(pdf('early.pdf'));
  await page.getByRole('checkbox', { name: /^I accept/u }).check();
  await letScriptsCome();
  await expect(page.getByRole('button', { name: 'Remove file early.pdf' })).toBeVisible();
  await field(page, 'First Name').fill('Ada');
  await field(page, 'Last Name').fill('Haddon');
  await field(page, 'Mobile No.').fill('07700900142');
  await field(page, 'Mail').fill(mail);
  await submit(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toBeVisible({ timeout: 15_000 });
  const applications = await askShop<StoredApplication>('applications', 'list');
  expect(applications.find((application) => application.mail === mail)).toMatchObject({ cvName: 'early.pdf' });
});

test('a job seeker goes from the list to the job to the form, and applies with a CV', async ({ page }) => {
  const { title } = await openJob(page);
  const mail = newMail('applicant');
  await openForm(page, '/careers');
  await page.getByRole('link', { name: new RegExp(`View Job.*${title}`, 'u') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page
    .getByRole('link', { name: /^Apply/u })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Apply: ${title}`);
  // The job and the list are passed on with the navigation.
  expect(calls.filter((path) => path.startsWith('/api/job'))).toEqual([]);

  await fillIn(page, mail);
  const requests = requestsTo(page, call);
  await submit(page).dblclick();
  const dialog = page.getByRole('alertdialog', { name: 'Success' });
  await expect(dialog).toContainText('Data submitted successfully! Please wait for approval.', { timeout: 15_000 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(requests).toHaveLength(1);
  await page.getByRole('button', { name: 'Apply again' }).click();
  await expect(field(page, 'First Name')).toHaveValue('');
  await expect(page.getByText('ada-haddon.pdf')).toHaveCount(0);

  const applications = await askShop<StoredApplication>('applications', 'list');
  expect(applications.find((application) => application.mail === mail)).toMatchObject({
    firstName: 'Ada',
    mobileNo: '07700900142',
    jobTitle: title,
    cvName: 'ada-haddon.pdf',
    ipAddressClaimed: '203.0.113.7',
  });
});

test('whoever comes by address gets the job from the API, rendered by the server', async ({ page }) => {
  const { id, title } = await openJob(page);
  const html = await (await page.request.get(`/careers/job-detail/apply?id=${id}`)).text();
  expect(html).toContain(`Apply: ${title}`);
  expect(html).toContain(`/careers/job-detail/apply?id=${id}">`);
  await openForm(page, `/careers/job-detail/apply?id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Apply: ${title}`);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/careers/job-detail?id=${id}`,
  );
});

test('an unknown job is a 404 that shows the jobs that are open', async ({ page, problems }) => {
  problems.expect(/404/u);
  const { title } = await openJob(page);
  for (const query of ['?id=2147483647', '?id=abc', '']) {
    const response = await page.goto(`/careers/job-detail/apply${query}`);
    expect(response?.status(), query).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is no longer open');
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  }
});

test(
  'a 500 shows its message at /error; whoever comes back finds the draft with the CV',
  { tag: '@extended' },
  async ({ page, problems }) => {
    problems.expect(/500|ApiError/u);
    const requests = requestsTo(page, call);
    const { id } = await openJob(page);
    await openForm(page, `/careers/job-detail/apply?id=${id}`);
    await fillIn(page, newMail('comes-back'));
    await page.route(`**${call}`, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }), { times: 1 });
    await submit(page).click();
    await expect(page).toHaveURL(/\/error$/u);
    const dialog = page.getByRole('alertdialog', { name: 'Failed' });
    await expect(dialog).toContainText('Something went wrong, please try again.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(problems.all.filter((problem) => problem.includes('ApiError'))).toHaveLength(1);

    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(field(page, 'First Name')).toHaveValue('Ada');
    await expect(field(page, 'Mobile No.')).toHaveValue('07700900142');
    await expect(page.getByRole('button', { name: 'Remove file ada-haddon.pdf' })).toBeVisible();
    await submit(page).click();
    await expect(page.getByRole('alertdialog', { name: 'Success' })).toBeVisible({ timeout: 15_000 });
    expect(requests).toHaveLength(2);
    expect(requests[1]?.headers()['idempotency-key']).toBe(requests[0]?.headers()['idempotency-key']);
  },
);

test(
  'after a reload the CV is named, to be chosen again; the draft of one job is not another’s',
  { tag: '@extended' },
  async ({ page }) => {
    const { data } = (await (await page.request.get('/api/job')).json()) as { data: { id: number }[] };
    const [{ id }, other] = data as [{ id: number }, { id: number }];
    await openForm(page, `/careers/job-detail/apply?id=${id}`);
    await fillIn(page, newMail('reload'));
    await page.waitForTimeout(400);
    await page.reload();
    await expect(field(page, 'First Name')).toHaveValue('Ada');
    await expect(page.getByText('ada-haddon.pdf – choose it again')).toBeVisible();
    await submit(page).click();
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary.getByRole('link', { name: 'Choose ada-haddon.pdf again, or remove it' })).toBeVisible();
    await choose(page, 'CV', pdf('ada-haddon.pdf'));
    await expect(page.getByText('choose it again')).toHaveCount(0);
    await page.goto(`/careers/job-detail/apply?id=${other.id}`);
    await hydrated(page);
    await expect(field(page, 'First Name')).toHaveValue('');
    await page.goBack();
    await expect(field(page, 'First Name')).toHaveValue('Ada');
  },
);

test(
  'a reload shows that the opening is no longer there, whatever the page was handed when it was opened',
  { tag: '@extended' },
  async ({ page, problems }) => {
    problems.expect(/404/u);
    const { title } = await openJob(page);
    await openForm(page, '/careers');
    await page.getByRole('link', { name: new RegExp(`View Job.*${title}`, 'u') }).click();
    await page
      .getByRole('link', { name: /^Apply/u })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Apply: ${title}`);
    // Gives the opening an id that does not exist, as if it had closed.
    await page.evaluate(() => {
      const state = history.state as { usr: { job: { id: number } } };
      state.usr.job.id = 2_000_000_000;
      history.replaceState(state, '', '?id=2000000000');
    });
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is no longer open');
  },
);

test('at 320 px the form with its messages is accessible and does not scroll sideways', { tag: '@extended' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { id } = await openJob(page);
  await openForm(page, `/careers/job-detail/apply?id=${id}`);
  await page.getByRole('checkbox', { name: /^I accept/u }).check();
  await submit(page).click();
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  for (const message of ['First Name is required', 'Last Name is required', 'Mobile No. is required', 'Mail is required', 'CV is required'])
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
  await summary.getByRole('link', { name: 'CV is required' }).click();
  await expect(page.getByLabel('CV')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  await expectAccessible(page);
});
