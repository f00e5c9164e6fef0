/** Search conditions as a tree, and its one printer to the text of a PostgreSQL `tsquery`. */

export type Query =
  | { readonly kind: 'term'; readonly text: string; readonly isPrefix: boolean }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Query[] }
  | { readonly kind: 'not'; readonly part: Query }
  | { readonly kind: 'within'; readonly part: Query; readonly weights: string };

/** All places of a term: name, own categories, what is around them, and the description. */
const everywhere = 'ABCD';

export const term = (text: string): Query => ({ kind: 'term', text, isPrefix: false });

export const prefix = (text: string): Query => ({ kind: 'term', text, isPrefix: true });

export const all = (parts: readonly Query[]): Query => (parts.length === 1 ? parts[0]! : { kind: 'all', parts });

export const any = (parts: readonly Query[]): Query => (parts.length === 1 ? parts[0]! : { kind: 'any', parts });

/** Any of those that there are; undefined where there is none. */
export function anyOf(parts: readonly (Query | undefined)[]): Query | undefined {
  const there = parts.filter((part) => part !== undefined);
  return there.length > 0 ? any(there) : undefined;
}

export const not = (part: Query): Query => ({ kind: 'not', part });

/** The same, but only for terms in places of these weights. */
export const within = (weights: string, part: Query): Query => ({ kind: 'within', part, weights });

/** @param placesOf - weights of the places of a term, such as "A" or "1A,4D"; empty for one that is not there */
export function holds(query: Query, placesOf: (term: string) => string, weights = everywhere): boolean {
  switch (query.kind) {
    case 'term':
      if (query.isPrefix) throw new Error(`The beginning "${query.text}" cannot be looked up among single terms.`);
      return weights === everywhere
        ? placesOf(query.text) !== ''
        : Array.from(weights).some((weight) => placesOf(query.text).includes(weight));
    case 'all':
      return query.parts.every((part) => holds(part, placesOf, weights));
    case 'any':
      return query.parts.some((part) => holds(part, placesOf, weights));
    case 'not':
      return !holds(query.part, placesOf, weights);
    case 'within':
      return holds(query.part, placesOf, query.weights);
  }
}

/** A term as PostgreSQL reads it in the text of a `tsvector` or `tsquery`, whatever characters it holds. */
export const quoteTerm = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The text of a `tsquery`. A term without weights may be anywhere. */
export function printQuery(query: Query, weights = everywhere): string {
  switch (query.kind) {
    case 'term': {
      const marks = `${query.isPrefix ? '*' : ''}${weights === everywhere ? '' : weights}`;
      return marks ? `${quoteTerm(query.text)}:${marks}` : quoteTerm(query.text);
    }
    case 'not':
      return `!${printQuery(query.part, weights)}`;
    case 'within':
      return printQuery(
        query.part,
        Array.from(query.weights)
          .filter((weight) => weights.includes(weight))
          .join(''),
      );
    default:
      return `(${query.parts.map((part) => printQuery(part, weights)).join(query.kind === 'all' ? ' & ' : ' | ')})`;
  }
}
