import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import type { BrandLetters } from '../../brands/letters.ts';
import type { Database } from '../database/index.ts';
import { NotFoundError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { daySchema, idParamsSchema } from '../staff/schemas.ts';
import { staffPaths } from '../staff/paths.ts';
import { decideMessage, listMessages, messageDecisionSchema } from './staffMessages.ts';

/** The staff routes about messages. @param letters - of the brand, for answers to messages and applications */
export function staffMessageRoutes({ kysely }: Database, letters: BrandLetters): FastifyPluginCallback {
  return routes((app) => {
    app.get(staffPaths.messages, { schema: { querystring: z.object({ since: daySchema.exactOptional() }) } }, async ({ query }) => ({
      data: await listMessages(kysely, query),
    }));

    app.get(staffPaths.message, { schema: { params: idParamsSchema } }, async ({ params: { id } }) => {
      const [message] = await listMessages(kysely, { id });
      if (!message) throw new NotFoundError(`There is no message ${id}.`);
      return message;
    });

    const messageSchema = { params: idParamsSchema, body: messageDecisionSchema };
    app.post(staffPaths.messageDecision, { schema: messageSchema }, async ({ params: { id }, body }) => {
      await decideMessage(kysely, id, body);
      return { id };
    });

    app.get(staffPaths.letters, () => letters);
  });
}
