import { useEffect, useEffectEvent } from 'react';

/**
 * Lets the browser's Back close the overlay on top, instead of leaving the page with it.
 *
 * An overlay that opens adds an entry to the history that is the page's own once more: same address, same state, so that a router sees nothing new. Going back
 * from it closes the overlay. When the overlay is closed in another way the entry stays and serves the next one that opens; going back or forward over an entry
 * that serves none goes on by one more, so that no press on Back does nothing.
 */
const mark = 'overlays';

/** Open overlays, the topmost last. */
const overlays: { close: () => void }[] = [];

/** Where the page was before the last move through the history: the address, and how many entries of ours lay below. */
let before = { href: '', depth: 0 };
/** Whether the page has moved through the history, and `onMove` has not been told yet. */
let isMoving = false;
let isWatching = false;

/** How many of our entries lie between the page's own and this one. */
function depthHere(): number {
  const state = history.state as Record<string, unknown> | null;
  return typeof state?.[mark] === 'number' ? state[mark] : 0;
}

function note(): void {
  before = { href: location.href, depth: depthHere() };
}

/**
 * A router has written an entry itself. While something is open it stays that entry, so that Back closes it all the same. Next's router writes over the entry
 * that one has come to before `onMove` hears of the move, which is then still to be compared with the place before it.
 */
function onWrite({ navigationType }: NavigationCurrentEntryChangeEvent): void {
  if (navigationType === 'traverse') isMoving = true;
  if (isMoving || (navigationType !== 'push' && navigationType !== 'replace')) return;
  const { depth } = before;
  note();
  if (navigationType === 'replace' && overlays.length > 0) before.depth = Math.max(before.depth, depth);
}

/** Closes all but so many overlays, the topmost first. */
function closeDownTo(depth: number): void {
  for (const { close } of overlays.slice(depth).toReversed()) close();
}

function onMove(): void {
  isMoving = false;
  const { href, depth: from } = before;
  note();
  const to = before.depth;
  if (href !== before.href) {
    if (to < from) closeDownTo(to);
    return;
  }
  if (to === from) return;
  if (to > from) {
    if (to > overlays.length) history.forward();
    return;
  }
  // The entry at which only the topmost is closed; with nothing open that is the one before the page.
  const wanted = overlays.length - 1;
  if (to > wanted) history.go(wanted - to);
  else closeDownTo(to);
}

/** Watches moves through the history. An application may begin early: a page that was reloaded while something was open has an entry of ours. */
export function watchBackEntries(): void {
  if (isWatching) return;
  isWatching = true;
  note();
  window.addEventListener('popstate', onMove);
  // Browsers without it go back by one entry too many after a router has replaced an entry of ours.
  window.navigation?.addEventListener('currententrychange', onWrite);
}

/**
 * Something opens over the page.
 *
 * @param close - asked when the visitor goes back
 * @returns to be called when it is closed, in whatever way
 */
export function holdBackEntry(close: () => void): () => void {
  watchBackEntries();
  const overlay = { close };
  overlays.push(overlay);
  if (depthHere() < overlays.length) {
    // The router's own part of the state comes along unseen.
    history.pushState({ ...(history.state as object | null), [mark]: depthHere() + 1 }, '');
  }
  note();
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    // A router may have written over the entry: it is the page's own then.
    if (overlays.length === 0) note();
  };
}

/** Closes something by the browser's Back while it is open. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? holdBackEntry(() => onBack()) : undefined), [isOpen]);
}
