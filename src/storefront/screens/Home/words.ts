export const words = {
  seeAllProducts: 'See all products',
} as const;
