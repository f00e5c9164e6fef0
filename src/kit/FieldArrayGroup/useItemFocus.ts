import { useEffect, useRef, type RefObject } from 'react';

/** Where the focus goes once the items stand as asked. `index` -1 is the last. */
type Destination = { index: number; part: 'field' | 'legend' | 'up' | 'down' } | { part: 'undo' };

/** The part of an item, and another where there is none. */
const selectors = {
  field: ['input, select, textarea', 'legend'],
  legend: ['legend', 'legend'],
  up: ['[data-move="up"]', 'legend'],
  down: ['[data-move="down"]', 'legend'],
} as const;

/**
 * Moves the focus when items have come or gone.
 *
 * @param root - the element that holds the items, each with its key as `data-item`
 * @param keys - the items as they stand
 * @returns a ref for the button that puts an item back; and `go`, to be called before items change
 */
export function useItemFocus(root: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const undoButton = useRef<HTMLElement>(null);
  const destination = useRef<Destination>(undefined);
  const now = JSON.stringify(keys);
  useEffect(() => {
    const to = destination.current;
    destination.current = undefined;
    if (!to) return;
    if (to.part === 'undo') {
      undoButton.current?.focus();
      return;
    }
    const key = (JSON.parse(now) as readonly string[]).at(to.index);
    const item = key === undefined ? undefined : root.current?.querySelector(`[data-item="${CSS.escape(key)}"]`);
    const [wanted, other] = selectors[to.part];
    (item?.querySelector<HTMLElement>(wanted) ?? item?.querySelector<HTMLElement>(other))?.focus();
  }, [root, now]);
  return {
    undoButton,
    go: (to: Destination) => {
      destination.current = to;
    },
  };
}
