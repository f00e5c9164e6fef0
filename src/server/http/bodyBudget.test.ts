import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitBodiesTo } from './bodyBudget.ts';

let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  app = Fastify();
  app.post('/', { bodyLimit: 10_000, preParsing: limitBodiesTo(1_000) }, async ({ body }) => ({
    taken: (body as { text: string }).text.length,
  }));
  app.post('/large', { bodyLimit: 5_000_000, preParsing: limitBodiesTo(100_000) }, () => ({}));
  app.post('/short', { bodyLimit: 10_000, preParsing: limitBodiesTo(100_000) }, () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(() => app.close());

/** Begins a request whose body is still to come. */
function begin(length: number, path = '/'): ClientRequest {
  const call = request({
    port,
    path,
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

const post = (body: string, path?: string): Promise<number> => {
  const call = begin(body.length, path);
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

describe('a body that is refused', () => {
  /** Sends bytes as they are. Gives the whole answer until the connection has ended, and whether it ended without an error. */
  async function send(bytes: string): Promise<{ readonly answer: string; readonly isProper: boolean }> {
    const socket = connect(port, '127.0.0.1');
    let [answer, isProper] = ['', true];
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('error', () => (isProper = false));
    socket.write(bytes);
    const ended = new Promise((resolve) => socket.once('close', resolve));
    const isStuck = await Promise.race([ended.then(() => false), wait(5_000, true)]);
    socket.destroy();
    if (isStuck) throw new Error(`The connection is still open after the answer "${answer}".`);
    return { answer, isProper };
  }

  const head = (path: string, length: string) =>
    `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;
  const chunk = (length: number) => `${length.toString(16)}\r\n${'x'.repeat(length)}\r\n`;

  it('in its middle is answered when it has arrived, so that the answer is read, and the connection ends', async () => {
    const body = 'x'.repeat(4_000_000);
    const { answer, isProper } = await send(head('/large', `Content-Length: ${body.length}`) + body);
    expect(answer).toMatch(/^HTTP\/1\.1 503 .*\r\nconnection: close\r\n.*many files just now/su);
    expect(isProper).toBe(true);
    expect(await post(bodyOf(900), '/large')).toBe(200);
  });

  it('in its middle, and never ends, is not waited for beyond what the route takes', async () => {
    const { answer } = await send(head('/large', 'Transfer-Encoding: chunked') + chunk(200_000).repeat(40));
    expect(answer === '' || answer.startsWith('HTTP/1.1 503 ')).toBe(true);
    expect(await post(bodyOf(900), '/large')).toBe(200);
  });

  it('since it is longer than the route takes costs nobody else anything, whatever still comes of it', async () => {
    await send(head('/short', 'Transfer-Encoding: chunked') + chunk(30_000).repeat(20));
    await arrived();
    expect(await post(bodyOf(900), '/short')).toBe(200);
  });
});
