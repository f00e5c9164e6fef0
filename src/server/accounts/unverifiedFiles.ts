/** Bounds the disk space of registrations that nobody has confirmed. Each address has its own quota; this one is for those who have many addresses. */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { RetryLaterError } from '../errors.ts';
import type { AccountState } from './states.ts';

/** Time after which a client may try again, in milliseconds: links are followed, and unconfirmed files go at night. */
const retryAfterMs = 60 * 60_000;

const unverified = sql.lit('submitted' satisfies AccountState);

/**
 * Refuses files for which there is no room beside those of all accounts that are not confirmed. Forms that are stored at the same moment do not see each other: those may take more.
 *
 * @param bytes - of the form's files together; a form without files is always taken
 * @throws {RetryLaterError} 503
 */
export async function refuseBeyondUnverified(transaction: Kysely<Schema>, bytes: number, limitBytes: number): Promise<void> {
  if (bytes === 0) return;
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(size), 0) as bytes from document where id in (
      select unnest(array[proof_address1_id, proof_address2_id]) from account where state = ${unverified}
      union all
      select proof_address_id from account_director where account_id in (select id from account where state = ${unverified})
    )`.execute(transaction);
  if (Number(rows[0]!.bytes) + bytes > limitBytes)
    throw new RetryLaterError(
      503,
      'Too many files of registrations wait to be confirmed. Please send the form without files, or try again later.',
      retryAfterMs,
      'unverified-files',
    );
}
