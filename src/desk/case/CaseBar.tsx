import type { FormEvent, JSX } from 'react';
import { Alert } from '../../kit/Alert/index.ts';
import { Button } from '../../kit/Button/index.ts';
import { Link } from '../../kit/Link/index.ts';
import { Section } from '../../kit/Section/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { styled } from '../../kit/theme/styled.ts';
import { eventWords, type AccountDetails, type CaseAnswer } from '../../server/desk/answers.ts';
import { call, callAddress } from '../calls.ts';
import { Failure } from '../Failure.tsx';
import { Choice, TextBox } from '../fields.tsx';
import { timeOf } from '../time.ts';
import { useAction } from '../useAction.ts';
import { useDraft } from '../useDraft.ts';
import { words as deskWords } from '../words.ts';
import { List } from './List.tsx';
import { words } from './words.ts';

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
        label={deskWords.holder}
        value={facts.assignee || nobody}
        options={[[nobody, words.nobody], ...names.map((name) => [name, name] as const)]}
        disabled={give.isRunning}
        onChange={give.run}
      />
      <Failure text={give.failure} />
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !add.isRunning) add.run();
  };
  return (
    <Section flush heading={words.history} headingSize="md">
      <Stack>
        <List>
          {events.map(({ at, kind, actor, note }, index) => (
            <li key={index}>
              {eventWords[kind]}, {actor}, {timeOf(at)}
              {note === '' ? null : <Quote>{note}</Quote>}
            </li>
          ))}
        </List>
        <Link href={callAddress(`/accounts/${id}/archive`)} download={`account-${id}.zip`}>
          {words.save}
        </Link>
        <Failure text={add.failure} />
        <form onSubmit={submit}>
          <Stack direction="row" sx={{ alignItems: 'end' }}>
            <TextBox label={words.ownNote} value={text} onChange={keep} />
            <Button type="submit" loading={add.isRunning}>
              {words.addNote}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Section>
  );
}
