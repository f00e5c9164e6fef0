import { useEffect, useRef, type JSX, type ReactNode } from 'react';
import { Alert } from '../../../kit/Alert/index.ts';
import { Button } from '../../../kit/Button/index.ts';
import { DescriptionList } from '../../../kit/DescriptionList/index.ts';
import { FormPanel } from '../../../kit/FormPanel/index.ts';
import { LogOutIcon } from '../../../kit/icons/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { customerPriceTexts } from '../../customer.ts';
import { useSession } from '../../data/session.ts';
import { paths } from '../../../contract/pages.ts';
import { loggedInWords } from './loggedInWords.ts';
import { sharedWords } from '../../words.ts';

/** Props of {@link LoggedIn}. */
export interface LoggedInProps {
  token: string;
  /** Shown until the session's account is known. */
  fallback: ReactNode;
  /** Called when the session is over in this browser. */
  onLogOut: () => void;
}

/** The logged-in account instead of the form, so that visitors with an old bookmark are not asked for a password again. */
export function LoggedIn({ token, fallback, onLogOut }: LoggedInProps): ReactNode {
  const { holder, error, logOut } = useSession(token);
  const brand = useBrand();
  if (!holder && !error) return fallback;
  const { title, explanation } = customerPriceTexts(brand, holder?.mail);
  return (
    <FormPanel heading={loggedInWords.heading} lead={holder ? undefined : loggedInWords.unavailable}>
      {holder ? (
        <DescriptionList
          items={[
            { term: loggedInWords.business, description: holder.businessName },
            { term: sharedWords.userName, description: holder.userName },
            { term: sharedWords.mail, description: holder.mail },
          ]}
        />
      ) : null}
      {holder ? (
        <Alert tone="info" title={title}>
          {explanation}
        </Alert>
      ) : null}
      <Stack direction="row">
        <Button variant="action" href={paths.productList}>
          {sharedWords.seeAllProducts}
        </Button>
        <Button
          startIcon={<LogOutIcon />}
          onClick={() => {
            logOut();
            onLogOut();
          }}
        >
          {loggedInWords.logOut}
        </Button>
      </Stack>
    </FormPanel>
  );
}

/** Says that the session is over. It takes the focus from the button that disappeared. */
export function LoggedOutNote(): JSX.Element {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Alert ref={note} tabIndex={-1} tone="success">
      {sharedWords.loggedOut}
    </Alert>
  );
}
