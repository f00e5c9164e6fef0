/** Questions of staff about single items of an account form, and the applicant's answer by the link of the mail. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facts } from '../../src/brands/tarnbrook/facts.ts';
import { answerCall, questionCall } from '../../src/contract/calls.ts';
import { questionMessages } from '../../src/contract/forms/questions.ts';
import type { QuestionAnswer } from '../../src/contract/forms/schemas.ts';
import { questionDays } from '../../src/contract/limits.ts';
import type { AccountDetails } from '../../src/server/accounts/index.ts';
import { confirmAddress } from '../../src/server/accounts/review.ts';
import type { CaseAnswer, QueueAnswer } from '../../src/server/desk/answers.ts';
import { erasePerson, exportPerson } from '../../src/server/privacy/person.ts';
import { hashToken } from '../../src/server/security/tokens.ts';
import {
  asByPerson,
  director,
  filledForm,
  lastMailTo,
  mailsTo,
  multipartBody,
  multipartType,
  openClockedApp,
  register,
  type ClockedApp,
  type Part,
} from './accountHarness.ts';
import { callDesk, setUpMember, type TestMember } from './deskHarness.ts';
import { pdf, samples } from './documentSamples.ts';
import { post } from './harness.ts';

let shop: ClockedApp;
let kit: TestMember;
let ada: TestMember;
beforeAll(async () => {
  shop = await openClockedApp();
  kit = await setUpMember(shop, 'reviewer');
  ada = await setUpMember(shop, 'reviewer');
});
afterAll(() => shop?.close());

interface Applicant {
  readonly id: number;
  readonly mail: string;
}

/** A business that waits for review, with a proof and two directors. */
async function applicant(): Promise<Applicant> {
  const form = filledForm({}, [director, { ...director, firstName: 'Noah', mail: 'noah@goldenfryer.example.co.uk' }]);
  await register(shop, form, { proof: { fileName: 'old bill.pdf', mimeType: 'application/pdf', content: samples.pdf.content } });
  const { mail } = form.business;
  await confirmAddress(shop.database, facts, (await lastMailTo(shop, mail, 'verify')).token, shop.now());
  const { id } = await shop.database.kysely.selectFrom('account').select('id').where('mail', '=', mail).executeTakeFirstOrThrow();
  return { id, mail };
}

async function decide(id: number, body: { decision: string; [name: string]: unknown }, { cookie } = kit) {
  // The e-mail of an earlier question has left.
  const asked = shop.database.kysely.updateTable('outbox').where('cause', 'like', `account:${id}:asked:%`);
  if (body.decision !== 'ask') await asked.set({ nextAttemptAt: new Date(0) }).execute();
  return callDesk(shop, `/accounts/${id}/decision`, { body: { heldMs: 10_000, ...body }, cookie });
}
const takeBack = (id: number) => callDesk(shop, `/records/account/${id}`, { body: { action: 'takeBack' }, cookie: kit.cookie });
const caseOf = async (id: number) => (await callDesk(shop, `/accounts/${id}/case`, { cookie: kit.cookie })).json<CaseAnswer>();
const accountOf = async (id: number) => (await callDesk(shop, `/accounts/${id}`, { cookie: kit.cookie })).json<AccountDetails>();
const waitingOf = async ({ mail }: Applicant, more = '') =>
  (await callDesk(shop, `/queue?search=${encodeURIComponent(mail)}${more}`, { cookie: kit.cookie }))
    .json<QueueAnswer>()
    .data.map(({ kind, state }) => `${kind} ${state}`);
const kindsOf = async (business: Applicant) => (await waitingOf(business)).map((row) => row.split(' ')[0]);

/** Asks, and gives the token of the mail. */
async function ask({ id, mail }: Applicant, items: readonly string[], note = 'Please check this.'): Promise<string> {
  const answer = await decide(id, { decision: 'ask', note, items });
  expect(answer.statusCode, answer.body).toBe(200);
  return (await lastMailTo(shop, mail, 'moreInformation')).token!;
}

