export const words = {
  /** What all are is told to those who do not see the heading beside it. */
  seeAll: 'See all',
  products: ' products',
} as const;
