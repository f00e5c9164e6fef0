import { useState } from 'react';
import useSWR from 'swr';
import { Dialog } from '../../kit/Dialog/index.ts';
import { breakableAddress } from '../../kit/utils/breakableAddress.tsx';
import type { AddedMember, MemberLine, SessionLine, StaffRole } from '../../server/desk/answers.ts';
import { words } from '../words.ts';
import { timeOf } from '../time.ts';
import { call, useAction, useSend, useSession } from '../calls.ts';
import { ActionButton, ActionForm, Button, Choice, CopyButton, Outcome, Page } from '../parts.tsx';
import { PendingPage, RowButton, Rows, Stack, SureButton, TextBox } from '../parts.tsx';

type Begun = Pick<MemberLine, 'mail' | 'name' | 'role'>;
const roles = Object.entries(words.roles) as [StaffRole, string][];

/** Everybody who works at the desk, for managers. Nobody changes their own line. */
export function Staff() {
  const { member: own } = useSession();
  const { data, error, mutate } = useSWR<{ data: readonly MemberLine[] }>(own?.role === 'manager' ? '/staff' : null);
  const [begun, begin] = useState<Begun>();
  const change = useSend();
  if (own?.role !== 'manager') return <Page title={words.staff}>For managers.</Page>;
  if (!data) return <PendingPage title={words.staff} error={error} onRetry={() => void mutate()} />;
  const rows = data.data.map((line, id) => {
    const { mail, name, role, state, lastUsedAt } = line;
    const path = `/staff/${encodeURIComponent(mail)}`;
    const isFixed = state === 'removed' || mail === own?.mail;
    const button = (label: string, onClick: () => void) => (
      <RowButton label={label} of={name} loading={change.isRunning} onClick={onClick} />
    );
    const buttons =
      mail === own?.mail ? null : (
        <Stack direction="row" gap="2">
          {button('New link', () => begin(line))}
          {state === 'active' ? button(words.signOut, () => change.run(`${path}/sessions`, { method: 'DELETE' })) : null}
          {isFixed ? null : (
            <SureButton
              of={name}
              label="Switch off"
              question={`Switch off ${name}?`}
              action={{ ...change, run: () => change.run(path, { method: 'DELETE' }) }}
            >
              Their password, second factor and sessions end at once. A new link lets them in again.
            </SureButton>
          )}
        </Stack>
      );
    const choice = (
      <Choice
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': `Role: ${name}` } } }}
        sx={{ inlineSize: '9rem' }}
        value={role}
        options={roles}
        onChange={(next) => change.run(path, { method: 'PATCH', body: { role: next } })}
      />
    );
    const person = (
      <>
        {name}
        <br />
        {breakableAddress(mail)}
      </>
    );
    const used = lastUsedAt && timeOf(lastUsedAt);
    return { id, cells: [person, isFixed ? words.roles[role] : choice, words.memberStates[state], used, buttons] };
  });
  const add = (
    <Button variant="contained" sx={{ marginInlineStart: 'auto' }} onClick={() => begin({ mail: '', name: '', role: 'reviewer' })}>
      Add somebody
    </Button>
  );
  return (
    <Page title={words.staff} beside={add}>
      <Outcome failure={change.failure} />
      <Rows label={words.staff} headings={[words.name, 'Role', words.state, 'Last used', words.change]} rows={rows} />
      <Dialog open={begun !== undefined} onClose={() => begin(undefined)} title={begun?.mail ? 'New link' : 'Add somebody'}>
        {begun ? <Invite key={begun.mail} begun={begun} onMade={() => void mutate()} /> : null}
      </Dialog>
    </Page>
  );
}

function Invite({ begun, onMade }: { begun: Begun; onMade: () => void }) {
  const [{ mail, name, role }, setTyped] = useState(begun);
  const [made, setMade] = useState<AddedMember>();
  const type = (changes: Partial<Begun>) => setTyped((before) => ({ ...before, ...changes }));
  const make = useAction(async () => {
    setMade(await call('/staff', { method: 'POST', body: { mail, name, role } }));
    onMade();
  });
  const link = `${window.location.origin}/desk/setup?token=${made?.token}`;
  if (made)
    return (
      <Stack>
        <TextBox
          label="Link"
          hint={`For ${made.name} alone. It works once, within ${made.hours} hours.`}
          readOnly
          value={link}
          onChange={() => undefined}
        />
        <Stack direction="row">
          <CopyButton variant="contained" text={link} />
        </Stack>
      </Stack>
    );
  return (
    <ActionForm action={make} button="Make a link">
      <p>They choose a password and a second factor by it. What they had before ends at once.</p>
      <TextBox
        type="email"
        label={words.mail}
        slotProps={{ input: { 'data-autofocus': '' } }}
        required
        readOnly={begun.mail !== ''}
        value={mail}
        onChange={(text) => type({ mail: text })}
      />
      <TextBox label={words.name} required value={name} onChange={(text) => type({ name: text })} />
      <Choice label="Role" value={role} options={roles} onChange={(text) => type({ role: text as StaffRole })} />
    </ActionForm>
  );
}

/** The member's own sessions, each of which can be ended. */
export function Sessions() {
  const { onSignedOut } = useSession();
  const { data, error, mutate } = useSWR<{ data: readonly SessionLine[] }>('/sessions');
  const end = useSend();
  const endAll = useSend(onSignedOut);
  if (!data) return <PendingPage error={error} onRetry={() => void mutate()} />;
  const rows = data.data.map(({ id, lastUsedAt, createdAt, ipAddress, browser, isOwn }) => {
    const button = (
      <RowButton label="End" of={browser} loading={end.isRunning} onClick={() => end.run(`/sessions/${id}`, { method: 'DELETE' })} />
    );
    return { id, cells: [timeOf(lastUsedAt), timeOf(createdAt), ipAddress, browser, isOwn ? 'This one' : button] };
  });
  return (
    <Page title={words.sessions}>
      <Outcome failure={end.failure} />
      <Rows label={words.sessions} headings={['Last used', 'Begun', 'Address', 'Browser', 'End']} rows={rows} />
      <ActionButton color="error" action={{ ...endAll, run: () => endAll.run('/sessions', { method: 'DELETE' }) }}>
        Sign out everywhere
      </ActionButton>
    </Page>
  );
}
