import { useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { renderSVG } from 'uqr';
import type { MemberAnswer, RecoveryAnswer, SetupAnswer, SignInAnswer } from '../server/desk/answers.ts';
import { words } from './words.ts';
import { call, failureText, useAction, useSession } from './calls.ts';
import { ActionForm, Button, CopyButton, Outcome, PasswordBox, Sheet, Stack, styled, TextBox, token } from './parts.tsx';

/** Password, then code. @param atCode - begins at the code of this address, whose password is known already. Default: at the password @param mail - the address that a session in place belongs to */
export function SignInForm({ atCode = '', mail: known = '' }: { atCode?: string; mail?: string }) {
  const { onSignedIn } = useSession();
  const [isCode, setIsCode] = useState(atCode !== '');
  const [mail, setMail] = useState(atCode || known);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
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
          hint={`For ${mail}. From your authenticator, or a recovery code.`}
          required
          slotProps={{ input: { autoFocus: true } }}
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

const Codes = styled('ol')({
  columns: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: 'monospace',
  lineHeight: token('font.line-height.text'),
});

/** The address of a QR code's picture: black on white in both modes, as readers need it. */
const qrCodeOf = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 4 }).replace('<svg', '<svg shape-rendering="crispEdges"'))}`;

/** Password, authenticator and recovery codes, by the one-time link. */
export function Setup({ token: link, onDone }: { token: string; onDone: () => void }) {
  const { onSignedIn } = useSession();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [offered, setOffered] = useState<SetupAnswer>();
  const [done, setDone] = useState<RecoveryAnswer>();
  const { data, error } = useSWRImmutable('setup', () => call<MemberAnswer>('/setup', { method: 'POST', body: { token: link } }));
  const whose = data && <span>{`${data.name}, ${data.mail}`}</span>;
  const choose = useAction(async () => setOffered(await call('/setup/password', { method: 'POST', body: { token: link, password } })));
  const confirm = useAction(async () => setDone(await call('/setup/code', { method: 'POST', body: { token: link, code } })));
  if (done)
    return (
      <Sheet title="Recovery codes" beside={whose}>
        <p>Each replaces one code, once. Keep them safe.</p>
        <Codes>
          {done.recoveryCodes.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </Codes>
        <Stack direction="row">
          <Button
            variant="contained"
            onClick={() => {
              onSignedIn(done);
              onDone();
            }}
          >
            I have saved them
          </Button>
          <CopyButton size="medium" text={done.recoveryCodes.join('\n')} />
        </Stack>
      </Sheet>
    );
  if (offered)
    return (
      <Sheet title="Scan with an authenticator app" beside={whose}>
        <img src={qrCodeOf(offered.uri)} alt="QR code of the key" width="224" height="224" />
        <p>
          Or type this key: <code translate="no">{offered.secret.replaceAll(/.{4}(?=.)/gu, '$& ')}</code>
        </p>
        <ActionForm action={confirm} button="Confirm">
          <TextBox label={words.code} required autoComplete="one-time-code" inputMode="numeric" value={code} onChange={setCode} />
        </ActionForm>
      </Sheet>
    );
  return (
    <Sheet title="Set up your access" beside={whose}>
      {error === undefined ? (
        <ActionForm action={choose} button="Next">
          <PasswordBox
            label="New password"
            hint="At least 12 characters"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
          />
        </ActionForm>
      ) : (
        <Outcome failure={failureText(error)} />
      )}
    </Sheet>
  );
}
