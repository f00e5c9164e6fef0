import type { JSX } from 'react';
import { Button } from '../../../kit/Button/index.ts';
import { Logo } from '../../../kit/Logo/index.ts';
import { MessagePage } from '../../../kit/MessagePage/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { paths } from '../../navigation/paths.ts';
import { siteName } from '../../siteName.ts';

/** The words of the error page (specification, section 2). */
export function SomethingWentWrong({ from }: { /** Where trying again leads. */ from?: string | undefined }): JSX.Element {
  const { company, logo } = useBrand();
  return (
    <MessagePage
      logo={<Logo href={paths.home} label={siteName(company)} {...logo} />}
      heading="Something Went Wrong"
      actions={
        <>
          {from ? (
            <Button variant="action" href={from} replace>
              Try again
            </Button>
          ) : null}
          <Button href={paths.home}>Go to Home</Button>
        </>
      }
    >
      An unexpected error occurred. Please try again later.
    </MessagePage>
  );
}
