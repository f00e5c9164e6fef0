export const words = {
  recent: 'Recent searches',
  clear: 'Clear recent searches',
  searched: 'Recent',
  brands: 'Brands',
  products: (total: number): string => (total === 1 ? '1 product' : `${total.toLocaleString('en-GB')} products`),
} as const;
