/** One product of the range: read, taken out, put back. */
import type { Database } from '../database/index.ts';
import { NotFoundError } from '../errors.ts';
import { readProducts, type ReadProduct } from './exportCatalogue.ts';
import { refuseInvalid } from './load/check.ts';
import { changeProducts } from './load/changeProducts.ts';
import type { SourceProduct } from '../../range/source.ts';

/** A product of the present range. @throws {NotFoundError} when there is none of this code */
export async function readProduct(database: Database, code: string): Promise<ReadProduct> {
  const [found] = await readProducts(database, { code });
  if (!found) throw new NotFoundError(`The range has no product ${code}.`);
  return found.product;
}

/** A product as it can be loaded into any range: with the sources of its pictures. */
export const sourceOf = ({ variants, ...facts }: ReadProduct): SourceProduct => ({
  ...facts,
  variants: variants.map(({ tags, images }) => ({ tags, images: images.map(({ view, source }) => ({ view, source })) })),
});

/** Takes a product out of the range, or puts another in its place. @param basedOn - the version of the range that it was made of @throws {RequestError} 422 when it does not fit, or there is a newer version */
export async function replaceProduct(database: Database, code: string, next?: SourceProduct, basedOn?: number): Promise<void> {
  await changeProducts(database, [{ code, next }], basedOn).catch(refuseInvalid);
}
