import type { JSX } from 'react';
import useSWR from 'swr';
import type { JobRecord } from '../../server/desk/answers.ts';
import { words } from '../words.ts';
import { before, dateOf } from '../time.ts';
import { call, useAction } from '../calls.ts';
import { Button, Link, Outcome, Page, PendingPage, Rows, Stack } from '../parts.tsx';

/** Whether a job is shown, and from or until when. */
function stateOf({ isOpen, closedAt, postedAt = '', closesAt }: JobRecord): string {
  if (isOpen) return closesAt === undefined ? 'Open' : words.jobUntil(dateOf(before(closesAt)));
  if (closedAt === null && Date.parse(postedAt) > Date.now()) return words.jobFrom(dateOf(postedAt));
  return 'Closed';
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
    const link = <Link href={`/jobs/${id}`}>{title}</Link>;
    const button = (
      <Button size="small" loading={change.isRunning} onClick={() => change.run(id, isOpen ? 'close' : 'open')}>
        {isOpen ? words.close : 'Open now'}
      </Button>
    );
    const count = applications === 0 ? 0 : <Link href={`/jobs/${id}`}>{applications}</Link>;
    return { id, cells: [link, stateOf(job), count, button] };
  });
  const headings = ['Job', words.state, words.applications, words.change];
  return (
    <Page title={words.jobs}>
      <Outcome failure={change.failure} />
      <Stack direction="row">
        <Button href="/jobs/new" variant="contained">
          {words.newJob}
        </Button>
      </Stack>
      {rows.length === 0 ? <p>No jobs yet</p> : <Rows label={words.jobs} headings={headings} rows={rows} />}
    </Page>
  );
}
