/** The rest of the day at the desk: what came in leaves the queue, once and with who decided. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { jobsCall } from '../../src/contract/calls.ts';
import { facts } from '../../src/brands/tarnbrook/facts.ts';
import { takeBackMs, type PersonLine, type RangeAnswer, type RecordAnswer } from '../../src/server/desk/answers.ts';
import { applyRetention } from '../../src/server/privacy/retention.ts';
import { director, filledForm, openClockedApp, register, type ClockedApp } from './accountHarness.ts';
import { callDesk, deskPassword, setUpMember, type DeskCall, type TestMember } from './deskHarness.ts';

let shop: ClockedApp;
let kit: TestMember;
let ada: TestMember;
beforeAll(async () => {
  shop = await openClockedApp();
  kit = await setUpMember(shop, 'reviewer');
  ada = await setUpMember(shop, 'manager');
});
afterAll(() => shop?.close());

const ask = (url: string, call: DeskCall = {}) => callDesk(shop, url, { cookie: kit.cookie, ...call });

const waiting = async (query = '') =>
  (await ask(`/queue${query}`)).json<{ data: { kind: string; id: number; state: string }[]; total: number }>();

const lettersTo = async (mail: string) =>
  (
    await shop.database.kysely.selectFrom('outbox').select(['content']).where('kind', '=', 'letter').where('recipient', '=', mail).execute()
  ).map(({ content }) => content);

async function message(mail: string): Promise<number> {
  const values = { name: 'Zoë Ångström', mail, subject: 'Chips', message: 'Which ones?', ipAddress: '127.0.0.1' };
  return (await shop.database.kysely.insertInto('contactMessage').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

const job = { title: 'Van driver', description: 'Drives a van.', task: 'Load. Drive.', requirements: 'A licence.' };

async function application(mail: string): Promise<number> {
  const { kysely } = shop.database;
  const { id: jobId } = (await ask('/jobs', { body: job })).json<{ id: number }>();
  const file = { fileName: 'cv.pdf', mimeType: 'application/pdf', size: 4, content: Buffer.from('%PDF') };
  const { id: documentId } = await kysely.insertInto('document').values(file).returning('id').executeTakeFirstOrThrow();
  const applicant = {
    firstName: 'Tomos',
    lastName: 'Ackley',
    city: '',
    county: '',
    postCode: '',
    mobileNo: '07700900456',
    mail,
    linkedin: '',
  };
  const consent = { termsVersion: '1', privacyVersion: '1', termsAcceptedAtClaimed: '', ipAddressClaimed: '', ipAddress: '127.0.0.1' };
  const values = { ...applicant, ...consent, jobId, documentId };
  return (await kysely.insertInto('jobApplication').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

describe('a message', () => {
  it('is answered once by a letter, however many do so at the same moment, and leaves the queue', async () => {
    const id = await message('zoe@example.com');
    const bodies = Array.from({ length: 10 }, (_, index) => ({
      state: 'answered',
      letter: `Dear Zoë,\n\nAll of them. ${index}`,
      by: 'Somebody else',
    }));
    const answers = await Promise.all(
      bodies.map((body, index) => ask(`/messages/${id}/decision`, { body, cookie: (index % 2 === 0 ? kit : ada).cookie })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await lettersTo('zoe@example.com')).toHaveLength(1);
    const found = (await ask(`/messages/${id}`)).json<{ state: string; handledBy: string; letter: string }>();
    expect(found).toMatchObject({ state: 'answered', letter: expect.stringContaining('All of them') });
    expect([kit.name, ada.name]).toContain(found.handledBy);
    const second = answers.find(({ statusCode }) => statusCode === 409)!;
    expect(second.json()).toEqual({ message: `The message of Zoë Ångström is answered already, by ${found.handledBy}.` });
    expect((await waiting('?kind=message')).total).toBe(0);
    expect((await waiting('?kind=message&all=true')).data).toMatchObject([{ id, state: 'answered' }]);
  });

  it('is done or spam without a letter, and can be put back', async () => {
    const id = await message('otto@example.com');
    const decide = async (state: string) => (await ask(`/messages/${id}/decision`, { body: { state } })).statusCode;
    expect([await decide('spam'), await decide('done'), await decide('open'), await decide('done')]).toEqual([200, 409, 200, 200]);
    expect(await lettersTo('otto@example.com')).toEqual([]);
  });

  it('is not answered by nothing', async () => {
    const id = await message('nell@example.com');
    expect((await ask(`/messages/${id}/decision`, { body: { state: 'answered', letter: ' ' } })).statusCode).toBe(400);
    expect((await ask('/messages/2147483647/decision', { body: { state: 'done' } })).statusCode).toBe(404);
  });
});

describe('an application', () => {
  it.each(['07700 900456', '+44 7700 900456', 'ackley', 'Ackley, Tomos', 'tomos@found.example.com'])('is found by "%s"', async (search) => {
    const id = await application('tomos@found.example.com');
    const { data } = await waiting(`?kind=application&search=${encodeURIComponent(search)}`);
    expect(data.map((row) => row.id)).toContain(id);
    await shop.database.kysely.deleteFrom('jobApplication').where('id', '=', id).execute();
  });

  it('is invited, then refused, each by a letter, and whoever decides by an older state hears who was first', async () => {
    const id = await application('tomos@ackley.example.com');
    const decide = (from: string, state: string, { cookie }: TestMember) =>
      ask(`/applications/${id}/decision`, { body: { from, state, letter: `You are ${state}.`, keepUntil: '2099-05-31' }, cookie });
    const both = await Promise.all([decide('new', 'invited', kit), decide('new', 'refused', ada)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { state } = (await ask(`/applications/${id}`)).json<{ state: string }>();
    if (state === 'invited') expect((await decide('invited', 'refused', ada)).statusCode).toBe(200);
    expect(await lettersTo('tomos@ackley.example.com')).toHaveLength(state === 'invited' ? 2 : 1);
    expect((await ask(`/applications/${id}`)).json()).toMatchObject({ state: 'refused', keepUntil: expect.stringContaining('2099-05-3') });
    expect((await waiting('?kind=application')).total).toBe(0);
  });

  it('that was refused is deleted with its CV on its day', async () => {
    const id = await application('gone@example.com');
    const deletedAt = async () => (await ask(`/applications/${id}`)).json<{ deletedAt: string | null }>().deletedAt;
    expect(await deletedAt()).toBeNull();
    const refuse = (keepUntil: string) =>
      ask(`/applications/${id}/decision`, { body: { from: 'new', state: 'refused', letter: 'No.', keepUntil } });
    expect((await refuse('2020-01-01')).statusCode).toBe(400);
    expect((await refuse('2099-01-01')).statusCode).toBe(200);
    expect(await deletedAt()).toMatch(/^20(?:99-01-01|98-12-31)/u);
    await shop.database.kysely
      .updateTable('jobApplication')
      .set({ keepUntil: new Date('2020-01-01') })
      .where('id', '=', id)
      .execute();
    const count = async () => (await shop.database.kysely.selectFrom('document').select('id').execute()).length;
    const files = await count();
    const places = { database: shop.database, mailFolder: '/nonexistent' };
    await applyRetention(places, facts.retention, { isDryRun: true });
    expect((await ask(`/applications/${id}`)).statusCode).toBe(200);
    await applyRetention(places, facts.retention, { isDryRun: false });
    expect((await ask(`/applications/${id}`)).statusCode).toBe(404);
    expect(await count()).toBe(files - 1);
  });
});

describe('a job', () => {
  const shown = async () => (await shop.app.inject({ url: jobsCall })).json<{ data: { title: string }[] }>().data.map(({ title }) => title);

  it('is shown from its first day on, and when it is opened before', async () => {
    const { id } = (await ask('/jobs', { body: { ...job, title: 'Night packer', firstDay: '2099-01-01' } })).json<{ id: number }>();
    expect(await shown()).not.toContain('Night packer');
    for (const [action, isShown] of [
      ['open', true],
      ['close', false],
      ['open', true],
    ] as const) {
      await ask(`/jobs/${id}/${action}`, { method: 'POST' });
      expect((await shown()).includes('Night packer')).toBe(isShown);
    }
    await ask(`/jobs/${id}`, { method: 'PATCH', body: { firstDay: null, lastDay: '2020-01-01' } });
    expect(await shown()).not.toContain('Night packer');
  });

  it('ends no earlier than it begins', async () => {
    const early = { firstDay: '2099-12-10', lastDay: '2099-12-01' };
    const errors = { lastDay: 'Must not be before the first day' };
    expect((await ask('/jobs', { body: { ...job, ...early } })).json()).toMatchObject({ errors });
    const { id } = (await ask('/jobs', { body: { ...job, ...early, lastDay: '2099-12-10' } })).json<{ id: number }>();
    expect((await ask(`/jobs/${id}`, { method: 'PATCH', body: early })).json()).toMatchObject({ errors });
  });

  it('names the field that is missing', async () => {
    const answer = await ask('/jobs', { body: { ...job, title: '' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: 'title: Must not be empty', errors: { title: 'Must not be empty' } },
    ]);
  });
});

describe('a range from a file', () => {
  const csv = (rows: readonly string[]) => `code,name,brand,pack_size,description,categories\n${rows.map((row) => `${row}\n`).join('')}`;
  const rows = ['KS-1,Pea soup,Kelp,400 g,Thick.,Soup', 'KS-2,Leek soup,Kelp,400 g,Thin.,Soup'];
  const send = (content: string | Readable, { cookie } = kit) =>
    shop.app.inject({
      method: 'POST',
      url: '/desk/api/range?kind=csv',
      payload: typeof content === 'string' ? Buffer.from(content) : content,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/octet-stream', cookie },
    });
  /** Sends a file, and waits until it is read. */
  const upload = async (content: string, by = kit) => {
    const sent = await send(content, by);
    return sent.statusCode === 200 ? ask(`/range/${sent.json<RangeAnswer>().id}`, { cookie: by.cookie }) : sent;
  };
  const apply = (id: string, body: object, { cookie }: TestMember) => ask(`/range/${id}/apply`, { body, cookie });

  it('is read without being written, with its refused rows, and a manager puts it in the shop', async () => {
    const read = await upload(csv([...rows, 'KS-3,,Kelp,400 g,Nameless.,Soup']));
    const answer = read.json<{ id: string; reading: { preview: string[] } }>();
    expect([read.statusCode, answer.reading]).toMatchObject([
      200,
      { imported: false, badRows: 1, problems: [{ line: 4, code: 'KS-3', field: 'name' }] },
    ]);
    expect(answer.reading.preview).toHaveLength(2);
    expect(answer.reading.preview[0]).toContain('Pea soup');
    const ticks = { keepGood: true, removeMissing: true };
    expect((await apply(answer.id, ticks, kit)).statusCode).toBe(403);
    expect((await ask('/range')).json()).toEqual({ last: null, progress: null });
    const applying = apply(answer.id, ticks, ada);
    const step = expect.stringMatching(/^(?:Reading|Loading) /u) as unknown;
    await vi.waitFor(async () => expect((await ask('/range')).json()).toMatchObject({ progress: { step } }), {
      timeout: 30_000,
      interval: 5,
    });
    expect((await applying).json()).toMatchObject({ imported: true, products: 2 });
    expect((await apply(answer.id, ticks, ada)).statusCode).toBe(404);
    expect((await ask('/range')).json()).toMatchObject({ last: { actor: ada.name, products: 2 }, progress: null });
  }, 60_000);

  it('of a reviewer adds and updates, and takes nothing away', async () => {
    await apply((await upload(csv(rows))).json<RangeAnswer>().id, { keepGood: false, removeMissing: true }, ada);
    const { id } = (await upload(csv(['KS-8,Fish soup,Kelp,400 g,Red.,Soup']))).json<RangeAnswer>();
    const refused = await apply(id, { keepGood: false, removeMissing: true }, kit);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([403, 'A manager replaces the range.']);
    const added = await apply(id, { keepGood: false, removeMissing: false, othersStay: true }, kit);
    expect(added.json()).toMatchObject({ imported: true, removed: 0 });
    expect((await ask('/range')).json()).toMatchObject({ last: { actor: kit.name, products: 3 } });
  }, 60_000);

  it('is counted as it will be: a row that comes without its unreadable nutrition is told apart from one that stays out', async () => {
    const header =
      'code,name,brand,pack_size,categories,nutrition_per,energy_kj,energy_kcal,fat,saturates,carbohydrate,sugars,protein,salt';
    const read = await upload(
      [
        header,
        'KS-1,Pea soup,Kelp,400 g,Soup,100 g,187,44,1,0,11,11,0,0',
        'KS-5,Cola,Kelp,7 L,Drinks,100 ml,187,44,lots,0,11,11,0,0',
        'KS-6,,Kelp,7 L,Drinks,100 ml,187,44,1,0,11,11,0,0',
      ].join('\n'),
    );
    const { id, reading } = read.json<RangeAnswer>();
    expect(reading).toMatchObject({
      products: 2,
      badRows: 1,
      spared: 1,
      problems: [{ code: 'KS-6', field: 'name' }],
      notes: [{ code: 'KS-5', field: 'fat', reason: expect.stringContaining('imported without') as unknown }],
    });
    expect((await apply(id, { keepGood: true, removeMissing: true }, ada)).json()).toMatchObject({ imported: true, products: 2 });
  }, 60_000);

  it('with columns of other names is read by those that are chosen for them, and applied by them', async () => {
    const foreign = await upload('Item,Title,Maker,Size,Group,Stock\nKS-1,Pea soup,Kelp,400 g,Food > Soup,3\n');
    const { id, columns, refusal } = foreign.json<RangeAnswer>();
    expect([foreign.statusCode, columns]).toEqual([200, { Item: '', Title: '', Maker: '', Size: '', Group: '', Stock: '' }]);
    expect(refusal).toContain('the shop does not know the columns "Item"');
    const choose = (chosen: object, { cookie } = kit) =>
      ask(`/range/${id}/columns`, { method: 'PUT', body: { columns: { ...columns, ...chosen } }, cookie });
    expect((await choose({ Item: 'price' })).statusCode).toBe(400);
    const half = await choose({ Item: 'code', Title: 'name' });
    expect(half.json<RangeAnswer>()).toMatchObject({
      refusal: expect.stringContaining('brand') as unknown,
      columns: { Item: 'code', Maker: '' },
    });
    const whole = await choose({ Item: 'code', Title: 'name', Maker: 'brand', Size: 'pack_size', Group: 'categories' });
    expect(whole.json<RangeAnswer>()).toMatchObject({ reading: { products: 1, badRows: 0 }, columns: { Group: 'categories', Stock: '' } });
    expect(whole.json<RangeAnswer>().reading).toMatchObject({ newCategories: { count: 2, first: ['Food', 'Food > Soup'] } });
    const ticks = { keepGood: false, removeMissing: true };
    expect((await apply(id, ticks, ada)).json()).toMatchObject({ imported: true, products: 1 });
  }, 60_000);

  it('is asked about in a question where it does not say the brands, or what its categories mean', async () => {
    const sample = (name: string) => readFile(new URL(`../fixtures/import/${name}`, import.meta.url), 'latin1');
    const choose = (id: string, body: object) => ask(`/range/${id}/columns`, { method: 'PUT', body });
    const list = (await upload(await sample('supplier-pricelist-excel.csv'))).json<RangeAnswer>();
    expect(list).toEqual({ id: list.id, columns: {}, ruled: [], question: { asks: 'brands', between: '' } });
    const brands = 'Lochandale | Fryer Jack | Fizzwell | Dairymoor | Handsafe | Boxholme | Eggcombe';
    const read = (await choose(list.id, { brands })).json<RangeAnswer>();
    expect(read.reading?.preview.join()).toContain('Lochandale');
    const shop = (await upload(await sample('prestashop-products.csv'))).json<RangeAnswer>();
    expect(shop.question).toMatchObject({ asks: 'categories', between: expect.stringMatching(/^.$/u) as unknown });
    expect((await choose(shop.id, { categories: 'several' })).json<RangeAnswer>().reading?.badRows).toBe(0);
    expect((await choose(list.id, { brands })).statusCode).toBe(404);
  }, 60_000);

  it('is compared with the shop cell by cell', async () => {
    await apply((await upload(csv(rows))).json<RangeAnswer>().id, { keepGood: false, removeMissing: true }, ada);
    const next = [
      'KS-1,Pea soup,Kelp,500 g,Thick.,Soup',
      'KS-2,Leek soup,Kelp,400 g,,Soup | Food > Vegan',
      'KS-9,Beet soup,Kelp,400 g,Red.,Soup',
    ];
    const { id, reading } = (await upload(csv(next))).json<RangeAnswer>();
    expect(reading!.changed).toEqual({
      count: 2,
      first: ['KS-1 Pea soup', 'KS-2 Leek soup'],
      cells: [
        { code: 'KS-1', column: 'pack_size', was: '400 g', is: '500 g' },
        { code: 'KS-2', column: 'description', was: 'Thin.', is: '' },
        { code: 'KS-2', column: 'categories', was: 'Soup', is: 'Soup | Food > Vegan' },
      ],
    });
    expect(reading!.added.first).toEqual(['KS-9 Beet soup']);
    expect((await apply(id, { keepGood: false, removeMissing: false }, ada)).json()).toMatchObject({ imported: true, products: 3 });
  }, 60_000);

  it('is not lost to another file that comes while it is read', async () => {
    const folder = join(shop.config.dataDir, 'uploads');
    const first = upload(csv(rows));
    await vi.waitFor(async () => expect((await readdir(folder, { recursive: true })).join()).toContain('range.csv'));
    await vi.waitFor(async () => expect((await send(csv(rows))).statusCode).toBe(409), { timeout: 5_000 });
    expect((await first).statusCode).toBe(200);
  }, 60_000);

  it('is not lost to another file that comes while it is written', async () => {
    const text = csv(rows);
    let finish: (() => void) | undefined;
    const slowly = Readable.from(
      (async function* () {
        yield text.slice(0, 10);
        await new Promise<void>((resolve) => (finish = resolve));
        yield text.slice(10);
      })(),
    );
    const slow = send(slowly);
    await vi.waitFor(() => expect(finish).toBeDefined());
    expect((await upload(csv(rows.slice(1)))).statusCode).toBe(200);
    finish!();
    const sent = await slow;
    expect(sent.statusCode).toBe(200);
    expect((await ask(`/range/${sent.json<RangeAnswer>().id}`)).json<RangeAnswer>().reading).toMatchObject({ products: 2 });
  }, 60_000);

  it('stays when the next one breaks off', async () => {
    const { id } = (await upload(csv(rows))).json<RangeAnswer>();
    const broken = Readable.from(
      // oxlint-disable-next-line require-yield -- it fails at once
      (async function* () {
        await Promise.reject(new Error('The connection is lost.'));
      })(),
    );
    await send(broken).catch(() => undefined);
    expect((await ask(`/range/${id}`)).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await readdir(join(shop.config.dataDir, 'uploads'))).toEqual([id]), 5_000);
  }, 60_000);

  it('leaves nothing when it cannot be read', async () => {
    const answer = await upload('%PDF-1.7');
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ message: string }>().message).not.toContain(shop.config.dataDir);
    expect(await readdir(join(shop.config.dataDir, 'uploads'))).toEqual([]);
  }, 60_000);

  it('is read on while nobody waits for it, and can be asked for again, as it was read last', async () => {
    const { id } = (await send('Item,Title,Maker,Size,Group\nKS-1,Pea soup,Kelp,400 g,Soup\n')).json<RangeAnswer>();
    const first = (await ask(`/range/${id}`)).json<RangeAnswer>();
    expect(first).toMatchObject({ id, refusal: expect.stringContaining('does not know the columns') as unknown });
    const columns = { Item: 'code', Title: 'name', Maker: 'brand', Size: 'pack_size', Group: 'categories' };
    const read = (await ask(`/range/${id}/columns`, { method: 'PUT', body: { columns } })).json<RangeAnswer>();
    expect((await ask(`/range/${id}`)).json<RangeAnswer>()).toEqual({ ...read, columns });
    await upload(csv(rows));
    expect((await ask(`/range/${id}`)).json()).toEqual({ message: 'This file is gone. Choose it again.' });
  }, 60_000);
});

