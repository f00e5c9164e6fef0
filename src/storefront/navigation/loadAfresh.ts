import { storedText } from '../storedText.ts';

/** The address that was loaded afresh. */
const stored = storedText('sessionStorage', 'loaded afresh');

/**
 * Loads the page afresh, once: a tab that is older than the server's build requests files that are gone.
 *
 * @returns whether the page is being loaded; false without a network, or when that has been tried
 */
export function loadAfresh(): boolean {
  const { href } = window.location;
  // Without storage it could load for ever.
  if (!navigator.onLine || stored.read() === href || !stored.write(href)) return false;
  window.location.reload();
  return true;
}
