import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { api, logsErrors, noAnswer, tooOften } from '../fixtures/api.ts';
import { holder, me, withToken } from '../fixtures/account.ts';
import { kit } from '../fixtures/kitTesting.ts';
import { type Canvas, expectDialog, submit } from './formMocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Passwords', ...shopAt('/reset-password') });

const refused = 'Incorrect User name or password';
const changeAddress = '/user/change-password?token=story-link';
const sent = fn();

const resetAnswer = (body: object, status = 200) => http.post('/api/user/resetPassword', () => HttpResponse.json(body, { status }));

const changeAnswer = (body: object, status = 200) =>
  http.post('/api/user/changePassword', async ({ request }) => {
    sent(await request.json());
    return HttpResponse.json(body, { status });
  });

/** For `beforeEach`: the new password is taken. */
const changed = api(changeAnswer({ status: true, message: 'Done.' }));

/** For `beforeEach`: the browser has remembered the old password. */
const remembered = (): void => localStorage.setItem('user', JSON.stringify({ logIn: 'TB100042', pwd: 'old7password' }));

export const LostPassword = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lost password' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(await canvas.findByText('User name or Mail is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'User name or mail' })).toHaveFocus();
  },
});

/** A customer who is logged in finds their mail filled in, and the way back to their account. */
export const LostPasswordOfCustomer = meta.story({
  beforeEach: [withToken, api(me)],
  play: async ({ canvas }) => {
    const field = await kit.field(canvas, 'User name or mail');
    await waitFor(() => expect(field).toHaveValue(holder.mail));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lost password' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to your account' })).toHaveAttribute('href', '/account-form');
    await expect(canvas.getByText(/^We e-mail you a link to choose a new password\./u)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Back to log in' })).toBeNull();
  },
});

/** The form is replaced by the confirmation. */
export const LinkSent = meta.story({
  beforeEach: api(resetAnswer({ status: true, message: 'Sent.' })),
  play: async ({ canvas }) => {
    await kit.fill(canvas, 'User name or mail', 'orders@goldenfryer.example.co.uk');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(await canvas.findByRole('heading', { name: 'Password reset link sent!' })).toHaveFocus();
    await expect(canvas.getByText('Please check your email for the password reset link.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('textbox', { name: 'User name or mail' })).toBeNull();
  },
});

/** An answer of 200 that refuses gets the words of the login. */
export const NotSent = meta.story({
  beforeEach: api(resetAnswer({ status: false, message: 'No.' })),
  play: async ({ canvas }) => {
    await kit.fill(canvas, 'User name or mail', 'nobody');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(await canvas.findByText(refused)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'User name or mail' })).toHaveValue('nobody');
  },
});

export const ResetFails = meta.story({
  beforeEach: [logsErrors, api(resetAnswer({ message: 'No.' }, 500))],
  play: async ({ canvas }) => {
    await kit.fill(canvas, 'User name or mail', 'TB100042');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Something Went Wrong' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Try again' }));
    await waitFor(async () => expect(await canvas.findByRole('textbox', { name: 'User name or mail' })).toHaveValue('TB100042'));
  },
});

export const NoAnswer = meta.story({
  beforeEach: [logsErrors, api(noAnswer('/api/user/resetPassword'))],
  play: async ({ canvas }) => {
    await kit.fill(canvas, 'User name or mail', 'TB100042');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(await canvas.findByText(/^We could not reach the shop/u)).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'Network Error' }));
  },
});

/** Each field shows its error when it is left, and nothing is sent. */
export const NewPassword = meta.story({
  args: { address: changeAddress },
  beforeEach: changed,
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await submit(canvas);
    await expect(await canvas.findByText('Password is required')).toBeVisible();
    // Two spaces, as specified. Queries by text would make them one.
    await waitFor(() => expect(canvas.getByText(/^Confirm password\s+is required$/u).textContent).toBe('Confirm password  is required'));
    const sentence = 'Password must be at least 8 characters with a letter and a number';
    for (const weak of ['short1', 'onlyletters', '12345678', 'with space-1']) {
      await kit.fill(canvas, 'Password', weak);
      await userEvent.tab();
      await expect(await canvas.findByText(sentence)).toBeVisible();
    }
    await expect(canvas.getByText('Only letters from A to Z and digits, not a space or “-”')).toBeVisible();
    await kit.fillForm(canvas, { Password: 'fishcake7', 'Confirm password': 'fishcake8' });
    await submit(canvas);
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});

