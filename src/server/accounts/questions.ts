/** Answers to questions about an account: found by the token of the mail, checked as the account form is, and stored in one transaction beside what was there before. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { businessFields, directorFields } from '../../contract/forms/accountFields.ts';
import { checkAccountForm, type AccountForm } from '../../contract/forms/accountForm.ts';
import { emptyValuesOf, namesOf, pickValues, storedAsTypedOf, tidiedValues } from '../../contract/forms/fieldDefinitions.ts';
import { businessProofLabels, businessProofParts, directorProofPart } from '../../contract/forms/multipart.ts';
import { askedFields, isAsked, questionMessages } from '../../contract/forms/questions.ts';
import type { answerSchema, QuestionAnswer } from '../../contract/forms/schemas.ts';
import { addEvent } from './history.ts';
import type { ReceivedForm } from './receiveMultipart.ts';
import { readAccount, type AccountDetails } from './records.ts';
import { judgeFiles, warningsOf, type Circumstances, type JudgedForm } from './registration.ts';
import { removedProofs } from './unverifiedFiles.ts';
import type { Database, Schema } from '../database/index.ts';
import { RequestError } from '../errors.ts';
import { cleanFields } from '../http/forms.ts';
import { storeDocument } from '../security/documentStore.ts';
import { once, type Answer } from '../security/idempotency.ts';
import { hashToken } from '../security/tokens.ts';

type AnswerBody = z.output<typeof answerSchema>;

type Received = Pick<ReceivedForm, 'files' | 'read'>;

/**
 * The question of a link: it is open, or was answered.
 *
 * @throws {RequestError} 400 when the link is unknown or outdated, a newer question has replaced it, or the account is decided
 */
async function findQuestion(database: Kysely<Schema>, token: string, now: Date) {
  const question = await database
    .selectFrom('accountQuestion as question')
    .innerJoin('account', 'account.id', 'question.accountId')
    .innerJoin('accountEvent as event', 'event.id', 'question.eventId')
    .select(['question.id', 'question.accountId', 'items', 'expiresAt', 'answeredAt', 'account.state', 'event.note'])
    .select(({ selectFrom }) =>
      selectFrom('accountQuestion as other')
        .select(({ fn }) => fn.max('other.id').as('id'))
        .whereRef('other.accountId', '=', 'account.id')
        .as('newest'),
    )
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();
  const isOpen = question?.state === 'verified' && question.newest === question.id && question.expiresAt > now;
  if (question && (question.answeredAt || isOpen)) return question;
  throw new RequestError(400, questionMessages.ended);
}

const fieldsIn = (items: readonly string[]) => askedFields.filter((name) => isAsked(items, `business.${name}`));

/** A question as the applicant's page shows it: of an answered one hardly more than when. @throws {RequestError} 400 as {@link findQuestion} */
export async function readQuestion(database: Kysely<Schema>, token: string, now: Date): Promise<QuestionAnswer> {
  const { id, accountId, note, answeredAt, items: asked } = await findQuestion(database, token, now);
  const items = answeredAt ? [] : asked;
  const account = await readAccount(database, accountId);
  const files = account.files.filter(({ part, isReplaced }) => isReplaced !== true && isAsked(items, part));
  return {
    id,
    answeredAt: answeredAt?.toISOString() ?? null,
    name: answeredAt ? '' : account.name,
    text: answeredAt ? '' : note,
    items,
    business: Object.fromEntries(fieldsIn(items).map((name) => [name, account.typed[name] ?? account[name]])),
    directors: account.directors.map((director, index) => (isAsked(items, `directors[${index}]`) ? { ...director } : null)),
    files: Object.fromEntries(files.map(({ part, fileName }) => [part, fileName])),
  };
}

function formWith(account: AccountDetails, items: readonly string[], { business, directors }: AnswerBody): AccountForm {
  const typed = cleanFields(Object.fromEntries(fieldsIn(items).map((name) => [name, business[name]])));
  const consent = { termsAccepted: true, termsAcceptedAt: '', ipAddress: '' };
  return {
    business: { ...pickValues(businessFields, account), ...account.typed, ...typed, ...consent },
    directors: account.directors.map((director, index) =>
      isAsked(items, `directors[${index}]`) ? cleanFields(directors[index] ?? emptyValuesOf(directorFields)) : director,
    ),
  };
}

