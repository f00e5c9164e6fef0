import { useState, type JSX } from 'react';
import { words } from '../words.ts';
import { call, callAddress, callBytes, useAction, useSession } from '../calls.ts';
import { ActionForm, Link, Page, Part, PasswordBox, TextBox } from '../parts.tsx';

/** The data of an export, by what its records are counted as; the rest belongs to an account. */
const kindOf: Readonly<Record<string, string>> = {
  account: 'accounts', accountDirector: 'directors', jobApplication: 'applications', contactMessage: 'messages', outbox: 'mails',
  'mail file': 'mailFiles', document: 'files',
}; // prettier-ignore

/** The numbers of records in words; empty for nothing. */
const inWords = (countOf: (kind: string) => number): string =>
  Object.entries(words.recordKinds)
    .flatMap(([kind, one]) => (countOf(kind) > 0 ? [words.counted(countOf(kind), one)] : []))
    .join(', ');

/** Everything about one person, who is looked up first: to hand it out, and for a manager to erase it. */
export function People(): JSX.Element {
  const { member } = useSession();
  const [mail, setMail] = useState('');
  const [found, setFound] = useState<{ path: string; what: string; erased?: string }>();
  const path = `/people/${encodeURIComponent(mail.trim())}`;
  const find = useAction(async () => {
    const text = new TextDecoder().decode(await callBytes(path));
    const kinds = text.split('\n').map((line) => line && kindOf[(JSON.parse(line) as { data: string }).data]);
    setFound({ path, what: inWords((kind) => kinds.filter((each) => each === kind).length) });
  });
  const { what, erased } = found?.path === path ? found : {};
  return (
    <Page title={words.people} width="36rem">
      <ActionForm action={find} button={words.find}>
        <TextBox type="email" label={words.person} autoComplete="off" required value={mail} onChange={setMail} />
      </ActionForm>
      <output>{erased ?? (what === undefined ? '' : words.stored(what))}</output>
      {what ? (
        <>
          <Link href={callAddress(path)} download={`${mail.trim()}.jsonl`}>
            {words.exportPerson}
          </Link>
          {member?.role === 'manager' ? <Erase key={path} path={path} onErased={(erased) => setFound({ path, what: '', erased })} /> : null}
        </>
      ) : null}
    </Page>
  );
}

/** Erases a person, behind the password and a reason. */
function Erase({ path, onErased }: { path: string; onErased: (said: string) => void }): JSX.Element {
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const erase = useAction(async () => {
    const counts = await call<Readonly<Record<string, number>>>(path, { method: 'DELETE', body: { reason, password }, isLong: true });
    onErased(words.erasedCounts(inWords((kind) => counts[kind] ?? 0)));
  });
  return (
    <Part heading={words.erase}>
      <ActionForm action={erase} button={words.erase} isGrave>
        <TextBox label={words.reason} hint={words.eraseHint} required value={reason} onChange={setReason} />
        <PasswordBox label={words.yourPassword} autoComplete="current-password" value={password} onChange={setPassword} />
      </ActionForm>
    </Part>
  );
}
