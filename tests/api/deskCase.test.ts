/** The case of an account at the desk: its documents, its decision and the way back, its notes, and who looks at it. */
import { fromBufferPromise } from 'yauzl';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facts, staffTexts } from '../../src/brands/tarnbrook/facts.ts';
import { confirmAddress } from '../../src/server/accounts/review.ts';
import { takeBackMs, type CaseAnswer, type RecordAnswer } from '../../src/server/desk/answers.ts';
import { storeDocument } from '../../src/server/security/documentStore.ts';
import { filledForm, lastMailTo, openClockedApp, register, type ClockedApp } from './accountHarness.ts';
import { callDesk, setUpMember, type TestMember } from './deskHarness.ts';
import encrypted from './encryptedPdfs.json' with { type: 'json' };
import { pdf, samples, zip } from './documentSamples.ts';

let shop: ClockedApp;
let kit: TestMember;
let ada: TestMember;
beforeAll(async () => {
  shop = await openClockedApp();
  kit = await setUpMember(shop, 'reviewer');
  ada = await setUpMember(shop, 'manager');
});
afterAll(() => shop?.close());

/** A business that waits for review. */
async function applicant(): Promise<{ id: number; mail: string }> {
  const form = filledForm();
  await register(shop, form);
  const { mail } = form.business;
  await confirmAddress(shop.database, facts, (await lastMailTo(shop, mail, 'verify')).token, shop.now());
  const { id } = await shop.database.kysely.selectFrom('account').select('id').where('mail', '=', mail).executeTakeFirstOrThrow();
  return { id, mail };
}

const decide = (id: number, decision: string, { cookie } = kit, note = '') =>
  callDesk(shop, `/accounts/${id}/decision`, { body: { decision, note, heldMs: takeBackMs }, cookie });
const act = (id: number, body: object, { cookie } = kit) => callDesk(shop, `/records/account/${id}`, { body, cookie });
const takeBack = (id: number, member = kit) => act(id, { action: 'takeBack' }, member);
const mailsOf = (mail: string) =>
  shop.database.kysely.selectFrom('outbox').selectAll().where('recipient', '=', mail).where('kind', '<>', 'verify').execute();
const accountOf = (id: number) => shop.database.kysely.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const eventsOf = async (id: number) =>
  (await shop.database.kysely.selectFrom('accountEvent').selectAll().where('accountId', '=', id).orderBy('id').execute()).map(
    ({ kind, actor, note }) => `${kind} ${actor} ${note}`.trim(),
  );

