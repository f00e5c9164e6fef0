import { sql, type Kysely } from 'kysely';
import type { BrandFacts } from '../../brands/types.ts';
import type { Schema } from '../database/index.ts';
import { NotFoundError } from '../errors.ts';
import type { Mail } from './mails.ts';
import { outboxChannel } from './queue.ts';
import { subjectOf } from './templates/index.ts';

export const mailStates = ['queued', 'sending', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail as staff see it. All times are ISO 8601 in UTC. */
export type MailRecord = Awaited<ReturnType<typeof listMails>>[number];

/** The mails in some states, or one of them, oldest first. */
export async function listMails(database: Kysely<Schema>, states: readonly MailState[], facts: BrandFacts, id?: number) {
  const rows = await database
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'state', 'attempts', 'lastError', 'createdAt', 'nextAttemptAt', 'sentAt', 'content'])
    .where('state', 'in', states)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ content, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    // Null when no further attempt is to come.
    nextAttemptAt: row.state === 'queued' ? row.nextAttemptAt.toISOString() : null,
    sentAt: row.sentAt?.toISOString() ?? null,
    // Of a mail that is sent nothing is stored.
    subject: content ? subjectOf({ ...content, kind: row.kind } as Mail, facts) : '',
    // The text that people wrote for it, where one mail is asked for; no links, which are the receiver's.
    ...(id !== undefined && content && { text: (content['text'] ?? content['message'] ?? content['note']) as string | undefined }),
  }));
}

/** Makes mails due at once, for another three days of attempts. Gives their number. @throws {NotFoundError} when the one is neither queued nor failed */
export async function retryMails(database: Kysely<Schema>, id: number | undefined): Promise<number> {
  const rows = await database
    .updateTable('outbox')
    .set({ state: 'queued', attempts: 0, nextAttemptAt: sql`now()`, giveUpAt: sql`now() + interval '3 days'` })
    .where('state', 'in', ['queued', 'failed'])
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .returning('id')
    .execute();
  if (id !== undefined && rows.length === 0) throw new NotFoundError(`There is no mail ${id} that waits or was given up.`);
  await sql`select pg_notify(${outboxChannel}, '')`.execute(database);
  return rows.length;
}
