import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { lineMaxLength, mailAddress, ownMail } from '../../contract/forms/sharedFields.ts';
import { cleanLine } from '../../contract/text.ts';
import type { Database } from '../database/index.ts';
import { routes } from '../http/validation.ts';
import { personInLog } from '../staff/log.ts';
import { staffPaths } from '../staff/paths.ts';
import { addMember, listMembers, removeMember } from './members.ts';

const mail = z
  .string()
  .refine((text) => ownMail(text) === undefined, 'Must be a mail address')
  .transform(mailAddress);

const memberSchema = z.strictObject({
  mail,
  role: z.enum(['reviewer', 'manager']),
  /** As histories say it; the mail address by default. */
  name: z
    .string()
    .transform((text) => cleanLine(text, lineMaxLength))
    .default(''),
});

/** The staff routes about the people who work at the desk. */
export function staffMemberRoutes(database: Database): FastifyPluginCallback {
  return routes((app) => {
    app.get(staffPaths.staff, async () => ({ data: await listMembers(database) }));

    app.post(staffPaths.staff, { schema: { body: memberSchema } }, async (request, reply) => {
      const { body } = request;
      request.staffSubject = personInLog(body.mail);
      return reply.code(201).send(await addMember(database, { ...body, name: body.name || body.mail }, new Date()));
    });

    app.delete(staffPaths.staffMember, { schema: { params: z.object({ mail }) } }, async (request) => {
      request.staffSubject = personInLog(request.params.mail);
      return removeMember(database, request.params.mail, new Date());
    });
  });
}
