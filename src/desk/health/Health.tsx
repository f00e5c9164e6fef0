import useSWR from 'swr';
import { stateWords, type HealthAnswer, type MailRecord } from '../../server/desk/answers.ts';
import { words } from '../words.ts';
import { RecordPage, useRecordId } from '../records/RecordPage.tsx';
import { timeOf } from '../time.ts';
import { useSend, useSession } from '../calls.ts';
import { ActionButton, Alert, Facts, factsOf, Lines, Link, Page, Part, PendingPage, Rows, Text } from '../parts.tsx';

const isTechnical = (text: string): boolean => /\b[A-Z]+_[A-Z_]+\b|\b(?:HOST|PORT)\b/u.test(text);

/** The doctor's findings in the office's words, the most urgent first, with a manager's hint for whoever runs the server; and the mails that wait or failed. */
export function Health() {
  const { member } = useSession();
  const { data, error, mutate } = useSWR<HealthAnswer>('/health', { revalidateOnFocus: false });
  if (!data) return <PendingPage title={words.health} error={error} onRetry={() => void mutate()} />;
  const { findings, lastBackup, version } = data;
  const of = (grade: (typeof findings)[number]['state']) => findings.filter(({ state }) => state === grade);
  const hintOf = ({ finding, advice }: HealthAnswer['findings'][number]) =>
    member?.role === 'manager' ? (
      <small>{`For whoever runs the server: ${isTechnical(finding) ? `${finding} ` : ''}${advice ?? ''}`}</small>
    ) : (
      'Tell whoever runs the server.'
    );
  return (
    <Page title={words.health}>
      <Facts items={factsOf({ 'Last backup': lastBackup === null ? 'Never' : timeOf(lastBackup), Version: version })} />
      {[...of('must'), ...of('should')].map((each) => (
        <Alert
          key={each.finding}
          severity={each.state === 'must' ? 'error' : 'warning'}
          title={isTechnical(each.finding) ? words.findings[each.about as 'disk'] : each.finding}
        >
          {each.about === 'outbox' ? 'They stand below. When the reason is fixed, send them again.' : hintOf(each)}
        </Alert>
      ))}
      <Mails />
      <Part heading="Fine">
        <Lines texts={of('fine').flatMap(({ finding }) => (isTechnical(finding) ? [] : [finding]))} />
      </Part>
    </Page>
  );
}

function Mails() {
  const { data } = useSWR<{ data: readonly MailRecord[] }>('/mails?state=failed&state=queued');
  const rows = (data?.data ?? []).map(({ id, recipient, subject, state, attempts, lastError, createdAt }) => {
    const link = <Link href={`/mails/${id}`}>{recipient}</Link>;
    return { id, cells: [link, subject, stateWords[state], attempts === 0 ? '' : lastError, timeOf(createdAt)] };
  });
  return (
    <Part heading="E-mails that wait or failed">
      <Rows label="E-mails" headings={['To', 'Subject', words.state, words.reason, 'Made']} rows={rows} />
      {rows.length === 0 ? null : <SendAgain />}
    </Part>
  );
}

/** A mail that waits or was given up, which can be sent again. */
export function MailPage() {
  return (
    <RecordPage<{ data: readonly MailRecord[] }>
      path={`/mails?id=${useRecordId()}`}
      title={({ data }) => data[0]?.recipient ?? words.notFound}
      state={({ data }) => data[0]?.state}
      claims={({ data }) =>
        data.map((mail) => [
          'E-mail',
          factsOf({
            Subject: mail.subject,
            Made: timeOf(mail.createdAt),
            // The reason of earlier attempts says nothing once it is sent again.
            [words.reason]: mail.attempts === 0 || mail.state === 'sending' ? null : mail.lastError,
            Text: mail.text && <Text>{mail.text}</Text>,
          }),
        ])
      }
    >
      {({ data }) => (data[0]?.state === 'failed' || data[0]?.state === 'queued' ? <SendAgain id={data[0].id} /> : null)}
    </RecordPage>
  );
}

function SendAgain({ id }: { id?: number }) {
  const retry = useSend();
  return (
    <ActionButton action={{ ...retry, run: () => retry.run('/mails/retry', { body: { id } }) }} done="They go out now.">
      {id === undefined ? 'Send all again' : 'Send again'}
    </ActionButton>
  );
}
