/**
 * The server is killed with SIGKILL at random moments while staff decide at the desk and take decisions back, and applicants answer what they are asked, every third
 * time with its database.
 * `FAULT_ROUNDS` × 0.3 says how often (300).
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../../src/server/database/index.ts';
import { addMember } from '../../src/server/desk/members.ts';
import { insertSession } from '../../src/server/desk/sessions.ts';
import { freshFolder } from '../api/harness.ts';
import { runCli } from '../api/commandLineHarness.ts';
import { openMailbox, type ReceivedMail } from '../api/mailbox.ts';
import { databaseProcess, killIfThere, startServerProcess } from './serverProcess.ts';
import { answeredName, newSubmission, sendAnswer, sendForm } from './submissions.ts';

const rounds = Math.ceil(Number(process.env['FAULT_ROUNDS'] ?? 1_000) * 0.3);

/** Accounts for each round: more than two people decide before the kill, who wait a while after each. */
const accountsEach = 6;

/** How long a mail waits here, in milliseconds: short, so that some leave before they are taken back. */
const heldMs = 300;

/** Mails about a decision, by their subjects. */
const decided = /is open$|^About your account form|^We need one more thing/u;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

it(
  'no acknowledged decision or answer is lost by a kill, none that was taken back is mailed, and none is mailed twice',
  { timeout: 5 * 60_000 + rounds * 15_000 },
  async () => {
    const { config, remove } = await freshFolder('filled');
    cleanups.push(remove);
    const box = await openMailbox();
    cleanups.push(box.close);
    const start = () => {
      const server = startServerProcess({ DATA_DIR: config.dataDir, SMTP_URL: box.url });
      cleanups.push(() => server.end());
      return server;
    };
    const withDatabase = async <Value>(look: (database: Database) => Promise<Value>): Promise<Value> => {
      const database = await openDatabase(config);
      try {
        return await look(database);
      } finally {
        await database.close();
      }
    };

    const first = start();
    const origin = await first.address();
    for (let count = 0; count < rounds * accountsEach; count += 1) await sendForm(origin, newSubmission(100));
    await first.end('SIGTERM');
    const { waiting, cookie } = await withDatabase(async ({ kysely, ...others }) => {
      const rows = await kysely.updateTable('account').set({ state: 'verified' }).returning(['id', 'mail']).execute();
      const now = new Date();
      await addMember({ kysely, ...others }, { mail: 'kit@example.com', name: 'Kit', role: 'reviewer' }, now);
      const { id } = await kysely.updateTable('staffMember').set({ setUpAt: now }).returning('id').executeTakeFirstOrThrow();
      const token = await insertSession(kysely, id, { address: '127.0.0.1', userAgent: '', now }, true);
      return { waiting: [...rows], cookie: `desk=${token}` };
    });
    const all = new Map(waiting.map(({ id, mail }) => [id, mail]));

    /** Events that were acknowledged: account and kind. */
    const acknowledged: string[] = [];
    const post = async (address: string, body: object): Promise<boolean> => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
        body: JSON.stringify(body),
      }).catch(() => undefined);
      if (answer) expect([200, 204, 409]).toContain(answer.status);
      return answer?.ok ?? false;
    };
    const kinds = { approve: 'approved', reject: 'rejected', ask: 'asked' } as const;
    const decideUntil = async (desk: string, isOver: () => boolean) => {
      for (let next = waiting.pop(); next && !isOver(); next = waiting.pop()) {
        const decision = (['approve', 'reject', 'ask'] as const)[next.id % 3]!;
        const items = decision === 'ask' ? { items: ['business.name', 'business.proofAddress1'] } : {};
        if (!(await post(`${desk}/accounts/${next.id}/decision`, { decision, note: 'A newer bill?', heldMs, ...items }))) continue;
        acknowledged.push(`${next.id} ${kinds[decision]}`);
        await wait(Math.random() * heldMs);
        if (Math.random() < 0.5 && (await post(`${desk}/records/account/${next.id}`, { action: 'takeBack' })))
          acknowledged.push(`${next.id} takenBack`);
        await wait(Math.random() * 2 * heldMs);
      }
    };
    const mails: ReceivedMail[] = [];
    /** Answers by their tokens, each sent until it is acknowledged. */
    const answers = new Map<string, { readonly mail: string; readonly key: string; isTaken: boolean }>();
    const answerUntil = async (shop: string, isOver: () => boolean) => {
      while (!isOver()) {
        for (const { recipients, text } of box.mails) {
          const token = /account-answer\?token=([\w-]+)/u.exec(text)?.[1];
          if (token !== undefined && !answers.has(token)) answers.set(token, { mail: recipients[0]!, key: randomUUID(), isTaken: false });
        }
        for (const [token, answer] of answers) {
          if (answer.isTaken || isOver()) continue;
          const { status } = await sendAnswer(shop, token, answer.key);
          if (status !== undefined && status < 500) expect(status).toBe(201);
          answer.isTaken = status === 201;
        }
        await wait(50);
      }
    };
    for (let round = 0; round < rounds; round += 1) {
      const server = start();
      const desk = `${await server.address()}/desk/api`;
      let isOver = false;
      const isRoundOver = () => isOver;
      const deciding = [
        decideUntil(desk, isRoundOver),
        decideUntil(desk, isRoundOver),
        answerUntil(desk.replace('/desk/api', ''), isRoundOver),
      ];
      await wait(200 + Math.random() * 1_500);
      isOver = true;
      const database = round % 3 === 0 ? await databaseProcess(config.dataDir) : undefined;
      await server.end('SIGKILL');
      if (database) killIfThere(database);
      await Promise.all(deciding);
      mails.push(...box.mails.splice(0));
    }
    const last = start();
    await last.address();
    await vi.waitFor(async () => expect((await runCli(config, 'mail', 'queue', '--json')).out).toBe(''), {
      timeout: 60_000,
      interval: 500,
    });
    for (const [token, { key }] of answers) expect((await sendAnswer(await last.address(), token, key)).status).toBe(201);
    await last.end('SIGTERM');
    mails.push(...box.mails.splice(0));

    const events = await withDatabase(({ kysely }) => kysely.selectFrom('accountEvent').select(['accountId', 'kind']).execute());
    const stored = events.map(({ accountId, kind }) => `${accountId} ${kind}`);
    expect(acknowledged.filter((event) => !stored.includes(event))).toEqual([]);
    const answered = await withDatabase(({ kysely }) =>
      kysely
        .selectFrom('account')
        .innerJoin('accountEvent', 'accountEvent.accountId', 'account.id')
        .innerJoin('document', 'document.id', 'account.proofAddress1Id')
        .select(['mail', 'name', 'fileName'])
        .where('kind', '=', 'answered')
        .execute(),
    );
    const whole = [...answers.values()].map(({ mail }) => ({ mail, name: answeredName, fileName: 'newer.pdf' }));
    const byMail = (a: { mail: string }, b: { mail: string }) => a.mail.localeCompare(b.mail);
    expect(answered.toSorted(byMail)).toEqual(whole.toSorted(byMail));
    for (const [id, mail] of all) {
      const own = events.filter(({ accountId }) => accountId === id).map(({ kind }) => kind);
      const standing =
        own.filter((kind) => kind === 'approved' || kind === 'rejected' || kind === 'asked').length -
        own.filter((kind) => kind === 'takenBack').length;
      const sent = mails.filter(({ recipients, header }) => recipients.includes(mail) && decided.test(header('subject') ?? ''));
      expect(new Set(sent.map(({ header }) => header('message-id'))).size, `mails to account ${id} (${own.join(', ')})`).toBe(standing);
    }
    expect(acknowledged.length).toBeGreaterThan(rounds);
    expect(waiting, 'decisions went on until the last kill').not.toEqual([]);
    expect(answers.size).toBeGreaterThan(rounds / 4);
    console.log(
      `${rounds} kills: ${acknowledged.length} decisions and ways back acknowledged, ${answers.size} answers, 0 lost; ${mails.length} mails, none for a decision that was taken back`,
    );
  },
);
