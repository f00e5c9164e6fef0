/** The own words of the product list; the names of the orders are the specification's (section 9). */
export const words = {
  sortings: {
    alphabetical_asc: 'Alphabetical: A-Z',
    alphabetical_desc: 'Alphabetical: Z-A',
    popularity: 'Popularity',
    created_at_desc: 'Newest First',
    created_at_asc: 'Oldest First',
  },
  unknownTag: 'Tag not found',
  unknownCategory: 'Category not found',
  unknownHelp:
    'It may have been renamed or taken away, or the address is not quite right. Choose one of the categories, or search the range.',
  results: (search: string) => `Results for “${search}”`,
  tagged: 'Tagged products',
  withPage: (title: string, page: number) => `${title}, page ${page}`,
  page: (page: number) => ` Page ${page}.`,
  filters: {
    category: 'Category',
    tag: 'Tag',
    brand: 'Brand',
  },
  /** For the active filters and the drawer: the search, the category and the tag stay. */
  clearing: { clear: 'Clear all brands' },
  productCategories: 'Product Categories',
  searchList: 'Search the product list',
  searchPlaceholder: 'Search for products',
  toResults: 'Skip to the results',
  toFilters: 'Skip to the filters',
  filtersLabel: 'Filters',
  nearestSizes: (sizes: string, shown: string) => `Nothing called “${shown}” comes in ${sizes}. The nearest sizes come first. Showing `,
  notAllWords: 'Nothing has all these words. Showing ',
  close: (full: number) => `Products with all these words: ${full}. Those that come close follow.`,
  foundElsewhere: (words: string) =>
    `No product here is called “${words}”. These only have it in another name, their category or their description.`,
  didYouMean: 'Did you mean',
  showing: 'Showing',
  without: (words: string) => `Without products that are said to be ${words}, as you asked.`,
  judged: (words: string) =>
    `Judged ${words} by the allergens that makers declare: none of these products names one, not even as a possible trace. Check the label before you serve.`,
  claimed: (words: string) =>
    `Called ${words} by their makers, or without milk among the allergens they declare. What is called ${words} may be made of milk: not for a milk allergy. Check the label before you serve.`,
  nothingMatches: (search: string) => `Nothing matches “${search}”`,
  nothingYet: 'There is nothing here yet',
  near: (search: string, category: string, total: number) => `${search} in ${category} (${total})`,
  nearSearch: (search: string, total: number, without?: string) =>
    without ? `${search}, none of them said to be ${without} (${total})` : `${search} (${total})`,
  searchFor: (search: string) => `Search for “${search}”`,
  askForIt: 'Ask us for it',
  askSubject: (search: string) => `Do you stock ${search}?`,
  takeFilterOff: 'Take a filter off, or look in another category.',
  askUs: 'We may have it all the same, or can get it: ask us',
  protected: (words: readonly string[]) =>
    `No product that matches the search says or declares that it is ${words.join(' and ')}, and we never leave that out.`,
  advice: 'Check the spelling, use fewer words, or choose one of the categories.',
} as const;
