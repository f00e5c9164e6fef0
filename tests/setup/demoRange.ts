/** The demo range as tests ask it. */
import { readRange } from '../../src/demo/range/index.ts';
import { sourceLine } from '../../src/demo/source.ts';
import type { DemoCategory } from '../../src/demo/types.ts';
import type { CatalogueSource } from '../../src/range/source.ts';

const lines = await Array.fromAsync(readRange());

/** A range out of its lines. */
function whole<Category, Product>(
  all: readonly ({ category: Category } | { product: Product })[],
): {
  categories: Category[];
  products: Product[];
} {
  return {
    categories: all.flatMap((line) => ('category' in line ? [line.category] : [])),
    products: all.flatMap((line) => ('product' in line ? [line.product] : [])),
  };
}

/** The whole range, read once. */
export const demo = whole(lines);

/** The whole range as it is loaded. */
export function demoSource(): CatalogueSource {
  return whole(lines.map((line) => sourceLine(line)));
}

/** The way from a main category down to each node, by the node's slug: its ancestors first, itself last. */
export const paths: ReadonlyMap<string, readonly string[]> = new Map(demo.categories.flatMap((main) => pathsBelow(main, [])));

function pathsBelow(category: DemoCategory, above: readonly string[]): [string, readonly string[]][] {
  const path = [...above, category.slug];
  return [[category.slug, path], ...category.children.flatMap((child) => pathsBelow(child, path))];
}
