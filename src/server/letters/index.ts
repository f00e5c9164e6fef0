/** Decisions of staff about messages and applications: each with its letter and its place in the history, and for some seconds a way back. */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { ApplicationState, MessageState, RecordEventKind } from '../database/schema.ts';
import { NotFoundError, RequestError } from '../errors.ts';
import { queueMail } from '../mail/index.ts';
import { staffActor } from '../staff/decisions.ts';

/** The two kinds of records that are decided by a letter. */
export type LetterKind = 'message' | 'application';

/** One of them. */
interface Letters {
  readonly kind: LetterKind;
  readonly id: number;
}

const columns = { message: 'messageId', application: 'applicationId' } as const;
const ofDecision = ['state', 'handledBy', 'handledAt', 'letter'] as const;

/** Its row, locked. An application has all columns of a message's decision, and one more. @throws {NotFoundError} when there is none */
async function lockRecord(transaction: Kysely<Schema>, { kind, id }: Letters) {
  // The types are those of the table with more columns.
  const table = kind === 'message' ? ('contactMessage' as 'jobApplication') : 'jobApplication';
  const [writer, own] =
    kind === 'message' ? [sql<string>`name`, []] : [sql<string>`first_name || ' ' || last_name`, ['keepUntil'] as const];
  const query = transaction.selectFrom(table).select(['mail', writer.as('writer'), ...ofDecision, ...own]);
  const found = await query.where('id', '=', id).forUpdate().executeTakeFirst();
  if (!found) throw new NotFoundError(`There is no ${kind} ${id}.`);
  const { mail, writer: name, ...before } = found;
  return { table, mail, before, called: `The ${kind} of ${name}` };
}

/** Adds to the history of a message or an application. Gives the event's number. */
export async function addRecordEvent(
  database: Kysely<Schema>,
  { kind, id }: Letters,
  event: { kind: RecordEventKind; actor: string; note?: string; before?: string },
): Promise<number> {
  const values = { messageId: null, applicationId: null, [columns[kind]]: id, ...event };
  return (await database.insertInto('recordEvent').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** The history of a message or an application; times are ISO 8601 in UTC. */
export async function recordHistory(database: Kysely<Schema>, { kind, id }: Letters) {
  const events = database.selectFrom('recordEvent').select(['at', 'kind', 'actor', 'note']).where(columns[kind], '=', id);
  return (await events.orderBy('id').execute()).map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}

interface Decision extends Letters {
  /** The states that it can be taken in. */
  readonly from: readonly (MessageState | ApplicationState)[];
  readonly changes: { readonly state: MessageState | ApplicationState; readonly keepUntil?: string | null };
  readonly letter: string;
  readonly subject: string;
  readonly heldMs: number;
  readonly by: string;
}

/** Takes a decision; of two members of staff one succeeds. A letter goes by mail. @throws {RequestError} 409 with who was first */
export async function decideRecord(
  transaction: Kysely<Schema>,
  { from, changes, letter, subject, heldMs, by, ...record }: Decision,
): Promise<void> {
  const { table, mail, before, called } = await lockRecord(transaction, record);
  if (!from.includes(before.state))
    throw new RequestError(409, `${called} is ${before.state} already${before.handledBy === null ? '' : `, by ${before.handledBy}`}.`);
  const decided = {
    ...changes,
    state: changes.state as ApplicationState,
    handledBy: by,
    handledAt: sql<Date>`now()`,
    letter: letter || null,
  };
  await transaction.updateTable(table).set(decided).where('id', '=', record.id).execute();
  const event = { kind: changes.state, actor: staffActor(by), note: letter, before: JSON.stringify(before) };
  const cause = causeOf(record, await addRecordEvent(transaction, record, event));
  if (letter !== '') await queueMail(transaction, { kind: 'letter', to: mail, cause, subject, text: letter }, heldMs);
}

const causeOf = ({ kind, id }: Letters, event: number): string => `${kind}:${id}:decided:${event}`;

/** Takes the newest decision back whose mail still waits. @throws {RequestError} 409 when there is none of this actor, or its mail has left */
export async function takeBackRecord(transaction: Kysely<Schema>, record: Letters, actor: string): Promise<void> {
  const { table, called } = await lockRecord(transaction, record);
  const event = await transaction
    .selectFrom('recordEvent')
    .select(['id', 'actor', 'note', 'before'])
    .where(columns[record.kind], '=', record.id)
    .where('kind', 'not in', ['noted', 'assigned', 'opened'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!event?.before || event.actor !== actor) throw new RequestError(409, `${called} has no decision of yours to take back.`);
  const waits = transaction.deleteFrom('outbox').where('cause', '=', causeOf(record, event.id)).where('state', '=', 'queued');
  const { numDeletedRows } = await waits.where('attempts', '=', 0).executeTakeFirstOrThrow();
  if (event.note !== '' && Number(numDeletedRows) === 0) throw new RequestError(409, 'The e-mail has left.');
  await transaction.updateTable(table).set(event.before).where('id', '=', record.id).execute();
  await addRecordEvent(transaction, record, { kind: 'takenBack', actor });
}
