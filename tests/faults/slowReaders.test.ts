/** Two thousand visitors ask for more than their connections hold and read none of it: memory stays bounded, others are served, and all are cut off. */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { connectionLimits } from '../../src/server/http/connections.ts';
import { handlesOf, memoryOf, watchServer } from './processFigures.ts';
import { filledFolder, startServerProcess } from './serverProcess.ts';

/** Connections at once. */
const crowd = 2_000;

/** How much the process may grow, in MB: a tenth of a megabyte for each. */
const growthLimit = 200;

/** Handles that may be open afterwards beyond those open before: clients keep connections alive. */
const spareHandles = 20;

/** The requested address: it has the longest answer without a limit of its own. */
const address = '/api/openapi.json';

/**
 * How long the last may stay, in milliseconds: where the system takes all answers in, the connection counts as unused for the 72 s that connections are kept for another
 * question. Answers begin when there is time, and it is looked for late ones every few seconds.
 */
const cutOffWithinMs = connectionLimits.readWithinMs + 72_000 + 60_000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A connection that asks as often as it may at once, and reads nothing. */
function silentReader(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.once('connect', () => {
      socket.write(`GET ${address} HTTP/1.1\r\nHost: shop\r\n\r\n`.repeat(connectionLimits.answersAhead));
      resolve(socket);
    });
  });
}

it.runIf(process.platform === 'linux')(
  'two thousand connections that never read take bounded memory, hold nobody up and are all cut off',
  async () => {
    const { path: dataDir, remove } = await filledFolder();
    cleanups.push(remove);
    const server = startServerProcess({ DATA_DIR: dataDir });
    cleanups.push(() => server.end());
    const origin = await server.address();
    await (await fetch(origin + address)).text();
    const [memoryBefore, handlesBefore] = [await memoryOf(server.pid), (await handlesOf(server.pid))!];

    const began = performance.now();
    const sockets: Socket[] = [];
    cleanups.push(() => sockets.forEach((socket) => socket.destroy()));
    while (sockets.length < crowd)
      sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => silentReader(Number(new URL(origin).port))))));
    const openAtFirst = (await handlesOf(server.pid))! - handlesBefore;

    const figures = watchServer(server.pid, origin);
    const left: string[] = [];
    let [open, most] = [openAtFirst, openAtFirst];
    while (open > spareHandles && performance.now() - began < cutOffWithinMs) {
      await wait(5_000);
      open = (await handlesOf(server.pid))! - handlesBefore;
      most = Math.max(most, open);
      left.push(`${open} after ${((performance.now() - began) / 1_000).toFixed(0)} s`);
    }
    const { largest, waits, p99 } = await figures();
    console.log(
      `${crowd} connections that never read: ${openAtFirst} open at first, ${left.join(', ')}; ${Math.round(largest - memoryBefore)} MB more at most, ${Math.round((await memoryOf(server.pid)) - memoryBefore)} afterwards; p99 of ${waits.length} lists meanwhile ${Math.round(p99)} ms`,
    );
    // The server takes new connections in between its other work.
    expect(most).toBeGreaterThan(crowd / 2);
    expect(open, 'connections left').toBeLessThanOrEqual(spareHandles);
    expect(largest - memoryBefore, 'growth, MB').toBeLessThan(growthLimit);
  },
);
