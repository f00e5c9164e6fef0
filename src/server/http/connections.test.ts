import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Connections, connectionLimits, type ConnectionLimits } from './connections.ts';

const open: { end(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0).toReversed()) each.end();
});

/** Larger than what the system's own buffers take for somebody who does not read. */
const largeAnswer = Buffer.alloc(20_000_000);

/** A server that answers at once, but never at `/never`. */
async function serve(limits: Partial<ConnectionLimits>, isShared = false) {
  const unanswered: ServerResponse[] = [];
  const server: Server = createServer((request, response) => {
    if (request.socket.destroyed) return;
    if (request.url === '/never') unanswered.push(response);
    else response.end(request.url === '/large' ? largeAnswer : 'answer');
  });
  const connections = new Connections(server, () => isShared, { ...connectionLimits, ...limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({ end: () => server.close().closeAllConnections() });
  const { port } = server.address() as AddressInfo;
  return { connections, unanswered, ask: (text = '') => ask(port, text) };
}

/** A connection that sends a text and, once told to, reads. */
async function ask(port: number, text: string) {
  const socket: Socket = connect(port, '127.0.0.1');
  open.push({ end: () => void socket.destroy() });
  let [answer, isClosed] = ['', false];
  // A connection that the server cuts off reports an error, which the tests expect.
  socket.on('error', () => {});
  socket.once('close', () => (isClosed = true));
  await once(socket, 'connect');
  if (text) socket.write(text);
  return {
    socket,
    read: () => socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk)),
    answer: () => answer,
    isClosed: () => isClosed,
  };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;

describe('connections', () => {
  it('beyond those that an address may have are closed, and one that ends makes room', async () => {
    const { ask } = await serve({ perAddress: 2 });
    const [first] = [await ask(), await ask()];
    const third = await ask();
    third.read();
    await vi.waitFor(() => expect(third.isClosed()).toBe(true));
    first.socket.destroy();
    await wait(50);
    const fourth = await ask(get('/'));
    fourth.read();
    await vi.waitFor(() => expect(fourth.answer()).toMatch(/answer$/u));
  });

  it('of an address that many share are not counted', async () => {
    const { ask } = await serve({ perAddress: 1 }, true);
    const all = [await ask(get('/')), await ask(get('/')), await ask(get('/'))];
    for (const each of all) each.read();
    await vi.waitFor(() => expect(all.map((each) => each.answer().endsWith('answer'))).toEqual([true, true, true]));
  });

  it('that do not read their answer are closed, while slow answers and idle connections stay open', async () => {
    const { ask, unanswered } = await serve({ readWithinMs: 200 });
    const unread = await ask(get('/large'));
    unread.socket.pause();
    const waiting = await ask(get('/never'));
    const idle = await ask(get('/'));
    for (const each of [waiting, idle]) each.read();
    await vi.waitFor(() => expect(unanswered).toHaveLength(1));
    await wait(800);
    unread.read();
    unread.socket.resume();
    await vi.waitFor(() => expect(unread.isClosed()).toBe(true));
    expect(unread.answer().length).toBeLessThan(largeAnswer.length);
    expect([waiting.isClosed(), idle.isClosed()]).toEqual([false, false]);
  });

  it('that ask for more and more without reading are closed, and none of it is worked on', async () => {
    const { ask, unanswered } = await serve({ answersAhead: 4 });
    const greedy = await ask(get('/never').repeat(50));
    greedy.read();
    await vi.waitFor(() => expect(greedy.isClosed()).toBe(true));
    expect(unanswered).toHaveLength(4);
  });

  it('that ask for nothing, or have not finished asking, are closed for a stop; those that wait for an answer get it', async () => {
    const { ask, connections, unanswered } = await serve({});
    const [silent, half, waiting] = [await ask(), await ask('GET / HTTP/1.1\r\nHost: sh'), await ask(get('/never'))];
    for (const each of [silent, half, waiting]) each.read();
    await vi.waitFor(() => expect(unanswered).toHaveLength(1));
    connections.closeUnused();
    await vi.waitFor(() => expect([silent.isClosed(), half.isClosed()]).toEqual([true, true]));
    unanswered[0]!.end('late');
    await vi.waitFor(() => expect(waiting.answer()).toMatch(/late$/u));
  });
});
