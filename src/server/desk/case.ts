/** The parts of a case that are no facts of its account. */
import { sql, type Kysely } from 'kysely';
import { addEvent, staffActor } from '../accounts/history.ts';
import { newestQuestion } from '../accounts/review.ts';
import type { Schema } from '../database/index.ts';
import { RequestError } from '../errors.ts';
import type { CaseAnswer } from './answers.ts';

/** Notes in the history of its account that a member opens a file. Other files have no history. */
export async function noteOpening(database: Kysely<Schema>, documentId: number, name: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; fileName: string }>`
    select held.id, file_name from document join (
      select id, proof_address1_id as document_id from account
      union all select id, proof_address2_id from account
      union all select account_id, proof_address_id from account_director
      union all select account_id, document_id from replaced_document
    ) held on document_id = document.id
    where document.id = ${documentId}`.execute(database);
  const [found] = rows;
  if (found) await note(database, found.id, { actor: staffActor(name), now, note: found.fileName }, 'opened');
}

/** How long somebody counts as looking at a case who has not asked for it again, in milliseconds. */
const presentMs = 30_000;

/** Actor and time of something that is done to a case. */
interface Act {
  readonly actor: string;
  readonly now: Date;
}

/** Reads the parts of a case. @param name - of the member who looks at it, and is seen by others from now on */
export async function readCase(
  database: Kysely<Schema>,
  id: number,
  name: string | undefined,
  now: Date,
): Promise<Omit<CaseAnswer, 'reasons' | 'letter'>> {
  if (name !== undefined)
    await database
      .insertInto('accountViewer')
      .values({ accountId: id, name, seenAt: now })
      .onConflict((conflict) => conflict.columns(['accountId', 'name']).doUpdateSet({ seenAt: now }))
      .execute();
  const { assignee } = await database.selectFrom('account').select('assignee').where('id', '=', id).executeTakeFirstOrThrow();
  const others = await database
    .selectFrom('accountViewer')
    .select('name')
    .where('accountId', '=', id)
    .where('name', '<>', name ?? '')
    .where('seenAt', '>', new Date(now.getTime() - presentMs))
    .orderBy('name')
    .execute();
  const members = await database.selectFrom('staffMember').select('name').where('switchedOffAt', 'is', null).orderBy('name').execute();
  const namesOf = (rows: readonly { readonly name: string }[]) => rows.map((row) => row.name);
  const question = (await newestQuestion(database, id)) ?? null;
  return { question, assignee: assignee ?? '', others: namesOf(others), members: namesOf(members) };
}

/** Adds a note to the history of a case, or the name of a file that was opened. */
export async function note(
  database: Kysely<Schema>,
  id: number,
  { actor, now, note: text }: Act & { readonly note: string },
  kind: 'noted' | 'opened' = 'noted',
): Promise<void> {
  const { state } = await database.selectFrom('account').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  await addEvent(database, { accountId: id, at: now, kind, actor, from: state, to: state, note: text });
}

/** Gives a case to a member, or to nobody. @throws {RequestError} 409 when nobody has the name */
export function assign(database: Kysely<Schema>, id: number, { actor, now, to }: Act & { readonly to: string }): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const member = await transaction.selectFrom('staffMember').select('id').where('name', '=', to).executeTakeFirst();
    if (to !== '' && !member) throw new RequestError(409, `Nobody at the desk is called ${to}.`);
    const { state } = await transaction
      .updateTable('account')
      .set({ assignee: to === '' ? null : to })
      .where('id', '=', id)
      .returning('state')
      .executeTakeFirstOrThrow();
    await addEvent(transaction, { accountId: id, at: now, kind: 'assigned', actor, from: state, to: state, note: to });
  });
}
