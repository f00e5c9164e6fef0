/** Backups by schedule: one server of a database makes them, tries each by restoring it, and keeps the newest. */
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { BackupSchedule, Config } from '../config.ts';
import { whileLocked } from '../database/advisoryLock.ts';
import type { Database, Schema } from '../database/index.ts';
import { errorMessage } from '../errors.ts';
import { makeFolder, moveDurably, removeAbandonedParts, writeAtomically } from '../files/atomic.ts';
import type { MediaStore } from '../media/index.ts';
import { checkedByRestoring } from './check/inThread.ts';
import { contentOf } from './dump.ts';
import { missingFiles } from './files.ts';
import { packBackup } from './format.ts';
import { dropOldBackups, latestBackups, scheduledName } from './scheduled.ts';

/** How often a server looks whether one is due, and how long after a failed one the next is tried; in milliseconds. */
const usualTimes = { look: 60_000, retry: 60 * 60_000 };

export type BackupTimes = Readonly<typeof usualTimes>;

export interface BackupParts {
  readonly database: Database;
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  readonly mediaStore: MediaStore;
  readonly schedule: BackupSchedule;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly times?: BackupTimes;
}

/** Makes backups until it is ended. @returns a function that ends it: a backup that is being made is given up, and nothing of it stays */
export function backUpBySchedule(parts: BackupParts): () => Promise<void> {
  const { logger, times = usualTimes } = parts;
  const stop = new AbortController();
  const { signal } = stop;
  const ended = (async () => {
    while (!signal.aborted) {
      await backUpWhenDue({ ...parts, times }, signal).catch((error: unknown) => {
        if (!signal.aborted) logger.error({ err: error }, 'it could not be found out whether a backup is due');
      });
      await wait(times.look, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return async () => {
    stop.abort(new Error('The server was stopped.'));
    await ended;
  };
}

/** Makes a backup when one is due and no other server makes one. */
async function backUpWhenDue(parts: BackupParts & { readonly times: BackupTimes }, signal: AbortSignal): Promise<void> {
  await whileLocked(parts.database.kysely, 'backup', async (connection) => {
    // The lock was free, so a run without an end belongs to a process that has ended since.
    const lost = { endedAt: sql<Date>`now()`, error: 'The server ended before the backup was made.' };
    await connection.updateTable('backupRun').set(lost).where('endedAt', 'is', null).execute();
    if (await isDue(connection, parts.schedule.hours, parts.times.retry)) await backUp(parts, signal);
  });
}

async function isDue(database: Kysely<Schema>, hours: number, retryMs: number): Promise<boolean> {
  const [made, tried] = await latestBackups(database);
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(database);
  const now = rows[0]!.now.getTime();
  if (tried?.error && now - tried.startedAt.getTime() < retryMs) return false;
  return made === undefined || now - made.startedAt.getTime() >= hours * 60 * 60_000;
}

async function backUp(parts: BackupParts, signal: AbortSignal): Promise<void> {
  const { database, logger, schedule } = parts;
  const { kysely } = database;
  const { id, startedAt } = await kysely.insertInto('backupRun').defaultValues().returning(['id', 'startedAt']).executeTakeFirstOrThrow();
  const file = join(schedule.folder, scheduledName(startedAt));
  const end = async (result: { file: string; size: number } | { error: string }) => {
    const ended = { endedAt: sql<Date>`now()`, ...result };
    await kysely.updateTable('backupRun').set(ended).where('id', '=', id).execute();
  };
  try {
    const size = await makeChecked(parts, file, signal);
    await end({ file, size });
    logger.info({ file, bytes: size }, 'backup made, and restored once to try it');
  } catch (error) {
    if (signal.aborted) {
      await kysely.deleteFrom('backupRun').where('id', '=', id).execute();
      return;
    }
    logger.error({ err: error, file }, 'the backup failed');
    await end({ error: errorMessage(error).slice(0, 500) });
    return;
  }
  await dropOldBackups(schedule.folder, schedule.keep).catch((error: unknown) =>
    logger.warn({ err: error }, 'old backups could not be deleted'),
  );
}

/** Makes a backup, which gets its name only when it could be restored. Gives its size in bytes. */
async function makeChecked(
  { database, config, mediaStore, schedule, logger }: BackupParts,
  file: string,
  signal: AbortSignal,
): Promise<number> {
  await makeFolder(schedule.folder);
  await removeAbandonedParts(schedule.folder, { deep: false });
  const missing = await missingFiles(database, mediaStore);
  if (missing.length > 0)
    logger.error(
      { missing: missing.length, first: missing[0] },
      `pictures that the range names are not in ${mediaStore.place}, and so not in the backup`,
    );
  const unchecked = `${file}.unchecked`;
  try {
    await writeAtomically(unchecked, untilAborted(packBackup(contentOf(database, mediaStore)), signal));
    await checkedByRestoring({ file: unchecked, database, databaseUrl: config.databaseUrl, folder: schedule.folder }, signal);
    await moveDurably(unchecked, file);
  } finally {
    await rm(unchecked, { force: true });
  }
  return (await stat(file)).size;
}

async function* untilAborted<Piece>(pieces: AsyncIterable<Piece>, signal: AbortSignal): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    signal.throwIfAborted();
    yield piece;
  }
}
