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
  full: (max: number): string => `Up to ${max} brands at once. Untick one first.`,
};
