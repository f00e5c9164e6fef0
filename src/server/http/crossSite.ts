/** Prevents pages of other sites from using the calls in the name of a visitor. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Values of `Sec-Fetch-Site` for requests of the shop's own pages and of visitors themselves. Another subdomain is another site. */
const ownSites: ReadonlySet<unknown> = new Set(['same-origin', 'none']);

/**
 * Refuses requests that another site has sent, according to the browser. Programs send no such header and act for no visitor.
 *
 * @param publicUrl - the origin that the request was sent to is allowed as well, so that the shop can be tried under other names
 * @param options - `mustTell`: refuses those without a header too, for calls that a cookie opens
 * @throws {RequestError} 403
 */
export function refuseOtherSites(publicUrl: string, { mustTell = false }: { readonly mustTell?: boolean } = {}) {
  return ({ method, headers, host }: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const { 'sec-fetch-site': site, origin } = headers;
    const isOwn =
      site !== undefined
        ? ownSites.has(site)
        : (origin === undefined && !mustTell) || origin === publicUrl || (origin !== undefined && hostOf(origin) === host);
    if (isOwn || readingMethods.has(method)) done();
    else done(new RequestError(403, 'This can only be sent from the pages of the shop itself.'));
  };
}

/** Host and port of an origin, as in the header `Host`; undefined for `null` and texts that are no origin. */
const hostOf = (origin: string): string | undefined => /^https?:\/\/([^/]+)$/u.exec(origin)?.[1];
