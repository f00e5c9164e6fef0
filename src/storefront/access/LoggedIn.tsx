import type { ReactNode } from 'react';
import { Alert } from '../../kit/Alert/index.ts';
import { Button } from '../../kit/Button/index.ts';
import { DescriptionList } from '../../kit/DescriptionList/index.ts';
import { FormPanel } from '../../kit/FormPanel/index.ts';
import { LogOutIcon } from '../../kit/icons/LogOutIcon.ts';
import { breakableAddress } from '../../kit/utils/breakableAddress.tsx';
import { Skeleton } from '../../kit/Skeleton/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { useBrand } from '../BrandContext.tsx';
import { useSession } from '../data/session.ts';
import { loggedInWords } from './loggedInWords.ts';
import { sharedWords } from '../words.ts';

/** Props of {@link LoggedIn}. */
export interface LoggedInProps {
  /** Undefined until the page knows it: the panel has room for the facts, so that nothing moves when they come. */
  token: string | undefined;
  /** Called when the session is over in this browser. */
  onLogOut: () => void;
  /** Default: "You are logged in". */
  heading?: string;
  /** Links beside Log out. */
  children?: ReactNode;
}

/** As high as the line that will be there. */
const waiting = <Skeleton sx={{ blockSize: '1lh', maxInlineSize: '12em' }} />;

/** In the place of an account that is not known yet: a line for each fact. */
const unknown = { businessName: waiting, userName: waiting, mail: waiting };

/** The logged-in account instead of a form that its holder does not need, with Log out. */
export function LoggedIn({ token, onLogOut, heading = loggedInWords.heading, children }: LoggedInProps): ReactNode {
  const { holder, error, logOut } = useSession(token);
  const isWaiting = !holder && !error;
  const known = holder ? { ...holder, mail: breakableAddress(holder.mail) } : isWaiting ? unknown : undefined;
  const { title, explanation } = useBrand().customer.price;
  return (
    <FormPanel heading={heading} lead={known ? undefined : loggedInWords.unavailable} aria-busy={isWaiting || undefined}>
      {/* Before the facts, whose number of lines nobody knows until they come: what one presses must not move. */}
      <Stack direction="row">
        {children}
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
      {known ? (
        <Alert severity="info" title={title}>
          {explanation}.
        </Alert>
      ) : null}
      {known ? (
        <DescriptionList
          items={[
            { term: loggedInWords.business, description: known.businessName },
            { term: sharedWords.userName, description: known.userName },
            { term: sharedWords.mail, description: known.mail },
          ]}
        />
      ) : null}
    </FormPanel>
  );
}
