import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Alert } from '../../kit/Alert/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { useIsLive } from '../../kit/utils/useIsLive.ts';
// Not fetched later: the server's HTML has it, so that customers see theirs from the first paint on.
import { CustomerAccount } from './CustomerAccount.tsx';
import { sharedWords } from '../words.ts';

export interface ByVisitorProps {
  /** Whether the screen is for a visitor; so it is on the server and while hydrating. */
  isVisitor: boolean;
  /** Of the customer's session. */
  token: string | undefined;
  children: ReactNode;
}

/**
 * A form for visitors, in whose place customers find their account, from the first paint on: until it is hydrated, the HTML has both, and `base.css` shows one
 * of them (see `earlyActions/script.ts`). `Visitors` does the same within a line.
 */
export function ByVisitor({ isVisitor, token, children }: ByVisitorProps) {
  const isLive = useIsLive();
  const [hasLoggedOut, setHasLoggedOut] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => note.current?.focus(), [hasLoggedOut]);
  return (
    <>
      {isVisitor ? (
        <Stack gap="6" data-visitor="">
          {hasLoggedOut ? (
            <Alert ref={note} tabIndex={-1} severity="success">
              {sharedWords.loggedOut}
            </Alert>
          ) : null}
          {children}
        </Stack>
      ) : null}
      {isVisitor && isLive ? null : (
        <Stack gap="6" data-customer="">
          <CustomerAccount token={token} onLogOut={() => setHasLoggedOut(true)} />
        </Stack>
      )}
    </>
  );
}
