import type { JSX, ReactNode } from 'react';
import { Stack } from '../../kit/Stack/index.ts';
import { useIsLive } from '../navigation/useIsLive.ts';

/** Props of {@link ByVisitor}. */
export interface ByVisitorProps {
  /** Whether the screen is for a visitor; so it is on the server and while hydrating. */
  isVisitor: boolean;
  /** The screen for visitors. */
  children: ReactNode;
  /** The screen for a logged-in customer. */
  customers: ReactNode;
}

/**
 * A screen that is another one for customers, who see theirs from the first paint on: until it is hydrated, the HTML has both, and `base.css` shows one of
 * them (see `earlyActions/script.ts`). `Visitors` does the same within a line.
 */
export function ByVisitor({ isVisitor, children, customers }: ByVisitorProps): JSX.Element {
  const isLive = useIsLive();
  return (
    <>
      {isVisitor ? (
        <Stack gap="6" data-visitor="">
          {children}
        </Stack>
      ) : null}
      {isVisitor && isLive ? null : (
        <Stack gap="6" data-customer="">
          {customers}
        </Stack>
      )}
    </>
  );
}