const open = (token: string) => post<{ data: QuestionAnswer; message?: string }>(shop, questionCall, { token });

interface Reply {
  readonly business?: object;
  readonly directors?: readonly unknown[];
  readonly files?: readonly Part[];
  readonly key?: string;
}

async function reply(token: string, { files = [], key, ...values }: Reply = {}) {
  const response = await shop.app.inject({
    method: 'POST',
    url: answerCall,
    payload: multipartBody([{ name: 'body', content: JSON.stringify(asByPerson({ token, ...values })) }, ...files]),
    headers: { 'content-type': multipartType, ...(key && { 'idempotency-key': key }) },
  });
  return { status: response.statusCode, body: response.json<{ message: string; errors?: Readonly<Record<string, string>> }>() };
}

const ended = { status: 400, body: { message: questionMessages.ended } };
const bill: Part = { name: 'business.proofAddress1', fileName: 'new bill.pdf', ...samples.pdf };

describe('a question', () => {
  it('goes out with a link whose secret is stored nowhere else, and names what is asked', async () => {
    const business = await applicant();
    const token = await ask(business, ['directors[1]', 'business.vatNumber']);
    expect(await lastMailTo(shop, business.mail, 'moreInformation')).toMatchObject({ items: ['VAT Reg No.', 'Director 2'] });
    const stored = await shop.database.kysely.selectFrom('accountQuestion').selectAll().where('accountId', '=', business.id).execute();
    expect(stored).toMatchObject([{ hash: hashToken(token), items: ['business.vatNumber', 'directors[1]'], answeredAt: null }]);
    expect((await caseOf(business.id)).question).toMatchObject({ by: kit.name, items: ['business.vatNumber', 'directors[1]'] });
    // Asked again, the history still has what was asked before.
    await ask(business, ['business.city']);
    expect((await accountOf(business.id)).history.slice(-2).map(({ note }) => note)).toEqual([
      'Please check this.\nTo check: VAT Reg No., Director 2',
      'Please check this.\nTo check: City',
    ]);
  });

  it('shows on its page only what is asked, as it was typed before', async () => {
    const token = await ask(await applicant(), ['business.vatNumber', 'business.proofAddress1', 'directors[1]'], 'Which is it?');
    const { status, headers, body } = await open(token);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.data).toEqual({
      id: expect.any(Number) as number,
      answeredAt: null,
      name: filledForm().business.name,
      text: 'Which is it?',
      items: ['business.vatNumber', 'business.proofAddress1', 'directors[1]'],
      business: { vatNumber: 'GB 340 8043 29' },
      directors: [null, { ...director, firstName: 'Noah', mail: 'noah@goldenfryer.example.co.uk' }],
      files: { 'business.proofAddress1': 'old bill.pdf' },
    });
  });

  it('without items has no link, and is answered by mail', async () => {
    const { id, mail } = await applicant();
    expect((await decide(id, { decision: 'ask', note: 'Do you trade?' })).statusCode).toBe(200);
    expect(await lastMailTo(shop, mail, 'moreInformation')).not.toHaveProperty('token');
  });

  it('has no page for a business that has not confirmed its address, which is asked by mail', async () => {
    const form = filledForm();
    await register(shop, form);
    const { id } = await shop.database.kysely
      .selectFrom('account')
      .select('id')
      .where('mail', '=', form.business.mail)
      .executeTakeFirstOrThrow();
    const question = { decision: 'ask', note: 'This?' };
    expect((await decide(id, { ...question, items: ['business.name'] })).statusCode).toBe(409);
    expect((await decide(id, question)).statusCode).toBe(200);
  });

  it('is refused for what the account does not have', async () => {
    const { id } = await applicant();
    for (const item of ['business.mail', 'directors[2]', 'passwordHash'])
      expect((await decide(id, { decision: 'ask', note: 'This?', items: [item] })).statusCode).toBe(409);
  });

  it('is refused, with who was first, where another was asked or the account is decided', async () => {
    const { id } = await applicant();
    const question = { decision: 'ask', note: 'This?', items: ['business.name'], known: null };
    const answers = await Promise.all([kit, ada].map((member) => decide(id, question, member)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const first = answers[0]!.statusCode === 200 ? kit : ada;
    const second = answers.find(({ statusCode }) => statusCode === 409)!.json<{ message: string }>();
    expect(second.message).toBe(`Golden Fryer Ltd was asked already, by ${first.name}.`);
    const { question: newest } = await caseOf(id);
    expect((await decide(id, { ...question, known: newest!.id }, ada)).statusCode).toBe(200);
    await decide(id, { decision: 'approve' }, ada);
    const late = await decide(id, { ...question, known: undefined });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { message: `Golden Fryer Ltd is approved already, by ${ada.name}, so it cannot be asked.` },
    ]);
  });
});

