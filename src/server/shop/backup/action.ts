import { dumpDatabase } from '../../backup/dump.ts';
import type { BackupContent, BackupHead } from '../../backup/format.ts';
import type { Action } from '../actions.ts';
import { ShopError } from '../errors.ts';

/** Gives the database as lines of a backup. */
export const readDatabase: Action<never, { readonly head: BackupHead } | BackupContent> = async function* ({ database }) {
  yield* dumpDatabase(database);
};

/** A copy of the embedded database, for another process to read at its leisure. */
export interface CopyForBackup {
  /** Its data folder. */
  readonly dataDir: string;
  /** Of which moment it is, ISO 8601 in UTC. */
  readonly takenAt: string;
}

/** Copies the embedded database, and deletes the copy when the input ends or whoever asked is gone. */
export const copyDatabase: Action<never, CopyForBackup> = async function* ({ database }, input) {
  if (!database.copy) throw new ShopError('Only the embedded database is copied; DATABASE_URL names the other one to everybody.');
  const copy = await database.copy();
  try {
    yield { dataDir: copy.dataDir, takenAt: new Date().toISOString() };
    for await (const _ of input);
  } finally {
    await copy.remove();
  }
};
