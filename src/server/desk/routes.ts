/** The desk in the browser: its page, the calls by which members come in, and the staff routes behind them. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BrandFacts } from '../../brands/types.ts';
import type { BrandName } from '../../brands/index.ts';
import { apiBase } from '../../contract/calls.ts';
import type { Config } from '../config.ts';
import type { LoginLimits } from '../accounts/attemptLimits.ts';
import { line } from '../staff/schemas.ts';
import type { Database } from '../database/index.ts';
import { RequestError } from '../errors.ts';
import { refuseOtherSites } from '../http/crossSite.ts';
import { sendError, sendUnknownRoute } from '../http/errors.ts';
import { immutableFiles } from '../http/immutableFiles.ts';
import { refuseUnreadableQuery } from '../http/validation.ts';
import type { MediaStore } from '../media/index.ts';
import { newToken } from '../security/tokens.ts';
import { networks } from '../security/visitorAddress.ts';
import { describeCall } from '../staff/log.ts';
import { staffPaths } from '../staff/paths.ts';
import { deskBase, deskCookie, onlyByRule, requireSession } from './access.ts';
import { unattendedHeader } from './terms.ts';
import { noteOpening } from './case.ts';
import { deskDocument, deskPolicy, viewerDocument, viewerPolicy, type DeskAssets } from './page.ts';
import { productPictureRoutes } from './pictures.ts';
import { queueRoute } from './queue.ts';
import { findDeskSession, isPasswordOf, type DeskSession } from './sessions.ts';
import { deskWorkRoutes } from './work.ts';
import { setupRoutes, signInRoutes } from './signInRoutes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it is a staff route at the desk, which is logged with who called it and without its path. */
    isStaffCall?: boolean;
  }
}

/** The parts of the shop that the desk needs. */
export interface DeskParts {
  readonly database: Database;
  readonly mediaStore: MediaStore;
  readonly facts: BrandFacts;
  readonly brand: BrandName;
  readonly publicUrl: string;
  /** Addresses and networks that the desk answers; empty for all. */
  readonly allowedNetworks: readonly string[];
  readonly loginLimits: LoginLimits;
  readonly clock: () => Date;
  readonly assets: DeskAssets | undefined;
  /** Where the shop's files and rows are, for commands that run beside the server. */
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'brand'>;
  /** Adds the staff routes, which the socket of the command line has too. */
  readonly registerStaffRoutes: (scope: FastifyInstance) => void;
}

const apiPrefix = deskBase + apiBase;

/** The desk, to be registered at {@link deskBase}. To a network that is not allowed it does not exist. */
export function deskRoutes(parts: DeskParts): FastifyPluginCallback {
  const isAllowed = networks(parts.allowedNetworks);
  return (desk, _options, done) => {
    desk.addHook('onRequest', async (request, reply) => {
      if (parts.allowedNetworks.length > 0 && !isAllowed(request.visitor)) return sendUnknownRoute(request, reply);
      void reply.headers({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      });
      return undefined;
    });
    void desk.register(deskCalls(parts), { prefix: apiBase });
    if (parts.assets) void desk.register(deskPage(parts, parts.assets));
    done();
  };
}

/** The one document of all screens, and its files. */
function deskPage({ facts, brand, publicUrl }: DeskParts, assets: DeskAssets): FastifyPluginCallback {
  return (scope, _options, done) => {
    scope.get('/viewer', (_request, reply) =>
      reply
        .headers(assets.isDevelopment ? {} : { 'content-security-policy': viewerPolicy })
        .type('text/html; charset=utf-8')
        .send(viewerDocument(assets.viewer)),
    );
    for (const url of ['/', '/*'])
      scope.get(url, (_request, reply) => {
        const nonce = newToken();
        if (assets.isDevelopment) void reply.removeHeader('content-security-policy');
        else void reply.header('content-security-policy', deskPolicy(publicUrl.startsWith('https:'), nonce));
        return reply
          .headers({ 'cache-control': 'no-store', 'cross-origin-opener-policy': 'same-origin', 'x-frame-options': 'DENY' })
          .type('text/html; charset=utf-8')
          .send(deskDocument(assets, { brand, shop: facts.name, nonce }));
      });
    if (assets.folder !== undefined)
      void scope.register(fastifyStatic, {
        ...immutableFiles,
        root: assets.folder,
        // The frame that draws documents has no origin, and these files no secrets.
        setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
      });
    done();
  };
}

