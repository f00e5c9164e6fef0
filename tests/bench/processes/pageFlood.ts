/** Visitors who open pages of searches that nobody asked before, from a process of its own: what it reads does not make the measuring process late. */
import { synonymGroups } from '../../../src/server/catalogue/search/lexicon.ts';
import { answerCalls } from '../lib/child.ts';

const origin = process.env.BENCH_ORIGIN ?? '';
const phrases = synonymGroups.flat();
let opened = 0;

const calls = {
  /** Opens one page after the other on each connection. */
  async open(connections: number, seconds: number): Promise<void> {
    const end = performance.now() + seconds * 1_000;
    const visit = async () => {
      while (performance.now() < end) {
        opened += 1;
        const answer = await fetch(`${origin}/product-list/?search=${encodeURIComponent(`${phrases[opened % phrases.length]} ${opened}`)}`);
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`A search's page was answered with ${answer.status}.`);
      }
    };
    await Promise.all(Array.from({ length: connections }, visit));
  },
};
export type PageFloodCalls = typeof calls;

answerCalls(calls, async () => {});
