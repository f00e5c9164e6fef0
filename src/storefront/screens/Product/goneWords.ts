/** The words in place of a product that is gone. */
export const goneWords = {
  title: 'We no longer stock this',
} as const;