function deskCalls(parts: DeskParts): FastifyPluginCallback {
  const { database, publicUrl, clock } = parts;
  const cookie = deskCookie(publicUrl.startsWith('https:'));
  return (api, _options, done) => {
    api.decorateRequest('deskSession', undefined);
    api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    api.addHook('onRequest', refuseOtherSites(publicUrl, { mustTell: true }));
    api.addHook('onRequest', async (request) => {
      const token = cookie.read(request);
      const isAttended = request.headers[unattendedHeader] === undefined;
      request.deskSession = token === undefined ? undefined : await findDeskSession(database, token, clock(), isAttended);
    });
    api.addHook('preValidation', refuseUnreadableQuery);
    api.setErrorHandler((error: Error, request, reply) => {
      // The answer may already have the headers of a file.
      void reply.removeHeader('content-type').removeHeader('content-disposition');
      return sendError(error, request, reply);
    });
    for (const url of ['/', '/*']) api.all(url, sendUnknownRoute);
    const signIn = { ...parts, cookie };
    void api.register(signInRoutes(signIn));
    void api.register(setupRoutes(signIn));
    void api.register(queueRoute(parts));
    void api.register(staffCalls(parts));
    done();
  };
}

/** The staff routes as members may call them: each by its rule, and signed by whoever is signed in. */
function staffCalls({ registerStaffRoutes, config, database, mediaStore, loginLimits, clock }: DeskParts): FastifyPluginCallback {
  return (scope, _options, done) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, isStaffCall: true };
    });
    scope.addHook('onRequest', onlyByRule(apiPrefix));
    scope.addHook('preValidation', async (request) => {
      const session = requireSession(request);
      if (signedPaths.has(request.routeOptions.url) && typeof request.body === 'object' && request.body !== null)
        request.body = { ...request.body, by: session.member.name };
      if (request.method === 'DELETE' && request.routeOptions.url === apiPrefix + staffPaths.person)
        await confirmErasure(request, session, database, loginLimits);
    });
    scope.addHook('preHandler', async (request) => {
      if (request.method !== 'GET' || request.routeOptions.url !== apiPrefix + staffPaths.documentContent) return;
      await noteOpening(database.kysely, (request.params as { id: number }).id, requireSession(request).member.name, clock());
    });
    scope.addHook('onResponse', async (request, reply) => {
      const user = request.deskSession && `desk ${request.deskSession.member.id}`;
      request.log.info({ ...describeCall(request, user), status: reply.statusCode }, 'staff call');
    });
    registerStaffRoutes(scope);
    void scope.register(deskWorkRoutes(config, database));
    void scope.register(productPictureRoutes(database, mediaStore));
    done();
  };
}

const erasureSchema = z.object({ password: z.string().min(1).max(128), reason: line(200) });

/** Erasing a person asks for the member's password again, and for a reason, which the log keeps without the person. */
async function confirmErasure(request: FastifyRequest, { member }: DeskSession, database: Database, limits: LoginLimits): Promise<void> {
  const { success, data } = erasureSchema.safeParse(request.body);
  if (!success || data.reason === '') throw new RequestError(400, 'Give your password and a reason.');
  const name = `desk erasure ${member.id}`;
  await limits.attempt(name, request.visitor);
  if (!(await isPasswordOf(database, member.id, data.password))) throw new RequestError(403, 'Your password is wrong.');
  await limits.succeeded(name, request.visitor);
  request.log.info({ staff: member.id, reason: data.reason }, 'a person is erased');
}

const signed = ['accountDecision', 'record', 'messageDecision', 'applicationDecision', 'product'] as const;
const signedPaths: ReadonlySet<string | undefined> = new Set(signed.map((name) => apiPrefix + staffPaths[name]));
