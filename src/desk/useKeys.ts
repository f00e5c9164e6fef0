import { useEffect, useEffectEvent, useRef } from 'react';

/** Whether keys are text where the focus is, or a dialog has them. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, [role="dialog"]') !== null;

/** Runs an action at a single key, but where people type or hold another key. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** How long the second of two keys may take, in milliseconds. */
const sequenceMs = 1_500;

/** Runs an action at a key that follows a first one. Such a second key does nothing else. @param act - gives whether the key has an action */
export function useSequence(first: string, act: (key: string) => boolean): void {
  const since = useRef(Number.NEGATIVE_INFINITY);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const isSecond = event.timeStamp - since.current < sequenceMs;
    since.current = event.key === first && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (isSecond && act(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Before those of the single keys, which leave a key alone that is taken.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
