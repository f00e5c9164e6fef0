import type { FastifyPluginCallback } from 'fastify';
import type { Database } from '../database/index.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a machine calls the route every few seconds: its requests are logged only for debugging. */
    isProbe?: boolean;
  }
}

/** How long the database may take to answer before the process counts as not ready, in milliseconds. */
const readyTimeoutMs = 2_000;

/**
 * For programs that watch the process: `/healthz` says that it runs, `/readyz` that calls should be sent to it.
 *
 * @param isStopping - whether it has been asked to end: it then still answers, but says here that others should be asked from now on
 */
export function healthRoutes(database: Pick<Database, 'ping'>, isStopping: () => boolean): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get('/healthz', { config: { isProbe: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ message: 'up' }),
    );

    app.get('/readyz', { config: { isProbe: true } }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (isStopping()) return reply.code(503).send({ message: 'The shop is being stopped.' });
      try {
        await answerWithin(database.ping(), readyTimeoutMs);
        return { message: 'ready' };
      } catch (error) {
        request.log.warn({ err: error }, 'database does not answer');
        return reply.code(503).send({ message: 'The database does not answer.' });
      }
    });

    done();
  };
}

async function answerWithin(answer: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
