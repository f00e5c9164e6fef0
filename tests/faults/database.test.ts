/** PostgreSQL is restarted while people browse, register and write: as an operator does it, and as a crash does. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { facts } from '../../src/brands/tarnbrook/facts.ts';
import { loadCatalogue } from '../../src/server/catalogue/index.ts';
import { openDatabase } from '../../src/server/database/index.ts';
import { fixtureCatalogue } from '../api/fixture.ts';
import { openMailbox } from '../api/mailbox.ts';
import { openCluster } from './cluster.ts';
import { startServerProcess } from './serverProcess.ts';
import { findFaults, getJson, newSubmission, sendForm, sendMessage, type Outcome, type Submission } from './submissions.ts';

/** Time between two restarts, in milliseconds. */
const quiet = 2_000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

it('a restart of PostgreSQL under load costs some answers, which say 503 and when to try again, none that is cached, and nothing that was acknowledged', async () => {
  const cluster = await openCluster();
  cleanups.push(cluster.close);
  const dataDir = await mkdtemp(join(tmpdir(), 'tarnbrook-faults-'));
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
  const filling = await openDatabase({ databaseUrl: cluster.url, dataDir });
  await loadCatalogue(filling, fixtureCatalogue);
  await filling.close();
  const box = await openMailbox();
  cleanups.push(box.close);
  const server = startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: cluster.url, SMTP_URL: box.url });
  cleanups.push(() => server.end());
  const origin = await server.address();

  const submissions: Submission[] = [];
  const acknowledged = new Set<string>();
  const messages: string[] = [];
  const unheard: Submission[] = [];
  const failures: Outcome[] = [];
  let [isOver, pages] = [false, 0];
  const loop = async (step: () => Promise<Outcome>) => {
    while (!isOver) {
      const outcome = await step();
      if (outcome.status !== undefined && outcome.status >= 400) failures.push(outcome);
    }
  };
  const browse = async (): Promise<Outcome> => {
    // Each call has another address, so that no answer is cached.
    return getJson(`${origin}/api/products?limit=12&offset=${(pages += 1)}`);
  };
  const register = async (): Promise<Outcome> => {
    const submission = unheard.pop() ?? newSubmission(20_000);
    if (!submissions.includes(submission)) submissions.push(submission);
    const outcome = await sendForm(origin, submission);
    if (outcome.status === 201) acknowledged.add(submission.key);
    else unheard.push(submission);
    return outcome;
  };
  const write = async (): Promise<Outcome> => {
    const sender = `writer${messages.length}@example.com`;
    const outcome = await sendMessage(origin, sender);
    if (outcome.status === 200) messages.push(sender);
    // The mail server of the tests greets after a tenth of a second, so some 35 mails a second leave the shop: those of all messages arrive within the minute.
    await wait(50);
    return outcome;
  };
  const readCached = async (): Promise<Outcome> => {
    const outcome = await getJson(`${origin}/api/categories`);
    expect(outcome.status).toBe(200);
    await wait(5);
    return outcome;
  };
  const load = Promise.all([loop(browse), loop(browse), loop(readCached), ...Array.from({ length: 4 }, () => loop(register)), loop(write)]);
  for (const how of ['fast', 'immediate', 'fast', 'immediate'] as const) {
    await wait(quiet);
    const before = acknowledged.size;
    await cluster.restart(how);
    // It recovers by itself within five seconds.
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before), { timeout: 5_000, interval: 20 });
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before + 3), { timeout: 30_000, interval: 50 });
  }
  isOver = true;
  await load;

  expect(server.isRunning(), server.errors()).toBe(true);
  for (const { status, body, retryAfter } of failures) {
    expect(status, JSON.stringify(body)).toBe(503);
    expect(retryAfter).toBeGreaterThan(0);
    expect(body).toMatchObject({ message: expect.stringMatching(/try again/iu) as string });
    expect(JSON.stringify(body)).not.toMatch(/postgres|ECONN|terminat|socket/iu);
  }
  expect(pages).toBeGreaterThan(0);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);

  for (const submission of unheard) {
    expect(await sendForm(origin, submission)).toMatchObject({ status: 201 });
    acknowledged.add(submission.key);
  }
  const recipients = () => new Set(box.mails.map((mail) => mail.recipients.join()));
  const missing = () => [...submissions.map(({ mail }) => mail), ...messages].filter((mail) => !recipients().has(mail));
  await vi.waitFor(() => expect(missing()).toEqual([]), { timeout: 60_000, interval: 200 });
  // The worker is woken by a mail, so the connection that listens for mails has come back too.
  const started = performance.now();
  await sendMessage(origin, 'late@example.com');
  await vi.waitFor(() => expect(recipients()).toContain('late@example.com'), { timeout: 5_000, interval: 20 });
  expect(performance.now() - started).toBeLessThan(5_000);

  const ids = box.mails.map((mail) => `${mail.header('message-id')}`);
  expect(ids.length, 'no mail is sent twice: the process that sends them lived through it').toBe(new Set(ids).size);
  const looking = await openDatabase({ databaseUrl: cluster.url, dataDir });
  cleanups.push(looking.close);
  expect(await findFaults(looking, submissions, acknowledged)).toEqual([]);
  expect(box.mails.filter((mail) => mail.recipients.includes(facts.company.mail)).length).toBeGreaterThanOrEqual(submissions.length);
  expect(await server.end('SIGTERM')).toBe(0);
  console.log(
    `PostgreSQL restarted 4 times: ${acknowledged.size} registrations, ${messages.length} messages and ${pages} lists; ${failures.length} answers said that it failed`,
  );
});
