/** How often to check whether the parent still lives, in milliseconds. */
const parentWatchMs = 250;

/** Signals that ask other programs for a word, a new log or a debugger. Without a listener they would end this process on the spot, or open Node's inspector. */
const passedOver = ['SIGUSR1', 'SIGUSR2', 'SIGALRM', 'SIGPIPE'] as const;

/**
 * For each signal that asks this process to end, and when the shell of `npm start` or of a test is gone. One stop may come as several signals: the caller
 * heeds the first; without a listener the next would kill the process.
 *
 * @param stop - `isAtTerminal`: a person pressed Ctrl+C
 */
export function onStopSignal(stop: (isAtTerminal: boolean) => void): void {
  for (const signal of passedOver) process.on(signal, () => {});
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => stop(false));
  process.on('SIGINT', () => stop(true));
  // A terminal that was closed takes no more output. Without a listener the next line would end the process.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  // A process that npm did not start may outlive its parent.
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop(false);
  }, parentWatchMs);
  watch.unref();
}
