import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { NotFoundError, RequestError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { kindByName } from '../../contract/forms/documents.ts';
import { judgeInThread } from '../security/activeContent/inThread.ts';
import type { Verdict } from '../security/activeContent/verdict.ts';
import { describeDocument, readDocument } from '../security/documentStore.ts';
import type { ReceivedFile } from '../security/documents.ts';
import { refuseInfected } from '../security/virusScanner.ts';
import { staffPaths } from './paths.ts';
import { idParamsSchema, switchSchema } from './schemas.ts';

const refusals: Readonly<Record<Exclude<Verdict, 'harmless'>, string>> = {
  active: 'It holds a script, a program or parts from elsewhere, so it is not shown.',
  locked: 'It is locked with a password, so it cannot be shown.',
  unreadable: 'It cannot be read whole, so it is not shown.',
  contentDiffers: 'It is not what its name says, so it is not shown.',
};

/** Judges a file again before the desk draws it, by the rules of today. @throws {RequestError} 422 for a file that is better not drawn */
async function refuseUnshowable({ fileName, content }: ReceivedFile): Promise<void> {
  const verdict = await judgeInThread({ extension: kindByName(fileName)?.extension ?? '', content });
  if (verdict !== 'harmless') throw new RequestError(422, refusals[verdict]);
}

/** @param clamdUrl - of the virus scanner, which looks into each file before it is handed out, by its knowledge of that moment */
export function staffDocumentRoutes({ kysely }: Database, clamdUrl: string | undefined): FastifyPluginCallback {
  return routes((app) => {
    app.get(staffPaths.document, { schema: { params: idParamsSchema } }, async ({ params: { id } }) => {
      const document = await describeDocument(kysely, id);
      if (!document) throw new NotFoundError(`There is no file ${id}.`);
      return document;
    });

    const contentSchema = { params: idParamsSchema, querystring: z.object({ view: switchSchema }) };
    app.get(staffPaths.documentContent, { schema: contentSchema }, async ({ params: { id }, query: { view } }, reply) => {
      const document = await readDocument(kysely, id);
      if (!document) throw new NotFoundError(`There is no file ${id}.`);
      if (clamdUrl !== undefined) await refuseInfected(clamdUrl, document);
      if (view) await refuseUnshowable(document);
      // Strangers' files are downloaded and never shown in the browser.
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(document.fileName)}`)
        .header('x-content-type-options', 'nosniff')
        .send(document.content);
    });
  });
}
