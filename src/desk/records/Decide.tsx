import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { TextElement } from '../../kit/TextField/useTypedText.ts';
import { down } from '../../kit/theme/media.ts';
import { takeBackMs, type eventWords, type RecordKind } from '../../server/desk/answers.ts';
import { call, DeskError, useAction, useDraft, useRefresh } from '../calls.ts';
import { draftOf, useHeld } from '../Held.tsx';
import { ActionForm, Alert, CopyButton, KeyButton, Outcome, Stack, styled, Text, TextBox, token } from '../parts.tsx';

/** A letter's form gets this: the way to send the decision. */
export interface Sending {
  readonly isRunning: boolean;
  readonly failure?: string;
  /** Whether its first field gets the focus: somebody pressed for it. */
  readonly takesFocus: boolean;
  readonly send: (body: object) => void;
}

/** One way to decide. */
export interface Way {
  readonly event: keyof typeof eventWords;
  readonly label: string;
  readonly hotkey: string;
  readonly isMain?: boolean;
  /** Decides at once by this body. */
  readonly body?: object;
  /** The letter that is written first. */
  readonly form?: (sending: Sending) => ReactNode;
}

/** The decision, in sight beside the claims wherever they are scrolled to. */
const Bar = styled('section')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  alignSelf: 'start',
  // Room for the ring of a field with the focus.
  paddingInline: token('space.1'),
  marginInline: `calc(-1 * ${token('space.1')})`,
  paddingBlockEnd: token('space.2'),
  '&[data-writing]': { [down('xl')]: { position: 'static' }, maxBlockSize: 'calc(100dvh - 6rem)', overflowY: 'auto' },
  background: token('color.surface.page'),
  '@media print': { display: 'none' },
});

type DecideProps = Readonly<{ kind: RecordKind; id: number; name: string; ways: readonly Way[]; opens?: Way['event'] }>;

/** The ways to decide, each by a press; a letter is shown before it goes. Of two people the second hears who was first, and keeps the letter to copy. @param opens - the way whose letter is open from the beginning */
export function Decide({ kind, id, name, ways: possible, opens }: DecideProps) {
  const refresh = useRefresh();
  const [isHeld, hold] = useHeld(kind, id);
  const [chosen, choose] = useDraft(`${kind} ${id} way`);
  const [isSecond, setSecond] = useState(false);
  const place = useRef<HTMLElement>(null);
  const ways = isHeld ? possible.filter(({ event }) => event === 'open') : possible;
  const wanted = chosen ?? opens;
  const way = isSecond ? undefined : ways.find(({ event, form }) => form && event === wanted);
  const unsent = way || isHeld || wanted === undefined ? null : sessionStorage.getItem(draftOf(kind, id, wanted as Way['event']));
  const decide = useAction(
    async ({ event }: Way, body: object) => {
      await call(`/${kind}s/${id}/decision`, { method: 'POST', body: { ...body, heldMs: takeBackMs } });
      hold({ kind, id, name, event, until: Date.now() + takeBackMs });
      choose(undefined);
      refresh();
    },
    (error) => {
      setSecond(error instanceof DeskError && error.status === 409);
      refresh();
    },
  );
  const open = (next: Way | undefined) => {
    setSecond(false);
    choose(next?.event);
    if (!next) place.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
  };
  const button = (each: Way) => (
    <KeyButton
      key={each.event}
      variant={each.isMain && !way ? 'contained' : 'outlined'}
      hotkey={each.hotkey}
      {...(each.form
        ? { 'aria-expanded': way === each, onClick: () => open(way === each && chosen !== undefined ? undefined : each) }
        : { loading: decide.isRunning, onClick: () => decide.run(each, each.body ?? {}) })}
    >
      {each.label}
    </KeyButton>
  );
  if (ways.length === 0 && unsent === null && decide.failure === undefined) return null;
  return (
    <Bar ref={place} aria-label="Decision" data-writing={way && ''} onKeyDown={({ key }) => key === 'Escape' && open(undefined)}>
      <Stack>
        {ways.length === 0 ? null : <Stack direction="row">{ways.map(button)}</Stack>}
        {way ? null : <Outcome failure={decide.failure} />}
        {unsent === null || unsent === '' ? null : (
          <Alert severity="warning" title="Your letter was not sent" action={<CopyButton text={unsent} />}>
            <Text>{unsent}</Text>
          </Alert>
        )}
        {way?.form?.({ ...decide, takesFocus: chosen !== undefined, send: (body) => decide.run(way, body) })}
      </Stack>
    </Bar>
  );
}

interface LetterProps extends Readonly<Record<'letter' | 'button', string>> {
  sending: Sending;
  onLetter: (letter: string) => void;
  hint?: string;
  /** The words for a letter that is not enough. Default: it must say something */
  lack?: string | false;
  body: () => object;
  /** The boxes that make the letter. */
  children?: ReactNode;
}

/** A letter as it will go, below the boxes that make it. */
export function LetterForm({ sending, letter, onLetter, button, hint, lack, body, children }: LetterProps) {
  const [isPressed, setPressed] = useState(false);
  const field = useRef<TextElement>(null);
  const { takesFocus } = sending;
  useEffect(() => {
    if (takesFocus) field.current?.form?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [takesFocus]);
  const error = letter.trim() === '' ? 'Write something' : lack;
  const run = () => {
    setPressed(true);
    if (error) field.current?.focus();
    else sending.send(body());
  };
  return (
    <ActionForm action={{ ...sending, run }} button={button}>
      {children}
      <TextBox
        label="Letter"
        multiline
        rows={9}
        counter={5000}
        inputRef={field}
        value={letter}
        onChange={onLetter}
        hint={hint}
        error={(isPressed && error) || undefined}
      />
    </ActionForm>
  );
}
