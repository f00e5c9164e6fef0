import { dumpDatabase } from '../../server/backup/dump.ts';
import type { BackupContent, BackupHead } from '../../server/backup/format.ts';
import type { Action } from '../actions.ts';

/** Gives the database as lines of a backup. */
export const readDatabase: Action<never, { readonly head: BackupHead } | BackupContent> = async function* ({ database }) {
  yield* dumpDatabase(database);
};
