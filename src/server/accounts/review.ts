/** The steps of an account: the applicant confirms the address; staff approve, reject or ask. Each step is one transaction with its history and its mails. */
import { sql, type Kysely } from 'kysely';
import { identityFields } from '../../contract/forms/accountFields.ts';
import { labelledValues, namesOf } from '../../contract/forms/fieldDefinitions.ts';
import { questionItems } from '../../contract/forms/questions.ts';
import { questionDays } from '../../contract/limits.ts';
import type { BrandFacts } from '../../brands/types.ts';
import type { Database, Schema } from '../database/index.ts';
import { RequestError } from '../errors.ts';
import { queueMail } from '../mail/index.ts';
import { hashToken, newToken } from '../security/tokens.ts';
import { staffActor } from '../staff/decisions.ts';
import { addEvent } from './history.ts';
import { dropPasswordLinks, issueLink, recallLink, spendLink } from './links.ts';
import { accountNumber } from './names.ts';
import { removedProofs } from './unverifiedFiles.ts';
import { accountChanges, saidWarnings, type AccountChange, type AccountState } from './states.ts';

/** Refuses a step that is not possible in the state of an account, or of an account that there is not. */
const refused = (message: string) => new RequestError(409, message);

export interface Decision {
  readonly actor: string;
  readonly now: Date;
  readonly note: string;
  /** How long its mail waits, in milliseconds, so that it can be taken back. Default: not at all. */
  readonly heldMs?: number;
}

interface ChangedAccount {
  readonly id: number;
  readonly name: string;
  readonly mail: string;
}

/** The result of a link that confirms an address: it confirmed it; this or another link had done so before; or it is unknown, replaced or outdated. */
export type Confirmation = 'confirmed' | 'confirmed before' | 'unusable';

export function confirmAddress(database: Database, { company }: BrandFacts, token: string, now: Date): Promise<Confirmation> {
  return database.kysely.transaction().execute(async (transaction): Promise<Confirmation> => {
    const id = await spendLink(transaction, token, ['verify'], now);
    if (id === undefined) return (await isConfirmed(transaction, token)) ? 'confirmed before' : 'unusable';
    const account = await change(transaction, id, 'verified', { actor: 'applicant', now, note: '' });
    if (account) {
      await tellStaff(transaction, company.mail, account);
      await askForRemovedProofs(transaction, account, now);
    }
    return 'confirmed';
  });
}

/** Whether the address of a link is confirmed, by this link or another one. */
async function isConfirmed(transaction: Kysely<Schema>, token: string): Promise<boolean> {
  const id = await recallLink(transaction, token, 'verify');
  if (id === undefined) return false;
  const account = await transaction.selectFrom('account').select('state').where('id', '=', id).executeTakeFirst();
  return account !== undefined && account.state !== 'submitted';
}

/** Approves an account: it gets its number and a link to choose a password with. Gives the number. */
export function approve(database: Database, { accountPrefix }: BrandFacts, id: number, decision: Decision): Promise<string> {
  return database.kysely.transaction().execute(async (transaction) => {
    const account = await changeOrThrow(transaction, id, 'approved', decision);
    const userName = accountNumber(accountPrefix, id);
    await transaction.updateTable('account').set({ userName }).where('id', '=', id).execute();
    const link = await issueLink(transaction, id, 'setPassword', decision.now);
    const mail = { kind: 'approved', to: account.mail, cause: `approved:${link.id}`, businessName: account.name } as const;
    await queueMail(transaction, { ...mail, userName, token: link.token }, decision.heldMs);
    return userName;
  });
}

/** Rejects an account. The note goes into the mail, or is the whole letter. */
export function reject(database: Database, id: number, decision: Decision & { isLetter?: boolean }): Promise<void> {
  return database.kysely.transaction().execute(async (transaction) => {
    const { name, mail } = await changeOrThrow(transaction, id, 'rejected', decision);
    const { note, heldMs, isLetter = false } = decision;
    const cause = `account:${id}:rejected`;
    await queueMail(transaction, { kind: 'rejected', to: mail, cause, businessName: name, note, isLetter }, heldMs);
  });
}

/** A question to the business; its note is the letter. */
interface Question extends Decision {
  /** The items that the business checks on a page, by `questionItems`. Default: none, so it answers by mail. */
  readonly items?: readonly string[] | undefined;
  /** The newest question that the asker knows, null for none: another one refuses this. Default: it is not compared. */
  readonly known?: number | null | undefined;
}

