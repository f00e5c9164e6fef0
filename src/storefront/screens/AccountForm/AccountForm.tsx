import { useRef, type JSX } from 'react';
import { accountFormCall } from '../../../contract/calls.ts';
import type { AccountFormRefusal } from '../../../contract/forms/account.ts';
import { formMessages } from '../../../contract/forms/messages.ts';
import { AsideLayout } from '../../../kit/AsideLayout/index.ts';
import { Breadcrumbs } from '../../../kit/Breadcrumbs/index.ts';
import { DraftKeeper, Form, UnsavedChangesGuard, type FormActions, type FormErrors } from '../../../kit/Form/index.ts';
import { FormSection } from '../../../kit/FormSection/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { Page } from '../../../kit/Page/index.ts';
import { Prose } from '../../../kit/Prose/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { SubmitButton } from '../../../kit/SubmitButton/index.ts';
import { useBrandPage } from '../../brandPages.ts';
import { ApiError } from '../../data/client.ts';
import { useIpLookup } from '../../data/ipAddress.ts';
import { postForm } from '../../data/submit.ts';
import { FormGuideNotes } from '../../forms/FormGuideNotes.tsx';
import { TermsField } from '../../forms/TermsField.tsx';
import { useResultDialog } from '../../forms/useResultDialog.tsx';
import { useSubmission } from '../../forms/useSubmission.tsx';
import { uploadStopped, useUpload } from '../../forms/useUpload.tsx';
import { usePageHead } from '../../head.tsx';
import { paths } from '../../navigation/paths.ts';
import { useErrorPage } from '../../navigation/useErrorPage.ts';
import { emptyAccountForm, filesOf, toMultipart, type AccountFormValues } from './accountFormValues.ts';
import { BusinessSections } from './BusinessSections.tsx';
import { DirectorsSection } from './DirectorsSection.tsx';

const trail = [{ label: 'Home', href: paths.home }, { label: 'Account Form' }];

/** Where the draft is kept. */
const draftKey = 'account-form';

/** How many sections the form has. */
const steps = 4;

/** Files are what a draft cannot keep. */
const holdsFiles = (values: object): boolean => filesOf(values as AccountFormValues).length > 0;

/** A business asks for an account (specification, sections 2 to 5 and 8). */
export function AccountForm(): JSX.Element {
  const { heading, lead, needs, next } = useBrandPage('accountForm');
  usePageHead({
    title: 'Account Form',
    description:
      'Register your business for trade prices: company, VAT number, directors and proof of address. We review each registration by hand.',
    canonical: paths.accountForm,
  });
  const form = useRef<FormActions>(null);
  const submission = useSubmission(draftKey);
  const lookUpIp = useIpLookup();
  const showErrorPage = useErrorPage();
  const { dialog, show } = useResultDialog(form);
  const { bar, start } = useUpload();

  const send = async (values: AccountFormValues, { reset }: FormActions): Promise<FormErrors | undefined> => {
    const { end, ...upload } = start(filesOf(values).length);
    try {
      const body = toMultipart(values, await lookUpIp(), submission.check());
      await postForm(accountFormCall, body, { ...upload, headers: submission.headers(values) });
      submission.sent();
      reset();
      show('success', formMessages.accountSent);
      return undefined;
    } catch (error) {
      if (upload.signal.aborted) return { '': uploadStopped };
      if (!(error instanceof ApiError) || error.status !== 400) {
        showErrorPage(error);
        return { '': formMessages.somethingWrong };
      }
      console.error(error);
      const { msg = formMessages.badRequest, errors = {} } = (error.body ?? {}) as Partial<AccountFormRefusal>;
      show('failure', msg);
      return Object.keys(errors).length > 0 ? errors : { '': msg };
    } finally {
      end();
    }
  };

  return (
    <Page>
      <Breadcrumbs items={trail} />
      <Prose>
        <Heading level={1}>{heading}</Heading>
        <p>{lead}</p>
      </Prose>
      <AsideLayout aside={<FormGuideNotes needs={needs} next={next} />} asideLabel="About this form">
        <Form initialValues={emptyAccountForm} onSubmit={send} actionsRef={form}>
          <BusinessSections steps={steps} />
          <DirectorsSection step={3} steps={steps} />
          <FormSection title="Terms" step={4} steps={steps} showProgress={false}>
            <TermsField path="business." />
          </FormSection>
          {submission.trap}
          <Stack>
            {bar}
            <Stack direction="row">
              <SubmitButton blockedBy="business.termsAccepted">Submit</SubmitButton>
            </Stack>
          </Stack>
          <DraftKeeper storageKey={draftKey} holdsFiles />
          <UnsavedChangesGuard when={holdsFiles} />
        </Form>
      </AsideLayout>
      {dialog}
    </Page>
  );
}
