import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { RequestError } from '../errors.ts';
import type { ZodTypeProvider } from '../http/validation.ts';
import { linesSchema, readLines, sendLines } from '../staff/lines.ts';
import { describeCatalogue, listCatalogueKeys } from './describe.ts';
import { InvalidCatalogueError } from './load/check.ts';
import type { CatalogueLine } from './load/inThread.ts';
import { loadFromLines, type LoadMessage } from './load/stream.ts';
import { readCatalogue } from './read.ts';
import type { SourceCategory, SourceProduct } from './source.ts';

/** A line that is sent: only whether it is a category or a product is looked at here; loading checks the whole catalogue. */
const lineSchema: z.ZodType<CatalogueLine> = z.union([
  z.strictObject({ category: z.custom<SourceCategory>(isObject) }),
  z.strictObject({ product: z.custom<SourceProduct>(isObject) }),
]);

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/**
 * The staff's routes about the catalogue.
 *
 * @param refresh - brings what this process keeps in memory of the catalogue up to date
 */
export function staffCatalogueRoutes(database: Database, refresh: () => Promise<void>): FastifyPluginCallback {
  return (scope, _options, done) => {
    const app = scope.withTypeProvider<ZodTypeProvider>();

    app.get('/catalogue', (_request, reply) => sendLines(reply, readCatalogue(database)));

    app.get('/catalogue/summary', () => describeCatalogue(database));

    app.get('/catalogue/keys', (_request, reply) => sendLines(reply, listCatalogueKeys(database)));

    app.put('/catalogue', { schema: { body: linesSchema } }, ({ body }, reply) =>
      sendLines(reply, replaceCatalogue(database, readLines(body, lineSchema), refresh)),
    );

    done();
  };
}

/** Replaces the catalogue. When the result is told, this process answers with the new one. */
async function* replaceCatalogue(
  { connection }: Database,
  lines: AsyncIterable<CatalogueLine>,
  refresh: () => Promise<void>,
): AsyncGenerator<LoadMessage> {
  try {
    for await (const message of loadFromLines(connection, lines)) {
      if ('loaded' in message) await refresh();
      yield message;
    }
  } catch (error) {
    throw error instanceof InvalidCatalogueError ? new RequestError(422, error.message) : error;
  }
}
