import type { FastifyInstance } from 'fastify';
import { mainCategoriesCall } from '../../contract/calls.ts';
import type { MainCategoriesAnswer } from '../../contract/catalogue.ts';
import { paths } from '../../contract/pages.ts';

/**
 * Renders the home page, the list and a search for each main category, one after the other. The first visitors find some of these pages cached, and do not wait
 * for code that has never run: several of them together would hold up everybody else's requests for half a second.
 */
export async function renderFirstPages(app: FastifyInstance, isStopping: () => boolean): Promise<void> {
  const { data } = (await app.inject({ url: mainCategoriesCall })).json<MainCategoriesAnswer>();
  const searches = data.map(({ name }) => `${paths.productList}/?${new URLSearchParams({ search: name })}`);
  for (const url of [paths.home, `${paths.productList}/`, ...searches]) if (!isStopping()) await app.inject({ url });
}
