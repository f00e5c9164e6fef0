/** The pictures of single products, which only the desk changes. */
import { hash } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { wholeNumber } from '../../contract/catalogue.ts';
import { RefusedPictureError } from '../../range/errors.ts';
import { extensionOf, pictureLimits } from '../../range/picture.ts';
import type { MediaSource } from '../../range/source.ts';
import { versionOf } from '../catalogue/exportCatalogue.ts';
import { readPlacedCategories } from '../catalogue/flatCategories.ts';
import { readProduct, replaceProduct } from '../catalogue/oneProduct.ts';
import { codeSchema, noted, readCells } from '../catalogue/staffProducts.ts';
import type { Database } from '../database/index.ts';
import { RequestError } from '../errors.ts';
import { routes } from '../http/validation.ts';
import { originalPath, type MediaStore } from '../media/index.ts';
import { staffActor } from '../staff/decisions.ts';
import { requireSession } from './access.ts';
import { deskPaths } from './rules.ts';

/** The calls about the pictures of one product, which has them at its first variant. They are signed by whoever is signed in. @param store - keeps the originals */
export function productPictureRoutes(database: Database, store: MediaStore): FastifyPluginCallback {
  /** @param source - of a new picture, which any name stands for that is not of a stored one */
  async function change(code: string, by: string, choose: (present: readonly string[]) => readonly string[], source?: MediaSource) {
    const [basedOn, before] = [await versionOf(database), await readProduct(database, code)];
    const images = choose(before.variants[0]!.images.map(({ view, hash }) => `${view}=stored:${hash}`)).join(' | ');
    const next = await readCells(database, before, await readPlacedCategories(database), { images }, source);
    const noting = { code, actor: staffActor(by), kind: 'changed', note: 'picture' } as const;
    await noted(database.kysely, noting, () => replaceProduct(database, code, next, basedOn));
  }
  return routes((app) => {
    const parsing = { parseAs: 'buffer', bodyLimit: pictureLimits.bytes } as const;
    app.addContentTypeParser('application/octet-stream', parsing, (_request, bytes, done) => done(null, bytes));

    const placeSchema = z.object({ place: z.enum(['first', 'last']).default('first') });
    const newSchema = { params: codeSchema, body: z.instanceof(Buffer), querystring: placeSchema };
    app.put(deskPaths.productPicture, { schema: newSchema }, async (request, reply) => {
      const { params, query, body } = request;
      const extension = await extensionOf(body).catch((error: unknown) => {
        throw error instanceof RefusedPictureError ? new RequestError(422, `The picture ${error.message}.`) : error;
      });
      const path = originalPath(hash('sha256', body), extension);
      await store.write(path, body);
      const choose = (present: readonly string[]) => (query.place === 'first' ? ['new', ...present.slice(1)] : [...present, 'new']);
      await change(params.code, requireSession(request).member.name, choose, { kind: 'file', path });
      return reply.code(204).send();
    });

    const oldSchema = { params: codeSchema, querystring: z.object({ index: wholeNumber(0, 100) }) };
    app.delete(deskPaths.productPicture, { schema: oldSchema }, async (request, reply) => {
      const { params, query } = request;
      await change(params.code, requireSession(request).member.name, (present) => present.toSpliced(query.index, 1));
      return reply.code(204).send();
    });
  });
}
