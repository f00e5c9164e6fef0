/** The words in place of a product that is gone. */
export const goneWords = {
  title: 'We no longer stock this',
  text: 'It may have been withdrawn.',
} as const;
