import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { untilStoryEnds } from '../../.storybook/mocks.ts';
import preview from '../../.storybook/preview.tsx';
import { answers, api, foreignPage, logsErrors, noAnswer, takes, tooOften } from '../fixtures/api.ts';
import { holder, lateAccount, me, tellAccount, withToken } from '../fixtures/account.ts';
import { kit } from '../fixtures/kitTesting.ts';
import { filled } from './mocks.ts';
import { type Canvas, submit } from './formMocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Login', ...shopAt('/login') });

const refused = 'Incorrect User name or password';
const call = '/api/user/login';
const refuses = takes(call, { message: refused }, 401);

const nameField = (canvas: Canvas) => kit.field(canvas, 'User name or mail');

const fillIn = (canvas: Canvas): Promise<void> => kit.fillForm(canvas, { 'User name or mail': 'TB100042', Password: 'fishcake7' });

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const field = await nameField(canvas);
    await expect(field).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Forgot password' })).toHaveAttribute('href', '/reset-password');
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomeMy Account');
  },
});

/** An empty form is not sent; each field says that it is required. */
export const Required = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await nameField(canvas));
    await userEvent.tab();
    await expect(await canvas.findByText('User name or Mail is required')).toBeVisible();
    await submit(canvas);
    await expect(await canvas.findByText('password is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'User name or mail' })).toHaveFocus();
  },
});

/** The token is stored, and the visitor comes to the home page, whose header has their name. */
export const LogsIn = meta.story({
  beforeEach: api(
    http.post(call, async ({ request }) => {
      const { logIn, pwd } = (await request.json()) as { logIn: string; pwd: string };
      return logIn === 'TB100042' && pwd === 'fishcake7'
        ? HttpResponse.json({ token: 'story-token' })
        : HttpResponse.json({ message: refused }, { status: 401 });
    }),
    me,
    ...filled,
  ),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expect(await canvas.findByRole('button', { name: 'Account of Golden Fryer Ltd' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('token')).toBe('story-token'));
    await expect(localStorage.getItem('user')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('main').querySelectorAll('a[href^="/product/"]')).not.toHaveLength(0));
  },
});

/** A wrong name and a wrong password get the same message, which disappears when either field is edited. */
export const Refused = meta.story({
  beforeEach: [logsErrors, api(refuses)],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expect(await canvas.findByText(refused)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'User name or mail' })).toHaveValue('TB100042');
    await userEvent.type(canvas.getByLabelText('Password'), '8');
    await waitFor(() => expect(canvas.queryByText(refused)).toBeNull());
    await submit(canvas);
    await expect(await canvas.findByText(refused)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'User name or mail' }), '1');
    await waitFor(() => expect(canvas.queryByText(refused)).toBeNull());
  },
});

/** An answer of 200 without a token is a refusal. */
export const WithoutToken = meta.story({
  beforeEach: api(takes(call, {})),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expect(await canvas.findByText(refused)).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
});

/** A page that is not the shop's, such as the login of a hotel's network, is an answer without a token too: the sentence first, below it the reason. */
export const NotTheShop = meta.story({
  beforeEach: [logsErrors, api(foreignPage(call))],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    const [first, second] = await kit.readErrors(canvas);
    await expect(first).toBe(refused);
    await expect(second).toMatch(/^We could not reach the shop/u);
    await expect(canvas.getByLabelText('Password')).toHaveValue('fishcake7');
  },
});

/** The specified sentence comes first, and below it the time until the next try. */
export const TooOften = meta.story({
  beforeEach: [logsErrors, api(tooOften(call))],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expect(await kit.readErrors(canvas)).toEqual([refused, 'Too many attempts. Please try again in 4 minutes.']);
    await userEvent.type(canvas.getByLabelText('Password'), '8');
    await waitFor(() => expect(canvas.queryByText(refused)).toBeNull());
    await expect(canvas.queryByText(/^Too many attempts/u)).toBeNull();
  },
});

/** Without an answer the fields stay filled and a message says what to do, without blaming the password. */
export const Offline = meta.story({
  beforeEach: [logsErrors, api(noAnswer(call))],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expect(await canvas.findByText(/^We could not reach the shop/u)).toBeVisible();
    await expect(canvas.queryByText(refused)).toBeNull();
    await expect(canvas.getByLabelText('Password')).toHaveValue('fishcake7');
  },
});

/** HTTP 500 leads to the error page; Try again leads back to the form, which still has the name. */
export const ServerFails = meta.story({
  beforeEach: [logsErrors, api(takes(call, { message: 'No.' }, 500))],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Something Went Wrong' })).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'Request failed with status code 500' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Try again' }));
    await waitFor(async () => expect(await nameField(canvas)).toHaveValue('TB100042'));
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
});

