import { capitalised } from '../../words.ts';

/** The words of a list without products. */
export const noProductsWords = {
  unknownHelp: 'Pick a category or search the range',
  nothingHas: (words: string) => `None declared ${words}`,
  nothingYet: 'Nothing here yet',
  near: (search: string, category: string, total: number) => `${capitalised(search)} in ${category} (${total.toLocaleString('en-GB')})`,
  nearSearch: (search: string, total: number, without?: string) =>
    without
      ? `See all ${search} (${total.toLocaleString('en-GB')}, not ${without})`
      : `${capitalised(search)} (${total.toLocaleString('en-GB')})`,
  searchFor: (search: string) => `Search for “${search}”`,
  notFound: 'We cannot find that',
  askForIt: 'Ask us for it',
  askSubject: (search: string) => `Do you stock ${search}?`,
  takeFilterOff: 'Take a filter off, or try another category.',
  advice: (search: string) => (/\s/u.test(search) ? 'Try fewer words or another spelling' : 'Try another spelling'),
} as const;