describe('a person', () => {
  it('is described before anything of them is sent: where they were found, and in numbers', async () => {
    const id = await message('counted@example.com');
    const applied = await application('counted@example.com');
    const found = [
      { kind: 'application', id: applied, name: 'Tomos Ackley' },
      { kind: 'message', id, name: 'Zoë Ångström, Chips' },
    ];
    expect((await ask('/people/counted%40example.com/counts')).json()).toEqual({ applications: 1, messages: 1, files: 1, found });
    expect((await ask('/people/nobody%40example.com/counts')).json()).toEqual({ found: [] });
  });

  it('is found as the applicant of a business with its directors, and as a director of another', async () => {
    const mail = 'maya@found.example.com';
    for (const own of [mail, 'other@found.example.com']) await register(shop, filledForm({ mail: own }, [{ ...director, mail }]));
    const ids = await shop.database.kysely
      .selectFrom('account')
      .select('id')
      .where('mail', 'like', '%@found.example.com')
      .orderBy('id')
      .execute();
    expect((await ask(`/people/${encodeURIComponent(mail)}/counts`)).json()).toMatchObject({
      accounts: 1,
      directors: 2,
      found: [
        { kind: 'account', id: ids[0]!.id, name: 'Golden Fryer Ltd' },
        { kind: 'director', id: ids[1]!.id, name: `${director.firstName} ${director.lastName}, of Golden Fryer Ltd` },
      ],
    });
  });

  it.each([
    ['a name', 'Sorrel Quayle', 'message'],
    ['a business', 'Quayle Pies', 'account'],
    ['a telephone number', '+44 7700 900177', 'director'],
    ['a mail address', 'sorrel@quayle', 'message'],
  ])('is found by %s', async (_by, search, kind) => {
    const [mail, owner] = ['sorrel@quayle.example.com', 'office@quayle.example.com'];
    const form = filledForm({ mail: owner, name: 'Quayle Pies Ltd' }, [
      { ...director, mail: 'dora@quayle.example.com', mobileNo: '07700900177' },
    ]);
    if (search === 'Sorrel Quayle') await register(shop, form);
    const values = { name: 'Sorrel Quayle', mail, subject: 'Chips', message: 'Which ones?', ipAddress: '127.0.0.1' };
    if (search === 'Sorrel Quayle') await shop.database.kysely.insertInto('contactMessage').values(values).execute();
    const { data } = (await ask(`/people?search=${encodeURIComponent(search)}`)).json<{ data: PersonLine[] }>();
    const mails = { message: mail, account: owner, director: 'dora@quayle.example.com' } as const;
    expect(data).toContainEqual(expect.objectContaining({ kind, mail: mails[kind as 'account'] }));
  });

  it('who was a director of another’s business leaves a line in its case when they are erased', async () => {
    const own = 'owner@erased.example.com';
    await register(shop, filledForm({ mail: own }, [{ ...director, mail: 'dora@erased.example.com' }]));
    const { id } = await shop.database.kysely.selectFrom('account').select('id').where('mail', '=', own).executeTakeFirstOrThrow();
    const body = { password: deskPassword, reason: 'Asked by e-mail' };
    await ask('/people/dora%40erased.example.com', { method: 'DELETE', body, cookie: ada.cookie });
    const { history } = (await ask(`/records/account/${id}`)).json<RecordAnswer>();
    expect(history.at(-1)).toMatchObject({ kind: 'erased', actor: `staff: ${ada.name}`, note: 'Director 1' });
  });

  it('is erased behind the password and a reason only', async () => {
    await message('erin@example.com');
    const erase = async (body?: object) =>
      (await ask('/people/erin%40example.com', { method: 'DELETE', ...(body && { body }), cookie: ada.cookie })).statusCode;
    expect(await erase()).toBe(400);
    expect(await erase({ password: deskPassword, reason: ' ' })).toBe(400);
    expect(await erase({ password: 'wrong', reason: 'Asked by e-mail' })).toBe(403);
    expect((await waiting('?search=erin')).total).toBe(1);
    expect(await erase({ password: deskPassword, reason: 'Asked by e-mail' })).toBe(200);
    expect((await waiting('?search=erin')).total).toBe(0);
  });
});

