import { useState } from 'react';
import useSWR from 'swr';
import { words } from '../words.ts';
import { call, callAddress, useAction, useSession } from '../calls.ts';
import type { PersonLine, PersonSummary } from '../../server/desk/answers.ts';
import { ActionForm, Lines, Link, Page, Part, PasswordBox, Pending, RowButton, Rows, TextBox } from '../parts.tsx';

type Counts = Omit<PersonSummary, 'found'>;
type FoundAs = PersonSummary['found'][number];

const inWords = (counts: Counts): string =>
  Object.entries(words.recordKinds)
    .flatMap(([kind, one]) => words.counted(counts[kind as keyof Counts] ?? 0, one))
    .filter((said) => !said.startsWith('0 '))
    .join(', ');

/** People by whatever is known of them, and everything that is stored about one. */
export function People() {
  const [search, type] = useState('');
  const [found, setFound] = useState<readonly PersonLine[]>([]);
  const [chosen, choose] = useState('');
  const [said, say] = useState('');
  const find = useAction(async () => {
    const { data } = await call<{ data: readonly PersonLine[] }>(`/people?${new URLSearchParams({ search }).toString()}`);
    const [mail = search.includes('@') ? search.trim() : '', ...others] = new Set(data.map((each) => each.mail.toLowerCase()));
    setFound(others.length > 0 ? data : []);
    choose(others.length > 0 ? '' : mail);
    say(mail === '' ? 'Nobody found' : '');
  });
  const rows = found.map(({ kind, id, name, mail }) => ({
    id: `${kind} ${id} ${name}`,
    cells: [
      recordLink({ kind, id, name }),
      words.foundAs[kind],
      mail,
      <RowButton key="all" label="All data" of={mail} onClick={() => choose(mail)} />,
    ],
  }));
  const erased = (counts: string) => {
    choose('');
    setFound([]);
    say(`Erased: ${counts}`);
  };
  return (
    <Page title={words.people}>
      <ActionForm action={find} button="Find" foot="beside" disabled={search.trim() === ''}>
        <TextBox
          label="Name, business, telephone or e-mail"
          sx={{ inlineSize: '22rem' }}
          autoComplete="off"
          required
          value={search}
          onChange={type}
        />
      </ActionForm>
      <output>{said}</output>
      {rows.length === 0 ? null : <Rows label={words.people} headings={[words.name, 'As', words.mail, 'Stored']} rows={rows} />}
      {chosen === '' ? null : <Person key={chosen} mail={chosen} onErased={erased} />}
    </Page>
  );
}

const recordLink = ({ kind, id, name }: FoundAs) => (
  <Link key="record" href={`/${kind === 'director' ? 'account' : kind}s/${id}`}>
    {name}
  </Link>
);

/** Everything about one person: to hand it out, and for a manager to erase it. */
function Person({ mail, onErased }: { mail: string; onErased: (counts: string) => void }) {
  const { member } = useSession();
  const path = `/people/${encodeURIComponent(mail)}`;
  const { data, error, mutate } = useSWR<PersonSummary>(`${path}/counts`);
  if (!data) return <Pending error={error} onRetry={() => void mutate()} />;
  const { found, ...counts } = data;
  const what = inWords(counts);
  if (what === '') return <output>Nothing is stored about them.</output>;
  return (
    <Part heading={mail}>
      <output>{`Stored: ${what}`}</output>
      <Lines texts={found.map((each) => [`${words.foundAs[each.kind]}: `, recordLink(each)])} />
      <Link href={callAddress(path)} download={`${mail}.jsonl`}>
        Save everything about them
      </Link>
      {member?.role === 'manager' ? <Erase path={path} onErased={onErased} /> : null}
    </Part>
  );
}

function Erase({ path, onErased }: { path: string; onErased: (counts: string) => void }) {
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const erase = useAction(async () => {
    const counts = await call<Counts>(path, { method: 'DELETE', body: { reason, password }, isLong: true });
    onErased(inWords(counts));
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
