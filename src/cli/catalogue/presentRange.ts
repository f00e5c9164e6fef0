/** The present range as the cells of a file: what an export writes, and what an import leaves as it is where its file lacks the column. */
import type { Nutrition } from '../../contract/catalogue.ts';
import { placeholderGenerator, type ReadLine, type ReadProduct } from '../../server/catalogue/index.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Client } from '../client.ts';
import { escapePart } from './cells.ts';
import type { Cells, Column } from './columns.ts';
import type { PresentProduct } from './readRange.ts';
import { Spool, type Place } from './spool.ts';
import type { KnownCategory } from './tree.ts';

/** The products of the shop, which wait on the disk. */
export class PresentRange {
  readonly categories: KnownCategory[] = [];
  readonly #places = new Map<string, Place>();
  readonly #spool = new Spool<PresentProduct>();

  /** Reads what the shop has in the columns that a file lacks. */
  static async read(client: Pick<Client, 'lines'>, lacking: readonly Column[]): Promise<PresentRange> {
    const range = new PresentRange();
    for await (const line of client.lines<ReadLine>(staffPaths.catalogue)) {
      if ('product' in line) range.#add(line.product, lacking);
      else {
        const { path, slug, isMain, image } = line.category;
        const isDrawn = image.source.kind === 'generated' && image.source.generator === placeholderGenerator;
        const kept = lacking.includes('images') && !isDrawn ? { image: { kind: 'stored', hash: image.hash } as const } : {};
        range.categories.push({ path, slug, ...kept, ...(lacking.includes('main_category') ? { isMain } : {}) });
      }
    }
    return range;
  }

  product(code: string): PresentProduct | undefined {
    const place = this.#places.get(code);
    return place && this.#spool.read(place);
  }

  close(): void {
    this.#spool.close();
  }

  #add(product: ReadProduct, lacking: readonly Column[]): void {
    const cells = factCells(product);
    const variants = product.variants.map(({ tags, images }) => ({
      tags,
      images: images.map(({ view, hash }) => ({ view, source: { kind: 'stored', hash } as const })),
    }));
    // The time of its creation is known without, and no popularity is the usual one.
    const kept = lacking
      .filter((column) => cells[column] && column !== 'created_at' && (column !== 'popularity' || cells[column] !== '0'))
      .map((column) => [column, cells[column]]);
    this.#places.set(product.code, this.#spool.write({ cells: Object.fromEntries(kept) as Partial<Cells>, variants }));
  }
}

/** The facts of a product as cells, but for its categories. */
export function factCells({ allergens, possibleAllergens = [], nutrition, ...product }: ReadProduct): Partial<Cells> {
  return {
    name: product.name,
    brand: product.brand,
    pack_size: product.packSize,
    case_size: product.caseSize ?? '',
    description: product.description,
    storage: product.storage ?? '',
    allergens: allergens ? listCell(allergens.contains) || 'none' : '',
    may_contain: listCell(allergens?.mayContain ?? possibleAllergens),
    ingredients: product.ingredients ?? '',
    origin: product.origin ?? '',
    shelf_life: product.shelfLife ?? '',
    barcode: product.barcode ?? '',
    hazards: listCell(product.hazards ?? []),
    safety_sheet: product.safetySheet ?? '',
    ...(nutrition && nutritionCells(nutrition)),
    popularity: String(product.popularity),
    created_at: product.createdAt,
  };
}

/** A nutrition declaration in its columns. */
function nutritionCells({ per, energyKj, energyKcal, ...grams }: Nutrition): Partial<Cells> {
  const numbers = { energy_kj: energyKj, energy_kcal: energyKcal, ...grams };
  return { nutrition_per: per, ...Object.fromEntries(Object.entries(numbers).map(([column, value]) => [column, String(value)])) };
}

/** A list that is imported unchanged. */
export function listCell(parts: readonly string[]): string {
  return parts.map(escapePart).join(' | ');
}
