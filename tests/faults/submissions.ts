/** Forms with files, sent to a server that may be killed at any moment, and checks of what was stored. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { accountFormCall, answerCall, contactCall } from '../../src/contract/calls.ts';
import type { AccountForm } from '../../src/contract/forms/accountForm.ts';
import { idempotencyKeyHeader } from '../../src/contract/forms/idempotencyKey.ts';
import type { Database } from '../../src/server/database/index.ts';
import { byPerson, director, filledForm, multipartBody, multipartType, type Part } from '../api/accountHarness.ts';

/** A form of one visitor, who sends it again until it is answered. */
export interface Submission {
  readonly key: string;
  readonly form: AccountForm;
  /** Its files, by the names of their parts. */
  readonly files: readonly Part[];
  /** The mail address of the business: no other submission has it. */
  readonly mail: string;
}

/** The outcome of a call; without a status there was no answer. */
export interface Outcome {
  readonly status: number | undefined;
  /** Seconds after which the server asks to try again. */
  readonly retryAfter?: number;
  /** The parsed body. */
  readonly body: unknown;
}

/** First and last bytes of each file; the random ones between them are those of a picture. */
const pdfStart = Buffer.from('%PDF-1.7\n1 0 obj<</Type/XObject>>stream\n');
const pdfEnd = Buffer.from('\nendstream endobj\n%%EOF\n');

/** A form with two directors and four proofs. @param bytes - of each file */
export function newSubmission(bytes: number): Submission {
  const form = filledForm({}, [director, { ...director, firstName: 'Noah', mail: 'noah@goldenfryer.example.co.uk' }]);
  const parts = ['business.proofAddress1', 'business.proofAddress2', 'directors[0].proofAddress', 'directors[1].proofAddress'];
  return {
    key: randomUUID(),
    form,
    files: parts.map((name, index) => ({
      name,
      fileName: `proof-${index}.pdf`,
      type: 'application/pdf',
      content: Buffer.concat([pdfStart, randomBytes(Math.max(0, Math.floor(bytes) - pdfStart.length - pdfEnd.length)), pdfEnd]),
    })),
    mail: form.business.mail,
  };
}

/** The body of a submission in HTTP. */
export function bodyOf({ form, files }: Submission): Buffer {
  return multipartBody([{ name: 'body', content: JSON.stringify({ ...form, check: byPerson }) }, ...files]);
}

/** The headers of a submission. */
export function headersOf({ key }: Pick<Submission, 'key'>): Record<string, string> {
  return { 'content-type': multipartType, [idempotencyKeyHeader]: key };
}

/** Sends a form with its files. */
export function sendForm(origin: string, submission: Submission): Promise<Outcome> {
  return send(origin + accountFormCall, headersOf(submission), new Uint8Array(bodyOf(submission)));
}

/** The name of a business that answers by {@link sendAnswer}. */
export const answeredName = 'Golden Fryer (Salford) Ltd';

/** Answers a question about the name of a business and its first proof. */
export function sendAnswer(origin: string, token: string, key: string): Promise<Outcome> {
  const body = { token, business: { name: answeredName }, check: byPerson };
  const proof: Part = {
    name: 'business.proofAddress1',
    fileName: 'newer.pdf',
    type: 'application/pdf',
    content: Buffer.concat([pdfStart, pdfEnd]),
  };
  const parts = multipartBody([{ name: 'body', content: JSON.stringify(body) }, proof]);
  return send(origin + answerCall, headersOf({ key }), new Uint8Array(parts));
}

/** Sends a message to the company. @param from - the sender's mail address */
export function sendMessage(origin: string, from: string, key: string = randomUUID()): Promise<Outcome> {
  const message = { name: 'Asha Holt', mail: from, subject: 'Haddock', message: 'Do you deliver on Mondays?', check: byPerson };
  return send(origin + contactCall, { 'content-type': 'application/json', [idempotencyKeyHeader]: key }, JSON.stringify(message));
}

/**
 * Sends two registrations and measures the second, since a server answers its first one slowly.
 *
 * @param submissions - to which they are added
 * @param acknowledged - to which their keys are added
 * @returns milliseconds
 */
export async function measureRegistration(origin: string, submissions: Submission[], acknowledged: Set<string>): Promise<number> {
  let took = 0;
  for (const submission of [newSubmission(10_000), newSubmission(10_000)]) {
    const began = performance.now();
    const { status, body } = await sendForm(origin, submission);
    if (status !== 201) throw new Error(`A registration was answered with ${status}: ${JSON.stringify(body)}`);
    took = performance.now() - began;
    submissions.push(submission);
    acknowledged.add(submission.key);
  }
  return took;
}