describe('the link of a question', () => {
  it.each<[string, (business: Applicant, token: string) => Promise<string>]>([
    ['that nobody sent', async () => 'A'.repeat(43)],
    ['that is no link', async () => '%'],
    ['that is empty', async () => ''],
    ['that confirms an address', async ({ mail }) => (await lastMailTo(shop, mail, 'verify')).token],
    ['that was taken back', async ({ id }, token) => (await takeBack(id), token)],
    ['that a newer question has replaced', async (business, token) => (await ask(business, ['business.city']), token)],
    ['of an approved account', async ({ id }, token) => (await decide(id, { decision: 'approve' }), token)],
    ['of a rejected account', async ({ id }, token) => (await decide(id, { decision: 'reject', note: 'No.' }), token)],
    [
      'that is outdated',
      async ({ id }, token) => {
        await shop.database.kysely.updateTable('accountQuestion').set({ expiresAt: shop.now() }).where('accountId', '=', id).execute();
        return token;
      },
    ],
  ])('%s says that it has ended, and changes nothing', async (_, end) => {
    const business = await applicant();
    const token = await end(business, await ask(business, ['business.name']));
    const before = await accountOf(business.id);
    expect(await open(token)).toMatchObject(ended);
    expect(await reply(token, { business: { name: 'Other Ltd' } })).toMatchObject(ended);
    expect(await accountOf(business.id)).toEqual(before);
  });

  it('works again when what ended it was taken back', async () => {
    const business = await applicant();
    const token = await ask(business, ['business.name']);
    await ask(business, ['business.city']);
    await takeBack(business.id);
    expect((await open(token)).status).toBe(200);
    await decide(business.id, { decision: 'reject', note: 'No.' });
    await takeBack(business.id);
    expect((await open(token)).status).toBe(200);
  });

  it(`lasts for ${questionDays} days`, async () => {
    const { id } = await applicant();
    await decide(id, { decision: 'ask', note: 'This?', items: ['business.name'] });
    const { question } = await caseOf(id);
    expect(Date.parse(question!.expiresAt) - Date.parse(question!.at)).toBe(questionDays * 24 * 60 * 60_000);
  });
});

