import type { FastifyPluginCallback } from 'fastify';
import type { BrandFacts } from '../../brands/types.ts';
import { apiPath, contactCall, noticeCall } from '../../contract/calls.ts';
import { formMessages } from '../../contract/forms/messages.ts';
import { noticeMessage, noticeProductMaxLength, noticeTaken } from '../../contract/forms/priceNotice.ts';
import { contactMessageSchema, messageAnswerSchema, priceNoticeSchema } from '../../contract/forms/schemas.ts';
import { cleanLine } from '../../contract/text.ts';
import type { Database } from '../database/index.ts';
import { routes } from '../http/validation.ts';
import { submissionKey } from '../security/idempotency.ts';
import { takeFromPerson } from '../security/robotCheck.ts';
import { submissionLimit } from '../security/addressLimit.ts';
import { takeMessage } from './takeMessage.ts';

/** The call for messages to the company, below `/api`. @param facts - of the brand: each message is mailed to the company's address */
export function contactRoutes(database: Database, facts: BrandFacts): FastifyPluginCallback {
  const staffMail = facts.company.mail;
  return routes((app) => {
    const limitSubmissions = submissionLimit(database, 'contact');

    app.post(
      apiPath(contactCall),
      {
        schema: {
          summary: 'A message to the company.',
          isSubmission: true,
          body: contactMessageSchema,
          response: { 200: messageAnswerSchema },
        },
      },
      async ({ visitor: ip, headers, body: { check, ...message } }) => {
        const key = submissionKey(headers);
        await limitSubmissions(ip);
        const { body } = await takeFromPerson(check, () =>
          takeMessage(database, { message, ip, key, staffMail, said: formMessages.messageSent }),
        );
        return body;
      },
    );

    app.post(
      apiPath(noticeCall),
      {
        schema: {
          summary: 'Somebody wants to be told when prices go live: a message to the company with a subject of its own.',
          isSubmission: true,
          body: priceNoticeSchema,
          response: { 200: messageAnswerSchema },
        },
      },
      async ({ visitor: ip, headers, body: { check, product, ...notice } }) => {
        const key = submissionKey(headers);
        await limitSubmissions(ip);
        const message = noticeMessage(notice, cleanLine(product, noticeProductMaxLength), facts.priceNotice);
        const { body } = await takeFromPerson(check, () => takeMessage(database, { message, ip, key, staffMail, said: noticeTaken }));
        return body;
      },
    );
  });
}