/** Minutes since a moment of `performance.now()`, for a line of figures. */
export function minutesSince(began: number): string {
  return ((performance.now() - began) / 60_000).toFixed(1);
}

/** Fetches JSON. */
export function getJson(address: string): Promise<Outcome> {
  return exchange(address, {});
}

function send(address: string, headers: Record<string, string>, body: string | Uint8Array<ArrayBuffer>): Promise<Outcome> {
  return exchange(address, { method: 'POST', headers, body });
}

async function exchange(address: string, init: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(60_000) });
    // A submission counts as acknowledged only when the whole answer has arrived.
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, body: await response.json(), ...(retryAfter === null ? {} : { retryAfter: Number(retryAfter) }) };
  } catch {
    return { status: undefined, body: undefined };
  }
}

/** The stored parts of an account, in the order of the form. */
interface StoredAccount {
  readonly directors: readonly string[];
  readonly files: readonly string[];
  readonly events: readonly string[];
  readonly links: number;
  readonly mails: readonly string[];
  /** Status of the answer that is stored for its idempotency key. */
  readonly kept: number | null;
}

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** The account that must be stored when any part of a submission is. */
function whole({ form, files }: Submission): StoredAccount {
  return {
    directors: form.directors.map(({ firstName }) => firstName),
    files: files.map(({ name, fileName, content }) => `${name} ${fileName ?? ''} ${digestOf(content)}`),
    events: ['submitted'],
    links: 1,
    mails: ['staffAccount', 'verify'],
    kept: 201,
  };
}

/**
 * Finds faults in the stored data: an acknowledged form that is missing, a form of which only a part is stored, and rows that belong to nothing. One
 * line for each fault; empty when all is well.
 *
 * @param acknowledged - keys of the submissions that were answered with 201
 */
export async function findFaults(
  { kysely }: Database,
  submissions: readonly Submission[],
  acknowledged: ReadonlySet<string>,
): Promise<string[]> {
  const { rows } = await sql<StoredAccount & { mail: string }>`
    select account.mail,
      (select coalesce(json_agg(first_name order by position), '[]') from account_director where account_id = account.id) as directors,
      (select coalesce(json_agg(part || ' ' || file_name || ' ' || encode(sha256(content), 'hex') order by part), '[]')
        from document
        join (
          select account.proof_address1_id as id, 'business.proofAddress1' as part
          union all select account.proof_address2_id, 'business.proofAddress2'
          union all select proof_address_id, 'directors[' || position || '].proofAddress' from account_director where account_id = account.id
        ) as named using (id)
      ) as files,
      (select coalesce(json_agg(kind order by id), '[]') from account_event where account_id = account.id) as events,
      (select count(*)::int from account_token where account_id = account.id) as links,
      (select coalesce(json_agg(kind order by kind), '[]') from outbox
        where cause = 'account:' || account.id || ':submitted:staff'
          or cause in (select 'verify:' || id from account_token where account_id = account.id)
      ) as mails
    from account`.execute(kysely);
  const stored = new Map(rows.map(({ mail, ...account }) => [mail, account]));
  const keys = new Map(
    (await kysely.selectFrom('idempotencyKey').select(['key', 'status']).where('scope', '=', 'account').execute()).map(
      ({ key, status }) => [key, status],
    ),
  );
  const faults: string[] = [];
  for (const submission of submissions) {
    const found = stored.get(submission.mail);
    stored.delete(submission.mail);
    const kept = keys.get(submission.key) ?? null;
    keys.delete(submission.key);
    if (!found) {
      if (acknowledged.has(submission.key)) faults.push(`${submission.mail} was acknowledged and is lost`);
      else if (kept !== null) faults.push(`${submission.mail} has an answer and no account`);
      continue;
    }
    const [is, must] = [JSON.stringify({ ...found, kept }), JSON.stringify(whole(submission))];
    if (is !== must) faults.push(`${submission.mail} is stored as ${is} instead of ${must}`);
  }
  for (const mail of stored.keys()) faults.push(`${mail} was never sent`);
  for (const key of keys.keys()) faults.push(`the key ${key} was never sent`);
  const { rows: strays } = await sql<{ id: number }>`
    select id from document where id not in (
      select proof_address1_id from account where proof_address1_id is not null
      union all select proof_address2_id from account where proof_address2_id is not null
      union all select proof_address_id from account_director where proof_address_id is not null
      union all select document_id from job_application where document_id is not null
    )`.execute(kysely);
  for (const { id } of strays) faults.push(`the file ${id} belongs to nothing`);
  return faults;
}
