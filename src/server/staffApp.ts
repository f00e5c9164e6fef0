/** Never listens to the network: the server opens it on a socket (`staff/socket.ts`), and the command line on one of its own when no server runs. */
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { enterRequest } from './http/requestContext.ts';
import { newRequestId } from './http/requestId.ts';
import { parseQuery } from './http/query.ts';
import { refuseInput, refuseUnreadableQuery } from './http/validation.ts';
import { sendStaffError, sendUnknownStaffRoute } from './staff/errors.ts';
import { StaffLogController } from './staff/log.ts';
import { registerStaffRoutes, type StaffRouteParts } from './staffRoutes.ts';

export interface StaffParts extends StaffRouteParts {
  readonly logger: FastifyBaseLogger;
}

/** Longest part of an address, in characters: a mail address, percent-encoded. */
const pathPartMaxLength = 1000;

export function createStaffApp({ logger, ...parts }: StaffParts): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    logController: new StaffLogController(),
    genReqId: newRequestId,
    routerOptions: { querystringParser: parseQuery, maxParamLength: pathPartMaxLength },
    schemaErrorFormatter: refuseInput,
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.addHook('onRequest', enterRequest);
  app.addHook('preValidation', enterRequest);
  app.addHook('preValidation', refuseUnreadableQuery);
  app.setErrorHandler(sendStaffError);
  app.setNotFoundHandler(sendUnknownStaffRoute);
  registerStaffRoutes(app, parts);
  return app;
}
