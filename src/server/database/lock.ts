/**
 * Two processes writing one embedded database destroy it. The lock is the operating system's on a file, taken through SQLite: it ends with the process, and
 * works between containers that share the folder. A file beside it names the holder, for the message only.
 */
import { chmodSync, closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage, StartError } from '../errors.ts';

/** Only the owner may use the file. */
const ownersAlone = 0o600;

/** SQLite's result code for a file that is locked. */
const sqliteBusy = 5;

/** How long a program waits for the one that holds its folder, in milliseconds: a server that is ending takes no longer. */
const waitMs = 30_000;

/** How often it tries, in milliseconds. */
const tryEveryMs = 200;

class FolderInUseError extends StartError {
  /** That process: "another running server (process 12, since …)". */
  readonly holder: string;

  constructor(folder: string, { holder = 'server', process = '' }: ReturnType<typeof readHolder>) {
    const described = `another running ${holder}${process}`;
    super(`The data folder ${folder} is in use by ${described}. Stop that ${holder.split(' ')[0]}, or set DATA_DIR to another folder.`);
    this.holder = described;
  }
}

/**
 * A server that is ending, or a command, may hold the folder for some seconds more.
 *
 * @param say - is told once whom it waits for
 * @throws {StartError} when the folder is still held after half a minute
 */
export async function waitForFolder<Opened>(
  open: () => Promise<Opened>,
  say: (line: string) => void,
  signal?: AbortSignal,
  forMs = waitMs,
): Promise<Opened> {
  let isTold = false;
  const until = performance.now() + forMs;
  for (; ; await wait(tryEveryMs, undefined, { signal })) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof FolderInUseError) || performance.now() >= until) throw error;
      if (!isTold) say(`Waiting up to ${waitMs / 1000} s for ${error.holder} to end, which uses the same data folder.`);
      isTold = true;
    }
  }
}

/**
 * @param holder - this program, as others are told of it: 'command "backup"'. Default: a server
 * @throws {StartError} when another process holds it, or the folder cannot be written
 */
export function lockFolder(folder: string, holder = 'server'): { release(): void } {
  const holderFile = join(folder, 'server.json');
  const lockFile = join(folder, 'server.lock');
  const lock = takeLock(folder, lockFile, holderFile);
  try {
    rmSync(holderFile, { force: true });
    writeFileSync(holderFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString(), holder }), { mode: ownersAlone });
  } catch (error) {
    lock.close();
    throw unusableFolder(folder, error);
  }
  return {
    release() {
      // A process that has opened the file before finds, once it has the lock, that the file is no longer there.
      for (const file of [holderFile, lockFile]) rmSync(file, { force: true });
      lock.close();
    },
  };
}

function takeLock(folder: string, file: string, holderFile: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    // SQLite would make a file that others may read, and so hold the lock of.
    closeSync(openSync(file, 'a', ownersAlone));
    chmodSync(file, ownersAlone);
    const { ino } = statSync(file);
    lock = new DatabaseSync(file, { timeout: 0 });
    // Without a journal the lock needs no second file, and nothing is ever written.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    if (statSync(file, { throwIfNoEntry: false })?.ino !== ino) throw new FolderInUseError(folder, readHolder(holderFile));
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof FolderInUseError) throw error;
    if (typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === sqliteBusy)
      throw new FolderInUseError(folder, readHolder(holderFile));
    throw unusableFolder(folder, error);
  }
}

function unusableFolder(folder: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${folder} cannot be used (${errorMessage(error)}). Make it writable for this user, make sure that its disk has room, or set DATA_DIR to another folder.`,
  );
}

/** Reads who holds the folder; nothing while the holder is just starting and has not written its name yet. */
function readHolder(holderFile: string): { readonly holder?: string; readonly process?: string } {
  try {
    const { holder, pid, since } = JSON.parse(readFileSync(holderFile, 'utf8')) as Record<string, unknown>;
    return { process: ` (process ${String(pid)}, since ${String(since)})`, ...(typeof holder === 'string' && { holder }) };
  } catch {
    return {};
  }
}
