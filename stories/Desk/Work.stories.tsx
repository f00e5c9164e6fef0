import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { api } from '../fixtures/api.ts';
import type { Canvas } from '../Screens/formMocks.ts';
import { deskAt, says } from './DeskAt.tsx';
import { account, answeredAccount, answers, application, caseFacts, desk, message } from './deskMocks.ts';
import { question, queue, record, restarting, signedIn, takes } from './deskMocks.ts';

const meta = preview.meta({ title: 'Desk/Work', ...deskAt(), beforeEach: api(...desk) });

/** The queries of the queue. */
const asked: string[] = [];

export const Queue = meta.story({
  args: { address: '/?kind=&sort=nothing&all=true' },
  beforeEach: api(
    http.get('/desk/api/queue', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json(queue);
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Golden Fryer Ltd' })).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Also what is done'));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('jj');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Zoë'));
    await userEvent.keyboard('/');
    await expect(canvas.getByLabelText('Search')).toHaveFocus();
    // The cases of a member are listed too; one's own are those of "Me".
    await userEvent.click(canvas.getByRole('combobox', { name: 'Who has it' }));
    const names = within(await within(canvasElement.ownerDocument.body).findByRole('listbox')).getAllByRole('option');
    await expect(names.map(({ textContent }) => textContent)).toEqual(['All', 'Me', 'Nobody', 'Ada']);
    await userEvent.click(names[3]!);
    await waitFor(() => expect(asked.at(-1)).toContain('holder=Ada'));
    // All filters are taken off by one press.
    await userEvent.click(canvas.getByLabelText('Also what is done'));
    await userEvent.type(canvas.getByLabelText('Search'), 'fryer');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(asked.at(-1)).not.toMatch(/all|search|holder/u));
    await expect(canvas.getByLabelText('Search')).toHaveValue('');
  },
});

/** On a tablet the words of a row have the room of who has it. */
export const QueueOnTablet = meta.story({
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Who has it' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'State' })).toBeNull();
    const about = await canvas.findByRole('gridcell', { name: /^Delivery to Salford/u });
    await expect(about.getBoundingClientRect().width).toBeGreaterThan(220);
  },
});

/** After a decision the focus is on the case that has taken its place, and the next one is not passed over. */
export const OneAfterTheOther = meta.story({
  beforeEach: ({ msw }) => {
    const [account17, ...others] = queue.data;
    const before = [others[0]!, account17!, ...others.slice(1)];
    let waiting = before;
    msw.use(
      http.get('/desk/api/queue', async () => {
        if (waiting !== before) await delay(1_000);
        return HttpResponse.json({ ...queue, data: waiting, total: waiting.length });
      }),
      http.post('/desk/api/accounts/17/decision', () => {
        waiting = others;
        return HttpResponse.json({});
      }),
    );
  },
  play: async ({ canvas }) => {
    const isAt = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toContain(name));
    await canvas.findByRole('link', { name: 'Golden Fryer Ltd' });
    await userEvent.keyboard('jj');
    await isAt('Golden Fryer');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Golden Fryer Ltd' });
    await userEvent.keyboard('a{Enter}');
    await canvas.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('u');
    await canvas.findByRole('heading', { name: 'Queue' });
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Golden Fryer/u })).toBeNull());
    await isAt('Maya');
    await userEvent.keyboard('j');
    await isAt('Pier Road');
  },
});

/** Decided, a case and a message hand the focus on to the next that waits, of whatever kind, without the queue. `n` goes on too. */
export const CaseAfterCase = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: ({ msw }) => {
    let waiting = queue.data;
    msw.use(
      http.get('/desk/api/queue', () => HttpResponse.json({ ...queue, data: waiting, total: waiting.length })),
      http.post('/desk/api/accounts/17/decision', () => {
        waiting = waiting.slice(1);
        return HttpResponse.json({});
      }),
      http.get('/desk/api/messages/4', () =>
        HttpResponse.json({ ...message, state: waiting.some(({ kind }) => kind === 'message') ? 'open' : 'answered' }),
      ),
      http.post('/desk/api/messages/4/decision', () => {
        waiting = waiting.filter(({ kind }) => kind !== 'message');
        return HttpResponse.json({});
      }),
      answers('/records/:kind/:id', record),
      answers('/applications/9', application),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Next: Zoë Ångström' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Approve' });
    await userEvent.keyboard('a{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Next: Zoë Ångström' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: message.subject })).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Letter' }), 'Yes.{Tab}{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Next: Maya Ostrander' })).toHaveFocus());
    await userEvent.keyboard('n');
    await expect(await canvas.findByRole('heading', { name: 'Maya Ostrander' })).toBeVisible();
  },
});

