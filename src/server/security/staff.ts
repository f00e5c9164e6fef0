import type { FastifyPluginCallback } from 'fastify';
import type { Database } from '../database/index.ts';
import { NotFoundError } from '../errors.ts';
import type { ZodTypeProvider } from '../http/validation.ts';
import { idParamsSchema } from '../staff/schemas.ts';
import { staffPaths } from '../staff/paths.ts';
import { describeDocument, readDocument } from './documentStore.ts';

/** The staff routes about files that strangers sent: proofs of address and CVs. */
export function staffDocumentRoutes({ kysely }: Database): FastifyPluginCallback {
  return (scope, _options, done) => {
    const app = scope.withTypeProvider<ZodTypeProvider>();

    app.get(staffPaths.document, { schema: { params: idParamsSchema } }, async ({ params: { id } }) => {
      const document = await describeDocument(kysely, id);
      if (!document) throw new NotFoundError(`There is no file ${id}.`);
      return document;
    });

    app.get(staffPaths.documentContent, { schema: { params: idParamsSchema } }, async ({ params: { id } }, reply) => {
      const document = await readDocument(kysely, id);
      if (!document) throw new NotFoundError(`There is no file ${id}.`);
      // Strangers' files are downloaded and never shown in the browser.
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(document.fileName)}`)
        .header('x-content-type-options', 'nosniff')
        .send(document.content);
    });

    done();
  };
}
