import { readConfig } from './config.ts';
import { errorMessage, StartError } from './errors.ts';
import { closeNewFiles } from './files/permissions.ts';
import type { Pages } from './pages/plugin.ts';
import type { RunningServer } from './start.ts';
import { onStopSignal } from './stopSignals.ts';

/** How long ending may take in all, in milliseconds, beside the notice that is given of it: calls that are open, mails being sent, the database. */
const endTimeoutMs = 25_000;

/** Errors that an operator can mend are printed in one line; defects keep their stack. @param loadPages - without it only the API answers */
export async function run(loadPages?: () => Promise<Pages>): Promise<void> {
  const ending = new AbortController();
  let server: RunningServer | undefined;
  let drainMs = 0;
  // Before the rest of the code is read, which takes most of a second.
  onStopSignal((isAtTerminal) => {
    if (ending.signal.aborted) return;
    // A server that is still starting closes its database and throws.
    ending.abort();
    if (server) void end(server, isAtTerminal ? 0 : drainMs);
  });
  closeNewFiles();
  try {
    const config = readConfig(process.env);
    drainMs = config.drainMs;
    const { startServer } = await import('./start.ts');
    server = await startServer(config, loadPages, ending.signal);
    if (ending.signal.aborted) await end(server, 0);
    console.log(`The shop is open at ${server.address}`);
    if (server.lacksStaff) console.log('Staff work at /desk. The first of them begins with: npm run shop -- staff add MAIL --role manager');
  } catch (error) {
    if (ending.signal.aborted) process.exit(0);
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

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
    console.error(
      `The shop has ended, but not everything could be closed in order (${errorMessage(error)}). Nothing that it acknowledged is lost.`,
    );
    process.exit(1);
  }
}
