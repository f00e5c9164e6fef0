import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { api, logsErrors, noAnswer } from '../fixtures/api.ts';
import { kit } from '../fixtures/kitTesting.ts';
import { type Canvas, expectDialog, submit } from './formMocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Contact form', ...shopAt('/contact-us') });

const success = 'Your message has been sent successfully! We will get back to you soon.';
const failure = 'Something went wrong, please try again. We will get back to you soon.';

const received = fn();

const answer = (body: object, status: number) =>
  http.post('/api/mail/contactUs', async ({ request }) => {
    received(request.headers.get('idempotency-key'), await request.json());
    return HttpResponse.json(body, { status });
  });

const fillIn = (canvas: Canvas): Promise<void> =>
  kit.fillForm(canvas, {
    Name: 'Maya Ostrander',
    Mail: 'maya@goldenfryer.example.co.uk',
    Subject: 'Chip boxes',
    Message: 'Do you have them with vents?',
  });

/** The summary takes the focus; its links lead to the fields. */
export const Required = meta.story({
  play: async ({ canvas }) => {
    await kit.field(canvas, 'Name');
    await submit(canvas);
    const messages = ['Your name is required', 'Mail is required', 'Subject is required', 'message is required'];
    await expect(await kit.readErrors(canvas)).toEqual(messages);
    for (const message of messages) await expect(canvas.getAllByText(message)).toHaveLength(2);
    await kit.followError(canvas, 'message is required');
    await expect(await kit.field(canvas, 'Message')).toHaveFocus();
  },
});

export const WrongMail = meta.story({
  play: async ({ canvas }) => {
    await kit.fill(canvas, 'Mail', 'maya at goldenfryer');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter a valid mail')).toBeVisible();
  },
});

/** The message was sent: a dialog says so, and the form is cleared. */
export const Sent = meta.story({
  beforeEach: api(answer({ message: success }, 200)),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expectDialog(canvas, 'Success', success);
    await kit.closeDialog(canvas);
    for (const name of ['Name', 'Mail', 'Subject', 'Message']) await expect(await kit.field(canvas, name)).toHaveValue('');
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith(expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u), {
      name: 'Maya Ostrander',
      mail: 'maya@goldenfryer.example.co.uk',
      subject: 'Chip boxes',
      message: 'Do you have them with vents?',
      check: { website: '', elapsedMs: expect.any(Number) as number },
    });
  },
});

/** Any other answer: a dialog, and the fields stay filled; the next try has the same idempotency key. */
export const Failed = meta.story({
  beforeEach: [logsErrors, api(answer({ message: 'No.' }, 500))],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expectDialog(canvas, 'Failed', failure);
    await kit.closeDialog(canvas);
    await expect(await kit.field(canvas, 'Message')).toHaveValue('Do you have them with vents?');
    await submit(canvas);
    await waitFor(() => expect(received).toHaveBeenCalledTimes(2));
    const [first, second] = received.mock.calls.map(([key]: unknown[]) => key);
    await expect(second).toBe(first);
  },
});

/** The server's message about a field is shown there too, and the focus goes to the summary when the dialog is closed. */
export const RefusedByTheServer = meta.story({
  beforeEach: [logsErrors, api(answer({ message: 'No.', errors: { mail: 'Please enter a valid mail' } }, 400))],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expectDialog(canvas, 'Failed', failure);
    await kit.closeDialog(canvas);
    await expect(await kit.readErrors(canvas)).toEqual(['Please enter a valid mail']);
  },
});

/** Without an answer: the failure is logged, a dialog leads to the error page, and Try again leads back to the filled-in form. */
export const Offline = meta.story({
  args: { address: '/contact-us?subject=Chip%20boxes' },
  beforeEach: [logsErrors, api(noAnswer('/api/mail/contactUs'))],
  play: async ({ canvas }) => {
    await kit.fill(canvas, 'Name', 'Maya Ostrander');
    await kit.fill(canvas, 'Mail', 'maya@goldenfryer.example.co.uk');
    await expect(await kit.field(canvas, 'Subject')).toHaveValue('Chip boxes');
    await kit.fill(canvas, 'Message', 'Do you have them with vents?');
    await submit(canvas);
    await expectDialog(canvas, 'Failed', failure);
    await expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'Network Error' }));
    await kit.closeDialog(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Something Went Wrong' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Try again' }));
    await waitFor(async () => expect(await kit.field(canvas, 'Message')).toHaveValue('Do you have them with vents?'));
    await expect(await kit.field(canvas, 'Name')).toHaveValue('Maya Ostrander');
  },
});
