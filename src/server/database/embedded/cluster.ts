/** Makes the folder of an embedded database, and tidies it up after a killed shop. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chmod, chown, lchown, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage, StartError } from '../../errors.ts';
import { moveDurably, whenMissing, writeAtomically } from '../../files/atomic.ts';
import { closeToOthers } from '../../files/permissions.ts';
import { describeStartFailure } from './failures.ts';
import type { Programs } from './programs.ts';
import { idleUser, type SystemUser } from './systemUser.ts';

/** Part of the socket's file name; nothing listens on a port. */
export const port = 5432;

/** Name of the database's superuser, as which the shop connects. */
export const role = 'tarnbrook';

/** How long a database that a killed shop left running may take to shut down, in milliseconds, before it is stopped at once. */
const shutdownTimeoutMs = 30_000;

/** How often to check whether a process has ended, in milliseconds. */
const lookEveryMs = 20;

/** Flags of `initdb`. The locale is PostgreSQL's own, so that sorting and letters are the same on every system. */
const initdbFlags = [
  `--username=${role}`,
  '--auth=peer',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
];

/** English messages and times in UTC. */
export const programEnvironment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

export interface GivenFolder {
  readonly path: string;
  /** Further entries for the program's `stdio`, after standard error. */
  readonly descriptors: readonly number[];
  /** To be called when the program was started. */
  close(): void;
}

/** On Linux an open descriptor: its path may be longer than a socket's address, and the user needs no access to the folders above it. */
export function giveFolder(folder: string): GivenFolder {
  if (process.platform !== 'linux') return { path: folder, descriptors: [], close() {} };
  const descriptor = openSync(folder, 'r');
  return { path: '/proc/self/fd/3', descriptors: [descriptor], close: () => closeSync(descriptor) };
}

/** It gets its name only when it is complete, so that PostgreSQL can start on any folder of that name. @throws {StartError} */
export async function makeCluster(folder: string, { initdb }: Programs, user: SystemUser | undefined, signal?: AbortSignal): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return;
  signal?.throwIfAborted();
  const unfinished = `${folder}.new`;
  // A killed start may have left a folder.
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const maker = user && idleUser();
  if (maker) await chown(unfinished, maker.uid, maker.gid);
  const given = giveFolder(unfinished);
  const child = spawn(initdb, [...initdbFlags, '-D', given.path], {
    ...maker,
    cwd: '/',
    env: programEnvironment,
    stdio: ['ignore', 'ignore', 'pipe', ...given.descriptors],
    // A signal to the shop's group reaches the shop alone, which waits for the folder and closes it; a command passes it on.
    detached: true,
  });
  given.close();
  const said: string[] = [];
  child.stderr!.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const stop = () => process.kill(-child.pid!, 'SIGTERM');
  signal?.addEventListener('abort', stop);
  const [code] = (await once(child, 'close')) as [number | null];
  signal?.removeEventListener('abort', stop);
  if (code !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    signal?.throwIfAborted();
    throw new StartError(describeStartFailure(folder, said.join('')));
  }
  if (user) await handOver(unfinished, user);
  await moveDurably(unfinished, folder);
}

/** Lets only root and the user of this process connect, also in folders of former versions. @throws {StartError} when it cannot be written down */
export async function admitOwner(folder: string, user: SystemUser | undefined): Promise<void> {
  const files = {
    'pg_hba.conf': 'local all all peer map=shop\n',
    'pg_ident.conf': [...new Set(['root', userInfo().username])].map((name) => `shop "${name}" ${role}\n`).join(''),
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    try {
      if ((await readIfThere(path)) === content) continue;
      await writeAtomically(path, content);
      if (user) await chown(path, user.uid, user.gid);
    } catch (error) {
      throw new StartError(describeStartFailure(folder, errorMessage(error)));
    }
  }
}

/** Gives a cluster that root has made or copied to the user who is to run it. */
export async function handOver(folder: string, { uid, gid }: SystemUser): Promise<void> {
  if ((await stat(folder)).uid === uid) return;
  for (const path of await readdir(folder, { recursive: true })) await lchown(join(folder, path), uid, gid);
  await chmod(folder, 0o700);
  // The folder itself comes last, so that an interrupted hand-over is repeated.
  await chown(folder, uid, gid);
}

/** Takes the rights to a cluster from other users, for whom a copy may have left it open; only its own user is to enter it. */
export async function closeCluster(folder: string, user: SystemUser | undefined): Promise<void> {
  const { path, descriptors, close } = giveFolder(folder);
  try {
    // The trailing dot names the folder of the descriptor; the link to it would be passed over.
    await closeToOthers(`${path}/.`, { ...user, descriptors });
  } finally {
    close();
  }
}

/** The name that all processes of a cluster have in their command: that of its folder, wherever it is moved to. */
export async function clusterNameOf(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder);
  // The brackets prevent a name from being the beginning of another.
  return `${role}[${dev.toString(36)}-${ino.toString(36)}]`;
}

/** The caller holds the lock of the shop's folder, so no other shop can be using it. @throws {StartError} when it does not end */
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
  // The process id belongs to another program by now, or a power cut prevented its writing: PostgreSQL would refuse to start. The remaining processes of a
  // killed server end by themselves.
  if (await becomesTrue(async () => ![...(await runningCommands()).values()].some((command) => command.includes(name))))
    for (const note of notes) await rm(note, { force: true });
}

const readIfThere = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(whenMissing(undefined));

async function becomesTrue(check: () => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + shutdownTimeoutMs; Date.now() < until; await wait(lookEveryMs)) if (await check()) return true;
  return false;
}

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
