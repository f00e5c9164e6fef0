import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { bareAddress } from './addresses.ts';
import type { Mail } from './mails.ts';

/** Notified when mails wait; the notice arrives when the transaction that queued them is committed. */
export const outboxChannel = 'outbox';

/**
 * Puts a mail into the outbox. It is sent when the transaction commits, and never if it does not.
 *
 * What is kept is what the mail has to say; it becomes HTML and text when it is sent. So a defect in a template cannot fail the submission that caused
 * the mail, and is mended by the next attempt.
 *
 * @param transaction - the one that stores what causes the mail
 * @param mail - another one with the same cause is dropped
 * @throws {TypeError} when the recipient is not one bare address
 */
export async function queueMail(transaction: Kysely<Schema>, mail: Mail): Promise<void> {
  const { kind, to, cause, ...content } = mail;
  await transaction
    .insertInto('outbox')
    .values({ kind, recipient: bareAddress(to), cause, content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute();
  await sql`select pg_notify(${outboxChannel}, '')`.execute(transaction);
}
