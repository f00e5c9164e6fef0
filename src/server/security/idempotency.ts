/** One submission, however often it is sent: the first answer is kept with what caused it, in one transaction. */
import type { IncomingHttpHeaders } from 'node:http';
import { sql, type Kysely } from 'kysely';
import { idempotencyKeyHeader } from '../../contract/forms/submission.ts';
import type { Schema } from '../database/index.ts';
import { RequestError } from '../errors.ts';

/** What a key may be: a UUID, or a text like one. */
export const idempotencyKeyPattern = /^[\w.:-]{8,100}$/u;

/** An answer that can be kept. */
export interface Answer {
  readonly status: number;
  /** JSON. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** What a submission is known by. */
export interface SubmissionKey {
  /** Made by the client; without one every submission is a new one. */
  readonly key: string | undefined;
  /** Each form has keys of its own. */
  readonly scope: 'account' | 'application' | 'contact';
}

/** How long an answer is kept: far longer than anyone tries again. */
const keptFor = '7 days';

/** Outdated answers taken away by one submission at most, so that none has to wait for it. */
const droppedAtOnce = 100;

/**
 * The key of a request.
 *
 * @throws {RequestError} 400 when the header holds something else than a UUID or a text like one
 */
export function submissionKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[idempotencyKeyHeader];
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key;
  throw new RequestError(400, 'The Idempotency-Key header must be a UUID.');
}

/**
 * Does the work once for a key. The same key again gets the first answer and nothing is done; used by several at once, one does the work and the others
 * wait for its answer. When the work throws, nothing is kept and the key is free again.
 *
 * @param transaction - holds the work and its answer: both are there, or neither
 */
export async function once(transaction: Kysely<Schema>, { key, scope }: SubmissionKey, work: () => Promise<Answer>): Promise<Answer> {
  if (key === undefined) return work();
  await dropOutdated(transaction);
  // Waits here while another transaction holds the same key.
  const taken = await transaction
    .insertInto('idempotencyKey')
    .values({ scope, key, status: null, answer: null })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!taken) return keptAnswer(transaction, scope, key);
  const answer = await work();
  await transaction
    .updateTable('idempotencyKey')
    .set({ status: answer.status, answer: JSON.stringify(answer.body) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
  return answer;
}

async function keptAnswer(transaction: Kysely<Schema>, scope: SubmissionKey['scope'], key: string): Promise<Answer> {
  const { status, answer } = await transaction
    .selectFrom('idempotencyKey')
    .select(['status', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (status === null || answer === null) throw new Error('An answer was kept without being finished.');
  return { status, body: answer };
}

/** Two submissions that clean up at once pass each other's rows over instead of waiting for one another. */
async function dropOutdated(transaction: Kysely<Schema>): Promise<void> {
  await sql`delete from idempotency_key where ctid = any (array(
    select ctid from idempotency_key where created_at < now() - ${sql.lit(keptFor)}::interval limit ${sql.lit(droppedAtOnce)} for update skip locked
  ))`.execute(transaction);
}
