import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { api, noAnswer } from '../fixtures/api.ts';
import type { Canvas } from '../Screens/formMocks.ts';
import { deskAt, says } from './DeskAt.tsx';
import { answers, application, desk, foreignRange, letters, member, message, people } from './deskMocks.ts';
import { product, range, reads, restarting, staff, takes } from './deskMocks.ts';
import type { RangeAnswer } from '../../src/server/desk/answers.ts';

const meta = preview.meta({ title: 'Desk/Day', ...deskAt(), beforeEach: api(...desk) });

/** Gets the bodies that were sent. */
const sent = fn();

/** Presses the button with these words. */
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

/** Chooses from a list that opens over the page. */
async function choose(canvas: Canvas, list: string, option: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('combobox', { name: list }));
  await userEvent.click(await within(document.body).findByRole('option', { name: option }));
}

/** The field of the answer to a message. */
const answerField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Letter/u }) as Promise<HTMLTextAreaElement>;

/** Has a file of this first line read. */
const readFile = async (canvas: Canvas, firstLine: string) =>
  userEvent.upload(await canvas.findByLabelText(/CSV or XLSX/u), new File([firstLine], 'range.csv', { type: 'text/csv' }));

/** The button is gone that had the focus: it is on this heading, and not lost. */
const isAt = (name: string) => waitFor(() => expect(within(document.body).getByRole('heading', { name })).toHaveFocus());

export const Message = meta.story({
  args: { address: '/messages/4' },
  beforeEach: api(
    http.post('/desk/api/records/message/4', async ({ request }) => {
      sent(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  ),
  play: async ({ canvas }) => {
    const field = await answerField(canvas);
    await waitFor(() => expect(field.value).toContain('Dear Zoë Ångström'));
    const mail = canvas.getByRole('link', { name: 'zoe@example.com' });
    await expect(mail.querySelector('wbr')).not.toBeNull();
    const who = canvas.getByRole('combobox', { name: 'Who has it' });
    await expect(who).toHaveTextContent('Kit');
    await choose(canvas, 'Who has it', 'Ada');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ action: 'give', to: 'Ada' }));
    await waitFor(() => expect(who).toHaveFocus());
  },
});

/** A template goes below words that somebody typed, and takes the place of another template. */
export const MessageTemplate = meta.story({
  args: { address: '/messages/4' },
  play: async ({ canvas }) => {
    const field = await answerField(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, 'Until noon.');
    await choose(canvas, 'Template', letters.answers[1]!.name);
    await expect(field.value).toMatch(/^Until noon\.\n\n(?!Dear)./u);
  },
});

