import { z } from 'zod';
import { wholeNumber } from '../../contract/catalogue.ts';
import { integerMax } from '../../contract/limits.ts';
import { cleanLine } from '../../contract/text.ts';

export const idParamsSchema = z.object({ id: wholeNumber(1, integerMax) });

export const daySchema = z.iso.date('Must be a day such as 2026-11-03');

/** One line of text, cleaned. @param maxLength - in characters; the rest is cut off */
export const line = (maxLength: number) => z.string().transform((text) => cleanLine(text, maxLength));

/** A switch in a query; off by default. */
export const switchSchema = z
  .enum(['true', 'false'], 'Must be true or false')
  .optional()
  .transform((value) => value === 'true');
