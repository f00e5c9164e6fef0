import useSWR from 'swr';
import { stateWords, type HealthAnswer, type MailRecord } from '../../server/desk/answers.ts';
import { words } from '../words.ts';
import { useRecordId } from '../AccountCase.tsx';
import { RecordPage } from '../records/RecordPage.tsx';
import { timeOf } from '../time.ts';
import { call, useAction, useSession } from '../calls.ts';
import { ActionButton, Alert, DescriptionList, Lines, Link, Page, Part, PendingPage, Text } from '../parts.tsx';

/** The doctor's findings, the most urgent first, its advice for whoever has the server, and the mails that wait or failed. */
export function Health() {
  const { member } = useSession();
  const { data, error, mutate } = useSWR<HealthAnswer>('/health', { revalidateOnFocus: false });
  if (!data) return <PendingPage title={words.health} error={error} onRetry={() => void mutate()} />;
  const { findings, lastBackup, version } = data;
  return (
    <Page title={words.health} width="64rem">
      <DescriptionList
        columns={2}
        items={[
          { term: 'Version', description: version },
          { term: 'Last backup', description: lastBackup === null ? words.never : timeOf(lastBackup) },
        ]}
      />
      {(['must', 'should'] as const).flatMap((grade) =>
        findings
          .filter(({ state }) => state === grade)
          .map(({ about, finding, advice }) => (
            <Alert key={finding} severity={grade === 'must' ? 'error' : 'warning'} title={finding}>
              {/* The page of mails is the desk's way, the command line's is not. */}
              {about === 'outbox'
                ? 'Look at them below. When the reason is fixed, send them again.'
                : member?.role === 'manager'
                  ? advice
                  : 'Tell whoever looks after the server.'}
            </Alert>
          )),
      )}
      <Part heading="Fine">
        <Lines texts={findings.filter(({ state }) => state === 'fine').map(({ finding }) => finding)} />
      </Part>
      <Part heading="E-mails that wait or failed">
        <Link href="/?kind=mail&all=true">Show them</Link>
        <SendAgain onSent={() => void mutate()} />
      </Part>
    </Page>
  );
}

/** A mail that waits or was given up, which can be sent again. */
export function MailPage() {
  const id = useRecordId();
  return (
    <RecordPage<{ data: readonly MailRecord[] }>
      path={`/mails?id=${id}`}
      title={({ data }) => data[0]?.recipient ?? words.notFound}
      facts={({ data }) =>
        data.flatMap((mail) => [
          { term: 'Subject', description: mail.written?.subject },
          { term: 'Text', description: mail.written?.text && <Text>{mail.written.text}</Text> },
          { term: words.state, description: stateWords[mail.state] },
          // The reason of earlier attempts says nothing once it is sent again.
          { term: words.reason, description: mail.attempts === 0 || mail.state === 'sending' ? null : mail.lastError },
          { term: 'Made', description: timeOf(mail.createdAt) },
        ])
      }
    >
      {({ data }, refresh) =>
        data[0]?.state === 'failed' || data[0]?.state === 'queued' ? <SendAgain id={data[0].id} onSent={refresh} /> : null
      }
    </RecordPage>
  );
}

function SendAgain({ id, onSent }: { id?: number; onSent: () => void }) {
  const retry = useAction(async () => {
    await call('/mails/retry', { method: 'POST', body: { id } });
    onSent();
  });
  return (
    <ActionButton action={retry} done="They go out now.">
      {id === undefined ? 'Send all again' : 'Send again'}
    </ActionButton>
  );
}
