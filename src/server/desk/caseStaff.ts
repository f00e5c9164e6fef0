import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import type { ServerFacts } from '../../brands/types.ts';
import { tooLongMessage } from '../../contract/forms/rules.ts';
import { lineMaxLength } from '../../contract/forms/sharedFields.ts';
import { cleanText } from '../../contract/text.ts';
import { staffActor } from '../accounts/history.ts';
import { findAccount, readAccount } from '../accounts/records.ts';
import { ReviewError, takeBack } from '../accounts/review.ts';
import { accountParamsSchema, line } from '../accounts/staff.ts';
import { decisionNoteMaxLength } from '../accounts/states.ts';
import type { Database } from '../database/index.ts';
import { RequestError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { readDocument } from '../security/documentStore.ts';
import { refuseInfected } from '../security/virusScanner.ts';
import { staffPaths } from '../staff/paths.ts';
import type { CaseAnswer } from './answers.ts';
import { archiveOf } from './archive.ts';
import { assign, note, noteOpening, readCase } from './case.ts';

const by = line(lineMaxLength).refine((name) => name !== '', 'Must name somebody');

const actionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('takeBack'), by }),
  z.strictObject({
    action: z.literal('note'),
    note: z
      .string()
      .transform(cleanText)
      .refine((text) => text !== '', 'Must say something')
      .refine((text) => text.length <= decisionNoteMaxLength, tooLongMessage(decisionNoteMaxLength)),
    by,
  }),
  /** To a member by name; empty for nobody. */
  z.strictObject({ action: z.literal('assign'), to: line(lineMaxLength), by }),
]);

/** The staff routes about the case of an account. Others who read it at the desk see who else does. */
export function staffCaseRoutes({
  database,
  facts: { refusalReasons, letters },
  clamdUrl,
}: {
  readonly database: Database;
  readonly facts: Pick<ServerFacts, 'refusalReasons' | 'letters'>;
  /** The virus scanner's address, which looks into all files before the first is handed out. */
  readonly clamdUrl: string | undefined;
}): FastifyPluginCallback {
  const { kysely } = database;
  return routes((app) => {
    app.get(staffPaths.accountCase, { schema: { params: accountParamsSchema } }, async (request): Promise<CaseAnswer> => {
      const id = await findAccount(kysely, request.params.account);
      request.staffSubject = { account: id };
      const facts = await readCase(kysely, id, request.deskSession?.member.name, new Date());
      return { ...facts, reasons: refusalReasons, letter: letters.asked };
    });

    app.get(staffPaths.accountArchive, { schema: { params: accountParamsSchema } }, async (request, reply) => {
      const id = await findAccount(kysely, request.params.account);
      request.staffSubject = { account: id };
      const name = request.deskSession?.member.name;
      const account = await readAccount(kysely, id);
      for (const file of account.files) {
        const document = clamdUrl === undefined ? undefined : await readDocument(kysely, file.id);
        if (clamdUrl !== undefined && document) await refuseInfected(clamdUrl, document);
        if (name !== undefined) await noteOpening(kysely, file.id, name, new Date());
      }
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="account-${id}.zip"`)
        .send(archiveOf(kysely, account));
    });

    app.post(staffPaths.accountCase, { schema: { params: accountParamsSchema, body: actionSchema } }, async (request, reply) => {
      const { body } = request;
      const id = await findAccount(kysely, request.params.account);
      request.staffSubject = { account: id };
      const how = { actor: staffActor(body.by), now: new Date() };
      if (body.action === 'note') await note(kysely, id, { ...how, note: body.note });
      else if (body.action === 'assign') await assign(kysely, id, { ...how, to: body.to });
      else
        await takeBack(database, id, how).catch((error: unknown) => {
          throw error instanceof ReviewError ? new RequestError(409, error.message) : error;
        });
      return reply.code(204).send();
    });
  });
}
