import { useSyncExternalStore } from 'react';
import { localText } from '../localText.ts';

/**
 * The session's token, under the key of the specification (section 3). Other tabs tell of a change; a page that comes back by Back or Forward has slept
 * through that.
 */
const stored = localText('token', ['pageshow']);

/** The token when storage is switched off or full: then a login lasts as long as the page. */
let unstored: string | undefined;

const read = (): string | undefined => stored.read() || unstored;

/** Keeps the token of a session that has begun, for all tabs. */
export function storeSessionToken(token: string): void {
  if (!stored.write(token)) unstored = token;
  stored.tell();
}

/** Forgets a token. Another one, of a session that has begun since, stays. */
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
