import type { JSX, ReactNode } from 'react';
import useSWR from 'swr';
import { applicantFields } from '../contract/forms/jobApplication.ts';
import { namesOf } from '../contract/forms/fieldDefinitions.ts';
import { Alert } from '../kit/Alert/index.ts';
import { Button } from '../kit/Button/index.ts';
import { DescriptionList, type DescriptionItem } from '../kit/DescriptionList/index.ts';
import { ErrorState } from '../kit/ErrorState/index.ts';
import { Heading } from '../kit/Heading/index.ts';
import { Link } from '../kit/Link/index.ts';
import { Spinner } from '../kit/Spinner/index.ts';
import { Stack } from '../kit/Stack/index.ts';
import { styled } from '../kit/theme/styled.ts';
import type { ApplicationRecord as Application, MailRecord as Mail, MessageRecord as Message } from '../server/desk/answers.ts';
import { useRecordId } from './AccountCase.tsx';
import { call, callAddress } from './calls.ts';
import { useTitle } from './Sheet.tsx';
import { timeOf } from './time.ts';
import { failureText, useAction } from './useAction.ts';
import { words } from './words.ts';

const Text = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxInlineSize: '70ch' });

/** One record, once it has come. */
function RecordPage<Answer>({
  path,
  title,
  facts,
  children,
}: {
  path: string;
  title: (answer: Answer) => string;
  facts: (answer: Answer) => readonly DescriptionItem[];
  children: (answer: Answer) => ReactNode;
}): JSX.Element {
  const { data, error, mutate } = useSWR<Answer>(path);
  useTitle(data ? title(data) : words.loading);
  if (error !== undefined && !data) return <ErrorState onRetry={() => void mutate()}>{failureText(error)}</ErrorState>;
  if (!data) return <Spinner delay={300} label={words.loading} />;
  return (
    <Stack>
      <Heading level={1} size="lg">
        {title(data)}
      </Heading>
      <DescriptionList columns={2} items={facts(data)} />
      {children(data)}
      <Link href="/">{words.back}</Link>
    </Stack>
  );
}

/** A message to the company. */
export function MessageRecord(): JSX.Element {
  return (
    <RecordPage<Message>
      path={`/messages/${useRecordId()}`}
      title={({ subject }) => subject}
      facts={({ name, mail, createdAt }) => [
        { term: words.name, description: name },
        { term: words.mail, description: <Link href={`mailto:${mail}`}>{mail}</Link> },
        { term: words.cameIn, description: timeOf(createdAt) },
      ]}
    >
      {({ message }) => <Text>{message}</Text>}
    </RecordPage>
  );
}

/** An application with its CV. */
export function ApplicationRecord(): JSX.Element {
  return (
    <RecordPage<Application>
      path={`/applications/${useRecordId()}`}
      title={({ firstName, lastName }) => `${firstName} ${lastName}`}
      facts={(application) => [
        { term: words.about, description: application.jobTitle },
        ...namesOf(applicantFields).map((field) => ({ term: applicantFields[field].label, description: application[field] })),
        { term: words.cameIn, description: timeOf(application.createdAt) },
      ]}
    >
      {({ documentId, cvName, cvSize }) => (
        <p>
          <Link href={callAddress(`/documents/${documentId}/content`)} download={cvName}>
            {cvName}
          </Link>{' '}
          {words.kilobytes(cvSize)} {words.documentsHint}
        </p>
      )}
    </RecordPage>
  );
}

/** A mail that was given up, which can be sent again. */
export function MailRecord(): JSX.Element {
  const id = Number(useRecordId());
  const retry = useAction(async () => void (await call('/mails/retry', { method: 'POST', body: { id } })));
  return (
    <RecordPage<{ data: readonly Mail[] }>
      path="/mails"
      title={({ data }) => data.find((mail) => mail.id === id)?.recipient ?? words.kinds.mail}
      facts={({ data }) =>
        data
          .filter((mail) => mail.id === id)
          .flatMap((mail) => [
            { term: words.kind, description: mail.kind },
            { term: words.state, description: mail.state },
            { term: words.reason, description: mail.lastError },
            { term: words.cameIn, description: timeOf(mail.createdAt) },
          ])
      }
    >
      {() => (
        <>
          {retry.failure === undefined ? null : <Alert severity="error">{retry.failure}</Alert>}
          <Stack direction="row">
            <Button loading={retry.isRunning} onClick={() => retry.run()}>
              {words.sendAgain}
            </Button>
          </Stack>
        </>
      )}
    </RecordPage>
  );
}
