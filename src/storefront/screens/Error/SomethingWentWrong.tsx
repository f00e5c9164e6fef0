import type { JSX } from 'react';
import { Button } from '../../../kit/Button/index.ts';
import { MessagePage } from '../../../kit/MessagePage/index.ts';
import { HomeLogo } from '../../layout/HomeLogo.tsx';
import { paths } from '../../../contract/pages.ts';
import { HelpBeside } from './HelpBeside.tsx';

/** The words of the error page (specification, section 2). */
export function SomethingWentWrong({
  from,
  isKept = false,
}: {
  /** Where trying again leads. */
  from?: string | undefined;
  /** What was typed there waits for the visitor. */
  isKept?: boolean | undefined;
}): JSX.Element {
  return (
    <MessagePage
      logo={<HomeLogo />}
      aside={<HelpBeside />}
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
      <p>An unexpected error occurred. Please try again later.</p>
      {isKept ? <p>Nothing you entered is lost: it is kept in this tab. “Try again” leads back to it.</p> : null}
    </MessagePage>
  );
}
