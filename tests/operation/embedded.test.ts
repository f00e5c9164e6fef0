/** The embedded database: the files it leaves, the folders it takes over, and how it restarts. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contactCall } from '../../src/contract/calls.ts';
import { openDatabase, type Database } from '../../src/server/database/index.ts';
import { describeStartFailure } from '../../src/server/database/embedded/failures.ts';
import { StartError } from '../../src/server/errors.ts';
import { freshFolder, get, openApp, post, type Content } from '../api/harness.ts';

/** Functions that close what a test opened, last opened first. */
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function folder(content: Content = 'empty'): Promise<string> {
  const { config, remove } = await freshFolder(content);
  open.push(remove);
  return config.dataDir;
}

async function opened(dataDir: string, onTrouble?: (error: Error) => void): Promise<Database> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, onTrouble && { onTrouble });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await database.close();
    isOpen = false;
  };
  open.push(close);
  return { ...database, close };
}

const setting = async ({ kysely }: Database, name: string) =>
  (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(kysely)).rows[0]!.value;

const pidFile = (dataDir: string) => join(dataDir, 'postgresql/postmaster.pid');
const postmasterOf = async (dataDir: string) => Number((await readFile(pidFile(dataDir), 'utf8')).split('\n')[0]);

/** Whether a process runs. One that has ended is still listed, without a command, until its parent reads its exit code. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || commandOf(pid) !== '';
  } catch {
    return false;
  }
}

/** The command of a process; empty when it has ended. */
function commandOf(pid: number | string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** A process that opens the database, writes one row, says so, and waits. */
const holder = `
  import { openDatabase } from ${JSON.stringify(new URL('../../src/server/database/index.ts', import.meta.url))};
  const { kysely } = await openDatabase({ dataDir: process.argv[1] });
  await kysely.insertInto('tag_key').values({ name: 'acknowledged' }).execute();
  process.stdout.write('written');
  setInterval(() => {}, 1000);`;

/** @param before - is done just before the shop is killed. @returns the id of its database's process */
async function killedHolder(dataDir: string, before: (database: number) => void = () => {}): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', holder, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout!, 'data');
  const database = await postmasterOf(dataDir);
  before(database);
  child.kill('SIGKILL');
  await once(child, 'exit');
  return database;
}

const tags = async ({ kysely }: Database) => (await kysely.selectFrom('tagKey').select('name').execute()).map(({ name }) => name);

