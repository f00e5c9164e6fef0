import { useSyncExternalStore } from 'react';
import { localText } from './localText.ts';
import { valueIn } from './storedText.ts';

/**
 * A short list that this browser remembers in local storage, as JSON, the newest first.
 *
 * @param most - how many it holds
 * @param isItem - recognises an item among what is stored there
 */
export function storedList<Item>(key: string, most: number, isItem: (value: unknown) => value is Item) {
  const stored = localText(key);
  const none: readonly Item[] = [];
  // The last result, since a snapshot must stay the same object while nothing changes.
  let last: { text: string | null; items: readonly Item[] } = { text: null, items: none };
  const snapshot = () => {
    const text = stored.read();
    if (text === last.text) return last.items;
    const items = valueIn(stored);
    last = { text, items: Array.isArray(items) ? items.filter(isItem).slice(0, most) : none };
    return last.items;
  };
  const store = (items: readonly Item[]) => {
    stored.write(items.length > 0 ? JSON.stringify(items) : null);
    stored.tell();
  };
  return {
    /** Puts an item first, in the place of the same one from before. */
    put: (item: Item, isSame: (other: Item) => boolean) => store([item, ...snapshot().filter((other) => !isSame(other))].slice(0, most)),
    clear: () => store(none),
    /** The items; none on the server and while hydrating. */
    useItems: () => useSyncExternalStore(stored.subscribe, snapshot, () => none),
  };
}
