import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { untilStoryEnds } from '../../.storybook/mocks.ts';
import preview from '../../.storybook/preview.tsx';
import { api, logsErrors, takes, tooOften } from '../fixtures/api.ts';
import { shopAt } from './Shop.tsx';

const meta = preview.meta({ title: 'Screens/Verify mail', ...shopAt('/verifymail?token=story-link') });

const call = '/api/auth/verifyEmail';

export const Verifying = meta.story({
  beforeEach: api(http.post(call, untilStoryEnds)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Verifying...' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go to Home' })).toBeNull();
  },
});

export const Verified = meta.story({
  beforeEach: api(
    http.post(call, async ({ request }) => {
      const { token } = (await request.json()) as { token: string };
      return HttpResponse.json({ message: `The server’s words about ${token}.` });
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('The server’s words about story-link.');
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  },
});

/** A success without a message gets the specified words. */
export const VerifiedWithoutWords = meta.story({
  beforeEach: api(takes(call, {})),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your email has been verified successfully. We will get back to you soon.')).toBeVisible();
  },
});

/** An outdated link: a new one can be sent, and there is a telephone number. */
export const Refused = meta.story({
  beforeEach: [
    logsErrors,
    api(
      takes(call, { message: 'Verification failed. The token may be invalid or expired.' }, 400),
      http.post('/api/auth/resendVerification', async ({ request }) => {
        const { token } = (await request.json()) as { token: string };
        return HttpResponse.json({ message: `A new link is on its way instead of ${token}. It works for 24 hours.` });
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Verification Failed' })).toBeVisible();
    await expect(canvas.getByText('Verification failed. The token may be invalid or expired.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('main').querySelector('a[href^="tel:"]')).toBeVisible();
    const again = await canvas.findByRole('button', { name: 'Send a new link' });
    await userEvent.click(again);
    // The page says that first, and no longer that something failed; the button says when it works again.
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
    await expect(canvas.getAllByText(/^A new link is on its way instead of story-link\./u)).toHaveLength(1);
    await expect(canvas.queryByText(/Verification failed/iu)).toBeNull();
    await expect(canvas.getByText(/^Still nothing\?/u)).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]!.parentElement!.textContent.split('24 hours')).toHaveLength(2);
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toHaveFocus();
    await expect(again).toHaveAccessibleDescription('You can send another in 60 seconds.');
  },
});

/** Without a token no request is sent. */
export const WithoutToken = meta.story({
  args: { address: '/verifymail' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Verification Failed' })).toBeVisible();
    await expect(canvas.getByText('Invalid or missing token.')).toBeVisible();
    await expect(canvas.getByText(/^Open our link again, or copy all of it\./u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  },
});

/** Too many links from one address: the wait is said, and not that the link is outdated. */
export const TooOften = meta.story({
  beforeEach: [logsErrors, api(tooOften(call))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Too many attempts. Please try again in 4 minutes.')).toBeVisible();
    await expect(canvas.queryByText(/A link works for/u)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Send a new link' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Without an answer the link was not checked: the visitor can try again. */
export const NoAnswer = meta.story({
  beforeEach: [
    logsErrors,
    ({ msw }) =>
      msw.use(
        http.post(call, () => HttpResponse.error(), { once: true }),
        takes(call, {}),
      ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verification failed. The token may be invalid or expired.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible());
  },
});
