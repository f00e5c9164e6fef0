import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { JSX } from 'react';
import useSWR from 'swr';
import { Button } from '../../kit/Button/index.ts';
import { ErrorState } from '../../kit/ErrorState/index.ts';
import { Heading } from '../../kit/Heading/index.ts';
import { Link } from '../../kit/Link/index.ts';
import { MuiTheme } from '../../kit/theme/MuiTheme.tsx';
import { Stack } from '../../kit/Stack/index.ts';
import { styled } from '../../kit/theme/styled.ts';
import type { JobRecord } from '../../server/desk/answers.ts';
import { call } from '../calls.ts';
import { dayWords } from '../dayWords.ts';
import { Failure } from '../Failure.tsx';
import { useTitle } from '../Sheet.tsx';
import { before, dateOf } from '../time.ts';
import { failureText, useAction } from '../useAction.ts';

const Wide = styled('section')({ overflowX: 'auto' });

/** Whether a job is shown, and from or until when. */
function stateOf({ isOpen, closedAt, postedAt = '', closesAt }: JobRecord): string {
  if (isOpen) return closesAt === undefined ? dayWords.jobOpen : dayWords.jobUntil(dateOf(before(closesAt)));
  if (closedAt === null && Date.parse(postedAt) > Date.now()) return dayWords.jobFrom(dateOf(postedAt));
  return dayWords.jobClosed;
}

/** All openings, each of which can be changed, closed and opened. */
export function Jobs(): JSX.Element {
  useTitle(dayWords.jobs);
  const { data, error, mutate } = useSWR<{ data: readonly JobRecord[] }>('/jobs?all=true');
  const change = useAction(async (id: number, action: 'open' | 'close') => {
    await call(`/jobs/${id}/${action}`, { method: 'POST' });
    await mutate();
  });
  if (error !== undefined && !data) return <ErrorState onRetry={() => void mutate()}>{failureText(error)}</ErrorState>;
  return (
    <Stack>
      <Heading level={1} size="lg">
        {dayWords.jobs}
      </Heading>
      <Failure text={change.failure} />
      <Stack direction="row">
        <Button href="/jobs/new" variant="contained">
          {dayWords.newJob}
        </Button>
      </Stack>
      {data?.data.length === 0 ? <p>{dayWords.noJobs}</p> : null}
      <MuiTheme>
        <Wide tabIndex={0} aria-label={dayWords.jobs}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {[dayWords.jobTitle, dayWords.jobState, dayWords.applications, dayWords.change].map((heading) => (
                  <TableCell key={heading}>{heading}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {(data?.data ?? []).map((job) => (
                <TableRow key={job.id}>
                  <TableCell>
                    <Link href={`/jobs/${job.id}`}>{job.title}</Link>
                  </TableCell>
                  <TableCell>{stateOf(job)}</TableCell>
                  <TableCell>
                    {job.applications === 0 ? (
                      0
                    ) : (
                      <Link href={`/?${new URLSearchParams({ kind: 'application', all: 'true', search: job.title }).toString()}`}>
                        {job.applications}
                      </Link>
                    )}
                  </TableCell>
                  <TableCell>
                    <Button size="small" loading={change.isRunning} onClick={() => change.run(job.id, job.isOpen ? 'close' : 'open')}>
                      {job.isOpen ? dayWords.closeJob : dayWords.openJob}
                    </Button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Wide>
      </MuiTheme>
    </Stack>
  );
}
