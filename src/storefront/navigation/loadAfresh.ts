/** Key in session storage of the address that was loaded afresh. */
const key = 'loaded afresh';

/**
 * Loads the page afresh, once: a tab that is older than the server's build requests files that are gone.
 *
 * @returns whether the page is being loaded; false without a network, or when that has been tried
 */
export function loadAfresh(): boolean {
  const { href } = window.location;
  try {
    if (!navigator.onLine || sessionStorage.getItem(key) === href) return false;
    sessionStorage.setItem(key, href);
  } catch {
    // Without storage it could load for ever.
    return false;
  }
  window.location.reload();
  return true;
}