const asked = fn();

/** However often the button is pressed, one request is sent. */
export const Sending = meta.story({
  beforeEach: api(
    http.post(call, async () => {
      asked();
      return untilStoryEnds();
    }),
  ),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(asked).toHaveBeenCalledOnce();
  },
});

/** The reference brand remembers name and password in plain form, as specified; without the tick it deletes them. */
export const RemembersCredentials = meta.story({
  globals: { brand: 'tarnbrook' },
  beforeEach: [logsErrors, api(refuses)],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await kit.fill(canvas, 'Remember me', true);
    await submit(canvas);
    await expect(await canvas.findByText(refused)).toBeVisible();
    await expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ logIn: 'TB100042', pwd: 'fishcake7' });
    await kit.fill(canvas, 'Remember me', false);
    await submit(canvas);
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull());
    await waitFor(() => expect(canvas.getByText(refused).closest('[tabindex]')).toHaveFocus());
  },
});

/** Saved credentials fill the form in, with Remember me on. */
export const FillsInCredentials = meta.story({
  globals: { brand: 'tarnbrook' },
  beforeEach: () => localStorage.setItem('user', JSON.stringify({ logIn: 'TB100042', pwd: 'fishcake7' })),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await nameField(canvas)).toHaveValue('TB100042'));
    await expect(canvas.getByLabelText('Password')).toHaveValue('fishcake7');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  },
});

/** The other brand remembers the name alone. */
export const RemembersTheName = meta.story({
  globals: { brand: 'gullwing' },
  beforeEach: [logsErrors, api(refuses), () => localStorage.setItem('user', JSON.stringify({ logIn: 'GW100007', pwd: 'left over' }))],
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await nameField(canvas)).toHaveValue('GW100007'));
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await kit.fill(canvas, 'Password', 'fishcake7');
    await submit(canvas);
    await expect(await canvas.findByText(refused)).toBeVisible();
    await expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ logIn: 'GW100007' });
  },
});

/** A visitor who is logged in already is told so and gets links instead of the form. */
export const LoggedInAlready = meta.story({
  beforeEach: [withToken, api(me)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    const page = within(canvas.getByRole('main'));
    for (const fact of Object.values(holder)) await expect(await page.findByText(fact)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse the range' })).toHaveAttribute('href', '/product-list');
    await expect(page.queryByRole('button', { name: 'Submit' })).toBeNull();
    await expect(document.title).toMatch(/^My Account/u);
  },
});

/** Until the account is known the panel is there, with room for its facts. */
export const LoggedInWaiting = meta.story({
  beforeEach: [withToken, ({ msw }) => msw.use(lateAccount())],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your account' });
    const panel = heading.closest('section')!;
    await expect(panel).toHaveAttribute('aria-busy', 'true');
    const logOut = within(panel).getByRole('button', { name: 'Log out' });
    const before = logOut.getBoundingClientRect().top;
    tellAccount();
    await expect(await within(canvas.getByRole('main')).findByText('Golden Fryer Ltd')).toBeVisible();
    await expect(panel).not.toHaveAttribute('aria-busy');
    await expect(logOut.getBoundingClientRect().top).toBe(before);
  },
});

/** Log out ends the session on the server and in this browser; the form takes its place, with a message. */
export const LogsOut = meta.story({
  beforeEach: [
    withToken,
    api(
      me,
      http.post('/api/user/logout', ({ request }) => {
        asked(request.headers.get('authorization'));
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your account' });
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Log out' }));
    await expect(await nameField(canvas)).toHaveValue('');
    const note = await within(canvas.getByRole('main')).findByText('You are logged out.');
    await waitFor(() => expect(note.closest('[tabindex]')).toHaveFocus());
    await expect(localStorage.getItem('token')).toBeNull();
    await waitFor(() => expect(asked).toHaveBeenCalledWith('Bearer story-token'));
  },
});

/** When the session has ended, the form is shown. */
export const SessionEnded = meta.story({
  beforeEach: [withToken, api(answers('/api/user/me', { message: 'Please log in.' }, 401))],
  play: async ({ canvas }) => {
    await expect(await nameField(canvas)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  },
});

/** When the session cannot be checked at the moment, it can still be ended. */
export const SessionUnknown = meta.story({
  beforeEach: [logsErrors, withToken, api(http.get('/api/user/me', () => HttpResponse.error()))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We cannot show your account just now/u)).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('button', { name: 'Log out' })).toBeVisible();
  },
});
