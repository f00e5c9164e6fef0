/** The server as a process of its own, which tests may kill. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { memoryBounds } from '../../src/server/memory.ts';

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));

/** A server that was started. */
export interface ServerProcess {
  readonly pid: number;
  /** Waits until it listens. Gives its origin, without a slash at its end. */
  address(): Promise<string>;
  /** Sends a signal and waits for the end. Gives the exit code; null when the signal ended it. */
  end(signal?: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Resolves when it has ended for any reason. Gives the exit code as {@link end} does. */
  readonly ended: Promise<number | null>;
  /** Whether it still runs. */
  isRunning(): boolean;
  /** Its standard error so far. */
  errors(): string;
  /** Its log so far. */
  output(): string;
}

/** Starts a server on a free port of this machine, within the bounds of memory that `npm start` gives it. The caller ends it. */
export function startServerProcess(env: Readonly<Record<string, string>>): ServerProcess {
  const bounds = memoryBounds({
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    // A server that npm started ends when its parent is gone, here the test run.
    npm_lifecycle_event: 'test',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...env,
  });
  const child = spawn(process.execPath, [...bounds.options, main], {
    env: bounds.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = once(child, 'close').then(() => child.exitCode);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    pid: child.pid!,
    async address() {
      for (;;) {
        const address = /^The shop is open at (\S+)$/mu.exec(output)?.[1];
        if (address) return address;
        if (!isRunning()) throw new Error(`The server ended before it listened.\n${errors}${output}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    async end(signal = 'SIGKILL') {
      child.kill(signal);
      return ended;
    },
    ended,
    isRunning,
    errors: () => errors,
    output: () => output,
  };
}

/** The process that runs the embedded database of a data folder; undefined when there is none. */
export async function databaseProcess(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgresql/postmaster.pid'), 'utf8').catch(() => '');
  return Number(/^\d+/u.exec(text)?.[0]) || undefined;
}

/** Kills a process that may have ended already. */
export function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** A data folder of its own with an embedded database that holds the small range. */
export async function filledFolder(parent = tmpdir()): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(parent, 'tarnbrook-faults-'));
  await cp(join(inject('dataDirTemplates'), 'filled'), path, { recursive: true });
  // The database of a killed shop still writes while it ends.
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }) };
}
