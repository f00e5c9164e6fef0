/** The little words of a sentence. */

/** Words that carry no meaning in a product search. */
export const emptyWords = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'n', 'of', 'or', 'the', 'to', 'with']);

/** Between things of which the same is said. */
export const joining = new Set(['and', 'or']);
