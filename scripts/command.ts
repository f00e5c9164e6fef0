/** The CLI for staff, which `shop.ts` becomes. */
import { runCommand, stoppedText } from '../src/cli/index.ts';
import { closeNewFiles } from '../src/server/files/permissions.ts';
import { onStopSignal } from '../src/server/stopSignals.ts';

/** How long a command that is stopped may take to close what it has open, in milliseconds. */
const endTimeoutMs = 10_000;

// Commands write personal data.
closeNewFiles();

const stop = new AbortController();
onStopSignal(() => {
  stop.abort();
  const cutOff = () => {
    process.stderr.write(stoppedText);
    process.exit(1);
  };
  setTimeout(cutOff, endTimeoutMs).unref();
});
const code = await runCommand(process.argv.slice(2), process.env, { out: process.stdout, err: process.stderr, signal: stop.signal });
// Node takes its listeners away before a process that ends by itself is gone, and a second signal would kill it in between.
process.stdout.write('', () => process.exit(code));
