/** The words of the list of products that were looked at. */
export const words = {
  heading: 'Recently viewed',
  cleared: 'The list has been cleared.',
  clear: 'Clear recently viewed',
} as const;
