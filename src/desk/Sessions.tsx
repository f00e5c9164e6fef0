import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { JSX } from 'react';
import useSWR from 'swr';
import { Alert } from '../kit/Alert/index.ts';
import { Button } from '../kit/Button/index.ts';
import { ErrorState } from '../kit/ErrorState/index.ts';
import { Heading } from '../kit/Heading/index.ts';
import { MuiTheme } from '../kit/theme/MuiTheme.tsx';
import { Stack } from '../kit/Stack/index.ts';
import { styled } from '../kit/theme/styled.ts';
import type { SessionLine } from '../server/desk/answers.ts';
import { call } from './calls.ts';
import { useSession } from './session.ts';
import { useTitle } from './Sheet.tsx';
import { timeOf } from './time.ts';
import { failureText, useAction } from './useAction.ts';
import { words } from './words.ts';

const Wide = styled('section')({ overflowX: 'auto' });

/** The member's own sessions, each of which can be ended. */
export function Sessions(): JSX.Element {
  useTitle(words.sessions);
  const { onSignedOut } = useSession();
  const { data, error, mutate } = useSWR<{ data: readonly SessionLine[] }>('/sessions');
  const end = useAction(async (id: number) => {
    await call(`/sessions/${id}`, { method: 'DELETE' });
    await mutate();
  });
  const endAll = useAction(async () => {
    await call('/sessions', { method: 'DELETE' });
    onSignedOut();
  });
  const failure = end.failure ?? endAll.failure;
  return (
    <Stack>
      <Heading level={1} size="lg">
        {words.sessions}
      </Heading>
      {failure === undefined ? null : <Alert severity="error">{failure}</Alert>}
      {error !== undefined && !data ? <ErrorState onRetry={() => void mutate()}>{failureText(error)}</ErrorState> : null}
      <MuiTheme>
        <Wide tabIndex={0} aria-label={words.sessions}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {[words.lastUsed, words.begun, words.address, words.browser, words.end].map((heading) => (
                  <TableCell key={heading}>{heading}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {(data?.data ?? []).map(({ id, lastUsedAt, createdAt, ipAddress, userAgent, isOwn }) => (
                <TableRow key={id}>
                  <TableCell>{timeOf(lastUsedAt)}</TableCell>
                  <TableCell>{timeOf(createdAt)}</TableCell>
                  <TableCell>{ipAddress}</TableCell>
                  <TableCell>{userAgent}</TableCell>
                  <TableCell>
                    {isOwn ? (
                      words.thisOne
                    ) : (
                      <Button size="small" loading={end.isRunning} onClick={() => end.run(id)}>
                        {words.end}
                      </Button>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Wide>
      </MuiTheme>
      <Stack direction="row">
        <Button color="error" loading={endAll.isRunning} onClick={() => endAll.run()}>
          {words.endAll}
        </Button>
      </Stack>
    </Stack>
  );
}