/** Asks for more information; the state stays. The question takes the place of an earlier one. */
export function ask(database: Database, id: number, { actor, now, note, heldMs, items = [], known }: Question): Promise<void> {
  return database.kysely.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom('account')
      .select(['state', 'name', 'mail'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!account || account.state === 'approved' || account.state === 'rejected') throw await impossible(transaction, id, 'asked');
    const { state, name, mail } = account;
    const newest = await newestQuestion(transaction, id);
    if (known !== undefined && known !== (newest?.id ?? null))
      throw refused(newest ? `${name} was asked already, by ${newest.by}.` : `The question to ${name} was taken back.`);
    const directors = await transaction.selectFrom('accountDirector').select('id').where('accountId', '=', id).execute();
    const asked = [...questionItems(directors.length)].filter(([item]) => items.includes(item));
    if (items.length > 0 && state === 'submitted') throw refused(`${name} ${refusals.submitted}, so it gets no page.`);
    if (asked.length < items.length) throw refused(`${name} does not have all that is asked for.`);
    const eventId = await addEvent(transaction, { accountId: id, at: now, kind: 'asked', actor, to: state, note });
    const token = asked.length === 0 ? undefined : newToken();
    const hash = token === undefined ? null : hashToken(token);
    const expiresAt = new Date(now.getTime() + questionDays * 24 * 60 * 60_000);
    const question = { accountId: id, eventId, items: asked.map(([item]) => item), hash, expiresAt };
    await transaction.insertInto('accountQuestion').values(question).execute();
    const page = token === undefined ? {} : { token, items: asked.map(([, label]) => label) };
    const cause = `account:${id}:asked:${eventId}`;
    await queueMail(transaction, { kind: 'moreInformation', to: mail, cause, businessName: name, note, ...page }, heldMs);
  });
}

/** A question that a business was asked. Times are ISO 8601 in UTC. */
export type AskedQuestion = NonNullable<Awaited<ReturnType<typeof newestQuestion>>>;

