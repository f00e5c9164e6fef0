import { startTransition, useEffect, useRef, useState, type ComponentType, type JSX } from 'react';
import { useIsLive } from './useIsLive.ts';

/** When the code of a part is fetched in the browser. */
export type DeferUntil =
  /** The screen is at least this wide, in pixels: below, the part is not shown. */
  | { minWidth: number }
  /** The part is about to scroll into view. */
  | 'visible';

/** A part of a screen whose HTML comes from the server at once, and whose code comes to the browser only when it is of use. */
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

/** How far from the screen a part counts as about to be seen. */
const margin = '300px';

function useIsDue(until: DeferUntil, element: { current: HTMLElement | null }): boolean {
  const [due, setDue] = useState(false);
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

/** What does nothing without its code. Links work by themselves. */
const controls = 'button, input, label, select, summary';

const typedIn = 'input:not([type="checkbox"], [type="radio"])';

/** What tells a control from its neighbours, in the server's HTML as in the component's: its name in a form, or what it says. */
function callingOf(control: Element): string {
  const answer = control.matches('[type="checkbox"], [type="radio"]') ? control.getAttribute('value') : '';
  return [control.localName, control.getAttribute('name'), answer, control.getAttribute('aria-label') ?? control.textContent].join(' ');
}

/** Types into a field as a person would: React hears of it. */
function retype(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps what is typed into, a press on, and the focus in something that does nothing yet, and gives them on once the part is live: nobody has to act twice. */
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
      // After React has taken in what was typed.
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
      // A box shows its tick at once.
      if (!control.matches('input, label')) event.preventDefault();
      pressed.current = callingOf(control);
    };
    // Later, to tell who leaves it from what goes away with the focus in it, to come back live.
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
 * code is fetched and it becomes the component, which looks the same; what was typed and pressed in it before is typed and pressed then, and the focus
 * stays.
 *
 * @param load - imports the module and names the component
 * @param until - what makes it due
 */
export function deferredPart<Props extends object>(load: () => Promise<ComponentType<Props>>, until: DeferUntil): DeferredPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };
  parts.push(preload);

  function Part(props: Props): JSX.Element {
    const root = useRef<HTMLDivElement>(null);
    const due = useIsDue(until, root);
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
