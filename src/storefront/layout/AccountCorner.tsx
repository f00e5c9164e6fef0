import { Suspense, useRef, useState } from 'react';
import { Button } from '../../kit/Button/index.ts';
import { UserCheckIcon } from '../../kit/icons/UserCheckIcon.ts';
import { UserIcon } from '../../kit/icons/UserIcon.ts';
import { useSessionToken } from '../data/sessionToken.ts';
import { instead, lazyPart } from '../../kit/utils/lazyPart.tsx';
import { paths } from '../../contract/pages.ts';
import { sharedWords } from '../words.ts';
import { Visitors } from './Visitors.tsx';
import { words } from './words.ts';

const SessionMenu = lazyPart(
  async () => (await import('./SessionMenu.tsx')).SessionMenu,
  instead(({ fallback }) => fallback),
);

/**
 * The end of the header: the login link, or the menu of the logged-in account. Code about sessions is fetched only when there is one; until its
 * account is known, there is a link to it, since a logged-in customer is not to be asked to log in.
 */
export function AccountCorner() {
  const token = useSessionToken();
  const link = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const logIn = (
    <Button ref={link} variant="text" stacked="lg" href={paths.login} startIcon={<UserIcon />}>
      {sharedWords.logIn}
    </Button>
  );
  const account = (
    <Button variant="text" stacked="lg" href={paths.login} startIcon={<UserCheckIcon />}>
      {words.account}
    </Button>
  );
  const customers =
    token === undefined ? (
      account
    ) : (
      <Suspense fallback={account}>
        <SessionMenu
          token={token}
          fallback={account}
          onLogOut={() => {
            setSaid(sharedWords.loggedOut);
            // The pressed button is gone; the link has replaced it.
            requestAnimationFrame(() => link.current?.focus());
          }}
        />
      </Suspense>
    );
  return (
    <>
      <Visitors customers={customers}>{logIn}</Visitors>
      <output className="tk-visually-hidden">{token === undefined ? said : ''}</output>
    </>
  );
}
