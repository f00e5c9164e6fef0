/** Backups by schedule: made by one of the servers of a database, tried by restoring, the newest kept, failures told. */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkBackup } from '../../src/server/backup/format.ts';
import { backUpBySchedule, type BackupTimes } from '../../src/server/backup/schedule.ts';
import type { Config } from '../../src/server/config.ts';
import { openDatabase, type Database } from '../../src/server/database/index.ts';
import { loadCatalogue } from '../../src/server/catalogue/index.ts';
import { openMediaStore } from '../../src/server/media/index.ts';
import { fixtureCatalogue } from '../api/fixture.ts';
import { freshDatabase, freshFolder, postgresUrl, type FreshDatabase } from '../api/harness.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarnbrook-backups-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
});

const quick: BackupTimes = { look: 20, retry: 60_000 };

async function open(make: () => Promise<FreshDatabase> = () => freshDatabase('filled')): Promise<{ config: Config; database: Database }> {
  const { config, remove } = await make();
  cleanups.push(remove);
  return { config, database: await another(config) };
}

async function another(config: Config): Promise<Database> {
  const database = await openDatabase(config);
  cleanups.push(() => database.close());
  return database;
}

/** Makes backups until the test has ended. Gives what is logged, and a function that ends it. */
function begin(shop: { config: Config; database: Database }, { keep = 3, hours = 24, times = quick, into = folder } = {}) {
  const logged: string[] = [];
  const log = (_fields: object, text?: string) => void logged.push(text ?? '');
  const logger = { info: log, warn: log, error: log } as unknown as Parameters<typeof backUpBySchedule>[0]['logger'];
  const end = backUpBySchedule({
    ...shop,
    mediaStore: openMediaStore(shop.config),
    schedule: { folder: into, hours, keep },
    logger,
    times,
  });
  cleanups.push(end);
  return { logged, end };
}

const filesIn = async (path = folder) => (await readdir(path)).toSorted();
const runsOf = ({ kysely }: Database) => kysely.selectFrom('backupRun').selectAll().orderBy('id').execute();
/** The databases that backups are tried in; other tests make some of their own meanwhile. */
const trials = async ({ kysely }: Database) =>
  (
    await sql<{ name: string }>`select datname as name from pg_database where datname = current_database() || '_backup_check'`.execute(
      kysely,
    )
  ).rows;
const made = 'backup made, and restored once to try it';

it.each([
  ['a PostgreSQL server', () => freshDatabase('filled')],
  ['an embedded database', () => freshFolder('filled')],
])('on %s: a backup is made, tried and kept for its owner alone, and nothing else stays', async (_kind, make) => {
  const shop = await open(make);
  const { logged } = begin(shop);
  await vi.waitFor(() => expect(logged).toContain(made), { timeout: 30_000 });
  const files = await filesIn();
  expect(files).toEqual([expect.stringMatching(/^backup-\d{8}T\d{6}Z\.gz$/u)]);
  const path = join(folder, files[0]!);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await checkBackup(path)).end.rows['product']).toBe(60);
  expect(await runsOf(shop.database)).toEqual([
    expect.objectContaining({ file: path, error: null, size: String((await stat(path)).size), endedAt: expect.any(Date) as Date }),
  ]);
  expect(await trials(shop.database)).toEqual([]);
  // The next one is due in a day.
  expect(logged).toEqual([made]);
});

it('two servers of one database make one backup, and the next when it is due', async () => {
  const shop = await open();
  const other = { config: shop.config, database: await another(shop.config) };
  const second = await mkdtemp(join(tmpdir(), 'tarnbrook-backups-'));
  cleanups.push(() => rm(second, { recursive: true, force: true }));
  const running = [begin(shop), begin(other, { into: second })];
  const all = () => running.flatMap(({ logged }) => logged);
  await vi.waitFor(() => expect(all()).toContain(made), { timeout: 30_000 });
  // Files are named by the second in which a backup begins.
  await wait(1_000);
  await sql`update backup_run set started_at = now() - interval '25 hours'`.execute(shop.database.kysely);
  await vi.waitFor(() => expect(all().filter((text) => text === made)).toHaveLength(2), { timeout: 30_000 });
  expect((await filesIn()).length + (await filesIn(second)).length).toBe(2);
  expect(all()).toEqual([made, made]);
});

