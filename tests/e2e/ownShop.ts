/** A shop of a test's own, beside those that all tests share: with other settings, or with a data folder that is filled beforehand. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../bench/lib/ports.ts';
import { expect } from './fixtures.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The shop. */
export interface OwnShop {
  readonly origin: string;
  /** Environment variables by which the command line finds it. */
  readonly place: Readonly<Record<string, string>>;
  /** Words of the program that filled its folder. */
  readonly said: string;
  /** Ends it, which must leave nothing behind, and deletes its folder. */
  close(): Promise<void>;
}

/** Starts a shop. An empty one loads its range first. @param filler - a program of this repository that fills the data folder before the start */
export async function openOwnShop(settings: Readonly<Record<string, string>> = {}, filler?: string): Promise<OwnShop> {
  const place = { DATA_DIR: await mkdtemp(path.join(tmpdir(), 'shop-e2e-own-')) };
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // Also outside of npm the shop ends when the test run is gone.
  const common = { ...process.env, ...place, PORT: String(port), BRAND: 'tarnbrook', LOG_LEVEL: 'warn', npm_lifecycle_event: 'test' };
  const env = { ...common, IP_LOOKUP_URL: 'http://localhost:4319/?format=json', ...settings };
  const said = filler === undefined ? '' : (await run(process.execPath, [path.join(root, filler)], { env })).stdout;
  const shop = spawn(process.execPath, [path.join(root, 'scripts/start.ts')], {
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200)).toPass({ timeout: 200_000 });
  return {
    origin,
    place,
    said,
    async close() {
      if (shop.exitCode === null && shop.signalCode === null) {
        const ended = once(shop, 'exit');
        // As a supervisor does: by its group.
        process.kill(-shop.pid!, 'SIGTERM');
        expect(await ended).toEqual([0, null]);
      }
      expect(await readdir(place.DATA_DIR)).not.toContain('server.lock');
      await rm(place.DATA_DIR, { recursive: true, force: true });
    },
  };
}
