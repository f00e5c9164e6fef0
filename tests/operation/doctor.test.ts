/** `npm run shop -- doctor`: what it finds of a shop that is well, and of each thing that is not. */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/index.ts';
import { openDatabase } from '../../src/server/database/index.ts';
import { startServerProcess } from '../faults/serverProcess.ts';
import { collector } from '../setup/collector.ts';
import { freshDatabase, freshFolder } from '../api/harness.ts';
import { openMailbox } from '../api/mailbox.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

interface Report {
  readonly code: number;
  readonly ok: boolean;
  readonly findings: readonly { readonly about: string; readonly state: string; readonly finding: string; readonly advice?: string }[];
}

/** Asks the doctor about a shop. */
async function ask(env: Readonly<Record<string, string | undefined>>): Promise<Report> {
  const [out, err] = [collector(), collector()];
  const code = await runCommand(['doctor', '--json'], env, { out: out.stream, err: err.stream });
  expect(err.text).toBe('');
  return { code, ...(JSON.parse(out.text) as Omit<Report, 'code'>) };
}

const of = (report: Report, about: string, state?: string) =>
  report.findings.filter((each) => each.about === about && (state === undefined || each.state === state)).map(({ finding }) => finding);

/** A data folder with an embedded database, which is as durable as a shop's. */
async function embedded(): Promise<string> {
  const { config, remove } = await freshFolder('filled');
  cleanups.push(remove);
  return config.dataDir;
}

/** A database on the PostgreSQL of the test run, and a statement to prepare it. */
async function served(prepare = sql`select 1`): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  const { config, remove } = await freshDatabase('filled');
  cleanups.push(remove);
  const database = await openDatabase(config);
  await prepare.execute(database.kysely);
  await database.close();
  return { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl! };
}

async function backupFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tarnbrook-doctor-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('a shop that is well', () => {
  it('is told so, with a running server and without, and the exit code is 0', async () => {
    const mailbox = await openMailbox();
    cleanups.push(mailbox.close);
    const env = { DATA_DIR: await embedded(), SMTP_URL: mailbox.url, BACKUP_DIR: await backupFolder(), DISK_RESERVE_MB: '0' };
    const without = await ask(env);
    expect(without.findings.filter(({ state }) => state === 'must')).toEqual([]);
    expect(without).toMatchObject({ code: 0, ok: true });
    expect(of(without, 'backups')).toEqual(['No backup has been made yet.']);
    const server = startServerProcess(env);
    cleanups.push(() => server.end('SIGTERM'));
    await server.address();
    const withServer = await ask(env);
    expect(withServer.findings.filter(({ state }) => state === 'must')).toEqual([]);
    expect(of(withServer, 'database', 'fine')).toEqual([
      expect.stringMatching(/^PostgreSQL 18\.\d+ answers\.$/u),
      'What it acknowledges survives a power cut.',
    ]);
    expect(of(withServer, 'mail', 'fine')).toEqual(['The mail server answers and lets the shop in.']);
    expect(of(withServer, 'outbox', 'fine')).toEqual(['No e-mail waits.']);
    expect(of(withServer, 'clock', 'fine')).toHaveLength(1);
    expect(mailbox.mails).toEqual([]);
  });

  it('is described in words, each trouble with what to do', async () => {
    const out = collector();
    const code = await runCommand(
      ['doctor'],
      { DATA_DIR: await embedded(), PUBLIC_URL: 'http://shop.example.com' },
      {
        out: out.stream,
        err: collector().stream,
      },
    );
    expect(code).toBe(1);
    expect(out.text).toMatch(/^MUST {4}configuration: PUBLIC_URL is http:\/\/shop\.example\.com: .+\n {8}Put a proxy/mu);
    expect(out.text).toMatch(/\d+ things must be done, \d+ should\.\n$/u);
  });
});

describe('configuration', () => {
  it.each([
    ['an address without TLS', { PUBLIC_URL: 'http://shop.example.com', TRUSTED_PROXIES: '127.0.0.1' }, 'must', /readable for others/u],
    ['an address of its own machine for visitors from elsewhere', { HOST: '0.0.0.0' }, 'must', /links in its e-mails lead to/u],
    ['one port for two things', { PORT: '4901', METRICS_PORT: '4901' }, 'must', /both 4901/u],
    ['figures for everybody', { METRICS_PORT: '4902', METRICS_HOST: '0.0.0.0' }, 'should', /open to everybody/u],
    ['a host without a port', { METRICS_HOST: '127.0.0.1' }, 'should', /METRICS_PORT listens, which is not set/u],
    ['a schedule without a folder', { BACKUP_KEEP: '3' }, 'must', /no backups are made/u],
    ['a cache that leaves no room', { CACHE_MB: '300' }, 'must', /more than half of MEMORY_MB/u],
    ['a misspelling', { SMPT_URL: 'smtp://localhost' }, 'should', /no variable SMPT_URL/u],
    ['a name that nobody reads', { BACKUP_EVERY: '3' }, 'should', /no variable BACKUP_EVERY/u],
  ])('%s is found', async (_kind, env, state, words) => {
    const report = await ask({ DATA_DIR: join(tmpdir(), 'tarnbrook-nowhere'), ...env });
    expect(of(report, 'configuration', state)).toEqual([expect.stringMatching(words)]);
  });

  it('backups inside the data folder, and names of other programs', async () => {
    const DATA_DIR = await embedded();
    const report = await ask({ DATA_DIR, BACKUP_DIR: join(DATA_DIR, 'backups'), PATH: '/bin', HOME: '/root', EDITOR: 'vi', HOSTNAME: 'x' });
    expect(of(report, 'configuration')).toEqual([expect.stringMatching(/^BACKUP_DIR lies in DATA_DIR/u)]);
  });
});

