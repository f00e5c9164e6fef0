import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import {
  categoriesAnswerSchema,
  mainCategoriesAnswerSchema,
  productDetailsAnswerSchema,
  productParamsSchema,
  productQuerySchema,
  productsAnswerSchema,
} from '../../contract/catalogue.ts';
import { sendKept } from '../http/kept.ts';
import { RecentAnswers } from '../http/recent.ts';
import type { ZodTypeProvider } from '../http/validation.ts';
import type { Catalogue } from './catalogue.ts';
import type { KeptAnswer } from './kept.ts';

/** The calls about categories and products, below `/api`. */
export function catalogueRoutes(catalogue: Catalogue): FastifyPluginCallback {
  return (scope, _options, done) => {
    const app = scope.withTypeProvider<ZodTypeProvider>();
    const recent = new RecentAnswers();
    scope.addHook(
      'onClose',
      catalogue.onChange(() => recent.clear()),
    );

    scope.addHook('onRequest', async (request, reply) => {
      const answer = recent.find(request.url);
      return answer && sendKept(request, reply, answer);
    });

    /** Sends an answer and remembers it for its address, unless the catalogue changed meanwhile. */
    async function send(
      request: FastifyRequest,
      reply: FastifyReply,
      kept: KeptAnswer<unknown> | Promise<KeptAnswer<unknown>>,
    ): Promise<FastifyReply> {
      const { version } = catalogue;
      const answer = await kept;
      if (catalogue.version === version) recent.remember(request.url, answer);
      return sendKept(request, reply, answer);
    }

    app.get(
      '/categories/mainCategories',
      { schema: { summary: 'The categories that stand on the home page.', response: { 200: mainCategoriesAnswerSchema } } },
      (request, reply) => send(request, reply, catalogue.mainCategories()),
    );

    app.get(
      '/categories',
      { schema: { summary: 'The whole category tree.', response: { 200: categoriesAnswerSchema } } },
      (request, reply) => send(request, reply, catalogue.categories()),
    );

    app.get(
      '/products',
      {
        schema: {
          summary: 'Products by search, category, brands and tag.',
          querystring: productQuerySchema,
          response: { 200: productsAnswerSchema },
        },
      },
      (request, reply) => send(request, reply, catalogue.products(request.query)),
    );

    app.get(
      '/products/details/:id',
      {
        schema: {
          summary: 'One product with what belongs beside it.',
          params: productParamsSchema,
          response: { 200: productDetailsAnswerSchema },
        },
      },
      (request, reply) => send(request, reply, catalogue.productDetails(request.params.id)),
    );

    done();
  };
}
