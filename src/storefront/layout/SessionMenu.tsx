import type { ReactNode } from 'react';
import { AccountMenu } from '../../kit/AccountMenu/index.ts';
import { Button } from '../../kit/Button/index.ts';
import { useBrand } from '../BrandContext.tsx';
import { customerPriceTexts } from '../customer.ts';
import { useSession } from '../data/session.ts';
import { paths } from '../../contract/pages.ts';
import { sharedWords } from '../words.ts';

/** Props of {@link SessionMenu}. */
export interface SessionMenuProps {
  token: string;
  /** Shown until it is known whose session it is. */
  fallback: ReactNode;
  /** Called once the session is over here. */
  onLogOut: () => void;
}

/** Who is logged in, with Log out. A session of which nothing can be learnt at the moment can be ended all the same. */
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
          {explanation}
        </p>
      ) : null}
      <Button href={paths.login} fullWidth>
        {brand.customer.account}
      </Button>
    </AccountMenu>
  );
}
