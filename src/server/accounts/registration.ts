/** A business asks for an account: the form is cleaned and checked, then stored with its files, its history and its mails in one transaction. */
import { isIP } from 'node:net';
import { sql, type Kysely } from 'kysely';
import type { BrandFacts } from '../../brands/types.ts';
import { checkAccountForm, type AccountForm, type LinkRequest } from '../../contract/forms/accountForm.ts';
import { businessProofParts, directorProofPart } from '../../contract/forms/multipart.ts';
import { businessFields, directorFields, identityFields, type BusinessValues } from '../../contract/forms/accountFields.ts';
import { storedAsTypedOf, labelledValues, reviewWarnings, tidiedValues } from '../../contract/forms/fieldDefinitions.ts';
import { formMessages } from '../../contract/forms/messages.ts';
import type { FieldErrors } from '../../contract/forms/rules.ts';
import { accountFormSchema } from '../../contract/forms/schemas.ts';
import type { RobotCheck } from '../../contract/forms/robotCheck.ts';
import type { Database, Schema } from '../database/index.ts';
import { cleanFields, formRefusal } from '../http/forms.ts';
import { refusal } from '../http/validation.ts';
import { queueMail } from '../mail/index.ts';
import { storableDocument, type ReceivedFile } from '../security/documents.ts';
import { storeDocument } from '../security/documentStore.ts';
import { mayMail } from '../security/recipientLimit.ts';
import { once, type Answer } from '../security/idempotency.ts';
import { addEvent } from './history.ts';
import { issueLink, lastLinkAt, recallLink } from './links.ts';
import { mailKey } from './names.ts';
import type { ReceivedForm } from './receiveMultipart.ts';
import { accountOfReference } from './records.ts';
import { newReference } from '../security/references.ts';
import { saidWarnings, type AccountState } from './states.ts';
import { makeRoomForFiles } from './unverifiedFiles.ts';

/** An account whose owner registers again gets a new link, unless the last one is younger than this, in milliseconds. */
const newLinkAfterMs = 15 * 60_000;

/** Shortest time between two mails to an owner about repeated registrations, in milliseconds. */
const toldAgainAfterMs = 60 * 60_000;

export interface Circumstances {
  readonly key: string | undefined;
  readonly address: string;
  readonly now: Date;
}

/** Reads the typed values and the robot check. @throws {RequestError} 400 when the form has another shape */
export function readForm({ body }: ReceivedForm): { typed: AccountForm; check: RobotCheck | undefined } {
  const result = accountFormSchema.safeParse(body);
  if (!result.success) throw refusal(result.error.issues);
  const { check, ...typed } = result.data;
  return { typed, check };
}

export interface JudgedForm {
  readonly form: AccountForm;
  /** The files by their parts, with clean names; one is in memory at a time. */
  readonly files: ReadonlyMap<string, () => Promise<ReceivedFile>>;
}

/** Checks the typed values and the received files. @throws {RequestError} 400 with all errors */
export async function judge(typed: AccountForm, received: ReceivedForm): Promise<JudgedForm> {
  const form = cleanForm(typed);
  const expected = new Set<string>([...businessProofParts, ...form.directors.map((_, index) => directorProofPart(index))]);
  return { form, files: await judgeFiles(checkAccountForm(form), expected, received) };
}

/**
 * @param bytes - of the files together
 * @param shop - `unverifiedBytes`: room for the files of accounts that are not confirmed
 * @returns the same shape of answer whether or not there is an account with this mail
 */
export function register(
  { database, facts, unverifiedBytes }: { database: Database; facts: BrandFacts; unverifiedBytes: number },
  { form, files }: JudgedForm,
  bytes: number,
  circumstances: Circumstances,
): Promise<Answer> {
  return database.kysely.transaction().execute((transaction) =>
    once(transaction, { key: circumstances.key, scope: 'account' }, async () => {
      // Before it is known whether there is such an account, so that the answer does not tell.
      await makeRoomForFiles(transaction, bytes, unverifiedBytes, circumstances.now);
      const reference = newReference();
      let id = await storeAccount(transaction, form, facts, reference, circumstances);
      // When the other account with this mail is rejected or erased at this moment, the address is free again.
      while (id === undefined && !(await tellOwner(transaction, form, reference, circumstances.now)))
        id = await storeAccount(transaction, form, facts, reference, circumstances);
      if (id !== undefined) {
        const documents = await storeFiles(transaction, id, form, files);
        await announce(transaction, id, form, facts, documents, circumstances.now);
      }
      return { status: 201, body: { message: formMessages.accountSent, reference } };
    }),
  );
}

