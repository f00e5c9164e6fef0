import { useSyncExternalStore } from 'react';
import { isSorting, type Sorting } from '../../contract/sorting.ts';
import { localText } from '../localText.ts';

/** The last chosen order, under the key of the specification (section 3). */
const stored = localText('sortBy');

function read(): Sorting | undefined {
  const text = stored.read();
  return isSorting(text) ? text : undefined;
}

/** Keeps the visitor's choice of order for later visits. */
export function storeSorting(sorting: Sorting): void {
  stored.write(sorting);
  stored.tell();
}

/** The order the visitor chose last; `undefined` on the server, while hydrating, and when there is none. */
export function useStoredSorting(): Sorting | undefined {
  return useSyncExternalStore(stored.subscribe, read, () => undefined);
}