async function choose(canvas: Canvas, password = 'fishcake7'): Promise<void> {
  await kit.fillForm(canvas, { Password: password, 'Confirm password': password });
  await submit(canvas);
}

/** The form is replaced by the panel, spelled as specified. */
export const Changed = meta.story({
  args: { address: changeAddress },
  beforeEach: changed,
  play: async ({ canvas }) => {
    await choose(canvas);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Password updayted successfully!' })).toHaveFocus());
    await expect(canvas.getByText('Please log in with your new password.')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByLabelText('Confirm password')).toBeNull();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ pwd: 'fishcake7', token: 'story-link' });
  },
});

/** A field that only password managers see has the remembered name, under which they store the new password. */
export const NameForManagers = meta.story({
  args: { address: changeAddress },
  beforeEach: remembered,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText('Confirm password');
    const name = canvasElement.querySelector('form input[autocomplete="username"]');
    await waitFor(() => expect(name).toHaveValue('TB100042'));
    await expect(canvas.queryByRole('textbox', { name: /user name/iu })).toBeNull();
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.tab({ shift: true });
    await expect(name).not.toHaveFocus();
  },
});

/** The old password that "Remember me" has stored is deleted, so that the login form is not filled in wrongly; the name stays. */
export const OldPasswordForgotten = meta.story({
  globals: { brand: 'tarnbrook' },
  args: { address: changeAddress },
  beforeEach: [remembered, changed],
  play: async ({ canvas }) => {
    await choose(canvas);
    await canvas.findByRole('heading', { name: 'Password updayted successfully!' });
    await expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ logIn: 'TB100042' });
  },
});

export const LinkExpired = meta.story({
  args: { address: changeAddress },
  beforeEach: api(changeAnswer({ status: false, message: 'Token expired' })),
  play: async ({ canvas }) => {
    await choose(canvas);
    const dialog = await canvas.findByRole('alertdialog', { name: 'Failed' });
    await expect(dialog).toHaveTextContent('Your link has expired. Please try again.');
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/reset-password');
  },
});

/** The meter follows the typed password once the estimator has loaded. A commonly guessed password gets a message during typing, and is not sent. */
export const Strength = meta.story({
  args: { address: changeAddress },
  beforeEach: changed,
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Password');
    const meter = await canvas.findByRole('meter', { name: 'Password strength' });
    await expect(meter).toHaveAttribute('aria-valuetext', 'Not judged yet');
    await kit.fill(canvas, 'Password', 'password1');
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', 'Too easy to guess'), { timeout: 10_000 });
    await expect(password).toHaveFocus();
    await expect(canvas.getByText(/\. Too easy to guess: add a word or some digits$/u)).toBeVisible();
    await expect(password).toHaveAccessibleDescription('Too easy to guess. Too easy to guess: add a word or some digits');
    await kit.fill(canvas, 'Confirm password', 'password1');
    await submit(canvas);
    await waitFor(() => expect(password).toHaveAccessibleDescription('Too easy to guess. Too easy to guess: add a word or some digits'));
    await expect(sent).not.toHaveBeenCalled();
    for (const [typed, level] of [
      ['Password1', 'Weak'],
      ['Summer2026', 'Weak'],
      ['k8Rz2mWq', 'Fair'],
      ['Halibut7Gravel', 'Strong'],
      ['short1', 'Not judged yet'],
    ] as const) {
      await kit.fill(canvas, 'Password', typed);
      await expect(meter).toHaveAttribute('aria-valuetext', level);
    }
    await choose(canvas, 'Password1');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ pwd: 'Password1', token: 'story-link' }));
  },
});

/** A password that only the server knows to be weak, such as the account's number: dialog and field say why, and the field gets the focus when the dialog is closed. */
export const GuessedFirst = meta.story({
  args: { address: changeAddress },
  beforeEach: api(changeAnswer({ status: false, message: 'Too easy to guess: add a word or some digits' })),
  play: async ({ canvas }) => {
    await choose(canvas, 'TB100042');
    await expectDialog(canvas, 'Failed', 'Failed to change password. Please try again or contact us.');
    await expectDialog(canvas, 'Failed', 'Too easy to guess: add a word or some digits');
    await kit.closeDialog(canvas);
    const password = canvas.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Too easy to guess. Too easy to guess: add a word or some digits'));
    await waitFor(() => expect(password).toHaveFocus());
  },
});

