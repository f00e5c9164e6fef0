import type { ReactNode } from 'react';
import { AccountMenu } from '../../kit/AccountMenu/index.ts';
import { Button } from '../../kit/Button/index.ts';
import { useBrand } from '../BrandContext.tsx';
import { customerPriceTexts } from '../customer.ts';
import { useSession } from '../data/session.ts';
import { paths } from '../../contract/pages.ts';
import { sharedWords } from '../words.ts';

export interface SessionMenuProps {
  token: string;
  /** Shown until the session's account is known. */
  fallback: ReactNode;
  onLogOut: () => void;
}

/** The menu of the logged-in account, with Log out. A session that cannot be checked at the moment can still be ended. */
export function SessionMenu({ token, fallback, onLogOut }: SessionMenuProps): ReactNode {
  const { holder, error, logOut } = useSession(token);
  const brand = useBrand();
  if (!holder && !error) return fallback;
  const { title, explanation } = customerPriceTexts(brand, holder?.mail);
  return (
    <AccountMenu
      name={holder?.businessName ?? sharedWords.myAccount}
      details={holder ? [holder.userName, holder.mail] : []}
      {...(holder ? {} : { messages: { label: (name) => name } })}
      onLogOut={() => {
        logOut();
        onLogOut();
      }}
    >
      {holder ? (
        <p>
          <strong>{title}</strong>
          <span>{explanation}</span>
        </p>
      ) : null}
      <Button href={paths.login} fullWidth>
        {brand.customer.account}
      </Button>
    </AccountMenu>
  );
}
