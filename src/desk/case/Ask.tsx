import { useRef, useState, type JSX } from 'react';
import { questionItems } from '../../contract/forms/questions.ts';
import { Dialog } from '../../kit/Dialog/index.ts';
import type { TextElement } from '../../kit/TextField/useTypedText.ts';
import { takeBackMs, type AccountDetails, type CaseAnswer } from '../../server/desk/answers.ts';
import { timeOf } from '../time.ts';
import { words } from '../words.ts';
import { call, useAction, useDraft } from '../calls.ts';
import { Button, Outcome, Stack, TextBox, Ticks } from '../parts.tsx';

interface AskProps {
  account: Pick<AccountDetails, 'id' | 'state' | 'directors'>;
  facts: CaseAnswer;
}

/** Says what the applicant was asked last, and whether an answer came. */
export function Asked({ account, facts: { question } }: AskProps): JSX.Element | null {
  if (question === null) return null;
  const { at, by, items, answeredAt, expiresAt } = question;
  const labels = questionItems(account.directors.length);
  const wait = account.state === 'verified' && items.length > 0 ? words.unanswered(timeOf(expiresAt)) : null;
  return (
    <p>
      {words.asked(
        timeOf(at),
        by,
        items.map((item) => labels.get(item) ?? item),
      )}{' '}
      {answeredAt === null ? wait : words.answered(timeOf(answeredAt))}
    </p>
  );
}

/** Ticks what the applicant is asked to check, and shows the brand's letter before it goes. Closed, it keeps both. */
export function AskDialog({
  account,
  facts,
  open,
  onClose,
  onAsked,
}: AskProps & { open: boolean; onClose: () => void; onAsked: (onLeft: () => void) => void }): JSX.Element {
  const [ticked, keepTicked] = useDraft(`account ${account.id} items`);
  const items = (ticked ?? '').split(' ').filter(Boolean);
  const [draft, keep] = useDraft(`account ${account.id} question`);
  const note = draft ?? facts.letter;
  const [isMissing, setMissing] = useState(false);
  const field = useRef<TextElement>(null);
  const send = useAction(async () => {
    const body = { decision: 'ask', note, items, known: facts.question?.id ?? null, heldMs: takeBackMs };
    await call(`/accounts/${account.id}/decision`, { method: 'POST', body });
    onAsked(() => {
      keep(undefined);
      keepTicked(undefined);
    });
  });
  const ask = () => {
    setMissing(note.trim() === '');
    if (note.trim() === '') field.current?.focus();
    else if (!send.isRunning) send.run();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.askTitle}
      footer={
        <Button variant="contained" loading={send.isRunning} onClick={ask}>
          {words.sendQuestion}
        </Button>
      }
    >
      <Stack>
        <Outcome failure={send.failure} />
        {account.state === 'verified' ? (
          <Ticks
            legend={words.items}
            options={[...questionItems(account.directors.length)]}
            ticked={items}
            onTick={(item, isOn) => keepTicked([...items.filter((each) => each !== item), ...(isOn ? [item] : [])].join(' '))}
          />
        ) : null}
        <TextBox
          label={words.letter}
          hint={items.length > 0 ? words.letterHint : words.noItemsHint}
          multiline
          rows={5}
          counter={5000}
          inputRef={field}
          value={note}
          {...(isMissing && { error: words.noteMissing })}
          onChange={keep}
        />
      </Stack>
    </Dialog>
  );
}
