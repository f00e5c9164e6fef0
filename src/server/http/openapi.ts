/** Describes the API from the schemas its routes are declared with (OpenAPI 3.1). */
import type { FastifySchema, RouteOptions } from 'fastify';
import { z } from 'zod';
import { errorAnswerSchema } from '../../contract/catalogue.ts';
import { idempotencyKeyPattern } from '../security/idempotency.ts';

type Json = Record<string, unknown>;

/** Name of the way in which calls show a session. */
const sessionScheme = 'session';

/** What submissions take beside their body. */
const idempotencyKeyParameter: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A UUID made when the form is opened. The same key again gets the first answer and makes nothing new.',
  required: false,
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
};

/** Collects routes and describes them. */
export class OpenApi {
  readonly #paths: Record<string, Json> = {};
  readonly #schemas: Json = {};

  /** Takes a route in. Those without a summary are not part of the published API. */
  addRoute({ method, url, schema }: Pick<RouteOptions, 'method' | 'url' | 'schema'>): void {
    if (!schema?.summary || Array.isArray(method) || method === 'HEAD') return;
    const path = url.replace(/:(\w+)/gu, '{$1}');
    const responses = Object.entries((schema.response ?? {}) as Record<string, z.ZodType>);
    this.#paths[path] = {
      ...this.#paths[path],
      [method.toLowerCase()]: {
        summary: schema.summary,
        parameters: [
          ...this.#parameters('path', schema.params),
          ...this.#parameters('query', schema.querystring),
          ...(schema.isSubmission ? [idempotencyKeyParameter] : []),
        ],
        ...(schema.body ? { requestBody: { required: true, content: this.#bodyOf(schema) } } : {}),
        ...(schema.needsSession ? { security: [{ [sessionScheme]: [] }] } : {}),
        responses: {
          ...Object.fromEntries(
            responses.map(([status, answer]) => [
              status,
              { description: statusTexts[status] ?? 'Done.', ...(status === '204' ? {} : { content: this.#json(answer, 'output') }) },
            ]),
          ),
          default: { description: 'The call was refused or failed.', content: this.#json(errorAnswerSchema, 'output') },
        },
      },
    };
  }

  /** The document. */
  describe(serverUrl: string): Json {
    return {
      openapi: '3.1.1',
      info: {
        title: 'Wholesale shop',
        version: '1.0.0',
        description:
          'Categories, products, openings and accounts of the shop. All ids are positive integers, all dates ISO 8601 in UTC. A method that a path does not take is answered by 405 with `Allow`, a POST sent by the page of another site by 403.',
      },
      servers: [{ url: serverUrl }],
      paths: this.#paths,
      components: {
        schemas: this.#schemas,
        securitySchemes: { [sessionScheme]: { type: 'http', scheme: 'bearer', description: 'The token that `POST user/login` gave.' } },
      },
    };
  }

  #parameters(place: 'path' | 'query', schema: unknown): Json[] {
    if (!schema) return [];
    const { properties = {}, required = [] } = this.#convert(schema as z.ZodType, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, { description, ...value }]) => ({
      name,
      in: place,
      ...(description === undefined ? {} : { description }),
      required: place === 'path' || required.includes(name),
      schema: withoutEmpty(value),
    }));
  }

  #bodyOf({ body, consumes }: FastifySchema): Json {
    const form = this.#json(body as z.ZodType, 'input');
    if (consumes === undefined) return form;
    // One part holds the form as JSON; those beside it are files.
    const properties = {
      body: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: Object.values(form as Record<string, Json>)[0]!['schema'],
      },
    };
    return {
      [consumes]: {
        schema: { type: 'object', properties, required: ['body'], additionalProperties: { type: 'string', format: 'binary' } },
      },
    };
  }

  #json(schema: z.ZodType, io: 'input' | 'output'): Json {
    return { 'application/json': { schema: this.#convert(schema, io) } };
  }

  /** A schema as JSON Schema; named ones move to the document's components. */
  #convert(schema: z.ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _,
      $defs = {},
      ...root
    } = JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io })).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json & {
      $defs?: Record<string, Json>;
    };
    for (const [name, { id: _id, $schema: _schema, ...definition }] of Object.entries($defs)) this.#schemas[name] = definition;
    return root;
  }
}

/** A parameter's schema without the empty text, which stands for leaving the parameter out, and without the digits that a number arrives in. */
function withoutEmpty(schema: Json): Json {
  const alternatives = schema['anyOf'] as Json[] | undefined;
  const [only, ...more] = alternatives?.filter((each) => each['const'] !== '') ?? [schema];
  if (!only || more.length > 0) return schema;
  const { pattern, ...rest } = only;
  return rest['type'] === 'integer' || pattern === undefined ? rest : only;
}

const statusTexts: Readonly<Record<string, string>> = { 200: 'Found.', 201: 'Taken.', 204: 'Done.' };
