import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormStore, useFormFact } from '../Form/internal.ts';
import { indexIn } from './arrayPaths.ts';

/**
 * The items of an array in a form that are collapsed. One with something wrong in it opens when sending has failed, and when the summary leads to a field inside.
 *
 * @param name - the path of the array
 * @param keys - the keys of its items as they stand
 */
export function useCollapsedItems(
  store: FormStore,
  name: string,
  keys: readonly string[],
): [ReadonlySet<string>, (next: ReadonlySet<string>) => void] {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const failure = useFormFact(store, (snapshot) => snapshot.failure);
  const expand = (key: string | null | undefined) =>
    setCollapsed((before) => {
      if (typeof key !== 'string' || !before.has(key)) return before;
      const next = new Set(before);
      next.delete(key);
      return next;
    });

  useEffect(() => {
    if (!failure) return;
    for (const [path, { message }] of store.fields()) {
      const index = message === undefined ? undefined : indexIn(path, name);
      if (index !== undefined) expand(keys[index]);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each try, not whenever items change
  }, [failure]);
  useEffect(
    () =>
      store.onReveal((id) => {
        // A group may stand in an item of another, so all around the field are asked.
        for (let item = document.getElementById(id)?.closest('[data-item]'); item; item = item.parentElement?.closest('[data-item]')) {
          const key = item.getAttribute('data-item');
          flushSync(() => expand(key));
        }
      }),
    [store],
  );
  return [collapsed, setCollapsed];
}
