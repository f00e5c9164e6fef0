/** Traces: what a collector is sent of a request, its statements and nothing about people; and that nothing is loaded without one. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { startServerProcess, type ServerProcess } from '../faults/serverProcess.ts';
import { sendMessage } from '../faults/submissions.ts';
import { freshDatabase } from '../api/harness.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
  readonly events?: readonly unknown[];
}

interface Collected {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

/** A collector of traces. */
async function openCollector() {
  const received: Collected[] = [];
  const paths = new Set<string>();
  const server = createServer((request, response) => {
    paths.add(request.url!);
    void json(request).then((body) => {
      received.push(body as Collected);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => new Promise((resolve) => server.close(resolve)));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    text: () => JSON.stringify(received),
    spans: () =>
      received.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))),
  };
}

async function start(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { config, remove } = await freshDatabase('filled');
  cleanups.push(remove);
  const server = startServerProcess({ DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl!, ...env });
  cleanups.push(() => server.end());
  await server.address();
  return server;
}

const attributesOf = ({ attributes }: Span) => Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

it('a request and its statements are one trace, which says nothing of people', async () => {
  const collector = await openCollector();
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' });
  const origin = await server.address();
  expect(await sendMessage(origin, 'private@example.com')).toMatchObject({ status: 200 });
  await fetch(`${origin}/api/products?limit=3&searchProduct=secretive`, {
    headers: { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` },
  });
  await fetch(`${origin}/nobody/asha@example.com`);
  expect(await server.end('SIGTERM')).toBe(0);
  const spans = collector.spans();
  expect([...collector.paths]).toEqual(['/v1/traces']);

  const message = spans.find(({ name }) => name === 'POST /api/mail/contactUs')!;
  expect(attributesOf(message)).toMatchObject({
    'http.route': '/api/mail/contactUs',
    'url.path': '/api/mail/contactUs',
    'http.response.status_code': 200,
    'shop.request_id': expect.stringMatching(/^[0-9a-f]{12}-/u) as string,
  });
  const statements = spans.filter(({ traceId }) => traceId === message.traceId).map((span) => JSON.stringify(attributesOf(span)));
  expect(
    statements.some((text) => /insert into \\"contact_message\\" .*\$1/u.test(text)),
    statements.join('\n'),
  ).toBe(true);

  const list = spans.find(({ name }) => name === 'GET /api/products')!;
  expect(list).toMatchObject({ traceId: 'ab'.repeat(16), parentSpanId: 'cd'.repeat(8), kind: 2 });
  expect(spans.filter(({ traceId }) => traceId === list.traceId).length).toBeGreaterThan(1);
  expect(collector.text()).not.toMatch(/private@|secretive|asha@/u);
});

it('an error has no message that could quote what was sent, and no stack', async () => {
  const collector = await openCollector();
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const origin = await server.address();
  // A number that no column holds: the database would quote it.
  await fetch(`${origin}/api/products/details/99999999999999999`);
  await fetch(`${origin}/api/mail/contactUs`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"private' });
  expect(await server.end('SIGTERM')).toBe(0);
  expect(collector.spans().length).toBeGreaterThan(1);
  expect(collector.spans().flatMap(({ events }) => events ?? [])).toEqual([]);
  expect(collector.text()).not.toMatch(/private|99999999999999999|"message"/u);
});

it('a collector that does not answer delays nobody and nothing', async () => {
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4905' });
  const answer = await fetch(`${await server.address()}/api/products?limit=3`);
  expect(answer.status).toBe(200);
  await vi.waitFor(async () => expect(await server.end('SIGTERM')).toBe(0), { timeout: 30_000 });
});
