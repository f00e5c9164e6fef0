/** A thousand uploads at once never end, or break off: memory stays bounded, other visitors are served, and no file remains. */
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { accountFormCall } from '../../src/contract/calls.ts';
import { openDatabase } from '../../src/server/database/index.ts';
import { handlesOf, memoryOf, watchServer } from './processFigures.ts';
import { filledFolder, startServerProcess } from './serverProcess.ts';
import { bodyOf, findFaults, headersOf, newSubmission, sendForm } from './submissions.ts';

/** Uploads at once. */
const crowd = 1_000;

/** Bytes that each upload sends before it slows down: 400 MB together. */
const sentAtOnce = 400_000;

/** How much the process may grow, in MB: far less than what was sent, and with what it has at first within the 500 MB that the shop may take at its peak. */
const growthLimit = 250;

/** Handles that may be open afterwards beyond those open before: clients keep connections alive. */
const spareHandles = 20;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** An upload that goes on for ever, a byte at a time. The answer resolves when the connection has closed. */
function neverEnding(port: number): { readonly socket: Socket; readonly answer: Promise<string> } {
  // The form has four files of this size: the upload sends the first at once and goes on with the second.
  const submission = newSubmission(sentAtOnce);
  const body = bodyOf(submission);
  const socket = connect(port, '127.0.0.1');
  let [answer, sent] = ['', sentAtOnce];
  const headers = Object.entries(headersOf(submission)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${accountFormCall} HTTP/1.1\r\nHost: shop\r\nContent-Length: ${body.length}\r\n${headers.join('')}\r\n`);
  socket.write(body.subarray(0, sent));
  const drip = setInterval(() => socket.write(body.subarray(sent, (sent += 1))), 1_000);
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  // A connection that the server has cut off refuses what is still sent.
  socket.on('error', () => {});
  return {
    socket,
    answer: new Promise((resolve) => {
      socket.once('close', () => {
        clearInterval(drip);
        resolve(answer);
      });
    }),
  };
}

it('a thousand slow and broken uploads at once take bounded memory, hold nobody up and leave nothing behind', async () => {
  const { path: dataDir, remove } = await filledFolder();
  cleanups.push(remove);
  const server = startServerProcess({ DATA_DIR: dataDir });
  cleanups.push(() => server.end());
  const origin = await server.address();
  const port = Number(new URL(origin).port);
  const others = Array.from({ length: 6 }, () => newSubmission(700_000));
  const acknowledged = new Set<string>();
  const register = async (submission: (typeof others)[number]) => {
    expect(await sendForm(origin, submission)).toMatchObject({ status: 201 });
    acknowledged.add(submission.key);
  };
  await Promise.all(others.slice(0, 3).map(register));
  const [memoryBefore, handlesBefore] = [await memoryOf(server.pid), await handlesOf(server.pid)];

  const uploads = Array.from({ length: crowd }, () => neverEnding(port));
  cleanups.push(() => uploads.forEach(({ socket }) => socket.destroy()));
  const figures = watchServer(server.pid, origin);
  // A third of the uploads break off at random moments.
  for (const { socket } of uploads.slice(0, crowd / 3)) setTimeout(() => socket.destroy(), Math.random() * 15_000);
  await wait(3_000);
  await Promise.all(others.slice(3).map(register));
  if (handlesBefore !== undefined) expect(await handlesOf(server.pid)).toBeGreaterThan(handlesBefore + crowd / 2);

  const answers = await Promise.all(uploads.slice(crowd / 3).map(({ answer }) => answer));
  const { largest, waits, p99 } = await figures();
  for (const answer of answers) expect(answer).toMatch(/^(?:HTTP\/1\.1 408 .*\{"message":"The request took too long to arrive\."\})?$/su);
  expect(answers.filter((answer) => answer !== '').length).toBeGreaterThan(answers.length / 2);
  expect(largest - memoryBefore, 'growth, MB').toBeLessThan(growthLimit);
  expect(waits.length).toBeGreaterThan(100);
  expect(p99, 'p99 of lists meanwhile, ms').toBeLessThan(2_000);

  if (handlesBefore !== undefined)
    await vi.waitFor(async () => expect(await handlesOf(server.pid)).toBeLessThan(handlesBefore + spareHandles), 20_000);
  expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
  expect(await server.end('SIGTERM')).toBe(0);
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  cleanups.push(database.close);
  expect(await findFaults(database, others, acknowledged)).toEqual([]);
  console.log(
    `${crowd} uploads: ${Math.round(largest - memoryBefore)} MB more at most, p99 of ${waits.length} lists meanwhile ${Math.round(p99)} ms`,
  );
});
