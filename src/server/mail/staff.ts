import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import type { BrandFacts } from '../../brands/types.ts';
import { wholeNumber } from '../../contract/catalogue.ts';
import { integerMax } from '../../contract/limits.ts';
import type { Database } from '../database/index.ts';
import { routes } from '../http/validation.ts';
import { staffPaths } from '../staff/paths.ts';
import { listMails, mailStates, retryMails } from './outbox.ts';

const stateSchema = z.enum(mailStates);

/** A filter for one mail, or mails in any of the states given; without one in all states. */
const filterSchema = z.object({
  id: wholeNumber(1, integerMax).optional(),
  state: z.union([z.array(stateSchema), stateSchema.transform((state) => [state])]).default([...mailStates]),
});

export function staffMailRoutes({ kysely }: Database, facts: BrandFacts): FastifyPluginCallback {
  return routes((app) => {
    app.get(staffPaths.mails, { schema: { querystring: filterSchema } }, async ({ query: { state, id } }) => ({
      data: await listMails(kysely, state, facts, id),
    }));

    const mailsRetryCallSchema = { body: z.strictObject({ id: z.int().min(1).max(integerMax).optional() }) };
    app.post(staffPaths.mailsRetry, { schema: mailsRetryCallSchema }, async ({ body: { id } }) => ({
      retried: await retryMails(kysely, id),
    }));
  });
}
