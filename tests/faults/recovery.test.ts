/**
 * A PostgreSQL of the operator's own goes back to a moment before an accident, by the steps of `docs/backups.md`: an archive of its journal, a base backup made while
 * the shop runs, and a recovery up to a time. npm brings no `pg_basebackup`, so the base backup is made by PostgreSQL's functions, which that program calls as well.
 */
import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../src/server/catalogue/index.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase, openDatabaseUnchanged, type Database } from '../../src/server/database/index.ts';
import { role } from '../../src/server/database/embedded/cluster.ts';
import { EmbeddedServer } from '../../src/server/database/embedded/server.ts';
import { runCli } from '../api/commandLineHarness.ts';
import { fixtureCatalogue } from '../api/fixture.ts';
import { openMailbox } from '../api/mailbox.ts';
import { addressOf } from '../api/postgresAddress.ts';
import { startServerProcess } from './serverProcess.ts';
import { findFaults, newSubmission, sendForm, type Submission } from './submissions.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** Starts a PostgreSQL that the test ends. */
async function startPostgres(folder: string, settings: Readonly<Record<string, string>>): Promise<EmbeddedServer> {
  const server = await EmbeddedServer.start(folder, { settings, onTrouble: () => {} });
  cleanups.push(() => server.stop());
  return server;
}

/** Copies the files of a running PostgreSQL to a folder from which a recovery can begin. Its journal is in the archive. */
async function makeBaseBackup({ kysely }: Database, from: string, to: string): Promise<void> {
  const isLeftOut = (path: string) =>
    path.startsWith('pg_wal/') || /^(?:postmaster\.|\.s\.PGSQL)/u.test(path) || /(?:pgsql_tmp|\/t\d+_)/u.test(path);
  await kysely.connection().execute(async (session) => {
    await sql`select pg_backup_start('daily', fast => true)`.execute(session);
    await cp(from, to, { recursive: true, filter: (path) => !isLeftOut(relative(from, path)) });
    const { rows } = await sql<{ labelfile: string }>`select labelfile from pg_backup_stop()`.execute(session);
    await writeFile(join(to, 'backup_label'), rows[0]!.labelfile);
  });
}

const accountsIn = async ({ kysely }: Database) =>
  (await kysely.selectFrom('account').select('mail').orderBy('id').execute()).map(({ mail }) => mail);

it('a PostgreSQL with an archive of its journal goes back to the minute before an accident, and no mail is sent for a second time', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'tarnbrook-recovery-'));
  cleanups.push(() => rm(parent, { recursive: true, force: true }));
  const [live, restored, archive] = [join(parent, 'live'), join(parent, 'restored'), join(parent, 'archive')];
  await mkdir(archive);
  // PostgreSQL may run as another user than this test, who must get into the archive.
  await chmod(parent, 0o755);
  await chmod(archive, 0o777);

  // Step 1: the journal is archived.
  const postgres = await startPostgres(live, {
    archive_mode: 'on',
    archive_timeout: '60',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  });
  const env = { DATABASE_URL: addressOf(postgres.connection, 'postgres'), DATA_DIR: join(parent, 'shop') };
  const database = await openDatabase(readConfig(env));
  cleanups.push(() => database.close());
  await loadCatalogue(database, fixtureCatalogue);
  let mayReceive = Promise.withResolvers<void>();
  const box = await openMailbox({
    async onRcptTo(_address, _session, done) {
      await mayReceive.promise;
      done();
    },
  });
  cleanups.push(box.close);
  const mailsTo = ({ mail }: Submission) => box.mails.filter(({ recipients }) => recipients.includes(mail)).length;
  const shop = startServerProcess({ ...env, SMTP_URL: box.url });
  cleanups.push(() => shop.end());
  const origin = await shop.address();
  const register = async (at: string) => {
    const submission = newSubmission(20_000);
    expect(await sendForm(at, submission)).toMatchObject({ status: 201 });
    return submission;
  };
  mayReceive.resolve();
  const early = await register(origin);
  await vi.waitFor(() => expect(mailsTo(early)).toBe(1), 20_000);

  // Step 2: a base backup, while the shop runs.
  await makeBaseBackup(database, live, restored);
  mayReceive = Promise.withResolvers();
  const late = await register(origin);
  await wait(500);
  const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(database.kysely);
  await wait(500);
  mayReceive.resolve();
  await vi.waitFor(() => expect(mailsTo(late)).toBe(1), 20_000);
  const lost = await register(origin);
  await sql`update account set name = 'Overwritten by accident'`.execute(database.kysely);
  await sql`select pg_switch_wal()`.execute(database.kysely);
  const { rows: journal } = await sql<{ name: string }>`select pg_walfile_name(pg_current_wal_lsn() - 1) as name`.execute(database.kysely);
  await vi.waitFor(async () => expect((await readdir(archive)).toSorted().at(-1)! >= journal[0]!.name).toBe(true), 60_000);

  // Step 3: the shop is stopped, and the base backup started with the archive up to the moment.
  expect(await shop.end('SIGTERM')).toBe(0);
  await database.close();
  await postgres.stop();
  await writeFile(join(restored, 'recovery.signal'), '');
  await mkdir(join(restored, 'pg_wal'), { recursive: true });
  const recovering = startPostgres(restored, { restore_command: `cp ${archive}/%f %p`, recovery_target_time: rows[0]!.at });
  const url = addressOf({ host: restored, user: role }, 'postgres');
  const looking = await vi.waitFor(() => openDatabaseUnchanged({ databaseUrl: url, dataDir: '' }), { timeout: 60_000, interval: 200 });
  await vi.waitFor(
    async () => expect((await sql`select 1 where pg_get_wal_replay_pause_state() = 'paused'`.execute(looking.kysely)).rows).toHaveLength(1),
    { timeout: 60_000, interval: 200 },
  );
  expect(await accountsIn(looking)).toEqual([early.mail, late.mail]);
  await sql`select pg_wal_replay_resume()`.execute(looking.kysely);
  await recovering;

  // Step 4: mails that waited at that moment may have been sent since.
  await vi.waitFor(() => sql`update outbox set state = 'failed' where state in ('queued', 'sending')`.execute(looking.kysely), 10_000);
  await looking.close();

  const after = { ...env, DATABASE_URL: url };
  const again = startServerProcess({ ...after, SMTP_URL: box.url });
  cleanups.push(() => again.end());
  const next = await register(await again.address());
  await vi.waitFor(() => expect(mailsTo(next)).toBe(1), 20_000);
  expect([early, late, lost].map(mailsTo)).toEqual([1, 1, 1]);
  const recovered = await openDatabase(readConfig(after));
  cleanups.push(() => recovered.close());
  expect(await findFaults(recovered, [early, late, next], new Set([early.key, late.key, next.key]))).toEqual([]);
  expect((await recovered.kysely.selectFrom('account').select('name').distinct().execute()).map(({ name }) => name)).not.toContain(
    'Overwritten by accident',
  );
  expect((await runCli(readConfig(after), 'mail', 'queue', '--json')).out).toContain(late.mail);
  expect(await runCli(readConfig(after), 'doctor')).toMatchObject({ out: expect.stringContaining('given up') as string });
  console.log(
    `Went back to ${rows[0]!.at}: ${(await readdir(archive)).filter((name) => /^[0-9A-F]{24}$/u.test(name)).length} files of the journal in ${basename(archive)}`,
  );
});
