/** Figures of a process, as the operating system counts them. */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';

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
