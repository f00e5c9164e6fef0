import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginCallback } from 'fastify';
import type { Database } from '../database/index.ts';
import { errorCode } from '../errors.ts';
import { syncFolder } from '../files/atomic.ts';
import { routes } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a machine calls the route every few seconds: its requests are logged only for debugging. */
    isProbe?: boolean;
  }
}

/** How long the database or the disk may take to answer before it counts as gone, in milliseconds. */
const readyTimeoutMs = 2_000;

/** How long the process stays ready without its database, in milliseconds: while that restarts, cached pages are still answered, and no other server could do more. */
const graceMs = 15_000;

/**
 * `/healthz` tells that the process runs, `/readyz` that calls should be sent to it.
 *
 * @param isStopping - it then still answers, but sends others away
 */
export function healthRoutes(database: Pick<Database, 'ping'>, dataDir: string, isStopping: () => boolean): FastifyPluginCallback {
  let awaySince: number | undefined;
  return routes((app) => {
    app.get('/healthz', { config: { isProbe: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ message: 'up' }),
    );

    app.get('/readyz', { config: { isProbe: true } }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (isStopping()) return reply.code(503).send({ message: 'The shop is being stopped.' });
      try {
        await inTime(testDisk(dataDir));
      } catch (error) {
        request.log.error({ err: error }, 'disk fails');
        return reply.code(503).send({ message: 'The disk fails.' });
      }
      try {
        await inTime(database.ping());
        awaySince = undefined;
        return { message: 'ready' };
      } catch (error) {
        request.log.warn({ err: error }, 'database does not answer');
        awaySince ??= performance.now();
        if (performance.now() - awaySince < graceMs) return { message: 'ready for what is cached; the database does not answer' };
        return reply.code(503).send({ message: 'The database does not answer.' });
      }
    });
  });
}

/** Rejects when the disk is gone. One that is full or can only be read still answers readers. */
async function testDisk(folder: string): Promise<void> {
  await syncFolder(folder).catch((error: unknown) => {
    if (errorCode(error) === 'EIO') throw error;
  });
}

/** @throws {Error} when there is no answer in time */
async function inTime(answer: Promise<void>): Promise<void> {
  const late = wait(readyTimeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`No answer within ${readyTimeoutMs} ms.`);
  });
  await Promise.race([answer, late]);
}
