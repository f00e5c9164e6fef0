import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DeskAt } from './DeskAt.tsx';
import { account, answers, caseFacts, queue, related, sessions, signedIn, takes } from './deskMocks.ts';

const inCase = [
  signedIn,
  answers('/accounts/17', account),
  answers('/accounts/17/related', related),
  answers('/accounts/17/case', caseFacts),
];

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
    await expect(await canvas.findByText('Also here: Ada')).toBeVisible();
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
      answers('/accounts/17/case', { ...caseFacts, others: [] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('TB100017')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
});

/** Reasons make the letter, which is edited before it goes; then there are ten seconds to take it back. */
export const Refused = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: ({ msw }) => msw.use(...inCase, takes('/accounts/17/decision', {})),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Address not proved'));
    await userEvent.click(canvas.getByLabelText('VAT number'));
    await userEvent.click(canvas.getByLabelText('Address not proved'));
    const letter = canvas.getByLabelText(/^Note\b(?! for)/u);
    await expect(letter).toHaveValue('The VAT number you gave does not belong to your business.');
    await userEvent.type(letter, ' Please check it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await expect(await canvas.findByRole('button', { name: 'Take back' })).toBeVisible();
  },
});

/** Files that are not shown: an old Word file, and one that the server refuses. */
export const DocumentsNotShown = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn,
      answers('/accounts/17', {
        ...account,
        files: [...account.files, { id: 4, part: 'directors[0].proofAddress', fileName: 'lease.doc', size: 91_000 }],
      }),
      answers('/accounts/17/related', { data: [] }),
      answers('/accounts/17/case', caseFacts),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show water bill.pdf' })).toBeVisible();
    await expect(canvas.getByText(/^Old Word files are not shown/u)).toBeVisible();
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
    await userEvent.type(await canvas.findByLabelText(/^Note\b(?! for)/u), 'No bill');
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await expect(await canvas.findByText(/by Ada/u)).toBeVisible();
    await expect(canvas.getByLabelText(/^Note\b(?! for)/u)).toHaveValue('No bill');
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
