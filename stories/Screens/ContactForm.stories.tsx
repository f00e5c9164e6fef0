import { delay, http, HttpResponse } from 'msw';
import { expect, fn, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from './Shop.tsx';

const meta = preview.meta({
  title: 'Screens/Contact form',
  component: Shop,
  args: { address: '/contact-us' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
});

const success = 'Your message has been sent successfully! We will get back to you soon.';
const failure = 'Something went wrong, please try again. We will get back to you soon.';

const received = fn();

const answer = (body: object, status: number) =>
  http.post('/api/mail/contactUs', async ({ request }) => {
    received(request.headers.get('idempotency-key'), await request.json());
    return HttpResponse.json(body, { status });
  });

/** Errors that the story expects are logged, as specified, and kept out of the test's output. */
const expectLogged = () => spyOn(console, 'error').mockImplementation(() => undefined);

type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });

async function fillIn(canvas: Canvas): Promise<void> {
  await userEvent.type(await field(canvas, 'Name'), 'Maya Ostrander');
  await userEvent.type(await field(canvas, 'Mail'), 'maya@goldenfryer.example.co.uk');
  await userEvent.type(await field(canvas, 'Subject'), 'Chip boxes');
  await userEvent.type(await field(canvas, 'Message'), 'Do you have them with vents?');
}

const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Submit' }));

/** The summary takes the focus; its links lead to the fields. */
export const Required = meta.story({
  play: async ({ canvas }) => {
    await field(canvas, 'Name');
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    for (const message of ['Your name is required', 'Mail is required', 'Subject is required', 'message is required'])
      await expect(canvas.getAllByText(message)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('link', { name: 'message is required' }));
    await expect(await field(canvas, 'Message')).toHaveFocus();
  },
});

export const WrongMail = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'Mail'), 'maya at goldenfryer');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter a valid mail')).toBeVisible();
  },
});

/** The dialog says so, and the form is cleared. */
export const Sent = meta.story({
  beforeEach: ({ msw }) => {
    received.mockClear();
    msw.use(answer({ message: success }, 200));
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expect(await canvas.findByRole('alertdialog', { name: 'Success' })).toHaveTextContent(success);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    for (const name of ['Name', 'Mail', 'Subject', 'Message']) await expect(await field(canvas, name)).toHaveValue('');
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

/** Any other answer: the dialog, and everything stays; the next try is the same submission. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    expectLogged();
    received.mockClear();
    msw.use(answer({ message: 'No.' }, 500));
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expect(await canvas.findByRole('alertdialog', { name: 'Failed' })).toHaveTextContent(failure);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(await field(canvas, 'Message')).toHaveValue('Do you have them with vents?');
    await submit(canvas);
    await waitFor(() => expect(received).toHaveBeenCalledTimes(2));
    const [first, second] = received.mock.calls.map(([key]: unknown[]) => key);
    await expect(second).toBe(first);
  },
});

/** What the server says of a field stands there too, and the focus is on the summary when the dialog is closed. */
export const RefusedByTheServer = meta.story({
  beforeEach: ({ msw }) => {
    expectLogged();
    msw.use(answer({ message: 'No.', errors: { mail: 'Please enter a valid mail' } }, 400));
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expect(await canvas.findByRole('alertdialog', { name: 'Failed' })).toHaveTextContent(failure);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Please enter a valid mail' })).toBeVisible();
  },
});

/** Without an answer: logged, the dialog, and the error page; Try again leads back to what was typed. */
export const Offline = meta.story({
  args: { address: '/contact-us?subject=Chip%20boxes' },
  beforeEach: ({ msw }) => {
    expectLogged();
    msw.use(http.post('/api/mail/contactUs', () => HttpResponse.error()));
  },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'Name'), 'Maya Ostrander');
    await userEvent.type(await field(canvas, 'Mail'), 'maya@goldenfryer.example.co.uk');
    await expect(await field(canvas, 'Subject')).toHaveValue('Chip boxes');
    await userEvent.type(await field(canvas, 'Message'), 'Do you have them with vents?');
    await submit(canvas);
    await expect(await canvas.findByRole('alertdialog', { name: 'Failed' })).toHaveTextContent(failure);
    await expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'Network Error' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Something Went Wrong' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Try again' }));
    await waitFor(async () => expect(await field(canvas, 'Message')).toHaveValue('Do you have them with vents?'));
    await expect(await field(canvas, 'Name')).toHaveValue('Maya Ostrander');
  },
});

/** However often the button is pressed, one message leaves. */
export const Sending = meta.story({
  beforeEach: ({ msw }) => {
    received.mockClear();
    msw.use(
      http.post('/api/mail/contactUs', async () => {
        received();
        await delay('infinite');
      }),
    );
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    await expect(received).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'smallest' } } });
