/** Actions on openings. */
import { sql, type UpdateObject } from 'kysely';
import type { Opening } from '../../brands/types.ts';
import type { Job } from '../../contract/careers.ts';
import { isOpen, jobOf, rowOf } from '../../server/careers/jobs.ts';
import type { Schema } from '../../server/database/index.ts';
import type { Action, ShopParts } from '../actions.ts';
import { ShopError } from '../errors.ts';

/** An opening as staff see it. */
export interface JobRecord extends Job {
  readonly isOpen: boolean;
  /** ISO 8601 in UTC; null while nobody closed it. */
  readonly closedAt: string | null;
  readonly applications: number;
}

/** The last day to apply, such as 2026-12-31, where the company is; null for no such day. */
export type LastDay = string | null;

/** Gives the open jobs, or all, newest first. */
export const listJobs: Action<{ readonly all: boolean }, JobRecord> = async function* ({ database: { kysely } }, input) {
  for await (const { all } of input) {
    const rows = await kysely
      .selectFrom('job')
      .selectAll()
      .select((expression) => [
        isOpen(expression).as('is_open'),
        expression
          .selectFrom('job_application')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .whereRef('job_id', '=', 'job.id')
          .as('applications'),
      ])
      .$if(!all, (query) => query.where(isOpen))
      .orderBy('posted_at', 'desc')
      .orderBy('id')
      .execute();
    for (const row of rows)
      yield {
        ...jobOf(row),
        isOpen: Boolean(row.is_open),
        closedAt: row.closed_at?.toISOString() ?? null,
        applications: Number(row.applications),
      };
  }
};

/** The end of a day where the company is. */
function closesAt({ facts }: ShopParts, lastDay: LastDay) {
  return lastDay === null ? sql<null>`null` : sql<Date>`((${lastDay}::date + 1)::timestamp at time zone ${facts.company.timeZone})`;
}

/** Posts a job. Gives its number. */
export const addJob: Action<{ readonly opening: Opening; readonly lastDay: LastDay }, { readonly id: number }> = async function* (
  parts,
  input,
) {
  for await (const { opening, lastDay } of input)
    yield await parts.database.kysely
      .insertInto('job')
      .values({ ...rowOf(opening), closes_at: closesAt(parts, lastDay) })
      .returning('id')
      .executeTakeFirstOrThrow();
};

/** What is changed of a job; what is absent stays as it is. */
export interface JobChange {
  readonly id: number;
  readonly opening: Partial<Opening>;
  readonly lastDay?: LastDay;
}

/** Changes a job. Gives its number. */
export const editJob: Action<JobChange, { readonly id: number }> = async function* (parts, input) {
  for await (const { id, opening, lastDay } of input) {
    const { title, description, task, requirements, extraRequirements, location, employmentType, salary, hours } = opening;
    const given = { title, description, task, requirements, extra_requirements: extraRequirements };
    // What a job need not have is taken away by an empty text.
    const optional = { location, employment_type: employmentType, salary, hours };
    await change(parts, id, {
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      ...Object.fromEntries(
        Object.entries(optional)
          .filter(([, value]) => value !== undefined)
          .map(([column, value]) => [column, value || null]),
      ),
      ...(lastDay === undefined ? {} : { closes_at: closesAt(parts, lastDay) }),
    });
    yield { id };
  }
};

/** Closes a job: it is no longer shown and nobody can apply. Its applications stay. Gives its number. */
export const closeJob: Action<{ readonly id: number }, { readonly id: number }> = async function* (parts, input) {
  for await (const { id } of input) {
    await change(parts, id, { closed_at: sql<Date>`coalesce(closed_at, now())` });
    yield { id };
  }
};

async function change({ database: { kysely } }: ShopParts, id: number, values: UpdateObject<Schema, 'job'>): Promise<void> {
  const found = await kysely.updateTable('job').set(values).where('id', '=', id).returning('id').executeTakeFirst();
  if (!found) throw new ShopError(`There is no job ${id}.`);
}
