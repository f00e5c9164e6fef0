/** A submission has an effect only once, however often it is sent: its first answer is stored in the same transaction as its effect. */
import type { IncomingHttpHeaders } from 'node:http';
import { sql, type Kysely } from 'kysely';
import { idempotencyKeyHeader } from '../../contract/forms/idempotencyKey.ts';
import type { Schema } from '../database/index.ts';
import { RequestError } from '../errors.ts';

/** A UUID, or a similar text. */
export const idempotencyKeyPattern = /^[\w.:-]{8,100}$/u;

export interface Answer {
  readonly status: number;
  /** JSON. */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface SubmissionKey {
  /** Made by the client; without one every submission is a new one. */
  readonly key: string | undefined;
  readonly scope: 'account' | 'application' | 'contact' | 'answer';
}

/** How long an answer is stored: far longer than anyone tries again. */
const storedFor = '7 days';

/** Most outdated answers that one submission deletes, so that it is not delayed. */
const droppedAtOnce = 100;

/** The key of a request. @throws {RequestError} 400 when the header is neither a UUID nor a similar text */
export function submissionKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[idempotencyKeyHeader];
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key;
  throw new RequestError(400, 'The Idempotency-Key header must be a UUID.');
}

/** A repeated key gets the first answer; of several at once, one does the work and the others wait. When it throws, the key is free again. */
export async function once(transaction: Kysely<Schema>, { key, scope }: SubmissionKey, work: () => Promise<Answer>): Promise<Answer> {
  if (key === undefined) return work();
  await dropOutdated(transaction);
  // This waits while another transaction holds the same key.
  const taken = await transaction
    .insertInto('idempotencyKey')
    .values({ scope, key, status: null, answer: null })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!taken) return storedAnswer(transaction, scope, key);
  const answer = await work();
  await transaction
    .updateTable('idempotencyKey')
    .set({ status: answer.status, answer: JSON.stringify(answer.body) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
  return answer;
}

async function storedAnswer(transaction: Kysely<Schema>, scope: SubmissionKey['scope'], key: string): Promise<Answer> {
  const { status, answer } = await transaction
    .selectFrom('idempotencyKey')
    .select(['status', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (status === null || answer === null) throw new Error('An answer was kept without being finished.');
  return { status, body: answer };
}

/** Deletes outdated answers. Two submissions that do so at once skip each other's rows instead of waiting. */
async function dropOutdated(transaction: Kysely<Schema>): Promise<void> {
  await sql`delete from idempotency_key where ctid = any (array(
    select ctid from idempotency_key where created_at < now() - ${sql.lit(storedFor)}::interval limit ${sql.lit(droppedAtOnce)} for update skip locked
  ))`.execute(transaction);
}
