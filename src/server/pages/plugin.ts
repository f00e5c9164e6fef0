import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandName } from '../../brands/index.ts';
import { apiBase } from '../../contract/calls.ts';
import { mediaBase } from '../../contract/media.ts';
import { paths } from '../../contract/pages.ts';
import type * as ServerEntry from '../../storefront/entry-server.tsx';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import type { DeskAssets } from '../desk/index.ts';
import { RetryLaterError } from '../errors.ts';
import { isBelow } from '../http/requestPath.ts';
import { CachedResponse, sendCached } from '../http/cachedResponse.ts';
import { sendUnknownRoute, unavailableRetrySeconds } from '../http/errors.ts';
import type { CostLimit } from '../http/costLimit.ts';
import { pageKey, type ResponseCache } from '../http/responseCache.ts';
import { requestRefused } from '../telemetry/events.ts';
import type { FindAssets } from './assets.ts';
import { contentSecurityPolicy, documentOf } from './document.ts';

/** Where pages come from: the build, or in development the sources. */
export interface Pages {
  /** Asked for each page, so that development can swap the code while it runs. */
  renderer: () => Promise<Pick<typeof ServerEntry, 'renderPage' | 'isCacheable' | 'pageAddress'> & { findAssets: FindAssets }>;
  desk?: DeskAssets;
  /** Development only: serves the sources. Pages are then not cached, and not bound to a content security policy, which hot reload would break. */
  development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

export interface PagesOptions extends Pages {
  brand: BrandName;
  /** Origin of canonical links, without a slash at its end. */
  publicUrl: string;
  /** Address of the service that tells browsers their visitor's IP address. */
  ipLookupUrl: string;
  data: ServerEntry.PageData;
  cost: CostLimit;
  cache: () => ResponseCache;
}

interface PageFacts {
  readonly status: number;
  /** The address to redirect to; the HTML is then empty. */
  readonly redirect: string | undefined;
  readonly policy: string;
}

/** A page, the same for everyone who asks for it. */
type Page = CachedResponse & PageFacts;

const pageOf = (html: string, facts: PageFacts): Page => Object.assign(new CachedResponse(html, { recompress: true }), facts);

/** Longest address: even with all filters the shop's own addresses are far shorter. */
const maxAddressLength = 8192;

let lastTurn: Promise<void> = Promise.resolve();

/** Lets other requests in before each page that is rendered: pages whose data come at once would occupy the process together. */
function renderingTurn(): Promise<void> {
  return (lastTurn = lastTurn.then(() => nextTurn()));
}

export type AnswerWithPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Serves every other address as a page, cached until the catalogue changes. @returns the handler, for addresses that the router cannot read */
export function registerPages(app: FastifyInstance, options: PagesOptions): AnswerWithPage {
  const { brand, publicUrl, ipLookupUrl, data, renderer, cache, cost, development } = options;
  const secure = publicUrl.startsWith('https:');

  async function render(address: string): Promise<Page> {
    const { renderPage, findAssets } = await renderer();
    const rendered = await renderPage(address, brand, publicUrl, data, renderingTurn);
    const { status, redirect } = rendered;
    if (redirect !== undefined) return pageOf('', { status, redirect, policy: '' });
    const document = documentOf(rendered, findAssets(rendered.modules), ipLookupUrl);
    return pageOf(document.html, { status, redirect, policy: contentSecurityPolicy(document, secure, ipLookupUrl) });
  }

  /** The error page needs no data, and is there for those too who have asked for too much. */
  async function errorPage(): Promise<Page> {
    return cache().get(pageKey(paths.error), () => render(paths.error));
  }

  async function pageAt(asked: string, visitor: string): Promise<Page> {
    if (development) return render(asked);
    const { isCacheable, pageAddress } = await renderer();
    const address = pageAddress(asked);
    const key = pageKey(address);
    const mayBeCached = isCacheable(address);
    if (!mayBeCached || !cache().has(key)) await cost.spend(visitor);
    const renderInTurn = () => cost.run(visitor, () => render(address));
    return mayBeCached ? cache().get(key, renderInTurn) : renderInTurn();
  }

  /** A page that cannot be rendered becomes the error page, which needs no data. */
  async function pageOrFailure(address: string, request: FastifyRequest): Promise<{ page: Page; status: number; retryAfter?: number }> {
    try {
      const page = await pageAt(address, request.visitor);
      return { page, status: page.status };
    } catch (error) {
      if (error instanceof RetryLaterError) {
        requestRefused.tell({ limit: error.limit });
        return { page: await errorPage(), status: error.statusCode, retryAfter: error.retryAfterSeconds };
      }
      const isPassing = isDatabaseUnavailable(error);
      request.log[isPassing ? 'warn' : 'error']({ err: error }, 'page could not be rendered');
      return { page: await errorPage(), status: isPassing ? 503 : 500, ...(isPassing && { retryAfter: unavailableRetrySeconds }) };
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Two slashes would name another host, and so would backslashes, which browsers take for slashes.
    if (/^[/\\]{2}/u.test(request.url)) return reply.redirect(request.url.replace(/^[/\\]+/u, '/'), 308);
    const address = canonicalAddress(request.url);
    if (address === undefined) return reply.code(400).type('text/plain; charset=utf-8').send('This address cannot be read.');
    const { page, status, retryAfter } = await pageOrFailure(address, request);
    // The secret of a link goes nowhere, not into logs of the shop's own calls either.
    reply.header('referrer-policy', /[?&]token=/u.test(address) ? 'no-referrer' : 'strict-origin-when-cross-origin');
    if (page.redirect !== undefined) return reply.redirect(page.redirect, page.status);

    reply
      .code(status)
      .header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
      .header('cross-origin-opener-policy', 'same-origin');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    if (development) reply.removeHeader('content-security-policy');
    else reply.header('content-security-policy', page.policy);
    return sendCached(request, reply, page, 'text/html; charset=utf-8');
  }

  if (development) {
    app.addHook('onRequest', (request, reply, done) => {
      if (isBelow(request.url, apiBase) || isBelow(request.url, mediaBase)) done();
      else development(request.raw, reply.raw, done);
    });
  }
  app.get('/*', answer);
  // A form that its page's script did not send, since there is none or it did not come. Its body, which may hold a password, is not read.
  const answerForm = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/iu.test(request.headers['content-type'] ?? '')
      ? reply.redirect(paths.notSent, 303)
      : sendUnknownRoute(request, reply);
  app.post('/*', { onRequest: answerForm }, answerForm);
  return answer;
}

/** The address in the one spelling under which its page is cached; `undefined` for one that is too long. */
function canonicalAddress(address: string): string | undefined {
  if (address.length > maxAddressLength) return undefined;
  try {
    const url = new URL(address, 'http://localhost');
    // Resolved dots may leave several slashes, which would name another host.
    return url.pathname.replace(/^\/+/u, '/') + url.search;
  } catch {
    return undefined;
  }
}
