import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { questionItems } from '../../contract/forms/questions.ts';
import type { TextElement } from '../../kit/TextField/useTypedText.ts';
import { takeBackMs, type AccountDetails, type CaseAnswer } from '../../server/desk/answers.ts';
import { draftOf, useHeld } from '../Held.tsx';
import { firstLine, useLetters } from '../records/RecordPage.tsx';
import { timeOf } from '../time.ts';
import { useKeys } from '../useKeys.ts';
import { words } from '../words.ts';
import { call, useAction, useDraft } from '../calls.ts';
import { ActionForm, KeyButton, Outcome, Stack, styled, TextBox, Ticks, token } from '../parts.tsx';

type Decision = 'approve' | 'reject' | 'ask';

const hotkeys = { approve: 'a', reject: 'r', ask: 'q' } as const;
const events = { approve: 'approved', reject: 'rejected', ask: 'asked' } as const;

/** The decision, in sight above the claims and beside the documents wherever they are scrolled to. */
const Bar = styled('section')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  maxBlockSize: '100dvh',
  overflowY: 'auto',
  paddingBlock: token('space.2'),
  background: token('color.surface.page'),
  // While a letter is written the bar scrolls with the page, so that the claims beside it can be read.
  '&:has(form)': { position: 'static', maxBlockSize: 'none' },
  '@media print': { display: 'none' },
});

interface DecideProps {
  account: AccountDetails;
  /** Undefined until they have come. */
  facts: CaseAnswer | undefined;
  onChanged: () => void;
}

/** The decisions that can be taken. A refusal and a question show their letter before it goes. */
export function Decide({ account, facts, onChanged }: DecideProps) {
  const [writing, setWriting] = useState<Exclude<Decision, 'approve'>>();
  const [isHeld, hold] = useHeld(account.id);
  const brand = useLetters({ name: account.name });
  const navigate = useNavigate();
  useKeys({ u: () => void navigate('/') });
  const send = async (decision: Decision, letter: object) => {
    await call(`/accounts/${account.id}/decision`, { method: 'POST', body: { decision, ...letter, heldMs: takeBackMs } });
    setWriting(undefined);
    hold({ id: account.id, name: account.name, event: events[decision], until: Date.now() + takeBackMs });
  };
  const approve = useAction(() => send('approve', {}), onChanged);
  const possible = { verified: ['approve', 'reject', 'ask'], submitted: ['ask'], approved: [], rejected: [] } as const;
  const decisions: readonly Decision[] = isHeld ? [] : possible[account.state];
  const close = (decision: Decision) => {
    setWriting(undefined);
    document.querySelector<HTMLElement>(`[aria-keyshortcuts=${hotkeys[decision]}]`)?.focus();
  };
  const button = (decision: Decision) => (
    <KeyButton
      key={decision}
      hotkey={hotkeys[decision]}
      variant={decision === 'approve' ? 'contained' : 'outlined'}
      {...(decision === 'approve'
        ? { loading: approve.isRunning, onClick: () => approve.run() }
        : { 'aria-expanded': writing === decision, onClick: () => setWriting(writing === decision ? undefined : decision) })}
    >
      {words[decision]}
    </KeyButton>
  );
  return (
    <>
      {facts ? <Asked account={account} facts={facts} /> : null}
      <Outcome failure={approve.failure} />
      {/* A letter that is being written stays, with the words of who was first. */}
      {decisions.length > 0 || writing ? (
        <Bar aria-label={words.decision}>
          <Stack>
            <Stack direction="row">{decisions.map(button)}</Stack>
            {writing && facts && !brand.areAwaited ? (
              <Letter key={writing} decision={writing} onClose={() => close(writing)} {...{ account, facts, brand, send, onChanged }} />
            ) : null}
          </Stack>
        </Bar>
      ) : null}
    </>
  );
}

/** Whether the applicant has a question, and time to answer it. */
export const isAsked = ({ state }: AccountDetails, facts: CaseAnswer | undefined): boolean =>
  state === 'verified' && facts?.question?.answeredAt === null && Date.parse(facts.question.expiresAt) > Date.now();

