import { useEffect, useEffectEvent, type FocusEvent, type RefObject } from 'react';

/**
 * Closes a part that hangs on a button: by Escape wherever the focus is (which then goes back to the button if it was inside), by a press beside it, and when
 * the keyboard leaves it.
 *
 * @param root - holds the button and the part that hangs on it
 * @returns for the root
 */
export function useDismiss(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  close: () => void,
): { onBlur: (event: FocusEvent) => void } {
  const onDismiss = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const isInside = (node: EventTarget | null) => node instanceof Node && root.current?.contains(node) === true;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It is for this part alone, not for a dialog around.
      event.preventDefault();
      event.stopPropagation();
      if (isInside(document.activeElement)) button.current?.focus();
      onDismiss();
    };
    const onPress = (event: Event) => {
      if (!isInside(event.target)) onDismiss();
    };
    document.addEventListener('keydown', onEscape, true);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onEscape, true);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen, root, button]);

  return {
    onBlur: (event) => {
      if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close();
    },
  };
}
