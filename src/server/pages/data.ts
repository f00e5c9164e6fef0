import type { PageData } from '../../storefront/entry-server.tsx';
import { findOpenJob, openJobs } from '../careers/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Database } from '../database/index.ts';
import { NotFoundError } from '../errors.ts';

async function unlessMissing<Answer>(read: () => Answer | Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

/** Catalogue and openings for the renderer: a missing product or job is `undefined`, so that the page can say so itself. */
export function pageData(catalogue: Catalogue, { kysely }: Pick<Database, 'kysely'>): PageData {
  return {
    mainCategories: async () => catalogue.mainCategories().value,
    categories: async () => catalogue.categories().value,
    products: (query) => unlessMissing(async () => (await catalogue.products(catalogue.withKnownFacets(query))).value),
    productDetails: (productId) => unlessMissing(async () => (await catalogue.productDetails(productId)).value),
    jobs: () => openJobs(kysely),
    job: (id) => findOpenJob(kysely, id),
  };
}
