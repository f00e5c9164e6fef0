import { useEffect, useRef } from 'react';

/** Elements that do nothing without the part's code. Links work by themselves. */
const controls = 'button, input, label, select, summary';

const typedIn = 'input:not([type="checkbox"], [type="radio"])';

/** The identity of a control, the same in the server's HTML and in the component: its name in a form, or its text. */
function callingOf(control: Element): string {
  const answer = control.matches('[type="checkbox"], [type="radio"]') ? control.getAttribute('value') : '';
  return [control.localName, control.getAttribute('name'), answer, control.getAttribute('aria-label') ?? control.textContent].join(' ');
}

/** Sets the value of a field so that React notices it. */
function retype(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Records typing, a press and the focus in a part without code, and repeats them once its component has taken the place of the server's HTML, so that the
 * visitor need not act twice. The component is another element than the one that was used, so controls are found again by {@link callingOf}.
 *
 * @param root - element that holds the part before and after
 * @param isLive - whether the component is in it
 */
export function useEarlyActions(root: { current: HTMLElement | null }, isLive: boolean): void {
  const pressed = useRef<string>(undefined);
  const focused = useRef<string>(undefined);
  const typed = useRef<readonly { calling: string; value: string }[]>([]);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const find = (calling: string | undefined) =>
      calling === undefined
        ? undefined
        : [...element.querySelectorAll<HTMLElement>(`a, ${controls}`)].find((control) => callingOf(control) === calling);
    if (isLive) {
      for (const { calling, value } of typed.current) {
        const field = find(calling);
        if (field instanceof HTMLInputElement) retype(field, value);
      }
      if (document.activeElement === document.body) find(focused.current)?.focus({ preventScroll: true });
      const target = find(pressed.current);
      typed.current = [];
      focused.current = undefined;
      pressed.current = undefined;
      // The click comes after React has processed the typed text.
      if (target) queueMicrotask(() => target.click());
      return undefined;
    }
    const keepTyped = (): void => {
      typed.current = [...element.querySelectorAll<HTMLInputElement>(typedIn)]
        .filter((field) => field.value !== field.defaultValue)
        .map((field) => ({ calling: callingOf(field), value: field.value }));
    };
    const keepFocus = (): void => {
      const place = document.activeElement;
      focused.current = place && element.contains(place) ? callingOf(place) : undefined;
    };
    keepTyped();
    keepFocus();
    const keep = (event: MouseEvent): void => {
      const control = event.target instanceof Element ? event.target.closest(controls) : null;
      if (!control) return;
      // Checkboxes and radio buttons may change at once.
      if (!control.matches('input, label')) event.preventDefault();
      pressed.current = callingOf(control);
    };
    // Waits a turn, to tell a focus that leaves the part from one whose element is replaced.
    const followFocus = ({ target }: FocusEvent) => setTimeout(() => element.contains(target as Node) && keepFocus());
    const over = new AbortController();
    const { signal } = over;
    element.addEventListener('click', keep, { capture: true, signal });
    element.addEventListener('input', keepTyped, { signal });
    element.addEventListener('focusin', followFocus, { signal });
    element.addEventListener('focusout', followFocus, { signal });
    return () => over.abort();
  }, [root, isLive]);
}
