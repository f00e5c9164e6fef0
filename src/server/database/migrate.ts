import { sql, type Kysely, type Transaction } from 'kysely';
import { StartError } from '../errors.ts';
import { lockUntilEnd } from './advisoryLock.ts';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/**
 * Each missing migration runs in a transaction of its own. Of several processes one works, and the others find nothing missing.
 *
 * @param last - where to stop, for an older backup
 * @throws {StartError} when a newer version has changed the tables so that this one cannot work on them
 */
export async function migrate(database: Kysely<Schema>, last?: string): Promise<void> {
  await makeMigrationTable(database);
  const applied = await appliedMigrations(database);
  const unknown = await unknownBreakingMigration(database);
  if (unknown !== undefined) {
    throw new StartError(
      `The database was made by a newer version of the shop (it has "${unknown}"). Start that version, or use another database.`,
    );
  }
  for (const { name, text, isBreaking } of migrations) {
    if (!applied.includes(name))
      await locked(database, async (transaction) => {
        if ((await appliedMigrations(transaction)).includes(name)) return;
        await sql.raw(text).execute(transaction);
        await transaction.insertInto('migration').values({ name, isBreaking }).execute();
      });
    if (name === last) return;
  }
}

/** Makes the list of migrations. One that does not say of itself that it is compatible counts as breaking. */
async function makeMigrationTable(database: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('migration') is not null as is_there`.execute(database);
  if (rows[0]!.isThere) return;
  await locked(database, async (transaction) => {
    await sql`
      create table if not exists migration (
        name text primary key, applied_at timestamptz not null default now(), is_breaking boolean not null default true
      )`.execute(transaction);
  });
}

/** A migration of a newer version on whose tables this version cannot work; undefined when there is none. */
async function unknownBreakingMigration(database: Kysely<Schema>): Promise<string | undefined> {
  const known = migrations.map(({ name }) => name);
  const rows = await database.selectFrom('migration').select('name').where('isBreaking', '=', true).orderBy('name').execute();
  return rows.find(({ name }) => !known.includes(name))?.name;
}

async function appliedMigrations(database: Kysely<Schema>): Promise<string[]> {
  const rows = await database.selectFrom('migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

async function locked(database: Kysely<Schema>, work: (transaction: Transaction<Schema>) => Promise<void>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockUntilEnd(transaction, 'migration');
    await work(transaction);
  });
}
