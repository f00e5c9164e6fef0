import { useSyncExternalStore } from 'react';

/** Light or dark, or the system's mode. */
export type Mode = 'system' | 'light' | 'dark';

const key = 'mode';
const changed = 'kit:mode';

/** The mode that the visitor chose before; `system` when none. Only in a browser. */
export function readMode(): Mode {
  const mode = document.documentElement.dataset.mode;
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}

/** Puts a mode on the page (`data-mode` of `<html>`) and remembers it (`mode` in local storage). Only in a browser. */
export function applyMode(mode: Mode): void {
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset.mode;
  else dataset.mode = mode;
  try {
    if (mode === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, mode);
  } catch {
    // Storage is blocked or full: the choice holds for this page only.
  }
  window.dispatchEvent(new Event(changed));
}

function subscribe(notify: () => void): () => void {
  // Another tab has chosen.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) applyMode(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system');
  };
  window.addEventListener(changed, notify);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener('storage', onStorage);
  };
}

/** The mode in force and the way to change it, for `<ThemeSwitch value onChange>`. On the server it is `system`. */
export function useMode(): [Mode, (mode: Mode) => void] {
  return [useSyncExternalStore(subscribe, readMode, () => 'system' as const), applyMode];
}

/**
 * The script that the server writes into `<head>`, before the style sheets: it puts the remembered mode on the page before anything is painted,
 * so that nobody who chose dark sees a white flash. A content security policy allows it by its hash, which never changes, or a nonce.
 */
export const themeInitScript = `try{var m=localStorage.getItem("${key}");if(m==="light"||m==="dark")document.documentElement.dataset.mode=m}catch(e){}`;