/** Somebody else was first: the words say who, and the answer stays. */
export const AnsweredMeanwhile = meta.story({
  args: { address: '/messages/4' },
  beforeEach: api(takes('/messages/4/decision', { message: 'The message of Zoë Ångström is answered already, by Ada.' }, 409)),
  play: async ({ canvas }) => {
    const field = await answerField(canvas);
    await userEvent.type(field, 'Until noon.');
    await press(canvas, 'Send answer');
    await expect(await canvas.findByText(/by Ada/u)).toBeVisible();
    await expect(await canvas.findByText(/Until noon\.$/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
});

/** Without a letter it is put back by its own button at once, and one line offers to undo that. */
export const MessageDone = meta.story({
  args: { address: '/messages/4' },
  beforeEach: ({ msw }) => {
    let { state } = message;
    const decide = http.post('/desk/api/messages/4/decision', async ({ request }) => {
      ({ state } = (await request.json()) as typeof message);
      return HttpResponse.json({});
    });
    const read = http.get('/desk/api/messages/4', () => HttpResponse.json({ ...message, state }));
    msw.use(decide, read);
  },
  play: async ({ canvas }) => {
    await answerField(canvas);
    await press(canvas, 'Spam');
    await canvas.findByRole('button', { name: 'Put back in the queue' }, { timeout: 5_000 });
    await userEvent.keyboard('o{Enter}');
    await expect(await canvas.findByText(/: Put back in the queue$/u)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  },
});

export const Application = meta.story({
  args: { address: '/applications/9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show Maya Ostrander.pdf' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Invite' });
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('button', { name: 'Invite' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Invite' })).toHaveAttribute('data-variant', 'contained');
    await expect(await canvas.findByRole('table', { name: 'What happened' })).toBeVisible();
    await expect(canvas.getByText('No date')).toBeVisible();
    await userEvent.keyboard('r{Enter}');
    await waitFor(() => expect(canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /^Letter/u }).value).toContain('Van driver'));
    await expect(canvas.getByLabelText('Kept until')).not.toHaveValue('');
  },
});

export const ApplicationLoading = meta.story(
  says('/applications/9', api(http.get('/desk/api/applications/9', () => delay('infinite'))), 'Loading'),
);

export const ApplicationFailed = meta.story(says('/applications/9', restarting('/applications/9'), /just restarting/u));

export const ApplicationRefused = meta.story({
  ...says('/applications/9', api(answers('/applications/9', { ...application, state: 'refused' })), 'Refused'),
  globals: { viewport: { value: 'md' } },
});

/** Somebody refuses the applicant: why it is not sent is said, and the letter stays. */
const refuses = (answer: HttpHandler, said: string) => ({
  args: { address: '/applications/9' },
  beforeEach: api(answer),
  play: async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByRole('button', { name: 'Refuse' });
    await userEvent.keyboard('r{Enter}');
    const letter = await answerField(canvas);
    await userEvent.type(letter, '\nAll the best.');
    await press(canvas, 'Send refusal');
    await waitFor(() => expect(within(document.body).getByText(said)).toBeVisible());
    await expect(letter).toHaveDisplayValue(/All the best\.$/u);
  },
});
const offline = 'No connection. Nothing you typed is lost.';
const isOver = 'Your session is over. What you typed stays.';

export const ApplicationOffline = meta.story(refuses(noAnswer('/desk/api/applications/9/decision'), offline));

export const ApplicationExpired = meta.story(refuses(takes('/applications/9/decision', { message: 'Please sign in.' }, 401), isOver));

/** A manager lets somebody in by a link that is shown once, and changes everybody's access but their own. */
export const Staff = meta.story({
  args: { address: '/staff' },
  beforeEach: api(
    answers('/staff', staff),
    http.patch('/desk/api/staff/:mail', async ({ request, params }) => {
      sent(params['mail'], await request.json());
      return HttpResponse.json({});
    }),
    takes('/staff', { mail: 'zoe@example.com', name: 'Zoë', role: 'reviewer', token: 'secret', hours: 72 }, 201),
  ),
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('row', { name: /^Kit/u }));
    await expect(own.queryByRole('button')).toBeNull();
    await expect(within(canvas.getByRole('row', { name: /^Idris/u })).getAllByRole('button')).toHaveLength(1);
    await press(canvas, 'Switch off: Ada');
    const question = within(await within(document.body).findByRole('dialog', { name: 'Switch off Ada?' }));
    await userEvent.click(await question.findByRole('button', { name: 'Cancel' }));
    await choose(canvas, 'Role: Ada', 'Manager');
    await waitFor(() => expect(sent).toHaveBeenCalledWith('ada@tarnbrook.example.com', { role: 'manager' }));
    await press(canvas, 'Add somebody');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Add somebody' }));
    await waitFor(() => expect(dialog.getByLabelText('E-mail')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('E-mail'), 'zoe@example.com');
    await userEvent.type(dialog.getByLabelText('Name'), 'Zoë');
    await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }));
    await waitFor(() => expect(dialog.getByLabelText('Link')).toHaveDisplayValue(/\/desk\/setup\?token=secret$/u));
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible();
    await isAt('Add somebody');
  },
});

/** A reviewer is told whose page it is. */
export const StaffForReviewer = meta.story({
  args: { address: '/staff' },
  beforeEach: api(answers('/session', { next: 'none', ...member, role: 'reviewer' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For managers.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Staff' })).toBeNull();
  },
});

export const Jobs = meta.story({
  args: { address: '/jobs' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Opens on/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '12' })).toBeVisible();
    await press(canvas, 'Close: Van driver');
    const question = within(await within(document.body).findByRole('dialog', { name: 'Close Van driver?' }));
    await question.findByRole('button', { name: 'Close the job' });
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Open now: Night packer' })).toBeVisible();
  },
});

export const Job = meta.story({
  args: { address: '/jobs/2' },
  play: async ({ canvas }) => {
    const shown = within(await canvas.findByRole('region', { name: 'Preview' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^What you will do/u }), ' Sweep the yard.');
    await expect(await shown.findByText('Sweep the yard')).toBeVisible();
  },
});

