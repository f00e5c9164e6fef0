import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../database/index.ts';

const prefix = 'backup-';

/** These names sort by their time. Files of other names are not the shop's. */
const pattern = /^backup-\d{8}T\d{6}Z\.gz$/u;

/** Names that a server which was killed leaves: never whole, or never tried. */
const uncheckedPattern = /^backup-\d{8}T\d{6}Z\.gz\.unchecked$/u;

/** The name of a backup's file: `backup-20261103T030000Z.gz`. */
export const scheduledName = (at: Date): string => `${prefix}${at.toISOString().replace(/[-:]|\.\d+/gu, '')}.gz`;

/** Deletes all but the newest backups, and the remains of killed servers. */
export async function dropOldBackups(folder: string, keep: number): Promise<void> {
  const names = await readdir(folder);
  const old = names
    .filter((name) => pattern.test(name))
    .toSorted()
    .slice(0, -keep);
  for (const name of [...old, ...names.filter((each) => uncheckedPattern.test(each))]) await rm(join(folder, name), { force: true });
}

/** The last backup that was made, and the last that has ended, well or not. */
export async function latestBackups(
  database: Kysely<Schema>,
): Promise<readonly [made: Selectable<Schema['backupRun']> | undefined, tried: Selectable<Schema['backupRun']> | undefined]> {
  const ended = database.selectFrom('backupRun').selectAll().where('endedAt', 'is not', null).orderBy('id', 'desc').limit(1);
  return Promise.all([ended.where('error', 'is', null).executeTakeFirst(), ended.executeTakeFirst()]);
}
