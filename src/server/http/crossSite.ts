/** Keeps pages of other sites from sending anything to the calls in the name of a visitor. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';

/** Methods that only read. */
const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** What browsers say of requests that our own pages, or the visitors themselves, set off. A neighbour under the same domain is somebody else. */
const ownSites: ReadonlySet<unknown> = new Set(['same-origin', 'none']);

/**
 * A hook that refuses what a browser says another site has sent. Programs say nothing of the kind, and are let in: they have no visitor to speak for.
 *
 * @param publicUrl - origin of the shop. The one that the request was sent to counts as well, so that it can be tried under other names
 * @throws {RequestError} 403
 */
export function refuseOtherSites(publicUrl: string) {
  return ({ method, headers, host }: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const { 'sec-fetch-site': site, origin } = headers;
    const isOwn = site !== undefined ? ownSites.has(site) : origin === undefined || origin === publicUrl || hostOf(origin) === host;
    if (isOwn || readingMethods.has(method)) done();
    else done(new RequestError(403, 'This can only be sent from the pages of the shop itself.'));
  };
}

/** Host and port of an origin as the header `Host` has them; undefined for `null` and what is none. */
function hostOf(origin: string): string | undefined {
  return /^https?:\/\/([^/]+)$/u.exec(origin)?.[1];
}
