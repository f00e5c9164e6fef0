/** The least that an answer can cost: a bare Fastify that sends bytes it was given. */
import Fastify from 'fastify';
import { answerCalls, usage } from '../lib/child.ts';

const bodies = new Map<string, Buffer>();
const app = Fastify();
app.get('/*', (request, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(bodies.get(request.url)));

const calls = {
  usage,
  /** Answers an address with a body from now on. */
  answer: (address: string, body: string) => void bodies.set(address, Buffer.from(body)),
};
export type BareFastifyCalls = typeof calls;

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
answerCalls(calls, () => app.close());
