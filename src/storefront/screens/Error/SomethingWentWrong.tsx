import type { JSX } from 'react';
import { Button } from '../../../kit/Button/index.ts';
import { MessagePage } from '../../../kit/MessagePage/index.ts';
import { HomeLogo } from '../../layout/HomeLogo.tsx';
import { paths } from '../../navigation/paths.ts';

/** The words of the error page (specification, section 2). */
export function SomethingWentWrong({ from }: { /** Where trying again leads. */ from?: string | undefined }): JSX.Element {
  return (
    <MessagePage
      logo={<HomeLogo />}
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
