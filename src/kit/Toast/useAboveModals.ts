import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

/** Result of {@link useAboveModals}. */
interface AboveModals {
  /** The element to render into, by a portal; none on the server and while its HTML is taken over. */
  host: HTMLElement | undefined;
  /** For the element in the page where the host stands while no modal dialog is open. */
  home: RefObject<HTMLDivElement | null>;
}

/** Browsers that can, move an element without forgetting what has the focus in it. */
function move(element: HTMLElement, into: HTMLElement): void {
  if (element.parentElement === into) return;
  if (element.isConnected && 'moveBefore' in into) into.moveBefore(element, null);
  else into.append(element);
}

/** Without a box of its own, wherever it stands. */
function createHost(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.createElement('div');
  element.style.display = 'contents';
  return element;
}

const nothing = (): void => undefined;
const subscribeToNothing = () => nothing;
const always = (): boolean => true;
const never = (): boolean => false;

/**
 * A modal `<dialog>` makes everything outside it inert, whatever lies above it. So an element that must stay within reach moves into the dialog that is on top,
 * and into the top layer there; when that dialog is closed, the element moves on. The element is moved, not rendered anew: timers and texts stay as they are.
 *
 * @returns where to render, and where that stands while no dialog is open
 */
export function useAboveModals(): AboveModals {
  const home = useRef<HTMLDivElement>(null);
  const isInBrowser = useSyncExternalStore(subscribeToNothing, always, never);
  const [element] = useState(createHost);
  const host = isInBrowser ? element : undefined;

  useLayoutEffect(() => {
    if (!host) return undefined;
    home.current?.append(host);
    return () => host.remove();
  }, [host]);

  const place = useCallback((element: HTMLElement, modal: HTMLElement | undefined) => {
    const shown = element.firstElementChild;
    if (!(shown instanceof HTMLElement) || !home.current) return;
    if (shown.matches(':popover-open')) shown.hidePopover();
    move(element, modal ?? home.current);
    if (modal) shown.showPopover();
  }, []);

  useEffect(() => {
    if (!host) return undefined;
    /** Dialogs that are open as modals, the topmost last: the order in the document says nothing about that. */
    let modals: HTMLElement[] = [];
    const look = () => {
      const open = [...document.querySelectorAll<HTMLElement>('dialog:modal')];
      modals = [...modals.filter((dialog) => open.includes(dialog)), ...open.filter((dialog) => !modals.includes(dialog))];
      const above = modals.at(-1);
      if (host.parentElement !== (above ?? home.current)) place(host, above);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document, { attributeFilter: ['open'], subtree: true });
    return () => observer.disconnect();
  }, [host, place]);

  return { host, home };
}
