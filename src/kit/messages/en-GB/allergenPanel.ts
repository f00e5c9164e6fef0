export const allergenPanel = {
  heading: 'Allergens',
  contains: 'Contains',
  mayContain: 'May contain',
  /** The folded list of all others of the law. */
  others: (count: number): string => `Other ${count}: none declared`,
  /** The same where nothing is declared at all. */
  all: (count: number): string => `None of the ${count} declared`,
  none: 'None declared.',
  unknown: 'Not declared.',
};
