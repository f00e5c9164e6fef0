/** Threads for work that keeps a processor busy, beside the server's own. */
import type { ResourceLimits } from 'node:worker_threads';
import { Tinypool } from 'tinypool';

/** Time without work after which a thread ends and gives its memory back, in milliseconds. */
const idleMs = 60_000;

/**
 * A thread that begins with its first work, and is given one piece at a time. Work that is given up by its signal, or needs more memory than there is, ends it;
 * the next piece gets a new one.
 *
 * @param file - its default export does the work
 */
export function workThread<Task, Result>(file: URL, resourceLimits: ResourceLimits): (task: Task, signal: AbortSignal) => Promise<Result> {
  const thread = new Tinypool({ filename: file.href, minThreads: 0, maxThreads: 1, idleTimeout: idleMs, resourceLimits });
  // The next piece replaces one that ends without work.
  thread.on('error', () => {});
  return (task, signal) => thread.run(task, { signal }) as Promise<Result>;
}
