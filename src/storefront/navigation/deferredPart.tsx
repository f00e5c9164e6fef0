import { startTransition, useEffect, useRef, useState, type ComponentType, type JSX } from 'react';
import { useEarlyActions } from '../earlyActions/useEarlyActions.ts';
import { useIsLive } from '../../kit/utils/useIsLive.ts';

/** The condition for fetching the code of a part in the browser. */
export type DeferUntil =
  /** The window is at least this wide, in pixels; below that the part is not shown. */
  | { minWidth: number }
  /** The part is about to scroll into view. */
  | 'visible';

const parts: { readonly until: DeferUntil; readonly preload: () => Promise<void> }[] = [];

const onServer = typeof window === 'undefined';

/** Whether the window is so wide, in pixels. */
export const atLeast = (minWidth: number): MediaQueryList => window.matchMedia(`(min-width: ${minWidth}px)`);

const isWideEnough = (until: DeferUntil): boolean => typeof until === 'string' || onServer || atLeast(until.minWidth).matches;

/** Has code that a screen fetches in another way fetched with its parts. */
export function preloadWithParts(preload: () => Promise<void>): void {
  parts.push({ until: 'visible', preload });
}

/** Fetches the code of the parts that the screens loaded so far have, but for those of wider windows: for the server, which renders them all, and before a page is opened. */
export async function preloadParts(): Promise<void> {
  await Promise.all(parts.map(async ({ until, preload }) => isWideEnough(until) && preload()));
}

/** Distance from the screen at which a part counts as about to be seen. */
const margin = '300px';

function useIsDue(until: DeferUntil, element: { current: HTMLElement | null }, isUrgent: boolean): boolean {
  const [isReached, setDue] = useState(false);
  const due = isReached || isUrgent;
  const minWidth = typeof until === 'object' ? until.minWidth : undefined;
  useEffect(() => {
    if (due) return undefined;
    if (minWidth !== undefined) {
      const query = atLeast(minWidth);
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

/**
 * Makes a part of a screen whose HTML comes from the server at once, and whose code the browser fetches only when it is needed. While hydrating, the part is an element that React
 * leaves as the server wrote it, and its links work. When it is due it becomes the component, which looks the same; earlier typing and presses are repeated, and the focus stays.
 *
 * @param load - imports the module and names the component
 * @param until - condition that makes it due
 * @param useIsUrgent - hook that makes it due at once, for visitors whom the server's HTML does not suit. Default: none
 */
export function deferredPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  until: DeferUntil,
  useIsUrgent: () => boolean = () => false,
): (props: Props) => JSX.Element {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };
  parts.push({ until, preload });

  return function Part(props: Props) {
    const root = useRef<HTMLDivElement>(null);
    // On the server, and in the browser once nothing is left to hydrate: then what has been fetched before shows at once.
    const isLive = useIsLive();
    // Nothing to hydrate at first: React draws the page anew, since a translator or an extension has changed the server's HTML.
    const [isDrawnAnew] = useState(isLive);
    const due = useIsDue(until, root, useIsUrgent() || (isDrawnAnew && isWideEnough(until)));
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
  };
}