/** Texts are tidied only when they are stored, since some are also stored as typed. */
function cleanForm({ business, directors }: AccountForm): AccountForm {
  return { business: cleanFields(business), directors: directors.map(cleanFields) };
}

/**
 * @param errors - of the values, to which those of the files are added
 * @throws {RequestError} 400 with all errors
 */
export async function judgeFiles(
  errors: FieldErrors,
  expected: ReadonlySet<string>,
  { files, read }: Pick<ReceivedForm, 'files' | 'read'>,
): Promise<JudgedForm['files']> {
  const storable = new Map<string, () => Promise<ReceivedFile>>();
  for (const [part, file] of files) {
    if (!expected.has(part)) {
      errors[part] = `${part} belongs to no director`;
      continue;
    }
    const judged = await storableDocument({ ...file, content: await read(file) }, file.label);
    if ('message' in judged) {
      errors[part] = judged.message;
      continue;
    }
    const { fileName, mimeType } = judged.file;
    storable.set(part, async () => ({ fileName, mimeType, content: await read(file) }));
  }
  if (Object.keys(errors).length > 0) throw formRefusal(errors);
  return storable;
}

/** Stores the account with its directors. Undefined when there is another account with this mail that was not rejected. */
async function storeAccount(
  transaction: Kysely<Schema>,
  { business, directors }: AccountForm,
  { legal }: BrandFacts,
  reference: string,
  { address, now }: Circumstances,
): Promise<number | undefined> {
  const stored = await transaction
    .insertInto('account')
    .values({
      state: 'submitted',
      ...tidiedValues(businessFields, business),
      mailKey: mailKey(business.mail),
      typed: JSON.stringify(Object.fromEntries(storedAsTypedOf(businessFields).map((name) => [name, business[name]]))),
      warnings: JSON.stringify(warningsOf({ business, directors })),
      termsVersion: legal.termsVersion,
      privacyVersion: legal.privacyVersion,
      termsAcceptedAtClaimed: claimedTime(business.termsAcceptedAt),
      ipAddressClaimed: isIP(business.ipAddress) ? business.ipAddress : '',
      ipAddress: address,
      createdAt: now,
    })
    // The condition is repeated here, so that PostgreSQL finds the partial index.
    .onConflict((conflict) =>
      conflict
        .column('mailKey')
        .where('state', '<>', sql.lit('rejected' satisfies AccountState))
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!stored) return undefined;
  await transaction
    .insertInto('accountDirector')
    .values(directors.map((director, position) => ({ accountId: stored.id, position, ...tidiedValues(directorFields, director) })))
    .execute();
  const { id: accountId } = stored;
  await addEvent(transaction, { accountId, at: now, kind: 'submitted', actor: 'applicant', from: null, to: 'submitted', reference });
  return accountId;
}

export function warningsOf({ business, directors }: AccountForm): FieldErrors {
  return Object.assign(
    reviewWarnings(businessFields, business, 'business.'),
    ...directors.map((director, index) => reviewWarnings(directorFields, director, `directors[${index}].`)),
  ) as FieldErrors;
}

/** A time by the visitor's clock; empty when the text is no time. It counts as evidence only beside the server's own time. */
function claimedTime(text: string): string {
  const time = new Date(text);
  return text.length <= 40 && !Number.isNaN(time.getTime()) ? time.toISOString() : '';
}

