import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Whether the focus is on nothing that does anything: the element that had it has gone. */
export const isNowhere = (focused: Element | null): boolean => focused?.matches('body, #main, h1, h2') ?? true;

/** Keeps the focus on the screen: once the element that had it is gone, it goes to the first heading of the smallest part that is left of its surroundings. */
export function useKeptFocus(): void {
  useEffect(() => {
    let surroundings: Element[] = [];
    const note = (event: Event) => {
      const path = event.composedPath().filter((each) => each instanceof Element);
      if (path[0]?.matches('body, #main') === false) surroundings = path;
    };
    const mend = () => {
      if (surroundings[0]?.isConnected !== false || !document.activeElement?.matches('body, #main')) return;
      const left = surroundings.filter(({ isConnected }) => isConnected);
      const [heading] = left.flatMap((each) => each.querySelector<HTMLElement>(':is(h1, h2):not(dialog:not([open]) *)') ?? []);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus();
    };
    // Somebody who presses beside everything means to have no focus.
    const leave = () => setTimeout(() => document.activeElement === document.body && (surroundings = []));
    const observer = new MutationObserver(mend);
    const stop = new AbortController();
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note, stop);
    document.addEventListener('pointerdown', leave, stop);
    stop.signal.addEventListener('abort', () => observer.disconnect());
    return () => stop.abort();
  }, []);
}

/** Whether keys are text where the focus is, or a dialog has them. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, [role="dialog"]') !== null;

/** Hears every key of the page that nobody types with. @param isFirst - hears it before others do */
function useKeydown(press: (event: KeyboardEvent) => void, isFirst: boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)) press(event);
  });
  // Before the page is painted: whoever sees a button may press its key at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen, isFirst);
    return () => document.removeEventListener('keydown', listen, isFirst);
  }, [isFirst]);
}

/** Runs an action at a single key, but where people type or hold another key. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  useKeydown((event) => {
    const action = actions[event.key];
    if (!action || event.defaultPrevented) return;
    event.preventDefault();
    action();
  }, false);
}

/** How long the second of two keys may take, in milliseconds. */
const sequenceMs = 1_500;

/** Runs an action at a key that follows a first one. Such a second key does nothing else. @param act - gives whether the key has an action */
export function useSequence(first: string, act: (key: string) => boolean): void {
  const since = useRef(Number.NEGATIVE_INFINITY);
  // Before the single keys, which leave a key alone that is taken.
  useKeydown((event) => {
    const isSecond = event.timeStamp - since.current < sequenceMs;
    since.current = event.key === first && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (isSecond && act(event.key)) event.preventDefault();
  }, true);
}
