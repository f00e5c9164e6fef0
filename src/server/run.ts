import { readConfig } from './config.ts';
import { StartError } from './errors.ts';
import { closeNewFiles } from './files/closed.ts';
import type { Pages } from './pages/plugin.ts';
import { startServer, type RunningServer } from './start.ts';

/** How long ending may take in all, in milliseconds, beside the notice that is given of it: calls that are open, mails being sent, the database. */
const endTimeoutMs = 25_000;

/** How often to check whether the shell of `npm start` still lives, in milliseconds. */
const parentWatchMs = 250;

/**
 * The server process: runs until it is asked to end. Errors that its operator can mend are printed in one line; defects keep their stack.
 *
 * @param loadPages - loads the shop's pages; without it only the API answers
 */
export async function run(loadPages?: () => Promise<Pages>): Promise<void> {
  closeNewFiles();
  try {
    const config = readConfig(process.env);
    const server = await startServer(config, loadPages);
    console.log(`The shop is open at ${server.address}`);
    process.once('SIGTERM', () => void end(server, config.drainMs));
    // Whoever presses Ctrl+C waits for it.
    process.once('SIGINT', () => void end(server, 0));
    if (process.env['npm_lifecycle_event']) whenOrphaned(() => void end(server, config.drainMs));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

/**
 * `npm start` runs this process in a shell. npm passes SIGTERM on to that shell, which ends without passing it on: then this process has another parent.
 */
function whenOrphaned(act: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, parentWatchMs);
  watch.unref();
}

/** Answers what is open, then ends with code 0. A second signal ends at once. */
async function end(server: RunningServer, noticeMs: number): Promise<void> {
  setTimeout(() => {
    console.error(
      `The shop did not end by itself within ${endTimeoutMs / 1000} s and has been cut off. Nothing that it acknowledged is lost.`,
    );
    process.exit(1);
  }, noticeMs + endTimeoutMs).unref();
  try {
    await server.close(noticeMs);
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
