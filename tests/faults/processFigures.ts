/** Figures of a process, as the operating system counts them. */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const run = promisify(execFile);

/** Resident memory of a process, in MB. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

/** Open files and connections of a process; undefined on systems without `/proc`. */
export async function handlesOf(pid: number): Promise<number | undefined> {
  return process.platform === 'linux' ? (await readdir(`/proc/${pid}/fd`)).length : undefined;
}

/** How a server has done under load. */
export interface ServerFigures {
  /** Its largest resident memory, in MB. */
  readonly largest: number;
  /** How long lists took, in ascending order, in milliseconds. */
  readonly waits: readonly number[];
  /** The wait that 99 of 100 lists did not exceed, in milliseconds. */
  readonly p99: number;
}

/**
 * Reads lists of products one after another, as a visitor would, and looks at the server's memory meanwhile.
 *
 * @returns to be called when the load is over
 */
export function watchServer(pid: number, origin: string): () => Promise<ServerFigures> {
  let [isOver, largest] = [false, 0];
  const waits: number[] = [];
  const look = async (): Promise<void> => {
    while (!isOver) {
      largest = Math.max(largest, await memoryOf(pid));
      await wait(250);
    }
  };
  const browse = async (): Promise<void> => {
    while (!isOver) {
      const asked = performance.now();
      const response = await fetch(`${origin}/api/products?limit=12&offset=${waits.length}`);
      await response.text();
      expect(response.status).toBe(200);
      waits.push(performance.now() - asked);
      await wait(50);
    }
  };
  const both = Promise.all([look(), browse()]);
  // Until somebody waits for the figures a failure would be an unhandled one, which ends the test run.
  both.catch(() => undefined);
  return async () => {
    isOver = true;
    await both;
    const sorted = waits.toSorted((a, b) => a - b);
    return { largest, waits: sorted, p99: sorted[Math.floor(sorted.length * 0.99)]! };
  };
}
