export const words = {
  /** The second word is for those who do not see the heading beside it. */
  seeAll: 'See all',
  products: ' products',
} as const;