describe('a decision at the desk', () => {
  it.each(['approve', 'reject', 'ask'])('%s is stored at once, and its mail waits for ten seconds', async (decision) => {
    const { id, mail } = await applicant();
    expect((await decide(id, decision, kit, 'A newer bill?')).statusCode).toBe(200);
    const [held, ...others] = await mailsOf(mail);
    expect(others).toEqual([]);
    expect(held!.nextAttemptAt.getTime() - held!.createdAt.getTime()).toBe(takeBackMs);
  });

  it.each(['approve', 'reject', 'ask'])('%s is taken back whole, and can be taken anew', async (decision) => {
    const { id, mail } = await applicant();
    await decide(id, decision, kit, 'A newer bill?');
    expect((await takeBack(id)).statusCode).toBe(204);
    expect(await mailsOf(mail)).toEqual([]);
    expect(await accountOf(id)).toMatchObject({ state: 'verified', userName: null });
    expect((await eventsOf(id)).at(-1)).toBe(`takenBack staff: ${kit.name}`);
    expect((await takeBack(id)).statusCode).toBe(409);
    expect((await decide(id, decision, ada, 'A newer bill?')).statusCode).toBe(200);
    expect(await mailsOf(mail)).toHaveLength(1);
  });

  it('sends a refusal as it was written', async () => {
    const { id, mail } = await applicant();
    await callDesk(shop, `/accounts/${id}/decision`, {
      body: { decision: 'reject', note: 'Not yet.', isLetter: true },
      cookie: kit.cookie,
    });
    expect((await mailsOf(mail)).map(({ content }) => content)).toMatchObject([{ note: 'Not yet.', isLetter: true }]);
  });

  it('leaves no link to a password behind when it is taken back', async () => {
    const { id } = await applicant();
    await decide(id, 'approve');
    await takeBack(id);
    const links = await shop.database.kysely
      .selectFrom('accountToken')
      .select('id')
      .where('accountId', '=', id)
      .where('purpose', '=', 'setPassword')
      .execute();
    expect(links).toEqual([]);
  });

  it('stays when its mail is on its way, and when somebody else wants it back', async () => {
    const { id, mail } = await applicant();
    await decide(id, 'reject');
    expect((await takeBack(id, ada)).statusCode).toBe(409);
    await shop.database.kysely.updateTable('outbox').set({ state: 'sending', attempts: 1 }).where('recipient', '=', mail).execute();
    const answer = await takeBack(id);
    expect([answer.statusCode, answer.json()]).toEqual([409, { message: 'The e-mail has left.' }]);
    expect((await accountOf(id)).state).toBe('rejected');
  });

  it.each(['approve', 'reject'])('%s waits until the e-mail of a question has left, or the question is taken back', async (decision) => {
    const { id, mail } = await applicant();
    await decide(id, 'ask', kit, 'A newer bill?');
    for (const member of [ada, kit]) {
      const answer = await decide(id, decision, member);
      const message = `Golden Fryer Ltd is being asked, by ${kit.name}, whose e-mail leaves in a few seconds.`;
      expect([answer.statusCode, answer.json()]).toEqual([409, { message }]);
    }
    expect((await mailsOf(mail)).map(({ kind }) => kind)).toEqual(['moreInformation']);
    expect((await accountOf(id)).state).toBe('verified');
    await takeBack(id);
    expect((await decide(id, decision, ada)).statusCode).toBe(200);
  });

  it('follows a question whose e-mail has left', async () => {
    const { id, mail } = await applicant();
    await decide(id, 'ask', kit, 'A newer bill?');
    await shop.database.kysely
      .updateTable('outbox')
      .set({ nextAttemptAt: new Date(0) })
      .where('recipient', '=', mail)
      .execute();
    expect((await decide(id, 'approve', ada)).statusCode).toBe(200);
  });

  it('is taken back once, however often the button is pressed', async () => {
    const { id } = await applicant();
    await decide(id, 'reject');
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => takeBack(id)))).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409]);
  });
});

describe('a case at the desk', () => {
  const look = async (id: number, { cookie } = kit) => (await callDesk(shop, `/accounts/${id}/case`, { cookie })).json<CaseAnswer>();

  it('shows who else has it open, for half a minute, and the brand’s reasons', async () => {
    const { id } = await applicant();
    expect(await look(id)).toMatchObject({ others: [], reasons: staffTexts().refusalReasons });
    expect((await look(id, ada)).others).toEqual([kit.name]);
    expect((await look(id)).others).toEqual([ada.name]);
    await shop.database.kysely
      .updateTable('accountViewer')
      .set({ seenAt: new Date(0) })
      .where('name', '=', ada.name)
      .execute();
    expect((await look(id)).others).toEqual([]);
  });

  it('is given to a member and taken from them, which stands in its history', async () => {
    const { id } = await applicant();
    const path = `/records/account/${id}`;
    const give = async (to: string) =>
      (await callDesk(shop, path, { body: { action: 'give', to, by: 'Somebody else' }, cookie: kit.cookie })).statusCode;
    const holder = async () => (await callDesk(shop, path, { cookie: kit.cookie })).json<RecordAnswer>().holder;
    expect([await give(ada.name), await holder()]).toEqual([204, ada.name]);
    expect([await give('Nobody we know'), await holder()]).toEqual([409, ada.name]);
    expect([await give(''), await holder()]).toEqual([204, '']);
    expect((await eventsOf(id)).slice(-2)).toEqual([`assigned staff: ${kit.name} ${ada.name}`, `assigned staff: ${kit.name}`]);
  });

  it('takes notes that go to nobody, also when it is decided', async () => {
    const { id, mail } = await applicant();
    await decide(id, 'approve');
    const before = await mailsOf(mail);
    expect((await act(id, { action: 'note', note: 'Rang them: polite.' })).statusCode).toBe(204);
    expect((await act(id, { action: 'note', note: ' ' })).statusCode).toBe(400);
    expect((await eventsOf(id)).at(-1)).toBe(`noted staff: ${kit.name} Rang them: polite.`);
    expect(await mailsOf(mail)).toEqual(before);
  });
});

