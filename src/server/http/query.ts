/** The parameters of a query string; a list for those given more than once. */
export type QueryParameters = Record<string, string | string[]>;

/** The result for a query string with broken percent encoding; every schema refuses it. The router offers no way to refuse it earlier. */
export const malformedQuery: Readonly<QueryParameters> = Object.freeze(Object.create(null) as QueryParameters);

export const crowdedQuery: Readonly<QueryParameters> = Object.freeze(Object.create(null) as QueryParameters);

/** Different parameters that one query may have. How often each may be given is a matter of its schema; the longest address bounds it. */
export const parameterLimit = 200;

/** Reads a query string. Never throws: it gives {@link malformedQuery} or {@link crowdedQuery} for unusable ones. */
export function parseQuery(text: string): QueryParameters {
  const parameters = Object.create(null) as QueryParameters;
  if (text === '') return parameters;
  let count = 0;
  try {
    for (const part of text.split('&')) {
      if (part === '') continue;
      const sign = part.indexOf('=');
      const name = decode(sign === -1 ? part : part.slice(0, sign));
      const value = sign === -1 ? '' : decode(part.slice(sign + 1));
      const known = parameters[name];
      if (known === undefined) {
        if (++count > parameterLimit) return crowdedQuery;
        parameters[name] = value;
      } else if (typeof known === 'string') parameters[name] = [known, value];
      else known.push(value);
    }
    return parameters;
  } catch {
    return malformedQuery;
  }
}

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return spaced.includes('%') ? decodeURIComponent(spaced) : spaced;
}
