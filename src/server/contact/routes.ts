import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { BrandFacts } from '../../brands/types.ts';
import { apiPath, contactCall, noticeCall } from '../../contract/calls.ts';
import type { ContactMessage } from '../../contract/forms/contactMessage.ts';
import { formMessages } from '../../contract/forms/messages.ts';
import { noticeMessage, noticeProductMaxLength, noticeTaken } from '../../contract/forms/priceNotice.ts';
import type { RobotCheck } from '../../contract/forms/robotCheck.ts';
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

    /** @param said - what the answer says */
    const take = async ({ visitor: ip, headers }: FastifyRequest, check: RobotCheck | undefined, message: ContactMessage, said: string) => {
      const key = submissionKey(headers);
      await limitSubmissions(ip);
      const { body } = await takeFromPerson(check, () => takeMessage(database, { message, ip, key, staffMail, said }));
      return body;
    };

    const contactCallSchema = {
      summary: 'A message to the company.',
      isSubmission: true,
      body: contactMessageSchema,
      response: { 200: messageAnswerSchema },
    };
    app.post(apiPath(contactCall), { schema: contactCallSchema }, (request) => {
      const { check, ...message } = request.body;
      return take(request, check, message, formMessages.messageSent);
    });

    const noticeCallSchema = {
      summary: 'Somebody wants to be told when prices go live: a message to the company with a subject of its own.',
      isSubmission: true,
      body: priceNoticeSchema,
      response: { 200: messageAnswerSchema },
    };
    app.post(apiPath(noticeCall), { schema: noticeCallSchema }, (request) => {
      const { check, product, ...notice } = request.body;
      const message = noticeMessage(notice, cleanLine(product, noticeProductMaxLength), facts.priceNotice);
      return take(request, check, message, noticeTaken);
    });
  });
}
