import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { referenceKey } from '../security/references.ts';

/** Finds the account whose submission has a reference; none for a text that cannot be one. */
export const accountsOfReference = (database: Kysely<Schema>, typed: string) =>
  database
    .selectFrom('accountEvent')
    .select('accountId')
    .where('reference', '=', referenceKey(typed) ?? null);

export const accountOfReference = async (database: Kysely<Schema>, typed: string): Promise<number | undefined> =>
  (await accountsOfReference(database, typed).executeTakeFirst())?.accountId;