it.each([
  ['message', message],
  ['application', application],
])('a %s is given to a member, who has it in the queue', async (kind, make) => {
  const id = await make(`${kind}@held.example.com`);
  const path = `/records/${kind}/${id}`;
  const mine = async (cookie: string) => (await ask(`/queue?holder=me&kind=${kind}`, { cookie })).json<{ total: number }>().total;
  expect((await ask(path, { body: { action: 'give', to: ada.name } })).statusCode).toBe(204);
  expect((await ask(path, { body: { action: 'note', note: 'Call on Monday.' } })).statusCode).toBe(204);
  const { history, ...rest } = (await ask(path)).json<RecordAnswer>();
  expect(rest).toEqual({ holder: ada.name, members: [kit.name, ada.name] });
  expect(history.map(({ kind: what, actor, note }) => [what, actor, note])).toEqual([
    ['assigned', `staff: ${kit.name}`, ada.name],
    ['noted', `staff: ${kit.name}`, 'Call on Monday.'],
  ]);
  expect([await mine(ada.cookie), await mine(kit.cookie)]).toEqual([1, 0]);
  expect((await ask(`/records/${kind}/2147483647`)).statusCode).toBe(404);
});

describe('a decision about a message or an application', () => {
  const takeBack = (path: string, { cookie } = kit) => ask(`/records${path}`, { body: { action: 'takeBack' }, cookie });
  const kinds = async (path: string) => (await ask(`/records${path}`)).json<RecordAnswer>().history.map(({ kind }) => kind);

  it('is taken back while its mail waits, once, and by whoever took it', async () => {
    const id = await message('held@example.com');
    const path = `/messages/${id}`;
    const decide = (state: string, heldMs = takeBackMs) =>
      ask(`${path}/decision`, { body: { state, letter: state === 'answered' ? 'Dear Zoë' : '', heldMs } });
    await decide('answered');
    expect((await takeBack(`/message/${id}`, ada)).statusCode).toBe(409);
    expect((await takeBack(`/message/${id}`)).statusCode).toBe(204);
    expect((await takeBack(`/message/${id}`)).statusCode).toBe(409);
    expect((await ask(path)).json()).toMatchObject({ state: 'open', handledBy: null, handledAt: null, letter: null });
    expect(await lettersTo('held@example.com')).toEqual([]);
    await decide('spam');
    expect((await takeBack(`/message/${id}`)).statusCode).toBe(204);
    await decide('answered');
    await shop.database.kysely.updateTable('outbox').set({ state: 'sending' }).where('recipient', '=', 'held@example.com').execute();
    expect((await takeBack(`/message/${id}`)).json()).toEqual({ message: 'The e-mail has left.' });
    expect(await kinds(`/message/${id}`)).toEqual(['answered', 'takenBack', 'spam', 'takenBack', 'answered']);
  });

  it('leaves an invitation as it was, when the refusal after it is taken back', async () => {
    const id = await application('held@example.net');
    const decide = (from: string, state: string) =>
      ask(`/applications/${id}/decision`, {
        body: { from, state, letter: `You are ${state}.`, keepUntil: '2099-05-31', heldMs: takeBackMs },
      });
    await decide('new', 'invited');
    await decide('invited', 'refused');
    expect((await takeBack(`/application/${id}`)).statusCode).toBe(204);
    expect((await ask(`/applications/${id}`)).json()).toMatchObject({ state: 'invited', letter: 'You are invited.', keepUntil: null });
    expect(await lettersTo('held@example.net')).toHaveLength(1);
    const { documentId } = (await ask(`/applications/${id}`)).json<{ documentId: number }>();
    for (let time = 0; time < 2; time += 1) await ask(`/documents/${documentId}/content?view=true`);
    expect(await kinds(`/application/${id}`)).toEqual(['invited', 'refused', 'takenBack', 'opened']);
  });
});

