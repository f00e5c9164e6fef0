import { useState } from 'react';
import { words } from '../words.ts';
import { call, callAddress, useAction, useSession } from '../calls.ts';
import { ActionForm, Link, Page, Part, PasswordBox, TextBox } from '../parts.tsx';

type Counts = Readonly<Record<string, number>>;

/** The numbers of records in words; empty for nothing. */
const inWords = (counts: Counts): string =>
  Object.entries(words.recordKinds)
    .flatMap(([kind, one]) => (counts[kind] ? [words.counted(counts[kind], one)] : []))
    .join(', ');

/** Everything about one person, who is looked up first: to hand it out, and for a manager to erase it. */
export function People() {
  const { member } = useSession();
  const [mail, setMail] = useState('');
  const [found, setFound] = useState<{ path: string; what: string; erased?: string }>();
  const path = `/people/${encodeURIComponent(mail.trim())}`;
  const find = useAction(async () => {
    setFound({ path, what: inWords(await call<Counts>(`${path}/counts`)) });
  });
  const { what, erased } = found?.path === path ? found : {};
  return (
    <Page title={words.people} width="36rem">
      <ActionForm action={find} button="Find">
        <TextBox type="email" label="E-mail of the person" autoComplete="off" required value={mail} onChange={setMail} />
      </ActionForm>
      <output>{erased ?? (what === undefined ? '' : what === '' ? 'Nothing is stored about them.' : `Stored: ${what}`)}</output>
      {what ? (
        <>
          <Link href={callAddress(path)} download={`${mail.trim()}.jsonl`}>
            Save everything about them
          </Link>
          {member?.role === 'manager' ? <Erase key={path} path={path} onErased={(erased) => setFound({ path, what: '', erased })} /> : null}
        </>
      ) : null}
    </Page>
  );
}

function Erase({ path, onErased }: { path: string; onErased: (said: string) => void }) {
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const erase = useAction(async () => {
    const counts = await call<Counts>(path, { method: 'DELETE', body: { reason, password }, isLong: true });
    onErased(`Erased: ${inWords(counts)}`);
  });
  return (
    <Part heading="Erase">
      <ActionForm action={erase} button="Erase" isGrave>
        <TextBox label={words.reason} hint="This cannot be undone." required value={reason} onChange={setReason} />
        <PasswordBox label="Your password" autoComplete="current-password" value={password} onChange={setPassword} />
      </ActionForm>
    </Part>
  );
}
