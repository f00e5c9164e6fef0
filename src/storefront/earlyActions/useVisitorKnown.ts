import { useEffect } from 'react';

/**
 * Ends the time in which the page hides both the visitor's and the customer's words (`script.ts` begins it): React shows the right ones by itself from now on.
 *
 * @param isKnown - whether they are on the page
 */
export function useVisitorKnown(isKnown: boolean): void {
  useEffect(() => {
    if (isKnown) delete document.documentElement.dataset.awaitsVisitor;
  }, [isKnown]);
}
