import { useState, type JSX } from 'react';
import { words } from '../words.ts';
import { call, callAddress, useAction, useSession } from '../calls.ts';
import { ActionForm, Link, Outcome, Page, Part, PasswordBox, TextBox } from '../parts.tsx';

type Kind = keyof typeof words.erasedKinds;

/** The numbers of erased records in words, without those of which there were none. */
function countsOf(erased: Readonly<Partial<Record<Kind, number>>>): string {
  const kinds = Object.keys(words.erasedKinds) as Kind[];
  const counts = kinds.flatMap((kind) => (erased[kind] ? [`${erased[kind]} ${words.erasedKinds[kind]}`] : []));
  return counts.length === 0 ? words.nothingFound : words.erasedCounts(counts.join(', '));
}

/** Everything about one person: to hand it out, and for a manager to erase it. */
export function People(): JSX.Element {
  const { member } = useSession();
  const [mail, setMail] = useState('');
  const path = `/people/${encodeURIComponent(mail.trim())}`;
  return (
    <Page title={words.people} width="36rem">
      <TextBox type="email" label={words.person} autoComplete="off" value={mail} onChange={setMail} />
      {mail.includes('@') ? (
        <Link href={callAddress(path)} download={`${mail.trim()}.jsonl`}>
          {words.exportPerson}
        </Link>
      ) : null}
      {member?.role === 'manager' && mail.includes('@') ? <Erase key={path} path={path} /> : null}
    </Page>
  );
}

/** Erases a person, behind the password and a reason. */
function Erase({ path }: { path: string }): JSX.Element {
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState<string>();
  const erase = useAction(async () => {
    setDone(countsOf(await call(path, { method: 'DELETE', body: { reason, password }, isLong: true })));
    setPassword('');
  });
  return (
    <Part heading={words.erase}>
      <ActionForm action={erase} button={words.erase} isGrave>
        <Outcome done={done} />
        <TextBox label={words.reason} hint={words.eraseHint} required value={reason} onChange={setReason} />
        <PasswordBox label={words.yourPassword} autoComplete="current-password" value={password} onChange={setPassword} />
      </ActionForm>
    </Part>
  );
}
