/** Judges documents in a thread of its own, bounded in time and memory: a hostile one takes a second or two to read. */
import { BoundedQueue } from '../../boundedQueue.ts';
import { errorCode, RetryLaterError } from '../../errors.ts';
import { workThread } from '../../workThread.ts';
import type { JudgeTask } from './judge.ts';
import type { Verdict } from './verdict.ts';

const busy = ['Very many files are being checked at the moment. Please try again in a few seconds.', 5_000, 'documents'] as const;

const queue = new BoundedQueue({ name: busy[2], concurrency: 1, waitingLimit: 200, busyMessage: busy[0], retryAfterMs: busy[1] });

const limits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };
const judge = workThread<JudgeTask, Verdict>(new URL('judge.ts', import.meta.url), limits);

/** Judges a document. @throws {RetryLaterError} 503 when too many wait, or the machine is too busy */
export function judgeInThread(task: JudgeTask): Promise<Verdict> {
  return queue.run(async () => {
    try {
      return await judge(task, AbortSignal.timeout(20_000));
    } catch (error) {
      // A document of our size needs a fraction of the memory.
      if (errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') return 'unreadable';
      throw new RetryLaterError(503, ...busy);
    }
  });
}
