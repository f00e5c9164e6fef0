import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import type { BrandRetention } from '../../brands/types.ts';
import { mailAddress, ownMail } from '../../contract/forms/sharedFields.ts';
import { searchTextMaxLength } from '../../contract/limits.ts';
import { line } from '../staff/schemas.ts';
import { routes } from '../http/validation.ts';
import { sendLines } from '../staff/lines.ts';
import { staffActor } from '../staff/decisions.ts';
import { staffPaths } from '../staff/paths.ts';
import { personInLog } from '../staff/log.ts';
import { clearFromDisk } from './disk.ts';
import { describePerson, erasePerson, exportPerson, findPeople, type ErasureAnswer, type PersonalDataPlaces } from './person.ts';
import { applyRetention, type RetentionResult } from './retention.ts';

const personParamsSchema = z.object({
  mail: z
    .string()
    .refine((mail) => ownMail(mail) === undefined, 'Must be a mail address')
    .transform(mailAddress),
});

export interface RetentionAnswer {
  /** Whether the brand names periods at all; without them all data stays stored. */
  readonly hasPeriods: boolean;
  readonly data: readonly RetentionResult[];
}

/** The staff routes about personal data. @param periods - the brand's periods of retention */
export function staffPrivacyRoutes(places: PersonalDataPlaces, periods: BrandRetention | undefined): FastifyPluginCallback {
  return routes((app) => {
    const searchSchema = z.object({ search: line(searchTextMaxLength) });
    app.get(staffPaths.people, { schema: { querystring: searchSchema } }, async ({ query }) => ({
      data: await findPeople(places.database.kysely, query.search),
    }));

    app.get(staffPaths.person, { schema: { params: personParamsSchema } }, (request, reply) => {
      request.staffSubject = personInLog(request.params.mail);
      return sendLines(reply, exportPerson(places, request.params.mail));
    });

    app.get(staffPaths.personCounts, { schema: { params: personParamsSchema } }, (request) => {
      request.staffSubject = personInLog(request.params.mail);
      return describePerson(places, request.params.mail);
    });

    app.delete(staffPaths.person, { schema: { params: personParamsSchema } }, async (request): Promise<ErasureAnswer> => {
      request.staffSubject = personInLog(request.params.mail);
      const erased = await erasePerson(places, request.params.mail, request.deskSession && staffActor(request.deskSession.member.name));
      return { ...erased, isGoneFromDisk: await clearFromDisk(places.database) };
    });

    const retentionCallSchema = { body: z.strictObject({ isDryRun: z.boolean() }) };
    app.post(staffPaths.retention, { schema: retentionCallSchema }, async ({ body }): Promise<RetentionAnswer> => ({
      hasPeriods: periods !== undefined,
      data: await applyRetention(places, periods, body),
    }));
  });
}
