import { useState } from 'react';
import { words } from '../words.ts';
import { call, callAddress, useAction, useSession } from '../calls.ts';
import type { PersonSummary } from '../../server/desk/answers.ts';
import { ActionForm, Link, List, Page, Part, PasswordBox, TextBox } from '../parts.tsx';

type Counts = Omit<PersonSummary, 'found'>;

/** The numbers of records in words; empty for nothing. */
const inWords = (counts: Counts): string =>
  Object.entries(words.recordKinds)
    .flatMap(([kind, one]) => words.counted(counts[kind as keyof Counts] ?? 0, one))
    .filter((said) => !said.startsWith('0 '))
    .join(', ');

/** Everything about one person, who is looked up first: to hand it out, and for a manager to erase it. */
export function People() {
  const { member } = useSession();
  const [mail, setMail] = useState('');
  const [looked, setLooked] = useState<{ path: string; what: string; found?: PersonSummary['found']; erased?: string }>();
  const path = `/people/${encodeURIComponent(mail.trim())}`;
  const find = useAction(async () => {
    const { found, ...counts } = await call<PersonSummary>(`${path}/counts`);
    setLooked({ path, what: inWords(counts), found });
  });
  const { what, found = [], erased } = looked?.path === path ? looked : {};
  return (
    <Page title={words.people} width="36rem">
      <ActionForm action={find} button="Find">
        <TextBox type="email" label="E-mail of the person" autoComplete="off" required value={mail} onChange={setMail} />
      </ActionForm>
      <output>{erased ?? (what === undefined ? '' : what === '' ? 'Nothing is stored about them.' : `Stored: ${what}`)}</output>
      {what ? (
        <>
          <List>
            {found.map(({ kind, id, name }) => (
              <li key={`${kind} ${id}`}>
                {words.foundAs[kind]} <Link href={`/${kind === 'director' ? 'account' : kind}s/${id}`}>{name}</Link>
              </li>
            ))}
          </List>
          <Link href={callAddress(path)} download={`${mail.trim()}.jsonl`}>
            Save everything about them
          </Link>
          {member?.role === 'manager' ? (
            <Erase key={path} path={path} onErased={(said) => setLooked({ path, what: '', erased: said })} />
          ) : null}
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
      <ActionForm action={erase} button="Erase" color="error">
        <TextBox label={words.reason} hint="This cannot be undone." required value={reason} onChange={setReason} />
        <PasswordBox label="Your password" autoComplete="current-password" value={password} onChange={setPassword} />
      </ActionForm>
    </Part>
  );
}
