/**
 * Part `login`: how long somebody who browses waits while others guess passwords. Lists that are not cached are fetched at a steady rate, with
 * and without 200 attempts a second, in turns within one run of one server.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { productsCall } from '../../src/contract/calls.ts';
import { defaultSorting } from '../../src/contract/sorting.ts';
import { startChild } from './lib/child.ts';
import { filledFolder, startShop } from './lib/shop.ts';
import { median, quantile, round } from './lib/statistics.ts';
import type { LoginFloodCalls } from './processes/loginFlood.ts';

/** Attempts a second. */
export const loginAttempts = 200;

/** Aim for the ratio of p99 during the attempts to p99 without. */
export const loginAims = { p99Times: 2 };

/** The query whose pages are fetched. */
const everything = { search: '', categoryId: undefined, brands: [], tagId: undefined, sorting: defaultSorting, limit: 12 };

/** Lists fetched in a second. */
const listsPerSecond = 50;

/** Waits of those who browse, in milliseconds. */
interface Waits {
  p50: number;
  p99: number;
}

/** The figures of this part. */
export interface LoginFigures {
  quiet: Waits;
  flooded: Waits;
  /** The median of the rounds' ratios of p99. */
  p99Times: number;
  /** Attempts sent in a second, and the percentage that was checked; the others were refused with a time to come back. */
  attempts: { perSecond: number; judgedPercent: number };
}

/** Rounds, and seconds of each. */
const sizes = { full: { rounds: 5, seconds: 10 }, quick: { rounds: 1, seconds: 3 } } as const;

/** Measures in rounds, each without and with attempts. */
export async function login(quick: boolean): Promise<LoginFigures> {
  const { rounds, seconds } = sizes[quick ? 'quick' : 'full'];
  const shop = await startShop({ folder: await filledFolder() });
  const flood = await startChild<LoginFloodCalls>('loginFlood.ts', { BENCH_ORIGIN: shop.origin });
  try {
    let offset = 0;
    const browse = () => waitsOf(seconds, () => `${shop.origin}${productsCall({ ...everything, offset: (offset += 1) })}`);
    await browse();
    const figures: { quiet: Waits; flooded: Waits }[] = [];
    let [sent, judged] = [0, 0];
    for (let each = 0; each < rounds; each += 1) {
      const quiet = await browse();
      await flood.call('start', loginAttempts);
      // The queue of password hashes fills first.
      await wait(1_000);
      const flooded = await browse();
      const answers = await flood.call('stop');
      sent += answers.sent;
      judged += answers.statuses[401] ?? 0;
      const broken = Object.entries(answers.statuses).filter(([status]) => !['401', '503'].includes(status));
      if (broken.length > 0)
        throw new Error(`Attempts were answered with ${broken.map(([status, count]) => `${status} (${count})`).join(', ')}.`);
      figures.push({ quiet, flooded });
      // The queue empties before the next quiet phase.
      await wait(3_000);
    }
    const middle = (of: (round: (typeof figures)[number]) => number) => median(figures.map(of));
    return {
      quiet: { p50: middle(({ quiet }) => quiet.p50), p99: middle(({ quiet }) => quiet.p99) },
      flooded: { p50: middle(({ flooded }) => flooded.p50), p99: middle(({ flooded }) => flooded.p99) },
      p99Times: round(
        middle(({ quiet, flooded }) => flooded.p99 / quiet.p99),
        2,
      ),
      attempts: { perSecond: Math.round(sent / rounds / (seconds + 1)), judgedPercent: Math.round((judged / sent) * 100) },
    };
  } finally {
    await flood.stop();
    await shop.stop();
  }
}

/** Asks at a steady rate without waiting for the last answer: a client that waits for slow answers would measure only the fast ones. */
async function waitsOf(seconds: number, next: () => string): Promise<Waits> {
  const waits: number[] = [];
  const asked: Promise<void>[] = [];
  const began = performance.now();
  const ask = async () => {
    const started = performance.now();
    const answer = await fetch(next());
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`A list was answered with ${answer.status}.`);
    waits.push(performance.now() - started);
  };
  while (performance.now() - began < seconds * 1000) {
    while (asked.length < ((performance.now() - began) / 1000) * listsPerSecond) asked.push(ask());
    await wait(5);
  }
  await Promise.all(asked);
  return { p50: round(quantile(waits, 0.5), 1), p99: round(quantile(waits, 0.99), 1) };
}
