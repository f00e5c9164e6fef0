import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitBodiesTo } from './bodyBudget.ts';

let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  app = Fastify();
  app.post('/', { bodyLimit: 10_000, preParsing: limitBodiesTo(1_000) }, async ({ body }) => ({
    taken: (body as { text: string }).text.length,
  }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(() => app.close());

/** Begins a request whose body is still to come. */
function begin(length: number): ClientRequest {
  const call = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': length },
  });
  call.on('error', () => {});
  return call;
}

const bodyOf = (length: number) => JSON.stringify({ text: 'x'.repeat(length - '{"text":""}'.length) });

async function answerTo(call: ClientRequest): Promise<number> {
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'close');
  return response.statusCode ?? 0;
}

const post = (body: string): Promise<number> => {
  const call = begin(body.length);
  call.end(body);
  return answerTo(call);
};

const arrived = () => new Promise((resolve) => setTimeout(resolve, 100));

it('takes bodies that fit, one after the other', async () => {
  for (let time = 0; time < 3; time += 1) expect(await post(bodyOf(900))).toBe(200);
});

it('counts what has arrived and not what was announced', async () => {
  const slow = begin(900);
  slow.write('{');
  await arrived();
  expect(await post(bodyOf(900))).toBe(200);
  slow.destroy();
});

it('turns away what is too much together with the others, with 503, and goes on when they are gone', async () => {
  const half = begin(900);
  half.write(bodyOf(900).slice(0, 800));
  await arrived();
  expect(await post(bodyOf(900))).toBe(503);
  half.destroy();
  await arrived();
  expect(await post(bodyOf(900))).toBe(200);
});
