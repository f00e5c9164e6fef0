import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { listen } from '../listen.ts';
import type { Measured, Metrics } from './metrics.ts';
import { createMetricsApp, metricsPath } from './metricsRoutes.ts';

export interface RunningMetrics {
  readonly metrics: Metrics;
  close(): Promise<void>;
}

/** Loads and counts nothing unless `METRICS_PORT` or `METRICS_TOKEN` is set. @throws {StartError} when the port cannot be had */
export async function startMetrics(
  { metrics: { host, port, token } }: Pick<Config, 'metrics'>,
  measured: Measured,
  logger: Pick<FastifyBaseLogger, 'info'>,
): Promise<RunningMetrics | undefined> {
  if (port === undefined && token === undefined) return undefined;
  const { openMetrics } = await import('./metrics.ts');
  const metrics = openMetrics(measured);
  if (port === undefined) return { metrics, close: async () => metrics.close() };
  const app = createMetricsApp(metrics);
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
