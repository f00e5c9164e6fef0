import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Around the hydrated page: repeats the press that came before its script.
 *
 * @param button - the button that `takeEarlyPress` (`script.ts`) named before React began to hydrate: from then on React hears of presses itself
 */
export function EarlyPress({ button, children }: { button: HTMLElement | undefined; children: ReactNode }): ReactNode {
  const isRepeated = useRef(false);
  useEffect(() => {
    // In development React runs effects twice.
    if (!button || isRepeated.current) return;
    isRepeated.current = true;
    // The click waits for the end of the effect, so that React can hydrate the screen around the button first.
    queueMicrotask(() => button.click());
  }, [button]);
  return children;
}