describe('the embedded database', () => {
  it('writes to the disk before it acknowledges, checks what it reads, and listens on nothing but a socket of its own folder', async () => {
    const dataDir = await folder();
    const database = await opened(dataDir);
    const settings = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'data_checksums',
      'listen_addresses',
      'dynamic_shared_memory_type',
    ];
    const values = await Promise.all(settings.map(async (name) => [name, await setting(database, name)]));
    expect(Object.fromEntries(values)).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      // Containers may have no /dev/shm.
      dynamic_shared_memory_type: 'sysv',
    });
    const cluster = join(dataDir, 'postgresql');
    expect((await stat(cluster)).mode & 0o777).toBe(0o700);
    expect((await stat(join(cluster, '.s.PGSQL.5432'))).isSocket()).toBe(true);
  });

  it('ends with the shop', async () => {
    const dataDir = await folder();
    const database = await opened(dataDir);
    const pid = await postmasterOf(dataDir);
    expect(isRunning(pid)).toBe(true);
    await database.close();
    expect(isRunning(pid)).toBe(false);
  });

  it('ends by itself when its shop was killed', async () => {
    const dataDir = await folder();
    const former = await killedHolder(dataDir);
    await vi.waitFor(() => expect(isRunning(former)).toBe(false), 30_000);
    expect(await tags(await opened(dataDir))).toEqual(['acknowledged']);
  });

  it.runIf(process.platform === 'linux')(
    'is ended by the next start when nothing else ended it, and has everything that was acknowledged',
    async () => {
      const dataDir = await folder();
      const former = await killedHolder(dataDir, (database) => {
        const watcher = readdirSync('/proc').find((pid) => /^\d+$/u.test(pid) && commandOf(pid).endsWith(`kill -INT "$0"\0${database}\0`));
        process.kill(Number(watcher), 'SIGKILL');
      });
      expect(isRunning(former)).toBe(true);
      const database = await opened(dataDir);
      expect(isRunning(former)).toBe(false);
      expect(await tags(database)).toEqual(['acknowledged']);
    },
  );

  it('opens after its own processes were killed together with the shop', async () => {
    const dataDir = await folder();
    await killedHolder(dataDir, (database) => process.kill(database, 'SIGKILL'));
    expect(await tags(await opened(dataDir))).toEqual(['acknowledged']);
  });

  it.each([
    ['is empty, as a power cut or a full disk leaves it', ''],
    ['names a process that has another program by now', `${process.pid}\n/nowhere\n1\n5432\n\n\n`],
    ['names a process that nobody has', '4194000\n/nowhere\n1\n5432\n\n\n'],
  ])('opens when the note of its process %s', async (_, text) => {
    const dataDir = await folder();
    await writeFile(pidFile(dataDir), text);
    expect(await tags(await opened(dataDir))).toEqual([]);
  });

  it('opens in a folder that was moved, and in one whose path is longer than a socket’s address may be', async () => {
    const dataDir = await folder();
    await (await opened(dataDir)).close();
    const long = join(`${dataDir}-moved`, 'a-folder-with-a-long-name'.repeat(6));
    await mkdir(`${dataDir}-moved`);
    open.push(() => rm(`${dataDir}-moved`, { recursive: true, force: true }));
    await rename(dataDir, long);
    expect(await tags(await opened(long))).toEqual([]);
  });

  it('leaves nothing half made when the start that made it was killed', async () => {
    const dataDir = await folder('bare');
    await mkdir(join(dataDir, 'postgresql.new/base'), { recursive: true });
    await writeFile(join(dataDir, 'postgresql.new/PG_VERSION'), '18\n');
    expect(await tags(await opened(dataDir))).toEqual([]);
    await expect(stat(join(dataDir, 'postgresql.new'))).rejects.toThrow('ENOENT');
  });

  // PostgreSQL refuses to run as root. The test needs root; other users skip it.
  it.runIf(process.getuid?.() === 0)(
    'runs as a user without rights where the shop runs as root, also below a folder closed to others',
    async () => {
      const closed = await mkdtemp(join(tmpdir(), 'tarnbrook-closed-'));
      open.push(() => rm(closed, { recursive: true, force: true }));
      await chmod(closed, 0o700);
      await opened(join(closed, 'data'));
      const cluster = join(closed, 'data/postgresql');
      expect((await stat(cluster)).uid).not.toBe(0);
      const status = await readFile(`/proc/${await postmasterOf(join(closed, 'data'))}/status`, 'utf8');
      expect(/^Uid:\s+(\d+)/mu.exec(status)?.[1]).toBe(String((await stat(cluster)).uid));
    },
  );

  it.runIf(process.getuid?.() === 0)(
    'is out of reach of other programs that run without rights, in a folder of a former version too',
    async () => {
      const dataDir = await folder();
      const cluster = join(dataDir, 'postgresql');
      await (await opened(dataDir)).close();
      const nobody = 65_534;
      for (const path of ['', ...(await readdir(cluster, { recursive: true }))]) await chown(join(cluster, path), nobody, nobody);
      await writeFile(join(cluster, 'pg_hba.conf'), 'local all all trust\n');
      await opened(dataDir);
      const { uid } = await stat(cluster);
      const around = `/proc/${await postmasterOf(dataDir)}/cwd`;
      const asUser = (user: number, script: string) =>
        spawnSync(process.execPath, ['--input-type=module', '-e', script], { uid: user, gid: user, encoding: 'utf8', cwd: '/' }).stderr;
      expect(asUser(nobody, `import { readdirSync } from 'node:fs'; readdirSync('${around}/');`)).toContain('EACCES');
      const connect = `import pg from '${import.meta.resolve('pg')}'; await new pg.Client({ host: '${around}', port: 5432, user: 'tarnbrook', database: 'postgres' }).connect();`;
      expect(asUser(nobody, connect)).toContain('EACCES');
      expect(asUser(uid, connect)).toContain('Peer authentication failed');
    },
  );

  it.runIf(process.getuid?.() === 0)('stays its owner’s where root starts the shop of an ordinary user', async () => {
    const dataDir = await folder();
    await chown(join(dataDir, 'postgresql'), 1234, 1234);
    // Only the folder has a new owner, not its files: PostgreSQL refuses that.
    await expect(opened(dataDir)).rejects.toThrow(StartError);
  });
});

