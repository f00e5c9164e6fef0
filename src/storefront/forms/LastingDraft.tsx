import { Suspense, useId, useState, type JSX } from 'react';
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

/** A long form's draft that the device stores on request. */
export interface LastingDraft {
  /** The checkbox, and in a new tab the offer of the stored draft. Put it above the fields. */
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
  const boxId = useId();
  const isLive = useIsLive();
  const [chosen, setChosen] = useState<boolean>();
  const isOn = chosen ?? (isLive && readFlag(draftKey));
  const [offer, setOffer] = useState<DraftOffer>();

  const turn = (next: boolean) => {
    writeFlag(draftKey, next);
    setChosen(next);
  };
  const decide = (choice: 'restore' | 'forget') => {
    offer?.[choice]();
    setOffer(undefined);
    if (choice === 'restore') turn(true);
    // The button that had the focus is gone.
    document.getElementById(boxId)?.focus();
  };

  return {
    keeper: { lastsMs: isOn ? daysMs : undefined, onOffer: setOffer },
    end: () => turn(false),
    box: (
      <>
        <Suspense>
          {offer ? (
            <LazyFormNotice
              title={words.draft.begun(when.format(offer.savedAt))}
              actions={[
                { label: words.draft.putBack, onPress: () => decide('restore') },
                { label: words.draft.remove, onPress: () => decide('forget') },
              ]}
            >
              {words.draft.text}
            </LazyFormNotice>
          ) : null}
        </Suspense>
        <CheckboxInput
          id={boxId}
          label={words.draft.keep(days)}
          hint={words.draft.hint}
          checked={isOn}
          onChange={(_event, isTicked) => turn(isTicked)}
        />
      </>
    ),
  };
}
