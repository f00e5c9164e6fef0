import type { JSX } from 'react';
import useSWR from 'swr';
import { Button } from '../../kit/Button/index.ts';
import { Link } from '../../kit/Link/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import type { JobRecord } from '../../server/desk/answers.ts';
import { call } from '../calls.ts';
import { dayWords } from '../dayWords.ts';
import { Failure, PendingPage } from '../Failure.tsx';
import { Rows } from '../Rows.tsx';
import { Page } from '../Sheet.tsx';
import { before, dateOf } from '../time.ts';
import { useAction } from '../useAction.ts';

/** Whether a job is shown, and from or until when. */
function stateOf({ isOpen, closedAt, postedAt = '', closesAt }: JobRecord): string {
  if (isOpen) return closesAt === undefined ? dayWords.jobOpen : dayWords.jobUntil(dateOf(before(closesAt)));
  if (closedAt === null && Date.parse(postedAt) > Date.now()) return dayWords.jobFrom(dateOf(postedAt));
  return dayWords.jobClosed;
}

/** All openings, each of which can be changed, closed and opened. */
export function Jobs(): JSX.Element {
  const { data, error, mutate } = useSWR<{ data: readonly JobRecord[] }>('/jobs?all=true');
  const change = useAction(async (id: number, action: 'open' | 'close') => {
    await call(`/jobs/${id}/${action}`, { method: 'POST' });
    await mutate();
  });
  if (!data) return <PendingPage error={error} onRetry={() => void mutate()} />;
  const rows = data.data.map((job) => {
    const { id, title, isOpen, applications } = job;
    const found = `/?${new URLSearchParams({ kind: 'application', all: 'true', search: title }).toString()}`;
    const link = <Link href={`/jobs/${id}`}>{title}</Link>;
    const button = (
      <Button size="small" loading={change.isRunning} onClick={() => change.run(id, isOpen ? 'close' : 'open')}>
        {isOpen ? dayWords.closeJob : dayWords.openJob}
      </Button>
    );
    const count = applications === 0 ? 0 : <Link href={found}>{applications}</Link>;
    return { id, cells: [link, stateOf(job), count, button] };
  });
  const headings = [dayWords.jobTitle, dayWords.jobState, dayWords.applications, dayWords.change];
  return (
    <Page title={dayWords.jobs}>
      <Failure text={change.failure} />
      <Stack direction="row">
        <Button href="/jobs/new" variant="contained">
          {dayWords.newJob}
        </Button>
      </Stack>
      {rows.length === 0 ? <p>{dayWords.noJobs}</p> : <Rows label={dayWords.jobs} headings={headings} rows={rows} />}
    </Page>
  );
}
