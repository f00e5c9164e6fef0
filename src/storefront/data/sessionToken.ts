import { useSyncExternalStore } from 'react';
import { localText } from '../localText.ts';

/**
 * The session's token, under the key of the specification (section 3). Storage events announce changes in other tabs; a page that Back or Forward restores has
 * missed them.
 */
const stored = localText('token', ['pageshow']);

/** The token when storage is switched off or full; the login then lasts as long as the page. */
let unstored: string | undefined;

const read = (): string | undefined => stored.read() || unstored;

/** Stores the token of a new session, for all tabs. */
export function storeSessionToken(token: string): void {
  if (!stored.write(token)) unstored = token;
  stored.tell();
}

/** Deletes a token, unless a newer session has replaced it. */
export function forgetSessionToken(token: string): void {
  if (read() !== token) return;
  unstored = undefined;
  stored.write(null);
  stored.tell();
}

/** The token of this browser's session; `undefined` on the server, while hydrating, and when nobody is logged in. */
export function useSessionToken(): string | undefined {
  return useSyncExternalStore(stored.subscribe, read, () => undefined);
}
