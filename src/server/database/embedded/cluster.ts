/** The folder of an embedded database: how it is made, and how what a killed shop left in it is tidied up. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chmod, chown, lchown, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, StartError } from '../../errors.ts';
import { moveDurably } from '../../files/atomic.ts';
import { closeToOthers } from '../../files/closed.ts';
import { describeStartFailure } from './failures.ts';
import type { Programs } from './programs.ts';
import type { SystemUser } from './systemUser.ts';

/** Part of the socket's file name; nothing listens on a port. */
export const port = 5432;

/** Name of the database's superuser, which the shop connects as. Nobody else reaches the socket. */
export const role = 'tarnbrook';

/** How long a database that a killed shop left running may take to shut down, in milliseconds, before it is told to stop at once. */
const shutdownTimeoutMs = 30_000;

/** How often it is looked whether a process has ended, in milliseconds. */
const lookEveryMs = 20;

/** Its locale is PostgreSQL's own, so that sorting and letters are the same on every system. */
const initdbFlags = [
  `--username=${role}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
];

/** Everything that PostgreSQL's programs see of the environment: their messages are English, their times UTC. */
export const programEnvironment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

/** A folder as a program that is started is given it. */
export interface GivenFolder {
  /** The folder's path in that program. */
  readonly path: string;
  /** What stands behind standard error in the `stdio` of the program. */
  readonly descriptors: readonly number[];
  /** Call it when the program was started. */
  close(): void;
}

/**
 * Gives a folder to a program. On Linux it travels as an open descriptor: then neither the length of its path matters, which a socket's address
 * has no room for, nor whether the program's user may enter the folders above it.
 */
export function giveFolder(folder: string): GivenFolder {
  if (process.platform !== 'linux') return { path: folder, descriptors: [], close() {} };
  const descriptor = openSync(folder, 'r');
  return { path: '/proc/self/fd/3', descriptors: [descriptor], close: () => closeSync(descriptor) };
}

/**
 * Makes a cluster if there is none. It appears whole: whatever ends this, a folder of that name is one that PostgreSQL starts on.
 *
 * @throws {StartError} when it cannot be made
 */
export async function makeCluster(folder: string, { initdb }: Programs, user: SystemUser | undefined): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return;
  const unfinished = `${folder}.new`;
  // Left by a start that was killed.
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (user) await chown(unfinished, user.uid, user.gid);
  const given = giveFolder(unfinished);
  const child = spawn(initdb, [...initdbFlags, '-D', given.path], {
    ...user,
    cwd: '/',
    env: programEnvironment,
    stdio: ['ignore', 'ignore', 'pipe', ...given.descriptors],
  });
  given.close();
  const said: string[] = [];
  child.stderr!.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new StartError(describeStartFailure(folder, said.join('')));
  }
  await moveDurably(unfinished, folder);
}

/** Gives a cluster that root has made, by copying one, to the user who is to run it. */
export async function handOver(folder: string, { uid, gid }: SystemUser): Promise<void> {
  if ((await stat(folder)).uid === uid) return;
  const inside = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const path of inside.map((entry) => join(entry.parentPath, entry.name))) await lchown(path, uid, gid);
  await chmod(folder, 0o700);
  // The folder itself last: a hand-over that was interrupted is made again.
  await chown(folder, uid, gid);
}

/** Takes from others what they may do with a cluster, which a copy may have left open to them; only its own user is to enter it. */
export async function closeCluster(folder: string, user: SystemUser | undefined): Promise<void> {
  const { path, descriptors, close } = giveFolder(folder);
  try {
    // What the descriptor stands for, and not the link to it, which is passed over.
    await closeToOthers(`${path}/.`, { ...user, descriptors });
  } finally {
    close();
  }
}

/** The name that all processes of a cluster have in their command: that of its folder, wherever it is moved to. */
export async function clusterNameOf(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder);
  // In brackets, so that no name is the beginning of another.
  return `${role}[${dev.toString(36)}-${ino.toString(36)}]`;
}

/**
 * Ends the database that a shop left running when it was killed, and takes away the notes of its process where nobody stands behind them any more.
 * The caller holds the lock of the shop's folder, so no other shop can be using it.
 *
 * @throws {StartError} when it does not end
 */
export async function endAbandoned(folder: string): Promise<void> {
  const notes = [`${folder}/postmaster.pid`, `${folder}/.s.PGSQL.${port}.lock`];
  const texts = await Promise.all(notes.map(readIfThere));
  if (texts.every((text) => text === undefined)) return;
  const name = await clusterNameOf(folder);
  const pid = Number(/^\d+$/mu.exec(texts[0] ?? '')?.[0]);
  const isRunning = async () => (await runningCommands()).get(pid)?.includes(name) ?? false;
  if (await isRunning()) {
    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      process.kill(pid, signal);
      if (await becomesTrue(async () => !(await isRunning()))) return;
    }
    throw new StartError(`The database in ${folder} is still run by process ${pid}, which does not end. End it, then start again.`);
  }
  // Its number belongs to another program by now, or the power went before the number was on the disk: PostgreSQL would refuse to start.
  // What is left of a server that was killed ends by itself.
  if (await becomesTrue(async () => ![...(await runningCommands()).values()].some((command) => command.includes(name))))
    for (const note of notes) await rm(note, { force: true });
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function becomesTrue(check: () => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + shutdownTimeoutMs; Date.now() < until; await wait(lookEveryMs)) if (await check()) return true;
  return false;
}

/** The commands of all running processes, by their number. */
async function runningCommands(): Promise<Map<number, string>> {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' });
    return new Map(stdout.split('\n').map((line) => [Number.parseInt(line, 10), line] as const));
  }
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 1);
  // A process that has ended meanwhile has no command.
  return new Map(
    await Promise.all(pids.map(async (pid) => [pid, await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')] as const)),
  );
}