describe('the shop', () => {
  it('is looked at by the doctor', async () => {
    const { findings, version } = (await ask('/health')).json<{ findings: { about: string }[]; version: string }>();
    expect(findings.map(({ about }) => about)).toEqual(expect.arrayContaining(['database', 'disk', 'mail', 'backups']));
    expect(version).toMatch(/^\d+\.\d+\.\d+/u);
  }, 60_000);
});

describe('the queue of 50,000', () => {
  it('is read by an index where it is not searched', async () => {
    await shop.database.kysely.transaction().execute(async (transaction) => {
      await sql`insert into contact_message (name, mail, subject, message, ip_address, state)
        select 'N' || n, n || '@example.com', 'S', 'M', '127.0.0.1', case when n % 2 = 0 then 'open' else 'done' end
        from generate_series(1, 50000) n`.execute(transaction);
    });
    expect((await waiting('?size=50')).total).toBeGreaterThanOrEqual(25_000);
    expect((await waiting('?size=50&page=499')).data).toHaveLength(50);
    // Its rows come without anybody counting all; beyond the end too.
    const last = await waiting('?size=50&page=99999&uncounted=true');
    expect([last.data.length > 0, last.total]).toEqual([true, undefined]);
  });

  it('is searched by the trigrams of stored keys, whatever its kind', async () => {
    const { rows } = await sql<{ key: string }>`select tablename || '.' || substring(indexdef from '(\\w+) gin_trgm_ops') as key
      from pg_indexes where indexdef like '%gin_trgm_ops%' order by 1`.execute(shop.database.kysely);
    expect(rows.map(({ key }) => key)).toEqual([
      'account.case_key',
      'contact_message.search_key',
      'job_application.search_key',
      'outbox.search_key',
    ]);
  });

  it('knows a business by its directors as they are now', async () => {
    const { kysely } = shop.database;
    await register(
      shop,
      filledForm({ name: 'Key Pies Ltd', mail: 'office@key.example.com' }, [{ ...director, mail: 'key@key.example.com' }]),
    );
    const { id } = await kysely
      .selectFrom('accountDirector')
      .select('id')
      .where('mail', '=', 'key@key.example.com')
      .executeTakeFirstOrThrow();
    const found = async (search: string) => (await waiting(`?kind=account&all=true&search=${search}`)).total;
    expect(await found('Quenby')).toBe(0);
    await kysely.updateTable('accountDirector').set({ lastName: 'Quenby' }).where('id', '=', id).execute();
    expect(await found('Quenby')).toBe(1);
    expect(await found('Quenby%20Pies')).toBe(1);
    await kysely.deleteFrom('accountDirector').where('id', '=', id).execute();
    expect(await found('Quenby')).toBe(0);
  });
});
