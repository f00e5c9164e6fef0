import { paths } from '../../../contract/pages.ts';
import { Button } from '../../../kit/Button/index.ts';
import { MessagePage } from '../../../kit/MessagePage/index.ts';
import { usePageHead } from '../../head.tsx';
import { HelpCard } from '../../HelpCard.tsx';
import { HomeLogo } from '../../layout/HomeLogo.tsx';
import { sharedWords } from '../../words.ts';
import { words } from './words.ts';

/** Where a form leads that a browser has sent by itself, without the page's script: how else to reach the company. */
export function NotSent() {
  usePageHead({ title: words.notSent, noindex: true });
  return (
    <MessagePage
      logo={<HomeLogo />}
      aside={<HelpCard />}
      heading={words.notSent}
      actions={<Button href={paths.home}>{sharedWords.goHome}</Button>}
    >
      <p>{words.needsScript}</p>
      <p>{words.otherWays}</p>
    </MessagePage>
  );
}