describe('disk', () => {
  it('room below the reserve, and files that others may use', async () => {
    const DATA_DIR = await embedded();
    await mkdir(join(DATA_DIR, 'outbox'), { mode: 0o700 });
    await chmod(join(DATA_DIR, 'outbox'), 0o755);
    const report = await ask({ DATA_DIR, DISK_RESERVE_MB: '99999' });
    const [room, rights] = of(report, 'disk', 'must');
    // On a disk with more than a hundred gigabytes free there is room.
    expect(rights ?? room).toBe(`Other users of this machine may use ${join(DATA_DIR, 'outbox')}.`);
    expect(report.code).toBe(1);
  });

  it('a folder that is not there', async () => {
    const report = await ask({ DATA_DIR: join(tmpdir(), 'tarnbrook-nowhere') });
    expect(of(report, 'disk', 'must')).toEqual([expect.stringMatching(/^There is no folder .*tarnbrook-nowhere yet\.$/u)]);
  });
});

describe('database', () => {
  it('one that does not answer', async () => {
    const report = await ask({ DATA_DIR: await embedded(), DATABASE_URL: 'postgres://shop@127.0.0.1:4903/shop' });
    expect(of(report, 'database', 'must')).toEqual([expect.stringMatching(/^The database cannot be looked at: No PostgreSQL answers at/u)]);
    expect(report.code).toBe(1);
  });

  it('one that loses what it acknowledged', async () => {
    // The PostgreSQL of the test run is quick instead of durable.
    expect(of(await ask(await served()), 'database', 'must')).toEqual([
      expect.stringMatching(/fsync off/u),
      expect.stringMatching(/full_page_writes off/u),
      expect.stringMatching(/synchronous_commit off/u),
    ]);
  });

  it('tables of an older version, which stay as they are, and of a newer one', async () => {
    const old = await served(sql`delete from migration where name = '0012-operation'`);
    for (let time = 0; time < 2; time += 1)
      expect(of(await ask(old), 'database', 'should')).toEqual(['The tables are of an older version: 0012-operation is missing.']);
    const newer = await served(sql`insert into migration (name) values ('0999-future')`);
    expect(of(await ask(newer), 'database', 'must')[0]).toMatch(/newer version of the shop \(they have "0999-future"\)/u);
  });
});

describe('mail', () => {
  it('a server that does not answer, and none at all', async () => {
    const shop = await served();
    expect(of(await ask({ ...shop, SMTP_URL: 'smtp://127.0.0.1:4904' }), 'mail', 'must')[0]).toMatch(/does not take e-mails/u);
    expect(of(await ask(shop), 'mail', 'should')).toEqual(['E-mails are written to files, and reach nobody.']);
  });

  it('mails that wait too long, and mails that were given up', async () => {
    const shop = await served(sql`insert into outbox (kind, recipient, cause, content, state, created_at) values
      ('verify', 'a@example.com', 'a', '{}', 'queued', now() - interval '3 hours'), ('verify', 'b@example.com', 'b', '{}', 'failed', now())`);
    const report = await ask(shop);
    expect(of(report, 'outbox', 'must')).toEqual(['An e-mail waits, the oldest for 3 hours.']);
    expect(of(report, 'outbox', 'should')).toContain('1 e-mail was given up.');
  });
});

describe('backups', () => {
  it('one that failed, and one that is too old', async () => {
    const BACKUP_DIR = await backupFolder();
    const failed = await served(sql`insert into backup_run (started_at, ended_at, error) values (now(), now(), 'no room')`);
    expect(of(await ask({ ...failed, BACKUP_DIR }), 'backups', 'must')).toEqual(['The last backup failed: no room']);
    const old = await served(
      sql`insert into backup_run (started_at, ended_at) values (now() - interval '5 days', now() - interval '5 days')`,
    );
    expect(of(await ask({ ...old, BACKUP_DIR }), 'backups', 'must')).toEqual(['The last backup is 5 days old.']);
    const fresh = await served(sql`insert into backup_run (started_at, ended_at) values (now() - interval '5 hours', now())`);
    expect(of(await ask({ ...fresh, BACKUP_DIR }), 'backups', 'fine')).toEqual([
      'The last backup is 5 hours old, and was restored once to try it.',
    ]);
  });
});

describe('proxies', () => {
  it('one on this machine that nobody named is found by what a running server has seen', async () => {
    const env = { DATA_DIR: await embedded() };
    const server = startServerProcess(env);
    cleanups.push(() => server.end('SIGTERM'));
    const address = await server.address();
    expect(of(await ask(env), 'proxies', 'fine')).toEqual(['No proxy is seen or named.']);
    await fetch(`${address}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(of(await ask(env), 'proxies', 'must')).toEqual([expect.stringMatching(/^A proxy on this machine seems to stand in front/u)]);
    expect(of(await ask({ ...env, TRUSTED_PROXIES: '127.0.0.1' }), 'proxies')).toHaveLength(1);
  });
});
