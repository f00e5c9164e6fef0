/** A set of products that can be listed without searching (everything, a category, a tag), named by a number, so that one table serves all lists. */

export const everythingListing = 0;

export const categoryListing = (categoryId: number): number => categoryId;

export const tagListing = (tagId: number): number => -tagId;