it('the newest stay, and files that are not its own are left alone', async () => {
  const shop = await open();
  const old = ['backup-20250101T000000Z.gz', 'backup-20250102T000000Z.gz', 'backup-20250103T000000Z.gz'];
  for (const name of [...old, 'monday.gz', 'backup-20250103T000000Z.gz.unchecked']) await writeFile(join(folder, name), name);
  const { logged } = begin(shop, { keep: 2 });
  await vi.waitFor(() => expect(logged).toContain(made), { timeout: 30_000 });
  await vi.waitFor(async () => expect(await filesIn()).toEqual([old[2], expect.stringMatching(/^backup-2[^.]+Z\.gz$/u), 'monday.gz']));
});

it('one that cannot be restored is no backup: it is logged, noted, not kept, and tried again later', async () => {
  const shop = await open();
  // A table that this version of the shop does not know is in the backup, and cannot be restored.
  await sql`create table stranger as select 1 as number`.execute(shop.database.kysely);
  const { logged } = begin(shop, { times: { look: 20, retry: 300 } });
  await vi.waitFor(() => expect(logged.filter((text) => text === 'the backup failed').length).toBeGreaterThan(1), { timeout: 30_000 });
  expect((await runsOf(shop.database))[0]).toMatchObject({ error: expect.stringMatching(/^It cannot be restored: .*stranger/u) as string });
  expect((await filesIn()).filter((name) => name.endsWith('.gz'))).toEqual([]);
  await sql`drop table stranger`.execute(shop.database.kysely);
  await vi.waitFor(() => expect(logged).toContain(made), { timeout: 30_000 });
});

it('a folder that cannot be written is told, and the shop goes on', async () => {
  const shop = await open();
  const blocked = join(folder, 'file');
  await writeFile(blocked, 'in the way');
  const { logged } = begin(shop, { into: blocked });
  await vi.waitFor(() => expect(logged).toContain('the backup failed'), { timeout: 30_000 });
  expect((await runsOf(shop.database))[0]).toMatchObject({ error: expect.stringContaining('file') as string });
  expect(await readFile(blocked, 'utf8')).toBe('in the way');
  expect(logged).toHaveLength(1);
});

it('a server that is stopped meanwhile leaves nothing of it, and one that was killed is noted', async () => {
  const shop = await open();
  await sql`insert into backup_run (started_at) values (now() - interval '2 hours')`.execute(shop.database.kysely);
  const { end, logged } = begin(shop);
  await vi.waitFor(async () => expect(await runsOf(shop.database)).toHaveLength(2), { timeout: 30_000, interval: 1 });
  await end();
  expect(logged).toEqual([]);
  expect(await filesIn()).toEqual([]);
  expect(await runsOf(shop.database)).toEqual([
    expect.objectContaining({ error: 'The server ended before the backup was made.', endedAt: expect.any(Date) as Date }),
  ]);
});

it('a user of the database who may make no other one has the backup restored into an embedded database', async () => {
  const { config, remove } = await freshDatabase('bare');
  const name = new URL(config.databaseUrl!).pathname.slice(1);
  const role = `keeper_${name.slice(-8)}`;
  const administrator = await openDatabase({ ...config, databaseUrl: postgresUrl('postgres') });
  cleanups.push(
    () => administrator.close(),
    () => sql`drop role ${sql.id(role)}`.execute(administrator.kysely),
    remove,
  );
  await sql`create role ${sql.id(role)} login`.execute(administrator.kysely);
  await sql`alter database ${sql.id(name)} owner to ${sql.id(role)}`.execute(administrator.kysely);
  const keepers = { ...config, databaseUrl: postgresUrl(name, role) };
  const database = await another(keepers);
  await loadCatalogue(database, fixtureCatalogue);
  const { logged } = begin({ config: keepers, database });
  await vi.waitFor(() => expect(logged).toContain(made), { timeout: 30_000 });
  expect(await filesIn()).toEqual([expect.stringMatching(/^backup-/u)]);
});
