import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { api, logsErrors, takes } from '../fixtures/api.ts';
import { pdf } from '../fixtures/files.ts';
import { kit } from '../fixtures/kitTesting.ts';
import { failing, filled, screenLoads } from './mocks.ts';
import { type Canvas, expectDialog, expectLoggedOnly, received, sends, storyIp, submit, takesForm, terms } from './formMocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Job application', ...shopAt('/careers/job-detail/apply?id=2'), beforeEach: api(...filled) });

const call = '/api/jobApplication';
const success = 'Data submitted successfully! Please wait for approval.';

/** Fills in all required fields and accepts the terms. */
async function fillIn(canvas: Canvas): Promise<void> {
  await kit.fillForm(canvas, {
    'First Name': 'Ada',
    'Last Name': 'Haddon',
    'Mobile No.': '07700 900-142',
    Mail: 'ada@example.com',
    CV: pdf('ada-haddon.pdf'),
  });
  await userEvent.click(terms(canvas));
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Apply: Fishmonger' })).toBeVisible();
    for (const label of ['City', 'County', 'Post code', 'LinkedIn'])
      await expect(await kit.field(canvas, label)).not.toHaveAttribute('aria-required');
    for (const label of ['First Name', 'Last Name', 'Mobile No.', 'Mail'])
      await expect(await kit.field(canvas, label)).toHaveAttribute('aria-required', 'true');
    const quick = within(canvas.getByRole('region', { name: 'Quick Hiring' }));
    await expect(quick.getAllByRole('article')).toHaveLength(3);
    await expect(within(quick.getByText('(this job)').closest('article')!).getByRole('link', { name: 'Fishmonger' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A job with a closing date shows it. */
export const Closing = meta.story({
  args: { address: '/careers/job-detail/apply?id=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Apply by 30 November 2026.')).toBeVisible();
  },
});

/** Each field shows its error when it is left, and all of them when the form is sent, in the words of the specification. */
export const Validates = meta.story({
  play: async ({ canvas }) => {
    const mail = await kit.field(canvas, 'Mail');
    await kit.fill(canvas, 'Mail', 'ada@');
    await userEvent.tab();
    await waitFor(() => expect(mail).toHaveAccessibleDescription(expect.stringContaining('Please enter a valid mail')));
    await kit.fill(canvas, 'Mail', '');
    const mobile = await kit.field(canvas, 'Mobile No.');
    await kit.fill(canvas, 'Mobile No.', '07700 9OO142');
    await userEvent.tab();
    await waitFor(() => expect(mobile).toHaveAccessibleDescription(expect.stringContaining('Only numbers are allowed')));
    await kit.fill(canvas, 'Mobile No.', '');
    await kit.fill(canvas, 'CV', pdf('long.pdf', 6_000_000));
    await expect(await canvas.findByText('CV must be less than 5MB')).toBeVisible();
    // A refused file prevents sending until it is removed or replaced.
    await submit(canvas);
    await expect(await kit.readErrors(canvas)).toContain('CV must be less than 5MB');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file long.pdf' }));

    await submit(canvas);
    await expect(await kit.readErrors(canvas)).toEqual([
      'First Name is required',
      'Last Name is required',
      'Mobile No. is required',
      'Mail is required',
      'CV is required',
      'You must accept the terms and privacy policy',
    ]);
    await expect(terms(canvas)).toHaveAccessibleDescription('You must accept the terms and privacy policy');
    await kit.followError(canvas, 'CV is required');
    await expect(canvas.getByLabelText('CV')).toHaveFocus();
  },
});

/** The form was sent, with the CV inside the JSON: a modal says so, then a receipt takes the form's place, and the form is empty when it is asked for again. */
export const Sent = meta.story({
  beforeEach: sends(takesForm(call, success)),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expectDialog(canvas, 'Success', success);
    await expect(received).toHaveBeenCalledOnce();
    const [{ body, key }] = received.mock.lastCall!;
    await expect(body).toMatchObject({
      firstName: 'Ada',
      mobileNo: '07700900142',
      jobId: 2,
      termsAccepted: true,
      ipAddress: storyIp,
      cv: { fileName: 'ada-haddon.pdf', mimeType: 'application/pdf', content: btoa('%PDF-1.7\n') },
      check: { website: '' },
    });
    await expect(key).toMatch(/^[\da-f-]{36}$/u);
    await kit.closeDialog(canvas);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Your application is with us' })).toHaveFocus());
    const panel = within((await canvas.findByRole('heading', { level: 2, name: 'Your receipt' })).closest('section')!);
    await expect(panel.getByText('Fishmonger')).toBeVisible();
    await expect(panel.getByText('ada@example.com')).toBeVisible();
    await expect(panel.getByRole('list')).toBeVisible();
    await expect(panel.getAllByRole('link')[0]).toHaveAttribute('href', '/careers');
    await expect(panel.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'First Name' })).toBeNull();
    // Nothing but these is stored in the tab.
    const stored = JSON.parse(sessionStorage.getItem('job-application-2 receipt') ?? '') as object;
    await expect(Object.keys(stored)).toEqual(['mail', 'reference', 'sentAt']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply again' }));
    await expect(await kit.field(canvas, 'First Name')).toHaveValue('');
    await expect(canvas.queryByText('ada-haddon.pdf')).toBeNull();
  },
});

