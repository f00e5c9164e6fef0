import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Whether the focus is on nothing: the page that had it has gone. */
export const isNowhere = (focused: Element | null): boolean => focused === document.body || focused?.id === 'main';

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
