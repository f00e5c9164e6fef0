import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface ScrollOptions {
  /** Whether the answers of this entry of the history are on the screen. */
  isShown: boolean;
  /** The last entry of the history that was replaced by one with the full address. Both show the same list, so nothing scrolls between them. */
  replacedEntry: RefObject<string | undefined>;
}

/**
 * Brings the results smoothly into view after every change of the list. On Back the visitor returns to the place they left. The focus moves to the heading
 * when the focused element is gone or lies outside the results.
 *
 * @returns the elements of the list's screen between which view and focus move
 */
export function useScrollToResults({ isShown, replacedEntry }: ScrollOptions) {
  const { key: entry } = useLocation();
  const how = useNavigationType();
  const shown = useRef<string>(undefined);
  /** The line above the results, which every change of the list scrolls to. */
  const separator = useRef<HTMLHRElement>(null);
  /** The heading of the results. It takes the focus from a control that lies above it or is gone, such as a tile or a page number. */
  const heading = useRef<HTMLHeadingElement>(null);
  /** The tiles, which change the list and are out of view afterwards. */
  const tiles = useRef<HTMLUListElement>(null);
  const pagination = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isShown || shown.current === entry) return;
    const before = shown.current;
    shown.current = entry;
    if (how === 'POP' || before === undefined || before === replacedEntry.current) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    separator.current?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' });
    const { activeElement } = document;
    const isLeftBehind = [tiles, pagination].some(({ current }) => current?.contains(activeElement));
    if (isLeftBehind || activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isShown, entry, how, replacedEntry]);

  return useMemo(() => ({ separator, heading, tiles, pagination }), []);
}
