import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../../database/index.ts';

export type Columns = Readonly<Record<string, string>>;

/** Rows as column → value; a missing column is NULL. */
export type Row = Readonly<Record<string, unknown>>;

/** Columns of brands and tags. */
export const namedColumns = { id: 'int', name: 'text' };

/** Leaves rows as they are whose key is there. */
export const skipKnown = sql`on conflict do nothing`;

/** The fastest way in PostgreSQL: one statement, one parameter. @param onConflict - what happens to rows whose key is there; they are an error by default */
export async function insertRows(
  transaction: Transaction<Schema>,
  table: keyof Schema,
  columns: Columns,
  rows: readonly Row[],
  onConflict: RawBuilder<unknown> = sql``,
): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  // Raw, since the keys of the JSON are in camel case and must stay so.
  const keys = Object.keys(columns).map((name) => `"${name}"`);
  const definitions = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${sql.raw(keys.join())} from json_to_recordset(${JSON.stringify(rows)}::json) as row (${sql.raw(definitions.join())})
    ${onConflict}`.execute(transaction);
}
