import multipart from '@fastify/multipart';
import type { FastifyPluginCallback } from 'fastify';
import { answerCall, apiPath, questionCall } from '../../contract/calls.ts';
import { answerSchema, messageAnswerSchema, questionAnswerSchema, verifyEmailSchema } from '../../contract/forms/schemas.ts';
import { formReceiver, multipartOptions } from './receiveMultipart.ts';
import type { AccountParts } from './routes.ts';
import { refusal, routes } from '../http/validation.ts';
import { takeFromPerson } from '../security/robotCheck.ts';
import { answerQuestion, readQuestion } from './questions.ts';

export function questionRoutes({ database, config, clock }: Pick<AccountParts, 'database' | 'config' | 'clock'>): FastifyPluginCallback {
  return routes((app) => {
    const receive = formReceiver(database, config.dataDir, 'answer');
    void app.register(multipart, multipartOptions);
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    const question = { body: verifyEmailSchema, response: { 200: questionAnswerSchema } };
    app.post(
      apiPath(questionCall),
      { schema: { summary: 'What staff ask about an account form, by the token of the link in their mail.', ...question } },
      async ({ body: { token } }) => ({ data: await readQuestion(database.kysely, token, clock()) }),
    );

    app.post(
      apiPath(answerCall),
      {
        // The handler checks the form, since it is one part of a multipart body.
        validatorCompiler: () => () => true,
        schema: {
          summary: 'The answer to it, once: `body` holds the values as JSON, the other parts are files.',
          consumes: ['multipart/form-data'],
          isSubmission: true,
          body: answerSchema,
          response: { 201: messageAnswerSchema },
        },
      },
      (request, reply) =>
        receive(request, async (received, { key }) => {
          const { success, data, error } = answerSchema.safeParse(received.body);
          if (!success) throw refusal(error.issues);
          const { body } = await takeFromPerson(data.check, () => answerQuestion(database, data, received, { key, now: clock() }));
          return reply.code(201).send(body);
        }),
    );
  });
}
