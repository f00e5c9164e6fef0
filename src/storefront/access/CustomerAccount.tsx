import type { ReactNode } from 'react';
import { identityFields } from '../../contract/forms/accountFields.ts';
import { addressFields } from '../../contract/forms/addressFields.ts';
import { namesOf } from '../../contract/forms/fieldDefinitions.ts';
import { paths } from '../../contract/pages.ts';
import { Alert } from '../../kit/Alert/index.ts';
import { Button } from '../../kit/Button/index.ts';
import { DescriptionList, type DescriptionItem } from '../../kit/DescriptionList/index.ts';
import { FormPanel } from '../../kit/FormPanel/index.ts';
import { LogOutIcon } from '../../kit/icons/LogOutIcon.ts';
import { Link } from '../../kit/Link/index.ts';
import { Prose } from '../../kit/Prose/index.ts';
import { Skeleton } from '../../kit/Skeleton/index.ts';
import { SplitLayout } from '../../kit/SplitLayout/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { breakableAddress } from '../../kit/utils/breakableAddress.tsx';
import { useBrand } from '../BrandContext.tsx';
import { CompanyHours } from '../CompanyHours.tsx';
import { useSession, type AccountHolder } from '../data/session.ts';
import { styled } from '../../kit/theme/index.ts';
import { DeliveryAnswer } from '../forms/DeliveryAnswer.tsx';
import { RecentlyViewed } from '../recentlyViewed/index.ts';
import { sharedWords } from '../words.ts';
import { words } from './customerAccountWords.ts';

interface CustomerAccountProps {
  /** Undefined until the page knows it: there is room for the facts, so that nothing moves when they come. */
  token: string | undefined;
  /** Called when the session is over in this browser. */
  onLogOut: () => void;
}

/** As high as the lines that will be there. */
const Waiting = styled(Skeleton)<{ $lines: number }>(({ $lines }) => ({ blockSize: `${$lines}lh`, maxInlineSize: '12em' }));

const dateOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The business as it registered; a line for each fact until it is known. */
function factsOf(holder: AccountHolder | undefined): DescriptionItem[] {
  const { business } = holder ?? {};
  const fact = (term: string, known: ReactNode, lines = 1) => ({ term, description: holder ? known : <Waiting $lines={lines} /> });
  return [
    fact(words.business, holder?.businessName),
    fact(words.userName, holder?.userName),
    fact(identityFields.vatNumber.label, business?.vatNumber),
    fact(identityFields.registrationNumber.label, business?.registrationNumber),
    fact(words.telephone, [business?.landlineNo, business?.mobileNo].filter(Boolean).join(', ')),
    fact(words.delivery, business?.postCode && <DeliveryAnswer postCode={business.postCode} saysYes />),
    // Those that may take a second line come last.
    fact(
      words.address,
      business &&
        namesOf(addressFields)
          .flatMap((name) => business[name] || [])
          .join(', '),
      2,
    ),
    fact(sharedWords.mail, holder && breakableAddress(holder.mail)),
  ];
}

function historyOf(holder: AccountHolder | undefined): DescriptionItem[] {
  if (!holder) return [...Object.values(words.history), words.reference].map((term) => ({ term, description: <Waiting $lines={1} /> }));
  const steps = (holder.history ?? []).map(({ at, kind }) => ({
    term: words.history[kind] ?? kind,
    description: dateOf.format(new Date(at)),
  }));
  return [...steps, { term: words.reference, description: holder.history?.findLast(({ reference }) => reference !== '')?.reference }];
}

/** The page of a logged-in customer, in the place of the forms for logging in and registering: account, application, hours, and what was looked at. */
export function CustomerAccount({ token, onLogOut }: CustomerAccountProps): ReactNode {
  const { holder, error, logOut } = useSession(token);
  const isWaiting = !holder && !error;
  const { account, price } = useBrand().customer;
  return (
    <>
      <SplitLayout
        media={
          <FormPanel heading={account} lead={error && !holder ? words.unavailable : undefined} aria-busy={isWaiting || undefined}>
            {/* Before the facts, whose number of lines nobody knows until they come: what one presses must not move. */}
            <Stack direction="row">
              <Button variant="contained" href={paths.productList}>
                {sharedWords.browse}
              </Button>
              <Button
                startIcon={<LogOutIcon />}
                onClick={() => {
                  logOut();
                  onLogOut();
                }}
              >
                {words.logOut}
              </Button>
            </Stack>
            {isWaiting || holder ? (
              <>
                <Alert severity="info" title={price.title}>
                  {price.explanation}.
                </Alert>
                <DescriptionList items={factsOf(holder)} />
              </>
            ) : null}
            <Stack direction="row">
              <Link href={paths.contactUs}>{words.changes}</Link>
              <Link href={paths.resetPassword}>{words.changePassword}</Link>
              <Link href={paths.anotherAccount}>{sharedWords.anotherBusiness}</Link>
            </Stack>
          </FormPanel>
        }
      >
        <Prose component="section">
          <h2>{words.hours}</h2>
          <CompanyHours />
        </Prose>
        {isWaiting || holder?.history ? (
          <Prose component="section">
            <h2>{words.application}</h2>
            <DescriptionList items={historyOf(holder)} />
          </Prose>
        ) : null}
      </SplitLayout>
      <RecentlyViewed />
    </>
  );
}
