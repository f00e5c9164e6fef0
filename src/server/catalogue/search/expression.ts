/** Search conditions, as texts of a PostgreSQL `tsquery`. They contain only normalised terms, each quoted. */
import { quoteTerm } from './quote.ts';

/** A condition on a product's terms. The weights are the allowed places of a term: "A", "ABC", or "ABCD" for anywhere. */
export type Expression = (weights: string) => string;

/** A condition for a term. */
export function term(text: string): Expression {
  return (weights) => `${quoteTerm(text)}:${weights}`;
}

/** Any term that begins with these letters. */
export function prefix(text: string): Expression {
  return (weights) => `${quoteTerm(text)}:*${weights}`;
}

/** All conditions together. */
export function all(parts: readonly Expression[]): Expression {
  return join(parts, ' & ');
}

/** At least one of the conditions. */
export function any(parts: readonly Expression[]): Expression {
  return join(parts, ' | ');
}

/** Any of those that there are; undefined where there is none. */
export function anyOf(expressions: readonly (Expression | undefined)[]): Expression | undefined {
  const there = expressions.filter((expression) => expression !== undefined);
  return there.length > 0 ? any(there) : undefined;
}

/** The opposite of a condition. */
export function not(part: Expression): Expression {
  return (weights) => `!${part(weights)}`;
}

function join(parts: readonly Expression[], operator: string): Expression {
  if (parts.length === 1) return parts[0]!;
  return (weights) => `(${parts.map((part) => part(weights)).join(operator)})`;
}
