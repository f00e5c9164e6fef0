import type { Category } from '../contract/catalogue.ts';

/** The way from a main category down to one of its descendants, both included; empty when there is no such category. */
export function categoryPathTo(categories: readonly Category[], id: number): readonly Category[] {
  for (const category of categories) {
    if (category.id === id) return [category];
    const below = categoryPathTo(category.subCategories, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
