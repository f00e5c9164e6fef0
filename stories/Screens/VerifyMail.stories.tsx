import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { untilStoryEnds } from '../../.storybook/mocks.ts';
import preview from '../../.storybook/preview.tsx';
import { expectLogged } from './formMocks.ts';
import { Shop } from './Shop.tsx';

const meta = preview.meta({
  tags: ['!autodocs'],
  title: 'Screens/Verify mail',
  component: Shop,
  args: { address: '/verifymail?token=story-link' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
});

export const Verifying = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post('/api/auth/verifyEmail', untilStoryEnds)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Verifying...' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go to Home' })).toBeNull();
  },
});

export const Verified = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/api/auth/verifyEmail', async ({ request }) => {
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

/** A success without words has the specified ones. */
export const VerifiedWithoutWords = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post('/api/auth/verifyEmail', () => HttpResponse.json({}))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your email has been verified successfully. We will get back to you soon.')).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    expectLogged();
    msw.use(http.post('/api/auth/verifyEmail', () => HttpResponse.json({ message: 'This link was used before.' }, { status: 400 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Verification Failed' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('This link was used before.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

/** Nothing is asked without a token. */
export const WithoutToken = meta.story({
  args: { address: '/verifymail' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Verification Failed' })).toBeVisible();
    await expect(canvas.getByText('Invalid or missing token.')).toBeVisible();
  },
});

/** Without an answer the link was not judged: it can be tried again. */
export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => {
    expectLogged();
    msw.use(
      http.post('/api/auth/verifyEmail', () => HttpResponse.error(), { once: true }),
      http.post('/api/auth/verifyEmail', () => HttpResponse.json({})),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verification failed. The token may be invalid or expired.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible());
  },
});
