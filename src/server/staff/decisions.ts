import type { Kysely } from 'kysely';
import { z } from 'zod';
import { lineMaxLength } from '../../contract/forms/sharedFields.ts';
import { cleanLine, cleanText } from '../../contract/text.ts';
import type { Schema } from '../database/index.ts';
import { NotFoundError, RequestError } from '../errors.ts';

/** Longest letter, in UTF-16 code units. */
const letterMaxLength = 10_000;

/** A letter; empty for none. */
export const letterSchema = z.string().max(letterMaxLength).transform(cleanText).default('');

export const bySchema = z
  .string()
  .transform((name) => cleanLine(name, lineMaxLength))
  .refine((name) => name !== '', 'Must name somebody');

/** For the member of staff who comes second. @param called - "Message 4" */
export async function refuseSecond(
  database: Kysely<Schema>,
  table: 'contactMessage' | 'jobApplication',
  id: number,
  called: string,
): Promise<never> {
  const found = await database.selectFrom(table).select(['state', 'handledBy']).where('id', '=', id).executeTakeFirst();
  if (!found) throw new NotFoundError(`There is no ${called.toLowerCase()}.`);
  throw new RequestError(409, `${called} is ${found.state} already${found.handledBy === null ? '' : `, by ${found.handledBy}`}.`);
}
