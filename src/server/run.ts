import { readConfig } from './config.ts';
import { StartError } from './errors.ts';
import { closeNewFiles } from './files/permissions.ts';
import { whenOrphaned } from './orphaned.ts';
import type { Pages } from './pages/plugin.ts';
import { startServer, type RunningServer } from './start.ts';

/** How long ending may take in all, in milliseconds, beside the notice that is given of it: calls that are open, mails being sent, the database. */
const endTimeoutMs = 25_000;

/**
 * The server process: runs until it is asked to end. Errors that its operator can mend are printed in one line; defects keep their stack.
 *
 * @param loadPages - loads the shop's pages; without it only the API answers
 */
export async function run(loadPages?: () => Promise<Pages>): Promise<void> {
  closeNewFiles();
  const ending = new AbortController();
  let server: RunningServer | undefined;
  const endOnce = (noticeMs: number) => {
    if (ending.signal.aborted) return;
    // A server that is still starting closes its database and throws.
    ending.abort();
    if (server) void end(server, noticeMs);
  };
  try {
    const config = readConfig(process.env);
    process.once('SIGTERM', () => endOnce(config.drainMs));
    // The user who pressed Ctrl+C waits for it.
    process.once('SIGINT', () => endOnce(0));
    // `scripts/start.ts` is gone, which passes signals on.
    process.once('disconnect', () => endOnce(config.drainMs));
    whenOrphaned(() => endOnce(config.drainMs));
    server = await startServer(config, loadPages, ending.signal);
    if (ending.signal.aborted) await end(server, 0);
    console.log(`The shop is open at ${server.address}`);
  } catch (error) {
    if (ending.signal.aborted) process.exit(0);
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

/** Answers the open requests, then ends with code 0. A second signal ends at once. */
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
