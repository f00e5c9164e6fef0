/** How often to check whether the parent still lives, in milliseconds. */
const parentWatchMs = 250;

/**
 * Acts when the shell of `npm start` is gone. npm passes SIGTERM on to that shell, which ends without passing it on: then this process has another parent. A process
 * that npm did not start may outlive its parent.
 */
export function whenOrphaned(act: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, parentWatchMs);
  watch.unref();
}
