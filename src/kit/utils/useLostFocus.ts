import { useEffect, useEffectEvent, useRef, type FocusEvent, type FocusEventHandler } from 'react';

/** Handlers of an element that can be removed, or that holds such elements. */
export interface FocusHandlers<Root> {
  onFocus?: FocusEventHandler<Root> | undefined;
  onBlur?: FocusEventHandler<Root> | undefined;
}

/**
 * Calls back when the focused element was removed and nothing else has taken the focus since: a browser gives it to the body without an event.
 *
 * @param given - handlers that the element has already
 * @param onLost - with the element that had the focus, no longer part of the page; also when the whole element has gone
 */
export function useLostFocus<Root extends Element>(
  { onFocus, onBlur }: FocusHandlers<Root>,
  onLost: (lost: Element) => void,
): Required<FocusHandlers<Root>> {
  const inside = useRef<Element>(undefined);
  const look = useEffectEvent(() => {
    const { current: lost } = inside;
    if (!lost || lost.isConnected || document.activeElement !== document.body) return;
    inside.current = undefined;
    onLost(lost);
  });
  useEffect(() => look());
  useEffect(() => () => look(), []);
  return {
    onFocus: (event: FocusEvent<Root>) => {
      inside.current = event.target;
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<Root>) => {
      inside.current = undefined;
      onBlur?.(event);
    },
  };
}
