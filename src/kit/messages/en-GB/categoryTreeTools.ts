export const categoryTreeTools = {
  /** How many categories a filter found, or were fetched. */
  found: (count: number): string => (count === 1 ? '1 category' : `${count} categories`),
  noneFound: (text: string): string => `No category matches “${text}”`,
  loading: 'Loading…',
  failed: 'These categories could not be loaded.',
  retry: 'Try again',
};
