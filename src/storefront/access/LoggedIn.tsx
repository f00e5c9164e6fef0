import type { ReactNode } from 'react';
import type { SxProps } from '@mui/system';
import { Alert } from '../../kit/Alert/index.ts';
import { Button } from '../../kit/Button/index.ts';
import { DescriptionList } from '../../kit/DescriptionList/index.ts';
import { FormPanel } from '../../kit/FormPanel/index.ts';
import { LogOutIcon } from '../../kit/icons/LogOutIcon.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { useBrand } from '../BrandContext.tsx';
import { customerPriceTexts } from '../customer.ts';
import { useSession } from '../data/session.ts';
import { loggedInWords } from './loggedInWords.ts';
import { sharedWords } from '../words.ts';

/** Props of {@link LoggedIn}. */
export interface LoggedInProps {
  token: string;
  /** Shown until the session's account is known. */
  fallback: ReactNode;
  /** Called when the session is over in this browser. */
  onLogOut: () => void;
  /** Rank of the heading. Default: 1. */
  level?: 1 | 2;
  /** Links beside Log out. */
  children?: ReactNode;
  /** Ways on for those who need another account. */
  foot?: string;
  /** Style overrides of the panel. */
  sx?: SxProps;
}

/** The logged-in account instead of a form that its holder does not need, with Log out. */
export function LoggedIn({ token, fallback, onLogOut, level = 1, children, foot, sx = {} }: LoggedInProps): ReactNode {
  const { holder, error, logOut } = useSession(token);
  const brand = useBrand();
  if (!holder && !error) return fallback;
  const { title, explanation } = customerPriceTexts(brand, holder?.mail);
  return (
    <FormPanel heading={loggedInWords.heading} level={level} lead={holder ? undefined : loggedInWords.unavailable} foot={foot} sx={sx}>
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
    </FormPanel>
  );
}
