import { useEffect, useRef, useState, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TextElement } from '../../kit/TextField/useTypedText.ts';
import { takeBackMs, type AccountDetails, type CaseAnswer } from '../../server/desk/answers.ts';
import { useHeld } from '../Held.tsx';
import { useKeys } from '../useKeys.ts';
import { words } from '../words.ts';
import { AskDialog, Asked } from './Ask.tsx';
import { call, useAction, useDraft } from '../calls.ts';
import { Button, Outcome, Part, Stack, TextBox, Ticks } from '../parts.tsx';

type Decision = 'approve' | 'reject' | 'ask';

/** The heading of the case. */
export const caseHeadingId = 'case';

const events = { approve: 'approved', reject: 'rejected', ask: 'asked' } as const;

/** Adds a paragraph to a letter, or takes its words out again, also where others were written behind them. */
function toggled(letter: string, paragraph: string, isOn: boolean): string {
  const others = letter.split('\n\n').map((each) => (each.includes(paragraph) ? each.replace(paragraph, '').trim() : each));
  return [...others.filter((each) => each.trim() !== ''), ...(isOn ? [paragraph] : [])].join('\n\n');
}

/** The letter of a case. A refusal without one is sent to its field. */
function useLetter(id: number) {
  const [draft, keep] = useDraft(`account ${id}`);
  const note = draft ?? '';
  const [isMissing, setMissing] = useState(false);
  const field = useRef<TextElement>(null);
  const hasReason = (decision: Decision): boolean => {
    const lacksReason = decision === 'reject' && note.trim() === '';
    setMissing(lacksReason);
    if (lacksReason) field.current?.focus();
    return !lacksReason;
  };
  return { note, keep, isMissing, field, hasReason };
}

/** The decisions that can be taken, each with a key. A key alone must not decide: it goes to the button, and Enter decides. */
function Buttons({
  decisions,
  isRunning,
  onPress,
}: {
  decisions: readonly Decision[];
  isRunning: boolean;
  onPress: (decision: Decision) => void;
}): JSX.Element {
  const buttons = useRef<Partial<Record<Decision, HTMLElement | null>>>({});
  const focus = (decision: Decision) => () => buttons.current[decision]?.focus();
  useKeys({ a: focus('approve'), r: focus('reject'), q: focus('ask') });
  return (
    <Stack direction="row">
      {decisions.map((decision) => (
        <Button
          key={decision}
          ref={(element) => {
            buttons.current[decision] = element;
          }}
          variant={decision === 'approve' ? 'contained' : 'outlined'}
          loading={isRunning}
          onClick={() => {
            if (!isRunning) onPress(decision);
          }}
        >
          {words[decision]}
        </Button>
      ))}
    </Stack>
  );
}

interface DecideProps {
  account: AccountDetails;
  /** Undefined until they have come. */
  facts: CaseAnswer | undefined;
  onChanged: () => void;
}

/** The decision and its letter, which stays when the session ends, or when somebody else was first. */
export function Decide({ account, facts, onChanged }: DecideProps): JSX.Element {
  const { note, keep, isMissing, field, hasReason } = useLetter(account.id);
  const [isAsking, setAsking] = useState(false);
  const [isHeld, hold] = useHeld(account.id);
  const taken = (decision: Decision, onLeft: () => void) => hold({ ...account, event: events[decision], onLeft });
  useEffect(() => {
    // The button that had the focus is gone.
    if (isHeld && document.activeElement === document.body) document.getElementById(caseHeadingId)?.focus();
  }, [isHeld]);
  const navigate = useNavigate();
  useKeys({ u: () => void navigate('/') });
  const reasons = facts?.reasons ?? [];
  const isOpen = account.state === 'verified' || account.state === 'submitted';
  const send = useAction(async (decision: Decision) => {
    // Reasons to refuse that were ticked before are no reasons to approve.
    const own = reasons.reduce((letter, { text }) => toggled(letter, text, false), note);
    const body = { decision, note: decision === 'approve' ? own : note, heldMs: takeBackMs };
    await call(`/accounts/${account.id}/decision`, { method: 'POST', body });
    taken(decision, () => keep(undefined));
  }, onChanged);
  const decide = (decision: Decision) => {
    if (decision === 'ask') setAsking(true);
    else if (hasReason(decision)) send.run(decision);
  };
  return (
    <Part heading={words.decision}>
      {facts ? <Asked account={account} facts={facts} /> : null}
      <Outcome failure={send.failure} />
      {isOpen && !isHeld ? (
        <>
          {account.state === 'verified' ? (
            <>
              <Ticks
                legend={words.reasons}
                options={reasons.map(({ label, text }) => [text, label])}
                ticked={reasons.flatMap(({ text }) => (note.includes(text) ? [text] : []))}
                onTick={(text, isOn) => keep(toggled(note, text, isOn))}
              />
              <TextBox
                label={words.note}
                hint={words.noteHint}
                multiline
                rows={4}
                counter={5000}
                value={note}
                {...(isMissing && note.trim() === '' && { error: words.reasonMissing })}
                inputRef={field}
                onChange={keep}
              />
            </>
          ) : null}
          <Buttons
            decisions={account.state === 'verified' ? ['approve', 'reject', 'ask'] : ['ask']}
            isRunning={send.isRunning}
            onPress={decide}
          />
        </>
      ) : null}
      {facts ? (
        <AskDialog
          account={account}
          facts={facts}
          open={isAsking}
          onClose={() => setAsking(false)}
          onAsked={(onLeft) => {
            setAsking(false);
            taken('ask', onLeft);
          }}
        />
      ) : null}
    </Part>
  );
}
