import type { JSX } from 'react';
import useSWR from 'swr';
import type { SessionLine } from '../server/desk/answers.ts';
import { timeOf } from './time.ts';
import { words } from './words.ts';
import { call, useAction, useSession } from './calls.ts';
import { ActionButton, Button, Outcome, Page, PendingPage, Rows } from './parts.tsx';

/** The member's own sessions, each of which can be ended. */
export function Sessions(): JSX.Element {
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
  if (!data) return <PendingPage error={error} onRetry={() => void mutate()} />;
  const rows = data.data.map(({ id, lastUsedAt, createdAt, ipAddress, browser, isOwn }) => {
    const button = (
      <Button size="small" loading={end.isRunning} onClick={() => end.run(id)}>
        {words.end}
      </Button>
    );
    return { id, cells: [timeOf(lastUsedAt), timeOf(createdAt), ipAddress, browser, isOwn ? 'This one' : button] };
  });
  return (
    <Page title={words.sessions}>
      <Outcome failure={end.failure} />
      <Rows label={words.sessions} headings={[words.lastUsed, 'Begun', 'Address', 'Browser', words.end]} rows={rows} />
      <ActionButton color="error" action={endAll}>
        Sign out everywhere
      </ActionButton>
    </Page>
  );
}
