/** Everything that waits for staff, in one list. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { filtered } from '../accounts/records.ts';
import type { Schema } from '../database/index.ts';
import type { QueueAnswer, QueueKind, QueueRow, QueueSort } from './answers.ts';

/** The part of the queue that is asked for. */
export interface QueueQuery {
  readonly kinds: readonly QueueKind[];
  /** Accounts are found by the keys of staff search, the others by any of their texts. Empty: all. */
  readonly search: string;
  readonly sort: QueueSort;
  readonly order: 'asc' | 'desc';
  /** From 0. */
  readonly page: number;
  /** Rows of a page. */
  readonly size: number;
}

const columns: Readonly<Record<QueueSort, string>> = { since: 'since', kind: 'kind', name: 'lower(name)' };

/** One page of what waits. */
export async function readQueue(database: Kysely<Schema>, query: QueueQuery): Promise<QueueAnswer> {
  const parts = query.kinds.map((kind) => partOf(database, kind, query.search));
  const order = sql.raw(`${columns[query.sort]} ${query.order}, since ${query.order}, kind, id`);
  const { rows } = await sql<Omit<QueueRow, 'since'> & { since: Date; total: string }>`
    with waiting as materialized (${sql.join(parts, sql` union all `)})
    select *, (select count(*) from waiting) as total from waiting
    order by ${order} limit ${query.size} offset ${query.page * query.size}`.execute(database);
  return {
    data: rows.map(({ total: _total, since, ...row }) => ({ ...row, since: since.toISOString() })),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** The rows of one kind, as a query of the columns of {@link QueueRow}. */
function partOf(database: Kysely<Schema>, kind: QueueKind, search: string): RawBuilder<unknown> {
  const isFound = (...texts: readonly string[]) => {
    const key = sql`search_key(${search})`;
    return search === '' ? sql`true` : sql`${key} <> '' and strpos(search_key(${sql.raw(texts.join(` || E'\\n' || `))}), ${key}) > 0`;
  };
  switch (kind) {
    case 'account': {
      const ids = filtered(database, { state: 'verified', ...(search !== '' && { search }) }).select('id');
      return sql`select 'account' as kind, id, name, mail as about, created_at as since from account where id in ${ids}`;
    }
    case 'message':
      return sql`select 'message' as kind, id, name, subject as about, created_at as since from contact_message
        where ${isFound('name', 'mail', 'subject', 'message')}`;
    case 'application':
      return sql`select 'application' as kind, a.id, a.first_name || ' ' || a.last_name as name, job.title as about, a.created_at as since
        from job_application a join job on job.id = a.job_id
        where ${isFound('a.first_name || a.last_name', 'a.mail', 'job.title', "coalesce(a.reference, '')")}`;
    case 'mail':
      return sql`select 'mail' as kind, id, recipient as name, coalesce(last_error, '') as about, created_at as since from outbox
        where state = 'failed' and ${isFound('recipient', 'kind', "coalesce(last_error, '')")}`;
  }
}
