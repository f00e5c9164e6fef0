/** Stop words and conjunctions of a search. */

/** Words that carry no meaning in a product search. */
export const stopWords = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'n', 'of', 'or', 'the', 'to', 'with']);

/** Words between things that share a statement: "nut and egg free". */
export const conjunctions = new Set(['and', 'or']);
