/** The case of an account, and of messages and applications the part that they share with it: who has it, its history and notes, and the way back from a decision. */
import type { FastifyPluginCallback } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { lineMaxLength } from '../../contract/forms/sharedFields.ts';
import { addEvent } from '../accounts/history.ts';
import { readAccount } from '../accounts/records.ts';
import { relatedAccounts } from '../accounts/related.ts';
import { newestQuestion, takeBack, type Decision } from '../accounts/review.ts';
import { accountOf, accountParamsSchema, noteSchema } from '../accounts/staff.ts';
import type { Database, Schema } from '../database/index.ts';
import { NotFoundError, RequestError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { readDocument } from '../security/documentStore.ts';
import { refuseInfected } from '../security/virusScanner.ts';
import { addRecordEvent, recordHistory, takeBackRecord, type LetterKind } from '../letters/index.ts';
import { bySchema, staffActor } from '../staff/decisions.ts';
import { staffPaths } from '../staff/paths.ts';
import { idParamsSchema, line } from '../staff/schemas.ts';
import { memberNames } from './members.ts';
import { archiveOf } from './archive.ts';

/** How long a file that somebody opens again counts as open, in milliseconds. */
const sittingMs = 3_600_000;

/** Notes in the history of its account or application that a member opens a file, once in a sitting. */
export async function noteOpening(database: Kysely<Schema>, documentId: number, name: string, now: Date): Promise<void> {
  const { rows } = await sql<RecordParams & { fileName: string }>`
    select held.kind, held.id, file_name as "fileName" from document join (
      select 'account' as kind, id, proof_address1_id as document_id from account
      union all select 'account', id, proof_address2_id from account
      union all select 'account', account_id, proof_address_id from account_director
      union all select 'account', account_id, document_id from replaced_document
      union all select 'application', id, document_id from job_application
    ) held on document_id = document.id
    where document.id = ${documentId} and not exists (
      select from (
        select 'account' as of, account_id as id, kind, actor, note, at from account_event
        union all select 'application', application_id, kind, actor, note, at from record_event
      ) event where event.of = held.kind and event.id = held.id and kind = 'opened'
      and actor = ${staffActor(name)} and note = file_name and at > ${new Date(now.getTime() - sittingMs)})`.execute(database);
  const [found] = rows;
  if (found) await note(database, found, { actor: staffActor(name), now, note: found.fileName }, 'opened');
}

/** How long somebody counts as looking at a case who has not asked for it again, in milliseconds. */
const presentMs = 30_000;

/** Reads the parts of a case. @param name - of the member who looks at it, and is seen by others from now on */
async function readCase(database: Kysely<Schema>, id: number, name: string | undefined, now: Date) {
  const looking = name === undefined ? undefined : database.insertInto('accountViewer').values({ accountId: id, name, seenAt: now });
  await looking?.onConflict((conflict) => conflict.columns(['accountId', 'name']).doUpdateSet({ seenAt: now })).execute();
  const viewers = database.selectFrom('accountViewer').select('name').where('accountId', '=', id).orderBy('name');
  const present = viewers.where('seenAt', '>', new Date(now.getTime() - presentMs));
  const others = await present.where('name', '<>', name ?? '').execute();
  return { question: (await newestQuestion(database, id)) ?? null, others: others.map((other) => other.name) };
}

/** The parts of a case that are no facts of its account: others who have it open, the newest question, and the brand's reasons to refuse, each with its paragraph. */
export interface CaseAnswer extends Awaited<ReturnType<typeof readCase>> {
  readonly reasons: readonly { readonly label: string; readonly text: string }[];
}

type Noted = 'noted' | 'opened' | 'assigned';

/** Adds a note to the history of a record, the name of a file that was opened, or of the member who has it now. */
async function note(database: Kysely<Schema>, { kind: of, id }: RecordParams, { actor, now, note: text }: Noting, kind: Noted) {
  if (of !== 'account') return addRecordEvent(database, { kind: of, id }, { kind, actor, note: text });
  const { state } = await database.selectFrom('account').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  return addEvent(database, { accountId: id, at: now, kind, actor, from: state, to: state, note: text });
}

const recordTables = { account: 'account', message: 'contactMessage', application: 'jobApplication' } as const;
const recordParams = idParamsSchema.extend({ kind: z.enum(['account', 'message', 'application']) });
type RecordParams = z.output<typeof recordParams>;
type Noting = Omit<Decision, 'heldMs'>;

/** Reads who has a record, who can, and all that happened to it. @throws {NotFoundError} when there is no such record */
async function readRecord(database: Kysely<Schema>, { kind, id }: RecordParams) {
  const found = await database.selectFrom(recordTables[kind]).select('assignee').where('id', '=', id).executeTakeFirst();
  if (!found) throw new NotFoundError(`There is no ${kind} ${id}.`);
  const history = kind === 'account' ? (await readAccount(database, id)).history : await recordHistory(database, { kind, id });
  return { holder: found.assignee ?? '', members: await memberNames(database), history };
}

/** The member who has an account, a message or an application, empty for nobody; all who can; and its history. */
export type RecordAnswer = Awaited<ReturnType<typeof readRecord>>;

const actionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('give'), to: line(lineMaxLength), by: bySchema }),
  z.strictObject({ action: z.literal('note'), note: noteSchema.refine((text) => text !== '', 'Must say something'), by: bySchema }),
  z.strictObject({ action: z.literal('takeBack'), by: bySchema }),
]);

