import { Suspense, useEffect, useRef, useState, type JSX } from 'react';
import { CheckboxInput } from '../../kit/CheckboxField/index.ts';
import type { DraftKeeperProps, DraftOffer } from '../../kit/Form/index.ts';
import { useIsLive } from '../navigation/useIsLive.ts';
import { LazyFormNotice } from './lazyFormNotice.ts';
import { words } from './words.ts';

const days = 7;

const daysMs = days * 24 * 60 * 60_000;

const when = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** Key under which this tab stores that the box is ticked, for a reload. */
const flagOf = (draftKey: string): string => `${draftKey} lasts`;

function readFlag(draftKey: string): boolean {
  try {
    return sessionStorage.getItem(flagOf(draftKey)) !== null;
  } catch {
    // Storage is switched off, so nothing can be stored in the tab or on the device.
    return false;
  }
}

function writeFlag(draftKey: string, isOn: boolean): void {
  try {
    if (isOn) sessionStorage.setItem(flagOf(draftKey), 'true');
    else sessionStorage.removeItem(flagOf(draftKey));
  } catch {
    // Storage is switched off or full, as above.
  }
}

/** The visitor's decision on a stored draft. */
type Decision = 'restore' | 'forget';

/** A long form's draft that the device stores on request. */
export interface LastingDraft {
  /** In a new tab the offer of the stored draft, and then what has become of it. Put it right under the page's heading, where a phone shows it at once. */
  notice: JSX.Element;
  /** The checkbox. Put it above the fields. */
  box: JSX.Element;
  /** For the form's `DraftKeeper`. */
  keeper: Pick<DraftKeeperProps, 'lastsMs' | 'onOffer'>;
  /** To be called when the form was sent: deletes the draft and unticks the box. */
  end: () => void;
}

/**
 * Lets a visitor store a draft on this device for some days; off at first. A stored draft is offered in a new tab, and when the browser has discarded the old one; it
 * is restored only on request, since another person may use the device now.
 */
export function useLastingDraft(draftKey: string): LastingDraft {
  const isLive = useIsLive();
  const [chosen, setChosen] = useState<boolean>();
  const [offer, setOffer] = useState<DraftOffer>();
  const [decision, setDecision] = useState<Decision>();
  const notice = useRef<HTMLDivElement>(null);
  const focusesNotice = useRef(false);
  // A draft is stored because the box was ticked.
  const isOn = offer !== undefined || (chosen ?? (isLive && readFlag(draftKey)));

  const turn = (next: boolean) => {
    writeFlag(draftKey, next);
    setChosen(next);
  };
  const decide = (choice: Decision) => {
    offer?.[choice]();
    setOffer(undefined);
    setDecision(choice);
    turn(choice === 'restore');
  };
  const press = (choice: Decision) => () => {
    focusesNotice.current = true;
    decide(choice);
  };
  useEffect(() => {
    // The button that had the focus is gone.
    if (decision && focusesNotice.current) notice.current?.focus();
    focusesNotice.current = false;
  }, [decision]);

  return {
    // A stored draft is not overwritten before the visitor has decided about it.
    keeper: { lastsMs: isOn && !offer ? daysMs : undefined, onOffer: setOffer },
    end: () => {
      setOffer(undefined);
      setDecision(undefined);
      turn(false);
    },
    notice: (
      <Suspense>
        {offer ? (
          <LazyFormNotice
            title={words.draft.begun(when.format(offer.savedAt))}
            actions={[
              { label: words.draft.putBack, onPress: press('restore') },
              { label: words.draft.remove, onPress: press('forget') },
            ]}
          >
            {words.draft.text}
          </LazyFormNotice>
        ) : decision ? (
          <LazyFormNotice ref={notice} tone="success" title={words.draft.decided[decision].title}>
            {words.draft.decided[decision].text}
          </LazyFormNotice>
        ) : null}
      </Suspense>
    ),
    box: (
      <CheckboxInput
        label={words.draft.keep(days)}
        hint={words.draft.hint}
        checked={isOn}
        onChange={(_event, isTicked) => (offer ? decide('forget') : turn(isTicked))}
      />
    ),
  };
}
