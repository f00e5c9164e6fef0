import { Suspense, useRef, useState, type JSX } from 'react';
import { Button } from '../../kit/Button/index.ts';
import { UserIcon } from '../../kit/icons/index.ts';
import { useSessionToken } from '../data/sessionToken.ts';
import { lazyPart } from '../navigation/lazyPart.tsx';
import { paths } from '../../contract/pages.ts';
import { sharedWords } from '../words.ts';

const SessionMenu = lazyPart(
  async () => (await import('./SessionMenu.tsx')).SessionMenu,
  ({ fallback }) => fallback,
);

/**
 * The end of the header: the login link, or the menu of the logged-in account. Code about sessions is fetched only when there is one; until its
 * account is known, the link stays.
 */
export function AccountCorner(): JSX.Element {
  const token = useSessionToken();
  const link = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const logIn = (
    <Button ref={link} variant="bare" stacked="lg" href={paths.login} startIcon={<UserIcon />}>
      {sharedWords.logIn}
    </Button>
  );
  return (
    <>
      {token === undefined ? (
        logIn
      ) : (
        <Suspense fallback={logIn}>
          <SessionMenu
            token={token}
            fallback={logIn}
            onLogOut={() => {
              setSaid(sharedWords.loggedOut);
              // The pressed button is gone; the link has replaced it.
              requestAnimationFrame(() => link.current?.focus());
            }}
          />
        </Suspense>
      )}
      <output className="tk-visually-hidden">{token === undefined ? said : ''}</output>
    </>
  );
}