export const NothingWaits = meta.story(says('/', api(answers('/queue', { data: [], total: 0, members: [] })), 'Nothing waits'));

export const QueueFailed = meta.story(says('/', restarting('/queue'), /just restarting/u));

export const Case = meta.story({
  args: { address: '/accounts/17' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Golden Fryer Ltd' })).toBeVisible();
    await expect(await canvas.findByText('Director Maya Ostrander')).toBeVisible();
    await expect(await canvas.findByText('Also here: Ada')).toBeVisible();
    // Where it stands beside the facts, the first document is open.
    await expect(canvas.getByRole('button', { name: 'Show water bill.pdf' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('r');
    await expect(canvas.getByRole('button', { name: 'Refuse' })).toHaveFocus();
    await userEvent.keyboard('q');
    await expect(canvas.getByRole('button', { name: 'Ask' })).toHaveFocus();
  },
});

/** Somebody erased the applicant, or the address is wrong. */
export const CaseErased = meta.story(
  says('/accounts/17', api(answers('/accounts/17', { message: 'There is no account "17".' }, 404)), /what stood here was erased/u),
);

export const CaseApproved = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: api(answers('/accounts/17', { ...account, state: 'approved', userName: 'TB100017', warnings: {} })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('TB100017')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
});

const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

/** The letter that is written about the case, once its button was pressed by its key. */
async function write(canvas: Canvas, key: 'r' | 'q', name: string): Promise<HTMLTextAreaElement> {
  await canvas.findByText('Also here: Ada');
  // A key of a button that is not there does nothing.
  await canvas.findByRole('button', { name });
  await userEvent.keyboard(`${key}{Enter}`);
  return canvas.findByRole('textbox', { name: /^Letter/u }) as Promise<HTMLTextAreaElement>;
}

export const RefusedWithoutReason = meta.story({
  args: { address: '/accounts/17' },
  play: async ({ canvas }) => {
    const letter = await write(canvas, 'r', 'Refuse');
    await press(canvas, 'Send refusal');
    await expect(await canvas.findByText('Choose or write a reason')).toBeVisible();
    await expect(letter).toHaveFocus();
  },
});

/** Reasons stand in the brand's letter, which is shown whole and edited before it goes; then there are ten seconds to take it back. */
export const Refused = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: api(takes('/accounts/17/decision', {}), takes('/records/account/17', {})),
  play: async ({ canvas }) => {
    const letter = await write(canvas, 'r', 'Refuse');
    await expect(canvas.getByLabelText('Address not proved')).toHaveFocus();
    await userEvent.click(canvas.getByLabelText('Address not proved'));
    await userEvent.click(canvas.getByLabelText('VAT number'));
    await userEvent.click(canvas.getByLabelText('Address not proved'));
    await expect(letter.value).toMatch(
      /^Dear Golden Fryer Ltd,\n\nThank you .+\n\nThe VAT number you gave .+\n\nIf you think .+\n\nKind regards\nKit, Tarnbrook$/u,
    );
    await userEvent.type(letter, '\nPlease check it.');
    await press(canvas, 'Send refusal');
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
    // The way back is there in the queue as well, by key too; the case then has its letter again.
    await userEvent.keyboard('u');
    await canvas.findByRole('heading', { name: 'Queue' });
    await userEvent.keyboard('z');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
    await userEvent.click(await canvas.findByRole('link', { name: 'Golden Fryer Ltd' }));
    await expect(await write(canvas, 'r', 'Refuse')).toHaveDisplayValue(/Please check it\.$/u);
  },
});

