/** Answers to questions about an account: found by the token of the mail, checked as the account form is, and stored in one transaction beside what was there before. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { businessFields, directorFields } from '../../contract/forms/accountFields.ts';
import { checkAccountForm, type AccountForm } from '../../contract/forms/accountForm.ts';
import { emptyValuesOf, namesOf, pickValues, tidiedValues, type TextDefinitions, type ValuesOf } from '../../contract/forms/fieldDefinitions.ts';
import { businessProofParts, directorProofPart } from '../../contract/forms/multipart.ts';
import { askedFields, isAsked, proofMissing, questionItems, questionMessages } from '../../contract/forms/questions.ts';
import type { answerSchema, QuestionAnswer } from '../../contract/forms/schemas.ts';
import { addEvent } from '../accounts/history.ts';
import type { ReceivedForm } from '../accounts/receiveMultipart.ts';
import { readAccount, type AccountDetails } from '../accounts/records.ts';
import { judgeFiles, warningsOf, type Circumstances, type JudgedForm } from '../accounts/registration.ts';
import type { Database, Schema } from '../database/index.ts';
import { RequestError } from '../errors.ts';
import { cleanFields } from '../http/forms.ts';
import { storeDocument } from '../security/documentStore.ts';
import { once, type Answer } from '../security/idempotency.ts';
import { hashToken } from '../security/tokens.ts';

/** The body of an answer. */
type AnswerBody = z.output<typeof answerSchema>;

/**
 * The question of a link. It is open, or was answered.
 *
 * @throws {RequestError} 400 when the link is unknown or outdated, a newer question has replaced it, or the account is decided
 */
async function findQuestion(database: Kysely<Schema>, token: string, now: Date) {
  const question = await database
    .selectFrom('accountQuestion as question')
    .innerJoin('account', 'account.id', 'question.accountId')
    .innerJoin('accountEvent as event', 'event.id', 'question.eventId')
    .select(['question.id', 'question.accountId', 'items', 'expiresAt', 'answeredAt', 'account.state', 'event.note'])
    .select((query) =>
      query
        .selectFrom('accountQuestion as other')
        .select(({ fn }) => fn.max('other.id').as('id'))
        .whereRef('other.accountId', '=', 'account.id')
        .as('newest'),
    )
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();
  const isUnderReview = question?.state === 'submitted' || question?.state === 'verified';
  if (question && (question.answeredAt || (isUnderReview && question.newest === question.id && question.expiresAt > now))) return question;
  throw new RequestError(400, questionMessages.unusable);
}

/** A question as the applicant's page shows it: of an answered one nothing but when. @throws {RequestError} 400 as {@link findQuestion} */
export async function readQuestion(database: Kysely<Schema>, token: string, now: Date): Promise<QuestionAnswer> {
  const { id, accountId, items, note, answeredAt } = await findQuestion(database, token, now);
  if (answeredAt) return { id, answeredAt: answeredAt.toISOString(), text: '', items: [], business: {}, directors: [], files: {} };
  const account = await readAccount(database, accountId);
  const asked = askedFields.filter((name) => isAsked(items, `business.${name}`));
  const files = account.files.filter(({ part, isReplaced }) => isReplaced !== true && isAsked(items, part));
  return {
    id,
    answeredAt: null,
    text: note,
    items,
    business: Object.fromEntries(asked.map((name) => [name, account[name]])),
    directors: account.directors.map((director, index) => (isAsked(items, `directors[${index}]`) ? { ...director } : null)),
    files: Object.fromEntries(files.map(({ part, fileName }) => [part, fileName])),
  };
}

/** The account form as it would be with an answer. */
function answered(account: AccountDetails, items: readonly string[], { business, directors }: AnswerBody): AccountForm {
  const asked = askedFields.filter((name) => isAsked(items, `business.${name}`));
  return {
    business: {
      ...pickValues(businessFields, account),
      ...account.typed,
      ...cleanFields(Object.fromEntries(asked.map((name) => [name, business[name]]))),
      ...{ termsAccepted: true, termsAcceptedAt: '', ipAddress: '' },
    },
    directors: account.directors.map((director, index) =>
      isAsked(items, `directors[${index}]`) ? cleanFields(directors[index] ?? emptyValuesOf(directorFields)) : director,
    ),
  };
}

/** Checks what is asked for, and nothing else. @throws {RequestError} 400 with all errors */
async function judge(account: AccountDetails, items: readonly string[], body: AnswerBody, received: ReceivedForm): Promise<JudgedForm> {
  const form = answered(account, items, body);
  const errors = Object.fromEntries(Object.entries(checkAccountForm(form)).filter(([path]) => isAsked(items, path)));
  const parts = [...businessProofParts, ...form.directors.map((_, index) => directorProofPart(index))].filter((part) => isAsked(items, part));
  const labels = questionItems(0);
  for (const part of businessProofParts)
    if (items.includes(part) && !received.files.has(part)) errors[part] = proofMissing(labels.get(part)!);
  return { form, files: await judgeFiles(errors, new Set(parts), received) };
}

