import type { JSX } from 'react';
import { eventWords, type AccountDetails, type CaseAnswer } from '../../server/desk/answers.ts';
import { timeOf } from '../time.ts';
import { words } from '../words.ts';
import { call, callAddress, useAction, useDraft } from '../calls.ts';
import { ActionForm, Alert, Choice, Link, List, Outcome, Part, styled, TextBox } from '../parts.tsx';

/** A note with its lines. */
const Quote = styled('blockquote')({ whiteSpace: 'pre-wrap' });

/** Stands for nobody in a list of names. */
const nobody = ' ';

/** The member who has the case, and others who look at it. */
export function Holder({ id, facts, onChanged }: { id: number; facts: CaseAnswer; onChanged: () => void }): JSX.Element {
  const give = useAction(async (to: string) => {
    await call(`/accounts/${id}/case`, { method: 'POST', body: { action: 'assign', to: to.trim() } });
    onChanged();
  });
  const names = [...new Set([...facts.members, ...(facts.assignee === '' ? [] : [facts.assignee])])];
  return (
    <>
      <Choice
        label={words.holder}
        value={facts.assignee || nobody}
        options={[[nobody, words.nobody], ...names.map((name) => [name, name] as const)]}
        disabled={give.isRunning}
        onChange={give.run}
      />
      <Outcome failure={give.failure} />
      {facts.others.length === 0 ? null : (
        <Alert severity="info" live="polite">
          {words.others(facts.others)}
        </Alert>
      )}
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
        {words.saveCase}
      </Link>
      <ActionForm action={add} button={words.addNote}>
        <TextBox label={words.ownNote} required value={text} onChange={keep} />
      </ActionForm>
    </Part>
  );
}
