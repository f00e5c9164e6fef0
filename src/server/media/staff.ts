import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { mediaWidths, type MediaWidth } from '../../contract/media.ts';
import { BoundedQueue } from '../boundedQueue.ts';
import { findMedia } from '../catalogue/index.ts';
import type { Database } from '../database/index.ts';
import { NotFoundError, RequestError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { staffPaths } from '../staff/paths.ts';
import { withPlaceholder, type PictureGenerators } from './generators.ts';
import { makePicture } from './make.ts';
import { explainStore, type MediaStore } from './store.ts';

/** The width in which generated pictures are handed out: the largest that the shop shows. */
const handedOutWidth = Math.max(...mediaWidths) as MediaWidth;

const paramsSchema = z.object({ hash: z.string().regex(/^[0-9a-f]{12}$/u) });

/** An original as it was imported, a generated picture as WebP in {@link handedOutWidth}. One at a time and uncached: an export asks for all there are. */
export function staffPictureRoutes(
  database: Database,
  store: MediaStore,
  loadGenerators: () => Promise<PictureGenerators>,
): FastifyPluginCallback {
  return routes((app) => {
    const queue = new BoundedQueue({
      name: 'staff-pictures',
      concurrency: 1,
      waitingLimit: 64,
      busyMessage: 'Too many pictures are being exported. Please try again.',
      retryAfterMs: 5_000,
    });

    // An export is logged by its call for the range, not by forty thousand calls for pictures.
    app.get(staffPaths.picture, { schema: { params: paramsSchema }, logLevel: 'warn' }, async ({ params: { hash } }, reply) => {
      const source = await findMedia(database, hash);
      if (!source) throw new NotFoundError(`There is no picture ${hash}.`);
      void reply.type('application/octet-stream');
      if (source.kind === 'generated') {
        const generators = await withPlaceholder(loadGenerators);
        return reply.send(await queue.run(() => makePicture(source, handedOutWidth, 'webp', { store, generators })));
      }
      const original = await explainStore(store, 'read', store.read(source.path), (message) => new RequestError(503, message));
      if (!original) throw new NotFoundError(`${source.path} is not in ${store.place}.`);
      return reply.send(original);
    });
  });
}
