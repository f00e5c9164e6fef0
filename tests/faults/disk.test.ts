/**
 * A disk that is full, and one that fails: forms that cannot be stored are refused with a message, nothing of them remains, everything else goes on, and the shop
 * recovers with the disk.
 *
 * A full disk is a file system of its own in memory, which only root can make. A failing one is a limit on the size of files (`prlimit`), by which the
 * kernel lets each write of the running process beyond it fail. A disk made read-only is an ext4 image that the kernel is told to have found an error on.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../../src/server/database/index.ts';
import { mailsInFiles } from '../api/mailbox.ts';
import { databaseProcess, filledFolder, startServerProcess, type ServerProcess } from './serverProcess.ts';
import { findFaults, getJson, newSubmission, sendForm, sendMessage, type Outcome, type Submission } from './submissions.ts';

const megabyte = 1024 ** 2;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const canMount = process.platform === 'linux' && userInfo().uid === 0 && works('mount', '--version');
/** Whether a file system of its own can be made and told to fail. */
const canFail = canMount && works('mkfs.ext4', '-V') && works('findmnt', '--version') && existsSync('/sys/fs/ext4');
const canLimit = process.platform === 'linux' && works('prlimit', '--version');

function works(command: string, ...words: readonly string[]): boolean {
  try {
    execFileSync(command, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Mounts a file system of this size. */
function smallDisk(megabytes: number): string {
  const path = mkdtempSync(join(tmpdir(), 'tarnbrook-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', path]);
  cleanups.push(() => {
    execFileSync('umount', [path]);
    rmSync(path, { recursive: true });
  });
  return path;
}

/** Mounts a file system that the kernel makes read-only at its first error, as most servers' disks are mounted, and tells how to cause one. */
function failingDisk(megabytes: number): { path: string; fail: () => void; repair: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'tarnbrook-disk-'));
  const [image, path] = [join(folder, 'image'), join(folder, 'disk')];
  mkdirSync(path);
  execFileSync('truncate', ['--size', `${megabytes}M`, image]);
  execFileSync('mkfs.ext4', ['-q', image]);
  const mount = () => execFileSync('mount', ['-o', 'loop,errors=remount-ro', image, path]);
  mount();
  cleanups.push(() => {
    // A process that has just ended may hold it for a moment.
    execFileSync('umount', ['--lazy', path]);
    rmSync(folder, { recursive: true });
  });
  return {
    path,
    fail: () => {
      const device = execFileSync('findmnt', ['--noheadings', '--output', 'SOURCE', path], { encoding: 'utf8' }).trim();
      writeFileSync(`/sys/fs/ext4/${basename(device)}/trigger_fs_error`, '1');
      expect(() => writeFileSync(join(path, 'probe'), '')).toThrow(/EROFS/u);
    },
    repair: () => {
      execFileSync('umount', [path]);
      mount();
    },
  };
}

/** Fills all room that is left. Returns a function that frees it. */
function fill(disk: string): () => void {
  const path = join(disk, 'ballast');
  const file = openSync(path, 'a');
  for (const bytes of [megabyte, 4096]) {
    const piece = Buffer.alloc(bytes);
    try {
      for (;;) writeSync(file, piece);
    } catch {
      // There is no room left for pieces of this size.
    }
  }
  closeSync(file);
  return () => rmSync(path);
}

/** Makes each write of a process beyond a number of bytes of a file fail; `unlimited` ends that. */
function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  // It runs as the user of the process, who may always do this; in some containers root may not.
  const { uid, gid } = statSync(`/proc/${pid}`);
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`], { uid, gid });
}

/** Limits a shop and all processes of its database, and with them the processes that they will start. */
async function limitShop({ server, dataDir }: Shop, bytes: number | 'unlimited'): Promise<void> {
  limitFiles(server.pid, bytes);
  const database = await databaseProcess(dataDir);
  if (database === undefined) return;
  // First the one that starts the others: a process that it started after they were listed would have no limit, and take a form.
  limitFiles(database, bytes);
  for (const pid of await childrenOf(database)) {
    try {
      limitFiles(pid, bytes);
    } catch {
      // It has ended meanwhile.
    }
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 1);
  const parents = await Promise.all(
    pids.map(async (pid) => /^PPid:\s+(\d+)/mu.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1]),
  );
  return pids.filter((_, index) => Number(parents[index]) === parent);
}

/** A shop and the forms it was sent. */
class Shop {
  readonly dataDir: string;
  readonly server: ServerProcess;
  readonly submissions: Submission[] = [];
  readonly acknowledged = new Set<string>();

  private constructor(dataDir: string, server: ServerProcess) {
    this.dataDir = dataDir;
    this.server = server;
  }

  static async open(disk?: string): Promise<Shop> {
    const { path, remove } = await filledFolder(disk);
    cleanups.push(remove);
    const server = startServerProcess({ DATA_DIR: path, LOG_LEVEL: 'error', DISK_RESERVE_MB: '0' });
    cleanups.push(() => server.end());
    return new Shop(path, server);
  }

  /** Registers a business with three files. */
  async register(bytes: number) {
    const submission = newSubmission(bytes);
    this.submissions.push(submission);
    const outcome = await sendForm(await this.server.address(), submission);
    if (outcome.status === 201) this.acknowledged.add(submission.key);
    return outcome;
  }

  async get(path: string) {
    return getJson((await this.server.address()) + path);
  }

  async write(from: string) {
    return sendMessage(await this.server.address(), from);
  }

  /** Faults in the stored data. No server may run on it meanwhile. */
  async faults(): Promise<string[]> {
    const database = await openDatabase({ databaseUrl: undefined, dataDir: this.dataDir });
    try {
      return await findFaults(database, this.submissions, this.acknowledged);
    } finally {
      await database.close();
    }
  }
}

/** Expects the refusal of a form that the shop could not store, as a temporary upload or in the database. */
const isRefused = ({ status, body }: Outcome) => {
  expect([500, 503]).toContain(status);
  expect(body).toMatchObject({ message: expect.stringMatching(/try again/iu) as string });
};
const taken = { status: 201 };

it.runIf(canMount)('a full disk: forms with files are refused, lists go on, and with room again all is well, mails included', async () => {
  const disk = smallDisk(200);
  const shop = await Shop.open(disk);
  expect(await shop.register(megabyte)).toMatchObject(taken);
  const cached = '/api/products?limit=12';
  expect(await shop.get(cached)).toMatchObject({ status: 200 });
  const giveRoom = fill(disk);
  for (const bytes of [2 * megabyte, 50_000, megabyte, 2_000, 2 * megabyte]) {
    // A checkpoint may have deleted files of the journal meanwhile.
    fill(disk);
    isRefused(await shop.register(bytes));
    // The same list is answered from memory, whatever the database does.
    expect(await shop.get(cached)).toMatchObject({ status: 200 });
    expect((await shop.get('/healthz')).status).toBe(200);
  }
  // A message is so small that the database may have room for it; what is acknowledged must be stored.
  const message = await shop.write('asha@example.com');
  expect([200, 500, 503]).toContain(message.status);
  giveRoom();
  await vi.waitFor(async () => expect(await shop.register(50_000)).toMatchObject(taken), { timeout: 30_000, interval: 250 });
  expect(await shop.register(megabyte)).toMatchObject(taken);
  const due = shop.submissions.filter(({ key }) => shop.acknowledged.has(key)).map(({ mail }) => mail);
  if (message.status === 200) due.push('asha@example.com');
  const missing = async () => {
    const filed = new Set((await mailsInFiles(shop.dataDir)).map((mail) => mail.header('to')));
    return due.filter((mail) => !filed.has(mail));
  };
  // Mails that found no room are tried again after five, ten, twenty … seconds.
  await vi.waitFor(async () => expect(await missing()).toEqual([]), { timeout: 90_000, interval: 500 });
  expect(await shop.server.end('SIGTERM')).toBe(0);
  expect(await shop.faults()).toEqual([]);
});

it.runIf(canFail)('a disk made read-only: forms are told to come back, lists are read on, and after a restart all is well', async () => {
  const disk = failingDisk(400);
  const shop = await Shop.open(disk.path);
  for (const bytes of [megabyte, 50_000]) expect(await shop.register(bytes)).toMatchObject(taken);
  const lists = ['/api/products?limit=12', '/api/categories', '/healthz'];
  const read = async () => Promise.all(lists.map(async (path) => (await shop.get(path)).status));
  const all = lists.map(() => 200);
  expect(await read()).toEqual(all);
  disk.fail();
  for (let round = 0; round < 5; round += 1) {
    isRefused(await shop.register(50_000));
    isRefused(await shop.write(`asha${round}@example.com`));
    expect(await read()).toEqual(all);
    await wait(1_000);
  }
  expect(shop.server.isRunning(), shop.server.errors()).toBe(true);
  await shop.server.end('SIGTERM');
  disk.repair();
  expect(await shop.faults()).toEqual([]);
  const next = startServerProcess({ DATA_DIR: shop.dataDir, LOG_LEVEL: 'error', DISK_RESERVE_MB: '0' });
  cleanups.push(() => next.end());
  expect(await sendForm(await next.address(), newSubmission(50_000))).toMatchObject(taken);
});

it.runIf(canLimit)('files that cannot grow: what needs them is refused, the rest goes on, and afterwards all is well', async () => {
  const shop = await Shop.open();
  // The table of files is larger than the limit will be; the journal's files, of 16 MB, are smaller.
  expect(await shop.register(4.8 * megabyte)).toMatchObject(taken);
  await limitShop(shop, 17 * megabyte);
  // The temporary upload fails when it has grown to the limit.
  isRefused(await shop.register(4.8 * megabyte));
  for (let round = 0; round < 3; round += 1) {
    // Each form is larger than the free room in the database's file.
    isRefused(await shop.register(2 * megabyte));
    expect(await shop.get(`/api/products?limit=12&offset=${round}`)).toMatchObject({ status: 200 });
    expect(await shop.write(`asha${round}@example.com`)).toMatchObject({ status: 200 });
    expect(await shop.get('/readyz')).toMatchObject({ status: 200 });
  }
  await limitShop(shop, 'unlimited');
  for (const bytes of [megabyte, 50_000]) expect(await shop.register(bytes)).toMatchObject(taken);
  expect(await shop.server.end('SIGTERM')).toBe(0);
  expect(await shop.faults()).toEqual([]);
});

it.runIf(canLimit)(
  'a journal that cannot be written: forms are told to come back, what is cached is still answered, and the shop heals by itself',
  async () => {
    const shop = await Shop.open();
    for (const bytes of [megabyte, 50_000]) expect(await shop.register(bytes)).toMatchObject(taken);
    const cached = '/api/products?limit=12';
    expect(await shop.get(cached)).toMatchObject({ status: 200 });
    await limitShop(shop, 1);
    for (let round = 0; round < 3; round += 1) {
      isRefused(await shop.register(50_000));
      isRefused(await shop.write(`asha${round}@example.com`));
      expect(await shop.get(cached)).toMatchObject({ status: 200 });
    }
    expect(shop.server.isRunning(), shop.server.errors()).toBe(true);
    await limitShop(shop, 'unlimited');
    await vi.waitFor(async () => expect(await shop.register(50_000)).toMatchObject(taken), { timeout: 30_000, interval: 250 });
    expect(await shop.server.end('SIGTERM')).toBe(0);
    expect(await shop.faults()).toEqual([]);
  },
);

// Bytes that a file may grow by during the start: too few for the lock file, and enough for that but not for the journal.
it.runIf(canLimit).each([1, 4_096])(
  'a start on a disk that takes %i more bytes is refused in one sentence, with code 1, and loses nothing',
  async (bytes) => {
    const shop = await Shop.open();
    expect(await shop.register(50_000)).toMatchObject(taken);
    await shop.server.end('SIGKILL');
    const next = startServerProcess({ DATA_DIR: shop.dataDir, LOG_LEVEL: 'error', DISK_RESERVE_MB: '0' });
    cleanups.push(() => next.end());
    limitFiles(next.pid, bytes);
    expect(await Promise.race([next.ended, wait(30_000, 'still running')])).toBe(1);
    expect(next.errors()).toMatch(/^The(?:re)? .+\.\n$/u);
    expect(await shop.faults()).toEqual([]);
  },
);
