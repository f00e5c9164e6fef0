/** Query strings, read strictly. */

/** The parameters of a query string; a list for those given more than once. */
export type QueryParameters = Record<string, string | string[]>;

/** Stands for a query string whose percent encoding is broken; every schema refuses it. The router offers no way to refuse it earlier. */
export const malformedQuery: Readonly<QueryParameters> = Object.freeze(Object.create(null) as QueryParameters);

/** Parameters that one query may have. */
const parameterLimit = 200;

/** Reads a query string. Never throws: the result is {@link malformedQuery} when the percent encoding is broken or there are too many parameters. */
export function parseQuery(text: string): QueryParameters {
  const parameters = Object.create(null) as QueryParameters;
  if (text === '') return parameters;
  const parts = text.split('&', parameterLimit + 1);
  if (parts.length > parameterLimit) return malformedQuery;
  try {
    for (const part of parts) {
      if (part === '') continue;
      const sign = part.indexOf('=');
      const name = decode(sign === -1 ? part : part.slice(0, sign));
      const value = sign === -1 ? '' : decode(part.slice(sign + 1));
      const known = parameters[name];
      if (known === undefined) parameters[name] = value;
      else if (typeof known === 'string') parameters[name] = [known, value];
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
