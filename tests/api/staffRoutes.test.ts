/** The staff routes, which the CLI calls. */
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request, type RequestListener } from 'node:http';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadFacts } from '../../src/brands/index.ts';
import { whileLocked } from '../../src/server/database/advisoryLock.ts';
import { openDatabase, type Database } from '../../src/server/database/index.ts';
import { openMediaStore } from '../../src/server/media/index.ts';
import { createStaffApp } from '../../src/server/staffApp.ts';
import { staffSocketPath } from '../../src/server/staff/socket.ts';
import { fixtureCatalogue } from './fixture.ts';
import { freshDatabase, freshFolder, type FreshDatabase } from './harness.ts';
import { openServer, runCli } from './commandLineHarness.ts';

describe('the staff’s routes', () => {
  let fresh: FreshDatabase;
  let database: Database;
  let app: FastifyInstance;
  let log: Record<string, unknown>[] = [];
  beforeAll(async () => {
    fresh = await freshDatabase();
    database = await openDatabase(fresh.config);
    app = createStaffApp({
      database,
      facts: await loadFacts(fresh.config.brand),
      dataDir: fresh.config.dataDir,
      mediaStore: openMediaStore(fresh.config),
      refreshCatalogue: async () => {},
      logger: pino({ base: null }, { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) }),
    });
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
    await fresh?.remove();
  });
  beforeEach(() => {
    log = [];
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  const call = async (method: Method, url: string, payload?: object | string) => {
    const type = typeof payload === 'string' ? 'application/x-ndjson' : 'application/json';
    const answer = await app.inject({ method, url, ...(payload && { payload, headers: { 'content-type': type } }) });
    return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.json<unknown>() };
  };
  const opening = { title: 'Driver', description: 'd', task: 't', requirements: 'r' };
  const lines = (...values: object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');

  it.each([
    [
      'GET',
      '/accounts/nobody@example.com',
      'There is no account "nobody@example.com". Name it by its id, account number, mail or reference.',
    ],
    ['GET', '/accounts/', 'There is no account "". Name it by its id, account number, mail or reference.'],
    ['GET', '/applications/7', 'There is no application 7.'],
    ['GET', '/messages/7', 'There is no message 7.'],
    ['GET', '/documents/7', 'There is no file 7.'],
    ['GET', '/documents/7/content', 'There is no file 7.'],
    ['GET', '/pictures/0123456789ab', 'There is no picture 0123456789ab.'],
    ['POST', '/jobs/7/close', 'There is no job 7.'],
    ['PATCH', '/jobs/7', 'There is no job 7.', { title: 'x' }],
    ['POST', '/mails/retry', 'There is no mail 7 that waits or was given up.', { id: 7 }],
    [
      'POST',
      '/accounts/7/decision',
      'There is no account "7". Name it by its id, account number, mail or reference.',
      { decision: 'approve', by: 'Kit' },
    ],
  ] as const)('answer %s %s with 404 when there is no such record', async (method, url, message, body?: object) => {
    expect(await call(method, url, body)).toMatchObject({ status: 404, body: { message } });
  });

  it.each([
    ['GET', '/messages/first', 'id: Must be one whole number from 1'],
    ['GET', '/messages?since=2026-02-30', 'since: Must be a day such as 2026-11-03'],
    ['GET', '/accounts?state=new', 'state: '],
    ['GET', '/pictures/..%2F..%2Fetc', 'hash: '],
    ['GET', '/mails?state=queued&state=lost', 'state'],
    ['DELETE', '/people/nobody', 'mail: Must be a mail address'],
    ['POST', '/jobs', 'title: Must not be empty', { ...opening, title: ' ' }],
    ['PATCH', '/jobs/1', 'Must change something', {}],
    ['PATCH', '/jobs/1', 'Unrecognized key', { id: 2 }],
    ['POST', '/accounts/1/decision', 'note: Must say what is asked for', { decision: 'ask', by: 'Kit' }],
    ['POST', '/accounts/1/decision', 'by: Must name somebody', { decision: 'approve', by: ' ' }],
    ['POST', '/retention', 'isDryRun: ', { isDryRun: 'yes' }],
    ['PUT', '/catalogue', 'Line 1: ', 'no JSON\n'],
    ['PUT', '/catalogue', 'The body must be lines of JSON (application/x-ndjson)', {}],
  ] as const)('answer %s %s with 400 and the reason when it cannot be read', async (method, url, message, body?: object | string) => {
    const answer = await call(method, url, body);
    expect([answer.status, answer.type]).toEqual([400, 'application/json; charset=utf-8']);
    expect((answer.body as { message: string }).message).toContain(message);
  });

  it.each([
    ['a product without a name', { product: { ...fixtureCatalogue.products[0], name: undefined } }, 'product.name: '],
    ['a product whose code is a number', { product: { ...fixtureCatalogue.products[0], code: 7 } }, 'product.code: '],
    ['a product in no list of categories', { product: { ...fixtureCatalogue.products[0], categories: 'fish' } }, 'product.categories: '],
    ['a product whose variants have no pictures', { product: { ...fixtureCatalogue.products[0], variants: [{}] } }, 'product.variants[0].'],
    ['a product that is nothing', { product: {} }, 'product.code: '],
    ['a category without a slug', { category: { name: 'A', children: [] } }, 'category.slug: '],
    ['a branch that is a text', { category: { slug: 'a', name: 'A', children: ['b'] } }, 'category.children[0]: '],
    ['neither a category nor a product', { shelf: {} }, 'must be a category or a product'],
    [
      'both at once',
      { category: { slug: 'a', name: 'A', children: [] }, product: fixtureCatalogue.products[0] },
      'must be a category or a product',
    ],
    ['no record', 7, 'must be a category or a product'],
  ])('answer with 422 and the line when a catalogue has %s', async (_, line, reason) => {
    const answer = await call(
      'PUT',
      '/catalogue',
      `${lines({ category: { slug: 'a', name: 'A', children: [] } })}${JSON.stringify(line)}\n`,
    );
    expect(answer).toMatchObject({ status: 422, type: 'application/json; charset=utf-8' });
    expect((answer.body as { message: string }).message).toMatch(/^Line 2 cannot be used: /u);
    expect((answer.body as { message: string }).message).toContain(reason);
    expect(await call('GET', '/catalogue/summary')).toMatchObject({ status: 200, body: { version: 0, products: 0 } });
  });

  it('answer with 422 when a catalogue contradicts itself, and leave it as it was', async () => {
    const [product] = fixtureCatalogue.products;
    const answer = await call('PUT', '/catalogue', lines({ product: { ...product, categories: ['nowhere'] } }));
    expect(answer).toMatchObject({ status: 422, type: 'application/json; charset=utf-8' });
    expect((answer.body as { message: string }).message).toContain('stands in category "nowhere", which does not exist');
    expect(await call('GET', '/catalogue/summary')).toMatchObject({ status: 200, body: { version: 0, products: 0 } });
  });

  it('answer with 501 what this version does not know, which no missing record is', async () => {
    expect(await call('GET', '/orders')).toMatchObject({ status: 501 });
  });

  it('post, change and close a job', async () => {
    const { status, body } = await call('POST', '/jobs', { ...opening, salary: '£13 an hour', location: 'Manchester' });
    expect([status, body]).toEqual([201, { id: 1 }]);
    expect(await call('PATCH', '/jobs/1', { salary: null, employmentType: 'part-time', lastDay: '2999-12-31' })).toMatchObject({
      status: 200,
    });
    expect(await call('POST', '/jobs/1/close')).toMatchObject({ status: 200 });
    const { body: all } = await call('GET', '/jobs?all=true');
    expect((all as { data: unknown[] }).data).toEqual([
      expect.objectContaining({ ...opening, location: 'Manchester', employmentType: 'part-time', extraRequirements: '', isOpen: false }),
    ]);
    expect((all as { data: object[] }).data[0]).not.toHaveProperty('salary');
    expect(await call('GET', '/jobs')).toMatchObject({ body: { data: [] } });
  });

  it('say in the log who did what to whom, by number or by a name that only who knows the address can find', async () => {
    const headers = { 'x-staff-user': 'kit' };
    await app.inject({ url: '/people/asha@varley.example.com', headers });
    await app.inject({ url: '/messages/7', headers });
    await app.inject({ url: '/documents/9/content', headers });
    expect(log.filter(({ msg }) => msg === 'staff call')).toMatchObject([
      {
        user: 'kit',
        method: 'GET',
        route: '/people/:mail',
        person: createHash('sha256').update('asha@varley.example.com').digest('hex').slice(0, 16),
        status: 200,
      },
      { user: 'kit', method: 'GET', route: '/messages/:id', record: 7, status: 404 },
      { user: 'kit', method: 'GET', route: '/documents/:id/content', record: 9, status: 404 },
    ]);
    expect(JSON.stringify(log)).not.toContain('varley');
  });

  it('log why an answer broke off whose status was sent', async () => {
    const paths = ['a.jpg', 'b.jpg'].map((name) => join(fresh.config.dataDir, 'media/originals', name));
    await mkdir(join(fresh.config.dataDir, 'media/originals'), { recursive: true });
    for (const path of paths) await writeFile(path, randomBytes(3_000_000));
    const answer = await app.inject({ url: '/backup', payloadAsStream: true });
    expect(answer.statusCode).toBe(200);
    // Only a failing disk loses a stored file.
    await rm(paths[1]!);
    await expect(buffer(answer.stream())).rejects.toThrow();
    expect(log).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: 'staff call failed',
        err: expect.objectContaining({ message: expect.stringContaining('media/originals/b.jpg is gone') as string }) as unknown,
      }),
    );
    await rm(paths[0]!);
  });

  it('give a load up at once when its caller is cut off, so that a database that ends after that is no failure', async () => {
    const socketPath = join(fresh.config.dataDir, 'cut.sock');
    await app.listen({ path: socketPath });
    await whileLocked(database.kysely, 'catalogueLoad', async () => {
      const upload = request({ socketPath, path: '/catalogue', method: 'PUT', headers: { 'content-type': 'application/x-ndjson' } });
      upload.on('error', () => {});
      upload.end(lines(...fixtureCatalogue.categories.map((category) => ({ category }))));
      const waiting = () =>
        sql<{ pid: number }>`select pid from pg_locks where locktype = 'advisory' and not granted`.execute(database.kysely);
      await vi.waitFor(async () => expect((await waiting()).rows).toHaveLength(1), 20_000);
      upload.destroy();
      await vi.waitFor(() => expect(log).not.toEqual([]));
      for (const { pid } of (await waiting()).rows) await sql`select pg_terminate_backend(${pid})`.execute(database.kysely);
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });

  it('tell staff the reason of what went wrong inside, and log it', async () => {
    const closed = await openDatabase(fresh.config);
    await closed.close();
    const broken = createStaffApp({
      database: closed,
      facts: await loadFacts(fresh.config.brand),
      dataDir: fresh.config.dataDir,
      mediaStore: openMediaStore(fresh.config),
      refreshCatalogue: async () => {},
      logger: pino({ base: null }, { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) }),
    });
    for (const url of ['/messages', '/catalogue', '/backup']) {
      const answer = await broken.inject({ url });
      expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 500, 'application/json; charset=utf-8']);
      expect(answer.json<{ message: string }>().message).toMatch(/destroyed|closed|ended|end on the pool/u);
    }
    expect(log.filter(({ msg }) => msg === 'staff call failed')).toHaveLength(3);
    await broken.close();
  });
});

