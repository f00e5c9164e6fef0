import { useSyncExternalStore } from 'react';

/** Local storage's key of the session token (specification, section 3). */
const key = 'token';

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs tell by `storage`. A page that comes back by Back or Forward has slept through that.
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** The token when storage is switched off or full: then a login lasts as long as the page. */
let unstored: string | undefined;

function read(): string | undefined {
  try {
    return localStorage.getItem(key) || unstored;
  } catch {
    return unstored;
  }
}

/** Keeps the token of a session that has begun, for all tabs. */
export function storeSessionToken(token: string): void {
  try {
    localStorage.setItem(key, token);
  } catch {
    unstored = token;
  }
  tell();
}

/** Forgets a token. Another one, of a session that has begun since, stays. */
export function forgetSessionToken(token: string): void {
  if (read() !== token) return;
  unstored = undefined;
  try {
    localStorage.removeItem(key);
  } catch {
    // It was not stored.
  }
  tell();
}

/** The token of this browser's session; `undefined` on the server, while hydrating, and when nobody is logged in. */
export function useSessionToken(): string | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}
