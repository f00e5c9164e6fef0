import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { namesOf } from '../../contract/forms/fieldDefinitions.ts';
import { applicantFields } from '../../contract/forms/jobApplication.ts';
import type { Schema } from '../database/index.ts';
import { NotFoundError } from '../errors.ts';
import { decideRecord } from '../letters/index.ts';
import { bySchema, heldSchema, letterSchema } from '../staff/decisions.ts';
import { daySchema } from '../staff/schemas.ts';

export interface ApplicationFilter {
  readonly jobId?: number;
  /** Only those from this day on, such as 2026-11-03, in UTC. */
  readonly since?: string;
  readonly id?: number;
}

/** An application as staff see it. All times are ISO 8601 in UTC. */
export type ApplicationRecord = Awaited<ReturnType<typeof listApplications>>[number];

/** The applications that meet a filter, newest first. @param days - the brand's period of retention */
export async function listApplications(database: Kysely<Schema>, { jobId, since, id }: ApplicationFilter, days?: number) {
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
      // In bytes.
      'document.size as cvSize',
      'termsVersion',
      'privacyVersion',
      // By the clock of the applicant's browser; consent was given when it was created.
      'termsAcceptedAtClaimed',
      'ipAddressClaimed',
      'ipAddress',
      'state',
      'handledBy',
      'handledAt',
      'letter',
      // When a refused one is deleted; null where only the brand's period counts.
      'keepUntil',
    ])
    .$if(jobId !== undefined, (query) => query.where('job.id', '=', jobId!))
    .$if(id !== undefined, (query) => query.where('jobApplication.id', '=', id!))
    .$if(since !== undefined, (query) => query.where('jobApplication.createdAt', '>=', sql<Date>`${since!}::date`))
    .orderBy('jobApplication.id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    // As on the receipt; empty for applications from before there were references.
    reference: row.reference ?? '',
    createdAt: row.createdAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
    keepUntil: row.keepUntil?.toISOString() ?? null,
    // Its own day or the brand's, whichever comes first; null for neither.
    deletedAt: firstOf(row.keepUntil, days === undefined ? null : new Date(row.createdAt.getTime() + days * 24 * 3_600_000)),
  }));
}

const firstOf = (...days: readonly (Date | null)[]): string | null => days.flatMap((day) => day?.toISOString() ?? []).toSorted()[0] ?? null;

const laterDaySchema = daySchema.refine((day) => Date.parse(day) > Date.now(), 'Must not be over');

/** Body of a decision. `from` is the state that the member of staff saw: a colleague may have changed it since. */
export const applicationDecisionSchema = z.strictObject({
  from: z.enum(['new', 'invited']),
  state: z.enum(['invited', 'refused']),
  letter: letterSchema.refine((letter) => letter !== '', 'Must not be empty'),
  /** Day on which a refused one is deleted, such as 2027-05-31; null where only the brand's period counts. */
  keepUntil: laterDaySchema.nullable().default(null),
  heldMs: heldSchema,
  by: bySchema,
});

/** Invites or refuses an applicant by a letter. @throws {RequestError} 409 with who was first */
export function decideApplication(
  database: Kysely<Schema>,
  id: number,
  { from, state, letter, keepUntil, heldMs, by }: z.output<typeof applicationDecisionSchema>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const job = await transaction
      .selectFrom('jobApplication')
      .innerJoin('job', 'job.id', 'jobId')
      .select('title')
      .where('jobApplication.id', '=', id)
      .executeTakeFirst();
    if (!job) throw new NotFoundError(`There is no application ${id}.`);
    const changes = { state, keepUntil: state === 'refused' ? keepUntil : null };
    const subject = `Your application: ${job.title}`;
    await decideRecord(transaction, { kind: 'application', id, from: [from], changes, letter, subject, heldMs, by });
  });
}
