import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { healthRoutes } from './health.ts';

const disk = vi.hoisted(() => ({ fails: undefined as string | undefined }));
vi.mock('../files/atomic.ts', () => ({
  syncFolder: () => (disk.fails === undefined ? Promise.resolve() : Promise.reject(Object.assign(new Error('disk'), { code: disk.fails }))),
}));

describe('/readyz', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tarnbrook-health-'));
  let [isAway, isStopping] = [false, false];
  const app = Fastify();
  void app.register(
    healthRoutes({ ping: () => (isAway ? Promise.reject(new Error('gone')) : Promise.resolve()) }, folder, () => isStopping),
  );
  const status = async () => (await app.inject('/readyz')).statusCode;

  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => {
    vi.useRealTimers();
    [isAway, isStopping, disk.fails] = [false, false, undefined];
    rmSync(folder, { recursive: true, force: true });
  });

  it('is 200 while the database answers, and at once 503 when the shop is being stopped', async () => {
    expect(await status()).toBe(200);
    isStopping = true;
    expect(await status()).toBe(503);
  });

  it('stays 200 for 15 s without the database, so that a proxy has a server for what is cached, and then says so', async () => {
    isAway = true;
    expect(await status()).toBe(200);
    vi.advanceTimersByTime(14_900);
    expect(await status()).toBe(200);
    vi.advanceTimersByTime(200);
    expect(await status()).toBe(503);
    isAway = false;
    expect(await status()).toBe(200);
    isAway = true;
    expect(await status()).toBe(200);
  });

  it('is 503 when the disk is gone, and 200 on one that is full, can only be read, or has no folder yet', async () => {
    for (const [code, expected] of [
      ['EIO', 503],
      ['ENOSPC', 200],
      ['EROFS', 200],
      ['ENOENT', 200],
    ] as const) {
      disk.fails = code;
      expect(await status(), code).toBe(expected);
    }
  });
});
