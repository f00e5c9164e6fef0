import { useState } from 'react';

/**
 * A text that is kept in this tab until it is sent: through a lost connection, an ended session, and a page that is loaded again.
 * Signing out forgets it.
 *
 * @param key - of the record and what is written about it
 * @returns the text, undefined before anybody typed; and the function that keeps another, or none
 */
export function useDraft(key: string): readonly [text: string | undefined, keep: (text: string | undefined) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? undefined);
  const keep = (next: string | undefined) => {
    if (next === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
    setText(next);
  };
  return [text, keep];
}
