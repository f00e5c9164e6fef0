/** Files that browsers, search engines and other machines look for at fixed places. */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import type { BrandName } from '../../../brands/index.ts';
import { paths } from '../../../contract/pages.ts';
import type { BrandFacts } from '../../../brands/types.ts';
import type { Database } from '../../database/index.ts';
import { CachedResponse, sendCached } from '../../http/cachedResponse.ts';
import type { ResponseCache } from '../../http/responseCache.ts';
import { sitemapFile, sitemapIndex } from './sitemap.ts';
import { robotsTxt, securityTxt, webManifest } from './wellKnown.ts';

export interface SiteOptions {
  brand: BrandName;
  facts: BrandFacts;
  /** Origin of the shop, without a slash at its end. */
  publicUrl: string;
  database: Pick<Database, 'kysely'>;
  cache: () => ResponseCache;
}

/** A brand's icons, by the end of their address. */
const iconFiles = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png', 'favicon.ico'] as const;

/** How long an icon may be cached, since its address does not change with its content. */
const iconMaxAge = 'public, max-age=86400';

const iconType = (file: string): string => (file.endsWith('.ico') ? 'image/x-icon' : 'image/png');

export function siteRoutes({ brand, facts, publicUrl, database: { kysely }, cache }: SiteOptions): FastifyPluginAsync {
  const source = { kysely, publicUrl, facts };
  return async (app) => {
    app.addHook('onRequest', (_request, reply, done) => {
      void reply.header('cache-control', 'no-cache');
      done();
    });

    for (const file of iconFiles) {
      const body = await readFile(new URL(`../../../brands/${brand}/icons/${file}`, import.meta.url));
      const etag = `"${hash('sha256', body, 'base64url').slice(0, 16)}"`;
      app.get(file === 'favicon.ico' ? `/${file}` : `/icons/${file}`, ({ headers }, reply) => {
        void reply.header('etag', etag).header('cache-control', iconMaxAge);
        return headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(iconType(file)).send(body);
      });
    }

    // Devices also look here without reading the page's head.
    app.get('/apple-touch-icon.png', (_request, reply) => reply.redirect('/icons/apple-touch-icon.png', 308));
    // Where password managers send people (W3C, "A Well-Known URL for Changing Passwords").
    for (const end of ['', '/'])
      app.get(`/.well-known/change-password${end}`, (_request, reply) => reply.redirect(paths.resetPassword, 302));
    app.get('/security.txt', (_request, reply) => reply.redirect('/.well-known/security.txt', 308));

    app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robotsTxt(publicUrl)));
    app.get('/.well-known/security.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(securityTxt(facts.company.mail, publicUrl, new Date())),
    );
    app.get('/manifest.webmanifest', (_request, reply) =>
      reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(webManifest(brand, facts))),
    );
    app.get('/sitemap.xml', async (_request, reply) => reply.type('application/xml; charset=utf-8').send(await sitemapIndex(source)));
    app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
      const name = /^([a-z0-9-]+)\.xml$/u.exec(request.params.file)?.[1];
      const make = name === undefined ? undefined : await sitemapFile(name, source);
      if (!make) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such sitemap.');
      const whole = async () => new CachedResponse(await make());
      // Openings come and go without the catalogue; all else changes with it.
      const made = name === 'pages' ? await whole() : await cache().get(`sitemap ${name}`, whole);
      return sendCached(request, reply, made, 'application/xml; charset=utf-8');
    });
  };
}