/** The fields whose values differ, and a line about each for the history. @param whose - put before the labels */
function differences<Definitions extends TextDefinitions>(
  definitions: Definitions,
  was: ValuesOf<Definitions>,
  typed: ValuesOf<Definitions>,
  whose = '',
) {
  const now = tidiedValues(definitions, typed);
  const names = namesOf(definitions).filter((name) => now[name] !== was[name]);
  return {
    changes: Object.fromEntries(names.map((name) => [name, now[name]])) as Partial<ValuesOf<Definitions>>,
    lines: names.map((name) => lineOf(whose + definitions[name]!.label, was[name], now[name])),
  };
}

const lineOf = (label: string, was = '', now = ''): string => `${label}: was ${was || 'empty'}, now ${now || 'empty'}`;

/** Stores an answer: the account changes where it was asked about, and what was there before stands in its history. */
async function store(transaction: Kysely<Schema>, account: AccountDetails, items: readonly string[], { form, files }: JudgedForm, now: Date) {
  const { id, state, warnings } = account;
  const lines: string[] = [];
  /** Puts a file in the place of another. Gives its id; undefined when none was sent. */
  const replace = async (part: string, label: string): Promise<number | undefined> => {
    const file = await files.get(part)?.();
    if (!file) return undefined;
    const old = account.files.find((each) => each.part === part && each.isReplaced !== true);
    if (old) await transaction.insertInto('replacedDocument').values({ documentId: old.id, accountId: id, part }).execute();
    lines.push(lineOf(label, old?.fileName, file.fileName));
    return storeDocument(transaction, file);
  };
  const asked = Object.fromEntries(Object.entries(businessFields).filter(([name]) => isAsked(items, `business.${name}`))) as Partial<typeof businessFields>;
  const business = differences(asked as typeof businessFields, account, form.business);
  lines.push(...business.lines);
  const typed = Object.entries(account.typed).map(([name, text]) => [name, name in business.changes ? form.business[name as 'postCode'] : text]);
  const [label1, label2] = businessProofParts.map((part) => questionItems(0).get(part)!);
  const proofs = [await replace(businessProofParts[0], label1!), await replace(businessProofParts[1], label2!)];
  const rows = await transaction.selectFrom('accountDirector').select('id').where('accountId', '=', id).orderBy('position').execute();
  for (const [index, row] of rows.entries()) {
    if (!isAsked(items, `directors[${index}]`)) continue;
    const whose = `Director ${index + 1}, `;
    const { changes, lines: own } = differences(directorFields, account.directors[index]!, form.directors[index]!, whose);
    lines.push(...own);
    const proof = await replace(directorProofPart(index), `${whose}proof of address`);
    const set = { ...changes, ...(proof !== undefined && { proofAddressId: proof }) };
    if (Object.keys(set).length > 0) await transaction.updateTable('accountDirector').set(set).where('id', '=', row.id).execute();
  }
  await transaction
    .updateTable('account')
    .set({
      ...business.changes,
      ...(proofs[0] !== undefined && { proofAddress1Id: proofs[0] }),
      ...(proofs[1] !== undefined && { proofAddress2Id: proofs[1] }),
      typed: JSON.stringify(Object.fromEntries(typed)),
      warnings: JSON.stringify({ ...(warnings['proofs'] !== undefined && files.size === 0 && { proofs: warnings['proofs'] }), ...warningsOf(form) }),
    })
    .where('id', '=', id)
    .execute();
  const note = lines.join('\n') || 'Nothing has changed';
  await addEvent(transaction, { accountId: id, at: now, kind: 'answered', actor: 'applicant', from: state, to: state, note });
}

/**
 * Takes the answer to a question, once.
 *
 * @throws {RequestError} 400 when it breaks rules, the link works no more, or another answer came first
 */
export async function answerQuestion(
  { kysely }: Database,
  body: AnswerBody,
  received: ReceivedForm,
  { key, now }: Pick<Circumstances, 'key' | 'now'>,
): Promise<Answer> {
  const known = await findQuestion(kysely, body.token, now);
  const { accountId, items } = known;
  const judged = known.answeredAt ? undefined : await judge(await readAccount(kysely, accountId), items, body, received);
  return kysely.transaction().execute((transaction) =>
    once(transaction, { key, scope: 'answer' }, async () => {
      await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
      const question = await findQuestion(transaction, body.token, now);
      if (question.answeredAt || !judged) throw new RequestError(400, questionMessages.sentBefore);
      await store(transaction, await readAccount(transaction, accountId), items, judged, now);
      await transaction.updateTable('accountQuestion').set({ answeredAt: now }).where('id', '=', question.id).execute();
      return { status: 201, body: { message: questionMessages.sent } };
    }),
  );
}
