import { useEffect, useRef, useState, type JSX } from 'react';
import type { TextElement } from '../kit/TextField/useTypedText.ts';
import type { SignInAnswer } from '../server/desk/answers.ts';
import { words } from './words.ts';
import { call, useAction, useSession } from './calls.ts';
import { ActionForm, Button, PasswordBox, TextBox } from './parts.tsx';

/**
 * Password, then code.
 *
 * @param atCode - begins at the code, since the password is known already. Default: `false`
 * @param mail - the address that a session in place belongs to
 */
export function SignInForm({ atCode = false, mail: known = '' }: { atCode?: boolean; mail?: string }): JSX.Element {
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
      beside={isCode ? <Button onClick={() => setIsCode(false)}>Another e-mail</Button> : null}
    >
      {isCode ? (
        <TextBox
          key="code"
          label={words.code}
          hint="From your authenticator, or a recovery code"
          required
          inputRef={codeField}
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
        />
      ) : (
        <>
          <TextBox type="email" label={words.mail} required autoComplete="username" value={mail} onChange={setMail} />
          <PasswordBox
            slotProps={{ input: { ...(known !== '' && { 'data-autofocus': '' }) } }}
            label="Password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
        </>
      )}
    </ActionForm>
  );
}
