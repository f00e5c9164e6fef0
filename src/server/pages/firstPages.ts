import type { FastifyInstance } from 'fastify';
import { mainCategoriesCall } from '../../contract/calls.ts';
import type { MainCategoriesAnswer } from '../../contract/catalogue.ts';
import { paths } from '../../contract/pages.ts';

/** So the first visitors find some pages cached, and do not wait for code that has never run, half a second in which all others would wait too. */
export async function renderFirstPages(app: FastifyInstance, isStopping: () => boolean): Promise<void> {
  const { data } = (await app.inject({ url: mainCategoriesCall })).json<MainCategoriesAnswer>();
  const searches = data.map(({ name }) => `${paths.productList}/?${new URLSearchParams({ search: name })}`);
  const headers = { 'sec-purpose': 'prefetch' };
  for (const url of [paths.home, `${paths.productList}/`, ...searches]) if (!isStopping()) await app.inject({ url, headers });
}

/** Pictures of the home page in the widths that phones and desktops ask for. */
const homePictures = /\/media\/[^"\s]+\?w=(?:240|320|480)\b/gu;

/** One after the other, so that the first visitor of a fresh shop meets none that is still being drawn. A failure is left to the visitor who asks. */
export async function drawHomePictures(app: FastifyInstance, isStopping: () => boolean): Promise<void> {
  const { body } = await app.inject({ url: paths.home });
  for (const url of new Set(body.match(homePictures))) if (!isStopping()) await app.inject({ url, headers: { accept: 'image/avif' } });
}
