/** Commands of staff whose server dies, at every point of the conversation: one sentence and an exit code, never a stack. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { staffSocketPath } from '../../src/server/staff/socket.ts';
import { runCli } from './commandLineHarness.ts';

const ok = 'HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** Ways to die when a call arrives. The first call of a command is the one that is meant, unless `answers` come before. */
const deaths: readonly (readonly [name: string, die: (socket: Socket) => void])[] = [
  ['without an answer', (socket) => socket.destroy()],
  ['after half a status line', (socket) => socket.end('HTTP/1.1 20')],
  ['with something that is no HTTP', (socket) => socket.end('\0\0\0 postgres\r\n\r\n')],
  ['after the head', (socket) => socket.write(ok, () => socket.destroy())],
  ['in the middle of a chunk', (socket) => socket.write(`${ok}ff\r\n{"id":`, () => socket.destroy())],
  [
    'between two lines',
    (socket) => socket.write(ok + chunk('{"id":1,"product":{"code":"1","createdAt":"2026-01-01T00:00:00Z"}}\n'), () => socket.destroy()),
  ],
  ['with a broken chunk', (socket) => socket.write(`${ok}zz\r\n`, () => socket.destroy())],
  ['with a length that it does not send', (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n{"data":[')],
  [
    "by Fastify's own answer while it ends",
    (socket) => {
      const answer = '{"error":"Service Unavailable","message":"Service Unavailable","statusCode":503}';
      socket.end(`HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nContent-Length: ${answer.length}\r\n\r\n${answer}`);
    },
  ],
  ['in the middle of a refusal', (socket) => socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 900\r\n\r\n{"message":')],
];

let folder: string;
let server: Server;
let die: (socket: Socket) => void;
const config = () => readConfig({ DATA_DIR: folder });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarnbrook-lost-'));
  await writeFile(join(folder, 'range.csv'), `code,name,brand,pack_size,categories\n1,Cod,Skerrydale,1 kg,Fish\n`);
  server = createServer((socket) => {
    socket.on('error', () => {});
    // A connection without a call only asks whether somebody listens.
    socket.once('data', () => die(socket));
  });
  await new Promise<void>((resolve) => server.listen(staffSocketPath(folder), resolve));
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(deaths)('a server that dies %s', (_, way) => {
  it.each([
    ['a list', ['accounts', 'list']],
    ['one record', ['accounts', 'show', '1']],
    ['a decision', ['accounts', 'approve', '1']],
    ['an export', ['catalogue', 'export', 'OUT']],
    ['an import', ['catalogue', 'import', 'IN']],
    ['a backup', ['backup', 'OUT']],
  ])('%s ends with one sentence', async (_name, words) => {
    await writeFile(join(folder, 'postgresql'), '');
    const failures: unknown[] = [];
    const note = (reason: unknown) => failures.push(reason);
    process.on('unhandledRejection', note).on('uncaughtException', note);
    onTestFinished(() => void process.off('unhandledRejection', note).off('uncaughtException', note));
    die = way;
    const paths: Record<string, string> = { IN: join(folder, 'range.csv'), OUT: join(folder, 'out') };
    const { code, err } = await runCli(config(), ...words.map((word) => paths[word] ?? word));
    expect(err.split('\n').filter((line) => line && !line.startsWith('Reading the file'))).toEqual([
      'The server ended before the command was done.',
    ]);
    expect(code).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(failures).toEqual([]);
  });
});

it('a server that dies during an upload', async () => {
  let calls = 0;
  die = (socket) => {
    calls += 1;
    // The keys, which are asked for first, are those of an empty shop; then the range is sent.
    if (calls === 1) socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n`);
    else socket.destroy();
  };
  const rows = Array.from({ length: 5_000 }, (_, index) => `${index},Cod ${index},Skerrydale,1 kg,Fish`);
  await writeFile(join(folder, 'postgresql'), '');
  await writeFile(join(folder, 'range.csv'), ['code,name,brand,pack_size,categories', ...rows, ''].join('\n'));
  const { code, err } = await runCli(config(), 'catalogue', 'import', join(folder, 'range.csv'));
  // The third asks which pictures the shop has kept.
  expect(calls).toBe(3);
  expect(err.trimEnd().split('\n').at(-1)).toBe('The server ended before the command was done.');
  expect(code).toBe(1);
});
