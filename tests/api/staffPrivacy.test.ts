import { copyFile, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { businessFields } from '../../src/contract/forms/accountFields.ts';
import { emptyValuesOf } from '../../src/contract/forms/fieldDefinitions.ts';
import { whileLocked } from '../../src/server/database/advisoryLock.ts';
import { mailFilesFolder, mailFileTime } from '../../src/server/mail/mailFiles.ts';
import { fileTransport } from '../../src/server/mail/transports/files.ts';
import { applyRetentionOnce } from '../../src/server/privacy/nightly.ts';
import { applyRetention } from '../../src/server/privacy/retention.ts';
import { freshFolder, type FreshDatabase, type TestApp } from './harness.ts';
import { Desk, openServer, runCli } from './commandLineHarness.ts';

const person = 'asha@varley.example.com';
const other = 'tomos@ackley.example.com';
const staffMail = 'trade@tarnbrook.example.co.uk';
const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

let desk: Desk;
beforeAll(async () => {
  desk = await Desk.open();
});
afterAll(() => desk?.remove());

describe('personal data', () => {
  let fresh: FreshDatabase;
  let server: TestApp;
  let jobId: number;

  beforeAll(async () => {
    fresh = await freshFolder();
    server = await openServer(fresh.config);
    ({ id: jobId } = await server.database.kysely
      .insertInto('job')
      .values({ title: 'Driver', description: 'd', task: 't', requirements: 'r', extraRequirements: 'e' })
      .returning('id')
      .executeTakeFirstOrThrow());
  });
  afterAll(async () => {
    await server?.close();
    await fresh?.remove();
  });
  beforeEach(() => rm(places().mailFolder, { recursive: true, force: true }));
  beforeEach(() => sql`truncate outbox, contact_message, job_application, account, document cascade`.execute(server.database.kysely));

  const place = { address1: '1 Quay', address2: '', landlineNo: '', mobileNo: '', city: '', county: '', postCode: '' };
  const consent = {
    termsVersion: 'v',
    privacyVersion: 'v',
    termsAcceptedAtClaimed: '',
    ipAddressClaimed: '',
    ipAddress: '127.0.0.1',
  };

  async function addDocument(name: string): Promise<number> {
    const { id } = await server.database.kysely
      .insertInto('document')
      .values({ fileName: name, mimeType: 'application/pdf', size: 4, content: sql<Uint8Array>`decode('25504446', 'hex')` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function addApplication(mail: string, createdAt = new Date()): Promise<void> {
    await server.database.kysely
      .insertInto('jobApplication')
      .values({
        ...consent,
        jobId,
        firstName: 'A',
        lastName: 'B',
        city: '',
        county: '',
        postCode: '',
        mobileNo: '1',
        mail,
        linkedin: '',
        documentId: await addDocument(`cv of ${mail}`),
        createdAt,
      })
      .execute();
  }

  async function addAccount(
    mail: string,
    {
      state = 'submitted',
      director = mail,
      createdAt = new Date(),
    }: { state?: 'submitted' | 'rejected' | 'approved'; director?: string; createdAt?: Date } = {},
  ): Promise<number> {
    const { id } = await server.database.kysely
      .insertInto('account')
      .values({
        ...emptyValuesOf(businessFields),
        ...place,
        ...consent,
        state,
        name: `Business of ${mail}`,
        mail,
        mailKey: mail.toLowerCase(),
        vatNumber: '1',
        registrationNumber: '1',
        typed: '{"postCode":"","vatNumber":"1","registrationNumber":"1"}',
        warnings: '{}',
        proofAddress1Id: await addDocument(`proof of ${mail}`),
        proofAddress2Id: null,
        userName: null,
        passwordHash: 'secret-hash',
        createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.database.kysely
      .insertInto('accountDirector')
      .values({
        ...place,
        accountId: id,
        position: 0,
        firstName: 'A',
        middleName: '',
        lastName: 'B',
        mail: director,
        proofAddressId: await addDocument(`director ${director}`),
      })
      .execute();
    await server.database.kysely
      .insertInto('accountEvent')
      .values({
        accountId: id,
        at: createdAt,
        kind: state === 'rejected' ? 'rejected' : 'submitted',
        actor: 'applicant',
        fromState: null,
        toState: state,
        note: '',
      })
      .execute();
    return id;
  }

  const addMessage = (mail: string, createdAt = new Date()) =>
    server.database.kysely
      .insertInto('contactMessage')
      .values({ name: 'A', mail, subject: 's', message: 'm', ipAddress: '127.0.0.1', createdAt })
      .execute();

  const addMail = (recipient: string, cause: string, more: { state?: 'sent' | 'queued'; about?: string; createdAt?: Date } = {}) =>
    server.database.kysely
      .insertInto('outbox')
      .values({
        cause,
        kind: 'staffContact',
        recipient,
        state: more.state ?? 'sent',
        content: more.about ? JSON.stringify({ mail: more.about }) : null,
        createdAt: more.createdAt ?? new Date(),
      })
      .execute();

  const places = () => ({ database: server.database, mailFolder: mailFilesFolder(fresh.config.dataDir) });

  /** Writes a mail to a file, as a shop without an SMTP server does. Gives the file's name. */
  async function fileMail(id: number, to: string, replyTo?: string, date = new Date()): Promise<string> {
    const name = `${mailFileTime(date)}-${String(id).padStart(6, '0')}-staffContact`;
    const words = { subject: `Mail ${id}`, html: `<p>${person}</p>`, text: person, replyTo };
    const from = { name: 'Tarnbrook', address: staffMail };
    await fileTransport(places().mailFolder).send(
      { ...words, name, messageId: `${id}@tarnbrook.example.co.uk`, from, to, date },
      new AbortController().signal,
      new AbortController().signal,
    );
    return `${name}.eml`;
  }

  const count = async (table: 'account' | 'accountDirector' | 'document' | 'jobApplication' | 'contactMessage' | 'outbox') =>
    Number(
      (
        await server.database.kysely
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  const counts = async () => ({
    accounts: await count('account'),
    directors: await count('accountDirector'),
    documents: await count('document'),
    applications: await count('jobApplication'),
    messages: await count('contactMessage'),
    mails: await count('outbox'),
  });

  describe('of one person', () => {
    beforeEach(async () => {
      await addAccount(person);
      await addAccount(other, { director: person.toUpperCase() });
      for (const mail of [person, other]) {
        await addApplication(mail);
        await addMessage(mail);
        await addMail(mail, `contact:${mail}`);
        await addMail(staffMail, `staff:${mail}`, { state: 'queued', about: mail });
      }
    });

    it('is written to a file with all files in it, and without secrets', async () => {
      const file = desk.path(`person.json`);
      const { code, out } = await runCli(fresh.config, 'person', 'export', person, file);
      expect([code, out]).toEqual([0, `12 records of ${person} in ${file}.\n`]);
      const text = await readFile(file, 'utf8');
      const { records } = JSON.parse(text) as { records: { data: string; record: Record<string, unknown> }[] };
      expect(records.map(({ data }) => data)).toEqual([
        'account',
        'accountDirector',
        'accountEvent',
        'accountDirector',
        'jobApplication',
        'contactMessage',
        'outbox',
        'outbox',
        ...Array.from({ length: 4 }, () => 'document'),
      ]);
      expect(records.filter(({ data }) => data === 'document').map(({ record }) => record['content'])).toEqual(
        Array.from({ length: 4 }, () => 'JVBERg=='),
      );
      expect(text).not.toMatch(/secret-hash|tomos@|(?:search|case)Key/u);
    });

    it('is erased when it is confirmed, and nobody else’s', async () => {
      const before = await counts();
      const asked = await runCli(fresh.config, 'person', 'erase', person);
      expect(asked).toMatchObject({ code: 1, out: '', err: `12 records of ${person} would be erased. Add --yes to do it.\n` });
      expect(await counts()).toEqual(before);

      const erased = await runCli(fresh.config, 'person', 'erase', person.toUpperCase(), '--yes', '--json');
      expect(JSON.parse(erased.out)).toEqual({
        accounts: 1,
        directors: 1,
        applications: 1,
        messages: 1,
        mails: 2,
        mailFiles: 0,
        files: 4,
        isGoneFromDisk: true,
      });
      expect(await counts()).toEqual({ accounts: 1, directors: 0, documents: 2, applications: 1, messages: 1, mails: 2 });
      expect((await runCli(fresh.config, 'person', 'erase', person)).err).toContain('0 records');
    });

    it('is erased from the mails that were written to files too: those to the person, and those to staff about them', async () => {
      const mine = [await fileMail(1, person), await fileMail(2, staffMail, person.toUpperCase())];
      const others = [await fileMail(3, other), await fileMail(4, staffMail, other), await fileMail(5, `x${person}`)];
      // A partly written file, as a killed process leaves it.
      await copyFile(join(places().mailFolder, mine[0]!), join(places().mailFolder, `${mine[0]}.999999999-0123abcd.part`));

      const file = desk.path(`mails.json`);
      expect((await runCli(fresh.config, 'person', 'export', person, file)).out).toBe(
        `12 records and 3 e-mails in files of ${person} in ${file}.\n`,
      );
      const { records } = JSON.parse(await readFile(file, 'utf8')) as { records: { data: string; record: { content: string } }[] };
      expect(records.find(({ data }) => data === 'mail file')!.record.content).toContain('Subject: Mail 1');

      expect((await runCli(fresh.config, 'person', 'erase', person)).err).toBe(
        `12 records and 3 e-mails in files of ${person} would be erased. Add --yes to do it.\n`,
      );
      expect(await readdir(places().mailFolder)).toHaveLength(6);

      expect((await runCli(fresh.config, 'person', 'erase', person, '--yes')).out).toBe(
        'Erased: accounts 1, directors 1, job applications 1, messages 1, records of e-mails 2, e-mails in files 3, files 4.\n',
      );
      expect((await readdir(places().mailFolder)).toSorted()).toEqual(others);
    });

    it('says what it cannot erase', async () => {
      const { out } = await runCli(fresh.config, 'person', 'erase', '--help');
      expect(out).toContain('mails that were sent by SMTP');
      expect(out).toContain('backups made before');
    });

    it('needs a mail address', async () => {
      expect(await runCli(fresh.config, 'person', 'erase', '%', '--yes')).toMatchObject({
        code: 2,
        err: '"%" is not an e-mail address.\n',
      });
    });
  });

  describe('that was kept long enough', () => {
    beforeEach(async () => {
      await addAccount('a@example.com', { createdAt: daysAgo(31) });
      await addAccount('b@example.com', { createdAt: daysAgo(29) });
      await addAccount('c@example.com', { createdAt: daysAgo(400), state: 'approved' });
      await addAccount('d@example.com', { createdAt: daysAgo(400), state: 'rejected' });
      await addApplication('e@example.com', daysAgo(200));
      await addApplication('f@example.com', daysAgo(100));
      await addMessage('g@example.com', daysAgo(366));
      await addMessage('h@example.com', daysAgo(364));
      await addMail('i@example.com', '1', { createdAt: daysAgo(91) });
      await addMail('j@example.com', '2', { createdAt: daysAgo(91), state: 'queued' });
    });
    const periods = { unverifiedAccounts: 30, rejectedAccounts: 365, applications: 180, messages: 365, mails: 90 };
    const expected = [
      { data: 'unverifiedAccounts', days: 30, records: 1, files: 2 },
      { data: 'rejectedAccounts', days: 365, records: 1, files: 2 },
      { data: 'applications', days: 180, records: 1, files: 1 },
      { data: 'messages', days: 365, records: 1, files: 0 },
      { data: 'mails', days: 90, records: 1, files: 0 },
    ];

    it('is counted exactly by a dry run, which takes nothing away', async () => {
      const before = await counts();
      expect(await applyRetention(places(), periods, { isDryRun: true })).toEqual(expected);
      expect(await counts()).toEqual(before);
    });

    it('is taken away with its files, and a second time finds nothing', async () => {
      expect(await applyRetention(places(), periods, { isDryRun: false })).toEqual(expected);
      expect(await counts()).toEqual({ accounts: 2, directors: 2, documents: 5, applications: 1, messages: 1, mails: 1 });
      expect((await applyRetention(places(), periods, { isDryRun: false })).map(({ records }) => records)).toEqual([0, 0, 0, 0, 0]);
    });

    it('is taken away while a backup is made, too', async () => {
      expect(await whileLocked(server.database.kysely, 'backup', () => applyRetentionOnce(places(), periods))).toEqual(expected);
    });

    it('is taken away by one of several servers; the others only tidy their own folders', async () => {
      const { kysely } = server.database;
      const [, recent] = [await fileMail(1, 'i@example.com', undefined, daysAgo(91)), await fileMail(2, other, undefined, daysAgo(89))];
      const reader = await kysely.startTransaction().execute();
      // The first server waits here, in the middle of its work.
      await reader.selectFrom('account').selectAll().forUpdate().execute();
      const first = applyRetentionOnce({ ...places(), mailFolder: join(places().mailFolder, 'of-another') }, periods);
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks where locktype = 'tuple' or not granted`;
      await vi.waitFor(async () => expect((await waiting.execute(kysely)).rows[0]!.count).toBeGreaterThan(0));
      expect(await applyRetentionOnce(places(), periods)).toBeUndefined();
      expect(await readdir(places().mailFolder)).toEqual([recent]);
      await reader.rollback().execute();
      expect(await first).toEqual(expected);
      expect((await applyRetentionOnce(places(), periods))?.map(({ records }) => records)).toEqual([0, 0, 0, 0, 0]);
    });

    it('is taken away with the mails in files of that age', async () => {
      const [old, recent] = [await fileMail(1, 'i@example.com', undefined, daysAgo(91)), await fileMail(2, other, undefined, daysAgo(89))];
      const withFile = expected.map((result) => (result.data === 'mails' ? { ...result, files: 1 } : result));
      expect(await applyRetention(places(), periods, { isDryRun: true })).toEqual(withFile);
      expect(await readdir(places().mailFolder)).toEqual([old, recent]);
      expect(await applyRetention(places(), periods, { isDryRun: false })).toEqual(withFile);
      expect(await readdir(places().mailFolder)).toEqual([recent]);
    });

    it('is not kept longer because a rejected business, or a stranger in its name, registers again', async () => {
      const { id } = await server.database.kysely
        .selectFrom('account')
        .select('id')
        .where('mail', '=', 'd@example.com')
        .executeTakeFirstOrThrow();
      await server.database.kysely
        .insertInto('accountEvent')
        .values({
          accountId: id,
          at: daysAgo(1),
          kind: 'submittedAgain',
          actor: 'applicant',
          fromState: 'rejected',
          toState: 'rejected',
          note: '',
        })
        .execute();
      expect(await applyRetention(places(), periods, { isDryRun: true })).toEqual(expected);
    });

    it('stays where no period is named; the reference brand names one, of accounts that nobody confirmed', async () => {
      const before = await counts();
      expect(await applyRetention(places(), undefined, { isDryRun: false })).toEqual([]);
      expect((await applyRetention(places(), { messages: 365 }, { isDryRun: false })).map(({ data }) => data)).toEqual(['messages']);
      expect(await counts()).toEqual({ ...before, messages: before.messages - 1 });
      expect(await runCli(fresh.config, 'retention', '--dry-run')).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^[^\n]+, older than 7 days: \d+[^\n]*\n$/u) as unknown,
      });
    });
  });
});
