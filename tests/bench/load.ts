/**
 * Part `load`: many connections ask for mixed pages for two minutes, each once a second as busy visitors do, and then for half a minute as fast as they are
 * answered. How many answers are no page, how late the server's event loop is, and what memory is like before, at the peak and afterwards.
 * MB of 2^20 bytes; on Linux only.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from './lib/cleanup.ts';
import { freePort } from './lib/ports.ts';
import { startByScript } from './lib/startScript.ts';
import { ask, MemoryWatch, type Memory } from './memory.ts';

/** Aims: no failed answer, milliseconds of delay. */
export const loadAims = { errors: 0, eventLoopP99: 50 };

/** Connections that ask at once. */
export const loadConnections = 500;

/** Time of the requests and of the flood without an option, and time in which memory may come back, in seconds. */
const seconds = { full: { load: 120, flood: 30, rest: 60 }, quick: { load: 10, flood: 5, rest: 10 } };

/** Results of the requests of some seconds. */
interface Asked {
  seconds: number;
  requests: number;
  /** Connections that broke, answers that did not come in time, and answers with 500. */
  errors: number;
  /** Answers that ask to come back in a few seconds (503), since very much waited already. */
  refused: number;
  /** In milliseconds, with the 10 of its measurement. */
  eventLoopP99: number;
}

/** The figures of this part. */
export interface LoadFigures extends Asked {
  /** The same connections, as fast as they are answered: on the same machine, so that server and test share its cores. */
  flood: Asked;
  before: Memory;
  peak: Memory;
  after: Memory;
}

/** Starts the shop with its demo range and asks it. @param forSeconds - how long; two minutes by default */
export async function load(quick: boolean, forSeconds?: number): Promise<LoadFigures> {
  if (process.platform !== 'linux') throw new Error('Memory is read from /proc, which only Linux has.');
  const { load: usual, flood: floodFor, rest } = seconds[quick ? 'quick' : 'full'];
  const folder = await temporaryFolder();
  // The first start fills the folder, which takes memory that the measured one never had.
  await (await startByScript(folder)).stop();
  const metricsPort = await freePort();
  let watch: MemoryWatch | undefined;
  const shop = await startByScript(folder, (pid) => (watch = new MemoryWatch(pid)), { METRICS_PORT: String(metricsPort) });
  const measure = async (duration: number, perSecond?: number): Promise<Asked> => {
    // Each reading of the figures begins a new measurement of the event loop.
    await eventLoopP99(metricsPort);
    const { answered, errors, refused } = await ask(shop.origin, { seconds: duration, connections: loadConnections, perSecond });
    return { seconds: duration, requests: answered, errors, refused, eventLoopP99: await eventLoopP99(metricsPort) };
  };
  try {
    await wait(rest * 500);
    const before = watch!.now();
    watch!.take();
    const asVisitors = await measure(forSeconds ?? usual, loadConnections);
    const flood = await measure(floodFor);
    const peak = watch!.take();
    await wait(rest * 1000);
    return { ...asVisitors, flood, before, peak, after: watch!.now() };
  } finally {
    watch!.end();
    await shop.stop();
  }
}

async function eventLoopP99(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = /^nodejs_eventloop_lag_p99_seconds (\S+)$/mu.exec(text)?.[1];
  if (value === undefined) throw new Error('The figures of the server have no event loop.');
  return Math.round(Number(value) * 10_000) / 10;
}
