/** The ways to a route of the desk: the cookie of a session, and hooks that check it. */
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { RequestError } from '../errors.ts';
import { mayCall } from './rules.ts';
import type { DeskSession } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session that the request belongs to; undefined without one. Only at the desk. */
    deskSession: DeskSession | undefined;
  }
}

/** Address of the desk. */
export const deskBase = '/desk';

/** The cookie of the desk's sessions. It goes with requests of the desk's own pages alone. @param isSecure - whether browsers come by https */
export function deskCookie(isSecure: boolean) {
  const name = isSecure ? '__Secure-desk' : 'desk';
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)(?:;|$)`, 'u');
  const attributes = `Path=${deskBase}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    read: ({ headers }: FastifyRequest): string | undefined => pattern.exec(headers.cookie ?? '')?.[1],
    write: (reply: FastifyReply, token: string): void => void reply.header('set-cookie', `${name}=${token}; ${attributes}`),
    clear: (reply: FastifyReply): void => void reply.header('set-cookie', `${name}=; ${attributes}; Max-Age=0`),
  };
}

/** The session of a request, with its second factor. @throws {RequestError} 401 without one */
export function requireSession({ deskSession }: FastifyRequest): DeskSession {
  if (!deskSession?.hasSecondFactor) throw new RequestError(401, 'Please sign in.');
  return deskSession;
}

/** A hook that refuses calls without a session. */
export const onlySignedIn: onRequestAsyncHookHandler = async (request) => void requireSession(request);

/** A hook that refuses calls that the member's role has no rule for. @param prefix - of the routes, which rules leave out */
export const onlyByRule =
  (prefix: string): onRequestAsyncHookHandler =>
  async (request) => {
    const { member } = requireSession(request);
    const path = (request.routeOptions.url ?? '').slice(prefix.length);
    if (!mayCall(member.role, request.method, path)) throw new RequestError(403, 'Your role does not allow this.');
  };
