/** A text in the browser's storage, or of this tab (`sessionStorage`). When storage is switched off or full there is no text, and nothing throws. */
export function storedText(storage: 'localStorage' | 'sessionStorage', key: string) {
  return {
    /** `null` when there is none. */
    read: (): string | null => {
      try {
        return window[storage].getItem(key);
      } catch {
        return null;
      }
    },
    /** Stores a text, or with `null` deletes it. Gives whether that worked. */
    write: (text: string | null): boolean => {
      try {
        if (text === null) window[storage].removeItem(key);
        else window[storage].setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

export type StoredText = ReturnType<typeof storedText>;

/** The value that a stored text holds as JSON; undefined when there is no text, or another's that is no JSON. */
export function valueIn(stored: StoredText): unknown {
  try {
    return JSON.parse(stored.read() ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
