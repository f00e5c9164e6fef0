import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contactCall } from '../../src/contract/calls.ts';
import type { ProductsAnswer } from '../../src/contract/catalogue.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase } from '../../src/server/database/index.ts';
import { freshFolder } from '../api/harness.ts';
import { openMailbox } from '../api/mailbox.ts';
import { childEnvironment } from '../setup/childEnvironment.ts';

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
const development = fileURLToPath(new URL('../../scripts/dev.ts', import.meta.url));

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

interface RunningProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

function run(env: Record<string, string>, script = main): RunningProcess {
  const child = spawn(process.execPath, [script], {
    // A server that npm started ends when its parent is gone, here the test run.
    env: {
      ...childEnvironment,
      npm_lifecycle_event: 'test',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  cleanups.push(() => child.kill('SIGKILL'));
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = once(child, 'close').then(() => child.exitCode);
  return { child, output: () => output, errors: () => errors, ended };
}

/** Waits until the server prints its address. */
async function addressOf({ output, errors, ended }: RunningProcess): Promise<string> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  for (;;) {
    const address = /^The shop is open at (\S+)$/mu.exec(output())?.[1];
    if (address) return address;
    if (isOver) throw new Error(`The server ended: ${errors()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tarnbrook-start-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function listening(): Promise<Server> {
  const server = createServer();
  cleanups.push(() => server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('what keeps the server from starting is said in one line, without a stack, and it ends with code 1', () => {
  const cases: [name: string, env: () => Promise<Record<string, string>>, message: RegExp][] = [
    ['a port that is no number', async () => ({ PORT: 'http' }), /^PORT is "http", but must be a whole number from 0 to 65535\.\n$/u],
    [
      'a data folder that is a file',
      async () => ({ DATA_DIR: await makeFile() }),
      /^The data folder .+ cannot be used \(.+\)\. Make it readable and writable for this user, or set DATA_DIR to another folder\.\n$/u,
    ],
    [
      'a database where nobody listens',
      async () => ({ DATABASE_URL: 'postgres://shop:secret-word@127.0.0.1:1/shop' }),
      /^No PostgreSQL answers at 127\.0\.0\.1:1 \(connect ECONNREFUSED .+\)\. Start it, or correct DATABASE_URL\.\n$/u,
    ],
    [
      'a database that takes the connection but never answers',
      async () => ({ DATABASE_URL: `postgres://shop:secret-word@127.0.0.1:${((await listening()).address() as AddressInfo).port}/shop` }),
      /^PostgreSQL at 127\.0\.0\.1:\d+ cannot be used \(.*timeout.*\)\. Check that it runs and that DATABASE_URL is right\.\n$/u,
    ],
  ];

  it.each(cases)('%s', async (_, env, message) => {
    const started = performance.now();
    const server = run({ DATA_DIR: await emptyFolder(), PORT: '0', ...(await env()) });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(message);
    expect(server.errors()).not.toContain('secret-word');
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  async function makeFile(): Promise<string> {
    const file = join(await emptyFolder(), 'file');
    await writeFile(file, '');
    return file;
  }

  it('a port in use; a folder held by a running server is waited for', async () => {
    const database = await filled();
    const first = run({ ...database, PORT: '0', LOG_LEVEL: 'silent' });
    const address = await addressOf(first);

    const second = run({ ...database, PORT: '0', LOG_LEVEL: 'silent' });
    await vi.waitFor(
      () =>
        expect(second.output()).toMatch(
          new RegExp(
            `^Waiting up to 30 s for another running server \\(process ${first.child.pid}, since .+\\) to end, which uses the same data folder\\.\n$`,
            'u',
          ),
        ),
      30_000,
    );

    const { port } = new URL(address);
    const third = run({ ...(await filled()), PORT: port, LOG_LEVEL: 'silent' });
    expect(await third.ended).toBe(1);
    expect(third.errors()).toBe(
      `Port ${port} on 127.0.0.1 is in use by another program. Stop that program, or set PORT to another port.\n`,
    );

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.errors()).toBe('');
    // The folder is free now, so the one that waited opens.
    expect((await fetch(`${await addressOf(second)}/healthz`)).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });
});

describe('a running server', () => {
  it('prints its address, answers, and on SIGTERM finishes what it is answering and ends with code 0', async () => {
    const server = run({ ...(await filled()), PORT: '0' });
    const address = await addressOf(server);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);

    // Half a request: the server must wait for the rest and answer.
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    await once(socket, 'connect');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.write('GET /api/products?limit=1&searchProduct=cola HTTP/1.1\r\nHost: shop\r\n');
    await new Promise((resolve) => setTimeout(resolve, 100));
    server.child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.write('\r\n');
    expect(await server.ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:200|503) /u);
    expect(server.errors()).toBe('');
    // Where no proxy must be, nothing is said of one.
    expect(server.output()).not.toContain('TRUSTED_PROXIES');
  });

  it('says at /readyz that it is stopping while it still answers, and no silent connection holds its end up', async () => {
    const server = run({ ...(await filled()), PORT: '0', DRAIN_SECONDS: '2' });
    const address = await addressOf(server);
    const port = Number(new URL(address).port);
    const silent = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    for (const socket of silent) {
      cleanups.push(() => socket.destroy());
      socket.on('error', () => {});
      await once(socket, 'connect');
    }
    silent[1]!.write('GET /api/products HTTP/1.1\r\nHost: sh');

    const asked = performance.now();
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(503), 1_500);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/api/products?limit=1`)).status).toBe(200);
    expect(await server.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(9_000);
    expect(server.errors()).toBe('');
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });

  it('cuts off who does not read the answer after ten seconds, and still ends in good order', async () => {
    const settings = await filled();
    const server = run({ ...settings, PORT: '0', DRAIN_SECONDS: '0' });
    const address = await addressOf(server);
    const upload = connect(Number(new URL(address).port), '127.0.0.1');
    cleanups.push(() => upload.destroy());
    upload.on('error', () => {});
    upload.write(`POST ${contactCall} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output()).toContain('calls were still open after 10 s and have been cut off');
    // The database was shut down, not left behind.
    await expect(stat(join(settings['DATA_DIR']!, 'postgresql/postmaster.pid'))).rejects.toThrow('ENOENT');
  });

  it('ends when npm start is told to, whose shell ends without passing the signal on', async () => {
    const { DATA_DIR } = await filled();
    const shell = spawn('sh', ['-c', '"$0" "$1"; true', process.execPath, main], {
      env: {
        ...childEnvironment,
        PORT: '0',
        LOG_LEVEL: 'silent',
        npm_lifecycle_event: 'start',
        DATA_DIR,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    shell.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    // The server has inherited the pipe, so it closes only when the server has ended.
    const ended = once(shell, 'close');
    const address = await vi.waitFor(() => /^The shop is open at (\S+)$/mu.exec(output)![1]!, 30_000);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    shell.kill('SIGTERM');
    await ended;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });

  it('that is told to end while it fills an empty folder ends its database too, and the next start fills it', async () => {
    const DATA_DIR = await emptyFolder();
    const env = { PORT: '0', DATA_DIR };
    const first = run(env);
    await vi.waitFor(() => expect(first.output() + first.errors()).toContain('Loading the demo catalogue'), 120_000);
    const databaseId = Number((await readFile(join(DATA_DIR, 'postgresql/postmaster.pid'), 'utf8')).split('\n')[0]);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(() => process.kill(databaseId, 0)).toThrow(/ESRCH/u);
    expect(first.errors()).not.toMatch(/Error|trouble/u);

    const second = run(env);
    const { total } = (await (await fetch(`${await addressOf(second)}/api/products?limit=1`)).json()) as ProductsAnswer;
    expect(total).toBe(10_240);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    // A machine that is busy takes half a minute for the demo alone.
  }, 300_000);

  it('makes a search index anew that older code made, and says so', async () => {
    const settings = await filled();
    const database = await openDatabase(readConfig(settings));
    await database.kysely.updateTable('searchDocument').set({ terms: "'old':1A" }).execute();
    await database.kysely.updateTable('catalogueState').set({ searchIndex: 0 }).execute();
    await database.close();
    for (const isFirst of [true, false]) {
      const server = run({ ...settings, PORT: '0' });
      const address = await addressOf(server);
      const found = (await (await fetch(`${address}/api/products?searchProduct=cola`)).json()) as ProductsAnswer;
      expect(found.total).toBeGreaterThan(0);
      expect(server.output().includes('Renewing the search index: 60 products in ')).toBe(isFirst);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      expect(server.errors()).toBe('');
    }
  });

  it('sends mails by the SMTP server of SMTP_URL, with links to PUBLIC_URL', async () => {
    const box = await openMailbox();
    cleanups.push(box.close);
    const server = run({ ...(await filled()), PORT: '0', SMTP_URL: box.url, PUBLIC_URL: 'https://shop.example.co.uk' });
    const address = await addressOf(server);
    const answer = await fetch(`${address}${contactCall}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', mail: 'asha@example.com', subject: 'Haddock', message: 'Do you deliver?' }),
    });
    expect(answer.status).toBe(200);
    await vi.waitFor(() => expect(box.mails).toHaveLength(2), 10_000);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(box.mails.map(({ recipients }) => recipients.join()).toSorted()).toEqual(['asha@example.com', 'trade@tarnbrook.example.co.uk']);
    expect(box.mails[0]!.html).toContain('https://shop.example.co.uk/');
    expect(server.output()).toContain('TRUSTED_PROXIES does not name it');
    expect(server.errors()).toBe('');
  });

  it('logs each request as one line of JSON with its id, without what was searched and by whom', async () => {
    const server = run({ ...(await filled()), PORT: '0', PUBLIC_URL: 'https://shop.example.co.uk', TRUSTED_PROXIES: '127.0.0.1' });
    const address = await addressOf(server);
    await fetch(`${address}/api/products?searchProduct=private-words`, {
      headers: { 'x-request-id': 'request-0001', 'x-forwarded-for': '203.0.113.9' },
    });
    server.child.kill('SIGTERM');
    await server.ended;
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>).find(({ reqId }) => reqId === 'request-0001');
    expect(logged).toMatchObject({ level: 30, msg: 'request', method: 'GET', path: '/api/products', status: 200 });
    expect(server.output()).not.toMatch(/private-words|203\.0\.113\.9|"127\.0\.0\.1"/u);
    // Nothing is asked for that is named.
    expect(server.output()).not.toContain('TRUSTED_PROXIES');
  });
});

describe('the files of a shop', () => {
  /** Entries of a folder that others than its owner may use, the folder included. Links have no rights of their own. */
  async function openToOthers(folder: string): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => !entry.isSymbolicLink()).map((entry) => join(entry.parentPath, entry.name));
    const modes = await Promise.all(
      paths.map(async (path) => ({
        path,
        mode: await stat(path).then(
          ({ mode }) => mode,
          (): number => 0,
        ),
      })),
    );
    return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ path, mode }) => `${(mode & 0o777).toString(8)} ${path}`);
  }

  it('are its user’s alone, whatever the umask, and whatever a copy or an older version left open', async () => {
    const settings = await filled();
    const { DATA_DIR } = settings;
    for (const name of ['outbox', 'media']) {
      await mkdir(join(DATA_DIR!, name));
      await writeFile(join(DATA_DIR!, name, 'old.txt'), 'old');
    }
    await writeFile(join(DATA_DIR!, 'server.lock'), '');
    for (const entry of await readdir(DATA_DIR!, { recursive: true, withFileTypes: true }))
      await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o777 : 0o666);

    const inShell = spawn('sh', ['-c', 'umask 0 && exec "$0" "$1"', process.execPath, main], {
      env: {
        ...childEnvironment,
        PORT: '0',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    cleanups.push(() => inShell.kill('SIGKILL'));
    let output = '';
    inShell.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    const address = await vi.waitFor(() => /^The shop is open at (\S+)$/mu.exec(output)![1]!, 30_000);
    const answer = await fetch(`${address}${contactCall}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', mail: 'asha@example.com', subject: 'Haddock', message: 'Do you deliver?' }),
    });
    expect(answer.status).toBe(200);
    await vi.waitFor(async () => expect((await readdir(join(DATA_DIR!, 'outbox'))).length).toBeGreaterThan(2), 10_000);
    expect(await openToOthers(DATA_DIR!)).toEqual([]);
    const ended = once(inShell, 'close');
    inShell.kill('SIGTERM');
    await ended;
    expect(await openToOthers(DATA_DIR!)).toEqual([]);
  });
});

describe('npm run dev', () => {
  it('renders pages from the sources, and serves these with hot reload', async () => {
    const server = run({ ...(await filled()), PORT: '0', NODE_ENV: 'development' }, development);
    const address = await addressOf(server);
    const page = await fetch(address);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toMatch(/<h1[\s>]/u);
    const script = /\/src\/storefront\/entry-client\.tsx/u.exec(html)?.[0] ?? '';
    const source = await fetch(new URL(script, address));
    expect(source.headers.get('content-type')).toMatch(/javascript/u);
    expect(await source.text()).toContain('hydrateRoot');
  });
});

/** Environment variables for a shop on a database with the fixture. */
async function filled(): Promise<Record<string, string>> {
  const { config, remove } = await freshFolder('filled');
  cleanups.push(remove);
  return { DATA_DIR: config.dataDir, ...(config.databaseUrl ? { DATABASE_URL: config.databaseUrl } : {}) };
}