/** Stores the files, one in memory at a time, and links them to the account and its directors. */
async function storeFiles(transaction: Kysely<Schema>, accountId: number, form: AccountForm, files: JudgedForm['files']): Promise<number> {
  const store = async (part: string): Promise<number | null> => {
    const read = files.get(part);
    return read ? storeDocument(transaction, await read()) : null;
  };
  const [proofAddress1Id, proofAddress2Id] = [await store(businessProofParts[0]), await store(businessProofParts[1])];
  if (proofAddress1Id !== null || proofAddress2Id !== null)
    await transaction.updateTable('account').set({ proofAddress1Id, proofAddress2Id }).where('id', '=', accountId).execute();
  for (const position of form.directors.keys()) {
    const proofAddressId = await store(directorProofPart(position));
    if (proofAddressId === null) continue;
    await transaction
      .updateTable('accountDirector')
      .set({ proofAddressId })
      .where('accountId', '=', accountId)
      .where('position', '=', position)
      .execute();
  }
  return files.size;
}

/** Queues the mails to the applicant, who must confirm the address, and to staff. */
async function announce(
  transaction: Kysely<Schema>,
  accountId: number,
  { business, directors }: AccountForm,
  { company }: BrandFacts,
  documents: number,
  now: Date,
): Promise<void> {
  if (await mayMail(transaction, 'registration', business.mail)) await sendVerifyLink(transaction, accountId, business, now);
  await queueMail(transaction, {
    kind: 'staffAccount',
    to: company.mail,
    cause: `account:${accountId}:submitted:staff`,
    accountId,
    businessName: business.name,
    details: labelledValues(identityFields, tidiedValues(identityFields, business)),
    mail: business.mail,
    event: 'submitted',
    directors: directors.length,
    documents,
    warnings: saidWarnings(warningsOf({ business, directors })),
  });
}

/**
 * An owner who has not confirmed the address yet gets a new link. Names come from the account: anyone can write any address into the form.
 *
 * @returns false when there is no such account other than rejected ones
 */
async function tellOwner(transaction: Kysely<Schema>, { business }: AccountForm, reference: string, now: Date): Promise<boolean> {
  const account = await transaction
    .selectFrom('account')
    .select(['id', 'state', 'name', 'mail'])
    .where('mailKey', '=', mailKey(business.mail))
    .where('state', '<>', 'rejected')
    .forUpdate()
    .executeTakeFirst();
  if (!account) return false;
  const { id, state, name, mail } = account;
  const isTold = await mayMail(transaction, 'registration', mail);
  const cause = `account:${id}:again:${Math.floor(now.getTime() / toldAgainAfterMs)}`;
  if (isTold) await queueMail(transaction, { kind: 'alreadyRegistered', to: mail, cause, businessName: name });
  await addEvent(transaction, { accountId: id, at: now, kind: 'submittedAgain', actor: 'applicant', to: state, reference });
  const last = await lastLinkAt(transaction, id, 'verify');
  if (isTold && state === 'submitted' && !(last && now.getTime() - last.getTime() < newLinkAfterMs))
    await sendVerifyLink(transaction, id, account, now);
  return true;
}

/** By the reference of a submission, or the token of an outdated or replaced link. */
export async function findApplicant({ kysely }: Database, by: LinkRequest): Promise<number | undefined> {
  if (by.reference !== '') return accountOfReference(kysely, by.reference);
  return recallLink(kysely, by.token, 'verify');
}

/** Mails a new link to an applicant who has not confirmed the address yet; does nothing for others. */
export function sendLinkAgain({ kysely }: Database, accountId: number, now: Date): Promise<void> {
  return kysely.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom('account')
      .select(['name', 'mail'])
      .where('id', '=', accountId)
      .where('state', '=', 'submitted')
      .forUpdate()
      .executeTakeFirst();
    if (account) await sendVerifyLink(transaction, accountId, account, now);
  });
}

/** Mails a link that confirms the address of a business. Older ones stop working. */
async function sendVerifyLink(
  transaction: Kysely<Schema>,
  accountId: number,
  { name, mail }: Pick<BusinessValues, 'name' | 'mail'>,
  now: Date,
): Promise<void> {
  const link = await issueLink(transaction, accountId, 'verify', now);
  await queueMail(transaction, { kind: 'verify', to: mail, cause: `verify:${link.id}`, businessName: name, token: link.token });
}
