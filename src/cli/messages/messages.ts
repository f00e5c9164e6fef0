/** An action that tells what people wrote to the company. */
import { sql } from 'kysely';
import type { Action } from '../actions.ts';

/** Which messages are asked for. */
export interface MessageFilter {
  readonly id?: number;
  /** Only those from this day on, such as 2026-11-03, in UTC. */
  readonly since?: string;
}

/** A message. */
export interface MessageRecord {
  readonly id: number;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly name: string;
  readonly mail: string;
  readonly subject: string;
  readonly message: string;
  /** As the server saw it. */
  readonly ipAddress: string;
}

/** Gives the messages that were asked for, newest first. */
export const listMessages: Action<MessageFilter, MessageRecord> = async function* ({ database: { kysely } }, input) {
  for await (const { id, since } of input) {
    const rows = await kysely
      .selectFrom('contact_message')
      .select(['id', 'created_at as createdAt', 'name', 'mail', 'subject', 'message', 'ip_address as ipAddress'])
      .$if(id !== undefined, (query) => query.where('id', '=', id!))
      .$if(since !== undefined, (query) => query.where('created_at', '>=', sql<Date>`${since!}::date`))
      .orderBy('id', 'desc')
      .execute();
    for (const row of rows) yield { ...row, createdAt: row.createdAt.toISOString() };
  }
};
