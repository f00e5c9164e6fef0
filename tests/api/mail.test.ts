import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { facts } from '../../src/brands/tarnbrook/facts.ts';
import { openDatabase, type Database } from '../../src/server/database/index.ts';
import { mailThemes } from '../../src/server/mail/themes.ts';
import { queueMail, type Mail } from '../../src/server/mail/index.ts';
import { fileTransport } from '../../src/server/mail/transports/files.ts';
import type { MailTransport } from '../../src/server/mail/transports/message.ts';
import { smtpTransport, verifySmtp } from '../../src/server/mail/transports/smtp.ts';
import { startMailWorker, type WorkerParts } from '../../src/server/mail/worker.ts';
import { freshDatabase, type FreshDatabase } from './harness.ts';
import { mailsInFiles, openMailbox, type Mailbox } from './mailbox.ts';

/** Functions that close what a test opened, last opened first. */
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** One database for all tests, since making one takes longer than a test. */
let made: FreshDatabase & { readonly database: Database };
beforeAll(async () => {
  const database = await freshDatabase();
  made = { ...database, database: await openDatabase(database.config) };
});
afterAll(async () => {
  await made?.database.close();
  await made?.remove();
});

/** A database with an empty outbox. */
async function fresh() {
  const { config, database } = made;
  await sql`truncate outbox restart identity`.execute(database.kysely);
  return { config, database };
}

async function mailbox(options?: Parameters<typeof openMailbox>[0]): Promise<Mailbox> {
  const box = await openMailbox(options);
  open.push(box.close);
  return box;
}

const sender = { facts, publicUrl: 'https://shop.example.co.uk', theme: mailThemes.tarnbrook };
const quick = { poll: 50, firstPause: 20, longestPause: 200, attempt: 1_000, drain: 300 };

