import { readFile, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactCall, jobApplicationCall, jobsCall } from '../../src/contract/calls.ts';
import type { JobsAnswer } from '../../src/contract/careers.ts';
import { freshFolder, get, submit, type FreshDatabase, type TestApp } from './harness.ts';
import { Desk, openServer, runCli } from './commandLineHarness.ts';

const applicant = {
  firstName: 'Tomos',
  lastName: 'Ackley',
  mobileNo: '07700900456',
  mail: 'tomos@ackley.example.com',
  county: '=cmd()',
  linkedin: 'profiles.example.com/in/tomos-ackley',
  termsAccepted: true,
  termsAcceptedAt: '2026-11-03T09:30:00.000Z',
  ipAddress: '198.51.100.4',
  cv: { fileName: 'Tomos.pdf', mimeType: 'application/pdf', content: Buffer.from('%PDF-1.7\nA life.\n%%EOF\n').toString('base64') },
};

const job = {
  title: 'Van driver',
  description: 'Drives a van.',
  task: 'Load. Drive.',
  requirements: 'A licence.',
  extraRequirements: 'Patience.',
};

const jobWords = Object.entries(job).flatMap(([field, text]) => [
  `--${field.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`,
  text,
]);

let desk: Desk;
beforeAll(async () => {
  desk = await Desk.open();
});
afterAll(() => desk?.remove());