function Asked({ account, facts }: { account: AccountDetails; facts: CaseAnswer }) {
  const { question } = facts;
  if (question === null) return null;
  const { at, by, items, answeredAt, expiresAt } = question;
  const labels = questionItems(account.directors.length);
  const asked = items.map((item) => labels.get(item) ?? item).join(', ');
  const isAwaited = isAsked(account, facts) && items.length > 0;
  return (
    <p>
      {`Asked on ${timeOf(at)}, by ${by}${asked && `: ${asked.replace(/\.$/u, '')}`}.`}{' '}
      {answeredAt === null ? null : `Answered on ${timeOf(answeredAt)}.`}
      {isAwaited ? `No answer yet. The link works until ${timeOf(expiresAt)}.` : null}
    </p>
  );
}

/** Puts a reason above what is left of the end of a letter, or takes its words out again, also where others were written behind them. */
function toggled(letter: string, reason: string, isOn: boolean, end: string): string {
  const others = letter.split('\n\n').map((each) => (each.includes(reason) ? each.replace(reason, '').trim() : each));
  const rest = others.filter((each) => each.trim() !== '');
  const beginnings = end.split('\n\n').map(firstLine);
  const at = rest.findIndex((each) => beginnings.includes(firstLine(each)));
  return (isOn ? rest.toSpliced(at < 0 ? rest.length : at, 0, reason) : rest).join('\n\n');
}

interface LetterProps extends Required<DecideProps> {
  decision: Exclude<Decision, 'approve'>;
  facts: CaseAnswer;
  brand: ReturnType<typeof useLetters>;
  send: (decision: Decision, letter: object) => Promise<void>;
  onClose: () => void;
}

/** The letter as it will go, and the boxes that make it. Both stay when the session ends, or when somebody else was first. */
function Letter({ decision, account, facts, brand, send, onChanged, onClose }: LetterProps) {
  const isRefusal = decision === 'reject';
  const [draft, keep] = useDraft(draftOf(account.id, decision));
  const [items, keepItems] = useDraft(draftOf(account.id, 'items'));
  const [isMissing, setMissing] = useState(false);
  const field = useRef<TextElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    place.current?.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  }, []);
  const [begin = '', end = ''] = (brand.letters?.[isRefusal ? 'rejected' : 'asked'] ?? '').split('{reasons}\n\n').map(brand.fill);
  const letter = draft ?? begin + end;
  const asked = account.state === 'verified' ? [...questionItems(account.directors.length)] : [];
  const options = isRefusal ? facts.reasons.map(({ label, text }) => [text, label] as const) : asked;
  const ticked = isRefusal
    ? options.map(([text]) => text).filter((text) => letter.includes(text))
    : (items ?? '').split(' ').filter(Boolean);
  const tick = (value: string, isOn: boolean) => {
    if (isRefusal) keep(toggled(letter, value, isOn, end));
    else keepItems([...ticked.filter((each) => each !== value), ...(isOn ? [value] : [])].join(' '));
  };
  const lacks = letter.trim() === '' || (isRefusal && letter === begin + end);
  const submit = useAction(async () => {
    setMissing(lacks);
    if (lacks) return field.current?.focus();
    const how = isRefusal ? { isLetter: true } : { items: ticked, known: facts.question?.id ?? null };
    return send(decision, { note: letter, ...how });
  }, onChanged);
  const askHint =
    ticked.length > 0
      ? 'In the e-mail and on the page. The e-mail lists what you tick.'
      : 'In the e-mail. Without a tick they answer by e-mail.';
  return (
    <div ref={place}>
      <ActionForm action={submit} button={words.sendLetter[decision]}>
        {options.length === 0 ? null : (
          <Ticks legend={isRefusal ? 'Reasons to refuse' : 'What they are to check'} options={options} ticked={ticked} onTick={tick} />
        )}
        <TextBox
          label={words.letter}
          hint={isRefusal ? 'The whole e-mail. Its subject: About your account form.' : askHint}
          multiline
          rows={6}
          counter={5000}
          inputRef={field}
          value={letter}
          {...(isMissing && lacks && { error: isRefusal ? 'Choose or write a reason' : 'Say what you ask for' })}
          onChange={keep}
        />
      </ActionForm>
    </div>
  );
}