describe('an answer', () => {
  it('changes what is asked for and nothing else, and leaves in the history what was there before', async () => {
    const business = await applicant();
    const other = await applicant();
    const before = [await accountOf(business.id), await accountOf(other.id)] as const;
    const token = await ask(business, ['business.vatNumber', 'business.proofAddress1', 'directors[1]']);
    const answer = await reply(token, {
      business: { vatNumber: 'gb 340 8043 30', name: 'Sneaky Ltd', mail: 'sneaky@example.com' },
      directors: [
        { ...director, lastName: 'Sneaky' },
        { ...director, firstName: 'Noah', lastName: 'Ostrander-Pike', mail: 'noah@goldenfryer.example.co.uk' },
      ],
      files: [bill, { ...bill, name: 'directors[1].proofAddress', fileName: 'noah.pdf' }],
    });
    expect(answer).toEqual({ status: 201, body: { message: questionMessages.sent } });
    const after = await accountOf(business.id);
    const [was] = before;
    expect(after).toMatchObject({
      ...was,
      vatNumber: '340804330',
      typed: { ...was.typed, vatNumber: 'gb 340 8043 30' },
      warnings: { 'business.vatNumber': expect.stringContaining('VAT') as string },
      directors: [was.directors[0], { ...was.directors[1], lastName: 'Ostrander-Pike' }],
      files: [
        { part: 'business.proofAddress1', fileName: 'old bill.pdf', isReplaced: true },
        { part: 'business.proofAddress1', fileName: 'new bill.pdf' },
        { part: 'directors[1].proofAddress', fileName: 'noah.pdf' },
      ],
      history: [...was.history, { kind: 'asked' }, { kind: 'answered', actor: 'applicant' }],
    });
    expect(after.history.at(-1)!.note.split('\n')).toEqual([
      'VAT Reg No.: was 340804329, now 340804330',
      'Proof of address 1: was old bill.pdf, now new bill.pdf',
      'Director 2, Last name: was Ostrander, now Ostrander-Pike',
      'Director 2, proof of address: was empty, now noah.pdf',
    ]);
    expect(await accountOf(other.id)).toEqual(before[1]);
  });

  it('leaves the old document where staff can open it, which stands in the history', async () => {
    const business = await applicant();
    await reply(await ask(business, ['business.proofAddress1']), { files: [bill] });
    const [old] = (await accountOf(business.id)).files;
    const opened = await callDesk(shop, `/documents/${old!.id}/content`, { cookie: kit.cookie });
    expect(opened.rawPayload).toEqual(samples.pdf.content);
    expect((await accountOf(business.id)).history.at(-1)).toMatchObject({ kind: 'opened', note: 'old bill.pdf' });
  });

  it('takes a warning away that holds no more, and keeps what was typed of fields that nobody asked for', async () => {
    const business = await applicant();
    await shop.database.kysely
      .updateTable('account')
      .set({ warnings: JSON.stringify({ 'business.postCode': 'An old one.', proofs: 'They went.' }) })
      .where('id', '=', business.id)
      .execute();
    await reply(await ask(business, ['business.city']), { business: { city: 'Leeds' } });
    expect(await accountOf(business.id)).toMatchObject({ city: 'Leeds', warnings: { proofs: 'They went.' } });
    await reply(await ask(business, ['business.proofAddress2']), { files: [{ ...bill, name: 'business.proofAddress2' }] });
    expect((await accountOf(business.id)).warnings).toEqual({});
  });

  it('is refused with all errors, by the rules of the account form, and the link stays', async () => {
    const business = await applicant();
    const token = await ask(business, ['business.name', 'business.landlineNo', 'business.proofAddress1', 'directors[0]']);
    const script = pdf({ 1: '<</Type/Catalog/OpenAction<</S/JavaScript/JS(x)>>>>' });
    const { status, body } = await reply(token, {
      business: { name: ' ', landlineNo: 'call me' },
      directors: [{ ...director, mail: 'nobody' }],
      files: [{ ...bill, name: 'directors[0].proofAddress', content: script }],
    });
    expect([status, Object.keys(body.errors!).toSorted()]).toEqual([
      400,
      ['business.landlineNo', 'business.name', 'business.proofAddress1', 'directors[0].mail', 'directors[0].proofAddress'],
    ]);
    expect(body.errors!['business.name']).toBe('Business name is required');
    expect((await reply(token)).body.errors).toHaveProperty(['directors[0].firstName']);
    expect((await open(token)).body.data.answeredAt).toBeNull();
  });

  it.each(['business.proofAddress2', 'directors[0].proofAddress', 'directors[9].proofAddress'])(
    'is refused with a file that nobody asked for: %s',
    async (name) => {
      const token = await ask(await applicant(), ['business.proofAddress1']);
      expect((await reply(token, { files: [bill, { ...bill, name }] })).body.errors).toHaveProperty([name]);
    },
  );

  it('counts once, however often it is sent, and a second one is told so', async () => {
    const business = await applicant();
    const token = await ask(business, ['business.name']);
    const key = crypto.randomUUID();
    const once = { business: { name: 'Golden Fryer (Salford) Ltd' }, key };
    const answers = await Promise.all([reply(token, once), reply(token, once), reply(token, once)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await reply(token, { business: { name: 'Third Ltd' } })).toMatchObject({
      status: 400,
      body: { message: questionMessages.sentBefore },
    });
    const { name, history } = await accountOf(business.id);
    expect([name, history.filter(({ kind }) => kind === 'answered')]).toEqual(['Golden Fryer (Salford) Ltd', [expect.anything()]]);
    const again = (await open(token)).body.data;
    expect(again).toMatchObject({
      answeredAt: shop.now().toISOString(),
      items: [],
      business: {},
      directors: [null, null],
      files: {},
      text: '',
    });
  });

  it('of two at once stores one', async () => {
    const business = await applicant();
    const token = await ask(business, ['business.name']);
    const answers = await Promise.all(['One Ltd', 'Two Ltd'].map((name) => reply(token, { business: { name }, key: crypto.randomUUID() })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
  });

  it('waits in the queue until somebody decides, and not while the applicant has a page for the answer', async () => {
    const business = await applicant();
    expect(await waitingOf(business)).toEqual(['account verified']);
    await ask(business, []);
    expect(await waitingOf(business)).toEqual(['account asked']);
    const token = await ask(business, ['business.city']);
    expect(await waitingOf(business)).toEqual([]);
    expect(await waitingOf(business, '&all=true')).toContain('account asked');
    await reply(token, { business: { city: 'Leeds' } });
    expect(await kindsOf(business)).toEqual(['answer']);
    await ask(business, ['business.county']);
    expect(await kindsOf(business)).toEqual([]);
    await takeBack(business.id);
    expect(await kindsOf(business)).toEqual(['answer']);
    await decide(business.id, { decision: 'approve' });
    expect(await kindsOf(business)).toEqual([]);
  });

  it('belongs to the data about a person: what it replaced is exported and erased with it', async () => {
    const business = await applicant();
    await reply(await ask(business, ['business.proofAddress1']), { files: [bill] });
    const places = { database: shop.database, mailFolder: shop.config.dataDir };
    const names: string[] = [];
    for await (const { data, record } of exportPerson(places, business.mail))
      if (data === 'document') names.push(String(record['fileName']));
    expect(names.toSorted()).toEqual(['new bill.pdf', 'old bill.pdf']);
    expect(await erasePerson(places, business.mail)).toMatchObject({ accounts: 1, files: 2 });
  });

  it('goes out of the history with the director whom it was about, and nothing else does', async () => {
    const business = await applicant();
    const noah = 'noah@goldenfryer.example.co.uk';
    const proof = { ...bill, name: 'directors[1].proofAddress' };
    const answers = [null, { ...director, firstName: 'Noah', lastName: 'Pike', mail: noah }];
    for (const lastName of ['Pike', 'Perch'])
      await reply(await ask(business, ['directors[1]', 'business.city']), {
        business: { city: lastName },
        directors: answers.map((each) => each && { ...each, lastName }),
        files: [{ ...proof, fileName: `${lastName}.pdf` }],
      });
    const files = (await accountOf(business.id)).files.length;
    await erasePerson({ database: shop.database, mailFolder: shop.config.dataDir }, noah);
    const after = await accountOf(business.id);
    expect(after.history.filter(({ kind }) => kind === 'answered').map(({ note }) => note.trim())).toEqual([
      'City: was Manchester, now Pike',
      'City: was Pike, now Perch',
    ]);
    expect(after.files).toHaveLength(files - 2);
  });

  it('is mailed about to nobody', async () => {
    const business = await applicant();
    const token = await ask(business, ['business.city']);
    const before = await mailsTo(shop, business.mail, 'moreInformation');
    await reply(token, { business: { city: 'Leeds' } });
    expect(await mailsTo(shop, business.mail, 'moreInformation')).toEqual(before);
  });
});