/** The newest question about an account; undefined before the first. */
export async function newestQuestion(database: Kysely<Schema>, id: number) {
  const found = await database
    .selectFrom('accountQuestion as question')
    .innerJoin('accountEvent as event', 'event.id', 'eventId')
    .select(['question.id', 'at', 'actor', 'items', 'expiresAt', 'answeredAt'])
    .where('question.accountId', '=', id)
    .orderBy('question.id', 'desc')
    .executeTakeFirst();
  if (!found) return undefined;
  const { actor, at, expiresAt, answeredAt, ...rest } = found;
  const times = { at: at.toISOString(), expiresAt: expiresAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
  return { ...rest, ...times, by: nameOf(actor) };
}

/** The name of a member of staff, as histories prefix it. */
const nameOf = (actor: string): string => actor.replace(staffActor(''), '');

/** Takes a decision back whose mail still waits: the mail goes, the account is as it was before, and both stand in the history. @throws {RequestError} 409 when there is none of this actor, or its mail has left */
export function takeBack({ kysely }: Database, id: number, { actor, now }: Pick<Decision, 'actor' | 'now'>): Promise<void> {
  return kysely.transaction().execute(async (transaction) => {
    await transaction.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
    const event = await transaction
      .selectFrom('accountEvent')
      .select(['id', 'kind', 'actor', 'fromState', 'toState'])
      .where('accountId', '=', id)
      .where('kind', 'in', ['approved', 'rejected', 'asked', 'takenBack'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (!event || event.kind === 'takenBack' || event.actor !== actor || event.fromState === null)
      throw refused('There is no decision of yours to take back.');
    const links = transaction.selectFrom('accountToken').where('accountId', '=', id).where('purpose', '=', 'setPassword');
    const causes = {
      approved: (await links.select('id').execute()).map((link) => `approved:${link.id}`),
      rejected: [`account:${id}:rejected`],
      asked: [`account:${id}:asked:${event.id}`],
    };
    const { numDeletedRows } = await transaction
      .deleteFrom('outbox')
      .where('cause', 'in', ['', ...causes[event.kind as keyof typeof causes]])
      .where('state', '=', 'queued')
      .where('attempts', '=', 0)
      .executeTakeFirstOrThrow();
    if (Number(numDeletedRows) === 0) throw refused('The e-mail has left.');
    const { fromState: state } = event;
    await transaction.updateTable('account').set({ state, userName: null }).where('id', '=', id).execute();
    await dropPasswordLinks(transaction, id);
    await transaction.deleteFrom('accountQuestion').where('eventId', '=', event.id).execute();
    await addEvent(transaction, { accountId: id, at: now, kind: 'takenBack', actor, from: event.toState, to: state });
  });
}

/** Asks a business for the proofs that were removed before it confirmed its address. */
async function askForRemovedProofs(transaction: Kysely<Schema>, { id, name, mail }: ChangedAccount, now: Date): Promise<void> {
  const { warnings } = await transaction.selectFrom('account').select('warnings').where('id', '=', id).executeTakeFirstOrThrow();
  if (!(removedProofs.key in warnings)) return;
  const note = removedProofs.question;
  const event = await addEvent(transaction, { accountId: id, at: now, kind: 'asked', actor: 'shop', to: 'verified', note });
  await queueMail(transaction, { kind: 'moreInformation', to: mail, cause: `account:${id}:asked:${event}`, businessName: name, note });
}

/** Changes the state and adds to the history. One statement decides, so that of two members of staff at once only one succeeds. */
async function change(
  transaction: Kysely<Schema>,
  id: number,
  kind: AccountChange,
  { actor, now, note }: Decision,
): Promise<ChangedAccount | undefined> {
  const { from, to } = accountChanges[kind];
  const account = await transaction
    .updateTable('account')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning(['id', 'name', 'mail'])
    .executeTakeFirst();
  if (account) await addEvent(transaction, { accountId: id, at: now, kind, actor, from, to, note });
  return account;
}

async function changeOrThrow(transaction: Kysely<Schema>, id: number, kind: AccountChange, decision: Decision): Promise<ChangedAccount> {
  const account = await change(transaction, id, kind, decision);
  if (!account) throw await impossible(transaction, id, kind === 'rejected' ? 'refused' : kind);
  // A question's e-mail would leave beside that of the decision.
  const waiting = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('cause', 'like', `account:${id}:asked:%`)
    .where('attempts', '=', 0)
    .where('nextAttemptAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!waiting) return account;
  const question = await newestQuestion(transaction, id);
  throw refused(`${account.name} is being asked, by ${question?.by}, whose e-mail leaves in a few seconds.`);
}

/** The refusal of a step that the state of an account does not allow. A colleague who comes second hears who was first. */
async function impossible(transaction: Kysely<Schema>, id: number, step: string): Promise<RequestError> {
  const account = await transaction.selectFrom('account').select(['name', 'state']).where('id', '=', id).executeTakeFirst();
  if (!account) return refused(`There is no account ${id}.`);
  const { name, state } = account;
  const decided = await transaction
    .selectFrom('accountEvent')
    .select('actor')
    .where('accountId', '=', id)
    .where('kind', '=', state)
    .where('kind', 'in', ['approved', 'rejected'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return refused(`${name} ${refusals[state]}${decided ? `, by ${nameOf(decided.actor)}` : ''}, so it cannot be ${step}.`);
}

const refusals: Readonly<Record<AccountState, string>> = {
  submitted: 'has not confirmed its mail address yet',
  verified: 'is under review',
  approved: 'is approved already',
  rejected: 'is refused already',
};

async function tellStaff(transaction: Kysely<Schema>, staffMail: string, { id, name, mail }: ChangedAccount): Promise<void> {
  const account = await transaction
    .selectFrom('account')
    .select([...namesOf(identityFields), 'proofAddress1Id', 'proofAddress2Id', 'warnings'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const directors = await transaction.selectFrom('accountDirector').select('proofAddressId').where('accountId', '=', id).execute();
  const proofs = [account.proofAddress1Id, account.proofAddress2Id, ...directors.map(({ proofAddressId }) => proofAddressId)];
  await queueMail(transaction, {
    kind: 'staffAccount',
    to: staffMail,
    cause: `account:${id}:verified:staff`,
    accountId: id,
    businessName: name,
    details: labelledValues(identityFields, account),
    mail,
    event: 'verified',
    directors: directors.length,
    documents: proofs.filter((proof) => proof !== null).length,
    warnings: saidWarnings(account.warnings),
  });
}
