import { useRef, useState, type JSX } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { businessFields, directorFields } from '../contract/forms/accountFields.ts';
import { namesOf } from '../contract/forms/fieldDefinitions.ts';
import { Alert } from '../kit/Alert/index.ts';
import { Button } from '../kit/Button/index.ts';
import { DescriptionList } from '../kit/DescriptionList/index.ts';
import { ErrorState } from '../kit/ErrorState/index.ts';
import { Heading } from '../kit/Heading/index.ts';
import { Link } from '../kit/Link/index.ts';
import { Section } from '../kit/Section/index.ts';
import { Spinner } from '../kit/Spinner/index.ts';
import { Stack } from '../kit/Stack/index.ts';
import { Tag } from '../kit/Tag/index.ts';
import { TextInput } from '../kit/TextField/TextInput.tsx';
import type { TextElement } from '../kit/TextField/useTypedText.ts';
import { up } from '../kit/theme/media.ts';
import { styled } from '../kit/theme/styled.ts';
import { token } from '../kit/theme/token.ts';
import type { AccountDetails, RelatedAccount } from '../server/desk/answers.ts';
import { call } from './calls.ts';
import { Documents } from './case/Documents.tsx';
import { useTitle } from './Sheet.tsx';
import { timeOf } from './time.ts';
import { failureText, useAction } from './useAction.ts';
import { useKeys } from './useKeys.ts';
import { words } from './words.ts';

const Sides = styled('div')({
  display: 'grid',
  gap: token('space.6'),
  alignItems: 'start',
  [up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

const List = styled('ul')({ margin: 0, paddingInlineStart: token('space.4'), overflowWrap: 'anywhere' });

type Decision = 'approve' | 'reject' | 'ask';

/** The number of the address. */
export const useRecordId = (): string => useParams()['id'] ?? '';

/** A case: the claims of an account on one side, documents, decision and history on the other. */
export function AccountCase(): JSX.Element {
  const id = useRecordId();
  const { data, error, mutate } = useSWR<AccountDetails>(`/accounts/${id}`);
  useTitle(data?.name ?? words.account(id));
  if (error !== undefined && !data) return <ErrorState onRetry={() => void mutate()}>{failureText(error)}</ErrorState>;
  if (!data) return <Spinner delay={300} label={words.loading} />;
  return (
    <Stack>
      <Stack direction="row">
        <Heading level={1} size="lg">
          {data.name}
        </Heading>
        <Tag>{words.states[data.state]}</Tag>
      </Stack>
      <Sides>
        <Claims account={data} />
        <Stack>
          <Documents files={data.files} onOpened={() => void mutate()} />
          <Decide key={id} account={data} onDecided={() => void mutate()} />
          <Related id={id} />
          <History events={data.history} />
        </Stack>
      </Sides>
    </Stack>
  );
}

function Claims({ account }: { account: AccountDetails }): JSX.Element {
  const { warnings, typed, consent, directors } = account;
  const business = namesOf(businessFields).map((field) => ({
    term: businessFields[field].label,
    description: asTyped(account[field], typed[field]),
  }));
  return (
    <Stack>
      {Object.keys(warnings).length === 0 ? null : (
        <Alert severity="warning" title={words.warnings}>
          <List>
            {Object.entries(warnings).map(([field, warning]) => (
              <li key={field}>{warning}</li>
            ))}
          </List>
        </Alert>
      )}
      <Section flush heading={words.business} headingSize="md">
        <DescriptionList
          columns={2}
          items={[
            ...business,
            { term: words.consent, description: words.from(timeOf(consent.at), consent.ipAddress) },
            { term: words.account('').trim(), description: account.userName ?? String(account.id) },
          ]}
        />
      </Section>
      {directors.map((director, index) => (
        <Section key={index} flush heading={words.director(index + 1)} headingSize="md">
          <DescriptionList
            columns={2}
            items={namesOf(directorFields).map((field) => ({ term: directorFields[field].label, description: director[field] }))}
          />
        </Section>
      ))}
    </Stack>
  );
}

const asTyped = (value: string, typed: string | undefined): string =>
  typed === undefined || typed === value ? value : `${value} (${words.typed(typed)})`;

/** The decision and its note, which stays when the session ends, or when somebody else was first. */
function Decide({ account, onDecided }: { account: AccountDetails; onDecided: () => void }): JSX.Element | null {
  const [note, setNote] = useState('');
  const [done, setDone] = useState<Decision>();
  const [isMissing, setMissing] = useState(false);
  const field = useRef<TextElement>(null);
  const navigate = useNavigate();
  const isOpen = account.state === 'verified' || account.state === 'submitted';
  const send = useAction(async (decision: Decision) => {
    await call(`/accounts/${account.id}/decision`, { method: 'POST', body: { decision, note } });
    setDone(decision);
    setNote('');
    onDecided();
  });
  const decide = (decision: Decision) => {
    if (!isOpen || send.isRunning) return;
    setMissing(decision === 'ask' && note.trim() === '');
    if (decision === 'ask' && note.trim() === '') field.current?.focus();
    else send.run(decision);
  };
  // A key alone must not decide: it goes to the button, and Enter decides.
  const buttons = useRef<Partial<Record<Decision, HTMLElement | null>>>({});
  useKeys({ a: () => buttons.current.approve?.focus(), r: () => buttons.current.reject?.focus(), u: () => void navigate('/') });
  const button = (decision: Decision) => (
    <Button
      ref={(element) => {
        buttons.current[decision] = element;
      }}
      variant={decision === 'approve' ? 'contained' : 'outlined'}
      loading={send.isRunning}
      onClick={() => decide(decision)}
    >
      {words[decision]}
    </Button>
  );
  return (
    <Section flush heading={words.decision} headingSize="md">
      <Stack>
        {send.failure === undefined ? null : (
          <Alert severity="error" live="assertive">
            {send.failure}
          </Alert>
        )}
        {done === undefined ? null : (
          <Alert severity="success" live="polite">
            {words.decided[done]}
          </Alert>
        )}
        {isOpen ? (
          <>
            <TextInput
              label={words.note}
              hint={words.noteHint}
              multiline
              rows={3}
              counter={5000}
              inputRef={field}
              value={note}
              {...(isMissing && { error: words.noteMissing })}
              onChange={(_event, text) => setNote(text)}
            />
            <Stack direction="row">
              {account.state === 'verified' ? button('approve') : null}
              {account.state === 'verified' ? button('reject') : null}
              {button('ask')}
            </Stack>
          </>
        ) : null}
      </Stack>
    </Section>
  );
}

function Related({ id }: { id: string }): JSX.Element | null {
  const { data } = useSWR<{ data: readonly RelatedAccount[] }>(`/accounts/${id}/related`);
  if (!data || data.data.length === 0) return null;
  return (
    <Section flush heading={words.related} headingSize="md">
      <List>
        {data.data.map((other) => (
          <li key={other.id}>
            <Link href={`/accounts/${other.id}`}>{other.name}</Link> {words.states[other.state]}:{' '}
            {other.same.map((key) => words.shared[key]).join(', ')}
          </li>
        ))}
      </List>
    </Section>
  );
}

function History({ events }: { events: AccountDetails['history'] }): JSX.Element {
  return (
    <Section flush heading={words.history} headingSize="md">
      <List>
        {events.map(({ at, kind, actor, note }) => (
          <li key={at + kind}>
            {words.events[kind]}, {actor}, {timeOf(at)}
            {note === '' ? null : <blockquote>{note}</blockquote>}
          </li>
        ))}
      </List>
    </Section>
  );
}
