import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DeskAt } from './DeskAt.tsx';
import { account, answers, queue, related, sessions, signedIn, takes } from './deskMocks.ts';

const inCase = [signedIn, answers('/accounts/17', account), answers('/accounts/17/related', related)];

const meta = preview.meta({
  tags: ['!autodocs'],
  title: 'Desk/Work',
  component: DeskAt,
  args: { address: '/' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(signedIn, answers('/queue', queue)),
});

export const Queue = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Golden Fryer Ltd' })).toBeVisible();
    await userEvent.keyboard('jj');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Zoë'));
    await userEvent.keyboard('/');
    await expect(canvas.getByLabelText('Search')).toHaveFocus();
  },
});

export const NothingWaits = meta.story({
  beforeEach: ({ msw }) => msw.use(signedIn, answers('/queue', { data: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing waits')).toBeVisible();
  },
});

export const QueueFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(signedIn, answers('/queue', { message: 'The shop is just restarting. Please try again.' }, 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/just restarting/u)).toBeVisible();
  },
});

export const Case = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: ({ msw }) => msw.use(...inCase),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Golden Fryer Ltd' })).toBeVisible();
    await expect(await canvas.findByText(/VAT number, Director/u)).toBeVisible();
    await userEvent.keyboard('r');
    await expect(canvas.getByRole('button', { name: 'Reject' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(await canvas.findByText('Say what you ask for')).toBeVisible();
  },
});

export const CaseApproved = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn,
      answers('/accounts/17', { ...account, state: 'approved', userName: 'TB100017', warnings: {} }),
      answers('/accounts/17/related', { data: [] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('TB100017')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
});

/** Somebody else was first: the words say who, and the note stays. */
export const DecidedMeanwhile = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...inCase,
      takes('/accounts/17/decision', { message: 'Account 17 is approved already, by Ada, so it cannot be rejected.' }, 409),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Note/u), 'No bill');
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await expect(await canvas.findByText(/by Ada/u)).toBeVisible();
    await expect(canvas.getByLabelText(/^Note/u)).toHaveValue('No bill');
  },
});

export const Sessions = meta.story({
  args: { address: '/sessions' },
  beforeEach: ({ msw }) => msw.use(signedIn, answers('/sessions', sessions)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('This one')).toBeVisible();
    await userEvent.keyboard('?');
    const keys = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Keys' });
    await waitFor(() => expect(keys).toBeVisible());
  },
});
