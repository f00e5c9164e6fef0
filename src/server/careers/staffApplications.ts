/** Applications as staff see them. */
import { sql, type Kysely } from 'kysely';
import { namesOf } from '../../contract/forms/fieldDefinitions.ts';
import { applicantFields, type ApplicantValues } from '../../contract/forms/jobApplication.ts';
import type { Schema } from '../database/index.ts';

export interface ApplicationFilter {
  readonly jobId?: number;
  /** Only those from this day on, such as 2026-11-03, in UTC. */
  readonly since?: string;
  readonly id?: number;
}

/** An application with everything but its CV. */
export interface ApplicationRecord extends Readonly<ApplicantValues> {
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
  /** Address of the connection. */
  readonly ipAddress: string;
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
    ])
    .$if(jobId !== undefined, (query) => query.where('job.id', '=', jobId!))
    .$if(id !== undefined, (query) => query.where('jobApplication.id', '=', id!))
    .$if(since !== undefined, (query) => query.where('jobApplication.createdAt', '>=', sql<Date>`${since!}::date`))
    .orderBy('jobApplication.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, reference: row.reference ?? '', createdAt: row.createdAt.toISOString() }));
}
