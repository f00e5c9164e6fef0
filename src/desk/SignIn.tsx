import { useEffect, useRef, useState, type JSX } from 'react';
import { Button } from '../kit/Button/index.ts';
import type { TextElement } from '../kit/TextField/useTypedText.ts';
import type { SignInAnswer } from '../server/desk/answers.ts';
import { ActionForm } from './ActionForm.tsx';
import { call } from './calls.ts';
import { Sheet } from './Sheet.tsx';
import { useSession } from './session.ts';
import { useAction } from './useAction.ts';
import { PasswordBox, TextBox } from './fields.tsx';
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
  return (
    <ActionForm
      action={send}
      button={words.signIn}
      beside={isCode ? <Button onClick={() => setIsCode(false)}>{words.signInAgain}</Button> : null}
    >
      {isCode ? (
        <TextBox
          key="code"
          label={words.code}
          hint={words.codeHint}
          required
          inputRef={codeField}
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
        />
      ) : (
        <>
          <TextBox type="email" label={words.mail} required autoComplete="username" value={mail} onChange={setMail} />
          <PasswordBox label={words.password} autoComplete="current-password" value={password} onChange={setPassword} />
        </>
      )}
    </ActionForm>
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
