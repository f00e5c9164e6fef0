import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { eventWords, takeBackMs, type AccountDetails } from '../server/desk/answers.ts';
import { useKeys } from './useKeys.ts';
import { call, useAction } from './calls.ts';
import { Alert, Button, Link, Stack, styled, token } from './parts.tsx';

interface Held extends Pick<AccountDetails, 'id' | 'name'> {
  readonly event: 'approved' | 'rejected' | 'asked';
  /** When its mail leaves, in milliseconds since 1970. */
  readonly until: number;
}

/** Where this tab keeps what was written about an account: the letter of a decision, and the items of a question. */
export const draftOf = (id: number, what: 'reject' | 'ask' | 'items'): string => `account ${id} ${what}`;

/** The decisions outlive a page that is loaded again. */
const heldKey = 'desk held';
const readHeld = (): readonly Held[] => JSON.parse(sessionStorage.getItem(heldKey) ?? '[]') as readonly Held[];

const HeldContext = createContext<{ readonly held: readonly Held[]; readonly hold: (decision: Held) => void } | undefined>(undefined);

/** Whether the last decision about an account can still be taken back; and the function that says that one was taken. */
export function useHeld(id: number): readonly [isHeld: boolean, hold: (decision: Held) => void] {
  const { held, hold } = use(HeldContext)!;
  return [held.some((each) => each.id === id), hold];
}

const Corner = styled('aside')({
  position: 'fixed',
  insetBlockEnd: token('space.4'),
  insetInlineStart: token('space.4'),
  zIndex: token('layer.floating'),
  maxInlineSize: `calc(100% - 2 * ${token('space.4')})`,
  '@media print': { display: 'none' },
});

/** The screens, and above them the decisions that can be taken back, also once their case is left. */
export function HeldDecisions({ children }: { children: ReactNode }) {
  const [held, setHeld] = useState(readHeld);
  const change = (by: (before: readonly Held[]) => readonly Held[]) => {
    sessionStorage.setItem(heldKey, JSON.stringify(by(readHeld())));
    setHeld(readHeld());
  };
  return (
    <HeldContext value={{ held, hold: (decision) => change((before) => [...before, decision]) }}>
      {children}
      {held.length === 0 ? null : (
        <Corner aria-label="Decisions whose e-mails wait">
          <Stack gap="2">
            {held.map((each) => (
              <WayBack
                key={each.id}
                {...each}
                isNewest={each === held.at(-1)}
                onGone={() => change((before) => before.filter(({ id }) => id !== each.id))}
              />
            ))}
          </Stack>
        </Corner>
      )}
    </HeldContext>
  );
}

/** Says that a decision was taken, and offers the way back until its mail leaves. */
function WayBack({ id, name, event, until, isNewest, onGone }: Held & { isNewest: boolean; onGone: () => void }) {
  const { mutate } = useSWRConfig();
  const renew = () => mutate((path) => typeof path === 'string' && (path.startsWith(`/accounts/${id}`) || path.startsWith('/queue')));
  const back = useAction(async () => {
    await call(`/accounts/${id}/case`, { method: 'POST', body: { action: 'takeBack' } });
    onGone();
    await renew();
  });
  // Staff may be at the queue already when a decision is stored.
  const arrive = useEffectEvent(renew);
  useEffect(() => void arrive(), []);
  const leave = useEffectEvent(() => {
    for (const what of ['reject', 'ask', 'items'] as const) sessionStorage.removeItem(draftOf(id, what));
    onGone();
  });
  useEffect(() => {
    const timer = setTimeout(leave, back.failure === undefined ? until - Date.now() : takeBackMs);
    return () => clearTimeout(timer);
  }, [back.failure, until]);
  useKeys(isNewest ? { z: () => back.run() } : {});
  return (
    <Alert
      severity={back.failure === undefined ? 'success' : 'error'}
      live="polite"
      title={<Link href={`/accounts/${id}`}>{name}</Link>}
      action={
        <Button size="small" loading={back.isRunning} onClick={() => back.run()}>
          Take back
        </Button>
      }
    >
      {back.failure ?? `${eventWords[event]}. The e-mail waits ${takeBackMs / 1000} seconds.${isNewest ? ' Press z to take it back.' : ''}`}
    </Alert>
  );
}
