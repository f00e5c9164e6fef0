/** Whatever a benchmark starts or makes is ended here, whether the run ends well, with an error or by Ctrl-C. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type End = () => Promise<void>;

/** What is still there, in the order it was made. */
const open = new Set<End>();

/** Remembers how something is ended. Returns the function that does it, at most once. */
export function endLater(end: End): End {
  const once: End = async () => {
    if (open.delete(once)) await end();
  };
  open.add(once);
  return once;
}

/** Ends everything, what was made last first. A failure is told and keeps nothing else from ending. */
export async function endAll(): Promise<void> {
  for (const end of [...open].toReversed()) {
    try {
      await end();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Makes a folder that is gone after the run. Other users may pass through it: PostgreSQL runs as one when we are root. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tarnbrook-bench-'));
  endLater(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o711);
  return folder;
}