/** Without an answer: the same dialog with advice, and the fields stay filled. */
export const ChangeOffline = meta.story({
  args: { address: changeAddress },
  beforeEach: [logsErrors, api(noAnswer('/api/user/changePassword'))],
  play: async ({ canvas }) => {
    await choose(canvas);
    await expectDialog(canvas, 'Failed', 'Failed to change password. Please try again or contact us.');
    await expectDialog(canvas, 'Failed', 'We could not reach the shop. What you typed is still here: check your connection and try again.');
    await expect(canvas.getByLabelText('Confirm password')).toHaveValue('fishcake7');
  },
});

/** Too many attempts: the dialog names the wait, and the fields stay filled. */
export const ChangeTooOften = meta.story({
  args: { address: changeAddress },
  beforeEach: [logsErrors, api(tooOften('/api/user/changePassword'))],
  play: async ({ canvas }) => {
    await choose(canvas);
    await expectDialog(canvas, 'Failed', 'Failed to change password. Please try again or contact us.');
    await expectDialog(canvas, 'Failed', 'Too many attempts. Please try again in 4 minutes.');
    await expect(canvas.getByLabelText('Confirm password')).toHaveValue('fishcake7');
  },
});

/** How far below the top of its form an element stands: the focus may have scrolled the page. */
const placeInForm = (element: Element): number =>
  element.getBoundingClientRect().top - element.closest('form')!.getBoundingClientRect().top;

/** A sign that a password may not hold is an error while it is typed. On leaving the field, the message keeps its words and its place, and nothing moves. */
export const ForbiddenSign = meta.story({
  args: { address: changeAddress },
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Password');
    const refusal = 'Password must be at least 8 characters with a letter and a number Only letters from A to Z and digits, not “£”';
    const places = () =>
      [password, canvas.getByRole('button', { name: 'Submit' }), document.getElementById(password.getAttribute('aria-describedby')!)!].map(
        placeInForm,
      );
    await userEvent.type(password, 'Pass£word1');
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription(refusal);
    const [shown] = canvas.getAllByText('Password must be at least 8 characters with a letter and a number');
    await expect(shown!.closest('[data-tone="error"]')).not.toBeNull();
    const typing = places();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(refusal);
    await expect(places()).toEqual(typing);
    // Without the sign nothing of it is said any more.
    await kit.fill(canvas, 'Password', 'Passwxord1');
    await expect(password).toBeValid();
    await expect(canvas.queryByText(/not “£”/u)).toBeNull();
  },
});

/** The part that a password still lacks is said quietly while it is typed; once the field is left it is an error, at the same place. */
export const StillMissing = meta.story({
  args: { address: changeAddress },
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Password');
    const submitAt = () => placeInForm(canvas.getByRole('button', { name: 'Submit' }));
    const before = submitAt();
    for (const [typed, missing] of [
      ['pass', '4 more characters and a digit'],
      ['12345678', 'a letter'],
    ] as const) {
      await userEvent.clear(password);
      await userEvent.type(password, typed);
      await expect(password).toBeValid();
      await expect(password).toHaveAccessibleDescription(`Still missing: ${missing}`);
      await expect(canvas.getAllByText(`Still missing: ${missing}`)[0]!.closest('[data-tone="error"]')).toBeNull();
    }
    await expect(submitAt()).toBe(before);
    await userEvent.tab();
    await waitFor(() => expect(password).toHaveAccessibleDescription('Password must be at least 8 characters with a letter and a number'));
    await expect(submitAt()).toBe(before);
  },
});

/** Opened by an incomplete link, the page says what is missing, and there is no form that could not be sent. */
export const WithoutLink = meta.story({
  args: { address: '/user/change-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your link is incomplete')).toBeVisible();
    await expect(canvas.getByText(/^Open the link in our e-mail again/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/reset-password');
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull();
  },
});

export const ChangeFails = meta.story({
  args: { address: changeAddress },
  beforeEach: [logsErrors, api(changeAnswer({ message: 'No.' }, 500))],
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Something Went Wrong' })).toBeVisible();
  },
});
