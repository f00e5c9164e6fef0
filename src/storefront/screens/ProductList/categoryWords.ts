/** The words of the list's categories, which are fetched apart from it. */
export const categoryWords = { missing: 'The other categories could not be loaded.' } as const;
