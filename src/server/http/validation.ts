/** Lets routes declare zod schemas: what comes in is validated and typed by them, what goes out is documented by them. */
import type { FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import type { z } from 'zod';
import { RequestError } from '../errors.ts';
import { crowdedQuery, malformedQuery, parameterLimit } from './query.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** One line for `/api/openapi.json`; a route without it is not part of the published API. */
    summary?: string;
    /** Content type of the body; JSON by default. */
    consumes?: string;
    /** Whether the call needs a session's token in its `Authorization` header. */
    needsSession?: boolean;
    /** Takes an `Idempotency-Key`. Default: `false`. */
    isSubmission?: boolean;
  }
}

/** Types `request.query`, `request.params` and `request.body` by the route's schemas. Answers are prepared texts, so they are not typed. */
export interface ZodTypeProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  readonly serializer: unknown;
}

/** Turns a route's schema into its check. A refusal names every wrong field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    if (data === crowdedQuery)
      return { error: new RequestError(400, `The query string has more than ${parameterLimit} different parameters.`) };
    if (data === malformedQuery) return { error: new RequestError(400, 'The query string cannot be read.') };
    const result = schema.safeParse(data);
    return result.success ? { value: result.data } : { error: refusal(result.error.issues) };
  };

/** The answer to input that breaks a schema: field paths as the client names them (`directors[0].mail`). */
export function refusal(issues: readonly z.core.$ZodIssue[]): RequestError {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[fieldPath(path)] ??= message;
  const [first] = Object.entries(errors);
  return new RequestError(400, first?.[0] ? `${first[0]}: ${first[1]}` : (first?.[1] ?? 'The request cannot be used.'), errors);
}

function fieldPath(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`)).join('');
}
