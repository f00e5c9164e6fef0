import type { MessageRecord } from '../../server/desk/answers.ts';
import { words } from '../words.ts';
import { timeOf } from '../time.ts';
import { useDraft } from '../calls.ts';
import { draftOf } from '../Held.tsx';
import { Choice, factsOf, MailLink, Spinner, styled, token } from '../parts.tsx';
import { Decide, LetterForm, type Sending } from './Decide.tsx';
import { firstLine, RecordPage, useLetters, useRecordId } from './RecordPage.tsx';

/** The words of somebody else, on a ground of their own. */
const Quoted = styled('blockquote')({
  margin: 0,
  padding: token('space.4'),
  whiteSpace: 'pre-wrap',
  background: token('color.surface.sunken'),
});

/** A message to the company, and its answer. */
export function MessagePage() {
  return (
    <RecordPage<MessageRecord>
      path={`/messages/${useRecordId()}`}
      kind="message"
      title={({ subject }) => subject}
      state={({ state }) => state}
      claims={({ name, mail, createdAt }) => {
        const facts = { [words.name]: name, [words.mail]: <MailLink mail={mail} />, [words.cameIn]: timeOf(createdAt) };
        return [['From', factsOf(facts)]];
      }}
      decide={(message) => <Decision key={message.id} {...message} />}
    >
      {({ message }) => <Quoted>{message}</Quoted>}
    </RecordPage>
  );
}

/** A message is answered, or done without that; but for an answered one it can be put back. */
function Decision({ id, name, state }: MessageRecord) {
  const put = (event: 'done' | 'spam' | 'open', label: string, hotkey: string) => ({ event, label, hotkey, body: { state: event } });
  const form = (sending: Sending) => <Answer {...{ id, name, sending }} />;
  const answer = { event: 'answered', label: 'Answer', hotkey: 'a', form } as const;
  const back = [put('open', 'Put back in the queue', 'o')];
  const possible = { open: [answer, put('done', 'Done', 'd'), put('spam', 'Spam', 's')], answered: [], done: back, spam: back };
  return <Decide kind="message" id={id} name={name} ways={possible[state]} opens="answered" />;
}

/** A template below words that somebody typed, in the place of another one: greeted once, and with one close. */
function lettersJoined(typed: string, template: string, others: readonly string[]): string {
  const replaced = new Set(others.flatMap((other) => other.split('\n\n').slice(1, -1)));
  const paragraphs = typed.trimEnd().split('\n\n');
  const own = paragraphs.filter((each) => !replaced.has(each));
  const added = template.split('\n\n');
  const body = added.slice(added[0]!.startsWith('Dear') ? 1 : 0);
  const close = own.findLastIndex((paragraph) => firstLine(paragraph) === firstLine(added.at(-1)!));
  // The own close stays, with whatever was written below it.
  const joined = close > 0 ? own.toSpliced(close, 0, ...body.slice(0, -1)) : [...own, ...body];
  return joined.flatMap((paragraph) => paragraph.trim() || []).join('\n\n');
}

function Answer({ id, name, sending }: { id: number; name: string; sending: Sending }) {
  const [draft, keep] = useDraft(draftOf('message', id, 'answered'));
  const { letters, areAwaited, fill } = useLetters({ name });
  const templates = letters?.answers ?? [];
  const texts = templates.map((each) => fill(each.text));
  const names = templates.map(({ name: option }, at) => [String(at), option] as const);
  const text = draft ?? texts[0] ?? '';
  const used = texts.indexOf(text);
  const choose = (at: string) =>
    keep(used >= 0 || text === '' ? texts[Number(at)] : lettersJoined(text, texts[Number(at)]!, texts.slice(1)));
  // A letter that came later would mix with words that somebody is typing.
  if (areAwaited && draft === undefined) return <Spinner delay={300} label={words.loading} />;
  return (
    <LetterForm
      sending={sending}
      letter={text}
      onLetter={keep}
      button={words.sendLetter.answer}
      lack={used === 0 && 'Write your answer'}
      body={() => ({ state: 'answered', letter: text })}
    >
      <Choice label="Template" value={names[Math.max(0, used)]?.[0] ?? ''} options={names} onChange={choose} />
    </LetterForm>
  );
}
