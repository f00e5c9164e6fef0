/** The case of an account: the parts that are no facts of it, and the staff routes about them. */
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { lineMaxLength } from '../../contract/forms/sharedFields.ts';
import { addEvent, staffActor } from '../accounts/history.ts';
import { findAccount, readAccount } from '../accounts/records.ts';
import { newestQuestion, takeBack, type Decision } from '../accounts/review.ts';
import { accountParamsSchema, line, noteSchema } from '../accounts/staff.ts';
import type { Database, Schema } from '../database/index.ts';
import { NotFoundError, RequestError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { readDocument } from '../security/documentStore.ts';
import { refuseInfected } from '../security/virusScanner.ts';
import { bySchema } from '../staff/decisions.ts';
import { staffPaths } from '../staff/paths.ts';
import { idParamsSchema } from '../staff/schemas.ts';
import { memberNames } from './members.ts';
import { archiveOf } from './archive.ts';

/** How long a file that somebody opens again counts as open, in milliseconds. */
const sittingMs = 3_600_000;

/** Notes in the history of its account that a member opens a file, once in a sitting. Other files have no history. */
export async function noteOpening(database: Kysely<Schema>, documentId: number, name: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; fileName: string }>`
    select held.id, file_name from document join (
      select id, proof_address1_id as document_id from account
      union all select id, proof_address2_id from account
      union all select account_id, proof_address_id from account_director
      union all select account_id, document_id from replaced_document
    ) held on document_id = document.id
    where document.id = ${documentId} and not exists (select from account_event where account_id = held.id and kind = 'opened'
      and actor = ${staffActor(name)} and note = file_name and at > ${new Date(now.getTime() - sittingMs)})`.execute(database);
  const [found] = rows;
  if (found) await note(database, found.id, { actor: staffActor(name), now, note: found.fileName }, 'opened');
}

/** How long somebody counts as looking at a case who has not asked for it again, in milliseconds. */
const presentMs = 30_000;

/** Reads the parts of a case. @param name - of the member who looks at it, and is seen by others from now on */
async function readCase(database: Kysely<Schema>, id: number, name: string | undefined, now: Date) {
  if (name !== undefined)
    await database
      .insertInto('accountViewer')
      .values({ accountId: id, name, seenAt: now })
      .onConflict((conflict) => conflict.columns(['accountId', 'name']).doUpdateSet({ seenAt: now }))
      .execute();
  const others = await database
    .selectFrom('accountViewer')
    .select('name')
    .where('accountId', '=', id)
    .where('name', '<>', name ?? '')
    .where('seenAt', '>', new Date(now.getTime() - presentMs))
    .orderBy('name')
    .execute();
  return { question: (await newestQuestion(database, id)) ?? null, others: others.map((other) => other.name) };
}

/** The parts of a case that are no facts of its account: others who have it open, the newest question, and the brand's reasons to refuse, each with its paragraph. */
export interface CaseAnswer extends Awaited<ReturnType<typeof readCase>> {
  readonly reasons: readonly { readonly label: string; readonly text: string }[];
}

type Noted = 'noted' | 'opened' | 'assigned';

/** Adds a note to the history of a case, the name of a file that was opened, or of the member who has it now. */
async function note(database: Kysely<Schema>, id: number, { actor, now, note: text }: Omit<Decision, 'heldMs'>, kind: Noted = 'noted') {
  const { state } = await database.selectFrom('account').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  await addEvent(database, { accountId: id, at: now, kind, actor, from: state, to: state, note: text });
}

const heldTables = { account: 'account', message: 'contactMessage', application: 'jobApplication' } as const;

const holderParams = idParamsSchema.extend({ kind: z.enum(['account', 'message', 'application']) });

type Held = z.output<typeof holderParams>;

/** Reads who has something, and who can. @throws {NotFoundError} when there is no such thing */
async function readHolder(database: Kysely<Schema>, { kind, id }: Held) {
  const found = await database.selectFrom(heldTables[kind]).select('assignee').where('id', '=', id).executeTakeFirst();
  if (!found) throw new NotFoundError(`There is no ${kind} ${id}.`);
  return { holder: found.assignee ?? '', members: await memberNames(database) };
}

/** The member who has something, empty for nobody, and all who can. */
export type HolderAnswer = Awaited<ReturnType<typeof readHolder>>;

/** Gives something to a member, or to nobody; an account's history says so. @throws {RequestError} 409 when nobody has the name */
function assign(
  database: Kysely<Schema>,
  { kind, id }: Held,
  { actor, now, to }: Pick<Decision, 'actor' | 'now'> & { readonly to: string },
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const { members } = await readHolder(transaction, { kind, id });
    if (to !== '' && !members.includes(to)) throw new RequestError(409, `Nobody at the desk is called ${to}.`);
    await transaction
      .updateTable(heldTables[kind])
      .set({ assignee: to || null })
      .where('id', '=', id)
      .execute();
    if (kind === 'account') await note(transaction, id, { actor, now, note: to }, 'assigned');
  });
}

const actionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('takeBack'), by: bySchema }),
  z.strictObject({ action: z.literal('note'), note: noteSchema.refine((text) => text !== '', 'Must say something'), by: bySchema }),
]);

/** The staff routes about the case of an account. Others who read it at the desk see who else does. */
export function staffCaseRoutes(database: Database, reasons: CaseAnswer['reasons'], clamdUrl: string | undefined): FastifyPluginCallback {
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
      const read = await readCase(kysely, id, request.deskSession?.member.name, new Date());
      return { ...read, reasons };
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

    app.get(staffPaths.holder, { schema: { params: holderParams } }, ({ params }) => readHolder(kysely, params));

    const holderSchema = { params: holderParams, body: z.strictObject({ to: line(lineMaxLength), by: bySchema }) };
    app.post(staffPaths.holder, { schema: holderSchema }, async ({ params, body: { to, by } }, reply) => {
      await assign(kysely, params, { actor: staffActor(by), now: new Date(), to });
      return reply.code(204).send();
    });

    app.post(staffPaths.accountCase, { schema: { params: accountParamsSchema, body: actionSchema } }, async (request, reply) => {
      const { body } = request;
      const id = await idOf(request);
      const how = { actor: staffActor(body.by), now: new Date() };
      if (body.action === 'note') await note(kysely, id, { ...how, note: body.note });
      else await takeBack(database, id, how);
      return reply.code(204).send();
    });
  });
}
