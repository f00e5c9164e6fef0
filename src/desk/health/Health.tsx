import type { JSX } from 'react';
import useSWR from 'swr';
import type { HealthAnswer } from '../../server/desk/answers.ts';
import { words } from '../words.ts';
import { SendAgain } from '../records/mail.tsx';
import { timeOf } from '../time.ts';
import { useSession } from '../calls.ts';
import { Alert, DescriptionList, Lines, Link, Page, Part, PendingPage } from '../parts.tsx';

/** The doctor's findings, the most urgent first, its advice for whoever has the server, and the mails that wait or failed. */
export function Health(): JSX.Element {
  const { member } = useSession();
  const { data, error, mutate } = useSWR<HealthAnswer>('/health', { revalidateOnFocus: false });
  if (!data) return <PendingPage title={words.health} error={error} onRetry={() => void mutate()} />;
  const { findings, lastBackup, version } = data;
  return (
    <Page title={words.health}>
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
                ? 'Look at them below. When the reason is mended, send them again.'
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
