import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import type { FirstOpening } from '../../brands/types.ts';
import { employmentTypes, type Job } from '../../contract/careers.ts';
import type { Database, Schema } from '../database/index.ts';

export function isOpen({ eb }: ExpressionBuilder<Schema, 'job'>) {
  return eb.and([
    eb('closedAt', 'is', null),
    eb('postedAt', '<=', sql<Date>`now()`),
    eb.or([eb('closesAt', 'is', null), eb('closesAt', '>', sql<Date>`now()`)]),
  ]);
}

/** The open jobs, newest first; those posted together in the order they came in. */
export async function openJobs(database: Kysely<Schema>): Promise<Job[]> {
  const rows = await database.selectFrom('job').selectAll().where(isOpen).orderBy('postedAt', 'desc').orderBy('id').execute();
  return rows.map(jobOf);
}

/** An open job; undefined when it is closed or does not exist. */
export async function findOpenJob(database: Kysely<Schema>, id: number): Promise<Job | undefined> {
  const row = await database.selectFrom('job').selectAll().where('id', '=', id).where(isOpen).executeTakeFirst();
  return row && jobOf(row);
}

export function jobOf(row: Selectable<Schema['job']>): Job {
  const employmentType = employmentTypes.find((each) => each === row.employmentType);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    task: row.task,
    requirements: row.requirements,
    extraRequirements: row.extraRequirements,
    ...(row.location === null ? {} : { location: row.location }),
    ...(employmentType === undefined ? {} : { employmentType }),
    ...(row.salary === null ? {} : { salary: row.salary }),
    ...(row.hours === null ? {} : { hours: row.hours }),
    postedAt: row.postedAt.toISOString(),
    ...(row.closesAt === null ? {} : { closesAt: row.closesAt.toISOString() }),
  };
}

/** When an opening that is posted now stops taking applications. */
const lastMoment = (openForDays: FirstOpening['openForDays']): Date | null =>
  openForDays === undefined ? null : new Date(Date.now() + openForDays * 24 * 60 * 60 * 1000);

/** Inserts the openings that a brand starts with, if there has never been a job; closed jobs stay in the table. */
export async function fillEmptyOpenings({ kysely }: Database, openings: readonly FirstOpening[]): Promise<void> {
  if (openings.length === 0) return;
  await kysely.transaction().execute(async (transaction) => {
    // Two processes that start at once must not both find the table empty.
    await sql`lock table job in exclusive mode`.execute(transaction);
    const some = await transaction.selectFrom('job').select('id').limit(1).executeTakeFirst();
    if (some) return;
    await transaction
      .insertInto('job')
      .values(openings.map(({ openForDays, ...opening }) => ({ ...opening, closesAt: lastMoment(openForDays) })))
      .execute();
  });
}
