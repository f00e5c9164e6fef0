/** The present range as the cells of a file: what an export writes, and what an import leaves as it is where its file lacks the column. */
import type { CatalogueKey, ReadLine } from '../../server/catalogue/index.ts';
import { placeholderGenerator, type SourceProduct } from '../../range/source.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Client } from '../client.ts';
import type { Column } from '../../range/columns.ts';
import { presentProduct } from '../../range/fileCells.ts';
import type { KnownCatalogue, PresentProduct } from '../../range/readRange.ts';
import { Spool, type Place } from '../../range/spool.ts';
import type { KnownCategory } from '../../range/tree.ts';

/** Asks for the keys of the present catalogue. @param client - undefined when there is no shop yet */
export async function collectKeys(client: Pick<Client, 'lines'> | undefined): Promise<KnownCatalogue> {
  const categories: KnownCategory[] = [];
  const createdAt = new Map<string, string>();
  const pictures = new Set<string>();
  for await (const key of client?.lines<CatalogueKey>(staffPaths.catalogueKeys) ?? []) {
    if ('category' in key) categories.push(key.category);
    else if ('product' in key) createdAt.set(key.product.code, key.product.createdAt);
    else for (const hash of key.pictures) pictures.add(hash);
  }
  return { categories, createdAt, pictures };
}

/** The products of the shop, which wait on the disk. */
export class PresentRange {
  readonly categories: KnownCategory[] = [];
  readonly #places = new Map<string, Place>();
  readonly #spool = new Spool<PresentProduct>();

  /** Reads what the shop has in the columns that a file lacks. @param keepsTree - whether categories keep their pictures and places whatever columns there are */
  static async read(client: Pick<Client, 'lines'>, lacking: readonly Column[], keepsTree: boolean): Promise<PresentRange> {
    const range = new PresentRange();
    for await (const line of client.lines<ReadLine>(staffPaths.catalogue)) {
      if ('product' in line) range.#places.set(line.product.code, range.#spool.write(presentProduct(line.product, lacking)));
      else {
        const { path, slug, isMain, image } = line.category;
        const isDrawn = image.source.kind === 'generated' && image.source.generator === placeholderGenerator;
        const kept = (keepsTree || lacking.includes('images')) && !isDrawn ? { image: { kind: 'stored', hash: image.hash } as const } : {};
        range.categories.push({ path, slug, ...kept, ...(keepsTree || lacking.includes('main_category') ? { isMain } : {}) });
      }
    }
    return range;
  }

  *products(): Generator<SourceProduct> {
    for (const place of this.#places.values()) {
      const { facts, variants } = this.#spool.read(place);
      yield { ...facts, variants };
    }
  }

  product(code: string): PresentProduct | undefined {
    const place = this.#places.get(code);
    return place && this.#spool.read(place);
  }

  close(): void {
    this.#spool.close();
  }
}
