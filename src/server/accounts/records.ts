import { sql, type Kysely, type Selectable } from 'kysely';
import { businessFields, directorFields } from '../../contract/forms/accountFields.ts';
import { bareNumber } from '../../contract/forms/identifiers.ts';
import { foldLetters } from '../../contract/text.ts';
import { pickValues } from '../../contract/forms/fieldDefinitions.ts';
import { questionItems } from '../../contract/forms/questions.ts';
import { directorCount, integerMax } from '../../contract/limits.ts';
import type { Schema } from '../database/index.ts';
import { NotFoundError } from '../errors.ts';
import { referenceKey } from '../security/references.ts';
import { mailKey } from './names.ts';
import { isFoundIn } from '../database/searchKeys.ts';
import sameWords from './sameWords.json' with { type: 'json' };
import type { AccountState } from './states.ts';

export interface AccountFilter {
  readonly state?: AccountState;
  /** Part of a name, mail, number, telephone number or place of a business or director, as people say and write it. */
  readonly search?: string;
  readonly hasWarnings?: boolean;
}

/** An account in a list. */
export type AccountLine = Awaited<ReturnType<typeof listAccounts>>[number];

/** All stored facts of an account except passwords and tokens. All times are ISO 8601 in UTC. */
export type AccountDetails = Awaited<ReturnType<typeof readAccount>>;

export type DecidedAccount = Pick<AccountLine, 'id' | 'name' | 'mail' | 'state' | 'userName'>;

/** The accounts that meet a filter, newest first. */
export async function listAccounts(database: Kysely<Schema>, filter: AccountFilter) {
  const rows = await filtered(database, filter)
    .select(['id', 'state', 'name', 'mail', 'userName', 'createdAt', 'warnings'])
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ createdAt, warnings, ...account }) => ({
    ...account,
    createdAt: createdAt.toISOString(),
    warnings: Object.keys(warnings).length,
  }));
}

/** Gives the accounts that meet a filter in full, oldest first. */
export async function* readAccounts(database: Kysely<Schema>, filter: AccountFilter): AsyncGenerator<AccountDetails> {
  const found = await filtered(database, filter).select('id').orderBy('id').execute();
  for (const { id } of found) yield await readAccount(database, id);
}

