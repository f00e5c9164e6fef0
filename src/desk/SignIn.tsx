import { useEffect, useRef, useState, type FormEvent, type JSX } from 'react';
import { Alert } from '../kit/Alert/index.ts';
import { Button } from '../kit/Button/index.ts';
import { PasswordInput } from '../kit/PasswordField/PasswordInput.tsx';
import { Stack } from '../kit/Stack/index.ts';
import { TextInput } from '../kit/TextField/TextInput.tsx';
import type { TextElement } from '../kit/TextField/useTypedText.ts';
import type { SignInAnswer } from '../server/desk/answers.ts';
import { call } from './calls.ts';
import { Sheet } from './Sheet.tsx';
import { useSession } from './session.ts';
import { useAction } from './useAction.ts';
import { words } from './words.ts';

/** Props of {@link SignInForm}. */
export interface SignInFormProps {
  /** Begins at the code, since the password is known already. Default: `false`. */
  atCode?: boolean;
  /** The address that a session in place belongs to. */
  mail?: string;
}

/** Password, then code. */
export function SignInForm({ atCode = false, mail: known = '' }: SignInFormProps): JSX.Element {
  const { onSignedIn } = useSession();
  const [isCode, setIsCode] = useState(atCode);
  const [mail, setMail] = useState(known);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const codeField = useRef<TextElement>(null);
  useEffect(() => {
    if (isCode) codeField.current?.focus();
  }, [isCode]);
  const send = useAction(async () => {
    const answer = await call<SignInAnswer>(isCode ? '/session/code' : '/session', {
      method: 'POST',
      body: isCode ? { code } : { mail, password },
    });
    setCode('');
    setPassword('');
    if (answer.next === 'none') onSignedIn(answer);
    else setIsCode(true);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.run();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        {send.failure === undefined ? null : (
          <Alert severity="error" live="assertive">
            {send.failure}
          </Alert>
        )}
        {isCode ? (
          <TextInput
            key="code"
            label={words.code}
            hint={words.codeHint}
            required
            inputRef={codeField}
            autoComplete="one-time-code"
            value={code}
            onChange={(_event, text) => setCode(text)}
          />
        ) : (
          <>
            <TextInput
              type="email"
              label={words.mail}
              required
              autoComplete="username"
              value={mail}
              onChange={(_event, text) => setMail(text)}
            />
            <PasswordInput
              label={words.password}
              required
              autoComplete="current-password"
              value={password}
              onChange={(_event, text) => setPassword(text)}
            />
          </>
        )}
        <Stack direction="row">
          <Button type="submit" variant="contained" loading={send.isRunning}>
            {words.signIn}
          </Button>
          {isCode ? <Button onClick={() => setIsCode(false)}>{words.signInAgain}</Button> : null}
        </Stack>
      </Stack>
    </form>
  );
}

/** The screen of somebody who is not signed in. */
export function SignIn(props: SignInFormProps): JSX.Element {
  return (
    <Sheet title={words.signIn}>
      <SignInForm {...props} />
    </Sheet>
  );
}
