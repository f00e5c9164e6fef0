import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import type { AccountEventKind, AccountState } from './states.ts';

export interface AccountEvent {
  readonly accountId: number;
  readonly at: Date;
  readonly kind: AccountEventKind;
  /** The person who did it: `applicant`, `holder`, `shop` for what it does by itself, or a member of staff as `staffActor` names them. */
  readonly actor: string;
  /** Null for the first event. Default: the state stays as it is. */
  readonly from?: AccountState | null;
  readonly to: AccountState;
  readonly note?: string;
  /** The reference of the submission that caused it. */
  readonly reference?: string;
}

/** Adds to the history of an account, in the transaction that changes it. Gives the event's id. */
export async function addEvent(
  transaction: Kysely<Schema>,
  { accountId, at, kind, actor, to, from = to, note = '', reference }: AccountEvent,
): Promise<number> {
  const { id } = await transaction
    .insertInto('accountEvent')
    .values({ accountId, at, kind, actor, fromState: from, toState: to, note, reference: reference ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
