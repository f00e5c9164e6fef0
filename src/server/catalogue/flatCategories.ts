import type { Database } from '../database/index.ts';

export interface PlacedCategory {
  readonly slug: string;
  /** Names from the top of the tree down to its own. */
  readonly path: readonly string[];
  readonly isMain: boolean;
  readonly image: string;
}

/** All categories in the order of a printed tree: each followed by those below it. */
export async function readPlacedCategories({ kysely }: Database): Promise<PlacedCategory[]> {
  const rows = await kysely
    .selectFrom('category')
    .innerJoin('categoryKey', 'categoryKey.id', 'category.id')
    .select(['category.id', 'category.parentId', 'category.name', 'category.isMain', 'category.image', 'categoryKey.slug'])
    .orderBy('category.position')
    .execute();
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const below = (parent: number | null, path: readonly string[]): PlacedCategory[] =>
    (children.get(parent) ?? []).flatMap(({ id, name, slug, isMain, image }) => {
      const own = [...path, name];
      return [{ slug, path: own, isMain, image }, ...below(id, own)];
    });
  return below(null, []);
}
