import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'scrollPositions';

/** Most places kept per tab: more than anyone goes back. */
const maxPositions = 50;

/** How long a page may take to grow to where the visitor was, in milliseconds. */
const patience = 3000;

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

function storePosition(entry: string, top: number): void {
  try {
    const { [entry]: _old, ...others } = readPositions();
    const kept = Object.entries(others).slice(-(maxPositions - 1));
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...kept, [entry, top]])));
  } catch {
    // Storage can be switched off or full; Back then starts at the top.
  }
}

/** Scrolls to where the visitor was, again while content is still arriving, until it is reached, they scroll themselves, or patience ends. */
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
 * What a full page load would have done by itself: Back and reload return to where the visitor was, a new page starts at its top, and screen
 * readers and the keyboard start at its heading. Changes within one screen (filters, pages) move neither; the screen does that itself.
 */
export function useNavigationEffects(): void {
  const location = useLocation();
  const how = useNavigationType();
  const previous = useRef<string | undefined>(undefined);
  // The first entry of every document has the same key, and so has each that a link to a place in the page made: their addresses tell them apart.
  const entry = location.key === 'default' ? location.pathname + location.search + location.hash : location.key;

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    let pending = 0;
    const save = () => storePosition(entry, window.scrollY);
    const onScroll = () => {
      pending ||= window.setTimeout(() => {
        pending = 0;
        save();
      }, 100);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(pending);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', save);
    };
  }, [entry]);

  useLayoutEffect(() => {
    const first = previous.current === undefined;
    const samePage = previous.current === location.pathname;
    previous.current = location.pathname;
    if (how === 'POP') {
      if (first && isNewDocument()) return undefined;
      // Who has not scrolled was at the top.
      const top = readPositions()[entry] ?? (first ? undefined : 0);
      if (top !== undefined && !location.hash) return restore(top);
      return undefined;
    }
    if (!first && !samePage) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      focusHeading();
    }
    return undefined;
    // Only a new entry counts: hash and path are read as of that moment.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [entry]);
}

/** Whether this document was loaded by a link or a typed address, which starts at its top, and not by reload or Back. */
function isNewDocument(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate';
}

/** Puts the focus on the page's heading, where a screen reader starts reading; waits for it while the page is still loading. */
export function focusHeading(): void {
  const find = () => document.querySelector<HTMLElement>('main h1');
  const focus = (heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const heading = find();
  if (heading) {
    focus(heading);
    return;
  }
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    observer.disconnect();
    if (document.activeElement === document.body || !document.activeElement?.isConnected) focus(late);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
}