describe('a shop whose embedded database ends by itself', () => {
  it('starts it again, answers 503 with a time to come back meanwhile, and goes on', async () => {
    const { config, remove } = await freshFolder('filled');
    open.push(remove);
    // It may ask for a change of the range while the database is gone, and asks again.
    const shop = await openApp(config, { onError: () => undefined });
    open.push(shop.close);
    const message = { name: 'Asha', mail: 'asha@example.com', subject: 'Haddock', message: 'Do you deliver?' };
    expect((await get(shop, '/api/products?limit=2')).status).toBe(200);
    const killed = await postmasterOf(config.dataDir);
    process.kill(killed, 'SIGKILL');
    // A connection of the killed process may live a moment longer. Once it is gone the shop notices at the next statement: that call gets a 503 with
    // Retry-After, and those after it too, until the new process answers.
    const statuses = new Set<number>();
    let isOver = false;
    // On a busy machine the new process may answer before the next message: others read without a pause, each time another list, so that none is cached.
    const readers = [1, 2].map(async (limit) => {
      for (let offset = 0; !isOver; offset += 1) statuses.add((await get(shop, `/api/products?limit=${limit}&offset=${offset}`)).status);
    });
    try {
      await vi.waitFor(
        async () => {
          const { status, headers, body } = await post<{ message: string }>(shop, contactCall, message);
          statuses.add(status);
          if (status === 503) {
            expect(Number(headers['retry-after'])).toBeGreaterThan(0);
            expect(body.message).toBe('The shop is just restarting. Please try again.');
          }
          expect(status).toBe(200);
          expect(await postmasterOf(config.dataDir)).not.toBe(killed);
        },
        { timeout: 20_000, interval: 20 },
      );
    } finally {
      isOver = true;
    }
    await Promise.all(readers);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(503);
    expect((await get(shop, '/api/products?limit=2')).status).toBe(200);
  });
});

describe('a folder that cannot be started', () => {
  it('is damaged: restoring is advised, and the reason is PostgreSQL’s', async () => {
    const dataDir = await folder();
    await writeFile(join(dataDir, 'postgresql/global/pg_control'), 'x');
    await expect(openDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(
      /^The database in .+ is damaged \(.*pg_control.*\)\. Restore your last backup into a new DATA_DIR\.$/u,
    );
  });

  it.each([
    [
      'FATAL:  could not write lock file "postmaster.pid": No space left on device',
      /^The disk .+ is full .+Make room.+everything that was acknowledged is there/u,
    ],
    ['PANIC:  could not open file "pg_wal/1": Read-only file system', /Mount its disk so that it can be written/u],
    ['FATAL:  could not open shared memory segment "/PostgreSQL.1": Permission denied', /no shared memory .+ or set DATABASE_URL/u],
    ['FATAL:  could not create shared memory segment: No space left on device', /no shared memory/u],
    ['FATAL:  data directory "/x" has invalid permissions', /Give the folder back to the user who ran the shop/u],
    ['FATAL:  database files are incompatible with server', /made by another version of PostgreSQL .+npm run shop -- backup/u],
    ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /not enough memory/u],
    ['FATAL:  could not open file "base/1": Too many open files', /^The system lets too few files be open .+ulimit -n/u],
    ['FATAL:  something new', /^The database in \/x does not start \(something new\)\. Mend that, then start again\.$/u],
  ])('says what helps against: %s', (log, message) => {
    const said = describeStartFailure('/x', `LOG:  starting\n${log}\nLOG:  shutting down\n`);
    expect(said).toMatch(message);
    expect(/restore/iu.test(said)).toBe(/another version/u.test(said));
  });
});
