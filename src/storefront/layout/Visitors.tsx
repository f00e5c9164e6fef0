import type { ReactNode } from 'react';
import { useSessionToken } from '../data/sessionToken.ts';
import { useVisitorKnown } from '../earlyActions/useVisitorKnown.ts';
import { useIsLive } from '../../kit/utils/useIsLive.ts';

export interface VisitorsProps {
  children: ReactNode;
  /** The part for a logged-in customer. */
  customers: ReactNode;
}

/**
 * A part that is one thing for visitors and another for customers, who see theirs from the first paint on: the HTML, which is the same for everyone, has
 * both, and `base.css` shows one of them (see `earlyActions/script.ts`).
 */
export function Visitors({ children, customers }: VisitorsProps) {
  const isVisitor = useSessionToken() === undefined;
  const isLive = useIsLive();
  // The session that the page was opened with has ended, perhaps before the screen was hydrated.
  useVisitorKnown(isLive && isVisitor);
  return (
    <>
      {isVisitor ? <span data-visitor="">{children}</span> : null}
      <span data-customer="">{customers}</span>
    </>
  );
}
