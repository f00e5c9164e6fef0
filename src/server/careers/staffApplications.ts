import { sql, type Kysely } from 'kysely';
import { namesOf } from '../../contract/forms/fieldDefinitions.ts';
import { applicantFields, type ApplicantValues } from '../../contract/forms/jobApplication.ts';
import type { DecidedRecord } from '../contact/index.ts';
import type { Schema } from '../database/index.ts';
import type { ApplicationState } from '../database/schema.ts';
import { queueMail } from '../mail/index.ts';
import { refuseSecond } from '../staff/decisions.ts';

export interface ApplicationFilter {
  readonly jobId?: number;
  /** Only those from this day on, such as 2026-11-03, in UTC. */
  readonly since?: string;
  readonly id?: number;
}

export interface ApplicationRecord extends Readonly<ApplicantValues>, DecidedRecord<ApplicationState> {
  readonly id: number;
  /** As on the receipt; empty for applications from before there were references. */
  readonly reference: string;
  /** ISO 8601 in UTC, as all times. Also the time of the consent. */
  readonly createdAt: string;
  readonly jobId: number;
  readonly jobTitle: string;
  readonly documentId: number;
  readonly cvName: string;
  /** In bytes. */
  readonly cvSize: number;
  readonly termsVersion: string;
  readonly privacyVersion: string;
  /** Time by the applicant's browser. */
  readonly termsAcceptedAtClaimed: string;
  readonly ipAddressClaimed: string;
  readonly ipAddress: string;
  /** When a refused one is deleted; null where only the brand's period counts. */
  readonly keepUntil: string | null;
}

/** The applications that meet a filter, newest first. */
export async function listApplications(database: Kysely<Schema>, { jobId, since, id }: ApplicationFilter): Promise<ApplicationRecord[]> {
  const rows = await database
    .selectFrom('jobApplication')
    .innerJoin('job', 'job.id', 'jobApplication.jobId')
    .innerJoin('document', 'document.id', 'jobApplication.documentId')
    .select([
      'jobApplication.id',
      'reference',
      'jobApplication.createdAt',
      'job.id as jobId',
      'job.title as jobTitle',
      ...namesOf(applicantFields),
      'documentId',
      'document.fileName as cvName',
      'document.size as cvSize',
      'termsVersion',
      'privacyVersion',
      'termsAcceptedAtClaimed',
      'ipAddressClaimed',
      'ipAddress',
      'state',
      'handledBy',
      'handledAt',
      'letter',
      'keepUntil',
    ])
    .$if(jobId !== undefined, (query) => query.where('job.id', '=', jobId!))
    .$if(id !== undefined, (query) => query.where('jobApplication.id', '=', id!))
    .$if(since !== undefined, (query) => query.where('jobApplication.createdAt', '>=', sql<Date>`${since!}::date`))
    .orderBy('jobApplication.id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    reference: row.reference ?? '',
    createdAt: row.createdAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
    keepUntil: row.keepUntil?.toISOString() ?? null,
  }));
}

export interface ApplicationDecision {
  /** The state that the member of staff saw: a colleague may have changed it since. */
  readonly from: 'new' | 'invited';
  readonly state: 'invited' | 'refused';
  readonly letter: string;
  /** Day on which a refused one is deleted, such as 2027-05-31; null where only the brand's period counts. */
  readonly keepUntil: string | null;
  readonly by: string;
}

/** Invites or refuses an applicant by a letter. @throws {RequestError} 409 with who was first */
export function decideApplication(
  database: Kysely<Schema>,
  id: number,
  { from, state, letter, keepUntil, by }: ApplicationDecision,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const application = await transaction
      .updateTable('jobApplication')
      .set({ state, handledBy: by, handledAt: sql`now()`, letter, keepUntil: state === 'refused' ? keepUntil : null })
      .where('id', '=', id)
      .where('state', '=', from)
      .returning(['mail', 'jobId'])
      .executeTakeFirst();
    if (!application) return refuseSecond(transaction, 'jobApplication', id, `Application ${id}`);
    const { title } = await transaction.selectFrom('job').select('title').where('id', '=', application.jobId).executeTakeFirstOrThrow();
    const letterMail = { to: application.mail, subject: `Your application: ${title}`, text: letter };
    await queueMail(transaction, { kind: 'letter', cause: `application:${id}:${state}`, ...letterMail });
  });
}
