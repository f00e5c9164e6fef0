/**
 * Data about a person, found by a mail address, to export (UK GDPR, article 15) and to erase it (17). An account belongs to its owner; a director of another
 * person's account is found by the personal mail.
 */
import { sql, type Kysely } from 'kysely';
import { directorProofPart } from '../../contract/forms/multipart.ts';
import { addEvent } from '../accounts/index.ts';
import type { Database, Schema } from '../database/index.ts';
import { isFoundIn } from '../database/searchKeys.ts';
import { mailFilesOf, removeMailFilesOf } from '../mail/index.ts';
import { deleteDocuments, describeDocument, readDocument } from '../security/documentStore.ts';
import { deleteAccounts } from './documents.ts';

export interface PersonalDataPlaces {
  readonly database: Database;
  /** Folder of mails that are written to files instead of sent by SMTP. */
  readonly mailFolder: string;
}

export interface PersonalRecord {
  /** Its table; {@link mailFile} for a mail that was written to a file. */
  readonly data: string;
  /** The row by its columns, or the file's name and content; times in ISO 8601. Secrets (password, tokens) are left out. */
  readonly record: Readonly<Record<string, unknown>>;
}

export const mailFile = 'mail file';

/** Numbers of records. */
export type ErasureResult = Awaited<ReturnType<typeof erasePerson>>;

export interface ErasureAnswer extends ErasureResult {
  /** Whether the disk holds nothing of it any more, or may until the database needs the place. */
  readonly isGoneFromDisk: boolean;
}

const same = (column: string, mail: string) => sql<boolean>`lower(${sql.ref(column)}) = lower(${mail})`;

/** A mail in the outbox to the person, or about the person and not yet sent. */
const concerns = (mail: string) => sql<boolean>`(lower(recipient) = lower(${mail}) or lower(content ->> 'mail') = lower(${mail}))`;

/** A row without the keys that staff search by, which repeat the rest. */
function withoutKey<Row extends object>(row: Row & { searchKey?: string; caseKey?: string }): Omit<Row, 'searchKey' | 'caseKey'> {
  const { searchKey: _key, caseKey: _keys, ...rest } = row;
  return rest;
}

async function wholeFile(database: Kysely<Schema>, id: number): Promise<object | undefined> {
  const file = await readDocument(database, id);
  return file && { ...file, content: file.content.toString('base64') };
}

/** Gives all data that is stored about a person, its files as `fileOf` reads them. */
export async function* exportPerson(places: PersonalDataPlaces, mail: string, fileOf = wholeFile): AsyncGenerator<PersonalRecord> {
  const { kysely } = places.database;
  const documents: (number | null)[] = [];
  for (const { passwordHash, ...account } of await kysely.selectFrom('account').selectAll().where(same('mail', mail)).execute()) {
    documents.push(account.proofAddress1Id, account.proofAddress2Id);
    yield { data: 'account', record: { ...withoutKey(account), hasPassword: passwordHash !== null } };
    for (const table of ['accountDirector', 'accountEvent'] as const)
      for (const record of await kysely.selectFrom(table).selectAll().where('accountId', '=', account.id).orderBy('id').execute()) {
        if ('proofAddressId' in record) documents.push(record.proofAddressId);
        yield { data: table, record: withoutKey(record) };
      }
    const replaced = await kysely.selectFrom('replacedDocument').select('documentId').where('accountId', '=', account.id).execute();
    documents.push(...replaced.map(({ documentId }) => documentId));
    const sessions = await kysely
      .selectFrom('accountSession')
      .select(['createdAt', 'lastUsedAt', 'expiresAt', 'ipAddress'])
      .where('accountId', '=', account.id)
      .execute();
    for (const record of sessions) yield { data: 'accountSession', record };
  }
  for (const director of await foreignDirectors(kysely, mail)) {
    const { state: _state, ...record } = director;
    documents.push(director.proofAddressId);
    yield { data: 'accountDirector', record: withoutKey(record) };
  }
  for (const record of await kysely.selectFrom('jobApplication').selectAll().where(same('mail', mail)).orderBy('id').execute()) {
    documents.push(record.documentId);
    yield { data: 'jobApplication', record: withoutKey(record) };
    yield* eventsOf(kysely, 'applicationId', record.id);
  }
  for (const record of await kysely.selectFrom('contactMessage').selectAll().where(same('mail', mail)).orderBy('id').execute()) {
    yield { data: 'contactMessage', record: withoutKey(record) };
    yield* eventsOf(kysely, 'messageId', record.id);
  }
  const mails = await kysely
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'state', 'createdAt', 'sentAt'])
    .where(concerns(mail))
    .orderBy('id')
    .execute();
  for (const record of mails) yield { data: 'outbox', record };
  for await (const { name, content } of mailFilesOf(places.mailFolder, mail)) yield { data: mailFile, record: { name, content } };
  for (const id of documents) {
    const file = id === null ? undefined : await fileOf(kysely, id);
    if (file) yield { data: 'document', record: { id, ...file } };
  }
}