/** The ticked items become a page for the applicant; the brand's letter stands there and is changed before it goes. */
export const Ask = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: api(takes('/accounts/17/decision', {})),
  play: async ({ canvas }) => {
    const letter = await write(canvas, 'q', 'Ask');
    await userEvent.click(canvas.getByLabelText('VAT Reg No.'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Director 1' }));
    await expect(letter).toHaveValue('Please check this and correct it where it is wrong.');
    await userEvent.type(letter, ' Your bill is old.');
    await press(canvas, 'Send question');
    const below = await canvas.findByRole('complementary', { name: 'Decisions that can be undone' });
    await expect(below).toHaveTextContent(/^Golden Fryer Ltd: AskedUndozE-mail leaves in \d+ s/u);
    // It covers nothing: the page ends above it.
    const main = canvas.getByRole('main').getBoundingClientRect();
    await expect(main.bottom).toBeLessThanOrEqual(below.getBoundingClientRect().top);
    await userEvent.click(within(below).getByRole('button', { name: 'Close' }));
    await expect(below).not.toBeInTheDocument();
  },
});

/** A page that is loaded again knows the decisions whose e-mails wait; what has left in between is gone with its letter. */
export const HeldOverAReload = meta.story({
  beforeEach: ({ msw }) => {
    const decision = { kind: 'account', name: 'Golden Fryer Ltd', event: 'approved' };
    const held = [
      { ...decision, id: 17, until: Date.now() + 5_000 },
      { ...decision, id: 18, name: 'Pier Road Chippy Ltd', event: 'rejected', until: Date.now() - 1_000 },
    ];
    sessionStorage.setItem('desk held', JSON.stringify(held));
    sessionStorage.setItem('account 18 rejected', 'Dear');
    msw.use(signedIn, answers('/queue', queue), takes('/records/account/17', {}));
  },
  play: async ({ canvas }) => {
    const corner = within(await canvas.findByRole('complementary', { name: 'Decisions that can be undone' }));
    await expect(await corner.findByText(/: Approved$/u)).toBeVisible();
    await waitFor(() => expect(corner.queryByText('Pier Road Chippy Ltd')).toBeNull());
    await expect(sessionStorage.getItem('account 18 rejected')).toBeNull();
    await userEvent.click(corner.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sessionStorage.getItem('desk held')).toBe('[]'));
  },
});

/** A question that is taken back leaves its letter as it was written, and the page its name. */
export const AskTakenBack = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: api(takes('/accounts/17/decision', {}), takes('/records/account/17', {})),
  play: async ({ canvas }) => {
    await userEvent.type(await write(canvas, 'q', 'Ask'), ' Your bill is old.');
    await press(canvas, 'Send question');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await write(canvas, 'q', 'Ask')).toHaveValue('Please check this and correct it where it is wrong. Your bill is old.');
    await press(canvas, 'Show water bill.pdf');
    await canvas.findByRole('button', { name: 'Close' });
    await expect(document.title).toContain('Golden Fryer Ltd');
  },
});

/** Without a letter nothing goes; closed, it keeps what was ticked. */
export const AskWithoutLetter = meta.story({
  args: { address: '/accounts/17' },
  play: async ({ canvas }) => {
    const letter = await write(canvas, 'q', 'Ask');
    await userEvent.click(canvas.getByLabelText('City'));
    await userEvent.clear(letter);
    await press(canvas, 'Send question');
    await expect(await canvas.findByText('Write something')).toBeVisible();
    await expect(letter).toHaveFocus();
    await press(canvas, 'Ask');
    await expect(canvas.queryByLabelText('City')).toBeNull();
    await press(canvas, 'Ask');
    await expect(canvas.getByLabelText('City')).toBeChecked();
  },
});

/** The words for a lost connection go when it is back. */
export const ConnectionBack = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: api(http.post('/desk/api/accounts/17/decision', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Approve' });
    await press(canvas, 'Approve');
    await expect(await canvas.findByText('No connection. Nothing you typed is lost.')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText('No connection. Nothing you typed is lost.')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
  },
});

