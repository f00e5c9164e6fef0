import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { NotFoundError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { daySchema, idParamsSchema } from '../staff/schemas.ts';
import { staffPaths } from '../staff/paths.ts';
import { listMessages } from './staffMessages.ts';

export function staffMessageRoutes({ kysely }: Database): FastifyPluginCallback {
  return routes((app) => {
    app.get(staffPaths.messages, { schema: { querystring: z.object({ since: daySchema.exactOptional() }) } }, async ({ query }) => ({
      data: await listMessages(kysely, query),
    }));

    app.get(staffPaths.message, { schema: { params: idParamsSchema } }, async ({ params: { id } }) => {
      const [message] = await listMessages(kysely, { id });
      if (!message) throw new NotFoundError(`There is no message ${id}.`);
      return message;
    });
  });
}