export const JobMissing = meta.story({
  args: { address: '/jobs/new' },
  beforeEach: api(
    takes('/jobs', { message: '', errors: { title: 'Must not be empty', lastDay: 'Must not be before the first day' } }, 400),
  ),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Pay (optional)' })).toBeVisible();
    // A field that is gone to is not below the button that stays in sight.
    canvas.getByRole('textbox', { name: 'What would be a bonus (optional)' }).focus();
    const { bottom } = canvas.getByRole('textbox', { name: 'What would be a bonus (optional)' }).getBoundingClientRect();
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top);
    // Nothing shows below it.
    await expect(save.parentElement!.getBoundingClientRect().bottom).toBe(canvas.getByRole('main').getBoundingClientRect().bottom);
    await userEvent.click(save);
    await expect(await canvas.findByText('Must not be empty')).toBeVisible();
    await expect(canvas.getByText('Must not be before the first day')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const Health = meta.story({
  args: { address: '/health' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^3 e-mails wait/u)).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /^gone@example\.com Your Tarnbrook account is open Failed/u })).toBeVisible();
    // Settings are for whoever runs the server: in small print, and never in a title.
    await expect(canvas.getByText('The disk of the server is filling up.')).toBeVisible();
    await expect(canvas.getByText(/^For whoever runs the server: 2 GB free, less than DISK_RESERVE_MB/u).tagName).toBe('SMALL');
  },
});

export const HealthOffline = meta.story(says('/health', restarting('/health'), /just restarting/u));

