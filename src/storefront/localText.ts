/** One text in local storage. Storage can be switched off or full; then nothing is there, and nothing fails. */
export interface LocalText {
  /** `null` when there is none. */
  read: () => string | null;
  /** Keeps a text, or with `null` none; says whether that worked. */
  write: (text: string | null) => boolean;
  /** Tells this page's subscribers of a change; other tabs hear of it by themselves. */
  tell: () => void;
  /** For `useSyncExternalStore`: changes here and in other tabs. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * A place in local storage.
 *
 * @param events - of the window, after which it may have changed unheard
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
