/** Session storage's note of the address that was loaded afresh. */
const key = 'loaded afresh';

/**
 * Loads the page afresh, once: a tab that is older than the build the server has asks for files that are gone.
 *
 * @returns whether the page goes; not without a network, nor when that has been tried
 */
export function loadAfresh(): boolean {
  const { href } = window.location;
  try {
    if (!navigator.onLine || sessionStorage.getItem(key) === href) return false;
    sessionStorage.setItem(key, href);
  } catch {
    // Without storage nothing would keep it from doing so for ever.
    return false;
  }
  window.location.reload();
  return true;
}
