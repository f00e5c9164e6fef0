/** Operating a shop: its figures for Prometheus, the ids of requests from the proxy to the log of a mail, and the log of slow statements. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServerProcess, type ServerProcess } from '../faults/serverProcess.ts';
import { sendMessage } from '../faults/submissions.ts';
import { freshDatabase } from '../api/harness.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const token = 'c0ffee00c0ffee00c0ffee00';

/** Starts a server on a database of its own. */
async function start(env: Readonly<Record<string, string>> = {}, ends = cleanups): Promise<ServerProcess> {
  const { config, remove } = await freshDatabase('filled');
  ends.push(remove);
  const server = startServerProcess({ DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl!, LOG_LEVEL: 'info', ...env });
  ends.push(() => server.end());
  await server.address();
  return server;
}

/** A server for all tests that do not mind what the others ask it. */
function shared(env: Readonly<Record<string, string>>): () => ServerProcess {
  const ends: (() => unknown)[] = [];
  let server: ServerProcess;
  beforeAll(async () => {
    server = await start(env, ends);
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });
  return () => server;
}

const plain = shared({});
const behindProxy = shared({ METRICS_TOKEN: token, TRUSTED_PROXIES: '127.0.0.1' });

/** The lines of a server's log. They are written a quarter of a second late. */
function linesOf(server: ServerProcess): Record<string, unknown>[] {
  return server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const metricsOf = async (origin: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${origin}/metrics`, { headers });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

/** The value of a figure, by its name and labels; undefined when there is none. */
function figure(text: string, name: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

describe('GET /metrics', () => {
  it('is not there unless a variable says who may read it', async () => {
    expect(await metricsOf(await plain().address())).toMatchObject({ status: 404 });
  });

  it('answers on the shop’s port to those who have the token, and to nobody else', async () => {
    const origin = await behindProxy().address();
    expect((await metricsOf(origin)).status).toBe(401);
    for (const wrong of [`Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, `Basic ${token}`])
      expect(await metricsOf(origin, { authorization: wrong })).toMatchObject({ status: 401, text: expect.not.stringContaining('http_') });
    expect(await metricsOf(origin, { authorization: `Bearer ${token}` })).toMatchObject({
      status: 200,
      type: expect.stringContaining('text/plain; version=0.0.4') as string,
    });
  });

  it('answers on a port of its own, and then not on the shop’s', async () => {
    const server = await start({ METRICS_PORT: '0' });
    const port = await vi.waitFor(() => {
      const line = linesOf(server).find(({ msg }) => msg === 'figures are at /metrics of this port');
      expect(line).toMatchObject({ host: '127.0.0.1' });
      return line!['port'] as number;
    });
    expect((await metricsOf(`http://127.0.0.1:${port}`)).status).toBe(200);
    expect((await metricsOf(await server.address())).status).toBe(404);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('counts answers by route, method and class of status, and says nothing of what was asked', async () => {
    const origin = await behindProxy().address();
    await fetch(`${origin}/api/products/details/999999?private=words`);
    await fetch(`${origin}/api/products?searchProduct=secretive`);
    await fetch(`${origin}/api/products?limit=0`);
    await fetch(`${origin}/nobody/knows/this`);
    const { text } = await metricsOf(origin, { authorization: `Bearer ${token}` });
    const count = (method: string, route: string, status: string) =>
      figure(text, `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`);
    expect(count('GET', '/api/products/details/:id', '4xx')).toBe(1);
    expect(count('GET', '/api/products', '2xx')).toBe(1);
    expect(count('GET', '/api/products', '4xx')).toBe(1);
    expect(count('GET', 'unknown', '4xx')).toBe(1);
    expect(text).not.toMatch(/private|secretive|nobody/u);
  });

  it('has the cache, the pool, the queues, the mails, refusals and the event loop', async () => {
    const origin = await (await start({ METRICS_TOKEN: token })).address();
    for (let time = 0; time < 3; time += 1) await fetch(`${origin}/api/products?limit=7`);
    expect(await sendMessage(origin, 'asha@example.com')).toMatchObject({ status: 200 });
    await vi.waitFor(
      async () => {
        const { text } = await metricsOf(origin, { authorization: `Bearer ${token}` });
        expect(figure(text, 'shop_mail_attempts_total{result="sent"}')).toBe(2);
        expect(figure(text, 'shop_mail_attempts_total{result="failed"}')).toBe(0);
        expect(figure(text, 'shop_mails{state="queued"}')).toBe(0);
        expect(figure(text, 'shop_mail_oldest_waiting_seconds')).toBe(0);
        expect(figure(text, 'shop_cache_requests_total{cache="answers",result="miss"}')).toBe(1);
        expect(figure(text, 'shop_cache_requests_total{cache="answers",result="hit"}')).toBe(2);
        expect(figure(text, 'shop_cache_size_bytes')).toBeGreaterThan(1_000);
        expect(figure(text, 'shop_database_connections_max')).toBe(10);
        expect(figure(text, 'shop_database_connections{state="idle"}')).toBeGreaterThan(0);
        expect(figure(text, 'shop_database_waiting')).toBe(0);
        expect(figure(text, 'shop_queue_waiting{queue="pages"}')).toBe(0);
        expect(figure(text, 'shop_work_duration_seconds_count{queue="pages"}')).toBe(1);
        expect(figure(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
        expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
      },
      { timeout: 20_000 },
    );
  });

  it('counts pictures that are made, and requests that are refused by a limit', async () => {
    const origin = await behindProxy().address();
    const list = (await (await fetch(`${origin}/api/products?limit=1`)).json()) as { data: { variants: { images: string[] }[] }[] };
    expect((await fetch(origin + list.data[0]!.variants[0]!.images[0]!)).status).toBe(200);
    const asked = Array.from({ length: 160 }, (_, index) =>
      fetch(`${origin}/api/products?limit=1&offset=${index}`, { headers: { 'x-forwarded-for': '203.0.113.77' } }),
    );
    expect((await Promise.all(asked)).filter(({ status }) => status === 429).length).toBeGreaterThan(5);
    const { text } = await metricsOf(origin, { authorization: `Bearer ${token}` });
    expect(figure(text, 'shop_refused_requests_total{limit="pages-address"}')).toBeGreaterThan(5);
    expect(figure(text, 'shop_work_duration_seconds_count{queue="pictures"}')).toBe(1);
    expect(text).not.toContain('203.0.113');
  });
});

describe('a request id', () => {
  const claimed = { 'x-request-id': 'proxy-0123456789' };
  const message = (origin: string, headers: Record<string, string>) =>
    fetch(`${origin}/api/mail/contactUs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        name: 'Asha',
        mail: 'asha@example.com',
        subject: 'Order',
        message: 'Hello',
        check: { website: '', elapsedMs: 9_000 },
      }),
    });

  it('of a trusted proxy is in the answer, in the log of the request, and in the log of the mails that it causes', async () => {
    const server = behindProxy();
    const answer = await message(await server.address(), claimed);
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(answer.headers.get('x-request-id')).toBe(claimed['x-request-id']);
    await vi.waitFor(
      () => {
        const lines = linesOf(server).filter(({ reqId }) => reqId === claimed['x-request-id']);
        expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(1);
        expect(lines.filter(({ msg }) => msg === 'mail sent')).toHaveLength(2);
      },
      { timeout: 20_000 },
    );
  });

  it('of anybody else, or one that is not fit for a log, is replaced by the shop’s own', async () => {
    expect((await message(await plain().address(), claimed)).headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/u);
    for (const bad of ['short', 'with space in it', 'x'.repeat(65), '{"level":60}'])
      expect((await message(await behindProxy().address(), { 'x-request-id': bad })).headers.get('x-request-id')).toMatch(
        /^[0-9a-f]{12}-[0-9a-z]+$/u,
      );
  });
});

describe('a slow statement', () => {
  it('is logged with the request, its text and its time, and without the values that were sent with it', async () => {
    const server = await start({ SLOW_QUERY_MS: '0' });
    const origin = await server.address();
    expect(await sendMessage(origin, 'private@example.com')).toMatchObject({ status: 200 });
    await fetch(`${origin}/api/products?limit=1&offset=3`);
    await vi.waitFor(() => {
      const slow = linesOf(server).filter(({ msg }) => msg === 'slow statement');
      expect(slow).toContainEqual(
        expect.objectContaining({
          level: 40,
          statement: expect.stringMatching(/^insert into "contact_message" .*\$1/u) as string,
          ms: expect.any(Number) as number,
          reqId: expect.stringMatching(/^[0-9a-f]{12}-/u) as string,
        }),
      );
      expect(slow.some(({ statement }) => /listing_product/u.test(statement as string))).toBe(true);
    });
    expect(server.output()).not.toContain('private@example.com');
  });

  it('is not logged when it is not slow', async () => {
    await fetch(`${await plain().address()}/api/products?limit=1&offset=3`);
    await wait(400);
    expect(linesOf(plain()).filter(({ msg }) => msg === 'slow statement')).toEqual([]);
  });
});
