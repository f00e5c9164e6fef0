/**
 * The server is killed with SIGKILL at random moments while businesses register with their proofs, and is started again on
 * what it left; every third time its database is killed with it. `FAULT_ROUNDS` says how often (1,000; `npm run test:faults -- --rounds 30`).
 */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { facts } from '../../src/brands/tarnbrook/facts.ts';
import { verifyEmailCall } from '../../src/contract/calls.ts';
import type { Config } from '../../src/server/config.ts';
import { openDatabase } from '../../src/server/database/index.ts';
import { freshFolder } from '../api/harness.ts';
import { openMailbox, type Mailbox, type ReceivedMail } from '../api/mailbox.ts';
import { runCli } from '../api/commandLineHarness.ts';
import { databaseProcess, killIfThere, startServerProcess, type ServerProcess } from './serverProcess.ts';
import { findFaults, measureRegistration, minutesSince, newSubmission, sendForm, type Submission } from './submissions.ts';

/** How often the server is killed. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 1_000);

/** Businesses that register at the same time. */
const visitors = 4;

/** The latest moment at which the server is killed after it opened, in milliseconds; later where the machine is slow. */
const shortestLongestLife = 1_200;

/** Mails that a server sends at once: as many may be accepted before it is killed and not yet written down. */
const mailsAtOnce = 4;

/** How long mails may take that a killed server was just sending, in milliseconds. */
const claimsEndAfter = 120_000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

it(
  'what was acknowledged survives every kill whole, with its files and mails, and nothing else is there in parts',
  { timeout: 5 * 60_000 + rounds * 15_000 },
  async () => {
    const { config, remove } = await freshFolder('filled');
    cleanups.push(remove);
    const box = await openMailbox();
    cleanups.push(box.close);
    const env = { DATA_DIR: config.dataDir, SMTP_URL: box.url };
    const start = () => {
      const server = startServerProcess(env);
      cleanups.push(() => server.end());
      return server;
    };
    const submissions: Submission[] = [];
    const acknowledged = new Set<string>();
    /** Submissions without an answer. */
    const unheard: Submission[] = [];
    const lives: ReceivedMail[][] = [];

    const registerUntil = async (origin: string, isOver: () => boolean) => {
      while (!isOver()) {
        // Half of those who got no answer send their form again, with the same key, as browsers do.
        const again = Math.random() < 0.5 ? unheard.pop() : undefined;
        const submission = again ?? newSubmission((Math.random() < 0.05 ? 400_000 : 10_000) * Math.random());
        if (!again) submissions.push(submission);
        const { status } = await sendForm(origin, submission);
        if (status === 201) acknowledged.add(submission.key);
        else {
          expect(status, 'an answer that is neither an acknowledgement nor a broken connection').toBeUndefined();
          unheard.push(submission);
        }
      }
    };

    /** Kills the server, or both it and its database. */
    let kills = 0;
    const end = async (server: ServerProcess) => {
      const database = kills++ % 3 === 0 ? await databaseProcess(config.dataDir) : undefined;
      await server.end('SIGKILL');
      if (database) killIfThere(database);
    };

    // A server lives three times as long as a registration takes here, so that there is something to lose on a busy machine, too.
    const first = start();
    const took = await measureRegistration(await first.address(), submissions, acknowledged);
    await end(first);
    cleanups.pop();
    lives.push(box.mails.splice(0));
    const longestLife = Math.max(shortestLongestLife, 3 * took);
    const began = performance.now();

    for (let round = 0; round < rounds; round += 1) {
      const server = start();
      // Every tenth server is killed while it opens the data of the last.
      if (round % 10 === 9) await wait(Math.random() * longestLife);
      else {
        const origin = await server.address();
        let isOver = false;
        const registering = Array.from({ length: visitors }, () => registerUntil(origin, () => isOver));
        await wait(Math.random() * longestLife);
        isOver = true;
        await Promise.all([end(server), ...registering]);
      }
      await end(server);
      cleanups.pop();
      // Mails on the wire arrive before the mails of this server are counted.
      await wait(50);
      lives.push(box.mails.splice(0));
      if (round % 100 === 99) {
        await withDatabase(config, async (database) =>
          expect(await findFaults(database, submissions, acknowledged), `round ${round + 1}`).toEqual([]),
        );
        console.log(`${round + 1} kills in ${minutesSince(began)} min: ${acknowledged.size} acknowledged, 0 lost, 0 damaged`);
      }
    }

    await withDatabase(config, async (database) => expect(await findFaults(database, submissions, acknowledged)).toEqual([]));
    expect(await bytesIn(join(config.dataDir, 'uploads'))).toBe(0);

    const last = start();
    const origin = await last.address();
    for (const submission of unheard) {
      expect(await sendForm(origin, submission)).toMatchObject({ status: 201 });
      acknowledged.add(submission.key);
    }
    const missing = () => {
      const sentTo = new Set([...lives.flat(), ...box.mails].flatMap(({ recipients }) => recipients));
      return submissions.map(({ mail }) => mail).filter((mail) => !sentTo.has(mail));
    };
    // A mail that was accepted just before a kill has arrived, but stays in the outbox until its claim ends.
    await vi.waitFor(
      async () => {
        expect(missing()).toEqual([]);
        await queueIsEmpty(config);
      },
      { timeout: claimsEndAfter, interval: 500 },
    );
    await linkWorks(origin, box, lives, submissions.at(-1)!);
    await vi.waitFor(() => queueIsEmpty(config), { timeout: 10_000, interval: 100 });
    expect(await last.end('SIGTERM')).toBe(0);
    lives.push(box.mails.splice(0));

    await withDatabase(config, async (database) => {
      const waiting = await database.kysely.selectFrom('outbox').select(['id', 'state']).where('state', '<>', 'sent').execute();
      expect(waiting).toEqual([]);
    });
    const again = expectSentOnce(lives, submissions);
    expect(acknowledged.size).toBeGreaterThan(rounds / 10);
    console.log(
      `${rounds} kills (${Math.ceil(rounds / 3)} with the database) in ${minutesSince(began)} min: ${submissions.length} registrations sent, ` +
        `${submissions.length - unheard.length} acknowledged before a kill, the others when they were sent again; 0 lost, 0 damaged; ` +
        `${lives.flat().length} mails accepted, ${again} of them for the second time under the same Message-ID`,
    );
  },
);

