/** Reads everything as it is at one moment, while others go on writing. */
import { sql, type Kysely } from 'kysely';
import type { Database, Schema } from '../database/index.ts';
import type { MediaStore } from '../media/index.ts';
import { listFiles, readFiles } from './files.ts';
import { backupFormat, type BackupContent, type BackupHead } from './format.ts';

const rowsAtOnce = 500;

/** Everything that a backup holds: the database and the pictures. The pictures are listed after the snapshot of the database was taken, so that none it names is missing, and before the first line is given. */
export async function* contentOf(database: Database, store: MediaStore): AsyncGenerator<{ readonly head: BackupHead } | BackupContent> {
  let files: readonly string[] | undefined;
  for await (const line of dumpDatabase(database)) {
    files ??= await listFiles(store);
    yield line;
  }
  yield* readFiles(store, files ?? []);
}

export interface TableInfo {
  readonly name: string;
  /** Whether a row may have megabytes: those are read one by one. */
  readonly hasFiles: boolean;
}

/** The whole database. Must be read to its end, or ended: until then a transaction is open, which blocks no others. */
async function* dumpDatabase({ kysely }: Database): AsyncGenerator<{ readonly head: BackupHead } | BackupContent> {
  const transaction = await kysely.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const migrations = await transaction.selectFrom('migration').select('name').orderBy('name').execute();
    yield { head: { format: backupFormat, takenAt: new Date().toISOString(), migrations: migrations.map(({ name }) => name) } };
    for (const table of await tablesOf(transaction)) yield* dumpTable(transaction, table);
    const { rows } = await sql<{ name: string; value: string }>`
      select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = current_schema() and last_value is not null order by 1`.execute(transaction);
    yield { sequences: Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
  } finally {
    await transaction.rollback().execute();
  }
}

/** All tables except the list of migrations and unlogged ones, such as limits; each after those that it refers to. */
export async function tablesOf(database: Kysely<Schema>): Promise<TableInfo[]> {
  const { rows: tables } = await sql<{ name: string; hasFiles: boolean; refersTo: string[] }>`
    select c.relname as name,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype and a.attnum > 0) as "hasFiles",
      array(
        select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid
      ) as "refersTo"
    from pg_class c
    where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'migration'
    order by c.relname`.execute(database);
  const sorted: TableInfo[] = [];
  const waiting = [...tables];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ refersTo }) => refersTo.every((name) => sorted.some((table) => table.name === name)));
    if (next === -1) throw new Error('The tables refer to one another in a circle.');
    const [{ name, hasFiles }] = waiting.splice(next, 1) as [(typeof waiting)[number]];
    sorted.push({ name, hasFiles });
  }
  return sorted;
}

async function* dumpTable(transaction: Kysely<Schema>, { name, hasFiles }: TableInfo): AsyncGenerator<BackupContent> {
  await sql`declare backup no scroll cursor for select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(transaction);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(hasFiles ? 1 : rowsAtOnce)} from backup`.execute(transaction);
    if (rows.length === 0) break;
    yield { table: name, rows: `[${rows.map(({ row }) => row).join(',')}]`, count: rows.length };
  }
  await sql`close backup`.execute(transaction);
}
