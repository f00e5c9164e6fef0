import { Suspense, useEffect, useRef, useState, type Ref } from 'react';
import { CheckboxInput } from '../../kit/CheckboxField/index.ts';
import type { DraftOffer } from '../../kit/Form/index.ts';
import { lazyPart } from '../../kit/utils/lazyPart.tsx';
import { useIsLive } from '../../kit/utils/useIsLive.ts';
import { storedText } from '../storedText.ts';
import { words } from './words.ts';

const LazyFormNotice = lazyPart(async () => (await import('./FormNotice.tsx')).FormNotice);

const days = 7;

const when = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** The visitor's decision on a stored draft. */
type Decision = 'restore' | 'forget';

interface DraftNoticeProps {
  offer: DraftOffer | undefined;
  decision: Decision | undefined;
  /** Names of files to choose again. */
  missing: readonly string[];
  onDecide: (choice: Decision) => void;
  /** Undoes the restoring. Absent when it took the place of nothing. */
  onUndo: (() => void) | undefined;
  ref: Ref<HTMLDivElement>;
}

/** The offer of a stored draft, and then what has become of it. */
function DraftNotice({ offer, decision, missing, onDecide, onUndo, ref }: DraftNoticeProps) {
  return (
    <Suspense>
      {offer ? (
        <LazyFormNotice
          ref={ref}
          title={words.draft.begun(when.format(offer.savedAt))}
          actions={[
            { label: words.draft.restore, onPress: () => onDecide('restore') },
            { label: words.draft.remove, onPress: () => onDecide('forget') },
          ]}
        >
          {offer.fileNames.length > 0 ? words.draft.files(offer.fileNames.length) : undefined}
        </LazyFormNotice>
      ) : decision ? (
        <LazyFormNotice
          key={decision}
          ref={ref}
          severity="success"
          title={words.draft.decided[decision]}
          actions={onUndo && [{ label: words.draft.undo, quiet: true, onPress: onUndo }]}
        >
          {decision === 'restore' && missing.length > 0 ? words.draft.chooseAgain(missing) : undefined}
        </LazyFormNotice>
      ) : null}
    </Suspense>
  );
}

/**
 * Lets a visitor store a draft on this device for some days; off at first. A stored draft is offered in a new tab, and when the browser has discarded the old one; it
 * is restored only on request, since another person may use the device now.
 */
export function useLastingDraft(draftKey: string) {
  const isLive = useIsLive();
  // This tab stores that the box is ticked, for a reload.
  const flag = storedText('sessionStorage', `${draftKey} lasts`);
  const [chosen, setChosen] = useState<boolean>();
  const [offer, setOffer] = useState<DraftOffer>();
  const [decision, setDecision] = useState<Decision>();
  const [undo, setUndo] = useState<() => void>();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const notice = useRef<HTMLDivElement>(null);
  const focusesNotice = useRef(false);
  // A draft is stored because the box was ticked.
  const isOn = offer !== undefined || (chosen ?? (isLive && flag.read() !== null));

  const turn = (next: boolean) => {
    flag.write(next ? 'true' : null);
    setChosen(next);
  };
  const decide = (choice: Decision) => {
    const goBack = offer?.[choice]() ?? undefined;
    setUndo(() => goBack);
    setOffer(undefined);
    setDecision(choice);
    turn(choice === 'restore');
  };
  // The button that has the focus goes away.
  const press = (act: () => void) => {
    focusesNotice.current = true;
    act();
  };
  const end = () => {
    setOffer(undefined);
    setDecision(undefined);
    setUndo(undefined);
    turn(false);
  };
  const takeBack = () => {
    end();
    undo?.();
  };
  useEffect(() => {
    if (focusesNotice.current) notice.current?.focus();
    focusesNotice.current = false;
  }, [decision, offer]);

  return {
    /** For the form's `DraftKeeper`. */
    keeper: { lastsMs: isOn ? days * 24 * 60 * 60_000 : undefined, onOffer: setOffer, onMissingFiles: setMissing },
    /** To be called when the form was sent: deletes the draft and unticks the box. */
    end,
    /** In a new tab the offer of the stored draft, and then what has become of it. Put it right under the page's heading, where a phone shows it at once. */
    notice: (
      <DraftNotice
        {...{ ref: notice, offer, decision, missing }}
        onDecide={(choice) => press(() => decide(choice))}
        onUndo={undo && (() => press(takeBack))}
      />
    ),
    /** The checkbox. Put it above the fields. */
    box: (
      <CheckboxInput
        label={words.draft.keep(days)}
        checked={isOn}
        onChange={(_event, isTicked) => (offer ? decide('forget') : turn(isTicked))}
      />
    ),
  };
}
