import { z } from 'zod';
import { lineMaxLength } from '../../contract/forms/sharedFields.ts';
import { cleanLine, cleanText } from '../../contract/text.ts';

/** Longest letter, in UTF-16 code units. */
const letterMaxLength = 10_000;

/** A letter; empty for none. */
export const letterSchema = z.string().max(letterMaxLength).transform(cleanText).default('');

/** How long the mail of a decision waits, in milliseconds, so that it can be taken back. */
export const heldSchema = z.int().min(0).max(60_000).default(0);

export const bySchema = z
  .string()
  .transform((name) => cleanLine(name, lineMaxLength))
  .refine((name) => name !== '', 'Must name somebody');

/** A member of staff as histories name them. */
export const staffActor = (name: string): string => `staff: ${name}`;
