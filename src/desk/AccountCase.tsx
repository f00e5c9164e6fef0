import type { JSX } from 'react';
import { useParams } from 'react-router-dom';
import useSWR from 'swr';
import { businessFields, directorFields } from '../contract/forms/accountFields.ts';
import { namesOf } from '../contract/forms/fieldDefinitions.ts';
import { Tag } from '../kit/Tag/index.ts';
import { up } from '../kit/theme/media.ts';
import { saidWarnings, stateWords, type AccountDetails, type CaseAnswer, type RelatedAccount } from '../server/desk/answers.ts';
import { History, Holder } from './case/CaseBar.tsx';
import { caseHeadingId, Decide } from './case/Decide.tsx';
import { Documents } from './case/Documents.tsx';
import { words } from './words.ts';
import { timeOf } from './time.ts';
import { Alert, DescriptionList, Heading, Lines, Link, List, Part, Pending, Stack, styled, token, useTitle } from './parts.tsx';

const Sides = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: token('space.6'),
  // In one column the history comes below the documents.
  '& > :first-child': { display: 'contents' },
  '& > :first-child > :last-child': { order: 1 },
  [up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    '& > :first-child': { display: 'flex' },
  },
});

/** The number of the address. */
export const useRecordId = (): string => useParams()['id'] ?? '';

/** A case: decision, claims and history of an account on one side, its documents on the other. */
export function AccountCase(): JSX.Element {
  const id = useRecordId();
  const { data, error, mutate } = useSWR<AccountDetails>(`/accounts/${id}`);
  // Each look tells the others that somebody is here.
  const { data: facts, mutate: mutateFacts } = useSWR<CaseAnswer>(`/accounts/${id}/case`, { refreshInterval: 10_000 });
  const changed = () => void Promise.all([mutate(), mutateFacts()]);
  useTitle(data?.name ?? words.account(id));
  if (!data) return <Pending error={error} onRetry={() => void mutate()} />;
  return (
    <Stack>
      <Stack direction="row">
        <Heading level={1} size="lg" id={caseHeadingId} tabIndex={-1}>
          {data.name}
        </Heading>
        <Tag>{stateWords[data.state]}</Tag>
        <Holder kind="account" id={data.id} onChanged={changed} />
        {facts && facts.others.length > 0 ? (
          <Alert severity="info" live="polite">
            {words.others(facts.others)}
          </Alert>
        ) : null}
      </Stack>
      <Sides>
        <Stack>
          <Decide key={id} account={data} facts={facts} onChanged={changed} />
          <Claims account={data} />
          <Stack>
            <Related id={id} />
            <History id={data.id} events={data.history} onChanged={changed} />
          </Stack>
        </Stack>
        <Documents files={data.files} onOpened={changed} />
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
          <Lines texts={saidWarnings(warnings)} />
        </Alert>
      )}
      <Part heading={words.business}>
        <DescriptionList
          columns={2}
          items={[
            ...business,
            { term: words.consent, description: words.from(timeOf(consent.at), consent.ipAddress) },
            { term: words.account('').trim(), description: account.userName ?? String(account.id) },
          ]}
        />
      </Part>
      {directors.map((director, index) => (
        <Part key={index} heading={words.director(index + 1)}>
          <DescriptionList
            columns={2}
            items={namesOf(directorFields).map((field) => ({ term: directorFields[field].label, description: director[field] }))}
          />
        </Part>
      ))}
    </Stack>
  );
}

const asTyped = (value: string, typed: string | undefined): string =>
  typed === undefined || typed === value ? value : `${value} (${words.typed(typed)})`;

function Related({ id }: { id: string }): JSX.Element | null {
  const { data } = useSWR<{ data: readonly RelatedAccount[] }>(`/accounts/${id}/related`);
  if (!data || data.data.length === 0) return null;
  return (
    <Part heading={words.related}>
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
