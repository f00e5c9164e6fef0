/** Brings the tables up to date at start. */
import { sql, type Kysely, type Transaction } from 'kysely';
import { StartError } from '../errors.ts';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** Number of the advisory lock that lets one process at a time change tables. Any constant will do. */
const migrationLock = 7_262_001;

/**
 * Applies the missing migrations, each in a transaction of its own. Several processes may do so on one database at once: the
 * advisory lock lets one work, and the others then find nothing missing.
 *
 * @param last - name of the migration to stop after, to make the tables of an older backup
 * @throws {StartError} when the database was made by a newer version of the shop
 */
export async function migrate(database: Kysely<Schema>, last?: string): Promise<void> {
  await makeMigrationTable(database);
  const applied = await appliedMigrations(database);
  const unknown = applied.find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown) {
    throw new StartError(
      `The database was made by a newer version of the shop (it has "${unknown}"). Start that version, or use another database.`,
    );
  }
  for (const { name, statements } of migrations) {
    if (!applied.includes(name))
      await locked(database, async (transaction) => {
        if ((await appliedMigrations(transaction)).includes(name)) return;
        for (const statement of statements) await sql.raw(statement).execute(transaction);
        await transaction.insertInto('migration').values({ name }).execute();
      });
    if (name === last) return;
  }
}

async function makeMigrationTable(database: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('migration') is not null as exists`.execute(database);
  if (rows[0]?.exists) return;
  await locked(database, async (transaction) => {
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      transaction,
    );
  });
}

async function appliedMigrations(database: Kysely<Schema>): Promise<string[]> {
  const rows = await database.selectFrom('migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

async function locked(database: Kysely<Schema>, work: (transaction: Transaction<Schema>) => Promise<void>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
    await work(transaction);
  });
}
