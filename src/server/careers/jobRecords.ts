import { sql, type Insertable, type Kysely, type UpdateObject } from 'kysely';
import type { Schema } from '../database/index.ts';
import { NotFoundError } from '../errors.ts';
import { isOpen, jobOf } from './jobs.ts';

/** A job as staff see it. All times are ISO 8601 in UTC; `closedAt` is null while it is open. */
export type JobRecord = Awaited<ReturnType<typeof listJobs>>[number];

/** The facts of a job besides its days. */
export type JobRow = Omit<Insertable<Schema['job']>, 'postedAt' | 'closesAt' | 'closedAt'>;

/** A change of an opening: absent fields stay as they are, and null removes an optional one. */
export type JobChange = Partial<JobRow & JobDays>;

/** The last day to apply, such as 2026-12-31, in the company's time zone; null for none. */
export type LastDay = string | null;

/** The open jobs, or all, newest first. */
export async function listJobs(database: Kysely<Schema>, { all }: { readonly all: boolean }) {
  const rows = await database
    .selectFrom('job')
    .selectAll()
    .select((expression) => [
      isOpen(expression).as('isOpen'),
      expression
        .selectFrom('jobApplication')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('jobId', '=', 'job.id')
        .as('applications'),
    ])
    .$if(!all, (query) => query.where(isOpen))
    .orderBy('postedAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...jobOf(row),
    isOpen: Boolean(row.isOpen),
    closedAt: row.closedAt?.toISOString() ?? null,
    applications: Number(row.applications),
  }));
}

function endOf(lastDay: LastDay, timeZone: string) {
  return lastDay === null ? sql<null>`null` : sql<Date>`((${lastDay}::date + 1)::timestamp at time zone ${timeZone})`;
}

/** The beginning of a day in the company's time zone; now for none. A job that is posted later is not shown before. */
function beginningOf(firstDay: string | null, timeZone: string) {
  return firstDay === null ? sql<Date>`now()` : sql<Date>`(${firstDay}::date::timestamp at time zone ${timeZone})`;
}

export interface JobDays {
  readonly firstDay: string | null;
  readonly lastDay: LastDay;
}

export async function addJob(database: Kysely<Schema>, job: JobRow, { firstDay, lastDay }: JobDays, timeZone: string): Promise<number> {
  const { id } = await database
    .insertInto('job')
    .values({ ...job, postedAt: beginningOf(firstDay, timeZone), closesAt: endOf(lastDay, timeZone) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a job. @throws {NotFoundError} */
export async function editJob(
  database: Kysely<Schema>,
  id: number,
  { firstDay, lastDay, ...changed }: JobChange,
  timeZone: string,
): Promise<void> {
  await change(database, id, {
    ...changed,
    postedAt: firstDay === undefined ? undefined : beginningOf(firstDay, timeZone),
    closesAt: lastDay === undefined ? undefined : endOf(lastDay, timeZone),
  });
}

/** The job is no longer shown and takes no applications; those that came stay. @throws {NotFoundError} */
export async function closeJob(database: Kysely<Schema>, id: number): Promise<void> {
  await change(database, id, { closedAt: sql<Date>`coalesce(closed_at, now())` });
}

/** Opens a job now, whether it was closed, its last day is over, or its first has not come. @throws {NotFoundError} */
export async function reopenJob(database: Kysely<Schema>, id: number): Promise<void> {
  await change(database, id, {
    closedAt: null,
    postedAt: sql<Date>`least(posted_at, now())`,
    closesAt: sql<Date | null>`case when closes_at > now() then closes_at end`,
  });
}

async function change(database: Kysely<Schema>, id: number, values: UpdateObject<Schema, 'job'>): Promise<void> {
  const found = await database.updateTable('job').set(values).where('id', '=', id).returning('id').executeTakeFirst();
  if (!found) throw new NotFoundError(`There is no job ${id}.`);
}
