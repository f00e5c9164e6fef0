import { Suspense, useId, useState, type JSX } from 'react';
import { CheckboxInput } from '../../kit/CheckboxField/index.ts';
import type { DraftKeeperProps, DraftOffer } from '../../kit/Form/index.ts';
import { useIsLive } from '../navigation/useIsLive.ts';
import { LazyFormNotice } from './lazyFormNotice.ts';
import { words } from './words.ts';

const days = 7;

const daysMs = days * 24 * 60 * 60_000;

const when = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** Whether the box is ticked, in this tab, so that a reload leaves it so. */
const flagOf = (draftKey: string): string => `${draftKey} lasts`;

function readFlag(draftKey: string): boolean {
  try {
    return sessionStorage.getItem(flagOf(draftKey)) !== null;
  } catch {
    // Storage is switched off: nothing is kept then, neither here nor on the device.
    return false;
  }
}

function writeFlag(draftKey: string, isOn: boolean): void {
  try {
    if (isOn) sessionStorage.setItem(flagOf(draftKey), 'true');
    else sessionStorage.removeItem(flagOf(draftKey));
  } catch {
    // As above.
  }
}

/** A long form's draft on the device, for people who ask for it. */
export interface LastingDraft {
  /** The box, and in a new tab the offer of what the device keeps. Put it above the fields. */
  box: JSX.Element;
  /** For the form's `DraftKeeper`. */
  keeper: Pick<DraftKeeperProps, 'lastsMs' | 'onOffer'>;
  /** The form was sent: nothing is kept, and the next one is asked for anew. */
  end: () => void;
}

/**
 * Lets a visitor keep what they type on this device for some days: off at first. What is kept is offered in a new tab, and after the browser has dropped the old one; it
 * is put back only on request, since somebody else may sit there now.
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
    // What had the focus is gone.
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
