/** Answers of failed staff calls: as in the public API, but with the reason of internal failures too, since staff run the shop. */
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer } from '../../contract/catalogue.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { errorCode, errorMessage, RequestError } from '../errors.ts';
import { sendError } from '../http/errors.ts';

export function sendStaffError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The answer may already have the headers of lines or a file.
  void reply.removeHeader('content-type').removeHeader('content-disposition');
  if (error instanceof RequestError || ('statusCode' in error && Number(error.statusCode) < 500)) return sendError(error, request, reply);
  return reply.code(isDatabaseUnavailable(error) ? 503 : 500).send({ message: failureMessage(error, request.log) } satisfies ErrorAnswer);
}

/** The message of a failure. A failure that is no refusal, and no command that was stopped, is logged with its stack. */
export function failureMessage(error: unknown, log: FastifyBaseLogger): string {
  if (isDatabaseUnavailable(error)) log.warn({ err: error }, 'staff call could not be answered for the moment');
  else if (!(error instanceof RequestError || isGivenUp(error))) log.error({ err: error }, 'staff call failed');
  return errorMessage(error);
}

/** Whether the caller has gone, so that work was stopped or an upload broke off. */
const isGivenUp = (error: unknown): boolean =>
  errorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE' || (error instanceof Error && error.name === 'AbortError');

/** Answers a call that this version has no route for. It does not use 404, which means that the route is known but the record does not exist. */
export function sendUnknownStaffRoute({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(501).send({ message: `This version of the shop does not know this ${method} call.` } satisfies ErrorAnswer);
}
