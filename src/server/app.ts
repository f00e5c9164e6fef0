/** Puts the HTTP server together. Each feature is a plugin; nothing here knows what they answer. */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { catalogueRoutes } from './catalogue/routes.ts';
import type { Catalogue } from './catalogue/index.ts';
import type { Config } from './config.ts';
import type { Database } from './database/index.ts';
import { pathOf, refuseConnection, sendError, sendUnknownRoute } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { OpenApi } from './http/openapi.ts';
import { parseQuery } from './http/query.ts';
import { validatorCompiler } from './http/validation.ts';

/** What an application works with. */
export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly logger: FastifyBaseLogger;
}

/** Longest time a request may take to arrive, in milliseconds. Behind the client's own limit of 20 s for the whole call. */
const requestTimeoutMs = 30_000;

/** Longest body that a route without a limit of its own takes, in bytes. */
const bodyLimit = 256 * 1024;

/** An id that a proxy gave a request, if it is one that can stand in a log line. */
const saneRequestId = /^[\w.:-]{8,64}$/u;

/** Headers of every answer under `/api`: never a page, never part of one of another site. */
const apiHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Makes the application; it does not listen yet. */
export function createApp({ config, database, catalogue, logger }: AppParts): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    // One line per request is written below; the framework's two hold addresses and query strings.
    disableRequestLogging: true,
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && saneRequestId.test(given) ? given : randomUUID();
    },
    routerOptions: { querystringParser: parseQuery },
    requestTimeout: requestTimeoutMs,
    bodyLimit,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(sendError);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ method: request.method, path: pathOf(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request');
    done();
  });

  void app.register(healthRoutes(database));
  void app.register(apiRoutes(config, catalogue), { prefix: '/api' });
  // Pages (src/server/pages/) and pictures (src/server/media/) register here; pages answer every path that is left.
  return app;
}

function apiRoutes(config: Config, catalogue: Catalogue) {
  return (api: FastifyInstance, _options: object, done: () => void): void => {
    const openApi = new OpenApi();
    api.addHook('onRoute', (route) => openApi.addRoute(route));
    api.addHook('onRequest', (_request, reply, next) => {
      void reply.headers(apiHeaders);
      next();
    });
    api.setNotFoundHandler(sendUnknownRoute);

    void api.register(catalogueRoutes(catalogue));

    api.get('/openapi.json', () => openApi.describe(config.publicUrl));
    done();
  };
}
