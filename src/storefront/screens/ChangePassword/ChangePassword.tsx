import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { changePasswordCall } from '../../../contract/calls.ts';
import { formMessages } from '../../../contract/forms/messages.ts';
import type { StatusAnswer } from '../../../contract/forms/schemas.ts';
import {
  isPasswordRefusal,
  newPasswordRules,
  passwordsDifferMessage,
  tokenExpired,
  type NewPassword,
} from '../../../contract/forms/passwords.ts';
import { Alert } from '../../../kit/Alert/index.ts';
import { Breadcrumbs } from '../../../kit/Breadcrumbs/index.ts';
import { Button } from '../../../kit/Button/index.ts';
import { Form, type FormActions, type FormErrors } from '../../../kit/Form/index.ts';
import { FormPanel } from '../../../kit/FormPanel/index.ts';
import { Link } from '../../../kit/Link/index.ts';
import { Page } from '../../../kit/Page/index.ts';
import { PasswordField } from '../../../kit/PasswordField/index.ts';
import { ResultPanel } from '../../../kit/ResultPanel/index.ts';
import { SubmitButton } from '../../../kit/SubmitButton/index.ts';
import { useBrandPage } from '../../brandPages.ts';
import { ApiError } from '../../data/client.ts';
import { postJson } from '../../data/post.ts';
import { formTexts } from '../../forms/formTexts.ts';
import { useConnection } from '../../forms/useConnection.tsx';
import { useResultDialog } from '../../forms/useResultDialog.tsx';
import { noAnswerMessage, retryMessage } from '../../forms/retryMessages.ts';
import { usePageHead } from '../../head.tsx';
import { paths } from '../../../contract/pages.ts';
import { contactPath } from '../../navigation/queryPaths.ts';
import { useErrorPage } from '../../navigation/useErrorPage.ts';
import { useHistoryState } from '../../navigation/useHistoryState.ts';
import { useIsLive } from '../../../kit/utils/useIsLive.ts';
import { useLinkToken } from '../../access/useLinkToken.ts';
import { forgetRememberedPassword, readRememberedLogin } from '../../access/rememberedLogin.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

const trail = [{ label: sharedWords.home, href: paths.home }, { label: sharedWords.myAccount, href: paths.login }, { label: words.title }];

const empty: NewPassword = { pwd: '', confirm_pwd: '' };

/** The rule of the second entry: given, and the same as the first. */
function confirmed(value: string, values: object): string | undefined {
  return newPasswordRules.confirm_pwd?.(value) ?? (value === (values as NewPassword).pwd ? undefined : passwordsDifferMessage);
}

/**
 * The login name, for password managers: without a field for it they would store the new password without a name. People do not see it and it is not sent. It has
 * the name that was remembered here, since a link does not contain one.
 */
function NameForManagers() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const name = readRememberedLogin('login-only')?.logIn;
    // A name that a password manager has filled in stays.
    if (name && field.current?.value === '') field.current.value = name;
  }, []);
  return <input ref={field} className="tk-visually-hidden" type="text" autoComplete="username" tabIndex={-1} aria-hidden="true" />;
}

/** Takes the place of the form where the link has no token: mail programs break long ones, and people copy only a part. */
function IncompleteLink() {
  return (
    <Alert severity="warning" live="polite" title={words.incomplete.title} action={<Link href={paths.resetPassword}>{words.newLink}</Link>}>
      {words.incomplete.text}
    </Alert>
  );
}

/** Shown when the password has been changed, with the next steps. */
function Changed({ heading }: { heading: string }) {
  return (
    <FormPanel heading={heading}>
      <ResultPanel
        result="success"
        heading={formMessages.passwordUpdated}
        actions={
          <Button variant="contained" href={paths.login}>
            {sharedWords.logIn}
          </Button>
        }
      >
        {formMessages.nowLogIn}
      </ResultPanel>
    </FormPanel>
  );
}

/** A new password by the token of a link (specification, sections 2, 4, 5 and 8). */
export function ChangePassword() {
  const { heading, lead } = useBrandPage('access').newPassword;
  const token = useLinkToken(paths.changePassword);
  // Only the browser knows this, since after a reload the token is in the history's entry.
  const isMissing = useIsLive() && token === '';
  const isChanged = useHistoryState<{ isChanged?: boolean }>()?.isChanged === true;
  const navigate = useNavigate();
  const showErrorPage = useErrorPage(false);
  const form = useRef<FormActions>(null);
  const { dialog, show } = useResultDialog(form);
  const { hold, backOnline } = useConnection();
  usePageHead({ title: isChanged ? words.done : heading, noindex: true });

  const fail = (message?: string, hint?: string): FormErrors | undefined => {
    if (isPasswordRefusal(message)) {
      show('failure', formMessages.changeFailed, message, hint);
      return { pwd: message };
    }
    if (message === tokenExpired) show('failure', formMessages.linkExpired, <Link href={paths.resetPassword}>{words.newLink}</Link>);
    else show('failure', formMessages.changeFailed, <Link href={contactPath(words.subject)}>{sharedWords.contactUs}</Link>);
  };

  const change = async ({ pwd }: NewPassword): Promise<FormErrors | undefined> => {
    const { status, body } = await postJson<Partial<StatusAnswer> | null>(changePasswordCall, { pwd, token });
    if (status !== 200 || !body?.status) return fail(body?.message, body?.hint);
    forgetRememberedPassword();
    void navigate(paths.changePassword, { replace: true, state: { isChanged: true } });
  };

  const failed = (error: unknown): FormErrors | undefined => {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 500) {
      showErrorPage(error);
      return undefined;
    }
    const help = retryMessage(error) ?? noAnswerMessage(error);
    if (help === undefined) return fail(error.body?.message);
    show('failure', formMessages.changeFailed, help);
  };

  return (
    <Page>
      <Breadcrumbs items={trail} />
      {isChanged ? (
        <Changed heading={heading} />
      ) : isMissing ? (
        <FormPanel heading={heading}>
          <IncompleteLink />
        </FormPanel>
      ) : (
        <FormPanel heading={heading} lead={lead}>
          <Form initialValues={empty} onSubmit={hold(change, failed)} summary={false} actionsRef={form} messages={formTexts}>
            {backOnline}
            <NameForManagers />
            <NewPasswordField />
            <PasswordField name="confirm_pwd" label={words.confirm} required autoComplete="new-password" validate={confirmed} />
            <SubmitButton fullWidth>{sharedWords.submit}</SubmitButton>
          </Form>
        </FormPanel>
      )}
      {dialog}
    </Page>
  );
}
