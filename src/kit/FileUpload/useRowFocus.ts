import { useEffect, useRef, type RefObject } from 'react';
import { useLostFocus } from '../utils/useLostFocus.ts';

interface RowFocusOptions {
  list: RefObject<HTMLElement | null>;
  /** Takes the focus when there is no row to give it to: the control that files are chosen with. */
  input: RefObject<HTMLElement | null>;
  order: readonly string[];
  multiple: boolean;
}

/**
 * Keeps the focus among the rows of files: after a removal it goes to a neighbour, or back to where files are chosen.
 *
 * @returns handlers for the list; and `leave`, to be called before a row is removed by its button
 */
export function useRowFocus({ list, input, order, multiple }: RowFocusOptions) {
  const focusRow = (key: string) => (list.current?.querySelector<HTMLElement>(`[data-file="${key}"]`) ?? input.current)?.focus();
  const neighbour = (key: string, among: readonly string[]): string => {
    const at = among.indexOf(key);
    return multiple ? (among[at + 1] ?? among[at - 1] ?? '') : '';
  };

  const next = useRef<string | undefined>(undefined);
  useEffect(() => {
    const key = next.current;
    if (key === undefined) return;
    next.current = undefined;
    focusRow(key);
  });

  // Cancel, Try again and Remove take turns in a row while its file is sent: when the button that has the focus goes, the focus moves to what the row offers now.
  const orderBefore = useRef(order);
  const focusHandlers = useLostFocus<HTMLUListElement>({}, (lost) => {
    const key = lost.getAttribute('data-file');
    if (key !== null) focusRow(order.includes(key) ? key : neighbour(key, orderBefore.current));
  });
  useEffect(() => {
    orderBefore.current = order;
  });

  return {
    focusHandlers,
    leave: (key: string) => {
      next.current = neighbour(key, order);
    },
  };
}
