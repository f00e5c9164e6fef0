/** Puts the HTTP server together. Each feature is a plugin, and this file does not know what they answer. */
import { fileURLToPath } from 'node:url';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginCallback,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import fastifyStatic from '@fastify/static';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { ServerFacts } from '../brands/types.ts';
import { apiBase } from '../contract/calls.ts';
import { LoginLimits } from './accounts/attemptLimits.ts';
import { accountRoutes } from './accounts/routes.ts';
import { careerRoutes } from './careers/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import type { Catalogue } from './catalogue/index.ts';
import type { Config } from './config.ts';
import { contactRoutes } from './contact/routes.ts';
import type { Database } from './database/index.ts';
import { loadDemoGenerators } from './demo.ts';
import { deskBase } from './desk/access.ts';
import { deskRoutes } from './desk/routes.ts';
import { CostLimit } from './http/costLimit.ts';
import { refuseOtherSites } from './http/crossSite.ts';
import { keepDiskReserve } from './http/diskReserve.ts';
import { isBelow, pathOf } from './http/requestPath.ts';
import { refuseConnection, sendError, sendUnknownRoute } from './http/errors.ts';
import { immutableFiles } from './http/immutableFiles.ts';
import { healthRoutes } from './http/health.ts';
import type { ProxyWatch } from './http/namelessProxy.ts';
import { describeApi } from './http/openapi.ts';
import { parseQuery } from './http/query.ts';
import { enterRequest } from './http/requestContext.ts';
import { requestIds } from './http/requestId.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { answerUnknownCalls } from './http/unknownCalls.ts';
import { refuseInput, refuseUnreadableQuery } from './http/validation.ts';
import { RequestError, RetryLaterError } from './errors.ts';
import { networks, withoutPort } from './security/visitorAddress.ts';
import { mediaFolder, mediaRoutes, type MediaStore } from './media/index.ts';
import { pageData } from './pages/data.ts';
import { registerPages, type AnswerWithPage, type Pages } from './pages/plugin.ts';
import { clientFolder } from './pages/production.ts';
import { siteRoutes } from './pages/site/routes.ts';
import { registerStaffRoutes } from './staffRoutes.ts';
import { requestRefused } from './telemetry/events.ts';
import type { Metrics } from './telemetry/metrics.ts';
import { metricsRoutes } from './telemetry/metricsRoutes.ts';

export interface AppParts {
  readonly config: Config;
  readonly facts: ServerFacts;
  readonly database: Database;
  readonly catalogue: Catalogue;
  /** The place of pictures, which is closed with the application. */
  readonly mediaStore: MediaStore;
  readonly logger: FastifyBaseLogger;
  /** The clock for everything that expires; the system's by default. */
  readonly clock?: () => Date;
  /** The shop's pages. Without them only the API answers. */
  readonly pages?: Pages;
  readonly isStopping?: () => boolean;
  readonly tracing?: FastifyPluginCallback;
  /** Looks for proxies that are not named in the settings. Default: does not look. */
  readonly proxies?: ProxyWatch;
  readonly metrics?: Metrics;
}

type OpenParts = AppParts & Required<Pick<AppParts, 'clock'>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of the visitor, as far as the trusted proxies know it; for limits, and stored with submissions. */
    readonly visitor: string;
  }
}

/** Longest time a request may take to arrive, in milliseconds. Longer than the client's own limit of 20 s for the whole call. */
const requestTimeoutMs = 30_000;

/** Longest body of a route without a limit of its own, in bytes. */
const bodyLimit = 256 * 1024;

/** Further headers of every answer under `/api`, which must never be part of another site's page. */
const apiHeaders = { 'referrer-policy': 'no-referrer', 'cross-origin-resource-policy': 'same-origin' } as const;

