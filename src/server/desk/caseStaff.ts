import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServerFacts } from '../../brands/types.ts';
import { lineMaxLength } from '../../contract/forms/sharedFields.ts';
import { staffActor } from '../accounts/history.ts';
import { findAccount, readAccount } from '../accounts/records.ts';
import { ReviewError, takeBack } from '../accounts/review.ts';
import { accountParamsSchema, line, noteSchema } from '../accounts/staff.ts';
import type { Database } from '../database/index.ts';
import { RequestError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { readDocument } from '../security/documentStore.ts';
import { refuseInfected } from '../security/virusScanner.ts';
import { bySchema } from '../staff/decisions.ts';
import { staffPaths } from '../staff/paths.ts';
import type { CaseAnswer } from './answers.ts';
import { archiveOf } from './archive.ts';
import { assign, note, noteOpening, readCase } from './case.ts';

const actionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('takeBack'), by: bySchema }),
  z.strictObject({
    action: z.literal('note'),
    note: noteSchema.refine((text) => text !== '', 'Must say something'),
    by: bySchema,
  }),
  /** To a member by name; empty for nobody. */
  z.strictObject({ action: z.literal('assign'), to: line(lineMaxLength), by: bySchema }),
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
  /** The number of the account, which the log names. */
  const idOf = async (request: FastifyRequest<{ Params: { account: string } }>) => {
    const account = await findAccount(kysely, request.params.account);
    request.staffSubject = { account };
    return account;
  };
  return routes((app) => {
    app.get(staffPaths.accountCase, { schema: { params: accountParamsSchema } }, async (request): Promise<CaseAnswer> => {
      const id = await idOf(request);
      const facts = await readCase(kysely, id, request.deskSession?.member.name, new Date());
      return { ...facts, reasons: refusalReasons, letter: letters.asked };
    });

    app.get(staffPaths.accountArchive, { schema: { params: accountParamsSchema } }, async (request, reply) => {
      const id = await idOf(request);
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
      const id = await idOf(request);
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
