/** `GET /metrics`: on a port of its own, or behind a token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import type { Metrics } from './metrics.ts';

export const metricsPath = '/metrics';

/** @param token - clients must send it as `Authorization: Bearer …`; undefined where the network lets only entitled clients in */
export function metricsRoutes(metrics: Metrics, token?: string): FastifyPluginCallback {
  const isExpected = token === undefined ? () => true : sameAs(`Bearer ${token}`);
  return (app, _options, done) => {
    app.get(metricsPath, { config: { isProbe: true } }, async ({ headers }, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!isExpected(headers.authorization ?? ''))
        return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'The figures are for those who have the token.' });
      return reply.type(metrics.contentType).send(await metrics.text());
    });
    done();
  };
}

/** A comparison that takes the same time for every text. */
function sameAs(expected: string): (text: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const known = digest(expected);
  return (text) => timingSafeEqual(digest(text), known);
}
