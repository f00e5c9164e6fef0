import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { currentRequestId } from '../http/requestContext.ts';
import { bareAddress } from './headerFields.ts';
import type { Mail } from './mails.ts';

/** Channel for notices about queued mails, which arrive when the transaction that queued them commits. */
export const outboxChannel = 'outbox';

/**
 * Puts a mail into the outbox. It is sent when the transaction commits, and never if it does not.
 *
 * The outbox stores the mail's facts; the worker renders HTML and text when it sends the mail. So a defect in a template cannot fail the submission that
 * caused the mail, and a corrected template takes effect at the next attempt.
 *
 * @param transaction - the transaction that stores the mail's cause
 * @param mail - a second mail with the same cause is dropped
 * @param heldMs - how long it waits at least, so that its cause can be taken back
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
