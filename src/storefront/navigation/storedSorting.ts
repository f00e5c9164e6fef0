import { useSyncExternalStore } from 'react';
import { isSorting, type Sorting } from '../../contract/sorting.ts';

/** Local storage's key of the last chosen order (specification, section 3). */
const key = 'sortBy';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): Sorting | undefined {
  try {
    const stored = localStorage.getItem(key);
    return isSorting(stored) ? stored : undefined;
  } catch {
    // Storage can be switched off; the shop then simply does not remember.
    return undefined;
  }
}

/** Keeps the visitor's choice of order for later visits. */
export function storeSorting(sorting: Sorting): void {
  try {
    localStorage.setItem(key, sorting);
  } catch {
    // As above: nothing is remembered.
  }
  for (const listener of listeners) listener();
}

/** The order the visitor chose last; `undefined` on the server, while hydrating, and when there is none. */
export function useStoredSorting(): Sorting | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}
