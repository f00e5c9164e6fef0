import { wholeNumber } from '../../../kit/messages/en-GB/numbers.ts';

/** Words as a list in a sentence: "a, b and c". */
export const wordList = new Intl.ListFormat('en-GB', { type: 'conjunction' });

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
  search: 'Search',
  results: (search: string) => `Results for “${search}”`,
  tagged: 'Tagged products',
  withPage: (title: string, page: number) => `${title}, page ${page}`,
  count: (products: number, page: number) => `${wholeNumber(products)} products${page > 1 ? `, page ${page}` : ''}`,
  page: (page: number) => ` Page ${page}.`,
  filters: { category: 'Category', tag: 'Tag', brand: 'Brand' },
  /** For the active filters and the drawer: the search, the category and the tag stay. */
  clearing: { clear: 'Clear all choices' },
  /** The drawer's button and title: the specification's “Categories”, and the rest. */
  drawer: { openWithOthers: 'Categories & filters', titleWithOthers: 'Categories and filters' },
  columns: ['Product', 'Pack', 'Code', 'Storage', 'Allergens'] as const,
  rows: 'List view',
  cards: 'Grid view',
  productCategories: 'Product Categories',
  searchList: 'Search the product list',
  searchPlaceholder: 'Search for products',
  toResults: 'Skip to the results',
  toFilters: 'Skip to the filters',
  filtersLabel: 'Filters',
  nearestSizes: (sizes: string) => `No ${sizes}. Nearest sizes first.`,
  notAllWords: 'Nothing has every word. Showing ',
  close: (full: number) => `${full} with every word, then close ones.`,
  didYouMean: 'Did you mean',
  showing: 'Showing',
  /** Where a claim comes from, in five words; the claim stands in bold before it. */
  sources: {
    stated: 'as stated by the maker.',
    declared: 'none declared, not even traces.',
    /** Lactose free milk is milk. */
    despiteMilk: 'claimed, not for milk allergy.',
    deniedWords: 'none here claims to be.',
  },
  not: (word: string) => `Not ${word}`,
  checkLabel: 'Check the label.',
} as const;