/** While a letter is written, it stands beside the claims, the warnings and the documents. */
export const ClaimsBesideTheLetter = meta.story({
  args: { address: '/accounts/17' },
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    const letter = (await write(canvas, 'r', 'Refuse')).getBoundingClientRect();
    const facts = [canvas.getByText(/^The check digits/u), canvas.getByText('340804329', { exact: false, selector: 'bdi' })];
    for (const box of [...facts, canvas.getByRole('button', { name: 'Show water bill.pdf' })].map((each) => each.getBoundingClientRect())) {
      await expect(box.left).toBeGreaterThan(letter.right);
      await expect(box.bottom).toBeLessThan(window.innerHeight);
    }
  },
});

/** Somebody else was first: the words say who, the form closes, and its letter is there to copy. It is there too when the form is opened again. */
export const AskedMeanwhile = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: api(takes('/accounts/17/decision', { message: 'Golden Fryer Ltd was asked already, by Ada.' }, 409)),
  play: async ({ canvas }) => {
    const letter = await write(canvas, 'q', 'Ask');
    await userEvent.type(letter, ' Your bill is old.');
    await userEvent.click(canvas.getByLabelText('City'));
    await press(canvas, 'Send question');
    await expect(await canvas.findByText(/asked already, by Ada/u)).toBeVisible();
    await expect(letter).not.toBeInTheDocument();
    await expect(canvas.getByText(/Your bill is old\.$/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
    await press(canvas, 'Ask');
    await expect(await canvas.findByLabelText('City')).toBeChecked();
  },
});

/** The applicant has not answered yet; staff may decide nevertheless. */
export const Asked = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: api(answers('/accounts/17/case', { ...caseFacts, question })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Asked on .+, by Ada: VAT Reg No\., Proof of address 1\. No answer yet\./u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(canvas.getByText('Asked', { exact: true })).toBeVisible();
  },
});

/** The answer has come: what was there before stands in the history, and the old document beside the new one. */
export const Answered = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: api(
    answers('/accounts/17/case', { ...caseFacts, question: { ...question, answeredAt: '2026-11-04T09:00:00.000Z' } }),
    answers('/accounts/17', answeredAccount),
    answers('/records/account/17', { ...record, history: answeredAccount.history }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Answered on 4 Nov 2026/u)).toBeVisible();
    await expect(await canvas.findByText(/was 340804328, now 340804329/u)).toBeVisible();
    await expect(canvas.getByText(/^Proof of address 1, replaced/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show October bill.pdf' })).toBeVisible();
  },
});

/** Files that are not shown: an old Word file, and one that the server refuses. */
export const DocumentsNotShown = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: api(
    answers('/accounts/17', {
      ...account,
      files: [...account.files, { id: 4, part: 'directors[0].proofAddress', fileName: 'lease.doc', size: 91_000 }],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show water bill.pdf' })).toBeVisible();
    await expect(canvas.getByText(/^Old Word files are not shown/u)).toBeVisible();
  },
});

/** Somebody else was first: the words say who, and the letter stays to be copied, also when the case shows that it is decided. */
export const DecidedMeanwhile = meta.story({
  args: { address: '/accounts/17' },
  beforeEach: ({ msw }) => {
    let { state } = account;
    const message = 'Golden Fryer Ltd is approved already, by Ada, so it cannot be refused.';
    msw.use(
      http.get('/desk/api/accounts/17', () => HttpResponse.json({ ...account, state })),
      http.post('/desk/api/accounts/17/decision', () => {
        state = 'approved';
        return HttpResponse.json({ message }, { status: 409 });
      }),
    );
  },
  play: async ({ canvas }) => {
    const letter = await write(canvas, 'r', 'Refuse');
    await userEvent.type(letter, '\nNo bill');
    await press(canvas, 'Send refusal');
    await expect(await canvas.findByText('Approved')).toBeVisible();
    await expect(await canvas.findByText(/approved already, by Ada/u)).toBeVisible();
    await expect(letter).not.toBeInTheDocument();
    await expect(canvas.getByText(/No bill$/u)).toBeVisible();
  },
});

export const Sessions = meta.story({
  args: { address: '/sessions' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('This one')).toBeVisible();
    await userEvent.keyboard('?');
    const keys = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Keys' });
    await waitFor(() => expect(keys).toBeVisible());
  },
});
