import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loginCall } from '../../../contract/calls.ts';
import { loginRules, type Login as Credentials } from '../../../contract/forms/passwords.ts';
import { Breadcrumbs } from '../../../kit/Breadcrumbs/index.ts';
import { Button } from '../../../kit/Button/index.ts';
import { CheckboxField } from '../../../kit/CheckboxField/index.ts';
import { DraftKeeper, Form, type FormActions, type FormErrors } from '../../../kit/Form/index.ts';
import { FormPanel } from '../../../kit/FormPanel/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { Link } from '../../../kit/Link/index.ts';
import { Page } from '../../../kit/Page/index.ts';
import { PasswordField } from '../../../kit/PasswordField/index.ts';
import { Prose } from '../../../kit/Prose/index.ts';
import { SplitLayout } from '../../../kit/SplitLayout/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { SubmitButton } from '../../../kit/SubmitButton/index.ts';
import { useBrand } from '../../BrandContext.tsx';
import { useBrandPage } from '../../brandPages.ts';
import { ByVisitor } from '../../access/ByVisitor.tsx';
import { storeSessionToken, useSessionToken } from '../../data/sessionToken.ts';
import { postJson } from '../../data/post.ts';
import { formTexts } from '../../forms/formTexts.ts';
import { LoginNameField } from '../../forms/LoginNameField.tsx';
import { useConnection } from '../../forms/useConnection.tsx';
import { notAccepted, useLoginFailure } from '../../forms/useLoginFailure.ts';
import { usePageHead } from '../../head.tsx';
import { paths } from '../../../contract/pages.ts';
import { readRememberedLogin, rememberLogin } from '../../access/rememberedLogin.ts';
import { words } from './words.ts';
import { sharedWords } from '../../words.ts';

interface LoginValues extends Credentials {
  remember: boolean;
}

const trail = [{ label: sharedWords.home, href: paths.home }, { label: sharedWords.myAccount }];

const empty: LoginValues = { logIn: '', pwd: '', remember: false };

interface LoginFormProps {
  /** Called with the token of a new session before it is stored. */
  onLogIn: (token: string) => void;
}

/** The form, and beside it the link to the account form. */
function LoginForm({ onLogIn }: LoginFormProps) {
  const { rememberLogin: kind } = useBrand().switches;
  const { heading, register } = useBrandPage('access').login;
  const navigate = useNavigate();
  const failed = useLoginFailure(true);
  const { hold, backOnline } = useConnection();
  const form = useRef<FormActions>(null);

  useEffect(() => {
    const remembered = readRememberedLogin(kind);
    const api = form.current?.api;
    if (!remembered || !api) return;
    const typed = api.getState().values as LoginValues;
    // Values that the browser or a draft has filled in stay.
    if (typed.logIn !== '' && typed.logIn !== remembered.logIn) return;
    api.batch(() => {
      api.change('logIn' as never, remembered.logIn);
      if (remembered.pwd !== undefined && typed.pwd === '') api.change('pwd' as never, remembered.pwd);
      api.change('remember' as never, true);
    });
  }, [kind]);

  const logIn = async ({ remember, ...login }: LoginValues, { reset }: FormActions): Promise<FormErrors | undefined> => {
    rememberLogin(remember, kind, login);
    const { status, body } = await postJson<{ token?: string } | null>(loginCall, login);
    if (status !== 200 || !body?.token) return notAccepted;
    onLogIn(body.token);
    storeSessionToken(body.token);
    reset();
    void navigate(paths.home);
  };

  return (
    <SplitLayout
      media={
        <FormPanel heading={heading}>
          <Form initialValues={empty} onSubmit={hold(logIn, failed)} summary={false} actionsRef={form} messages={formTexts}>
            {backOnline}
            <LoginNameField name="logIn" validate={loginRules.logIn} />
            <PasswordField name="pwd" label={sharedWords.password} required autoComplete="current-password" validate={loginRules.pwd} />
            <Stack direction="row" gap="4">
              <CheckboxField name="remember" label={words.remember} />
              <Link href={paths.resetPassword}>{words.forgot}</Link>
            </Stack>
            <SubmitButton fullWidth>{sharedWords.submit}</SubmitButton>
            <DraftKeeper storageKey="login-form" />
          </Form>
        </FormPanel>
      }
    >
      <Prose component="section">
        <Heading level={2}>{register.heading}</Heading>
        <p>{register.text}</p>
        <Stack direction="row">
          <Button href={register.action.href}>{register.action.label}</Button>
        </Stack>
      </Prose>
    </SplitLayout>
  );
}

/** The login form (specification, sections 2, 4, 5 and 8), or the account that is logged in already. */
export function Login() {
  const token = useSessionToken();
  const [begun, setBegun] = useState<string>();
  // The form stays until the page is left after its own login.
  const isLoggedIn = token !== undefined && token !== begun;
  usePageHead({
    title: isLoggedIn ? sharedWords.myAccount : sharedWords.logIn,
    description: words.description,
    canonical: paths.login,
  });
  return (
    <Page>
      <Breadcrumbs items={trail} />
      <ByVisitor isVisitor={!isLoggedIn} token={token}>
        <LoginForm onLogIn={setBegun} />
      </ByVisitor>
    </Page>
  );
}
