export const words = {
  seeAllProducts: 'See all products',
  openAccount: 'Open a business account',
} as const;
