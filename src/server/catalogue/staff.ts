import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import type { SearchWords } from '../../brands/types.ts';
import { wholeNumber } from '../../contract/catalogue.ts';
import { integerMax, searchTextMaxLength } from '../../contract/limits.ts';
import type { Database } from '../database/index.ts';
import { RequestError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { linesSchema, readLines, sendLines } from '../staff/lines.ts';
import { staffPaths } from '../staff/paths.ts';
import { switchSchema } from '../staff/schemas.ts';
import { describeCatalogue } from './counts.ts';
import { explainSearch } from './explainSearch.ts';
import { listFewFound } from './fewFound.ts';
import { changeProducts, type ProductChange } from './load/changeProducts.ts';
import { refuseInvalid } from './load/check.ts';
import { removeLoadDebris, type LoadResult } from './load/index.ts';
import { fewLosses } from './load/stage.ts';
import { loadInThread, type LoadMessage } from './load/inThread.ts';
import type { CatalogueLine } from '../../range/source.ts';
import { listCatalogueKeys, readCatalogue } from './exportCatalogue.ts';
import { catalogueLineSchema } from '../../range/source.ts';

/** The staff routes about the catalogue. @param words - of the brand's search @param refresh - renews this process's snapshot of the catalogue */
export function staffCatalogueRoutes(
  database: Database,
  words: SearchWords | undefined,
  refresh: () => Promise<void>,
): FastifyPluginCallback {
  return routes((app) => {
    app.get(staffPaths.catalogue, (_request, reply) => sendLines(reply, readCatalogue(database)));

    app.get(staffPaths.catalogueSummary, () => describeCatalogue(database));

    app.get(staffPaths.catalogueKeys, (_request, reply) => sendLines(reply, listCatalogueKeys(database)));

    app.get(staffPaths.catalogueFewFound, async () => ({ data: await listFewFound(database) }));

    const searchSchema = { querystring: z.object({ search: z.string().max(searchTextMaxLength) }) };
    app.get(staffPaths.catalogueSearch, { schema: searchSchema }, ({ query }) => explainSearch(database, query.search, words));

    const putSchema = {
      body: linesSchema,
      querystring: z.object({ removeMissing: switchSchema, isTrial: switchSchema, basedOn: wholeNumber(0, integerMax).optional() }),
    };
    app.put(staffPaths.catalogue, { schema: putSchema }, ({ body, query }, reply) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const loading = loadInThread({ connection: database.connection, ...query }, readLines(body, catalogueLineSchema), gone.signal);
      return sendLines(reply, replaceCatalogue(database, loading, refresh, query.isTrial));
    });

    const patchSchema = { body: linesSchema, querystring: z.object({ basedOn: wholeNumber(0, integerMax).optional() }) };
    app.patch(staffPaths.catalogue, { schema: patchSchema }, ({ body, query }, reply) =>
      sendLines(reply, changeCatalogue(database, readLines(body, catalogueLineSchema), query.basedOn, refresh)),
    );
  });
}

/** Notes that a range came from a file. The desk adds who brought it. */
const noteImport = ({ kysely }: Database, { products }: LoadResult) =>
  kysely.insertInto('rangeImport').values({ at: new Date(), actor: null, products }).execute();

/** Changes few products, too few to be a mistake of the whole file. @throws {RequestError} 422 when they are more, or do not fit */
async function* changeCatalogue(
  database: Database,
  lines: AsyncIterable<CatalogueLine>,
  basedOn: number | undefined,
  refresh: () => Promise<void>,
): AsyncGenerator<LoadMessage> {
  const changes: ProductChange[] = [];
  for await (const line of lines) {
    if ('category' in line || changes.length === fewLosses)
      throw new RequestError(422, `A change has at most ${fewLosses} products, and no categories.`);
    changes.push({ code: line.product.code, next: line.product });
  }
  const loaded = await changeProducts(database, changes, basedOn).catch(refuseInvalid);
  await noteImport(database, loaded);
  await refresh();
  yield { loaded };
}

/** Replaces the catalogue. When it gives the result, this process already answers with the new one. */
async function* replaceCatalogue(
  database: Database,
  loading: AsyncIterable<LoadMessage>,
  refresh: () => Promise<void>,
  isTrial: boolean,
): AsyncGenerator<LoadMessage> {
  let isLoaded = false;
  try {
    for await (const message of loading) {
      isLoaded ||= 'loaded' in message;
      if ('loaded' in message && !isTrial) await noteImport(database, message.loaded);
      if (isLoaded) await refresh();
      yield message;
    }
  } catch (error) {
    refuseInvalid(error);
  } finally {
    // Where the database is gone, the next start does it.
    if (!isLoaded) await removeLoadDebris(database).catch(() => {});
  }
}
