import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { accountFormCall } from '../../../contract/calls.ts';
import type { FormGuide } from '../../../brands/pages.ts';
import type { AccountFormRefusal } from '../../../contract/forms/accountForm.ts';
import { formMessages } from '../../../contract/forms/messages.ts';
import { Breadcrumbs } from '../../../kit/Breadcrumbs/index.ts';
import type { FormActions } from '../../../kit/Form/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { Page } from '../../../kit/Page/index.ts';
import { Prose } from '../../../kit/Prose/index.ts';
import { useBrandPage } from '../../brandPages.ts';
import { ByVisitor } from '../../access/ByVisitor.tsx';
import { useSessionToken } from '../../data/sessionToken.ts';
import { GuidedForm } from '../../forms/GuidedForm.tsx';
import { useLastingDraft } from '../../forms/LastingDraft.tsx';
import { referenceIn, againId, useReceipt } from '../../forms/receipt.ts';
import { TermsField } from '../../forms/TermsField.tsx';
import { UploadForm } from '../../forms/UploadForm.tsx';
import { usePageHead } from '../../head.tsx';
import { lazyPart } from '../../../kit/utils/lazyPart.tsx';
import { focusHeading } from '../../navigation/useScrollAndFocus.ts';
import { paths } from '../../../contract/pages.ts';
import { emptyAccountForm, filesOf, toMultipart, type AccountFormValues } from './accountFormValues.ts';
import { BusinessSections } from './BusinessSections.tsx';
import { DirectorsSection } from './DirectorsSection.tsx';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

const trail = [{ label: sharedWords.home, href: paths.home }, { label: words.title }];

const draftKey = 'account-form';

/** The receipt, whose code is fetched only when a registration was sent. */
const RegistrationReceipt = lazyPart(async () => (await import('./RegistrationReceipt.tsx')).RegistrationReceipt);

/** The last sent values, and the form to which they can be restored. */
interface Sent {
  values: AccountFormValues;
  form: FormActions;
}

/** Restores the sent values to the form, for another address. The terms must be accepted anew. */
function restore({ values: { business, directors }, form: { api } }: Sent): void {
  api.mutators['setValues']?.({ business: { ...business, termsAccepted: false, termsAcceptedAt: '' }, directors });
  document.getElementsByName('business.mail')[0]?.focus();
}

/** The receipt of this tab's last registration, and the form that it closed. */
function useRegistrationReceipt() {
  const { receipt, isNew, isFormOpen, openForm, keepReceipt } = useReceipt(draftKey);
  const sent = useRef<Sent>(undefined);
  return {
    receipt,
    isFormOpen,
    openForm,
    // The sent values are known only as long as the page is shown.
    change: isNew
      ? () => {
          openForm();
          if (sent.current) restore(sent.current);
        }
      : undefined,
    onSent: (values: AccountFormValues, answer: unknown, form: FormActions) => {
      sent.current = { values, form };
      keepReceipt({ mail: values.business.mail, reference: referenceIn(answer) });
    },
  };
}

interface RegistrationProps {
  /** The things to have at hand and the next steps. Undefined beside a receipt, which names these. */
  guide: FormGuide | undefined;
  isOpen: boolean;
  onSent: (values: AccountFormValues, answer: unknown, form: FormActions) => void;
}

/** The form, with its notes. */
function Registration({ guide, isOpen, onSent }: RegistrationProps) {
  const lasting = useLastingDraft(draftKey);
  return (
    <>
      {lasting.notice}
      <GuidedForm guide={guide}>
        <UploadForm
          call={accountFormCall}
          draftKey={draftKey}
          lasting={lasting}
          initialValues={emptyAccountForm}
          filesOf={filesOf}
          toBody={async (values, along) => toMultipart(values, await along)}
          successMessage={formMessages.accountSent}
          onSent={onSent}
          refusalOf={(answer) => (answer as Partial<AccountFormRefusal>).msg}
          blockedBy="business.termsAccepted"
          isOpen={isOpen}
        >
          <BusinessSections />
          <DirectorsSection />
          <TermsField path="business." />
        </UploadForm>
      </GuidedForm>
    </>
  );
}

/** A business asks for an account (specification, sections 2 to 5 and 8); a logged-in customer, who has one, finds the account and the form for another business. */
export function AccountForm() {
  const { needs, next, heading, lead } = useBrandPage('accountForm');
  const token = useSessionToken();
  const { receipt, isFormOpen, openForm, change, onSent } = useRegistrationReceipt();
  const isAnother = useSearchParams()[0].has('another');
  const isVisitor = token === undefined || isAnother;
  useEffect(() => {
    if (!isAnother) return undefined;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return focusHeading();
  }, [isAnother]);
  usePageHead({
    title: isVisitor ? words.title : sharedWords.myAccount,
    description: words.description,
    canonical: paths.accountForm,
  });
  return (
    <Page>
      <Breadcrumbs items={trail} />
      <ByVisitor isVisitor={isVisitor} token={token}>
        <Prose>
          <Heading level={1}>{receipt ? words.received : heading}</Heading>
          {receipt ? null : <p>{lead}</p>}
        </Prose>
        {receipt ? (
          <Suspense>
            <RegistrationReceipt
              key={receipt.sentAt}
              receipt={receipt}
              next={next}
              onChange={isFormOpen ? undefined : change}
              onAnother={isFormOpen ? undefined : openForm}
            />
          </Suspense>
        ) : null}
        {receipt && isFormOpen ? (
          <Heading level={2} id={againId} tabIndex={-1}>
            {sharedWords.anotherBusiness}
          </Heading>
        ) : null}
        <Registration guide={receipt ? undefined : { needs, next }} isOpen={isFormOpen} onSent={onSent} />
      </ByVisitor>
    </Page>
  );
}
