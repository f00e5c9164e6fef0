/** Numbers that the screen and the server must agree on. Sources: specification, sections 7 and 9, and the API contract. */

export const apiTimeoutMs = 20_000;

export const productListPageSize = 12;

export const homeBestSellerCount = 18;

/** Number of best sellers below a search that found nothing. */
export const emptyListBestSellerCount = 4;

/** `limit` of `GET products`: how many products one answer may hold. */
export const productLimit = { min: 1, max: 100, default: 12 } as const;

/** Longest search text, in UTF-16 code units: far beyond any product name, short enough to be cheap. */
export const searchTextMaxLength = 200;

export const brandFilterMax = 50;

/** Letters from which on the search suggests something, and the most products, categories, brands and texts that it suggests. */
export const suggestionMinLength = 2;
export const suggestionLimits = { products: 6, categories: 3, brands: 3, texts: 3 } as const;

/** Longest brand name, in UTF-16 code units. */
export const brandNameMaxLength = 100;

export const facetFilterMax = 50;

/** Highest id and offset: the range of PostgreSQL's `integer`. */
export const integerMax = 2_147_483_647;

export const relatedProductCount = 8;

/** A file may have as many bytes as this and no more: 5 MB. Screen and server use the same limit. */
export const documentMaxBytes = 5 * 1024 * 1024;

export const directorCount = { min: 1, max: 20 } as const;

/** How long the links in mails work, in hours: to confirm a mail address, to choose the first password, and to choose another. */
export const linkHours = { verify: 24, setPassword: 72, reset: 1 } as const;

/** How long the link works by which an applicant answers a question, in days. */
export const questionDays = 14;

export type LinkPurpose = keyof typeof linkHours;

/** How long a link works, in the words of every sentence that promises it. */
export function linkLifetime(purpose: LinkPurpose): string {
  const hours: number = linkHours[purpose];
  return hours === 1 ? 'one hour' : `${hours} hours`;
}
