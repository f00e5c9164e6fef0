/** A flood of guessed passwords from a process of its own, at a steady rate, whether or not they are answered. */
import { Agent, request } from 'node:http';
import { loginCall } from '../../../src/contract/calls.ts';
import { answerCalls } from '../lib/child.ts';

/** How the attempts were answered. */
interface Answers {
  sent: number;
  /** Counts by status; 0 for broken connections. */
  statuses: Record<number, number>;
}

const origin = new URL(process.env.BENCH_ORIGIN ?? '');
const agent = new Agent({ keepAlive: true, maxSockets: 500 });

let timer: NodeJS.Timeout | undefined;
let answers: Answers = { sent: 0, statuses: {} };

/** Each attempt has another name, so that none is throttled and each needs a password hashed. */
function attempt(): void {
  const body = JSON.stringify({ logIn: `guess${answers.sent}.${Date.now()}@example.com`, pwd: 'haddock4tea' });
  answers.sent += 1;
  const count = (status: number) => (answers.statuses[status] = (answers.statuses[status] ?? 0) + 1);
  const call = request(
    {
      host: origin.hostname,
      port: origin.port,
      path: loginCall,
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    },
    (response) => {
      response.resume();
      response.once('end', () => count(response.statusCode ?? 0));
    },
  );
  call.once('error', () => count(0));
  call.end(body);
}

const calls = {
  /** Begins. @param perSecond - attempts a second */
  start(perSecond: number): void {
    answers = { sent: 0, statuses: {} };
    const began = performance.now();
    timer = setInterval(() => {
      while (answers.sent < ((performance.now() - began) / 1000) * perSecond) attempt();
    }, 5);
  },
  /** Ends. Gives the answers so far. */
  stop(): Answers {
    clearInterval(timer);
    return answers;
  },
};
export type LoginFloodCalls = typeof calls;

answerCalls(calls, async () => {
  clearInterval(timer);
  agent.destroy();
});