async function* eventsOf(database: Kysely<Schema>, column: 'messageId' | 'applicationId', id: number): AsyncGenerator<PersonalRecord> {
  for (const record of await database.selectFrom('recordEvent').selectAll().where(column, '=', id).orderBy('id').execute())
    yield { data: 'recordEvent', record };
}

/** The numbers that records are counted in; the others belong to one of them. */
const countedAs: Readonly<Record<string, keyof ErasureResult>> = {
  account: 'accounts',
  accountDirector: 'directors',
  jobApplication: 'applications',
  contactMessage: 'messages',
  outbox: 'mails',
  [mailFile]: 'mailFiles',
  document: 'files',
};

/** Where somebody was found: as the applicant of an account, a director of another's, by an application or a message. */
export interface FoundAs {
  readonly kind: 'account' | 'director' | 'application' | 'message';
  /** Of the account, the application or the message. */
  readonly id: number;
  /** The business; the person, with the subject of a message or the business of a director. */
  readonly name: string;
}

export interface PersonSummary extends Partial<ErasureResult> {
  readonly found: readonly FoundAs[];
}

const foundBy = { account: 'account', accountDirector: 'director', jobApplication: 'application', contactMessage: 'message' } as const;

/** Says where a person was found, and counts what is stored about them. Contents of stored files are not read for it. */
export async function describePerson(places: PersonalDataPlaces, mail: string): Promise<PersonSummary> {
  const counts: Partial<Record<keyof ErasureResult, number>> = {};
  const found: FoundAs[] = [];
  for await (const { data, record } of exportPerson(places, mail, describeDocument)) {
    const counted = countedAs[data];
    if (counted) counts[counted] = (counts[counted] ?? 0) + 1;
    const kind = foundBy[data as keyof typeof foundBy];
    const { id, accountId, name, firstName, lastName, subject } = record as Readonly<Record<string, string>>;
    // Directors of their own account come with it. The business of another is for staff, and not for the export.
    if (!kind || (kind === 'director' && found.some((each) => each.kind === 'account' && each.id === Number(accountId)))) continue;
    const owner = places.database.kysely.selectFrom('account').select('name').where('id', '=', Number(accountId));
    const business = kind === 'director' && `of ${(await owner.executeTakeFirstOrThrow()).name}`;
    const said = [name ?? `${firstName} ${lastName}`, subject, business].filter(Boolean).join(', ');
    found.push({ kind, id: Number(accountId ?? id), name: said });
  }
  return { ...counts, found };
}

/** A record of a person, and the address by which all of theirs are found. */
export interface PersonLine extends FoundAs {
  readonly mail: string;
}

/** Most that are given. */
const mostPeople = 50;

