/** Describes the API from the schemas its routes are declared with (OpenAPI 3.1), by `@fastify/swagger`. */
import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { errorAnswerSchema } from '../../contract/catalogue.ts';
import { idempotencyKeyPattern } from '../security/idempotency.ts';

type Json = Record<string, unknown>;

const sessionScheme = 'session';

const idempotencyKeyHeader: Json = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      pattern: idempotencyKeyPattern.source,
      description: 'A UUID made when the form is opened. The same key again gets the first answer and makes nothing new.',
    },
  },
};

/** Collects the routes that are declared after it in the same scope, and describes them: `api.swagger()`. */
export function describeApi(api: FastifyInstance, serverUrl: string): void {
  void api.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Wholesale shop',
        version: '1.0.0',
        description:
          'Categories, products, openings and accounts of the shop. All ids are positive integers, all dates ISO 8601 in UTC. A method that a path does not take is answered by 405 with `Allow`, a POST sent by the page of another site by 403.',
      },
      servers: [{ url: serverUrl }],
      components: {
        securitySchemes: { [sessionScheme]: { type: 'http', scheme: 'bearer', description: 'The token that `POST user/login` gave.' } },
      },
    },
    transform: describeRoute,
    transformObject: jsonSchemaTransformObject,
  });
}

/** Routes without a summary are not part of the published API. */
const describeRoute: SwaggerTransform = (route) => {
  const { schema } = route;
  if (!schema?.summary) return { schema: { hide: true }, url: route.url };
  const { isSubmission, needsSession, ...rest } = schema;
  const withDefault = { ...rest, response: { ...(rest.response as object | undefined), default: errorAnswerSchema } };
  const { schema: described, url } = jsonSchemaTransform({ ...route, schema: withDefault });
  const { body, consumes, response } = described as {
    body?: Json;
    consumes?: string[];
    response: Record<string, Json>;
  };
  return {
    url,
    schema: {
      ...described,
      response: Object.fromEntries(Object.entries(response).map(([status, answer]) => [status, describeAnswer(status, answer)])),
      ...(body && consumes ? { body: multipartBody(body) } : {}),
      ...(isSubmission ? { headers: idempotencyKeyHeader } : {}),
      ...(needsSession ? { security: [{ [sessionScheme]: [] }] } : {}),
    },
  };
};

const statusTexts: Readonly<Record<string, string>> = {
  200: 'Found.',
  201: 'Taken.',
  204: 'Done.',
  default: 'The call was refused or failed.',
};

function describeAnswer(status: string, schema: Json): Json {
  const description = statusTexts[status] ?? 'Done.';
  return status === '204' ? { description, type: 'null' } : { description, content: { 'application/json': { schema } } };
}

/** The schema of a multipart body: one part is the form as JSON, the others are files. */
function multipartBody(form: Json): Json {
  return {
    type: 'object',
    properties: { body: { type: 'string', contentMediaType: 'application/json', contentSchema: form } },
    required: ['body'],
    additionalProperties: { type: 'string', format: 'binary' },
  };
}
