import type { JSX } from 'react';
import type { AccountFormContent } from '../../../brands/pages.ts';
import { paths } from '../../../contract/pages.ts';
import { AsideLayout } from '../../../kit/AsideLayout/index.ts';
import { CardGrid } from '../../../kit/CardGrid/index.ts';
import { LinkCard } from '../../../kit/LinkCard/index.ts';
import { LoggedIn } from '../../access/LoggedIn.tsx';
import { FormGuideNotes } from '../../forms/FormGuideNotes.tsx';
import { sharedWords } from '../../words.ts';

/** The parameter of the page's address for a customer who registers another business. */
export const anotherParameter = 'another';

/** Props of {@link CustomerAccount}. */
interface CustomerAccountProps {
  /** Undefined until the page knows it. */
  token: string | undefined;
  /** The brand's words for customers. */
  content: AccountFormContent['customer'];
  /** Called when the session is over in this browser. */
  onLogOut: () => void;
}

/** Takes the place of the form for a logged-in customer: what they can do, and the account that they have. */
export function CustomerAccount({ token, content: { ways }, onLogOut }: CustomerAccountProps): JSX.Element {
  return (
    <AsideLayout aside={<FormGuideNotes />} asideLabel={sharedWords.contactUs}>
      <CardGrid>
        <LinkCard level={2} href={paths.productList} title={ways.products.title}>
          {ways.products.text}
        </LinkCard>
        <LinkCard level={2} href={paths.contactUs} title={ways.contact.title}>
          {ways.contact.text}
        </LinkCard>
        <LinkCard level={2} href={paths.resetPassword} title={ways.password.title}>
          {ways.password.text}
        </LinkCard>
        <LinkCard level={2} href={`${paths.accountForm}?${anotherParameter}`} title={ways.another.title}>
          {ways.another.text}
        </LinkCard>
      </CardGrid>
      <LoggedIn token={token} level={2} onLogOut={onLogOut} sx={{ maxInlineSize: 'none' }} />
    </AsideLayout>
  );
}
