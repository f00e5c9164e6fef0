import { useEffect, useRef, useState } from 'react';
import { resetPasswordCall } from '../../../contract/calls.ts';
import { resetRules, type PasswordReset } from '../../../contract/forms/passwords.ts';
import { formMessages } from '../../../contract/forms/messages.ts';
import { Breadcrumbs } from '../../../kit/Breadcrumbs/index.ts';
import { Button } from '../../../kit/Button/index.ts';
import { DraftKeeper, Form, type FormActions, type FormErrors } from '../../../kit/Form/index.ts';
import { FormPanel } from '../../../kit/FormPanel/index.ts';
import { Link } from '../../../kit/Link/index.ts';
import { Page } from '../../../kit/Page/index.ts';
import { ResultPanel } from '../../../kit/ResultPanel/index.ts';
import { SubmitButton } from '../../../kit/SubmitButton/index.ts';
import { useBrandPage } from '../../brandPages.ts';
import { useSession } from '../../data/session.ts';
import { useSessionToken } from '../../data/sessionToken.ts';
import { postJson } from '../../data/post.ts';
import { formTexts } from '../../forms/formTexts.ts';
import { LoginNameField } from '../../forms/LoginNameField.tsx';
import { useConnection } from '../../forms/useConnection.tsx';
import { notAccepted, useLoginFailure } from '../../forms/useLoginFailure.ts';
import { usePageHead } from '../../head.tsx';
import { paths } from '../../../contract/pages.ts';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

const trail = [{ label: sharedWords.home, href: paths.home }, { label: sharedWords.myAccount, href: paths.login }, { label: words.title }];

const empty: PasswordReset = { mail: '' };

/** Asks for a link to a new password (specification, sections 2, 4, 5 and 8). */
export function ResetPassword() {
  const { lead } = useBrandPage('access').reset;
  const failed = useLoginFailure();
  const { hold, backOnline } = useConnection();
  const [isSent, setIsSent] = useState(false);
  const form = useRef<FormActions>(null);
  const token = useSessionToken();
  const mail = useSession(token).holder?.mail;
  const isCustomer = token !== undefined;
  // The field for a customer is filled in, unless something has been typed.
  useEffect(() => {
    const api = form.current?.api;
    if (mail !== undefined && (api?.getState().values as PasswordReset | undefined)?.mail === '') api?.change('mail' as never, mail);
  }, [mail]);
  usePageHead({
    title: isSent ? words.sentTitle : words.title,
    description: words.description,
    canonical: paths.resetPassword,
    noindex: isSent,
  });

  const ask = async (values: PasswordReset, { reset }: FormActions): Promise<FormErrors | undefined> => {
    const { status, body } = await postJson<{ status?: boolean } | null>(resetPasswordCall, values);
    if (status !== 200 || !body?.status) return notAccepted;
    reset();
    setIsSent(true);
  };

  return (
    <Page>
      <Breadcrumbs items={trail} />
      {isSent ? (
        <FormPanel heading={words.title}>
          <ResultPanel
            result="success"
            heading={formMessages.resetLinkSent}
            actions={
              <Button variant="contained" href={paths.home}>
                {sharedWords.goHome}
              </Button>
            }
          >
            {formMessages.findResetLink}
          </ResultPanel>
        </FormPanel>
      ) : (
        <FormPanel
          heading={words.title}
          lead={<span data-personal="">{isCustomer ? words.customer.lead : lead}</span>}
          foot={
            <span data-personal="">
              <Link href={isCustomer ? paths.accountForm : paths.login}>{isCustomer ? words.customer.back : words.back}</Link>
            </span>
          }
        >
          <Form initialValues={empty} onSubmit={hold(ask, failed)} summary={false} actionsRef={form} messages={formTexts}>
            {backOnline}
            <LoginNameField name="mail" validate={resetRules.mail} />
            <SubmitButton fullWidth>{words.reset}</SubmitButton>
            <DraftKeeper storageKey="reset-password-form" />
          </Form>
        </FormPanel>
      )}
    </Page>
  );
}
