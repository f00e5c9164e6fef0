import type { PageData } from '../../storefront/entry-server.tsx';
import type { Catalogue } from '../catalogue/index.ts';
import { NotFoundError } from '../errors.ts';

async function unlessMissing<Answer>(read: () => Answer | Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

/** The catalogue as the renderer asks for it: what does not exist is `undefined`, so that a page can say so itself. */
export function pageData(catalogue: Catalogue): PageData {
  return {
    mainCategories: async () => catalogue.mainCategories().value,
    categories: async () => catalogue.categories().value,
    products: (query) => unlessMissing(async () => (await catalogue.products(query)).value),
    productDetails: (productId) => unlessMissing(async () => (await catalogue.productDetails(productId)).value),
  };
}
