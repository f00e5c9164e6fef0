/**
 * Keeps a second server away from a data folder, since two processes writing one embedded database destroy it.
 *
 * The lock is the operating system's own lock on a file, taken through SQLite: it ends with the process however the process ends, so that no stale
 * lock remains, and it works between containers that share the folder. A file beside it names the holder, for the message only.
 */
import { chmodSync, closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorMessage, StartError } from '../errors.ts';

/** Mode of files that nobody but their owner may use. */
const ownersAlone = 0o600;

/** SQLite's result code for "somebody else holds it". */
const sqliteBusy = 5;

/** A folder held by this process. */
export interface FolderLock {
  release(): void;
}

/**
 * Locks a folder for this process until it ends or releases it.
 *
 * @param folder an existing folder
 * @throws {StartError} when another process holds it (names that process), or when the folder cannot be written
 */
export function lockFolder(folder: string): FolderLock {
  const holderFile = join(folder, 'server.json');
  const lock = takeLock(folder, holderFile);
  try {
    rmSync(holderFile, { force: true });
    writeFileSync(holderFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }), { mode: ownersAlone });
  } catch (error) {
    lock.close();
    throw unusableFolder(folder, error);
  }
  return {
    release() {
      rmSync(holderFile, { force: true });
      lock.close();
    },
  };
}

function takeLock(folder: string, holderFile: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    const file = join(folder, 'server.lock');
    // SQLite would make a file that others may read, and so hold the lock of.
    closeSync(openSync(file, 'a', ownersAlone));
    chmodSync(file, ownersAlone);
    lock = new DatabaseSync(file, { timeout: 0 });
    // Without a journal the lock needs no second file, and nothing is ever written.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === sqliteBusy) {
      throw new StartError(
        `The data folder ${folder} is in use by another running server${describeHolder(holderFile)}. Stop that server, or set DATA_DIR to another folder.`,
      );
    }
    throw unusableFolder(folder, error);
  }
}

function unusableFolder(folder: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${folder} cannot be used (${errorMessage(error)}). Make it writable for this user, make sure that its disk has room, or set DATA_DIR to another folder.`,
  );
}

function describeHolder(holderFile: string): string {
  try {
    const holder: unknown = JSON.parse(readFileSync(holderFile, 'utf8'));
    if (typeof holder !== 'object' || holder === null || !('pid' in holder) || !('since' in holder)) return '';
    return ` (process ${String(holder.pid)}, since ${String(holder.since)})`;
  } catch {
    // The holder is just starting and has not written its name yet.
    return '';
  }
}
