/**
 * A proxy in front of several servers, as a load balancer is one: it sends calls to servers that say at `/readyz` that they are ready, and a call that could
 * not be sent to one goes to the next. A call that was sent is never sent again.
 */
import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Pause between two questions whether a server is ready, in milliseconds. Shorter than the notice that servers give of their end. */
const probePause = 100;

/** How long a call may wait for a server that is ready, in milliseconds. */
const patience = 10_000;

/** The header of an answer that says which server broke off; no other answer of the proxy is its own. */
export const brokenByHeader = 'x-broken-by';

/** A running proxy. */
export interface Proxy {
  readonly origin: string;
  /** Says where a server is. Undefined: nowhere. */
  place(server: number, origin: string | undefined): void;
  close(): void;
}

interface Upstream {
  readonly server: number;
  readonly url: URL;
  isReady: boolean;
}

/** Starts a proxy on a port. */
export async function openProxy(port: number): Promise<Proxy> {
  const upstreams = new Map<number, Upstream>();
  let [turn, isClosed] = [0, false];
  const next = async (tried: ReadonlySet<Upstream>): Promise<Upstream | undefined> => {
    for (const end = performance.now() + patience; performance.now() < end; await wait(10)) {
      const ready = [...upstreams.values()].filter((upstream) => upstream.isReady && !tried.has(upstream));
      if (ready.length > 0) return ready[(turn += 1) % ready.length];
    }
    return undefined;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const tried = new Set<Upstream>();
    for (;;) {
      const upstream = await next(tried);
      if (!upstream) return void response.writeHead(504).end('{}');
      tried.add(upstream);
      const socket = await connected(upstream.url);
      if (socket) return pass(request, response, upstream, socket);
      upstream.isReady = false;
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  void (async () => {
    while (!isClosed) {
      await Promise.all([...upstreams.values()].map(async (upstream) => (upstream.isReady = await isReady(upstream.url))));
      await wait(probePause);
    }
  })();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    place(which, origin) {
      if (origin === undefined) upstreams.delete(which);
      else upstreams.set(which, { server: which, url: new URL(origin), isReady: false });
    },
    close() {
      isClosed = true;
      server.closeAllConnections();
      server.close();
    },
  };
}

async function isReady(url: URL): Promise<boolean> {
  return fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(2_000), headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A connection of its own for one call; undefined when nobody takes it. */
async function connected({ hostname, port }: URL): Promise<Socket | undefined> {
  const socket = connect(Number(port), hostname);
  return once(socket, 'connect').then(
    () => socket,
    () => undefined,
  );
}

function pass(request: IncomingMessage, response: ServerResponse, { server, url }: Upstream, socket: Socket): void {
  const onward = forward(new URL(request.url ?? '/', url), {
    method: request.method ?? 'GET',
    headers: { ...request.headers, connection: 'close' },
    createConnection: () => socket,
  });
  const breakOff = () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { [brokenByHeader]: String(server), 'content-type': 'application/json' }).end('{}');
  };
  onward.on('error', breakOff);
  onward.on('response', (answer) => {
    const { connection: _, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, headers);
    answer.on('error', breakOff);
    answer.pipe(response);
  });
  request.pipe(onward);
}
