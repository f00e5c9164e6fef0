import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../database/index.ts';
import { NotFoundError } from '../errors.ts';
import { decideRecord } from '../letters/index.ts';
import { bySchema, heldSchema, letterSchema } from '../staff/decisions.ts';

export interface MessageFilter {
  readonly id?: number;
  /** Only those from this day on, such as 2026-11-03, in UTC. */
  readonly since?: string;
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
  .strictObject({ state: z.enum(['open', 'answered', 'done', 'spam']), letter: letterSchema, heldMs: heldSchema, by: bySchema })
  .refine(({ state, letter }) => state !== 'answered' || letter !== '', { path: ['letter'], error: 'Must not be empty' });

/**
 * Takes a message out of the queue or puts it back; of two members of staff one succeeds. An answered one stays so: its letter is on its way.
 *
 * @throws {RequestError} 409 with who was first
 */
export function decideMessage(
  database: Kysely<Schema>,
  id: number,
  { state, letter, heldMs, by }: z.output<typeof messageDecisionSchema>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const message = await transaction.selectFrom('contactMessage').select('subject').where('id', '=', id).executeTakeFirst();
    if (!message) throw new NotFoundError(`There is no message ${id}.`);
    await decideRecord(transaction, {
      kind: 'message',
      id,
      from: state === 'open' ? ['done', 'spam'] : ['open'],
      changes: { state },
      letter: state === 'answered' ? letter : '',
      subject: `Re: ${message.subject}`,
      heldMs,
      by,
    });
  });
}
