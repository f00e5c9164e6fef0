/** The shop's advisory locks in PostgreSQL: of all processes on one database, one at a time does a work that has such a lock. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** The numbers of the locks. Any will do, as long as no two are the same: a lock keeps out everybody who asks for its number. */
const numbers = { migration: 7_262_001, catalogueLoad: 7_262_002, retention: 7_262_003, backup: 7_262_004 } as const;

export type AdvisoryLock = keyof typeof numbers;

export async function lockUntilEnd(transaction: Transaction<Schema>, lock: AdvisoryLock): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(numbers[lock])})`.execute(transaction);
}

/** The lock belongs to a connection of its own, so it is free again however this process ends. @returns undefined when another holds the lock */
export function whileLocked<Result>(
  kysely: Kysely<Schema>,
  lock: AdvisoryLock,
  work: (connection: Kysely<Schema>) => Promise<Result>,
): Promise<Result | undefined> {
  const number = sql.lit(numbers[lock]);
  return kysely.connection().execute(async (connection) => {
    const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${number}) as is_ours`.execute(connection);
    if (!rows[0]!.isOurs) return undefined;
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${number})`.execute(connection);
    }
  });
}
