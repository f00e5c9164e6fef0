import { documentMaxBytes } from '../../contract/limits.ts';
import type { FastifyPluginCallback } from 'fastify';
import type { BrandFacts } from '../../brands/types.ts';
import { apiPath, jobApplicationCall, jobCall, jobsCall } from '../../contract/calls.ts';
import { jobParamsSchema, jobsAnswerSchema, type JobsAnswer } from '../../contract/careers.ts';
import { jobApplicationSchema, submissionAnswerSchema } from '../../contract/forms/schemas.ts';
import type { Database } from '../database/index.ts';
import { NotFoundError } from '../errors.ts';
import { limitBodiesTo } from '../http/bodyBudget.ts';
import { routes } from '../http/validation.ts';
import { submissionKey } from '../security/idempotency.ts';
import { takeFromPerson } from '../security/robotCheck.ts';
import { submissionLimit, uploadQuota } from '../security/addressLimit.ts';
import { takeApplication } from './takeApplication.ts';
import { findOpenJob, openJobs } from './jobs.ts';

/** Largest application, in bytes: a CV of 5 MB in base64 and all typed fields, and some more, so that a slightly larger CV gets its own message. */
const applicationMaxBytes = Math.ceil((documentMaxBytes * 4) / 3) + 400_000;

/** Bytes of all applications that are being received at once. */
const applicationsMaxBytes = 12 * applicationMaxBytes;

export function careerRoutes(database: Database, facts: Pick<BrandFacts, 'company' | 'legal'>): FastifyPluginCallback {
  return routes((app) => {
    const countUpload = uploadQuota(database);
    const limitSubmissions = submissionLimit(database, 'application');

    const jobsCallSchema = { summary: 'All openings, newest first.', response: { 200: jobsAnswerSchema } };
    app.get(apiPath(jobsCall), { schema: jobsCallSchema }, async (): Promise<JobsAnswer> => ({ data: await openJobs(database.kysely) }));

    const jobCallSchema = { summary: 'One opening.', params: jobParamsSchema, response: { 200: jobsAnswerSchema } };
    app.get(apiPath(jobCall(':id')), { schema: jobCallSchema }, async ({ params: { id } }): Promise<JobsAnswer> => {
      const job = await findOpenJob(database.kysely, id);
      if (!job) throw new NotFoundError(`There is no open job ${id}.`);
      return { data: [job] };
    });

    const jobApplicationRoute = {
      bodyLimit: applicationMaxBytes,
      preParsing: limitBodiesTo(applicationsMaxBytes),
      schema: { summary: 'Applies for a job.', isSubmission: true, body: jobApplicationSchema, response: { 201: submissionAnswerSchema } },
    };
    app.post(apiPath(jobApplicationCall), jobApplicationRoute, async ({ visitor: ip, headers, body: { check, ...typed } }, reply) => {
      const key = submissionKey(headers);
      await limitSubmissions(ip);
      await countUpload(ip, Math.floor(((typed.cv?.content.length ?? 0) * 3) / 4));
      const { body } = await takeFromPerson(check, () => takeApplication(database, { typed, ip, key, facts }));
      return reply.code(201).send(body);
    });
  });
}
