/** Everything that waits for staff, in one list. */
import type { FastifyPluginCallback } from 'fastify';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { BrandFacts } from '../../brands/types.ts';
import { wholeNumber } from '../../contract/catalogue.ts';
import { lineMaxLength } from '../../contract/forms/sharedFields.ts';
import { directorCount, searchTextMaxLength } from '../../contract/limits.ts';
import { questionItems } from '../../contract/forms/questions.ts';
import { filtered } from '../accounts/records.ts';
import { isFoundIn } from '../database/searchKeys.ts';
import { subjectOf, type Mail } from '../mail/index.ts';
import type { Database, Schema } from '../database/index.ts';
import { routes } from '../http/validation.ts';
import { line, switchSchema } from '../staff/schemas.ts';
import { onlySignedIn, requireSession } from './access.ts';
import { queueKinds, queueSorts, type QueueAnswer, type QueueKind, type QueueRow, type QueueSort } from './terms.ts';
import { memberNames } from './members.ts';

const kindSchema = z.enum(queueKinds);

/** The part of the queue that is asked for. Values that it does not have, as in an old bookmark, are left aside. */
const queueSchema = z.object({
  kind: z.union([z.array(kindSchema), kindSchema.transform((kind) => [kind])]).catch([...queueKinds]),
  /** Whether what was decided is there too, and mails that are on their way. */
  all: switchSchema.catch(false),
  /** `me`, `nobody`, or a member's name. Default: whoever has it */
  holder: line(lineMaxLength).optional(),
  /** Accounts are found by the keys of staff search, the others by any of their texts. Empty: all. */
  search: line(searchTextMaxLength).default(''),
  sort: z.enum(queueSorts).catch('since'),
  order: z.enum(['asc', 'desc']).catch('asc'),
  page: wholeNumber(0, 100_000).catch(0),
  size: wholeNumber(1, 100).default(50),
  /** Whether nobody counts what waits: that takes longer than its rows. */
  uncounted: switchSchema,
});

type QueueQuery = z.output<typeof queueSchema>;
/** The call for the queue, for everybody who is signed in. @param facts - by which mails have their subjects */
export function queueRoute({ database: { kysely }, facts }: Readonly<{ database: Database; facts: BrandFacts }>): FastifyPluginCallback {
  return routes((app) => {
    app.get('/queue', { onRequest: onlySignedIn, schema: { querystring: queueSchema } }, async (request): Promise<QueueAnswer> => {
      const { holder, ...query } = request.query;
      const names: Readonly<Record<string, string>> = { me: requireSession(request).member.name, nobody: '' };
      const read = await kysely.transaction().execute(async (transaction) => {
        // The shop's statements have one plan for all values. Here the values decide whether an index has the page, or a search reads all.
        await sql`set local plan_cache_mode = force_custom_plan`.execute(transaction);
        return readPage(transaction, { ...query, holder: holder && (names[holder] ?? holder) }, facts);
      });
      return { ...read, members: await memberNames(kysely) };
    });
  });
}

const columns: Readonly<Record<QueueSort, string>> = { since: 'since', kind: 'kind', name: 'lower(name)' };

/** The words of a row: the database has all but the labels of what was asked, and the subject of a mail. */
function aboutOf(kind: QueueKind, about: readonly unknown[], facts: BrandFacts): string {
  const said = about.map((word) => {
    if (typeof word === 'string') return kind === 'answer' ? (itemLabels.get(word) ?? word) : word;
    return word === null ? '' : subjectOf(word as Mail, facts);
  });
  return said.filter(Boolean).join(' – ');
}

const itemLabels = questionItems(directorCount.max);

/** One page of what waits: beyond the end the last one. */
async function readPage(database: Kysely<Schema>, query: QueueQuery, facts: BrandFacts): Promise<Omit<QueueAnswer, 'members'>> {
  const parts = query.kind.map((kind) => partOf(database, kind, query));
  const order = sql.raw(`${columns[query.sort]} ${query.order}, since ${query.order}, kind, id`);
  // Of each kind no more rows are sorted with the others' than the page can need; an index has the oldest.
  const most = (query.page + 1) * query.size;
  const firsts = parts.map((part) => sql`(select * from (${part}) part order by ${order} limit ${most})`);
  const counts = query.uncounted ? [sql`null`] : parts.map((part) => sql`(select count(*) from (${part}) part)`);
  const { rows } = await sql<Omit<QueueRow, 'since' | 'about'> & { since: Date; about: unknown[]; total: string | null }>`
    select waiting.*, (select ${sql.join(counts, sql` + `)}) as total from (${sql.join(firsts, sql` union all `)}) waiting
    order by ${order} limit ${query.size} offset ${query.page * query.size}`.execute(database);
  if (rows.length === 0 && query.page > 0) {
    const { total = 0 } = await readPage(database, { ...query, page: 0, size: 1, uncounted: false }, facts);
    return readPage(database, { ...query, page: Math.max(0, Math.ceil(total / query.size) - 1) }, facts);
  }
  return {
    data: rows.map(({ total: _total, since, about, ...row }) => ({
      ...row,
      about: aboutOf(row.kind, about, facts),
      since: since.toISOString(),
    })),
    ...(!query.uncounted && { total: Number(rows[0]?.total ?? 0) }),
  };
}

