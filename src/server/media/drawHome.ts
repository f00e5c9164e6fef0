import type { FastifyInstance } from 'fastify';
import { mediaTypes } from './formats.ts';

/** Pictures of the home page in the widths that phones and desktops ask for. */
const wanted = /\/media\/[^"\s]+\?w=(?:240|320|480)\b/gu;

/** One after the other, so that the first visitor of a fresh shop meets none that is still being drawn. A failure is left to the visitor who asks. */
export async function drawHomePictures(app: FastifyInstance, isStopping: () => boolean): Promise<void> {
  const { body } = await app.inject({ url: '/' });
  for (const url of new Set(body.match(wanted))) {
    if (isStopping()) return;
    await app.inject({ url, headers: { accept: mediaTypes.avif } });
  }
}