export function createApp({ clock = () => new Date(), isStopping = () => false, ...rest }: AppParts): FastifyInstance {
  const parts = { ...rest, clock };
  const { config, facts, database, catalogue, mediaStore, logger, pages, tracing, metrics } = parts;
  const headers = securityHeaders(config.publicUrl);
  const cost = new CostLimit();
  const isTrusted = networks(config.trustedProxies);
  let answerWithPage: AnswerWithPage | undefined;
  const app = Fastify({
    loggerInstance: logger,
    // The hook below logs one line per request; the framework's two lines would contain addresses and query strings.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestIds((address) => isTrusted(withoutPort(address))),
    routerOptions: { querystringParser: parseQuery },
    requestTimeout: requestTimeoutMs,
    trustProxy: config.trustedProxies.length > 0 && ((address) => isTrusted(withoutPort(address))),
    bodyLimit,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseConnection,
    schemaErrorFormatter: refuseInput,
    frameworkErrors: (error, request, reply) => {
      if (answerWithPage && !isBelow(request.url, apiBase)) answerUnreadable(request, reply.headers(headers), answerWithPage);
      else void sendError(error, request, reply.headers({ ...headers, ...apiHeaders }));
    },
  });
  // Before all hooks and routes, which it goes around.
  if (tracing) void app.register(tracing);
  app.decorateRequest('visitor', {
    getter(this: FastifyRequest) {
      return withoutPort(this.ip);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(sendError);
  addHooks(app, headers, parts);
  app.addHook('onResponse', (request, reply, done) => {
    const isVisit = reply.statusCode < 400 && request.headers['sec-purpose'] === undefined && !request.url.startsWith(deskBase);
    if (isVisit) catalogue.fewFound.count(request.url, request.visitor);
    done();
  });

  void app.register(healthRoutes(database, config.dataDir, isStopping));
  void app.register(apiRoutes(parts, cost), { prefix: apiBase });
  void app.register(mediaRoutes({ database, store: mediaStore, folder: mediaFolder(config.dataDir), loadGenerators: loadDemoGenerators }));
  if (config.desk.isOn) void app.register(deskOf(parts), { prefix: deskBase });
  if (metrics && config.metrics.token !== undefined) void app.register(metricsRoutes(metrics, config.metrics.token));
  app.setNotFoundHandler(sendUnknownRoute);
  if (pages) {
    void app.register(builtFiles);
    void app.register(siteRoutes({ brand: config.brand, facts, publicUrl: config.publicUrl, database, cache: () => catalogue.cache }));
    answerWithPage = registerPages(app, {
      ...pages,
      brand: config.brand,
      publicUrl: config.publicUrl,
      ipLookupUrl: config.ipLookupUrl,
      data: pageData(catalogue, database),
      cost,
      cache: () => catalogue.cache,
    });
  }
  return app;
}

/** The staff's desk, which calls the same routes as the command line. */
function deskOf({ config, facts, database, catalogue, mediaStore, clock, proxies, pages }: OpenParts): FastifyPluginCallback {
  const { dataDir, clamdUrl, brand, publicUrl, desk } = config;
  const staff = { database, facts, dataDir, mediaStore, clamdUrl, refreshCatalogue: () => catalogue.refresh(), proxies };
  return deskRoutes({
    database,
    mediaStore,
    facts,
    brand,
    publicUrl,
    config,
    clock,
    allowedNetworks: desk.allowedNetworks,
    loginLimits: new LoginLimits(database),
    assets: pages?.desk,
    registerStaffRoutes: (scope) => registerStaffRoutes(scope, staff),
  });
}

/** Hooks of every request: it is checked, given its id, counted and logged. */
function addHooks(app: FastifyInstance, headers: ReturnType<typeof securityHeaders>, { logger, proxies, metrics }: OpenParts): void {
  app.addHook('onRequest', (request, reply, done) => {
    // One of many requests at once on a connection that was ended for it: no answer can arrive.
    if (request.raw.socket.destroyed) {
      reply.hijack();
      return;
    }
    void reply.headers(headers).header('x-request-id', request.id);
    proxies?.look(request);
    if (!namesSeveralHosts(request)) {
      done();
      return;
    }
    // A proxy in front may have read this request otherwise, so no further request of this connection is trusted.
    void reply.header('connection', 'close');
    done(new RequestError(400, 'The request names more than one host.'));
  });
  app.addHook('onRequest', enterRequest);
  app.addHook('preValidation', enterRequest);
  app.addHook('onError', (_request, _reply, error, done) => {
    if (error instanceof RetryLaterError) requestRefused.tell({ limit: error.limit });
    done();
  });
  app.addHook('onResponse', answerLogger(logger));
  if (metrics) app.addHook('onResponse', metrics.countAnswer);
}

const answerLogger =
  (logger: AppParts['logger']) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    // Logged by the desk, since its path may hold a mail address.
    if (request.routeOptions.config.isStaffCall) {
      done();
      return;
    }
    const level = request.routeOptions.config.isProbe ? 'debug' : 'info';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    logger[level]({ reqId: request.id, method: request.method, path: pathOf(request.url), status: reply.statusCode, ms }, 'request');
    done();
  };

/** Answers an address with broken percent encoding, for which the router finds no route, as an unknown one. */
function answerUnreadable(request: FastifyRequest, reply: FastifyReply, answerWithPage: AnswerWithPage): void {
  void reply.header('x-request-id', request.id);
  // Such a request has none of the decorations.
  const decorated = Object.assign(request, { visitor: withoutPort(request.ip) });
  if (request.method === 'GET' || request.method === 'HEAD')
    answerWithPage(decorated, reply).catch((error: Error) => sendError(error, request, reply));
  else sendUnknownRoute(request, reply);
}

/** Whether the shop and a proxy in front of it could take a request for two different hosts' (RFC 9112, section 3.2). */
function namesSeveralHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** Scripts, styles, fonts and pictures of the build. Their names change with their content, so browsers may cache them for ever. */
function builtFiles(files: FastifyInstance, _options: object, done: () => void): void {
  files.addHook('onRequest', (request, reply, next) => {
    // Other sites show the pictures of shared pages; scripts, styles and fonts are only for the shop's own pages.
    const isPicture = /\.(?:jpg|webp|svg)$/u.test(request.url);
    void reply.header('cross-origin-resource-policy', isPicture ? 'cross-origin' : 'same-origin');
    next();
  });
  // Each file has a route: to tell names in other letters, the folder would be read at each request.
  const named = { wildcard: false, globIgnore: ['**/*.{br,gz}'], root: fileURLToPath(new URL('assets/', clientFolder)) };
  void files.register(fastifyStatic, { ...immutableFiles, ...named });
  files.get(`${immutableFiles.prefix}*`, sendUnknownRoute);
  done();
}

function apiRoutes({ config, facts, database, catalogue, clock }: OpenParts, cost: CostLimit) {
  return (api: FastifyInstance, _options: object, done: () => void): void => {
    describeApi(api, config.publicUrl);
    api.addHook('onRequest', (_request, reply, next) => {
      void reply.headers(apiHeaders);
      next();
    });
    api.addHook('onRequest', refuseOtherSites(config.publicUrl));
    api.addHook('preValidation', refuseUnreadableQuery);
    const keepReserve = keepDiskReserve(config.dataDir, config.diskReserveBytes);
    api.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.schema?.isSubmission) await keepReserve(request, reply);
    });
    // Here and not by the pages, which answer every address that nothing else does.
    answerUnknownCalls(api);

    void api.register(catalogueRoutes(catalogue, cost));
    void api.register(accountRoutes({ database, config, facts, clock }));
    void api.register(careerRoutes(database, facts));
    void api.register(contactRoutes(database, facts));

    api.get('/openapi.json', () => api.swagger());
    done();
  };
}
