import type { FastifyPluginCallback } from 'fastify';
import type { Database } from '../database/index.ts';
import { NotFoundError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { describeDocument, readDocument } from '../security/documentStore.ts';
import { refuseInfected } from '../security/virusScanner.ts';
import { staffPaths } from './paths.ts';
import { idParamsSchema } from './schemas.ts';

/**
 * The staff routes about files that strangers sent: proofs of address and CVs.
 *
 * @param clamdUrl - the virus scanner's, which looks into each file before it is handed out, by what it knows at that moment
 */
export function staffDocumentRoutes({ kysely }: Database, clamdUrl: string | undefined): FastifyPluginCallback {
  return routes((app) => {
    app.get(staffPaths.document, { schema: { params: idParamsSchema } }, async ({ params: { id } }) => {
      const document = await describeDocument(kysely, id);
      if (!document) throw new NotFoundError(`There is no file ${id}.`);
      return document;
    });

    app.get(staffPaths.documentContent, { schema: { params: idParamsSchema } }, async ({ params: { id } }, reply) => {
      const document = await readDocument(kysely, id);
      if (!document) throw new NotFoundError(`There is no file ${id}.`);
      if (clamdUrl !== undefined) await refuseInfected(clamdUrl, document);
      // Strangers' files are downloaded and never shown in the browser.
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(document.fileName)}`)
        .header('x-content-type-options', 'nosniff')
        .send(document.content);
    });
  });
}
