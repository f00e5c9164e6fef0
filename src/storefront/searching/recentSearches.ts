import { textKey } from '../../contract/text.ts';
import { storedList } from '../storedList.ts';

const maxSearches = 6;

const isSearch = (value: unknown): value is string => typeof value === 'string' && value !== '';

const searches = storedList('recentSearches', maxSearches, isSearch);

/** Stores a search, once in whatever capitals it is typed; an empty one is none. */
export function rememberSearch(search: string): void {
  if (search) searches.put(search, (other) => textKey(other) === textKey(search));
}

export const forgetSearches = searches.clear;

/** The last searches of this device, the newest first. */
export const useRecentSearches = searches.useItems;
