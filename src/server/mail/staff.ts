import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { integerMax } from '../../contract/limits.ts';
import type { Database } from '../database/index.ts';
import { routes } from '../http/validation.ts';
import { staffPaths } from '../staff/paths.ts';
import { listMails, mailStates, retryMails } from './outbox.ts';

const stateSchema = z.enum(mailStates);

/** A filter for mails in any of the states given; without one in all states. */
const filterSchema = z.object({
  state: z.union([z.array(stateSchema), stateSchema.transform((state) => [state])]).default([...mailStates]),
});

export function staffMailRoutes({ kysely }: Database): FastifyPluginCallback {
  return routes((app) => {
    app.get(staffPaths.mails, { schema: { querystring: filterSchema } }, async ({ query: { state } }) => ({
      data: await listMails(kysely, state),
    }));

    app.post(
      staffPaths.mailsRetry,
      { schema: { body: z.strictObject({ id: z.int().min(1).max(integerMax).optional() }) } },
      async ({ body: { id } }) => ({ retried: await retryMails(kysely, id) }),
    );
  });
}
