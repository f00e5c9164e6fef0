/** The shop as `npm start` runs it, which also reports its CPU time and memory. */
import { readConfig } from '../../../src/server/config.ts';
import { builtPages } from '../../../src/server/pages/production.ts';
import { startServer } from '../../../src/server/start.ts';
import { answerCalls, usage } from '../lib/child.ts';

const calls = { usage };
export type ShopCalls = typeof calls;

const server = await startServer(readConfig(process.env), builtPages);
answerCalls(calls, () => server.close());
