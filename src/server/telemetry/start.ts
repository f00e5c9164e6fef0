import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { listen } from '../listen.ts';
import type { Measured } from './metrics.ts';
import { metricsPath, metricsRoutes } from './metricsRoutes.ts';

/** Loads and counts nothing unless `METRICS_PORT` or `METRICS_TOKEN` is set. @throws {StartError} when the port cannot be had */
export async function startMetrics(
  { metrics: { host, port, token } }: Pick<Config, 'metrics'>,
  measured: Measured,
  logger: Pick<FastifyBaseLogger, 'info'>,
) {
  if (port === undefined && token === undefined) return undefined;
  const { openMetrics } = await import('./metrics.ts');
  const metrics = openMetrics(measured);
  if (port === undefined) return { metrics, close: async () => metrics.close() };
  const app = Fastify({ logger: false, forceCloseConnections: true });
  void app.register(metricsRoutes(metrics));
  try {
    await listen(app, { host, port, variables: { host: 'METRICS_HOST', port: 'METRICS_PORT' } });
  } catch (error) {
    metrics.close();
    throw error;
  }
  const { port: opened } = app.server.address() as AddressInfo;
  logger.info({ host, port: opened }, `figures are at ${metricsPath} of this port`);
  return {
    metrics,
    async close() {
      await app.close();
      metrics.close();
    },
  };
}
