/** The category tree and the brands. */

export const brandFilter = {
  legend: 'Brands',
  chosen: (count: number): string => `${count} chosen`,
  find: 'Find a brand',
  found: (count: number): string => (count === 1 ? '1 brand found' : `${count} brands found`),
  noneFound: (text: string): string => `No brand matches “${text}”`,
  none: 'No brands to choose from',
  showAll: (count: number): string => `Show all ${count} brands`,
  showFewer: 'Show fewer',
  clear: 'Clear brands',
};

/** Kept, since making one takes longer than rendering a row. */
const wholeNumber = /* @__PURE__ */ new Intl.NumberFormat('en-GB');

export const categoryTree = {
  label: 'Product categories',
  /** The visible count. */
  count: (count: number): string => wholeNumber.format(count),
  /** Spoken after it. */
  products: (count: number): string => (count === 1 ? 'product' : 'products'),
};
