import type { JSX } from 'react';
import useSWR from 'swr';
import { Alert } from '../../kit/Alert/index.ts';
import { DescriptionList } from '../../kit/DescriptionList/index.ts';
import { Link } from '../../kit/Link/index.ts';
import { Section } from '../../kit/Section/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import type { HealthAnswer } from '../../server/desk/answers.ts';
import { Lines } from '../case/List.tsx';
import { dayWords } from '../dayWords.ts';
import { PendingPage } from '../Failure.tsx';
import { SendAgain } from '../records/mail.tsx';
import { useSession } from '../session.ts';
import { Page } from '../Sheet.tsx';
import { timeOf } from '../time.ts';

const severities = { must: 'error', should: 'warning' } as const;

/** Advice for anybody at the desk; the doctor's own is for people who have the server. */
const adviceOn = (about: string): string => (about === 'mail' ? dayWords.adviceOnMail : dayWords.adviceOnServer);

/** The doctor's findings, the most urgent first, and the mails that wait or failed. */
export function Health(): JSX.Element {
  const { member } = useSession();
  const { data, error, mutate } = useSWR<HealthAnswer>('/health', { revalidateOnFocus: false });
  if (!data) return <PendingPage error={error} onRetry={() => void mutate()} />;
  const { findings, lastBackup, version } = data;
  return (
    <Page title={dayWords.health}>
      <DescriptionList
        columns={2}
        items={[
          { term: dayWords.version, description: version },
          { term: dayWords.lastBackup, description: lastBackup === null ? dayWords.never : timeOf(lastBackup) },
        ]}
      />
      {(['must', 'should'] as const).flatMap((grade) =>
        findings
          .filter(({ state }) => state === grade)
          .map(({ about, finding, advice }) => (
            <Alert key={finding} severity={severities[grade]} title={`${dayWords.grades[grade]}: ${finding}`}>
              {adviceOn(about) + (member?.role === 'manager' ? ` (${advice})` : '')}
            </Alert>
          )),
      )}
      <Section flush heading={dayWords.fine} headingSize="md">
        <Lines texts={findings.filter(({ state }) => state === 'fine').map(({ finding }) => finding)} />
      </Section>
      <Section flush heading={dayWords.mails} headingSize="md">
        <Stack>
          <Link href="/?kind=mail&all=true">{dayWords.showMails}</Link>
          <SendAgain onSent={() => void mutate()} />
        </Stack>
      </Section>
    </Page>
  );
}
