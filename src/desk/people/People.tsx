import { useState, type JSX } from 'react';
import { Link } from '../../kit/Link/index.ts';
import { Section } from '../../kit/Section/index.ts';
import { ActionForm } from '../ActionForm.tsx';
import { call, callAddress } from '../calls.ts';
import { dayWords } from '../dayWords.ts';
import { Done } from '../Failure.tsx';
import { useSession } from '../session.ts';
import { Page } from '../Sheet.tsx';
import { PasswordBox, TextBox } from '../fields.tsx';
import { useAction } from '../useAction.ts';

type Kind = keyof typeof dayWords.erasedKinds;

/** The numbers of erased records in words, without those of which there were none. */
function countsOf(erased: Readonly<Partial<Record<Kind, number>>>): string {
  const kinds = Object.keys(dayWords.erasedKinds) as Kind[];
  const counts = kinds.flatMap((kind) => (erased[kind] ? [`${erased[kind]} ${dayWords.erasedKinds[kind]}`] : []));
  return counts.length === 0 ? dayWords.nothingFound : dayWords.erasedCounts(counts.join(', '));
}

/** Everything about one person: to hand it out, and for a manager to erase it. */
export function People(): JSX.Element {
  const { member } = useSession();
  const [mail, setMail] = useState('');
  const path = `/people/${encodeURIComponent(mail.trim())}`;
  return (
    <Page title={dayWords.people} width="36rem">
      <TextBox type="email" label={dayWords.person} autoComplete="off" value={mail} onChange={setMail} />
      {mail.includes('@') ? (
        <Link href={callAddress(path)} download={`${mail.trim()}.jsonl`}>
          {dayWords.exportPerson}
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
    <Section flush heading={dayWords.erase} headingSize="md">
      <ActionForm action={erase} button={dayWords.erase} isGrave>
        <Done text={done} />
        <TextBox label={dayWords.reason} hint={dayWords.eraseHint} required value={reason} onChange={setReason} />
        <PasswordBox label={dayWords.yourPassword} autoComplete="current-password" value={password} onChange={setPassword} />
      </ActionForm>
    </Section>
  );
}
