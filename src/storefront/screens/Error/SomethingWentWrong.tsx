import { Button } from '../../../kit/Button/index.ts';
import { MessagePage } from '../../../kit/MessagePage/index.ts';
import { HomeLogo } from '../../layout/HomeLogo.tsx';
import { paths } from '../../../contract/pages.ts';
import { HelpBeside } from '../../failure/HelpBeside.tsx';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

/** The words of the error page (specification, section 2). */
export function SomethingWentWrong({
  from,
  isStored = false,
}: {
  from?: string | undefined;
  /** Whether a draft of the typed values is stored. */
  isStored?: boolean | undefined;
}) {
  return (
    <MessagePage
      logo={<HomeLogo />}
      aside={<HelpBeside />}
      heading={sharedWords.wentWrong}
      actions={
        <>
          {from ? (
            <Button variant="contained" href={from} replace>
              {sharedWords.tryAgain}
            </Button>
          ) : null}
          <Button href={paths.home}>{sharedWords.goHome}</Button>
        </>
      }
    >
      <p>{words.unexpected}</p>
      {isStored ? <p>{words.nothingLost}</p> : null}
    </MessagePage>
  );
}
