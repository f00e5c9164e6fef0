import { useSyncExternalStore } from 'react';
import { textKey } from '../../contract/text.ts';
import { localText } from '../localText.ts';

/** The searches of this device, the newest first, as a list in JSON. */
const stored = localText('recentSearches');

/** Most searches stored. */
const maxSearches = 6;

const none: readonly string[] = [];

/** The last result, since a snapshot must stay the same object while nothing changes. */
let read: { text: string | null; searches: readonly string[] } = { text: null, searches: none };

function parse(text: string | null): readonly string[] {
  try {
    const searches = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(searches) ? searches.filter((search) => typeof search === 'string' && search !== '').slice(0, maxSearches) : none;
  } catch {
    return none;
  }
}

function snapshot(): readonly string[] {
  const text = stored.read();
  if (text !== read.text) read = { text, searches: parse(text) };
  return read.searches;
}

function store(searches: readonly string[]): void {
  stored.write(searches.length > 0 ? JSON.stringify(searches) : null);
  stored.tell();
}

/** Stores a search, once in whatever capitals it is typed; an empty one is none. */
export function rememberSearch(search: string): void {
  if (search) store([search, ...snapshot().filter((other) => textKey(other) !== textKey(search))].slice(0, maxSearches));
}

/** Deletes all of them. */
export function forgetSearches(): void {
  store(none);
}

/** The last searches of this device, the newest first. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(stored.subscribe, snapshot, () => none);
}
