import { useEffect, useEffectEvent, type RefObject } from 'react';

/** When a control looks. */
const moments = ['focusin', 'focusout', 'click', 'submit'];

/** Controls whose content others than React may set. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * For controls that are filled in without an event that React hears of: by a visitor before the page's script has arrived, by browsers, password managers and phones. Lets a control look
 * at what stands in its element, and take it over as if it happened now: when it is hydrated, when any field of its form is entered or left, since React then writes over fields what it
 * knows of them, and when the form is sent.
 *
 * @param takeOver - compares the element with the props and tells the owner about the difference
 */
export function useSilentInput<Element extends Control>(control: RefObject<Element | null>, takeOver: (element: Element) => void): void {
  const look = useEffectEvent(() => {
    if (control.current) takeOver(control.current);
  });
  useEffect(() => {
    look();
    const element = control.current;
    // On their way down, before the form, the button or another field hears of it: they may depend on this control.
    const place = element?.form ?? element;
    const again = ({ type, target }: Event) => {
      if (type !== 'click' || (target instanceof HTMLElement && target.closest('[type="submit"]'))) look();
    };
    for (const moment of moments) place?.addEventListener(moment, again, true);
    return () => {
      for (const moment of moments) place?.removeEventListener(moment, again, true);
    };
  }, [control]);
}