async function work(database: Database, transport: MailTransport, more: Partial<WorkerParts> = {}) {
  const worker = await startMailWorker({
    database,
    transport,
    sender,
    logger: pino({ level: 'silent' }),
    isAlone: false,
    ...more,
    times: { ...quick, ...more.times },
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= worker.close());
  open.push(close);
  return { close };
}

const reset = (number: number): Mail => ({
  kind: 'passwordReset',
  to: `holder${number}@example.com`,
  cause: `reset:${number}`,
  userName: `TB${100_000 + number}`,
  token: `token-${number}`,
});

const queue = (database: Database, ...mails: readonly Mail[]) =>
  database.kysely.transaction().execute(async (transaction) => {
    for (const mail of mails) await queueMail(transaction, mail);
  });

const rows = (database: Database) => database.kysely.selectFrom('outbox').selectAll().orderBy('id').execute();
const states = async (database: Database) => (await rows(database)).map(({ state }) => state);
const allSent = (database: Database) => vi.waitFor(async () => expect(new Set(await states(database))).toEqual(new Set(['sent'])), 30_000);

/** A server that answers each connection by its own rule. */
async function speak(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    answer(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the outbox', () => {
  it('sends a mail when the transaction commits that queued it, and never when it does not', async () => {
    const { database } = await fresh();
    const { url, mails } = await mailbox();
    await work(database, smtpTransport(url), { times: { poll: 60_000 } });
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await queueMail(transaction, reset(1));
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    await queue(database, reset(2));
    // The worker polls once a minute, so the notice of the database woke it.
    await vi.waitFor(() => expect(mails).toHaveLength(1), 5_000);
    await allSent(database);
    expect(mails.map(({ recipients }) => recipients)).toEqual([['holder2@example.com']]);
  });

  it('sends nothing over a network without TLS, unless its operator says so', async () => {
    const { url } = await mailbox();
    await verifySmtp(url);
    // To this machine, under an address that might be another's.
    const elsewhere = url.replace('127.0.0.1', '0.0.0.0');
    await expect(verifySmtp(elsewhere)).rejects.toThrow(/TLS/u);
    await verifySmtp(`${elsewhere}?requireTLS=false`);
  });

  it('sends at most one mail for a cause', async () => {
    const { database } = await fresh();
    const { url, mails } = await mailbox();
    await queue(database, reset(1), { ...reset(1), to: 'other@example.com' });
    await queue(database, reset(1));
    await work(database, smtpTransport(url));
    await allSent(database);
    await queue(database, reset(1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(mails.map(({ recipients }) => recipients)).toEqual([['holder1@example.com']]);
  });

  it('forgets what a mail said once it is sent: no link outlives it', async () => {
    const { database } = await fresh();
    const { url } = await mailbox();
    await queue(database, reset(1));
    expect(JSON.stringify(await rows(database))).toContain('token-1');
    await work(database, smtpTransport(url));
    await allSent(database);
    expect(JSON.stringify(await rows(database))).not.toContain('token-1');
  });

  it('tries again when the server refuses, and keeps its reason', async () => {
    const { database } = await fresh();
    let refusals = 3;
    const { url, mails } = await mailbox({
      onRcptTo(_address, _session, done) {
        refusals -= 1;
        done(refusals >= 0 ? Object.assign(new Error('mailbox \u001b[2J\u009b31mbusy'), { responseCode: 450 }) : null);
      },
    });
    await queue(database, reset(1));
    const { close } = await work(database, smtpTransport(url), { times: { firstPause: 150 } });
    await vi.waitFor(async () => {
      const [row] = await rows(database);
      expect([row!.state, row!.lastError]).toEqual(['queued', expect.stringMatching(/mailbox \[2J ?31mbusy/u)]);
      expect(row!.lastError).not.toMatch(/\p{Cc}/u);
    }, 5_000);
    await allSent(database);
    await close();
    const [row] = await rows(database);
    expect([row!.attempts, row!.lastError, mails.length]).toEqual([4, null, 1]);
  });

  it('waits longer after each attempt, an hour at most, and gives up after three days', async () => {
    const { database } = await fresh();
    let attempts = 0;
    const failing: MailTransport = {
      async send() {
        attempts += 1;
        throw new Error('no server');
      },
    };
    await queue(database, reset(1));
    await database.kysely.updateTable('outbox').set({ attempts: 5 }).execute();
    const first = await work(database, failing, { times: { firstPause: 5_000, longestPause: 3_600_000 } });
    await vi.waitFor(
      async () => expect(await rows(database)).toMatchObject([{ state: 'queued', attempts: 6, lastError: 'no server' }]),
      5_000,
    );
    await first.close();
    const [row] = await rows(database);
    expect(row!.giveUpAt.getTime() - row!.createdAt.getTime()).toBe(3 * 86_400_000);
    expect((row!.nextAttemptAt.getTime() - Date.now()) / 1000).toBeGreaterThan(150);
    expect((row!.nextAttemptAt.getTime() - Date.now()) / 1000).toBeLessThanOrEqual(160);

    await database.kysely
      .updateTable('outbox')
      .set({ attempts: 40, nextAttemptAt: new Date(0) })
      .execute();
    const second = await work(database, failing, { times: { firstPause: 5_000, longestPause: 3_600_000 } });
    await vi.waitFor(async () => expect(await rows(database)).toMatchObject([{ state: 'queued', attempts: 41 }]), 5_000);
    await second.close();
    expect(Math.round(((await rows(database))[0]!.nextAttemptAt.getTime() - Date.now()) / 60_000)).toBe(60);

    await database.kysely
      .updateTable('outbox')
      .set({ nextAttemptAt: new Date(0), giveUpAt: new Date(0) })
      .execute();
    await work(database, failing);
    await vi.waitFor(async () => expect(await states(database)).toEqual(['failed']), 5_000);
    const tried = attempts;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(attempts).toBe(tried);
  });

  it('lets go of a server that hangs, and sends when it answers again', async () => {
    const { database } = await fresh();
    const box = await mailbox();
    const silent = await speak(() => {});
    let [url, tried] = [silent, 0];
    const transport: MailTransport = {
      send(mail, ...signals) {
        tried += 1;
        return smtpTransport(url).send(mail, ...signals);
      },
    };
    await queue(database, reset(1));
    await work(database, transport, { times: { attempt: 200 } });
    await vi.waitFor(() => expect(tried).toBeGreaterThan(1), 5_000);
    expect((await rows(database))[0]!.lastError).toMatch(/abort|timeout/iu);
    ({ url } = box);
    await allSent(database);
    expect(box.mails).toHaveLength(1);
  });

  it('sends again what was cut off in the middle of a message, under the same Message-ID', async () => {
    const { database } = await fresh();
    const seen: string[] = [];
    let cuts = 2;
    const box = await mailbox();
    const cutting = await speak((socket) => {
      const replies = ['250 hello', '250 sender', '250 recipient', '354 go on'];
      let inMessage = '';
      socket.write('220 cutting\r\n');
      socket.on('data', (chunk) => {
        const reply = replies.shift();
        if (reply) return void socket.write(`${reply}\r\n`);
        inMessage += chunk.toString();
        if (!/^message-id:/imu.test(inMessage)) return;
        seen.push(/^message-id: (\S+)/imu.exec(inMessage)![1]!);
        cuts -= 1;
        socket.destroy();
      });
    });
    const transport: MailTransport = { send: (mail, ...signals) => smtpTransport(cuts > 0 ? cutting : box.url).send(mail, ...signals) };
    await queue(database, reset(1));
    await work(database, transport);
    await allSent(database);
    expect(box.mails).toHaveLength(1);
    expect(new Set([...seen, box.mails[0]!.header('message-id')]).size).toBe(1);
    expect(seen).toHaveLength(2);
  });

  it('sends what a killed process had claimed: at once when no other can have it, else when the claim has run out', async () => {
    const { database } = await fresh();
    const { url, mails } = await mailbox();
    const claim = (milliseconds: number) =>
      database.kysely
        .updateTable('outbox')
        .set({ state: 'sending', attempts: 1, nextAttemptAt: new Date(Date.now() + milliseconds) })
        .execute();
    await queue(database, reset(1));
    await claim(600);
    const shared = await work(database, smtpTransport(url));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(mails).toHaveLength(0);
    await allSent(database);
    await shared.close();

    await queue(database, reset(2));
    await database.kysely
      .updateTable('outbox')
      .set({ state: 'sending', nextAttemptAt: new Date(Date.now() + 300_000) })
      .where('cause', '=', 'reset:2')
      .execute();
    await work(database, smtpTransport(url), { isAlone: true });
    await allSent(database);
    expect(mails).toHaveLength(2);
  });

  it('lets what is on its way arrive when it is asked to end', async () => {
    const { database } = await fresh();
    let [begun, arrived] = [false, false];
    await queue(database, reset(1), reset(2));
    const { close } = await work(database, {
      async send() {
        begun = true;
        await new Promise((resolve) => setTimeout(resolve, 150));
        arrived = true;
      },
    });
    await vi.waitFor(() => expect(begun).toBe(true), 5_000);
    await close();
    expect(arrived).toBe(true);
    expect(await states(database)).toEqual(['sent', 'sent']);
  });

  it('cuts off what takes too long to end, and leaves it to the next start', async () => {
    const { database } = await fresh();
    const silent = await speak(() => {});
    await queue(database, reset(1));
    const { close } = await work(database, smtpTransport(silent), { times: { attempt: 60_000, drain: 100 } });
    await vi.waitFor(async () => expect(await states(database)).toEqual(['sending']), 5_000);
    const started = performance.now();
    await close();
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(await states(database)).toEqual(['queued']);
    const { url, mails } = await mailbox();
    await work(database, smtpTransport(url));
    await allSent(database);
    expect(mails).toHaveLength(1);
  });

  it('goes on with other mails when one cannot be made', async () => {
    const { database } = await fresh();
    const { url, mails } = await mailbox();
    await queue(database, reset(1), reset(2));
    await database.kysely
      .updateTable('outbox')
      .set({ recipient: 'a@example.com\r\nBcc: b@example.com' })
      .where('cause', '=', 'reset:1')
      .execute();
    await work(database, smtpTransport(url));
    await vi.waitFor(() => expect(mails).toHaveLength(1), 5_000);
    await vi.waitFor(async () => expect((await rows(database))[0]!.lastError).toContain('line breaks'), 5_000);
    expect(mails[0]!.recipients).toEqual(['holder2@example.com']);
  });
});

describe('a message', () => {
  it('has the company as sender, the person as address for answers, and says that a machine sent it', async () => {
    const { database } = await fresh();
    const { url, mails } = await mailbox();
    await queue(database, {
      kind: 'staffContact',
      to: facts.company.mail,
      cause: 'contact:1:staff',
      messageId: 1,
      name: 'Zoë Müller',
      mail: 'zoe@example.com',
      subject: 'Crème fraîche – 5 kg?',
      message: 'First line.\n.\nA line with <b>tags</b> & "quotes".',
    });
    await work(database, smtpTransport(url));
    await allSent(database);
    const [mail] = mails;
    expect(mail!.header('from')).toBe('Tarnbrook <trade@tarnbrook.example.co.uk>');
    expect(mail!.header('to')).toBe('trade@tarnbrook.example.co.uk');
    expect(mail!.header('reply-to')).toBe('zoe@example.com');
    expect(mail!.header('subject')).toBe('Contact form: Crème fraîche – 5 kg?');
    expect(mail!.header('auto-submitted')).toBe('auto-generated');
    expect(mail!.header('message-id')).toMatch(/^<[\da-f-]{36}@tarnbrook\.example\.co\.uk>$/u);
    expect(mail!.text).toContain('> First line.\n> .\n> A line with <b>tags</b> & "quotes".');
    expect(mail!.html).toContain('A line with &lt;b&gt;tags&lt;/b&gt; &amp; &quot;quotes&quot;.');
    expect(mail!.raw.split('\r\n').every((line) => Buffer.byteLength(line) <= 998)).toBe(true);
  });

  it('becomes a file when there is no SMTP server: whole, private, and the same one when it is written again', async () => {
    const { config, database } = await fresh();
    await queue(database, reset(1), reset(2));
    const transport = fileTransport(join(config.dataDir, 'outbox'));
    const first = await work(database, transport);
    await allSent(database);
    await first.close();
    const names = await readdir(join(config.dataDir, 'outbox'));
    expect(names.map((name) => name.replace(/^\d{8}T\d{6}Z-/u, '')).toSorted()).toEqual([
      '000001-passwordReset.eml',
      '000002-passwordReset.eml',
    ]);
    const mails = await mailsInFiles(config.dataDir);
    expect(mails.map((mail) => mail.header('to'))).toEqual(['holder1@example.com', 'holder2@example.com']);
    expect(mails[0]!.text).toContain('https://shop.example.co.uk/user/change-password?token=token-1');
    expect(mails[0]!.header('subject')).toBe('Choose a new password');
  });

  it('waits when its file cannot be written', async () => {
    const { config, database } = await fresh();
    await writeFile(join(config.dataDir, 'taken'), 'in the way');
    await queue(database, reset(1));
    await work(database, fileTransport(join(config.dataDir, 'taken')));
    await vi.waitFor(
      async () =>
        expect(await rows(database)).toMatchObject([{ state: 'queued', lastError: expect.stringMatching(/EEXIST|ENOTDIR/u) as string }]),
      5_000,
    );
  });

  it.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\nSubject: x',
    'a@example.com, b@example.com',
    'A <a@example.com>',
    'friends: a@example.com, b@example.com;',
    ' a@example.com',
    'a@example.com\u2028',
    'a@localhost',
    '',
  ])('is not queued to %j', async (to) => {
    const { database } = await fresh();
    await expect(queue(database, { ...reset(1), to })).rejects.toThrow(TypeError);
    expect(await rows(database)).toEqual([]);
  });

  it('shows a subject that looks encoded as it was typed', async () => {
    const { database } = await fresh();
    const { url, mails } = await mailbox();
    await queue(database, {
      kind: 'staffAccount',
      to: facts.company.mail,
      cause: 'account:1',
      accountId: 1,
      details: [],
      businessName: '=?utf-8?Q?Bank=0D=0ABcc:_all?=',
      mail: 'fry@example.com',
      event: 'submitted',
      directors: 1,
      documents: 0,
      warnings: [],
    });
    await work(database, smtpTransport(url));
    await allSent(database);
    expect(mails[0]!.raw).toContain('Subject: New account form: = ?utf-8?Q?Bank=0D=0ABcc:_all?=');
  });

  it('keeps a line break that got into a subject out of the header', async () => {
    const { database } = await fresh();
    const { url, mails } = await mailbox();
    await queue(database, {
      kind: 'staffAccount',
      to: facts.company.mail,
      cause: 'account:1',
      accountId: 1,
      businessName: 'Fry\r\nBcc: all@example.com\r\n\r\nBuy now',
      details: [],
      mail: 'fry@example.com',
      event: 'submitted',
      directors: 1,
      documents: 0,
      warnings: [],
    });
    await work(database, smtpTransport(url));
    await allSent(database);
    expect(mails[0]!.header('subject')).toBe('New account form: Fry Bcc: all@example.com Buy now');
    expect(mails[0]!.headerCount('bcc')).toBe(0);
    expect(mails[0]!.recipients).toEqual([facts.company.mail]);
  });
});

it('two workers on one PostgreSQL send each mail once', async () => {
  const { config, database } = await fresh();
  const other = await openDatabase(config);
  open.push(other.close);
  const box = await mailbox();
  const [first, second] = [smtpTransport(box.url), smtpTransport(box.url)];
  const sentBy = [0, 0];
  await work(database, { send: (mail, ...signals) => ((sentBy[0]! += 1), first.send(mail, ...signals)) });
  await work(other, { send: (mail, ...signals) => ((sentBy[1]! += 1), second.send(mail, ...signals)) });
  const mails = Array.from({ length: 60 }, (_, index) => reset(index + 1));
  await Promise.all([queue(database, ...mails.slice(0, 30)), queue(other, ...mails.slice(30))]);
  await allSent(database);
  expect(box.mails.map(({ recipients }) => recipients.join()).toSorted()).toEqual(mails.map(({ to }) => to).toSorted());
  expect(Math.min(...sentBy)).toBeGreaterThan(0);
});

describe('a mail that takes long is sent once', () => {
  it('when the receiver has it and is slow to say so', async () => {
    const { config, database } = await fresh();
    const other = await openDatabase(config);
    open.push(other.close);
    const received: string[] = [];
    const box = await mailbox({
      onData(stream, session, done) {
        stream.resume();
        stream.on('end', () => {
          received.push(session.envelope.rcptTo.map(({ address }) => address).join());
          // As a receiver does that looks for viruses before it accepts a mail.
          setTimeout(done, 1_500);
        });
      },
    });
    const times = { attempt: 500, lease: 600 };
    for (const each of [database, other]) await work(each, smtpTransport(box.url), { times });
    await queue(database, reset(1), reset(2));
    await allSent(database);
    expect(received.toSorted()).toEqual(['holder1@example.com', 'holder2@example.com']);
    expect(await rows(database)).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
  });

  it('when handing it over takes longer than a claim lasts', async () => {
    const { config, database } = await fresh();
    const other = await openDatabase(config);
    open.push(other.close);
    let sendings = 0;
    const slow: MailTransport = {
      async send() {
        sendings += 1;
        await new Promise((resolve) => setTimeout(resolve, 1_500));
      },
    };
    for (const each of [database, other]) await work(each, slow, { times: { attempt: 10_000, lease: 400 } });
    await queue(database, reset(1));
    await allSent(database);
    expect(sendings).toBe(1);
  });

  it('while a receiver that takes no message at all is given up in time', async () => {
    const { database } = await fresh();
    const hanging = await mailbox({ onRcptTo() {} });
    await work(database, smtpTransport(hanging.url), { times: { attempt: 200 } });
    await queue(database, reset(1));
    await vi.waitFor(async () => expect((await rows(database))[0]!.attempts).toBeGreaterThan(1), 10_000);
  });
});
