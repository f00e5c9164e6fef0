/** How long somebody waits who asks at a steady rate. */
import { setTimeout as wait } from 'node:timers/promises';
import { quantile, round } from './statistics.ts';

/** How often the shop is asked, in milliseconds. */
const askEveryMs = 20;

/** Waits, in milliseconds. */
export interface Waits {
  p50: number;
  p99: number;
  longest: number;
}

/** Asks at a steady rate until a promise settles, without waiting for the last answer. @param everyMs - the time between two questions, in milliseconds */
export async function waitsUntil(done: Promise<unknown>, address: () => string, everyMs: number = askEveryMs): Promise<Waits> {
  const waits: number[] = [];
  const asked: Promise<void>[] = [];
  let isDone = false;
  const end = done.finally(() => (isDone = true));
  const ask = async () => {
    const started = performance.now();
    const answer = await fetch(address());
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address()} was answered with ${answer.status}.`);
    waits.push(performance.now() - started);
  };
  while (!isDone) {
    asked.push(ask());
    await wait(everyMs);
  }
  await Promise.all([end, ...asked]);
  return { p50: round(quantile(waits, 0.5), 1), p99: round(quantile(waits, 0.99), 1), longest: round(Math.max(...waits), 1) };
}
