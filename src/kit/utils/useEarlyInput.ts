import { useEffect, useEffectEvent } from 'react';

/**
 * For controls that a visitor can use before the page's script has arrived, or that the browser fills in: lets a control look once, when it is hydrated, at
 * what stands in its element, and take it over as if it happened now. React knows nothing of it: it hydrates with the value of its own.
 *
 * @param takeOver - compares the element with the props and tells the owner about the difference
 */
export function useEarlyInput(takeOver: () => void): void {
  const look = useEffectEvent(takeOver);
  useEffect(() => look(), []);
}
