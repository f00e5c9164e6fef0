import type { MessageRecord, MessageState } from '../../server/desk/answers.ts';
import { useRecordId } from '../AccountCase.tsx';
import { words } from '../words.ts';
import { timeOf } from '../time.ts';
import { call, useAction, useDraft } from '../calls.ts';
import { Button, Choice, MailLink, Outcome, Part, Spinner, Stack, styled, Text, TextBox, token } from '../parts.tsx';
import { decidedFacts, firstLine, Holder, Letter, RecordPage, useLetters } from './RecordPage.tsx';

/** The words of somebody else, on a ground of their own. */
const Quoted = styled(Text)({ padding: token('space.3'), background: token('color.surface.sunken') });

/** A message to the company, and its answer. */
export function MessagePage() {
  return (
    <RecordPage<MessageRecord>
      path={`/messages/${useRecordId()}`}
      title={({ subject }) => subject}
      facts={({ name, mail, createdAt, ...message }) => [
        { term: words.name, description: name },
        { term: words.mail, description: <MailLink mail={mail} /> },
        { term: words.cameIn, description: timeOf(createdAt) },
        ...decidedFacts(message),
      ]}
    >
      {(message, refresh) => (
        <>
          <Holder kind="message" id={message.id} />
          <Quoted>{message.message}</Quoted>
          <Answer key={message.id} message={message} onDecided={refresh} />
        </>
      )}
    </RecordPage>
  );
}

/** A template below words that somebody typed: greeted once, and with one close. */
function lettersJoined(typed: string, template: string): string {
  const [own, added] = [typed.trimEnd().split('\n\n'), template.split('\n\n')];
  const body = added.slice(added[0]!.startsWith('Dear') ? 1 : 0);
  const close = own.findLastIndex((paragraph) => firstLine(paragraph) === firstLine(added.at(-1)!));
  // The own close stays, with whatever was written below it.
  const joined = close > 0 ? own.toSpliced(close, 0, ...body.slice(0, -1)) : [...own, ...body];
  return joined
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .join('\n\n');
}

/** The answer, which stays when the session ends or somebody else was first; or the message is done without one. */
function Answer({ message: { id, name, state, letter }, onDecided }: { message: MessageRecord; onDecided: () => void }) {
  const [draft, keep] = useDraft(`message ${id}`);
  const { letters, areAwaited, fill } = useLetters({ name });
  const text = draft ?? fill(letters?.answers[0]?.text);
  const templateOf = (chosen: string) => fill(letters?.answers.find((each) => each.name === chosen)?.text);
  const isTemplate = (letters?.answers ?? []).some((each) => fill(each.text) === text);
  const withTemplate = (chosen: string) => (isTemplate || text === '' ? templateOf(chosen) : lettersJoined(text, templateOf(chosen)));
  const send = useAction(async (next: MessageState) => {
    await call(`/messages/${id}/decision`, { method: 'POST', body: { state: next, letter: next === 'answered' ? text : '' } });
    keep(undefined);
    onDecided();
  }, onDecided);
  const button = (next: MessageState, label: string) => (
    <Button variant={next === 'answered' ? 'contained' : 'outlined'} loading={send.isRunning} onClick={() => send.run(next)}>
      {label}
    </Button>
  );
  if (state !== 'open')
    return (
      <Stack>
        <Letter text={letter} />
        <Outcome failure={send.failure} />
        {state === 'answered' ? null : <Stack direction="row">{button('open', 'Put back in the queue')}</Stack>}
      </Stack>
    );
  // A letter that came later would mix with words that somebody is typing.
  if (areAwaited && draft === undefined) return <Spinner delay={300} label={words.loading} />;
  return (
    <Part heading="Answer" width="48rem">
      <Outcome failure={send.failure} />
      <Choice
        label="Template"
        value={letters?.answers.find((each) => fill(each.text) === text)?.name ?? ''}
        options={(letters?.answers ?? []).map((each) => [each.name, each.name])}
        onChange={(chosen) => keep(withTemplate(chosen))}
      />
      <TextBox label="Answer" multiline rows={9} value={text} onChange={keep} />
      <Stack direction="row">
        {button('answered', 'Send answer')}
        {button('done', 'Done')}
        {button('spam', 'Spam')}
      </Stack>
    </Part>
  );
}
