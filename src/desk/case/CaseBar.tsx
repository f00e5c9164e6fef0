import type { JSX } from 'react';
import useSWR from 'swr';
import { eventWords, type AccountDetails, type HolderAnswer, type QueueKind } from '../../server/desk/answers.ts';
import { timeOf } from '../time.ts';
import { words } from '../words.ts';
import { call, callAddress, useAction, useDraft } from '../calls.ts';
import { ActionForm, Choice, Link, List, Outcome, Part, styled, TextBox } from '../parts.tsx';

/** A note with its lines. */
const Quote = styled('blockquote')({ whiteSpace: 'pre-wrap' });

/** The member who has an account, a message or an application. */
export function Holder({ kind, id, onChanged }: { kind: QueueKind; id: number; onChanged?: () => void }): JSX.Element | null {
  const path = `/holders/${kind}/${id}`;
  const { data, mutate } = useSWR<HolderAnswer>(path);
  const give = useAction(async (to: string) => {
    await call(path, { method: 'POST', body: { to } });
    await mutate();
    onChanged?.();
  });
  if (!data) return null;
  const names = [...new Set([...data.members, data.holder])].filter((name) => name !== '');
  return (
    <>
      <Choice
        label={words.holder}
        value={data.holder}
        options={[['', words.holders.nobody], ...names.map((name) => [name, name] as const)]}
        disabled={give.isRunning}
        onChange={give.run}
      />
      <Outcome failure={give.failure} />
    </>
  );
}

/** Everything that happened to the case, and a note that stays in the house. */
export function History({ id, events, onChanged }: { id: number; events: AccountDetails['history']; onChanged: () => void }): JSX.Element {
  const [draft, keep] = useDraft(`account ${id} own note`);
  const text = draft ?? '';
  const add = useAction(async () => {
    await call(`/accounts/${id}/case`, { method: 'POST', body: { action: 'note', note: text } });
    keep(undefined);
    onChanged();
  });
  return (
    <Part heading={words.history}>
      <List>
        {events.map(({ at, kind, actor, note }, index) => (
          <li key={index}>
            {eventWords[kind]}, {actor}, {timeOf(at)}
            {note === '' ? null : <Quote>{note}</Quote>}
          </li>
        ))}
      </List>
      <Link href={callAddress(`/accounts/${id}/archive`)} download={`account-${id}.zip`}>
        Save the case (zip)
      </Link>
      <ActionForm action={add} button="Add">
        <TextBox label="Note for us" required value={text} onChange={keep} />
      </ActionForm>
    </Part>
  );
}
