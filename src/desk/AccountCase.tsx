import { useParams } from 'react-router-dom';
import useSWR from 'swr';
import { businessFields, directorFields } from '../contract/forms/accountFields.ts';
import { namesOf } from '../contract/forms/fieldDefinitions.ts';
import { Tag } from '../kit/Tag/index.ts';
import { eventWords, saidWarnings, stateWords, type AccountDetails, type CaseAnswer, type RelatedAccount } from '../server/desk/answers.ts';
import { Holder } from './records/RecordPage.tsx';
import { Decide, isAsked } from './case/Decide.tsx';
import { Documents } from './case/Documents.tsx';
import { Next } from './Next.tsx';
import { words } from './words.ts';
import { timeOf } from './time.ts';
import { call, callAddress, useAction, useDraft } from './calls.ts';
import { ActionForm, Alert, Button, Events, Facts, Lines, Link, List, Page, Part, PendingPage, Sides, Stack, TextBox } from './parts.tsx';

const looking = { refreshInterval: 10_000 };

/** The number of the address. */
export const useRecordId = (): string => useParams()['id'] ?? '';

/** A case: decision, claims and history of an account on one side, its documents on the other. */
export function AccountCase() {
  const id = useRecordId();
  // Somebody else may decide meanwhile, and each look tells the others that somebody is here.
  const { data, error, mutate } = useSWR<AccountDetails>(`/accounts/${id}`, looking);
  const { data: facts, mutate: mutateFacts } = useSWR<CaseAnswer>(`/accounts/${id}/case`, looking);
  const changed = () => void Promise.all([mutate(), mutateFacts()]);
  if (!data) return <PendingPage error={error} onRetry={() => void mutate()} />;
  const beside = (
    <>
      <Tag>{stateWords[isAsked(data, facts) ? 'asked' : data.state]}</Tag>
      <Next />
    </>
  );
  return (
    <Sides key={id}>
      <Page title={data.name} beside={beside}>
        {facts && facts.others.length > 0 ? (
          <Alert severity="info" live="polite">
            {`Also here: ${facts.others.join(', ')}`}
          </Alert>
        ) : null}
        <Decide account={data} facts={facts} onChanged={changed} />
        <Claims account={data} />
        <Stack>
          <Holder kind="account" id={data.id} onChanged={changed} />
          <Related id={id} />
          <History id={data.id} events={data.history} onChanged={changed} />
        </Stack>
      </Page>
      <Documents files={data.files} onOpened={changed} />
    </Sides>
  );
}

function Claims({ account }: { account: AccountDetails }) {
  const { warnings, typed, consent, directors } = account;
  const business = namesOf(businessFields).map((field) => ({
    term: businessFields[field].label,
    description: asTyped(account[field], typed[field]),
  }));
  return (
    <Stack>
      {Object.keys(warnings).length === 0 ? null : (
        <Alert severity="warning" title="Warnings">
          <Lines texts={saidWarnings(warnings)} />
        </Alert>
      )}
      <Part heading="Business">
        <Facts
          items={[
            ...business,
            { term: 'Terms accepted', description: `${timeOf(consent.at)} from ${consent.ipAddress}` },
            { term: 'Account', description: account.userName ?? String(account.id) },
          ]}
        />
      </Part>
      {directors.map((director, index) => (
        <Part key={index} heading={`Director ${index + 1}`}>
          <Facts items={namesOf(directorFields).map((field) => ({ term: directorFields[field].label, description: director[field] }))} />
        </Part>
      ))}
    </Stack>
  );
}

const asTyped = (value: string, typed: string | undefined): string =>
  typed === undefined || typed === value ? value : `${value} (typed: ${typed})`;

function Related({ id }: { id: string }) {
  const { data } = useSWR<{ data: readonly RelatedAccount[] }>(`/accounts/${id}/related`);
  if (!data || data.data.length === 0) return null;
  return (
    <Part heading="Same facts elsewhere">
      <List>
        {data.data.map((other) => (
          <li key={other.id}>
            <Link href={`/accounts/${other.id}`}>{other.name}</Link> {stateWords[other.state]}:{' '}
            {other.same.map((key) => words.shared[key]).join(', ')}
          </li>
        ))}
      </List>
    </Part>
  );
}

/** Everything that happened to the case, and a note that stays in the house. */
function History({ id, events, onChanged }: { id: number; events: AccountDetails['history']; onChanged: () => void }) {
  const [draft, keep] = useDraft(`account ${id} own note`);
  const text = draft ?? '';
  const add = useAction(async () => {
    await call(`/accounts/${id}/case`, { method: 'POST', body: { action: 'note', note: text } });
    keep(undefined);
    onChanged();
  });
  return (
    <Part heading={words.history}>
      <Events events={events} said={eventWords} />
      <Stack direction="row">
        <Link href={callAddress(`/accounts/${id}/archive`)} download={`account-${id}.zip`}>
          Save the case (zip)
        </Link>
        <Button onClick={() => window.print()}>Print</Button>
      </Stack>
      <ActionForm action={add} button="Add">
        <TextBox label="Note for us" required value={text} onChange={keep} />
      </ActionForm>
    </Part>
  );
}
