import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { watchBackEntries } from '../../kit/utils/backEntry.ts';
import { pageOf } from './pageOf.ts';
import { isNewDocument } from './isNewDocument.ts';
import { storedText, valueIn } from '../storedText.ts';

const stored = storedText('sessionStorage', 'scrollPositions');

/** Most stored scroll positions per tab: more than anyone goes back. */
const maxPositions = 50;

/** How long a page may take to grow to the stored scroll position, in milliseconds. */
const patience = 3000;

type Positions = Record<string, number>;

/** The positions by entry of the history. Without storage there are none, and Back starts at the top. */
const readPositions = (): Positions => (valueIn(stored) as Positions | undefined) ?? {};

function storePosition(entry: string, top: number): void {
  const { [entry]: _old, ...others } = readPositions();
  const kept = Object.entries(others).slice(-(maxPositions - 1));
  stored.write(JSON.stringify(Object.fromEntries([...kept, [entry, top]])));
}

/** Scrolls to a stored position, again and again while content arrives, until it is reached, the visitor scrolls, or `patience` ends. */
function restore(top: number): () => void {
  const root = document.documentElement;
  const go = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 2) stop();
  };
  const observer = new ResizeObserver(go);
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(type, stop);
  };
  for (const type of ['wheel', 'touchstart', 'keydown']) window.addEventListener(type, stop, { passive: true });
  observer.observe(root);
  go();
  return stop;
}

/**
 * Does what browsers do at a full page load: Back and reload restore the scroll position, a new page starts at its top, and screen
 * readers and the keyboard start at its heading. For changes within one screen (filters, pages) the screen itself moves the view and the focus.
 */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const how = useNavigationType();
  const previous = useRef<string | undefined>(undefined);
  const stopWaiting = useRef<() => void>(undefined);
  // The first entry of every document has the same key, and so has each that a link to a place in the page made: their addresses tell them apart.
  const entry = location.key === 'default' ? location.pathname + location.search + location.hash : location.key;

  useEffect(() => {
    history.scrollRestoration = 'manual';
    watchBackEntries();
  }, []);

  // This is a layout effect, since its clean-up must run before the next page is scrolled to its top.
  useLayoutEffect(() => {
    let pending = 0;
    let top = window.scrollY;
    const save = () => {
      clearTimeout(pending);
      pending = 0;
      storePosition(entry, top);
    };
    const onScroll = () => {
      top = window.scrollY;
      pending ||= window.setTimeout(save, 100);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      // A link may be followed before the last scroll position is stored.
      if (pending) save();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', save);
    };
  }, [entry]);

  const onEntry = useEffectEvent(() => {
    const first = previous.current === undefined;
    const { name } = pageOf(location.pathname);
    // The list has three paths, and handles changes between them itself.
    const page = name === 'productList' ? name : location.pathname;
    const samePage = previous.current === page;
    previous.current = page;
    // A page whose address only became more complete still waits for the same heading.
    if (!samePage) stopWaiting.current?.();
    if (how === 'POP') {
      if (first && isNewDocument()) {
        // The server's page may begin below its top, before a scroll event can be noticed.
        storePosition(entry, window.scrollY);
        return undefined;
      }
      // An entry without a stored position was at the top.
      const top = readPositions()[entry] ?? (first ? undefined : 0);
      if (top !== undefined && !location.hash) return restore(top);
      return undefined;
    }
    if (!first && !samePage) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      stopWaiting.current = focusHeading();
    }
    return undefined;
  });
  // Only a new entry counts: hash and path are read as of that moment.
  useLayoutEffect(() => onEntry(), [entry]);
}

/**
 * Puts the focus on the page's heading, where a screen reader starts reading; waits for it while the page is still loading or a menu is still closing.
 *
 * @returns a function that stops waiting; the waiting also ends when the visitor does something
 */
export function focusHeading(): () => void {
  const isFocused = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return document.activeElement === heading;
  };
  if (isFocused()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (isFocused()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of acts) window.removeEventListener(type, stop, true);
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  for (const type of acts) window.addEventListener(type, stop, true);
  return stop;
}

/** Events of a visitor who goes on with something else. */
const acts = ['keydown', 'pointerdown'];