/** A mail that was given up: its words, why, and another try. */
export const Mail = meta.story({
  args: { address: '/mails/31' },
  beforeEach: api(takes('/mails/retry', { mails: 1 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('550 No such mailbox')).toBeVisible();
    await press(canvas, 'Send again');
    await expect(await canvas.findByText('They go out now.')).toBeVisible();
  },
});

/** It has left meanwhile, or its number is wrong. */
export const MailGone = meta.story(says('/mails/31', api(answers('/mails', { data: [] })), 'There is no such page'));

export const MailOffline = meta.story(says('/mails/31', restarting('/mails'), /just restarting/u));

/** Somebody looks for a person: that is said, and the name stays. */
const looksFor = (answer: HttpHandler, said: string) => ({
  args: { address: '/people' },
  beforeEach: api(answer),
  play: async ({ canvas }: { canvas: Canvas }) => {
    const field = await canvas.findByLabelText('Name, business, telephone or e-mail');
    await expect(canvas.getByRole('button', { name: 'Find' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field, 'zoe{Enter}');
    await waitFor(() => expect(within(document.body).getByText(said)).toBeVisible());
    await expect(field).toHaveValue('zoe');
  },
});

export const PeopleNobody = meta.story(looksFor(answers('/people', { data: [] }), 'Nobody found'));
const cut = http.get('/desk/api/people', () => HttpResponse.error());
export const PeopleOffline = meta.story(looksFor(cut, offline));
export const PeopleExpired = meta.story(looksFor(answers('/people', { message: 'Please sign in.' }, 401), isOver));
export const PeopleOnTablet = meta.story({
  ...looksFor(answers('/people', { data: people }), 'zoe@example.com'),
  globals: { viewport: { value: 'md' } },
});

export const People = meta.story({
  args: { address: '/people' },
  beforeEach: api(
    http.get('/desk/api/people', ({ request }) => HttpResponse.json({ data: request.url.includes('zo') ? people : [] })),
    answers('/people/nobody%40example.com/counts', { found: [] }),
    answers('/people/zoe%40example.com/counts', {
      accounts: 1,
      mails: 2,
      found: [
        { kind: 'account', id: 17, name: 'Golden Fryer Ltd' },
        { kind: 'message', id: 4, name: 'Zoë Ångström, Chips' },
      ],
    }),
    http.delete('/desk/api/people/zoe%40example.com', () => HttpResponse.json({ accounts: 1, directors: 0, mails: 2 })),
  ),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Name, business, telephone or e-mail');
    await userEvent.type(field, 'nobody@example.com{Enter}');
    await expect(await canvas.findByText('Nothing is stored about them.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Save everything about them' })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'zo{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'All data: zoe@example.com' }));
    await expect(await canvas.findByText('Stored: 1 account, 2 e-mails')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Golden Fryer Ltd' }).at(-1)).toHaveAttribute('href', '/accounts/17');
    await expect(canvas.getByText(/^Message:/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Save everything about them' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Reason'), 'They asked.');
    await userEvent.type(canvas.getByLabelText(/^Your password/u), 'seventeen grey herrings');
    await press(canvas, 'Erase');
    await expect(await canvas.findByText('Erased: 1 account, 2 e-mails')).toBeVisible();
    await isAt('People');
  },
});

/** Before products leave the shop it asks once, and says how far it is. */
export const RangeRead = meta.story({
  args: { address: '/range' },
  beforeEach: api(
    ...reads(range),
    answers('/range', { last: null, progress: { step: 'Loading the catalogue', share: 0.5 } }),
    http.post(`/desk/api/range/${range.id}/apply`, async ({ request }) => {
      await delay(800);
      sent(await request.json());
      return HttpResponse.json(range.reading);
    }),
  ),
  play: async ({ canvas }) => {
    await readFile(canvas, 'code,name');
    await expect(await canvas.findByText('Line 4, KS-3: Pack size is missing')).toBeVisible();
    // The columns that were understood are listed too, and can be changed.
    await userEvent.click(canvas.getByText('Columns of the file: 2'));
    await expect(canvas.getByRole('combobox', { name: 'code' })).toHaveTextContent('Code');
    await expect(canvas.getByText(/^Line 3, KS-2: Fat must/u)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^TB-90 Cod fillet.* Shelf life 12 months 18 months$/u })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Origin None North East Atlantic' })).toBeVisible();
    await expect(canvas.getAllByText('Kelp')[0]!.closest('li li')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Add and update only' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Add to the range' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByLabelText('Leave out the 1 row with errors and the wrong facts of 1 row'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Replace everything' }));
    await press(canvas, 'Replace the range');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Replace 10,240 products by 9,120?' }));
    await waitFor(() => expect(dialog.getByText('1,134 products will leave the shop.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove 1,134 products' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Loading the catalogue' })).toHaveValue(0.5);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ keepGood: true, othersStay: false, removeMissing: true }));
    await expect(await canvas.findByText('The shop has 9,120 products now.')).toBeVisible();
    await isAt('Range');
  },
});

/** A price list has no brand: it is asked for in the desk's words, and the list is read by the answer. */
export const RangeAsks = meta.story({
  args: { address: '/range' },
  beforeEach: api(
    ...reads({ id: range.id, columns: {}, ruled: [], question: { asks: 'brands', between: '' } }),
    http.put(`/desk/api/range/${range.id}/columns`, async ({ request }) => {
      const answer = (await request.json()) as { brands?: string };
      sent(answer);
      return HttpResponse.json(answer.brands ? { id: range.id, columns: {}, question: { asks: 'categories', between: ';' } } : range);
    }),
  ),
  play: async ({ canvas }) => {
    await readFile(canvas, 'Item');
    await userEvent.type(await canvas.findByLabelText(/^The file does not say the brand/u), 'Kelp | Gull');
    await press(canvas, 'Read again');
    await choose(canvas, 'Categories with ; between them', 'Several beside each other');
    await press(canvas, 'Read again');
    await expect(await canvas.findByRole('button', { name: 'Add to the range' })).toBeVisible();
    await expect(sent.mock.calls).toEqual([[{ brands: 'Kelp | Gull' }], [{ categories: 'several' }]]);
  },
});

export const RangeColumns = meta.story({
  args: { address: '/range' },
  beforeEach: api(
    ...reads(foreignRange),
    http.put(`/desk/api/range/${range.id}/columns`, async ({ request }) => {
      const { columns } = (await request.json()) as Pick<RangeAnswer, 'columns'>;
      return HttpResponse.json(columns['Item'] === 'code' ? { ...range, columns } : { ...foreignRange, columns });
    }),
  ),
  play: async ({ canvas }) => {
    await readFile(canvas, 'Item,Title');
    await expect(await canvas.findByText(/the shop does not know the columns/u)).toBeVisible();
    await choose(canvas, 'Item', 'Code');
    await press(canvas, 'Read again');
    await expect(await canvas.findByRole('button', { name: 'Add to the range' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Item' })).toHaveTextContent('Code');
    // Somebody who leaves the page, or loads it again, finds the file as it was.
    await userEvent.keyboard('gh');
    await canvas.findByRole('heading', { name: 'Health' });
    await userEvent.keyboard('gr');
    await expect(await canvas.findByRole('combobox', { name: 'Item' })).toBeVisible();
  },
});

export const Range = meta.story({
  args: { address: '/range' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Code or name'), 'cod');
    await expect(await canvas.findByRole('link', { name: 'Cod loin' })).toBeVisible();
    await expect(canvas.getByText('Withdrawn')).toBeVisible();
    await expect(canvas.getByText(/^Last import: 20 Nov 2026, .*, Ada, 10,240 products$/u)).toBeVisible();
    await expect(await canvas.findByRole('row', { name: 'oat milk barista 41 25 Nov 2026' })).toBeVisible();
  },
});

export const RangeNothingFound = meta.story({
  args: { address: '/range' },
  beforeEach: api(answers('/products', { data: [] }), answers('/catalogue/few-found', { data: [] })),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Code or name'), 'caviar');
    await expect(await canvas.findByText('No such product')).toBeVisible();
  },
});

export const Product = meta.story({
  args: { address: '/range/products/TB-90' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Allergens' })).toHaveValue('Fish');
    await expect(canvas.getByText('Changed: Shelf life: 12 months → 18 months')).toBeVisible();
    await expect(canvas.getByRole('img', { name: `${product.cells.name}, 1` })).toBeVisible();
  },
});

/** The import's rules refuse a fact: the reason stands at its field, and what was typed stays. */
export const ProductRefused = meta.story({
  args: { address: '/range/products/TB-90' },
  beforeEach: api(
    http.patch('/desk/api/products/TB-90', () => {
      const reason = 'has "plutonium", which is none of the fourteen allergens';
      return HttpResponse.json({ message: `allergens ${reason}.`, errors: { allergens: reason } }, { status: 422 });
    }),
  ),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Allergens' });
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field, ' | plutonium');
    await expect(canvas.getByText('Not saved yet: Allergens')).toBeVisible();
    await press(canvas, 'Save');
    await expect(await canvas.findByText(/^has "plutonium"/u)).toBeVisible();
    await expect(field).toHaveValue('Fish | plutonium');
  },
});

/** Somebody else was first: what stands there now is said at the field, what was typed stays, and another press replaces it. */
export const ProductOvertaken = meta.story({
  args: { address: '/range/products/TB-90' },
  beforeEach: api(
    http.patch('/desk/api/products/TB-90', async ({ request }) => {
      const { seen } = (await request.json()) as { seen: Readonly<Record<string, string>> };
      if (!('shelf_life' in seen)) return new HttpResponse(null, { status: 204 });
      const message = 'Somebody else changed this product. Save again to replace that.';
      return HttpResponse.json({ message, errors: { shelf_life: 'Is now: 9 months' } }, { status: 409 });
    }),
  ),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Shelf life' });
    await userEvent.type(field, ' frozen');
    await press(canvas, 'Save');
    await expect(await canvas.findByText('Is now: 9 months')).toBeVisible();
    await expect(field).toHaveDisplayValue(/ frozen$/u);
    await press(canvas, 'Save');
    await expect(await canvas.findByText('Saved: Shelf life. The shop shows it.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
});

export const ProductWithdrawn = meta.story({
  args: { address: '/range/products/TB-90' },
  beforeEach: ({ msw }) => {
    let isWithdrawn = false;
    msw.use(
      http.get('/desk/api/products/TB-90', () => HttpResponse.json({ ...product, isWithdrawn, pictures: [] })),
      http.post('/desk/api/products/TB-90', () => {
        isWithdrawn = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No picture')).toBeVisible();
    await press(canvas, 'Withdraw');
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Withdraw Cod fillet/u }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByRole('button', { name: 'Put back in the shop' })).toBeVisible();
    await isAt('In the shop');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});

export const ProductOfLongWords = meta.story(
  says(
    '/range/products/TB-90',
    api(
      answers('/products/TB-90', {
        ...product,
        brand: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        pictures: [],
        cells: { ...product.cells, name: 'Individuallyquickfrozenskinlessandbonelesscodfilletportionsinabreadcrumbcoating'.repeat(2) },
      }),
    ),
    /^Donaudampf|TB-90 · Donaudampf/u,
  ),
);

/** `g` and a letter open a page. */
export const GoByKey = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Golden Fryer Ltd' });
    await userEvent.keyboard('gj');
    await expect(await canvas.findByRole('heading', { name: 'Jobs' })).toBeVisible();
  },
});
