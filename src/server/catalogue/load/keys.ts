/** Stable ids: a category, tag or product that is loaded again under the same slug, name or code keeps its id. */
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/index.ts';

export type Ids = ReadonlyMap<string, number>;

export async function keepIds(
  transaction: Transaction<Schema>,
  table: 'categoryKey' | 'tagKey' | 'productKey',
  column: 'slug' | 'name' | 'code',
  keys: readonly string[],
): Promise<Ids> {
  const [name, key] = [sql.table(table), sql.ref(column)];
  const wanted = sql`json_array_elements_text(${JSON.stringify(keys)}::json) with ordinality as wanted (key, position)`;
  // "on conflict do nothing" would use up an id for every key that exists already.
  await sql`
    insert into ${name} (${key})
    select wanted.key from ${wanted}
    where not exists (select from ${name} known where known.${key} = wanted.key)
    order by wanted.position`.execute(transaction);
  const { rows } = await sql<{ id: number; key: string }>`
    select id, ${key} as key from ${name} where ${key} in (select wanted.key from ${wanted})`.execute(transaction);
  return new Map(rows.map(({ id, key: text }) => [text, id]));
}

/** The ids of the staged products by position. */
export async function keepProductIds(transaction: Transaction<Schema>): Promise<number[]> {
  await sql`
    insert into product_key (code)
    select code from staged_product staged
    where not exists (select from product_key known where known.code = staged.code)
    order by position`.execute(transaction);
  const { rows } = await sql<{ id: number }>`
    select product_key.id from staged_product join product_key using (code) order by position`.execute(transaction);
  return rows.map(({ id }) => id);
}
