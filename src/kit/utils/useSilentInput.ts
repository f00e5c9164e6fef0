import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Controls whose content others than React may set. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * For controls that are filled in without an event that React hears of: by a visitor before the page's script has arrived, by browsers, password managers and phones. Lets a control look
 * at what stands in its element, and take it over as if it happened now: when it is hydrated, when it is left, and when its form is sent.
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
    const form = element?.form;
    const again = () => look();
    // Before the button hears of the press: it may depend on this control.
    const beforePress = ({ target }: MouseEvent) => {
      if (target instanceof HTMLElement && target.closest('[type="submit"]')) look();
    };
    element?.addEventListener('focusout', again);
    form?.addEventListener('click', beforePress, true);
    form?.addEventListener('submit', again, true);
    return () => {
      element?.removeEventListener('focusout', again);
      form?.removeEventListener('click', beforePress, true);
      form?.removeEventListener('submit', again, true);
    };
  }, [control]);
}