const storeReceipt = () =>
  sessionStorage.setItem(
    'job-application-2 receipt',
    JSON.stringify({ mail: 'ada@example.com', reference: '', sentAt: '2026-11-24T10:00:00Z' }),
  );

/** A reload, or a later visit in the same tab, shows the receipt of this job. */
export const ReceiptStays = meta.story({
  beforeEach: storeReceipt,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your application is with us' })).toBeVisible();
    await expect(await canvas.findByText('24 November 2026 at 10:00')).toBeVisible();
  },
});

/** Another job has no receipt. */
export const ReceiptOfAnotherJob = meta.story({
  args: { address: '/careers/job-detail/apply?id=1' },
  beforeEach: storeReceipt,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Apply: / })).toBeVisible();
    await expect(canvas.queryByText('Your receipt')).toBeNull();
  },
});

const disguisedCv = 'CV is not what its name says: save it again as PDF, DOC or DOCX';

/** The server finds an error: a modal has its words, and then the focus goes to the summary. */
export const Refused = meta.story({
  beforeEach: [logsErrors, sends(takes(call, { message: disguisedCv, errors: { cv: disguisedCv } }, 400))],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expectDialog(canvas, 'Failed', disguisedCv);
    await kit.closeDialog(canvas);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect(await kit.field(canvas, 'First Name')).toHaveValue('Ada');
    await expectLoggedOnly(400);
  },
});

/** Any other failure is shown in a modal on the error page, whose link back leads to the draft. */
export const Failed = meta.story({
  beforeEach: [logsErrors, sends(takes(call, { message: 'No.' }, 500))],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expectDialog(canvas, 'Failed', 'Something went wrong, please try again.');
    await expect(canvas.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Something Went Wrong');
    await expectLoggedOnly(500);
    await kit.closeDialog(canvas);
    await userEvent.click(await canvas.findByRole('link', { name: 'Try again' }));
    await waitFor(async () => expect(await kit.field(canvas, 'First Name')).toHaveValue('Ada'));
  },
});

export const Loading = meta.story(screenLoads);

/** The job has been filled meanwhile, or never existed. */
export const UnknownJob = meta.story({
  args: { address: '/careers/job-detail/apply?id=999' },
  beforeEach: logsErrors,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This job is no longer open' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'View Job Fishmonger' })).toBeVisible();
    await expect(console.error).toHaveBeenCalled();
  },
});

/** The job could not be loaded: the page says so, the failure is logged, and the visitor can try again. */
export const FailedLoad = meta.story({
  beforeEach: [logsErrors, api(...failing)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This job could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(console.error).toHaveBeenCalled();
  },
});
