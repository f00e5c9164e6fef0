import { useState, type FormEvent, type JSX } from 'react';
import { Alert } from '../../kit/Alert/index.ts';
import { Button } from '../../kit/Button/index.ts';
import { Heading } from '../../kit/Heading/index.ts';
import { Link } from '../../kit/Link/index.ts';
import { PasswordInput } from '../../kit/PasswordField/PasswordInput.tsx';
import { Section } from '../../kit/Section/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { TextInput } from '../../kit/TextField/TextInput.tsx';
import { call, callAddress } from '../calls.ts';
import { dayWords } from '../dayWords.ts';
import { Failure } from '../Failure.tsx';
import { useSession } from '../session.ts';
import { useTitle } from '../Sheet.tsx';
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
  useTitle(dayWords.people);
  const { member } = useSession();
  const [mail, setMail] = useState('');
  const path = `/people/${encodeURIComponent(mail.trim())}`;
  return (
    <Stack sx={{ maxInlineSize: '36rem' }}>
      <Heading level={1} size="lg">
        {dayWords.people}
      </Heading>
      <TextInput
        type="email"
        label={dayWords.person}
        optional={false}
        autoComplete="off"
        value={mail}
        onChange={(_event, text) => setMail(text)}
      />
      {mail.includes('@') ? (
        <Link href={callAddress(path)} download={`${mail.trim()}.jsonl`}>
          {dayWords.exportPerson}
        </Link>
      ) : null}
      {member?.role === 'manager' && mail.includes('@') ? <Erase key={path} path={path} /> : null}
    </Stack>
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    erase.run();
  };
  return (
    <Section flush heading={dayWords.erase} headingSize="md">
      <form onSubmit={submit}>
        <Stack>
          <Failure text={erase.failure} />
          {done === undefined ? null : (
            <Alert severity="success" live="polite">
              {done}
            </Alert>
          )}
          <TextInput
            label={dayWords.reason}
            hint={dayWords.eraseHint}
            required
            value={reason}
            onChange={(_event, text) => setReason(text)}
          />
          <PasswordInput
            label={dayWords.yourPassword}
            required
            autoComplete="current-password"
            value={password}
            onChange={(_event, text) => setPassword(text)}
          />
          <Stack direction="row">
            <Button type="submit" color="error" loading={erase.isRunning}>
              {dayWords.erase}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Section>
  );
}