async function queueIsEmpty(config: Config): Promise<void> {
  expect((await runCli(config, 'mail', 'queue', '--json')).out).toBe('');
}

async function withDatabase(
  config: Parameters<typeof openDatabase>[0],
  look: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>,
) {
  const database = await openDatabase(config);
  try {
    await look(database);
  } finally {
    await database.close();
  }
}

/** Bytes of the files in a folder; 0 when there is none. */
async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Checks that the link of a submission's mail confirms its address. */
async function linkWorks(origin: string, box: Mailbox, lives: readonly ReceivedMail[][], { mail }: Submission): Promise<void> {
  const received = [...lives.flat(), ...box.mails].find(({ recipients }) => recipients.includes(mail))!;
  const token = /\/verifymail\?token=([\w-]{43})/u.exec(received.text)?.[1];
  const answer = await fetch(origin + verifyEmailCall, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(answer.status).toBe(200);
}

/**
 * Each business has one mail. SMTP leaves one gap: a server that is killed between "accepted" and writing that down sends again, with the same
 * Message-ID. So one server never sends a mail twice, and the next repeats only mails that were being sent at the kill.
 *
 * @returns the number of mails that came twice
 */
function expectSentOnce(lives: readonly (readonly ReceivedMail[])[], submissions: readonly Submission[]): number {
  const idsOf = new Map<string, Set<string>>();
  const lastLife = new Map<string, number>();
  const sentAgain = new Map<number, number>();
  let again = 0;
  for (const [life, mails] of lives.entries())
    for (const mail of mails) {
      const id = mail.header('message-id')!;
      const before = lastLife.get(id);
      if (before !== undefined) {
        expect(before, `${id} was sent twice by one server`).toBeLessThan(life);
        sentAgain.set(before, (sentAgain.get(before) ?? 0) + 1);
        again += 1;
      }
      lastLife.set(id, life);
      const [recipient = ''] = mail.recipients;
      idsOf.set(recipient, (idsOf.get(recipient) ?? new Set()).add(id));
    }
  expect(Math.max(0, ...sentAgain.values())).toBeLessThanOrEqual(mailsAtOnce);
  for (const { mail } of submissions) expect(idsOf.get(mail)?.size, `mails to ${mail}`).toBe(1);
  // Each registration is told to staff; the last address is confirmed, which is told too.
  expect(idsOf.get(facts.company.mail)?.size).toBe(submissions.length + 1);
  return again;
}
