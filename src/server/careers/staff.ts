import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { wholeNumber } from '../../contract/catalogue.ts';
import { employmentTypes } from '../../contract/careers.ts';
import { integerMax } from '../../contract/limits.ts';
import { cleanText } from '../../contract/text.ts';
import type { Database } from '../database/index.ts';
import { NotFoundError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { daySchema, idParamsSchema, switchSchema } from '../staff/schemas.ts';
import { staffPaths } from '../staff/paths.ts';
import { applicationDecisionSchema, decideApplication, listApplications } from './staffApplications.ts';
import { addJob, closeJob, editJob, listJobs, reopenJob } from './jobRecords.ts';

const text = z.string().transform(cleanText);
const neededText = text.refine((value) => value !== '', 'Must not be empty');
const optionalText = text.nullable().transform((value) => value || null);

const jobSchema = z.strictObject({
  title: neededText,
  description: neededText,
  task: neededText,
  requirements: neededText,
  extraRequirements: text,
  location: optionalText,
  employmentType: z.enum(employmentTypes).nullable(),
  salary: optionalText,
  hours: optionalText,
  firstDay: daySchema.nullable(),
  lastDay: daySchema.nullable(),
});

/** Whether a job ends after it begins, as far as both days are given. */
const endsLast = ({ firstDay, lastDay }: { firstDay?: string | null | undefined; lastDay?: string | null | undefined }): boolean =>
  !firstDay || !lastDay || firstDay <= lastDay;
const endsEarly = { path: ['lastDay'], error: 'Must not be before the first day' };

/** A change of an opening: absent fields stay as they are. */
const jobChangeSchema = jobSchema
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Must change something')
  .refine(endsLast, endsEarly);

const newJobSchema = jobSchema
  .partial({ extraRequirements: true, location: true, employmentType: true, salary: true, hours: true, firstDay: true, lastDay: true })
  .refine(endsLast, endsEarly);

const applicationFilterSchema = z
  .object({ job: wholeNumber(1, integerMax).optional(), since: daySchema.optional() })
  .transform(({ job, since }) => ({ ...(job !== undefined && { jobId: job }), ...(since !== undefined && { since }) }));

/** The staff routes about openings and applications. @param timeZone - the company's, in which the last day of an opening ends @param keptDays - how long the brand keeps applications; undefined for no limit */
export function staffCareerRoutes({ kysely }: Database, timeZone: string, keptDays: number | undefined): FastifyPluginCallback {
  return routes((app) => {
    app.get(staffPaths.jobs, { schema: { querystring: z.object({ all: switchSchema }) } }, async ({ query }) => ({
      data: await listJobs(kysely, query),
    }));

    app.post(staffPaths.jobs, { schema: { body: newJobSchema } }, async ({ body }, reply) => {
      const { firstDay = null, lastDay = null, ...given } = body;
      return reply.code(201).send({ id: await addJob(kysely, { extraRequirements: '', ...given }, { firstDay, lastDay }, timeZone) });
    });

    app.patch(staffPaths.job, { schema: { params: idParamsSchema, body: jobChangeSchema } }, async ({ params: { id }, body }) => {
      await editJob(kysely, id, body, timeZone);
      return { id };
    });

    const switches = [
      [staffPaths.jobClose, closeJob],
      [staffPaths.jobOpen, reopenJob],
    ] as const;
    for (const [path, change] of switches)
      app.post(path, { schema: { params: idParamsSchema } }, async ({ params: { id } }) => {
        await change(kysely, id);
        return { id };
      });

    app.get(staffPaths.applications, { schema: { querystring: applicationFilterSchema } }, async ({ query }) => ({
      data: await listApplications(kysely, query, keptDays),
    }));

    app.get(staffPaths.application, { schema: { params: idParamsSchema } }, async ({ params: { id } }) => {
      const [application] = await listApplications(kysely, { id }, keptDays);
      if (!application) throw new NotFoundError(`There is no application ${id}.`);
      return application;
    });

    const applicationSchema = { params: idParamsSchema, body: applicationDecisionSchema };
    app.post(staffPaths.applicationDecision, { schema: applicationSchema }, async ({ params: { id }, body }) => {
      await decideApplication(kysely, id, body);
      return { id };
    });
  });
}
