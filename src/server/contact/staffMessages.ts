import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../database/index.ts';
import { queueMail } from '../mail/index.ts';
import { bySchema, letterSchema, refuseSecond } from '../staff/decisions.ts';

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

/** A message as staff see it. All times are ISO 8601 in UTC. */
export type MessageRecord = Awaited<ReturnType<typeof listMessages>>[number];

/** The messages that meet a filter, newest first. */
export async function listMessages(database: Kysely<Schema>, { id, since }: MessageFilter) {
  const rows = await database
    .selectFrom('contactMessage')
    .select(['id', 'createdAt', 'name', 'mail', 'subject', 'message', 'ipAddress', 'state', 'handledBy', 'handledAt', 'letter'])
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(since !== undefined, (query) => query.where('createdAt', '>=', sql<Date>`${since!}::date`))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), handledAt: row.handledAt?.toISOString() ?? null }));
}

/** Body of a decision. The letter is the answer, and counts only with `answered`. */
export const messageDecisionSchema = z
  .strictObject({ state: z.enum(['open', 'answered', 'done', 'spam']), letter: letterSchema, by: bySchema })
  .refine(({ state, letter }) => state !== 'answered' || letter !== '', { path: ['letter'], error: 'Must not be empty' });

/**
 * Takes a message out of the queue or puts it back; of two members of staff one succeeds. An answered one stays so: its letter is on its way.
 *
 * @throws {RequestError} 409 with who was first
 */
export function decideMessage(
  database: Kysely<Schema>,
  id: number,
  { state, letter, by }: z.output<typeof messageDecisionSchema>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const message = await transaction
      .updateTable('contactMessage')
      .set({ state, handledBy: by, handledAt: sql`now()`, letter: state === 'answered' ? letter : null })
      .where('id', '=', id)
      .where('state', 'in', state === 'open' ? ['done', 'spam'] : ['open'])
      .returning(['mail', 'subject'])
      .executeTakeFirst();
    if (!message) return refuseSecond(transaction, 'contactMessage', id, `Message ${id}`);
    const answer = {
      kind: 'letter',
      to: message.mail,
      cause: `contact:${id}:answer`,
      subject: `Re: ${message.subject}`,
      text: letter,
    } as const;
    if (state === 'answered') await queueMail(transaction, answer);
  });
}
