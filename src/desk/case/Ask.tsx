import { useRef, useState, type JSX } from 'react';
import { questionItems } from '../../contract/forms/questions.ts';
import { Button } from '../../kit/Button/index.ts';
import { CheckboxInput } from '../../kit/CheckboxField/index.ts';
import { Dialog } from '../../kit/Dialog/index.ts';
import { Stack } from '../../kit/Stack/index.ts';
import { TextInput } from '../../kit/TextField/TextInput.tsx';
import type { TextElement } from '../../kit/TextField/useTypedText.ts';
import type { AskedQuestion } from '../../server/desk/answers.ts';
import { Failure } from '../records/RecordPage.tsx';
import { timeOf } from '../time.ts';
import { Group } from './Group.tsx';
import { words } from './words.ts';

/** Says what the applicant was asked last, and whether an answer came. */
export function Asked({ question: { at, by, items, answeredAt, expiresAt }, directors }: { question: AskedQuestion; directors: number }): JSX.Element {
  const labels = questionItems(directors);
  return (
    <p>
      {words.asked(timeOf(at), by, items.map((item) => labels.get(item) ?? item))}{' '}
      {answeredAt ? words.answered(timeOf(answeredAt)) : items.length > 0 ? words.unanswered(timeOf(expiresAt)) : null}
    </p>
  );
}

/** A question as it is sent. */
export interface AskedFor {
  readonly note: string;
  readonly items: readonly string[];
}

/** Ticks what the applicant is asked to check, and shows the letter before it goes. Closed, it keeps both. */
export function AskDialog({
  open,
  onClose,
  directors,
  template,
  isRunning,
  failure,
  onAsk,
}: {
  open: boolean;
  onClose: () => void;
  directors: number;
  /** The brand's letter, until somebody types another. */
  template: string;
  isRunning: boolean;
  failure: string | undefined;
  onAsk: (asked: AskedFor) => void;
}): JSX.Element {
  const [items, setItems] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const field = useRef<TextElement>(null);
  const note = draft ?? template;
  const ask = () => {
    setMissing(note.trim() === '');
    if (note.trim() === '') field.current?.focus();
    else if (!isRunning) onAsk({ note, items });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.askTitle}
      footer={
        <Button variant="contained" loading={isRunning} onClick={ask}>
          {words.sendQuestion}
        </Button>
      }
    >
      <Stack>
        <Failure text={failure} />
        <Group>
          <legend>{words.items}</legend>
          <Stack direction="row" gap="3">
            {[...questionItems(directors)].map(([item, label]) => (
              <CheckboxInput
                key={item}
                label={label}
                checked={items.includes(item)}
                onChange={(_event, isOn) => setItems(isOn ? [...items, item] : items.filter((each) => each !== item))}
              />
            ))}
          </Stack>
        </Group>
        <TextInput
          label={words.letter}
          hint={items.length > 0 ? words.letterHint : words.noItemsHint}
          multiline
          rows={5}
          counter={5000}
          inputRef={field}
          value={note}
          {...(isMissing && { error: words.noteMissing })}
          onChange={(_event, text) => setDraft(text)}
        />
      </Stack>
    </Dialog>
  );
}
