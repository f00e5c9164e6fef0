/**
 * A shelf is a set of products that can be listed without searching: everything, a category with all below it, or a tag. One number
 * names it, so that one table (`shelf_product`) serves all lists.
 */

/** The shelf with the whole range. */
export const everythingShelf = 0;

/** The shelf of a category and all its descendants. */
export function categoryShelf(categoryId: number): number {
  return categoryId;
}

/** The shelf of a tag. */
export function tagShelf(tagId: number): number {
  return -tagId;
}
