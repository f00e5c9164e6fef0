import { storedText } from './storedText.ts';

/**
 * A text in local storage that a component can follow.
 *
 * @param events - events of the window after which it may have changed without a storage event
 */
export function localText(key: string, events: readonly string[] = []) {
  const listeners = new Set<() => void>();
  const heard = ['storage', ...events];
  return {
    ...storedText('localStorage', key),
    /** Notifies this page's subscribers of a change; other tabs get an event of the browser. */
    tell: (): void => {
      for (const listener of listeners) listener();
    },
    /** For `useSyncExternalStore`: changes here and in other tabs. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      for (const event of heard) window.addEventListener(event, listener);
      return () => {
        listeners.delete(listener);
        for (const event of heard) window.removeEventListener(event, listener);
      };
    },
  };
}
