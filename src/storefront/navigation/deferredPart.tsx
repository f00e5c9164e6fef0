import { startTransition, useEffect, useRef, useState, type ComponentType, type JSX } from 'react';
import { useIsLive } from './useIsLive.ts';

/** The condition for fetching the code of a part in the browser. */
export type DeferUntil =
  /** The window is at least this wide, in pixels; below that the part is not shown. */
  | { minWidth: number }
  /** The part is about to scroll into view. */
  | 'visible';

/** A part of a screen whose HTML comes from the server at once, and whose code the browser fetches only when it is needed. */
export interface DeferredPart<Props extends object> {
  Part: ComponentType<Props>;
  /** Fetches the code; the server does so before it renders. */
  preload: () => Promise<void>;
}

const parts: (() => Promise<void>)[] = [];

/** Fetches the code of every part; for the server, which renders them all. */
export async function preloadParts(): Promise<void> {
  await Promise.all(parts.map((preload) => preload()));
}

const onServer = typeof window === 'undefined';

/** Distance from the screen at which a part counts as about to be seen. */
const margin = '300px';

function useIsDue(until: DeferUntil, element: { current: HTMLElement | null }, isUrgent: boolean): boolean {
  const [isReached, setDue] = useState(false);
  const due = isReached || isUrgent;
  const minWidth = typeof until === 'object' ? until.minWidth : undefined;
  useEffect(() => {
    if (due) return undefined;
    if (minWidth !== undefined) {
      const query = window.matchMedia(`(min-width: ${minWidth}px)`);
      const check = () => query.matches && setDue(true);
      check();
      query.addEventListener('change', check);
      return () => query.removeEventListener('change', check);
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setDue(true), { rootMargin: margin });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [due, element, minWidth]);
  return due;
}

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

/** Records typing, a press and the focus in a part without code, and repeats them once it is hydrated, so that nobody has to act twice. */
function useEarlyActions(root: { current: HTMLElement | null }, isLive: boolean): void {
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
    element.addEventListener('click', keep, true);
    element.addEventListener('input', keepTyped);
    element.addEventListener('focusin', followFocus);
    element.addEventListener('focusout', followFocus);
    return () => {
      element.removeEventListener('click', keep, true);
      element.removeEventListener('input', keepTyped);
      element.removeEventListener('focusin', followFocus);
      element.removeEventListener('focusout', followFocus);
    };
  }, [root, isLive]);
}

/**
 * Makes a part of a component.
 *
 * While hydrating, the part is an element that React leaves as the server wrote it: its links work, it costs nothing. When it is due its
 * code is fetched and it becomes the component, which looks the same; earlier typing and presses are repeated then, and the focus
 * stays.
 *
 * @param load - imports the module and names the component
 * @param until - condition that makes it due
 * @param useIsUrgent - hook that makes it due at once, for visitors whom the server's HTML does not suit. Default: nobody
 */
export function deferredPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  until: DeferUntil,
  useIsUrgent: () => boolean = () => false,
): DeferredPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };
  parts.push(preload);

  function Part(props: Props): JSX.Element {
    const root = useRef<HTMLDivElement>(null);
    const due = useIsDue(until, root, useIsUrgent());
    // On the server, and in the browser once nothing is left to hydrate: then what has been fetched before shows at once.
    const isLive = useIsLive();
    const live = onServer || isLive;
    const [, setFetched] = useState(false);
    useEffect(() => {
      // A part that cannot be fetched stays as it is; its links still work.
      // As a transition: a part that first waits for data leaves the server's HTML where it is.
      if (due) preload().then(() => startTransition(() => setFetched(true)), console.error);
    }, [due]);
    useEarlyActions(root, live && Loaded !== undefined);
    if (live && Loaded) {
      return (
        <div ref={root}>
          <Loaded {...props} />
        </div>
      );
    }
    // The attribute is there only where the server wrote nothing: a picture of the page waits until none is left.
    const awaited = typeof until === 'string' ? until : undefined;
    return <div ref={root} data-deferred={awaited} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return { Part, preload };
}
