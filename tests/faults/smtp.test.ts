/**
 * A mail server that refuses, hangs or breaks off, and a shop that is killed meanwhile: forms are accepted all the same, and each mail arrives once. The
 * repeated attempts of one process are tested in `tests/api/mail.test.ts`.
 */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { facts } from '../../src/brands/tarnbrook/facts.ts';
import { readConfig } from '../../src/server/config.ts';
import { openMailbox, type Mailbox } from '../api/mailbox.ts';
import { runCli } from '../api/commandLineHarness.ts';
import { filledFolder, startServerProcess, type ServerProcess } from './serverProcess.ts';
import { sendMessage } from './submissions.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function folder(): Promise<string> {
  const { path, remove } = await filledFolder();
  cleanups.push(remove);
  return path;
}

function start(dataDir: string, url: string): ServerProcess {
  const server = startServerProcess({ DATA_DIR: dataDir, SMTP_URL: url });
  cleanups.push(() => server.end());
  return server;
}

async function mailbox(options?: Parameters<typeof openMailbox>[0]): Promise<Mailbox> {
  const box = await openMailbox(options);
  cleanups.push(box.close);
  return box;
}

/** A server that answers each connection by the given rule. Gives its address. */
async function listen(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    answer(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const senders = ['asha@example.com', 'ben@example.com', 'cleo@example.com'];

async function sendMessages(origin: string): Promise<void> {
  for (const sender of senders) {
    const started = performance.now();
    expect(await sendMessage(origin, sender)).toMatchObject({ status: 200 });
    expect(performance.now() - started, 'time to take a message, ms').toBeLessThan(5_000);
  }
}

/** Expects one mail to each sender, one to the company about each sender, and no others. */
async function expectEachOnce({ mails }: Mailbox, timeout: number): Promise<void> {
  const expected = [...senders, ...senders.map(() => facts.company.mail)].toSorted();
  const recipients = () => mails.map((mail) => mail.recipients.join()).toSorted();
  await vi.waitFor(() => expect(recipients()).toEqual(expected), { timeout, interval: 100 });
  await wait(1_000);
  expect(recipients()).toEqual(expected);
}

it('while the mail server refuses everything, messages are taken; killed and started again, the shop sends each mail once', async () => {
  let [isRefusing, refusals] = [true, 0];
  const box = await mailbox({
    onRcptTo(_address, _session, done) {
      if (!isRefusing) return done();
      refusals += 1;
      done(Object.assign(new Error('try later'), { responseCode: 451 }));
    },
  });
  const dataDir = await folder();
  const first = start(dataDir, box.url);
  await sendMessages(await first.address());
  await vi.waitFor(() => expect(refusals).toBeGreaterThanOrEqual(6), 20_000);
  await first.end('SIGKILL');
  isRefusing = false;
  await start(dataDir, box.url).address();
  // The next attempt is due five or ten seconds after the last.
  await expectEachOnce(box, 60_000);
});

it('while the mail server hangs, the shop answers as ever; killed and started again, it sends at once', async () => {
  let connections = 0;
  const hanging = await listen(() => (connections += 1));
  const dataDir = await folder();
  const first = start(dataDir, hanging);
  const origin = await first.address();
  await sendMessages(origin);
  await vi.waitFor(() => expect(connections).toBeGreaterThanOrEqual(4), 10_000);
  expect((await fetch(`${origin}/api/products?limit=12`)).status).toBe(200);
  await first.end('SIGKILL');
  const box = await mailbox();
  await start(dataDir, box.url).address();
  await expectEachOnce(box, 20_000);
});

it('what the mail server cut off in the middle of a message, and the shop was killed upon, arrives once', async () => {
  const box = await mailbox();
  let [cuts, isKilled] = [0, false];
  const { port } = new URL(box.url);
  // A proxy between shop and mail server: until the shop is killed, each connection breaks when the message has begun.
  const cutting = await listen((socket) => {
    const onward = connect(Number(port), '127.0.0.1');
    onward.on('error', () => {});
    onward.pipe(socket);
    let isMessage = false;
    onward.on('data', (reply: Buffer) => (isMessage ||= /^354 /mu.test(reply.toString('latin1'))));
    socket.on('data', (chunk: Buffer) => {
      if (isMessage && !isKilled) {
        cuts += 1;
        onward.write(chunk.subarray(0, Math.floor(chunk.length / 2)), () => onward.destroy());
        socket.destroy();
      } else onward.write(chunk);
    });
    socket.on('close', () => onward.end());
  });
  const dataDir = await folder();
  const first = start(dataDir, cutting);
  await sendMessages(await first.address());
  await vi.waitFor(() => expect(cuts).toBeGreaterThanOrEqual(3), 20_000);
  await first.end('SIGKILL');
  isKilled = true;
  await start(dataDir, cutting).address();
  await expectEachOnce(box, 60_000);
});

it('a mail that was accepted is never sent again, however often the shop is killed after that', async () => {
  const box = await mailbox();
  const dataDir = await folder();
  const first = start(dataDir, box.url);
  await sendMessages(await first.address());
  await expectEachOnce(box, 20_000);
  await vi.waitFor(async () => {
    const { out } = await runCli(readConfig({ DATA_DIR: dataDir }), 'mail', 'queue', '--json');
    expect(out).toBe('');
  }, 10_000);
  await first.end('SIGKILL');
  for (let round = 0; round < 3; round += 1) {
    const server = start(dataDir, box.url);
    await server.address();
    await expectEachOnce(box, 1_000);
    await server.end('SIGKILL');
  }
});
