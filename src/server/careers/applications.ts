/** Applications as staff see them. */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';

/** Which applications are asked for. */
export interface ApplicationFilter {
  readonly jobId?: number;
  /** Only those from this day on, such as 2026-11-03, in UTC. */
  readonly since?: string;
  readonly id?: number;
}

/** An application with everything but its CV. */
export interface ApplicationRecord {
  readonly id: number;
  /** ISO 8601 in UTC, as all times. Also when consent was given. */
  readonly createdAt: string;
  readonly jobId: number;
  readonly jobTitle: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mail: string;
  readonly mobileNo: string;
  readonly city: string;
  readonly county: string;
  readonly postCode: string;
  readonly linkedin: string;
  readonly documentId: number;
  readonly cvName: string;
  /** In bytes. */
  readonly cvSize: number;
  readonly termsVersion: string;
  readonly privacyVersion: string;
  /** As the applicant's browser said. */
  readonly termsAcceptedAtClaimed: string;
  readonly ipAddressClaimed: string;
  /** As the server saw it. */
  readonly ipAddress: string;
}

/** The applications that were asked for, newest first. */
export async function listApplications(database: Kysely<Schema>, { jobId, since, id }: ApplicationFilter): Promise<ApplicationRecord[]> {
  const rows = await database
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .innerJoin('document', 'document.id', 'job_application.document_id')
    .select([
      'job_application.id',
      'job_application.created_at as createdAt',
      'job.id as jobId',
      'job.title as jobTitle',
      'first_name as firstName',
      'last_name as lastName',
      'mail',
      'mobile_no as mobileNo',
      'city',
      'county',
      'post_code as postCode',
      'linkedin',
      'document_id as documentId',
      'document.file_name as cvName',
      'document.size as cvSize',
      'terms_version as termsVersion',
      'privacy_version as privacyVersion',
      'terms_accepted_at_claimed as termsAcceptedAtClaimed',
      'ip_address_claimed as ipAddressClaimed',
      'ip_address as ipAddress',
    ])
    .$if(jobId !== undefined, (query) => query.where('job.id', '=', jobId!))
    .$if(id !== undefined, (query) => query.where('job_application.id', '=', id!))
    .$if(since !== undefined, (query) => query.where('job_application.created_at', '>=', sql<Date>`${since!}::date`))
    .orderBy('job_application.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