describe('npm run shop, for staff, while a server runs', () => {
  let fresh: FreshDatabase;
  let server: TestApp;

  beforeAll(async () => {
    fresh = await freshFolder();
    server = await openServer(fresh.config);
  });
  afterAll(async () => {
    await server?.close();
    await fresh?.remove();
  });

  const run = (...words: readonly string[]) => runCli(fresh.config, ...words);
  const openJobs = async () => (await get<JobsAnswer>(server, jobsCall)).body.data;
  const json = async <Row>(...words: readonly string[]): Promise<Row[]> =>
    (await run(...words, '--json')).out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Row);

  describe('jobs', () => {
    it('are posted, listed and shown on the careers page', async () => {
      expect(await run('jobs', 'list')).toEqual({ code: 0, out: '', err: 'There are no open jobs.\n' });
      const added = await run('jobs', 'add', ...jobWords, '--location', 'Manchester', '--employment-type', 'part-time');
      expect([added.code, added.out]).toEqual([0, 'Job 1 is posted.\n']);
      expect(await openJobs()).toMatchObject([{ id: 1, ...job, location: 'Manchester', employmentType: 'part-time' }]);
      const { out } = await run('jobs', 'list');
      expect(out).toMatch(/^No\. +Posted \(UTC\) +Title +Open +Applications\n1 +\d{4}-\d\d-\d\d \d\d:\d\d +Van driver +yes +0\n$/u);
    });

    it('come from a file as well, options first', async () => {
      const file = desk.path(`job.json`);
      await writeFile(file, JSON.stringify({ ...job, salary: '£13 an hour', employmentType: 'temporary' }));
      expect(await json('jobs', 'add', '--file', file, '--title', 'Night driver')).toEqual([{ id: 2 }]);
      expect(await openJobs()).toContainEqual(
        expect.objectContaining({ ...job, title: 'Night driver', salary: '£13 an hour', employmentType: 'temporary' }),
      );
    });

    it('are changed where it is asked, and close at the end of their last day where the company is', async () => {
      expect(
        (await run('jobs', 'edit', '1', '--salary', '£14 an hour', '--hours', 'Nights', '--location', '', '--closes', '2999-07-31')).code,
      ).toBe(0);
      const [found] = (await openJobs()).filter(({ id }) => id === 1);
      expect(found).toMatchObject({ ...job, salary: '£14 an hour', hours: 'Nights', closesAt: '2999-07-31T23:00:00.000Z' });
      expect(found).not.toHaveProperty('location');
      expect((await run('jobs', 'edit', '1', '--closes', '2020-01-31')).code).toBe(0);
      expect((await openJobs()).map(({ id }) => id)).toEqual([2]);
      expect((await run('jobs', 'edit', '1', '--closes', '')).code).toBe(0);
      expect((await openJobs()).map(({ id }) => id)).toContain(1);
    });

    it('are closed, and stay in the list of all', async () => {
      expect(await run('jobs', 'close', '2')).toMatchObject({ code: 0, out: 'Job 2 is closed.\n' });
      expect((await openJobs()).map(({ id }) => id)).toEqual([1]);
      expect(await json('jobs', 'list', '--all')).toMatchObject([
        { id: 2, isOpen: false, closedAt: expect.any(String) as string },
        { id: 1, isOpen: true, closedAt: null },
      ]);
    });

    it.each([
      [['jobs', 'add', '--title', 'Driver'], 2, 'A job needs --description, --task, --requirements.'],
      [['jobs', 'edit', '99', '--title', 'x'], 1, 'There is no job 99.'],
      [['jobs', 'edit', '1'], 2, 'Say what to change.'],
      [['jobs', 'edit', '1', '--title', ' '], 2, 'A job cannot be without title.'],
      [['jobs', 'edit', '1', '--closes', '2026-02-30'], 2, '--closes "2026-02-30" is not a day.'],
      [['jobs', 'edit', '1', '--employment-type', 'zero-hours'], 2, 'It may be full-time, part-time, temporary.'],
      [['jobs', 'close', 'first'], 2, '"first" is not a number of a record.'],
      [['jobs', 'close', '99'], 1, 'There is no job 99.'],
      [['jobs', 'add', '--file', '/does/not/exist.json'], 1, 'The file /does/not/exist.json cannot be read: there is no such file.'],
    ])('%j is refused with code %i', async (words, code, said) => {
      const result = await run(...words);
      expect([result.code, result.out]).toEqual([code, '']);
      expect(result.err).toContain(said);
    });
  });

  describe('applications', () => {
    beforeAll(async () => {
      for (const firstName of ['Tomos', 'Zoë']) await submit(server, jobApplicationCall, { ...applicant, firstName, jobId: 1 });
    });

    it('are listed, newest first, and filtered by job and day', async () => {
      const { out } = await run('applications', 'list');
      expect(out.split('\n').slice(1, 3)).toEqual([
        expect.stringMatching(/^2 +.+ Zoë Ackley +Van driver \(1\) +tomos@ackley\.example\.com +07700900456$/u),
        expect.stringMatching(/^1 +.+ Tomos Ackley/u),
      ]);
      expect(await json('applications', 'list', '--job', '1')).toHaveLength(2);
      expect(await json('applications', 'list', '--job', '2')).toHaveLength(0);
      expect(await json('applications', 'list', '--since', '2020-01-01')).toHaveLength(2);
      expect(await json('applications', 'list', '--since', '2999-01-01')).toHaveLength(0);
      expect(await run('applications', 'list', '--job', '2')).toEqual({ code: 0, out: '', err: 'There are no such applications.\n' });
    });

    it('are shown with consent and CV', async () => {
      const { code, out } = await run('applications', 'show', '1');
      expect(code).toBe(0);
      for (const line of ['Last Name: Ackley', 'Mobile No.: 07700900456', 'CV: Tomos.pdf, 1 kB', 'by its own account 198.51.100.4'])
        expect(out).toContain(line);
      expect(await json('applications', 'show', '1')).toMatchObject([
        { id: 1, cvName: 'Tomos.pdf', termsAcceptedAtClaimed: applicant.termsAcceptedAt },
      ]);
      expect(await run('applications', 'show', '99')).toMatchObject({ code: 1, err: 'There is no application 99.\n' });
    });

    it('are exported without formulas, and never over another file', async () => {
      const file = desk.path(`applications.csv`);
      expect(await run('applications', 'export', file)).toMatchObject({ code: 0, out: `2 applications are in ${file}.\n` });
      const lines = (await readFile(file, 'utf8')).split('\r\n');
      expect(lines[0]).toBe(
        '\ufeffid,reference,createdAt,jobId,jobTitle,firstName,lastName,mail,mobileNo,city,county,postCode,linkedin,cvName',
      );
      expect(lines[1]).toMatch(
        /^2,.+,1,Van driver,Zoë,Ackley,tomos@ackley\.example\.com,07700900456,,'=cmd\(\),,profiles\.example\.com\/in\/tomos-ackley,Tomos\.pdf$/u,
      );
      expect(await run('applications', 'export', file)).toMatchObject({
        code: 1,
        err: `There is a file ${file} already. Choose another name.\n`,
      });
      const text = desk.path(`applications.json`);
      expect(await run('applications', 'export', text, '--json', '--since', '2020-01-01')).toMatchObject({ code: 0 });
      const records = (await readFile(text, 'utf8')).trim().split('\n');
      expect(records.map((record) => JSON.parse(record) as object)).toMatchObject([
        { id: 2, county: '=cmd()' },
        { id: 1, termsAcceptedAtClaimed: applicant.termsAcceptedAt },
      ]);
    });
  });

  describe('messages', () => {
    const message = { name: 'Asha Varley', mail: 'asha@varley.example.com', subject: 'Haddock', message: 'Do you deliver?\n\nAsha' };
    beforeAll(async () => {
      await submit(server, contactCall, message);
    });

    it('are listed and shown', async () => {
      expect((await run('messages', 'list')).out).toMatch(/\n1 +.+ Asha Varley +asha@varley\.example\.com +Haddock\n$/u);
      expect((await run('messages', 'show', '1')).out).toMatch(/Subject: Haddock\n[\s\S]*Text:\n\nDo you deliver\?\n\nAsha\n/u);
      expect(await json('messages', 'list')).toMatchObject([{ id: 1, ...message }]);
      expect(await json('messages', 'list', '--since', '2999-01-01')).toEqual([]);
      expect(await run('messages', 'show', '7')).toMatchObject({ code: 1, err: 'There is no message 7.\n' });
    });
  });

  it('days of applications and messages begin at midnight in UTC, wherever the database is', async () => {
    const { kysely } = server.database;
    const {
      rows: [database],
    } = await sql<{ name: string }>`select current_database() as name`.execute(kysely);
    await sql`alter database ${sql.ref(database!.name)} set timezone to 'Pacific/Auckland'`.execute(kysely);
    const [before, after] = [new Date('2026-11-02T23:59:00Z'), new Date('2026-11-03T00:00:00Z')];
    for (const table of ['jobApplication', 'contactMessage'] as const) {
      await kysely.updateTable(table).set({ createdAt: before }).execute();
      await kysely.updateTable(table).set({ createdAt: after }).where('id', '=', 1).execute();
    }
    expect(await json('applications', 'list', '--since', '2026-11-03')).toMatchObject([{ id: 1 }]);
    expect(await json('messages', 'list', '--since', '2026-11-03')).toMatchObject([{ id: 1 }]);
    await kysely.updateTable('contactMessage').set({ createdAt: before }).execute();
    expect(await json('messages', 'list', '--since', '2026-11-03')).toEqual([]);
  });

  describe('mail', () => {
    it('that waits is listed, what was given up is tried again when it is asked for', async () => {
      const waiting = await json<{ id: number; kind: string }>('mail', 'queue');
      expect(waiting.map(({ kind: each }) => each)).toEqual([
        'applicationReceived',
        'staffApplication',
        'applicationReceived',
        'staffApplication',
        'contactReceived',
        'staffContact',
      ]);
      const [first] = waiting;
      await server.database.kysely
        .updateTable('outbox')
        .set({ state: 'failed', attempts: 80, lastError: 'mailbox unknown', giveUpAt: new Date(0) })
        .where('id', '=', first!.id)
        .execute();
      expect(await json('mail', 'queue', '--state', 'failed')).toMatchObject([
        { id: first!.id, lastError: 'mailbox unknown', nextAttemptAt: null },
      ]);
      expect((await run('mail', 'queue')).out).toContain('mailbox unknown');
      expect(await run('mail', 'retry', '--id', String(first!.id))).toMatchObject({ code: 0, out: '1 e-mail is due now.\n' });
      const row = await server.database.kysely.selectFrom('outbox').selectAll().where('id', '=', first!.id).executeTakeFirstOrThrow();
      expect([row.state, row.attempts, row.giveUpAt.getTime() > Date.now()]).toEqual(['queued', 0, true]);
      expect((await run('mail', 'retry')).out).toBe('6 e-mails are due now.\n');
      expect(await run('mail', 'retry', '--id', '999')).toMatchObject({
        code: 1,
        err: 'There is no mail 999 that waits or was given up.\n',
      });
      expect(await run('mail', 'queue', '--state', 'lost')).toMatchObject({ code: 2 });
    });
  });

  it('every command explains itself', async () => {
    const overview = (await run('--help')).out;
    for (const name of [
      'applications list',
      'messages show',
      'mail retry',
      'jobs close',
      'person erase',
      'retention',
      'backup',
      'restore',
    ]) {
      expect(overview).toContain(`  ${name}`);
      const help = await run(...name.split(' '), '--help');
      expect([help.code, help.out]).toEqual([0, expect.stringContaining(`Usage: npm run shop -- ${name}`)]);
    }
  });
});
