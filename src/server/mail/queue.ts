import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { currentRequestId } from '../http/requestContext.ts';
import { bareAddress } from './headerFields.ts';
import type { Mail } from './mails.ts';

/** Channel for notices about queued mails, which arrive when the transaction that queued them commits. */
export const outboxChannel = 'outbox';

/**
 * Sent when the transaction commits, and never if it does not. The outbox has the facts, and the worker renders them: a defect in a template cannot fail the
 * submission, and a corrected one takes effect at the next attempt.
 *
 * @param mail - a second one with the same cause is dropped
 * @param heldMs - waits at least so long, so that its cause can be taken back
 * @throws {TypeError} when the recipient is not one bare address
 */
export async function queueMail(transaction: Kysely<Schema>, mail: Mail, heldMs = 0): Promise<void> {
  const { kind, to, cause, ...content } = mail;
  await transaction
    .insertInto('outbox')
    .values({
      kind,
      recipient: bareAddress(to),
      cause,
      content: JSON.stringify(content),
      requestId: currentRequestId() ?? null,
      nextAttemptAt: sql`now() + make_interval(secs => ${heldMs / 1000})`,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute();
  await sql`select pg_notify(${outboxChannel}, '')`.execute(transaction);
}