/** Finds people by a part of their name, business, telephone number or mail address, as searches of the queue read them. */
export async function findPeople(database: Kysely<Schema>, search: string): Promise<PersonLine[]> {
  const { rows } = await sql<PersonLine>`
    select kind, id, name, mail from (
      select 'account' as kind, id, name, mail, search_key as key from account
      union all select 'director', account_id, first_name || ' ' || last_name, mail, search_key from account_director
      union all select 'application', id, first_name || ' ' || last_name, mail, search_key from job_application
      union all select 'message', id, name, mail, substring(search_key from '^[^\\n]*\\n[^\\n]*') from contact_message
    ) person where mail <> '' and ${isFoundIn(sql`key`, search)} order by lower(mail), kind, id limit ${mostPeople}`.execute(database);
  return rows;
}

/** In one transaction. Mails in files are deleted after it, when no others can be written any more; should that fail, erasing again finds them. The case of a business that loses a director says so. @param actor - as histories name who did it */
export async function erasePerson({ database: { kysely }, mailFolder }: PersonalDataPlaces, mail: string, actor = 'staff') {
  const rows = await kysely.transaction().execute(async (transaction) => {
    const mails = await transaction.deleteFrom('outbox').where(concerns(mail)).returning('id').execute();
    const messages = await transaction.deleteFrom('contactMessage').where(same('mail', mail)).returning('id').execute();
    const applications = await transaction.deleteFrom('jobApplication').where(same('mail', mail)).returning('documentId').execute();
    const accounts = await transaction.selectFrom('account').select('id').where(same('mail', mail)).forUpdate().execute();
    const directors = await foreignDirectors(transaction, mail);
    const replaced: number[] = [];
    for (const director of directors) {
      replaced.push(...(await forgetAnswers(transaction, director)));
      const { accountId, position, state: to } = director;
      await addEvent(transaction, { accountId, at: new Date(), kind: 'erased', actor, to, note: `Director ${position + 1}` });
    }
    const directorIds = directors.map(({ id }) => id);
    if (directorIds.length > 0) await transaction.deleteFrom('accountDirector').where('id', 'in', directorIds).execute();
    const accountIds = accounts.map(({ id }) => id);
    const accountFiles = await deleteAccounts(transaction, accountIds);
    const otherFiles = await deleteDocuments(transaction, [
      ...applications.map(({ documentId }) => documentId),
      ...directors.map(({ proofAddressId }) => proofAddressId),
      ...replaced,
    ]);
    return {
      accounts: accounts.length,
      directors: directors.length,
      applications: applications.length,
      messages: messages.length,
      mails: mails.length,
      files: accountFiles + otherFiles,
    };
  });
  return { ...rows, mailFiles: await removeMailFilesOf(mailFolder, mail) };
}

/** Takes what an answer changed about a director out of the history. Gives the files that it replaced. */
async function forgetAnswers(
  transaction: Kysely<Schema>,
  { accountId, position }: { accountId: number; position: number },
): Promise<number[]> {
  await sql`update account_event set note = regexp_replace(note, ${`^Director ${position + 1}, .*(\n|$)`}, '', 'gn')
    where account_id = ${accountId} and kind = 'answered'`.execute(transaction);
  const files = await transaction
    .deleteFrom('replacedDocument')
    .where('accountId', '=', accountId)
    .where('part', '=', directorProofPart(position))
    .returning('documentId')
    .execute();
  return files.map(({ documentId }) => documentId);
}

/** The person as a director of a business that registered under another address. */
function foreignDirectors(database: Kysely<Schema>, mail: string) {
  return database
    .selectFrom('accountDirector')
    .innerJoin('account', 'account.id', 'accountDirector.accountId')
    .selectAll('accountDirector')
    .select('account.state')
    .where(same('accountDirector.mail', mail))
    .where(sql<boolean>`lower(account.mail) <> lower(${mail})`)
    .orderBy('accountDirector.id')
    .execute();
}
