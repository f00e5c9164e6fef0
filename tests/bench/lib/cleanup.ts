/** Ends everything a benchmark starts or makes, whether the run ends well, with an error or by Ctrl-C. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type End = () => Promise<void>;

/** Functions that end what is still open, in the order it was made. */
const open = new Set<End>();

/** Remembers how something is ended. Returns the function that does it, at most once. */
export function endLater(end: End): End {
  const once: End = async () => {
    if (open.delete(once)) await end();
  };
  open.add(once);
  return once;
}

/** Ends everything, last made first. A failure is printed and does not stop the rest from ending. */
export async function endAll(): Promise<void> {
  for (const end of [...open].toReversed()) {
    try {
      await end();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Makes a folder that is deleted after the run. Other users may enter it: when root runs the benchmark, PostgreSQL runs as another user. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tarnbrook-bench-'));
  endLater(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o711);
  return folder;
}
