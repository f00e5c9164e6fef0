/** The facts of a product as the cells of a file, which an import reads unchanged. */
import { factOf } from './columnNames.ts';
import type { SourceProduct } from './source.ts';
import { listCell } from './cells.ts';
import { productColumns, type Cells, type Column } from './columns.ts';
import type { PresentProduct } from './readRange.ts';

/** The fact of a column, but for its categories; empty without one. */
export function factCell(product: Omit<SourceProduct, 'variants'>, column: string): string {
  const { allergens, possibleAllergens = [], nutrition, categories: _paths, hazards = [], goesWith = [], ...others } = product;
  const facts: Readonly<Record<string, string | number | undefined>> = {
    ...(others as Readonly<Record<string, string | number | undefined>>),
    ...nutrition,
    nutritionPer: nutrition?.per,
    allergens: allergens && (listCell(allergens.contains) || 'none'),
    mayContain: listCell(allergens?.mayContain ?? possibleAllergens),
    hazards: listCell(hazards),
    goesWith: listCell(goesWith),
  };
  return String(facts[factOf(column)] ?? '');
}

/** The facts of a product as cells, but for its categories. */
export function factCells(product: Parameters<typeof factCell>[0]): Partial<Cells> {
  return Object.fromEntries(productColumns.map((column) => [column, factCell(product, column)]));
}

/** A product of the shop, with its pictures by their hashes. */
type ShopProduct = Omit<SourceProduct, 'variants'> & {
  readonly variants: readonly {
    readonly tags: readonly string[];
    readonly images: readonly { readonly view: string; readonly hash: string }[];
  }[];
};

/** A product of the shop as an import keeps it. @param lacking - columns that its file does not have */
export function presentProduct({ variants, ...facts }: ShopProduct, lacking: readonly Column[]): PresentProduct {
  const cells = factCells(facts);
  // The time of its creation is known without, and no popularity is the usual one.
  const kept = lacking
    .filter((column) => cells[column] && column !== 'created_at' && (column !== 'popularity' || cells[column] !== '0'))
    .map((column) => [column, cells[column]]);
  return {
    cells: Object.fromEntries(kept) as Partial<Cells>,
    facts,
    variants: variants.map(({ tags, images }) => ({
      tags,
      images: images.map(({ view, hash }) => ({ view, source: { kind: 'stored', hash } as const })),
    })),
  };
}
