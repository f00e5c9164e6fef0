/** Every failure under `/api` becomes `{ "message", "errors"? }` with the right status; it reveals nothing internal. */
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer } from '../../contract/catalogue.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { errorCode, RequestError, RetryLaterError } from '../errors.ts';
import { pathOf } from './requestPath.ts';

const messages: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The address cannot be read.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty, but must be JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The content type is not supported.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as announced.',
};

/** Longest announced body that is read to its end and discarded, in bytes: more than anybody sends by mistake. */
const discardedBodyMaxBytes = 64 * 1024 * 1024;

/** Seconds until a client may try again when the database did not answer: the time of a restart. */
export const unavailableRetrySeconds = 5;

/** Seconds until a client may try again when the shop's disk takes nothing: the time until an operator hears of it. */
const storageRetrySeconds = 60;

/**
 * Reads the rest of a refused body, so that the client reads why: the framework would close the connection, which a client that sends finds broken.
 * The time limit of requests and the announced length bound this.
 */
function discardBody({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (!(length <= discardedBodyMaxBytes)) return;
  reply.removeHeader('connection');
  raw.resume();
}

/** Codes of the operating system for a disk that takes nothing, because it is full, read-only or forbidden, and for too many open files. */
const storageCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO', 'EMFILE', 'ENFILE']);

/** Answers a failed call. Defects are logged with their stack and answered with a plain 500. */
export function sendError(error: FastifyError | RequestError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof RequestError) {
    if (error instanceof RetryLaterError) void reply.header('retry-after', error.retryAfterSeconds);
    const answer: ErrorAnswer = { message: error.message, ...(error.errors && { errors: { ...error.errors } }) };
    return reply.code(error.statusCode).send(answer);
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status >= 400 && status < 500) {
    if ('code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') discardBody(request, reply);
    const message = ('code' in error && messages[error.code]) || 'The request cannot be used.';
    return reply.code(status).send({ message } satisfies ErrorAnswer);
  }
  if (status === 503 || isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'call could not be answered for the moment');
    const answer: ErrorAnswer = { message: 'The shop is just restarting. Please try again.' };
    return reply.code(503).header('retry-after', unavailableRetrySeconds).send(answer);
  }
  if (storageCodes.has(errorCode(error) ?? '')) {
    request.log.error({ err: error }, 'files of the shop cannot be written');
    return reply
      .code(503)
      .header('retry-after', storageRetrySeconds)
      .send({ message: 'The shop cannot take anything in at the moment. Please try again later.' } satisfies ErrorAnswer);
  }
  request.log.error({ err: error }, 'call failed');
  return reply.code(500).send({ message: 'Something went wrong. Please try again later.' } satisfies ErrorAnswer);
}

export function sendUnknownRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ message: `${request.method} ${pathOf(request.url)} does not exist.` } satisfies ErrorAnswer);
}

/** Answers a request that is not HTTP, came too slowly or has too long headers. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = refusals[error.code ?? ''] ?? ['400 Bad Request', 'The request is not valid HTTP.'];
  const body = JSON.stringify({ message } satisfies ErrorAnswer);
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  );
}

const refusals: Readonly<Record<string, [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large.'],
};
