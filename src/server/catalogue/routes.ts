import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import {
  allProductsCall,
  allSuggestionsCall,
  apiPath,
  categoriesCall,
  mainCategoriesCall,
  productDetailsCall,
} from '../../contract/calls.ts';
import {
  categoriesAnswerSchema,
  mainCategoriesAnswerSchema,
  productDetailsAnswerSchema,
  productParamsSchema,
  productQuerySchema,
  productsAnswerSchema,
  suggestionsAnswerSchema,
  suggestionsQuerySchema,
} from '../../contract/catalogue.ts';
import type { CostLimit } from '../http/costLimit.ts';
import { sendCached, type CachedResponse } from '../http/cachedResponse.ts';
import { routes } from '../http/validation.ts';
import type { Catalogue } from './catalogueReader.ts';

export function catalogueRoutes(catalogue: Catalogue, cost: CostLimit): FastifyPluginCallback {
  return routes((app) => {
    app.addHook('onRequest', async (request, reply) => {
      const answer = catalogue.cache.find(request.url);
      return answer && sendCached(request, reply, answer);
    });

    /** Sends an answer and caches it by its address, until the catalogue changes. */
    async function send(
      request: FastifyRequest,
      reply: FastifyReply,
      made: CachedResponse | Promise<CachedResponse>,
    ): Promise<FastifyReply> {
      const { cache } = catalogue;
      const answer = await made;
      cache.cacheAddress(request.url, answer);
      return sendCached(request, reply, answer);
    }

    /** The same for an address that has not been asked for before, within the bound of such work. */
    async function sendComputed(
      request: FastifyRequest,
      reply: FastifyReply,
      make: () => CachedResponse | Promise<CachedResponse>,
    ): Promise<FastifyReply> {
      await cost.spend(request.visitor);
      const made = cost.run(request.visitor, async () => make());
      return send(request, reply, made);
    }

    const mainCategoriesCallSchema = {
      summary: 'The categories that stand on the home page.',
      response: { 200: mainCategoriesAnswerSchema },
    };
    app.get(apiPath(mainCategoriesCall), { schema: mainCategoriesCallSchema }, (request, reply) =>
      send(request, reply, catalogue.mainCategories()),
    );

    const categoriesCallSchema = { summary: 'The whole category tree.', response: { 200: categoriesAnswerSchema } };
    app.get(apiPath(categoriesCall), { schema: categoriesCallSchema }, (request, reply) => send(request, reply, catalogue.categories()));

    const allProductsCallSchema = {
      summary: 'Products by search, category, brands and tag.',
      querystring: productQuerySchema,
      response: { 200: productsAnswerSchema },
    };
    app.get(apiPath(allProductsCall), { schema: allProductsCallSchema }, (request, reply) =>
      sendComputed(request, reply, () => catalogue.products(request.query)),
    );

    const allSuggestionsCallSchema = {
      summary: 'Products, categories, brands and searches that may be meant by the beginning of a search.',
      querystring: suggestionsQuerySchema,
      response: { 200: suggestionsAnswerSchema },
    };
    app.get(apiPath(allSuggestionsCall), { schema: allSuggestionsCallSchema }, (request, reply) =>
      sendComputed(request, reply, () => catalogue.suggestions(request.query.q)),
    );

    const productDetailsCallSchema = {
      summary: 'One product with what belongs beside it.',
      params: productParamsSchema,
      response: { 200: productDetailsAnswerSchema },
    };
    app.get(apiPath(productDetailsCall(':id')), { schema: productDetailsCallSchema }, (request, reply) =>
      sendComputed(request, reply, () => catalogue.productDetails(request.params.id)),
    );
  });
}
