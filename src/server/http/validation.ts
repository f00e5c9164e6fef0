/** Further declarations of routes beside their zod schemas, and the refusal of requests that break a schema. */
import type {
  FastifyInstance,
  FastifyPluginCallback,
  FastifySchemaValidationError,
  FastifyTypeProvider,
  preValidationHookHandler,
} from 'fastify';
import type { z } from 'zod';
import { RequestError } from '../errors.ts';
import { crowdedQuery, malformedQuery, parameterLimit } from './query.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** Whether the call needs a session's token in its `Authorization` header. */
    needsSession?: boolean;
    /** Whether it accepts an `Idempotency-Key`. Default: `false`. */
    isSubmission?: boolean;
  }
}

/** Types `request.query`, `request.params` and `request.body` by the route's schemas. Answers are prepared texts, so they are not typed. */
interface ZodTypeProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  readonly serializer: unknown;
}

const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();

/** A plugin of routes, whose requests have the types of their schemas. */
export const routes =
  (add: (app: ReturnType<typeof typed>) => void): FastifyPluginCallback =>
  (app, _options, done) => {
    add(typed(app));
    done();
  };

/** Refuses query strings that cannot be read, before any schema sees them. */
export const refuseUnreadableQuery: preValidationHookHandler = ({ query }, _reply, next) => {
  if (query === crowdedQuery) next(new RequestError(400, `The query string has more than ${parameterLimit} different parameters.`));
  else if (query === malformedQuery) next(new RequestError(400, 'The query string cannot be read.'));
  else next();
};

/** The answer to input that breaks a route's schema, from the errors of `fastify-type-provider-zod`. */
export function refuseInput(errors: readonly FastifySchemaValidationError[]): RequestError {
  return refusal(
    errors.map(({ instancePath, message = '' }) => ({ path: instancePath.split('/').filter((part) => part !== ''), message })),
  );
}

/** The answer to input that breaks a schema: names every wrong field as the client does (`directors[0].mail`). */
export function refusal(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): RequestError {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[fieldPath(path)] ??= message;
  const [first] = Object.entries(errors);
  return new RequestError(400, first?.[0] ? `${first[0]}: ${first[1]}` : (first?.[1] ?? 'The request cannot be used.'), errors);
}

function fieldPath(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (/^\d+$/u.test(String(part)) ? `[${String(part)}]` : `${index > 0 ? '.' : ''}${String(part)}`)).join('');
}
