/** One product out of the range or back in it. The whole range is loaded again, since orders, facets, search and what is related depend on all of it. */
import type { Database } from '../database/index.ts';
import { NotFoundError, RequestError } from '../errors.ts';
import { readCatalogue, readProducts, versionOf, type ReadLine, type ReadProduct } from './exportCatalogue.ts';
import { InvalidCatalogueError } from './load/check.ts';
import { loadInThread } from './load/inThread.ts';
import type { CatalogueLine, SourceCategory, SourceImage, SourceProduct } from './source.ts';

/** A product of the present range. @throws {NotFoundError} when there is none of this code */
export async function readProduct(database: Database, code: string): Promise<ReadProduct> {
  const [found] = await readProducts(database, { code });
  if (!found) throw new NotFoundError(`The range has no product ${code}.`);
  return found.product;
}

type ReadImage = ReadProduct['variants'][number]['images'][number];

/** A product that can be loaded, with a source for each of its pictures. */
const withPictures = ({ variants, ...facts }: ReadProduct, source: (image: ReadImage) => SourceImage['source']): SourceProduct => ({
  ...facts,
  variants: variants.map(({ tags, images }) => ({ tags, images: images.map((image) => ({ view: image.view, source: source(image) })) })),
});

/** A product as it can be loaded into any range: with the sources of its pictures. */
export const sourceOf = (product: ReadProduct): SourceProduct => withPictures(product, ({ source }) => source);

/** A product that stays, with the pictures that the shop has of it. */
const storedOf = (product: ReadProduct): SourceProduct => withPictures(product, ({ hash }) => ({ kind: 'stored', hash }));

/** Loads the range anew without a product, or with another in its place. @throws {RequestError} 422 when it does not fit, or the range is replaced */
export async function replaceProduct(database: Database, code: string, next?: SourceProduct): Promise<void> {
  const basedOn = await versionOf(database);
  const options = { removeMissing: true, basedOn };
  const watch = { onProgress: () => {}, signal: new AbortController().signal };
  await loadInThread(database.connection, rangeWith(database, code, next), options, watch).catch((error: unknown) => {
    throw error instanceof InvalidCatalogueError ? new RequestError(422, error.message) : error;
  });
}

async function* rangeWith(database: Database, code: string, next: SourceProduct | undefined): AsyncGenerator<CatalogueLine> {
  const placed: Extract<ReadLine, { category: unknown }>['category'][] = [];
  let isTreeGiven = false;
  for await (const line of readCatalogue(database)) {
    if ('category' in line) placed.push(line.category);
    else {
      if (!isTreeGiven) yield* treeOf(placed).map((category) => ({ category }));
      isTreeGiven = true;
      if (line.product.code !== code) yield { product: storedOf(line.product) };
    }
  }
  if (!isTreeGiven) yield* treeOf(placed).map((category) => ({ category }));
  if (next) yield { product: next };
}

function treeOf(placed: readonly Extract<ReadLine, { category: unknown }>['category'][]): SourceCategory[] {
  const levels: SourceCategory[][] = [[]];
  for (const { slug, path, isMain, image } of placed) {
    const children: SourceCategory[] = [];
    levels[path.length - 1]!.push({ slug, name: path.at(-1)!, isMain, image: { kind: 'stored', hash: image.hash }, children });
    levels[path.length] = children;
  }
  return levels[0]!;
}
