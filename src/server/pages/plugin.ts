import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandName } from '../../brands/index.ts';
import type { PageData, RenderedPage } from '../../storefront/entry-server.tsx';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { unavailableRetrySeconds } from '../http/errors.ts';
import type { FindAssets } from './assets.ts';
import { contentSecurityPolicy, documentOf } from './document.ts';
import { PageCache } from './pageCache.ts';
import { encodePage, nonceBytes, type EncodedPage } from './encodedPage.ts';

/** Renders a page; the storefront's server entry. */
export type RenderPage = (address: string, brand: BrandName, publicUrl: string, data: PageData) => Promise<RenderedPage>;

/** Where pages come from: the build, or in development the sources. */
export interface Pages {
  /** Asked for each page, so that development can swap the code while it runs. */
  renderer: () => Promise<{ renderPage: RenderPage; findAssets: FindAssets }>;
  /** Development only: serves the sources. Pages are then not kept, and not bound to a content security policy, which hot reload would break. */
  development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** What the pages need. */
export interface PagesOptions extends Pages {
  brand: BrandName;
  /** Origin of canonical links, without a slash at its end. */
  publicUrl: string;
  /** Address of the service that tells browsers their visitor's IP address. */
  ipLookupUrl: string;
  data: PageData;
  /** The catalogue's version: when it changes, kept pages are stale. */
  catalogueVersion: () => number;
}

/** Longer addresses are refused: none of ours comes near, with every filter on. */
const maxAddressLength = 8192;

/** The screen that says that something went wrong. */
const errorAddress = '/error';

/**
 * Rendered for each visit: openings come and go without the catalogue's version, in other processes too; and an address with the token of a mail is nobody
 * else's, so it is not kept.
 */
const livePages = /^\/careers(?:[/?]|$)|[?&]token=/u;

/** Most bytes of rendered pages kept, compressed and plain together. */
const cacheBytes = 64 * 1024 * 1024;

/** Answers a request with the page at its address. */
export type AnswerWithPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves every address that nothing else answers as a page of the shop, rendered with its data and kept until the catalogue changes. Each
 * answer gets a nonce of its own, kept pages too.
 *
 * @returns what answers, for addresses that the router cannot read
 */
export function registerPages(app: FastifyInstance, options: PagesOptions): AnswerWithPage {
  const { brand, publicUrl, ipLookupUrl, data, renderer, catalogueVersion, development } = options;
  const secure = publicUrl.startsWith('https:');
  const cache = new PageCache<EncodedPage>(cacheBytes, (page) => page.bytes);

  async function pageAt(address: string): Promise<EncodedPage> {
    const { renderPage, findAssets } = await renderer();
    const rendered = await renderPage(address, brand, publicUrl, data);
    return encodePage(
      rendered.redirect ? '' : documentOf(rendered, findAssets(rendered.modules), ipLookupUrl),
      rendered.status,
      rendered.redirect,
    );
  }

  /** A page that cannot be rendered becomes the error page, which needs no data. */
  async function pageOrFailure(address: string, request: FastifyRequest): Promise<EncodedPage> {
    try {
      return await (development || livePages.test(address)
        ? pageAt(address)
        : cache.get(catalogueVersion(), address, () => pageAt(address)));
    } catch (error) {
      const isPassing = isDatabaseUnavailable(error);
      request.log[isPassing ? 'warn' : 'error']({ err: error }, 'page could not be rendered');
      return { ...(await pageAt(errorAddress)), status: isPassing ? 503 : 500 };
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Two slashes would name another host, and so would what browsers take for slashes.
    if (/^[/\\]{2}/u.test(request.url)) return reply.redirect(request.url.replace(/^[/\\]+/u, '/'), 308);
    const address = canonicalAddress(request.url);
    if (address === undefined) return reply.code(400).type('text/plain; charset=utf-8').send('This address cannot be read.');
    const page = await pageOrFailure(address, request);
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (page.redirect !== undefined) return reply.redirect(page.redirect, page.status);

    const nonce = randomBytes(nonceBytes).toString('base64');
    reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding');
    if (page.status === 503) reply.header('retry-after', unavailableRetrySeconds);
    if (development) reply.removeHeader('content-security-policy');
    else reply.header('content-security-policy', contentSecurityPolicy(nonce, secure, ipLookupUrl));
    const { body, encoding } = page.withNonce(nonce, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(body);
  }

  if (development) {
    app.addHook('onRequest', (request, reply, done) => {
      if (/^\/(?:api|media)(?:[/?]|$)/u.test(request.url)) done();
      else development(request.raw, reply.raw, done);
    });
  }
  app.get('/*', answer);
  return answer;
}

/** The address in the one spelling under which its page is kept; `undefined` for one that is too long. */
function canonicalAddress(address: string): string | undefined {
  if (address.length > maxAddressLength) return undefined;
  try {
    const url = new URL(address, 'http://localhost');
    // What was dots may be several slashes now, which would name another host.
    return url.pathname.replace(/^\/+/u, '/') + url.search;
  } catch {
    return undefined;
  }
}
