import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from '../utils/backEntry.ts';

/** Why a dialog asks to be closed, in MUI's words; `back`: by the browser's Back, `hidden`: what it stands in is no longer shown. */
export type DialogCloseReason = 'escapeKeyDown' | 'backdropClick' | 'button' | 'back' | 'hidden';

/** Asks the owner of a dialog to close it. @param event - what the visitor did */
export type DialogCloseHandler<Reason = DialogCloseReason> = (event: object, reason: Reason) => void;

/** Time after opening in which the second press of a double click may still come, in milliseconds: the usual setting of operating systems. */
const doubleClickMs = 500;

/** Says whether the page has a scrollbar that takes room, for `base.css`. Asked only while no other modal has taken it away. */
function keepScrollbarRoom(): void {
  const page = document.documentElement;
  if (!document.querySelector('dialog:modal')) page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
}

/**
 * Drives a native `<dialog>` as a modal: the browser keeps the rest of the page inert, traps focus, closes on Escape and gives the focus back to where it was.
 * An element with `data-autofocus` has the focus first, otherwise the first focusable one. While it is open the page behind neither scrolls nor moves (see
 * `base.css`, `html:has(dialog:modal)`).
 *
 * @param open - whether it should be open now; the owner decides, this hook only asks
 * @param onClose - asked on Escape, on a press beside the panel, on the browser's Back, and when an element around it is hidden
 * @returns the ref for the `<dialog>`, and to be called when the Escape that is pressed has risen to it: nothing in it has taken the key
 */
export function useModal(open: boolean, onClose: DialogCloseHandler) {
  const ref = useRef<HTMLDialogElement>(null);
  const isEscapeTaken = useRef(false);
  const openedAt = useRef(0);
  const ask = useEffectEvent(onClose);
  // The browser closes it by itself on a second Escape in a row, which it does not let be prevented, and on `<form method="dialog">`.
  const onClosed = useEffectEvent((event: Event) => {
    if (open && !ref.current?.open) onClose(event, 'escapeKeyDown');
  });

  useBackCloses(open, () => onClose(new PopStateEvent('popstate'), 'back'));

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      keepScrollbarRoom();
      dialog.showModal();
      openedAt.current = performance.now();
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    // A bar that is hidden on wide screens takes the dialog in it along when a tablet is turned. The browser would keep the page inert for it.
    const watching = new ResizeObserver((entries) => {
      if (!dialog.checkVisibility()) ask(entries, 'hidden');
    });
    watching.observe(dialog);
    return () => watching.disconnect();
  }, [open]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      if (!isEscapeTaken.current) ask(event, 'escapeKeyDown');
      isEscapeTaken.current = false;
    };
    // Taken until it has risen to the dialog: MUI's menu in it stops it there, and the browser asks the dialog to close all the same.
    const onEscape = (event: KeyboardEvent) => {
      isEscapeTaken.current = event.key === 'Escape' && (event.target as Element).closest('dialog') === dialog;
    };
    dialog.addEventListener('keydown', onEscape, { capture: true, signal });
    // The dialog fills its own box with the panel, so a press that reaches the dialog itself was made on the backdrop. Both ends of the
    // press count: text selected inside and released outside must not close it.
    let pressedOutside = false;
    const onPointerDown = (event: PointerEvent) => {
      pressedOutside = event.target === dialog;
    };
    const onClick = (event: MouseEvent) => {
      if (pressedOutside && event.target === dialog) ask(event, 'backdropClick');
    };
    // The first press of a double click has opened it; the second was not meant for the dialog that appeared under the pointer.
    const onEarlyClick = (event: MouseEvent) => {
      if (event.detail > 1 && performance.now() - openedAt.current < doubleClickMs) event.stopImmediatePropagation();
    };
    dialog.addEventListener('click', onEarlyClick, { capture: true, signal });
    dialog.addEventListener('cancel', onCancel, { signal });
    dialog.addEventListener('close', (event) => onClosed(event), { signal });
    dialog.addEventListener('pointerdown', onPointerDown, { signal });
    dialog.addEventListener('click', onClick, { signal });
    return () => {
      listening.abort();
      // Before it leaves the document, not after: only then does the browser give the focus back to where it was.
      dialog.close();
    };
  }, []);

  return {
    ref,
    onEscapeRisen: () => {
      isEscapeTaken.current = false;
    },
  };
}