describe('the staff’s socket', () => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshFolder();
  });
  afterAll(() => fresh?.remove());

  /** The words of a command, with absolute paths moved below the data folder. */
  const inFolder = (words: readonly string[]) => words.map((word) => (word.startsWith('/') ? `${fresh.config.dataDir}${word}` : word));

  /** Another program that listens on the server's socket. */
  const answering = async (listener: RequestListener): Promise<{ close(): Promise<void> }> => {
    const other = createServer(listener);
    await new Promise<void>((resolve) => other.listen(staffSocketPath(fresh.config.dataDir), resolve));
    return {
      close: () =>
        new Promise((resolve) => {
          other.close(() => resolve());
        }),
    };
  };

  // Only root can become another user.
  it.runIf(process.getuid?.() === 0)('cannot be opened by another user, even where the folder is open to all', async () => {
    const server = await openServer(fresh.config);
    await chmod(fresh.config.dataDir, 0o755);
    const connect = `require('node:net').connect(process.argv[1]).once('connect', () => process.exit(0)).once('error', (error) => { console.log(error.code); process.exit(1); })`;
    const node = join(fresh.config.dataDir, 'node');
    await copyFile(process.execPath, node);
    await chmod(node, 0o755);
    const asNobody = promisify(execFile)(node, ['-e', connect, staffSocketPath(fresh.config.dataDir)], { uid: 65_534, gid: 65_534 });
    await expect(asNobody).rejects.toMatchObject({ code: 1, stdout: 'EACCES\n' });
    await server.close();
  });

  it('of a server of another version is recognised', async () => {
    const other = await answering((_request, response) => response.writeHead(404).end());
    expect(await runCli(fresh.config, 'accounts', 'list')).toEqual({
      code: 1,
      out: '',
      err: 'The running server is of another version and does not know this command. Restart it and try again.\n',
    });
    await other.close();
  });

  it.each([
    ['a record', ['accounts', 'show', '1'], '{"id":'],
    ['lines', ['accounts', 'export', '--json', '/never.json'], '{"id":1}\n{"id":'],
  ])('whose server ends in the middle of %s fails the command', async (_what, words, begun) => {
    const other = await answering((_request, response) => {
      response.writeHead(200).write(begun, () => response.destroy());
    });
    expect(await runCli(fresh.config, ...inFolder(words))).toEqual({
      code: 1,
      out: '',
      err: 'The server ended before the command was done.\n',
    });
    expect(await readdir(fresh.config.dataDir)).not.toContain('never.json');
    await other.close();
  });

  it('passes on what goes wrong after the first line', async () => {
    const other = await answering((_request, response) => {
      response.writeHead(200).end('{"id":1}\n{"error":{"message":"Try again."}}\n');
    });
    expect(await runCli(fresh.config, ...inFolder(['accounts', 'export', '--json', '/never.json']))).toEqual({
      code: 1,
      out: '',
      err: 'Try again.\n',
    });
    await other.close();
  });
});

it('commands that no server carries out are written down in the data folder, with who did what to whom', async () => {
  const { config, remove } = await freshDatabase('filled');
  try {
    expect(await runCli(config, 'files', 'save', join(config.dataDir, 'saved'), '--document', '9')).toMatchObject({ code: 1 });
    const file = join(config.dataDir, 'staff.log');
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ msg: 'staff call', user: encodeURIComponent(userInfo().username), route: '/documents/:id', record: 9 }),
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  } finally {
    await remove();
  }
});
