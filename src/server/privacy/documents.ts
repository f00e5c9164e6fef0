import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { deleteDocuments } from '../security/documentStore.ts';

/** Deletes accounts with everything that belongs to them: directors, history, tokens, sessions and proofs of address, also replaced ones. */
export async function deleteAccounts(transaction: Kysely<Schema>, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const directors = await transaction.selectFrom('accountDirector').select('proofAddressId').where('accountId', 'in', ids).execute();
  const replaced = await transaction.selectFrom('replacedDocument').select('documentId').where('accountId', 'in', ids).execute();
  const accounts = await transaction
    .deleteFrom('account')
    .where('id', 'in', ids)
    .returning(['proofAddress1Id', 'proofAddress2Id'])
    .execute();
  return deleteDocuments(transaction, [
    ...replaced.map(({ documentId }) => documentId),
    ...directors.map(({ proofAddressId }) => proofAddressId),
    ...accounts.flatMap(({ proofAddress1Id, proofAddress2Id }) => [proofAddress1Id, proofAddress2Id]),
  ]);
}
