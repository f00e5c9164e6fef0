import { parse } from 'node:querystring';

/** The parameters of a query string; a list for those given more than once. */
export type QueryParameters = Record<string, string | string[]>;

/** The result for a query string with broken percent encoding; every schema refuses it. The router offers no way to refuse it earlier. */
export const malformedQuery: Readonly<QueryParameters> = Object.freeze(Object.create(null) as QueryParameters);

export const crowdedQuery: Readonly<QueryParameters> = Object.freeze(Object.create(null) as QueryParameters);

/** Different parameters that one query may have. How often each may be given is a matter of its schema; the longest address bounds it. */
export const parameterLimit = 200;

/** Reads a query string. Never throws: it gives {@link malformedQuery} or {@link crowdedQuery} for unusable ones. */
export function parseQuery(text: string): QueryParameters {
  let isMalformed = false;
  // Errors do not leave the parser, which would guess at the text.
  const decode = (part: string): string => {
    try {
      return decodeURIComponent(part);
    } catch {
      isMalformed = true;
      return '';
    }
  };
  const parameters = parse(text, '&', '=', { maxKeys: 0, decodeURIComponent: decode }) as QueryParameters;
  if (isMalformed) return malformedQuery;
  return Object.keys(parameters).length > parameterLimit ? crowdedQuery : parameters;
}
