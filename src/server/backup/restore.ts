import { sql, type Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { openDatabase, type Schema } from '../database/index.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { RequestError } from '../errors.ts';
import { openMediaStore } from '../media/index.ts';
import { tablesOf } from './dump.ts';
import { fileRestorer } from './files.ts';
import { checkBackup, readBackup, type BackupEnd } from './format.ts';

/**
 * Restores all or nothing, after the file was checked to its end. A database that it made is removed on failure; an older backup is brought up to date.
 *
 * @param options - `holdMails`: marks queued mails as given up, since they may have been sent since; `mail retry` sends them
 * @throws {RequestError} 422 when the file is damaged or does not fit, 409 when the shop is not empty, or {StartError}
 */
export async function restoreBackup(
  path: string,
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'objectStore'>,
  { holdMails, signal }: { readonly holdMails: boolean; readonly signal?: AbortSignal },
) {
  const { head, end } = await checkBackup(path, signal);
  const unknown = head.migrations.find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown)
    throw new RequestError(422, `The backup is of a newer version of the shop (it has "${unknown}"). Restore it with that version.`);
  const database = await openDatabase(config, { holder: 'command "restore"', ...(signal && { signal }) }, head.migrations.at(-1));
  const mediaStore = openMediaStore(config);
  let isRestored = false;
  try {
    signal?.throwIfAborted();
    await refuseFilled(database.kysely);
    const files = fileRestorer(mediaStore);
    await database.kysely.transaction().execute(async (transaction) => {
      const tables = await tablesOf(transaction);
      // The migrations themselves have inserted some rows.
      await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(transaction);
      for await (const line of readBackup(path, signal)) {
        if ('table' in line) await insertRows(transaction, line.table, line.rows);
        if ('sequences' in line) await setSequences(transaction, line.sequences);
        if ('file' in line) await files.begin(line.file);
        if ('piece' in line) files.add(line.piece);
      }
      await files.finish();
      await compareCounts(transaction, end);
      if (holdMails)
        await transaction
          .updateTable('outbox')
          .set({ state: 'failed', lastError: 'put aside when a backup was restored' })
          .where('state', 'in', ['queued', 'sending'])
          .execute();
    });
    isRestored = true;
    await migrate(database.kysely);
    // Statistics make the first answers as quick as later ones.
    for (const { name } of await tablesOf(database.kysely)) await sql`vacuum (analyze) ${sql.table(name)}`.execute(database.kysely);
    const waiting = await database.kysely.selectFrom('outbox').select('id').where('state', 'in', ['queued', 'sending']).execute();
    return { head, end, waitingMails: waiting.length };
  } finally {
    mediaStore.close();
    await (isRestored ? database.close() : (database.undo ?? database.close)());
  }
}

async function refuseFilled(database: Kysely<Schema>): Promise<void> {
  for (const { name } of await tablesOf(database)) {
    if (name === 'catalogue_state') continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database);
    if (rows.length > 0)
      throw new RequestError(
        409,
        'A backup can only be restored into an empty shop, and this one holds data. Set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
      );
  }
}

/** Inserts rows from JSON, which PostgreSQL converts to the type of each column. */
async function insertRows(transaction: Kysely<Schema>, table: string, rows: string): Promise<void> {
  const target = sql.table(table);
  // PostgreSQL computes generated columns by itself.
  const given = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = quote_ident(${table})::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(transaction);
  const columns = sql.join(given.rows.map(({ name }) => sql.ref(name)));
  await sql`
    insert into ${target} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${target}, ${rows}::json)`.execute(transaction);
}

async function setSequences(transaction: Kysely<Schema>, sequences: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(sequences))
    await sql`select setval(quote_ident(${name})::regclass, ${value}::bigint)`.execute(transaction);
}

async function compareCounts(transaction: Kysely<Schema>, { rows }: BackupEnd): Promise<void> {
  for (const { name } of await tablesOf(transaction)) {
    const counted = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(name)}`.execute(transaction);
    if (counted.rows[0]?.count !== (rows[name] ?? 0))
      throw new RequestError(422, `Table ${name} does not hold what the backup has. Nothing was restored.`);
  }
}
