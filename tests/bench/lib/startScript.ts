import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endLater } from './cleanup.ts';
import { freePort } from './ports.ts';

/** How often a server that starts is asked whether it is ready, in milliseconds. */
const pollMs = 10;

/** A server that is not ready by now has failed, in milliseconds. */
const startLimitMs = 180_000;

const startScript = fileURLToPath(new URL('../../../scripts/start.ts', import.meta.url));

/** A shop that `npm start`'s script has started. */
export interface StartedShop {
  readonly origin: string;
  readonly pid: number;
  /** From the start to the first answer. */
  readonly seconds: number;
  stop(): Promise<void>;
}

/**
 * Starts the script of `npm start` on an embedded database.
 *
 * @param onStart - called with the process's id, before it is ready
 * @param env - further variables
 */
export async function startByScript(
  folder: string,
  onStart: (pid: number) => void = () => {},
  env: Readonly<Record<string, string>> = {},
): Promise<StartedShop> {
  const port = await freePort();
  const began = performance.now();
  const shop = spawn(process.execPath, [startScript], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'info',
      PUBLIC_URL: '',
      BRAND: '',
      ...env,
    },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  shop.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const stop = endLater(async () => {
    if (shop.exitCode !== null || shop.signalCode !== null) return;
    const ended = once(shop, 'exit');
    shop.kill('SIGTERM');
    await ended;
  });
  onStart(shop.pid!);
  try {
    while (!(await isReady(port))) {
      if (shop.exitCode !== null) throw new Error(`The shop did not start.\n${errors.join('')}`);
      if (performance.now() - began > startLimitMs) throw new Error(`The shop was not ready after ${startLimitMs / 1000} s.`);
      await wait(pollMs);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://127.0.0.1:${port}`, pid: shop.pid!, seconds: (performance.now() - began) / 1000, stop };
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
