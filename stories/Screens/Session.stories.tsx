import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { untilStoryEnds } from '../../.storybook/mocks.ts';
import preview from '../../.storybook/preview.tsx';
import { answers, api, logsErrors } from '../fixtures/api.ts';
import { holder, withToken } from '../fixtures/account.ts';
import type { Canvas } from './formMocks.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Session in the header', ...shopAt('/privacy') });

const asked = fn();

const me = http.get('/api/user/me', ({ request }) => {
  asked(request.headers.get('authorization'));
  return HttpResponse.json({ data: holder });
});

async function logInLink(canvas: Canvas): Promise<HTMLElement> {
  const banner = await canvas.findByRole('banner');
  return within(banner).findByRole('link', { name: 'Log in' });
}

/** Nobody is logged in: a link, and no request (one would fail the story). */
export const LoggedOut = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(await logInLink(canvas)).toBeVisible();
  },
});

/** A customer is not told to register: the banner and the account menu say when prices go live, and that the company will write. */
export const LoggedIn = meta.story({
  beforeEach: [withToken, api(me)],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account of Golden Fryer Ltd' }));
    await expect(await canvas.findByText('TB100042')).toBeVisible();
    const strip = await canvas.findByRole('complementary', { name: 'Announcement' });
    await waitFor(() => expect(strip).toHaveTextContent('Your prices open soon'));
    await expect(within(canvas.getByRole('banner')).getByText(/We will write to you when they do/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(asked).toHaveBeenCalledWith('Bearer story-token');
  },
});

/** Until the session's account is known, a link to it stands in its place: a customer is not asked to log in. */
export const Asking = meta.story({
  beforeEach: [withToken, api(http.get('/api/user/me', untilStoryEnds))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Account' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
  },
});

/** Log out ends the session on the server and in this browser, and the focus goes to the link in its place. */
export const LogsOut = meta.story({
  beforeEach: [
    withToken,
    api(
      me,
      http.post('/api/user/logout', ({ request }) => {
        asked(`out ${request.headers.get('authorization')}`);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account of Golden Fryer Ltd' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(await logInLink(canvas)).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
    const link = await logInLink(canvas);
    await waitFor(() => expect(link).toHaveFocus());
    await expect(canvas.getByText('You are logged out.')).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveBeenCalledWith('out Bearer story-token'));
  },
});

/** A session that has ended is forgotten. */
export const Ended = meta.story({
  beforeEach: [withToken, api(answers('/api/user/me', { message: 'Please log in.' }, 401))],
  play: async ({ canvas }) => {
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    await expect(await logInLink(canvas)).toBeVisible();
  },
});

/** When the session cannot be checked at the moment, the token stays, and Log out works. */
export const Unknown = meta.story({
  beforeEach: [logsErrors, withToken, api(http.get('/api/user/me', () => HttpResponse.error()))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'My Account' })).toBeVisible();
    await expect(localStorage.getItem('token')).toBe('story-token');
  },
});

/** Another tab has logged in, then out. */
export const OtherTab = meta.story({
  beforeEach: api(me),
  play: async ({ canvas }) => {
    await expect(await logInLink(canvas)).toBeVisible();
    withToken();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'story-token' }));
    await expect(await canvas.findByRole('button', { name: 'Account of Golden Fryer Ltd' })).toBeVisible();
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    await expect(await logInLink(canvas)).toBeVisible();
  },
});
