import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { referenceKey } from '../security/references.ts';

export async function accountOfReference(database: Kysely<Schema>, typed: string): Promise<number | undefined> {
  const reference = referenceKey(typed);
  if (reference === undefined) return undefined;
  const event = await database.selectFrom('accountEvent').select('accountId').where('reference', '=', reference).executeTakeFirst();
  return event?.accountId;
}