export function readDecided(database: Kysely<Schema>, id: number): Promise<DecidedAccount> {
  return database.selectFrom('account').select(['id', 'name', 'mail', 'state', 'userName']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Finds the account whose submission has a reference; none for a text that cannot be one. */
const accountsOfReference = (database: Kysely<Schema>, typed: string) =>
  database
    .selectFrom('accountEvent')
    .select('accountId')
    .where('reference', '=', referenceKey(typed) ?? null);

export const accountOfReference = async (database: Kysely<Schema>, typed: string): Promise<number | undefined> =>
  (await accountsOfReference(database, typed).executeTakeFirst())?.accountId;

/** Of several accounts with one mail the one that is not rejected, else the newest. @throws {NotFoundError} */
export async function findAccount(database: Kysely<Schema>, account: string): Promise<number> {
  const number = /^\d{1,10}$/u.test(account) && Number(account) <= integerMax ? Number(account) : 0;
  const found = await database
    .selectFrom('account')
    .select('id')
    .where((where) =>
      where.or([where('id', '=', number), where('userName', '=', bareNumber(account)), where('mailKey', '=', mailKey(account))]),
    )
    .orderBy((order) => order('state', '=', 'rejected'))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const id = found?.id ?? (await accountOfReference(database, account));
  if (id !== undefined) return id;
  throw new NotFoundError(`There is no account "${account}". Name it by its id, account number, mail or reference.`);
}

const sameAs = new Map(sameWords.same.map((group) => group.split(', ')).flatMap((group) => group.map((word) => [word, group] as const)));
const unsaid: ReadonlySet<string> = new Set(sameWords.unsaid.split(', '));

/** The words of a search, each with those that say the same: "road" and "rd", "Mueller" and "Müller". Without titles, and none where it has no letter. */
function wordsOf(search: string): (readonly string[])[] {
  let text = foldLetters(search);
  if (!/\p{L}/u.test(text)) return [];
  for (const [phrase, [word]] of sameAs) if (phrase.includes(' ')) text = text.replaceAll(phrase, word!);
  const words = text.split(/\s+/u).map((word) => word.replace(/[^\p{L}\p{N}&%_]/gu, ''));
  const undotted = (word: string) => (word.length > 4 ? word.replace(/([aou])e/gu, '$1') : word);
  return words.filter((word) => word !== '' && !unsaid.has(word)).map((word) => [undotted(word), ...(sameAs.get(word) ?? [word])]);
}

/** A query of the accounts that meet a filter, which has neither columns nor an order yet. */
export function filtered(database: Kysely<Schema>, { state, search, hasWarnings }: AccountFilter) {
  let query = database.selectFrom('account');
  if (state) query = query.where('state', '=', state);
  if (hasWarnings) query = query.where('warnings', '<>', sql<Record<string, string>>`'{}'`);
  if (search) {
    const isIn = (word: string) => sql`case_key like search_pattern(${word})`;
    // Several words may stand in different texts of a business and its people.
    const each = wordsOf(search).map((same) => sql`(${sql.join(same.map(isIn), sql` or `)})`);
    const spread = each.length > 0 ? sql`or (${sql.join(each, sql` and `)})` : sql``;
    const named = referenceKey(search) === undefined ? sql`` : sql`or id in (${accountsOfReference(database, search)})`;
    query = query.where(sql<boolean>`(${isFoundIn(sql`case_key`, search)} ${spread} ${named})`);
  }
  return query;
}

/** An account in full. The id must be of an account. */
export async function readAccount(database: Kysely<Schema>, id: number) {
  const account = await database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const directors = await database.selectFrom('accountDirector').selectAll().where('accountId', '=', id).orderBy('position').execute();
  const sameMail = await database
    .selectFrom('account')
    .select(['id', 'state', 'createdAt'])
    .where('mailKey', '=', account.mailKey)
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .execute();
  const events = await database
    .selectFrom('accountEvent as event')
    .leftJoin('accountQuestion', 'eventId', 'event.id')
    .select(['at', 'kind', 'actor', 'note', 'reference', 'items'])
    .where('event.accountId', '=', id)
    .orderBy('event.id')
    .execute();
  const labels = questionItems(directorCount.max);
  return {
    id,
    state: account.state,
    userName: account.userName,
    hasPassword: account.passwordHash !== null,
    ...pickValues(businessFields, account),
    // The numbers and the post code as they were typed.
    typed: account.typed as Readonly<Record<string, string>>,
    // By field path.
    warnings: account.warnings,
    directors: directors.map((director) => pickValues(directorFields, director)),
    files: await filesOf(database, account, directors),
    consent: {
      termsVersion: account.termsVersion,
      privacyVersion: account.privacyVersion,
      // By the server's clock; the address is the connection's.
      at: account.createdAt.toISOString(),
      ipAddress: account.ipAddress,
      // By the browser's clock and look-up.
      claimedAt: account.termsAcceptedAtClaimed,
      claimedIpAddress: account.ipAddressClaimed,
    },
    // Newest first: those of a business that applied again after it was rejected.
    sameMail: sameMail.map(({ id: other, state, createdAt }) => ({ id: other, state, createdAt: createdAt.toISOString() })),
    history: events.map(({ at, kind, actor, note, reference, items }) => ({
      at: at.toISOString(),
      kind,
      actor,
      // With what a question asked to check.
      note: items?.length ? `${note}\nTo check: ${items.map((item) => labels.get(item) ?? item).join(', ')}` : note,
      reference: reference ?? '',
    })),
  };
}

/** The files of an account, by the part of the form they came with. */
async function filesOf(
  database: Kysely<Schema>,
  account: Pick<Selectable<Schema['account']>, 'id' | 'proofAddress1Id' | 'proofAddress2Id'>,
  directors: readonly Pick<Selectable<Schema['accountDirector']>, 'position' | 'proofAddressId'>[],
) {
  const parts = new Map<number, string>();
  const name = (id: number | null, part: string) => void (id !== null && parts.set(id, part));
  name(account.proofAddress1Id, 'business.proofAddress1');
  name(account.proofAddress2Id, 'business.proofAddress2');
  for (const { position, proofAddressId } of directors) name(proofAddressId, `directors[${position}].proofAddress`);
  const replaced = await database.selectFrom('replacedDocument').selectAll().where('accountId', '=', account.id).execute();
  for (const { documentId, part } of replaced) name(documentId, part);
  if (parts.size === 0) return [];
  const documents = await database
    .selectFrom('document')
    .select(['id', 'fileName', 'size'])
    .where('id', 'in', [...parts.keys()])
    .orderBy('id')
    .execute();
  return documents.map(({ id, fileName, size }) => ({
    id,
    // "business.proofAddress1", "directors[0].proofAddress".
    part: parts.get(id)!,
    fileName,
    // In bytes.
    size,
    // Whether an answer of the applicant has put another in its place.
    ...(replaced.some(({ documentId }) => documentId === id) && { isReplaced: true }),
  }));
}
