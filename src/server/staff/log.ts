/** What the log says of the calls of staff: who called which route. Not the address, since it may hold the mail address of a person. */
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { failureMessage } from './errors.ts';
import { staffUserHeader } from './header.ts';

/** Writes a line for each call, and for each answer that broke off. */
export class StaffLogController extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    reply.log.info({ ...describeCall(request), status: reply.statusCode }, 'staff call');
  }

  override streamError(error: Error & { readonly code?: string }, request: FastifyRequest, reply: FastifyReply): void {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') reply.log.info(describeCall(request), 'staff call given up by its caller');
    else failureMessage(error, reply.log);
  }
}

function describeCall({ headers, params, routeOptions }: FastifyRequest): object {
  const { id } = params as { readonly id?: unknown };
  return {
    user: headers[staffUserHeader],
    method: routeOptions.method,
    route: routeOptions.url,
    ...(typeof id === 'number' ? { record: id } : {}),
  };
}
