/** Answers requests below `/api` that are no call: an unknown address, or a known one with a wrong method. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { ErrorAnswer } from '../../contract/catalogue.ts';
import { RequestError } from '../errors.ts';
import { pathOf } from './requestPath.ts';
import { sendUnknownRoute } from './errors.ts';

/** Marks the routes added here, which are no calls. */
const isUnknown = { isUnknown: true } as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    isUnknown?: boolean;
  }
}

/** 404, or 405 with `Allow` when another method is known. @param api - before its routes are added */
export function answerUnknownCalls(api: FastifyInstance): void {
  const known: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  api.addHook('onRoute', ({ url, method, config }: RouteOptions) => {
    if (!config?.isUnknown) known.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request.url);
    const allowed = [...new Set(known.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : [])))].toSorted();
    if (allowed.length === 0) return sendUnknownRoute(request, reply);
    // The router ignores a route when a parameter is too long.
    if (allowed.includes(request.method)) throw new RequestError(414, 'The address is too long.');
    return reply
      .code(405)
      .header('allow', allowed.join(', '))
      .send({ message: `${request.method} ${path} does not exist; ${path} takes ${allowed.join(' and ')}.` } satisfies ErrorAnswer);
  };
  // Answers before a body is read, since no schema checks it.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => answer(request, reply);
  for (const url of ['/', '/*']) api.all(url, { config: isUnknown, onRequest }, answer);
  // Methods that the framework does not know.
  api.setNotFoundHandler(answer);
}

const patternOf = (url: string): RegExp => new RegExp(`^${url.replace(/[.*+?^$()|[\]\\{}]/gu, '\\$&').replace(/:\w+/gu, '[^/]+')}$`, 'u');
