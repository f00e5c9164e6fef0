/** One text in local storage. When storage is switched off or full there is no text, and nothing throws. */
export interface LocalText {
  /** `null` when there is none. */
  read: () => string | null;
  /** Stores a text, or with `null` deletes it. Gives whether that worked. */
  write: (text: string | null) => boolean;
  /** Notifies this page's subscribers of a change; other tabs get an event of the browser. */
  tell: () => void;
  /** For `useSyncExternalStore`: changes here and in other tabs. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * A place in local storage.
 *
 * @param events - events of the window after which it may have changed without a storage event
 */
export function localText(key: string, events: readonly string[] = []): LocalText {
  const listeners = new Set<() => void>();
  const heard = ['storage', ...events];
  return {
    read: () => {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write: (text) => {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      for (const event of heard) window.addEventListener(event, listener);
      return () => {
        listeners.delete(listener);
        for (const event of heard) window.removeEventListener(event, listener);
      };
    },
  };
}
