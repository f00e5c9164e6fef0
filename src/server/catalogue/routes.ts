import type { FastifyPluginCallback } from 'fastify';
import {
  categoriesAnswerSchema,
  mainCategoriesAnswerSchema,
  productDetailsAnswerSchema,
  productParamsSchema,
  productQuerySchema,
  productsAnswerSchema,
} from '../../contract/catalogue.ts';
import { sendKept } from '../http/kept.ts';
import type { ZodTypeProvider } from '../http/validation.ts';
import type { Catalogue } from './catalogue.ts';

/** The calls about categories and products, below `/api`. */
export function catalogueRoutes(catalogue: Catalogue): FastifyPluginCallback {
  return (scope, _options, done) => {
    const app = scope.withTypeProvider<ZodTypeProvider>();

    app.get(
      '/categories/mainCategories',
      { schema: { summary: 'The categories that stand on the home page.', response: { 200: mainCategoriesAnswerSchema } } },
      (request, reply) => sendKept(request, reply, catalogue.mainCategories()),
    );

    app.get(
      '/categories',
      { schema: { summary: 'The whole category tree.', response: { 200: categoriesAnswerSchema } } },
      (request, reply) => sendKept(request, reply, catalogue.categories()),
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
      (request, reply) => sendKept(request, reply, catalogue.products(request.query)),
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
      (request, reply) => sendKept(request, reply, catalogue.productDetails(request.params.id)),
    );

    done();
  };
}
