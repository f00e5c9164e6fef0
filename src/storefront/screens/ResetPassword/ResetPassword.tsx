import { useState, type JSX } from 'react';
import { resetPasswordCall } from '../../../contract/calls.ts';
import { resetRules, type PasswordReset } from '../../../contract/forms/passwords.ts';
import { Button } from '../../../kit/Button/index.ts';
import { DraftKeeper, Form, type FormActions, type FormErrors } from '../../../kit/Form/index.ts';
import { FormPanel } from '../../../kit/FormPanel/index.ts';
import { Link } from '../../../kit/Link/index.ts';
import { ResultPanel } from '../../../kit/ResultPanel/index.ts';
import { SubmitButton } from '../../../kit/SubmitButton/index.ts';
import { useBrandPage } from '../../brandPages.ts';
import { postJson } from '../../data/submit.ts';
import { LoginNameField } from '../../forms/LoginNameField.tsx';
import { useConnection } from '../../forms/useConnection.tsx';
import { notAccepted, useLoginFailure } from '../../forms/useLoginFailure.ts';
import { usePageHead } from '../../head.tsx';
import { paths } from '../../../contract/pages.ts';
import { AccessPage } from '../../access/AccessPage.tsx';

const trail = [{ label: 'Home', href: paths.home }, { label: 'My Account', href: paths.login }, { label: 'Lost password' }];

const empty: PasswordReset = { mail: '' };

/** Asks for a link to a new password (specification, sections 2, 4, 5 and 8). */
export function ResetPassword(): JSX.Element {
  const { lead } = useBrandPage('access').reset;
  const failed = useLoginFailure();
  const { hold, backOnline } = useConnection();
  const [isSent, setIsSent] = useState(false);
  usePageHead({
    title: isSent ? 'Password reset link sent' : 'Lost password',
    description: 'Ask for a link by mail to choose a new password for your business account.',
    canonical: paths.resetPassword,
    noindex: isSent,
  });

  const ask = async (values: PasswordReset, { reset }: FormActions): Promise<FormErrors | undefined> => {
    const { status, body } = await postJson<{ status?: boolean } | null>(resetPasswordCall, values);
    if (status !== 200 || !body?.status) return notAccepted;
    reset();
    setIsSent(true);
    return undefined;
  };

  return (
    <AccessPage trail={trail}>
      {isSent ? (
        <FormPanel heading="Lost password">
          <ResultPanel
            result="success"
            heading="Password reset link sent!"
            actions={
              <Button variant="action" href={paths.home}>
                Go to Home
              </Button>
            }
          >
            Please check your email for the password reset link.
          </ResultPanel>
        </FormPanel>
      ) : (
        <FormPanel heading="Lost password" lead={lead} foot={<Link href={paths.login}>Back to log in</Link>}>
          <Form initialValues={empty} onSubmit={hold(ask, failed)} summary={false}>
            {backOnline}
            <LoginNameField name="mail" validate={resetRules.mail} />
            <SubmitButton fullWidth>Reset password</SubmitButton>
            <DraftKeeper storageKey="reset-password-form" />
          </Form>
        </FormPanel>
      )}
    </AccessPage>
  );
}
