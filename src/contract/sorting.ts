/** The orders a product list can be shown in (specification, section 9), in the order the Sort By menu lists them. */
export const sortings = ['alphabetical_asc', 'alphabetical_desc', 'popularity', 'created_at_desc', 'created_at_asc'] as const;

export type Sorting = (typeof sortings)[number];

/** Default order of a list. Within a search it puts the best matches first, then the best sellers. */
export const defaultSorting: Sorting = 'popularity';

/** Whether a text from outside (address bar, local storage) names an order. */
export function isSorting(value: unknown): value is Sorting {
  return typeof value === 'string' && (sortings as readonly string[]).includes(value);
}
