import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { createTypeAhead, findByTyping, isLetter } from '../utils/typeAhead.ts';
import { useBackCloses } from '../utils/backEntry.ts';
import { useDismiss } from '../utils/useDismiss.ts';

/** How long the pointer rests before the menu opens, and how long it may be away before it closes, in ms. */
const OPEN_AFTER = 120;
const CLOSE_AFTER = 300;

/**
 * Opens and closes a part when a mouse comes to rest on it or leaves it; a part that was opened in another way stays. A part that comes to lie below a mouse
 * which does not move, as after scrolling, stays closed.
 */
function useHover(setOpen: (change: (before: 'hover' | 'asked' | undefined) => 'hover' | 'asked' | undefined) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasEntered = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  return {
    stop: () => clearTimeout(timer.current),
    onPointer: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const isFirstMove = event.type === 'pointermove' && hasEntered.current;
      hasEntered.current = event.type === 'pointerenter';
      if (isFirstMove) later(OPEN_AFTER, () => setOpen((before) => before ?? 'hover'));
      if (event.type === 'pointerleave') later(CLOSE_AFTER, () => setOpen((before) => (before === 'hover' ? undefined : before)));
    },
  };
}

/** Which item a key leads to. `from` is the item that has the focus, -1 on the button; nothing where the key leads nowhere. */
function itemOf(key: string, from: number, chosen: number, last: number): number | undefined {
  if (from < 0) return key === 'ArrowDown' ? chosen : key === 'ArrowUp' ? last : undefined;
  if (key === 'ArrowDown') return from === last ? 0 : from + 1;
  if (key === 'ArrowUp') return from === 0 ? last : from - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/**
 * Opens and closes the menu, and moves the focus in it.
 *
 * @param labels - the items, as they are typed for
 * @param chosen - the index of the item in force
 */
export function useSortMenu(labels: readonly string[], chosen: number) {
  /** Way in which it was opened: a menu opened by the pointer above it closes when the pointer leaves, one that was asked for stays. */
  const [open, setOpen] = useState<'hover' | 'asked' | undefined>();
  const [type] = useState(createTypeAhead);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const { stop, onPointer } = useHover(setOpen);

  const items = () => (menu.current ? [...menu.current.querySelectorAll<HTMLElement>('[role="menuitemradio"]')] : []);
  const close = (keepFocus: boolean) => {
    stop();
    if (keepFocus) button.current?.focus();
    setOpen(undefined);
  };
  const openAt = (index: number) => {
    stop();
    flushSync(() => setOpen('asked'));
    items()[index]?.focus();
  };

  // Back does not close a menu that opened by itself: the visitor who goes back has not asked for it.
  useBackCloses(open === 'asked', () => close(true));
  const dismiss = useDismiss(open !== undefined, root, button, () => setOpen(undefined));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = items().indexOf(event.target as HTMLElement);
    let to = itemOf(key, from, chosen, labels.length - 1);
    if (to === undefined && from >= 0 && isLetter(key)) {
      const typed = type(key, event.timeStamp);
      if (!typed) return;
      to = findByTyping(labels, from, typed);
    }
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0) openAt(to);
  };

  return {
    open,
    root,
    button,
    menu,
    close,
    openAt,
    handlers: { onPointerEnter: onPointer, onPointerMove: onPointer, onPointerLeave: onPointer, ...dismiss, onKeyDown },
  };
}
