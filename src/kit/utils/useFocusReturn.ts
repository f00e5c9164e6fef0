import { useRef } from 'react';
import { useLostFocus, type FocusHandlers } from './useLostFocus.ts';

/**
 * When an element is removed while it has the focus, the focus goes back to where it came from: for elements that can be closed, alone or in a list. The
 * component that takes it away may send the focus elsewhere.
 *
 * @param given - handlers that the element has already
 */
export function useFocusReturn<Root extends Element>({ onFocus, onBlur }: FocusHandlers<Root>): Required<FocusHandlers<Root>> {
  const before = useRef<HTMLElement>(undefined);
  return useLostFocus<Root>(
    {
      onFocus: (event) => {
        if (event.relatedTarget instanceof HTMLElement && !event.currentTarget.contains(event.relatedTarget))
          before.current = event.relatedTarget;
        onFocus?.(event);
      },
      onBlur,
    },
    () => void (before.current?.isConnected && before.current.focus()),
  );
}
