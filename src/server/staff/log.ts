/** Log lines on the calls of staff: who called which route, and whom it was about. Not the address, since it may hold the mail address of a person. */
import { createHash } from 'node:crypto';
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { failureMessage } from './errors.ts';
import { staffUserHeader } from './header.ts';

/** Whose data a call read or changed. */
export type StaffSubject = { readonly account: number } | { readonly person: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by routes whose address does not name a record by its number. */
    staffSubject: StaffSubject | undefined;
  }
}

/** A reader who knows the mail address can find the line; the line does not tell the address. */
export function personInLog(mail: string): StaffSubject {
  return { person: createHash('sha256').update(mail.toLowerCase()).digest('hex').slice(0, 16) };
}

/** Writes a line for each call, and for each answer that broke off. */
export class StaffLogController extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    reply.log.info({ ...describeCall(request, userOf(request)), status: reply.statusCode }, 'staff call');
  }

  override streamError(error: Error & { readonly code?: string }, request: FastifyRequest, reply: FastifyReply): void {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE')
      reply.log.info(describeCall(request, userOf(request)), 'staff call given up by its caller');
    else failureMessage(error, reply.log);
  }
}

const userOf = ({ headers }: FastifyRequest): string | string[] | undefined => headers[staffUserHeader];

/** Says who called which route, and whom it was about. @param user - who called */
export function describeCall({ params, routeOptions, staffSubject }: FastifyRequest, user: unknown): object {
  const { id } = (params ?? {}) as { readonly id?: unknown };
  const record = typeof id === 'number' ? { record: id } : {};
  return { user, method: routeOptions.method, route: routeOptions.url, ...record, ...staffSubject };
}
