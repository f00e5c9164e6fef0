import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { IconButton } from '../kit/IconButton/index.ts';
import { CloseIcon } from '../kit/icons/CloseIcon.ts';
import { line } from '../kit/theme/boxes.ts';
import { eventWords, takeBackMs, type RecordKind } from '../server/desk/answers.ts';
import { useKeys } from './useKeys.ts';
import { useSend } from './calls.ts';
import { words } from './words.ts';
import { Button, Link, Stack, styled, token } from './parts.tsx';

interface Held {
  readonly kind: RecordKind;
  readonly id: number;
  readonly name: string;
  readonly event: keyof typeof eventWords;
  /** When its mail leaves, in milliseconds since 1970. */
  readonly until: number;
}

/** Where this tab keeps what was written about a record: the letter of a decision, the items of a question. */
export const draftOf = (kind: RecordKind, id: number, what: Held['event'] | 'items'): string => `${kind} ${id} ${what}`;

/** The decisions outlive a page that is loaded again. */
const heldKey = 'desk held';
const readHeld = (): readonly Held[] => JSON.parse(sessionStorage.getItem(heldKey) ?? '[]') as readonly Held[];
const HeldContext = createContext<{ readonly held: readonly Held[]; readonly hold: (decision: Held) => void } | undefined>(undefined);

/** Whether the last decision about a record can still be taken back; and the function that says that one was taken. */
export function useHeld(kind: RecordKind, id: number): readonly [isHeld: boolean, hold: (decision: Held) => void] {
  const { held, hold } = use(HeldContext)!;
  return [held.some((each) => each.kind === kind && each.id === id), hold];
}

/** A line below the screen, which makes room for it: it covers nothing. */
const Below = styled('aside')({
  display: 'grid',
  gap: token('space.2'),
  borderBlockStart: line('color.border.hairline'),
  background: token('color.surface.raised'),
  paddingInline: token('space.4'),
  paddingBlock: token('space.2'),
  '& kbd': { font: 'inherit', opacity: 0.7, marginInlineStart: token('space.2') },
  '@media print': { display: 'none' },
});

/** The screens, and below them the decisions that can be taken back, also once their record is left. */
export function HeldDecisions({ children }: { children: ReactNode }) {
  const [held, setHeld] = useState(readHeld);
  const change = (next: readonly Held[]) => {
    sessionStorage.setItem(heldKey, JSON.stringify(next));
    setHeld(next);
  };
  const leave = (decision: Held) => change(readHeld().filter(({ until }) => until !== decision.until));
  const others = (than: Held) => readHeld().filter(({ kind, id }) => kind !== than.kind || id !== than.id);
  return (
    <HeldContext value={{ held, hold: (decision) => change([...others(decision), decision]) }}>
      {children}
      {held.length === 0 ? null : (
        <Below aria-label="Decisions that can be undone">
          {held.map((each) => (
            <UndoLine key={each.until} {...each} isNewest={each === held.at(-1)} onGone={() => leave(each)} />
          ))}
        </Below>
      )}
    </HeldContext>
  );
}

/** Says that a decision was taken, and offers the way back until its mail leaves. */
function UndoLine({ kind, id, name, event, until, isNewest, onGone }: Held & { isNewest: boolean; onGone: () => void }) {
  const [now, setNow] = useState(() => Date.now());
  const back = useSend(onGone);
  const undo = () => back.run(`/records/${kind}/${id}`, { body: { action: 'takeBack' } });
  const left = until + (back.failure === undefined ? 0 : takeBackMs) - now;
  const leaves = /^(?:done|spam|open)$/u.test(event) ? 'Undo within' : 'E-mail leaves in';
  const leave = () => {
    for (const what of [event, 'items'] as const) sessionStorage.removeItem(draftOf(kind, id, what));
    onGone();
  };
  const tick = useEffectEvent(() => (left > 0 ? setNow(Date.now()) : leave()));
  useEffect(() => {
    const timer = setInterval(() => tick(), 250);
    return () => clearInterval(timer);
  }, []);
  useKeys(isNewest ? { z: undo } : {});
  return (
    <Stack direction="row">
      <output>
        <Link href={`/${kind}s/${id}`}>{name}</Link>: {back.failure ?? eventWords[event]}
      </output>
      {back.failure !== undefined && !back.isLost ? null : (
        <>
          <Button size="small" loading={back.isRunning} onClick={undo}>
            Undo
            {isNewest ? <kbd aria-hidden>z</kbd> : null}
          </Button>
          {/* Read out each second it would drown everything else. */}
          <span aria-hidden>{`${leaves} ${Math.max(1, Math.ceil(left / 1000))} s`}</span>
        </>
      )}
      <IconButton label={words.close} onClick={leave}>
        <CloseIcon />
      </IconButton>
    </Stack>
  );
}
