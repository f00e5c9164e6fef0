/** Bounds the disk space of unconfirmed registrations. Each address has its own quota; this bound is for senders with many addresses. */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { RetryLaterError } from '../errors.ts';
import { deleteDocuments } from '../security/documentStore.ts';
import { wideNetworkOf } from '../security/visitorAddress.ts';
import type { AccountState } from './states.ts';

/** The answer when a form's files alone are too many; a client may try again after the time, in milliseconds. */
const noRoom = ['There is no room for these files. Please send the form without them.', 60 * 60_000, 'unverified-files'] as const;

/** Age from which files go when more than half of the room is taken, in milliseconds; younger ones go only when there is none left. */
const shortLifeMs = 3 * 60 * 60_000;

/** The key and the words of the warning that staff see on an account whose files went. */
export const removedProofs = {
  key: 'proofs',
  warning:
    'The proofs of address were removed before the mail address was confirmed, since too many files waited. The business is asked for them when it confirms.',
  question:
    'You sent proofs of address with your form. They were removed before you confirmed your mail address, since too many files waited at the time. Please send them to us again.',
} as const;

const unverified = sql.lit('submitted' satisfies AccountState);

interface Holder {
  readonly id: number;
  readonly ipAddress: string;
  readonly createdAt: Date;
  readonly bytes: number;
  readonly documents: readonly number[];
}

/**
 * Above half of the limit the oldest files of the networks with the most go first, so that who fills the room removes their own. The accounts stay, with a warning.
 *
 * @throws {RetryLaterError} 503 when the form's files are more than the limit
 */
export async function makeRoomForFiles(transaction: Kysely<Schema>, bytes: number, limitBytes: number, now: Date): Promise<void> {
  if (bytes === 0) return;
  if (bytes > limitBytes) throw new RetryLaterError(503, ...noRoom);
  let total = bytes + (await bytesOf(transaction));
  if (total <= limitBytes / 2) return;
  const holders = await holdersOf(transaction);
  const removed: Holder[] = [];
  while (total > limitBytes / 2 && holders.length > 0) {
    const oldest = oldestOfLargest(holders);
    if (total <= limitBytes && now.getTime() - oldest.createdAt.getTime() < shortLifeMs) break;
    holders.splice(holders.indexOf(oldest), 1);
    removed.push(oldest);
    total -= oldest.bytes;
  }
  await remove(transaction, removed);
}

/** The files of accounts that are not confirmed. Each part of the join is read once: a condition with "or" would read all files for each account. */
const held = sql`(
    select id as account_id, ip_address, created_at as since, unnest(array[proof_address1_id, proof_address2_id]) as document_id
    from account where state = ${unverified}
    union all select account.id, ip_address, created_at, proof_address_id
    from account join account_director on account_id = account.id where state = ${unverified}
  ) held join document on document.id = document_id`;

async function bytesOf(transaction: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select coalesce(sum(size), 0)::float8 as bytes from ${held}`.execute(transaction);
  return rows[0]!.bytes;
}

async function holdersOf(transaction: Kysely<Schema>): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select account_id as id, ip_address, since as created_at, sum(size)::float8 as bytes, array_agg(document.id) as documents
    from ${held} group by account_id, ip_address, since order by account_id`.execute(transaction);
  return rows;
}

function oldestOfLargest(holders: readonly Holder[]): Holder {
  const customerOf = ({ ipAddress }: Holder): string => wideNetworkOf(ipAddress);
  const bytes = new Map<string, number>();
  for (const holder of holders) bytes.set(customerOf(holder), (bytes.get(customerOf(holder)) ?? 0) + holder.bytes);
  const largest = Math.max(...bytes.values());
  return holders.find((holder) => bytes.get(customerOf(holder)) === largest)!;
}

/** Removes the files of accounts, but for those that are being confirmed or emptied at this moment. */
async function remove(transaction: Kysely<Schema>, chosen: readonly Holder[]): Promise<void> {
  if (chosen.length === 0) return;
  const chosenIds = chosen.map(({ id }) => id);
  const locked = await transaction
    .selectFrom('account')
    .select('id')
    .where('id', 'in', chosenIds)
    .where('state', '=', 'submitted')
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = locked.map(({ id }) => id);
  const holders = chosen.filter(({ id }) => ids.includes(id));
  const warning = JSON.stringify({ [removedProofs.key]: removedProofs.warning });
  await sql`update account set proof_address1_id = null, proof_address2_id = null, warnings = warnings || ${warning}::jsonb
    where id = any(${ids})`.execute(transaction);
  if (ids.length > 0)
    await transaction.updateTable('accountDirector').set({ proofAddressId: null }).where('accountId', 'in', ids).execute();
  const documents = holders.flatMap((holder) => holder.documents);
  await deleteDocuments(transaction, documents);
}
