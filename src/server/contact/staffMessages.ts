import { sql, type Kysely } from 'kysely';
import type { ContactMessage } from '../../contract/forms/contactMessage.ts';
import type { Schema } from '../database/index.ts';
import type { MessageState } from '../database/schema.ts';
import { queueMail } from '../mail/index.ts';
import { refuseSecond } from '../staff/decisions.ts';

export interface MessageFilter {
  readonly id?: number;
  /** Only those from this day on, such as 2026-11-03, in UTC. */
  readonly since?: string;
}

export interface DecidedRecord<State> {
  readonly state: State;
  /** Name of the member of staff; null before any decision. */
  readonly handledBy: string | null;
  /** ISO 8601 in UTC. */
  readonly handledAt: string | null;
  readonly letter: string | null;
}

export interface MessageRecord extends Readonly<ContactMessage>, DecidedRecord<MessageState> {
  readonly id: number;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly ipAddress: string;
}

/** The messages that meet a filter, newest first. */
export async function listMessages(database: Kysely<Schema>, { id, since }: MessageFilter): Promise<MessageRecord[]> {
  const rows = await database
    .selectFrom('contactMessage')
    .select(['id', 'createdAt', 'name', 'mail', 'subject', 'message', 'ipAddress', 'state', 'handledBy', 'handledAt', 'letter'])
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(since !== undefined, (query) => query.where('createdAt', '>=', sql<Date>`${since!}::date`))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), handledAt: row.handledAt?.toISOString() ?? null }));
}

export interface MessageDecision {
  readonly state: MessageState;
  /** The answer; only with `answered`. */
  readonly letter: string;
  readonly by: string;
}

/**
 * Takes a message out of the queue or puts it back; of two members of staff one succeeds. An answered one stays so: its letter is on its way.
 *
 * @throws {RequestError} 409 with who was first
 */
export function decideMessage(database: Kysely<Schema>, id: number, { state, letter, by }: MessageDecision): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const message = await transaction
      .updateTable('contactMessage')
      .set({ state, handledBy: by, handledAt: sql`now()`, letter: state === 'answered' ? letter : null })
      .where('id', '=', id)
      .where('state', 'in', state === 'open' ? ['done', 'spam'] : ['open'])
      .returning(['mail', 'subject'])
      .executeTakeFirst();
    if (!message) return refuseSecond(transaction, 'contactMessage', id, `Message ${id}`);
    if (state === 'answered')
      await queueMail(transaction, {
        kind: 'letter',
        to: message.mail,
        cause: `contact:${id}:answer`,
        subject: `Re: ${message.subject}`,
        text: letter,
      });
  });
}