/** The accounts under review whose newest question was answered. */
const answers = sql`select * from (
    select distinct on (account_id) account_id, answered_at, items from account_question q join account a on a.id = account_id
    where a.state = 'verified' order by account_id, q.id desc
  ) newest where answered_at is not null`;

/** The questions to an account that have no answer yet, and time for one. */
const openQuestions = sql`select from account_question where account_id = account.id and answered_at is null and expires_at > now()`;

/** The state of an account, or that its applicant is asked and has time to answer. */
const stateOrAsked = sql`case when state = 'verified' and exists (${openQuestions}) then 'asked' else state end`;

/** Whether the applicant, and not staff, is to do something: on the page of a question. */
const waitsForThem = sql`exists (${openQuestions} and hash is not null)`;

/** The number of warnings about an account, its place and its mail address. */
const claims = sql`jsonb_build_array(
  (select case count(*) when 0 then '' when 1 then '1 warning' else count(*) || ' warnings' end from jsonb_object_keys(warnings)),
  concat_ws(', ', nullif(city, ''), post_code), mail)`;

/** The rows of one kind, as a query of the columns of {@link QueueRow}. */
function partOf(database: Kysely<Schema>, kind: QueueKind, { search, all, holder }: QueueQuery): RawBuilder<unknown> {
  /** Mails are given to nobody. */
  const isHeld = (by: RawBuilder<unknown>) => (holder === undefined ? sql`true` : sql`${by} = ${holder}`);
  const assignee = sql`coalesce(assignee, '')`;
  const isIn = (state: string) => (all ? sql`true` : sql`state = ${state}`);
  const isFound = (key: RawBuilder<unknown>) => sql`(${search === ''} or ${isFoundIn(key, search)})`;
  switch (kind) {
    case 'account': {
      const ids = filtered(database, { ...(!all && { state: 'verified' }), ...(search !== '' && { search }) }).select('id');
      return sql`select 'account' as kind, ${stateOrAsked} as state, id, name, ${claims} as about, ${assignee} as holder, created_at as since from account
        where id in ${ids} and ${isHeld(assignee)} and (${all} or not ${waitsForThem}) and id not in (select account_id from (${answers}) answer)`;
    }
    case 'answer': {
      const ids = filtered(database, search === '' ? {} : { search }).select('id');
      return sql`select 'answer' as kind, state, id, name, to_jsonb(items) as about, ${assignee} as holder, answered_at as since
        from account join (${answers}) answer on answer.account_id = account.id where id in ${ids} and ${isHeld(assignee)}`;
    }
    case 'message':
      return sql`select 'message' as kind, state, id, name, jsonb_build_array(subject, left(message, 120)) as about, ${assignee} as holder, created_at as since from contact_message
        where ${isIn('open')} and ${isHeld(assignee)} and ${isFound(sql`search_key`)}`;
    case 'application':
      return sql`select 'application' as kind, state, a.id, a.first_name || ' ' || a.last_name as name, jsonb_build_array(job.title, a.city) as about, ${assignee} as holder, a.created_at as since
        from job_application a join job on job.id = a.job_id
        where ${isIn('new')} and ${isHeld(assignee)} and (${search === ''} or a.id in (select id from job_application where ${isFoundIn(sql`search_key`, search)}
          union all select id from job_application where job_id in (select id from job where ${isFoundIn(sql`search_key(title)`, search)})))`;
    case 'mail':
      return sql`select 'mail' as kind, state, id, recipient as name, jsonb_build_array(content || jsonb_build_object('kind', kind), case when state = 'failed' or (state = 'queued' and attempts > 0) then last_error end) as about, '' as holder, created_at as since from outbox
        where ${all ? sql`state <> 'sent'` : isIn('failed')} and ${isHeld(sql`''`)} and ${isFound(sql`search_key`)}`;
  }
}
