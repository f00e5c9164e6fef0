/**
 * A listing is a set of products that can be listed without searching: everything, a category with all below it, or a tag. One number
 * names it, so that one table (`listing_product`) serves all lists.
 */

export const everythingListing = 0;

/** The listing of a category and all its descendants. */
export function categoryListing(categoryId: number): number {
  return categoryId;
}

export function tagListing(tagId: number): number {
  return -tagId;
}
