/** The demo range as tests ask it. */
import { readDemoCatalogue } from '../../src/demo/range/index.ts';
import type { DemoCategory } from '../../src/demo/types.ts';

/** The whole range, read once. */
export const demo = await readDemoCatalogue();

/** The way from a main category down to each node, by the node's slug: its ancestors first, itself last. */
export const paths: ReadonlyMap<string, readonly string[]> = new Map(demo.categories.flatMap((main) => pathsBelow(main, [])));

function pathsBelow(category: DemoCategory, above: readonly string[]): [string, readonly string[]][] {
  const path = [...above, category.slug];
  return [[category.slug, path], ...category.children.flatMap((child) => pathsBelow(child, path))];
}