/** Checks what is asked for, and nothing else. @throws {RequestError} 400 with all errors */
async function judge(account: AccountDetails, items: readonly string[], body: AnswerBody, received: Received): Promise<JudgedForm> {
  const form = formWith(account, items, body);
  const errors = Object.fromEntries(Object.entries(checkAccountForm(form)).filter(([path]) => isAsked(items, path)));
  for (const [part, label] of Object.entries(businessProofLabels))
    if (items.includes(part) && !received.files.has(part)) errors[part] = questionMessages.proofMissing(label);
  const parts = [...businessProofParts, ...form.directors.map((_, index) => directorProofPart(index))];
  return { form, files: await judgeFiles(errors, new Set(parts.filter((part) => isAsked(items, part))), received) };
}

/** Stores an answer: the account changes where it was asked about. Gives a line about each change, which names what was there before. */
async function store(
  transaction: Kysely<Schema>,
  account: AccountDetails,
  items: readonly string[],
  { form, files }: JudgedForm,
): Promise<string[]> {
  const { id } = account;
  const lines: string[] = [];
  const compare = (label: string, was = '', is = ''): void => {
    if (was !== is) lines.push(`${label}: was ${was || 'empty'}, now ${is || 'empty'}`);
  };
  /** Puts a file in the place of another, which stays. Gives its column, empty when none was sent. */
  const replace = async <Column extends string>(part: string, label: string, column: Column): Promise<{ [Name in Column]?: number }> => {
    const file = await files.get(part)?.();
    if (!file) return {};
    const old = account.files.find((each) => each.part === part && each.isReplaced !== true);
    if (old) await transaction.insertInto('replacedDocument').values({ documentId: old.id, accountId: id, part }).execute();
    lines.push(`${label}: was ${old?.fileName ?? 'empty'}, now ${file.fileName}`);
    return { [column]: await storeDocument(transaction, file) } as { [Name in Column]?: number };
  };
  const business = tidiedValues(businessFields, form.business);
  const changed = fieldsIn(items).filter((name) => business[name] !== account[name]);
  for (const name of changed) compare(businessFields[name].label, account[name], business[name]);
  const typed = storedAsTypedOf(businessFields).filter((name) => changed.includes(name));
  const proofs = {
    ...(await replace(businessProofParts[0], businessProofLabels[businessProofParts[0]], 'proofAddress1Id')),
    ...(await replace(businessProofParts[1], businessProofLabels[businessProofParts[1]], 'proofAddress2Id')),
  };
  const rows = await transaction.selectFrom('accountDirector').select('id').where('accountId', '=', id).orderBy('position').execute();
  for (const [index, row] of rows.entries()) {
    if (!isAsked(items, `directors[${index}]`)) continue;
    const whose = `Director ${index + 1}, `;
    const director = tidiedValues(directorFields, form.directors[index]!);
    for (const name of namesOf(directorFields))
      compare(whose + directorFields[name].label, account.directors[index]![name], director[name]);
    const answered = { ...director, ...(await replace(directorProofPart(index), `${whose}proof of address`, 'proofAddressId')) };
    await transaction.updateTable('accountDirector').set(answered).where('id', '=', row.id).execute();
  }
  const removed = files.size === 0 ? account.warnings[removedProofs.key] : undefined;
  await transaction
    .updateTable('account')
    .set({
      ...Object.fromEntries(changed.map((name) => [name, business[name]])),
      ...proofs,
      typed: JSON.stringify({ ...account.typed, ...Object.fromEntries(typed.map((name) => [name, form.business[name]])) }),
      warnings: JSON.stringify({ ...(removed !== undefined && { [removedProofs.key]: removed }), ...warningsOf(form) }),
    })
    .where('id', '=', id)
    .execute();
  return lines;
}

/** Takes the answer to a question, once. @throws {RequestError} 400 when it breaks rules, the link works no more, or another answer came first */
export async function answerQuestion(
  { kysely }: Database,
  body: AnswerBody,
  received: Received,
  { key, now }: Pick<Circumstances, 'key' | 'now'>,
): Promise<Answer> {
  const { accountId, items, answeredAt } = await findQuestion(kysely, body.token, now);
  const judged = answeredAt ? undefined : await judge(await readAccount(kysely, accountId), items, body, received);
  return kysely.transaction().execute((transaction) =>
    once(transaction, { key, scope: 'answer' }, async () => {
      await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
      const question = await findQuestion(transaction, body.token, now);
      if (question.answeredAt || !judged) throw new RequestError(400, questionMessages.sentBefore);
      const note = (await store(transaction, await readAccount(transaction, accountId), items, judged)).join('\n');
      await transaction.updateTable('accountQuestion').set({ answeredAt: now }).where('id', '=', question.id).execute();
      await addEvent(transaction, { accountId, at: now, kind: 'answered', actor: 'applicant', to: question.state, note });
      return { status: 201, body: { message: questionMessages.sent } };
    }),
  );
}