/** Gives a record to a member, or to nobody; adds a note; or takes its decision back. The history says so. @throws {RequestError} 409 when nobody has the name, or there is no such decision */
function act(database: Database, record: RecordParams, body: z.output<typeof actionSchema>): Promise<unknown> {
  const how = { actor: staffActor(body.by), now: new Date() };
  if (body.action === 'takeBack' && record.kind === 'account') return takeBack(database, record.id, how);
  return database.kysely.transaction().execute(async (transaction) => {
    const { members } = await readRecord(transaction, record);
    if (body.action === 'takeBack') return takeBackRecord(transaction, { ...record, kind: record.kind as LetterKind }, how.actor);
    if (body.action === 'note') return note(transaction, record, { ...how, note: body.note }, 'noted');
    if (body.to !== '' && !members.includes(body.to)) throw new RequestError(409, `Nobody at the desk is called ${body.to}.`);
    const given = transaction.updateTable(recordTables[record.kind]).set({ assignee: body.to || null });
    await given.where('id', '=', record.id).execute();
    return note(transaction, record, { ...how, note: body.to }, 'assigned');
  });
}

/** The staff routes about the case of an account, and about all records that a member has. Others who read it at the desk see who else does. */
export function staffCaseRoutes(database: Database, reasons: CaseAnswer['reasons'], clamdUrl: string | undefined): FastifyPluginCallback {
  const { kysely } = database;
  return routes((app) => {
    app.get(staffPaths.accountCase, { schema: { params: accountParamsSchema } }, async (request): Promise<CaseAnswer> => {
      const id = await accountOf(database, request);
      const read = await readCase(kysely, id, request.deskSession?.member.name, new Date());
      return { ...read, reasons };
    });

    app.get(staffPaths.accountArchive, { schema: { params: accountParamsSchema } }, async (request, reply) => {
      const id = await accountOf(database, request);
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
        .send(archiveOf(kysely, account, await relatedAccounts(kysely, id)));
    });

    app.get(staffPaths.record, { schema: { params: recordParams } }, ({ params }) => readRecord(kysely, params));

    app.post(staffPaths.record, { schema: { params: recordParams, body: actionSchema } }, async (request, reply) => {
      if (request.params.kind === 'account') request.staffSubject = { account: request.params.id };
      await act(database, request.params, request.body);
      return reply.code(204).send();
    });
  });
}
