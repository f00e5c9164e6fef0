/** Messages to the company as staff see them. */
import { sql, type Kysely } from 'kysely';
import type { ContactMessage } from '../../contract/forms/contactMessage.ts';
import type { Schema } from '../database/index.ts';

export interface MessageFilter {
  readonly id?: number;
  /** Only those from this day on, such as 2026-11-03, in UTC. */
  readonly since?: string;
}

export interface MessageRecord extends Readonly<ContactMessage> {
  readonly id: number;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** Address of the connection. */
  readonly ipAddress: string;
}

/** The messages that meet a filter, newest first. */
export async function listMessages(database: Kysely<Schema>, { id, since }: MessageFilter): Promise<MessageRecord[]> {
  const rows = await database
    .selectFrom('contactMessage')
    .select(['id', 'createdAt', 'name', 'mail', 'subject', 'message', 'ipAddress'])
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(since !== undefined, (query) => query.where('createdAt', '>=', sql<Date>`${since!}::date`))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
