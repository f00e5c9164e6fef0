import { useState, type JSX } from 'react';
import { encode } from 'uqr';
import type { RecoveryAnswer, SetupAnswer } from '../server/desk/answers.ts';
import { words } from './words.ts';
import { call, useAction, useSession } from './calls.ts';
import { ActionForm, Alert, Button, PasswordBox, Sheet, styled, TextBox, token } from './parts.tsx';

/** Readers need dark signs on light in both modes. */
const Picture = styled('svg')({ display: 'block', inlineSize: '14rem', blockSize: '14rem', background: '#fff', color: '#000' });

const Codes = styled('ol')({
  columns: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: 'monospace',
  lineHeight: token('font.line-height.text'),
});

function QrCode({ text }: { text: string }): JSX.Element {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, it has no address
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.qrCode} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </Picture>
  );
}

/** Password, authenticator and recovery codes, by the one-time link. */
export function Setup({ token: link, onDone }: { token: string; onDone: () => void }): JSX.Element {
  const { onSignedIn } = useSession();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [offered, setOffered] = useState<SetupAnswer>();
  const [done, setDone] = useState<RecoveryAnswer>();
  const choose = useAction(async () => setOffered(await call('/setup/password', { method: 'POST', body: { token: link, password } })));
  const confirm = useAction(async () => setDone(await call('/setup/code', { method: 'POST', body: { token: link, code } })));
  if (done)
    return (
      <Sheet title={words.recovery}>
        <p>{words.recoveryHint}</p>
        <Codes>
          {done.recoveryCodes.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </Codes>
        <Button
          variant="contained"
          onClick={() => {
            onSignedIn(done);
            onDone();
          }}
        >
          {words.saved}
        </Button>
      </Sheet>
    );
  if (offered)
    return (
      <Sheet title={words.scan}>
        <QrCode text={offered.uri} />
        <p>
          {words.secret}: <code translate="no">{offered.secret.replaceAll(/.{4}(?=.)/gu, '$& ')}</code>
        </p>
        <ActionForm action={confirm} button={words.confirm}>
          <TextBox label={words.code} required autoComplete="one-time-code" inputMode="numeric" value={code} onChange={setCode} />
        </ActionForm>
      </Sheet>
    );
  return (
    <Sheet title={words.setUp}>
      {link === '' ? (
        <Alert severity="error">{words.noLink}</Alert>
      ) : (
        <ActionForm action={choose} button={words.next}>
          <PasswordBox
            label={words.newPassword}
            hint={words.newPasswordHint}
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
          />
        </ActionForm>
      )}
    </Sheet>
  );
}