describe('a whole case', () => {
  it('is saved as a zip of a page and its documents, each of which counts as opened', async () => {
    const { id } = await applicant();
    const twin = await applicant();
    const shared = { landlineNo: '+441614960199' };
    await shop.database.kysely.updateTable('account').set(shared).where('id', 'in', [id, twin.id]).execute();
    await shop.database.kysely.updateTable('account').set({ name: 'Kelp & Twin' }).where('id', '=', twin.id).execute();
    const file = await storeDocument(shop.database.kysely, { fileName: 'water bill.pdf', mimeType: '', content: samples.pdf.content });
    await shop.database.kysely
      .updateTable('account')
      .set({ proofAddress2Id: file, name: '<script>alert(1)</script> Ltd' })
      .where('id', '=', id)
      .execute();
    const answer = await callDesk(shop, `/accounts/${id}/archive`, { cookie: kit.cookie });
    const entries: Record<string, Buffer> = {};
    const archive = await fromBufferPromise(answer.rawPayload);
    for await (const entry of archive.eachEntry()) {
      const stream = await archive.openReadStreamPromise(entry);
      entries[entry.fileName] = Buffer.concat(await stream.toArray());
    }
    expect(Object.keys(entries)).toEqual(['case.html', 'documents/1 water bill.pdf']);
    expect(entries['documents/1 water bill.pdf']).toEqual(samples.pdf.content);
    const page = String(entries['case.html']);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Ltd');
    expect(page.replaceAll(/<[^>]+>/gu, ' ')).toMatch(
      /VAT Reg No\. .*As typed +VAT Reg No\. +GB .*History .* UTC +Confirmed the e-mail, applicant/su,
    );
    expect(page).toMatch(/Same facts elsewhere.*Kelp &amp; Twin \(to review\).*\+441614960199/su);
    expect(page).not.toMatch(/vatNumber|verified|\dT\d/u);
    expect((await eventsOf(id)).at(-1)).toBe(`opened staff: ${kit.name} water bill.pdf`);
  });
});

describe('a document at the desk', () => {
  /** Gives an account a file that never came by the form. */
  async function withFile(content: Buffer, fileName: string): Promise<{ id: number; file: number }> {
    const { id } = await applicant();
    const file = await storeDocument(shop.database.kysely, { fileName, mimeType: '', content });
    await shop.database.kysely.updateTable('account').set({ proofAddress1Id: file }).where('id', '=', id).execute();
    return { id, file };
  }
  const open = (file: number, query = '?view=true') => callDesk(shop, `/documents/${file}/content${query}`, { cookie: kit.cookie });

  it.each(['?view=true', ''])('stands in the history once an hour of each who opens it (%s), with who and which', async (query) => {
    const { id, file } = await withFile(samples.pdf.content, 'water bill.pdf');
    for (let count = 0; count < 2; count += 1) expect((await open(file, query)).rawPayload).toEqual(samples.pdf.content);
    await callDesk(shop, `/documents/${file}/content`, { cookie: ada.cookie });
    const opened = (name: string) => `opened staff: ${name} water bill.pdf`;
    expect((await eventsOf(id)).slice(2)).toEqual([opened(kit.name), opened(ada.name)]);
    await shop.database.kysely
      .updateTable('accountEvent')
      .set({ at: sql`at - interval '1 hour'` })
      .where('accountId', '=', id)
      .execute();
    await open(file, query);
    expect((await eventsOf(id)).slice(4)).toEqual([opened(kit.name)]);
  });

  it.each([
    ['a script', 'a.pdf', pdf({ 1: '<</Type/Catalog/OpenAction<</S/JavaScript/JS(x)>>>>' }), /holds a script/u],
    ['a password', 'a.pdf', Buffer.from(encrypted['locked, AES 256, plain'], 'base64'), /locked with a password/u],
    ['another content than its name', 'a.docx', Buffer.from('MZ'), /not what its name says|cannot be read whole/u],
    ['200 MB inside', 'a.docx', zip({ 'word/document.xml': Buffer.alloc(200_000_000, 32) }), /cannot be read whole|not what/u],
    ['a name of no kind', 'a.exe', Buffer.from('MZ'), /cannot be read whole/u],
  ])('with %s is not handed to the viewer, but to whoever saves it', async (_, name, content, sentence) => {
    const { file } = await withFile(content, name);
    const answer = await open(file);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([422, expect.stringMatching(sentence)]);
    expect((await open(file, '')).statusCode).toBe(200);
  });
});
