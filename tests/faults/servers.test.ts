/**
 * Several servers on one PostgreSQL and one object store, with folders of their own and a proxy in front: they are stopped, started and killed while people browse
 * and write.
 */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import type { ProductDetailsAnswer, ProductsAnswer } from '../../src/contract/catalogue.ts';
import {
  changePasswordCall,
  contactCall,
  loginCall,
  meCall,
  productDetailsCall,
  resetPasswordCall,
  verifyEmailCall,
} from '../../src/contract/calls.ts';
import { idempotencyKeyHeader } from '../../src/contract/forms/idempotencyKey.ts';
import { readConfig, type Config } from '../../src/server/config.ts';
import { openDatabase, type Database } from '../../src/server/database/index.ts';
import { byPerson } from '../api/accountHarness.ts';
import { runCli } from '../api/commandLineHarness.ts';
import { openMailbox, type Mailbox } from '../api/mailbox.ts';
import { objectStoreCredentials, openObjectStore } from '../api/objectStore.ts';
import { openCluster } from './cluster.ts';
import { brokenByHeader, openProxy, type Proxy } from './proxy.ts';
import { startServerProcess, type ServerProcess } from './serverProcess.ts';
import { bodyOf, findFaults, headersOf, newSubmission, type Submission } from './submissions.ts';

/** Requests that the servers have to answer while they come and go. */
const wanted = 2_000;

/** Products of the imported range. */
const products = 40;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** Three servers that come and go behind a proxy. */
class Servers {
  readonly proxy: Proxy;
  readonly folders: readonly string[];
  readonly #env: Readonly<Record<string, string>>;
  readonly #running: (ServerProcess | undefined)[] = [];

  constructor(proxy: Proxy, folders: readonly string[], env: Readonly<Record<string, string>>) {
    this.proxy = proxy;
    this.folders = folders;
    this.#env = env;
  }

  /** Starts a server and waits until the proxy may send it calls. */
  async start(server: number): Promise<string> {
    const process = startServerProcess({ ...this.#env, DATA_DIR: this.folders[server]! });
    this.#running[server] = process;
    const origin = await process.address();
    this.proxy.place(server, origin);
    return origin;
  }

  /** Asks a server to end, and waits until it has. Gives its exit code. */
  async end(server: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const code = await this.#running[server]?.end(signal);
    this.#running[server] = undefined;
    return code ?? null;
  }

  async close(): Promise<void> {
    await Promise.all(this.#running.flatMap((process) => (process ? [process.end()] : [])));
  }
}

interface Place {
  readonly servers: Servers;
  readonly box: Mailbox;
  readonly database: Database;
  /** Settings of a machine where staff work, with a folder of its own. */
  readonly desk: Config;
}

/** A database, an object store, a mail server, folders and a proxy; no server yet. */
async function openPlace(): Promise<Place> {
  const cluster = await openCluster();
  cleanups.push(cluster.close);
  const objects = await openObjectStore();
  cleanups.push(objects.close);
  const box = await openMailbox();
  cleanups.push(box.close);
  const parent = await mkdtemp(join(tmpdir(), 'tarnbrook-servers-'));
  cleanups.push(() => rm(parent, { recursive: true, force: true }));
  const proxy = await openProxy(0);
  cleanups.push(proxy.close);
  const shared = { DATABASE_URL: cluster.url, MEDIA_URL: objects.url('live') };
  const env = { ...shared, ...objectStoreCredentials, SMTP_URL: box.url, DRAIN_SECONDS: '1', PUBLIC_URL: proxy.origin };
  const desk = readConfig({ ...shared, DATA_DIR: join(parent, 'desk') });
  const database = await openDatabase(desk);
  cleanups.push(database.close);
  const servers = new Servers(
    proxy,
    ['0', '1', '2'].map((name) => join(parent, name)),
    env,
  );
  cleanups.push(() => servers.close());
  return { servers, box, database, desk };
}

/** Imports a small range whose first product has a picture. @param count - how many products */
async function importRange(desk: Config, count: number): Promise<void> {
  const pictures = join(desk.dataDir, 'pictures');
  await mkdir(pictures, { recursive: true });
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#306030' } })
    .jpeg()
    .toFile(join(pictures, 'cola.jpg'));
  const rows = Array.from(
    { length: count },
    (_, index) => `${100 + index},Ashdale Cola ${index},Ashdale,24 × 330 ml,Drinks > Cola,ambient,none,${index === 0 ? 'cola.jpg' : ''}`,
  );
  const file = join(desk.dataDir, `range-${count}.csv`);
  await writeFile(file, ['code,name,brand,pack_size,categories,storage,allergens,images', ...rows, ''].join('\n'));
  expect(await runCli(desk, 'catalogue', 'import', file, '--images', pictures, '--remove-missing')).toMatchObject({ code: 0 });
}

const totalAt = async (origin: string) => ((await (await fetch(`${origin}/api/products?limit=1`)).json()) as ProductsAnswer).total;

const json = (body: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** The token in the newest link of a mail to somebody. */
function tokenFor(box: Mailbox, recipient: string, subject: RegExp): Promise<string> {
  return vi.waitFor(
    () => {
      const mail = box.mails.findLast(({ recipients, header }) => recipients.includes(recipient) && subject.test(header('subject') ?? ''));
      return /\?token=([\w-]{43})/u.exec(mail?.text ?? '')![1]!;
    },
    { timeout: 90_000, interval: 50 },
  );
}

/** One call that was sent, and how it ended. */
interface Sent {
  readonly url: string;
  readonly at: number;
  readonly status: number | undefined;
  /** The server that broke off. */
  readonly brokenBy: string | null;
}

/** Sends calls and writes down how each ended. */
class Visitors {
  readonly sent: Sent[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get broken(): Sent[] {
    return this.sent.filter(({ status }) => status === undefined || status >= 400);
  }

  async call(path: string, init: RequestInit = {}): Promise<{ status: number | undefined; body: unknown }> {
    const at = performance.now();
    try {
      const response = await fetch(this.#origin + path, { ...init, signal: AbortSignal.timeout(60_000) });
      const bytes = Buffer.from(await response.arrayBuffer());
      this.sent.push({ url: path, at, status: response.status, brokenBy: response.headers.get(brokenByHeader) });
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, body: isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : bytes };
    } catch {
      this.sent.push({ url: path, at, status: undefined, brokenBy: null });
      return { status: undefined, body: undefined };
    }
  }

  /** Sends until it is answered, as a browser does with a form whose answer got lost. */
  async untilAnswered(path: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
    for (;;) {
      const { status, body } = await this.call(path, init);
      if (status !== undefined && status !== 502) return { status, body };
    }
  }
}

/** The life of an account: registers with files, verifies, is approved by staff, logs in, forgets the password, logs in with the next. */
async function liveAnAccount(visitors: Visitors, { box, desk }: Place, submission: Submission, pause: () => Promise<void>): Promise<void> {
  const { mail } = submission;
  const send = async (path: string, body: object, status = 200) => {
    await pause();
    const answer = await visitors.untilAnswered(path, json(body));
    expect([path, answer.status], JSON.stringify(answer.body)).toEqual([path, status]);
    return answer.body as { token: string; status?: boolean };
  };
  const logIn = async (logInName: string, pwd: string) => {
    const { token } = await send(loginCall, { logIn: logInName, pwd });
    await pause();
    const me = await visitors.untilAnswered(meCall, { headers: { authorization: `Bearer ${token}` } });
    expect(me).toMatchObject({ status: 200, body: { data: { mail } } });
  };
  await visitors.untilAnswered('/api/business/accountForm', {
    method: 'POST',
    headers: headersOf(submission),
    body: new Uint8Array(bodyOf(submission)),
  });
  await send(verifyEmailCall, { token: await tokenFor(box, mail, /^Confirm/u) });
  const approved = await runCli(desk, 'accounts', 'approve', mail, '--json');
  expect(approved).toMatchObject({ code: 0 });
  const { userName } = JSON.parse(approved.out) as { userName: string };
  await send(changePasswordCall, { pwd: 'Halibut7Gravel', token: await tokenFor(box, mail, /is open$/u) });
  await logIn(userName, 'Halibut7Gravel');
  await send(resetPasswordCall, { mail });
  await send(changePasswordCall, { pwd: 'Gravel4Haddock', token: await tokenFor(box, mail, /password/iu) });
  await logIn(mail, 'Gravel4Haddock');
}

it('three servers are stopped, started and killed one after the other: only what was on its way in the killed one fails, and nothing is lost or doubled', async () => {
  const place = await openPlace();
  const { servers, box, database, desk } = place;
  await importRange(desk, products);
  const origins = await Promise.all([0, 1, 2].map((server) => servers.start(server)));

  // A change of the range is everywhere soon: at the latest before the servers would look for one whose notice was lost.
  await importRange(desk, products + 1);
  const imported = performance.now();
  await vi.waitFor(async () => expect(await Promise.all(origins.map(totalAt))).toEqual(Array(3).fill(products + 1)), {
    timeout: 5_000,
    interval: 20,
  });
  const noticedMs = Math.round(performance.now() - imported);

  // The picture of an import is at every server, none of which has it on its disk.
  const list = (await (await fetch(`${origins[0]}/api/products?limit=50`)).json()) as ProductsAnswer;
  const ids = list.data.map(({ productId }) => productId);
  const details = await Promise.all(
    ids.map(
      async (id) => ((await (await fetch(origins[0] + productDetailsCall(id))).json()) as ProductDetailsAnswer).data.productDetails[0]!,
    ),
  );
  const picture = details.find(({ code }) => code === '100')!.variants[0]!.images[0]!;
  const pictures = await Promise.all(origins.map((origin) => fetch(`${origin}${picture}?w=320`)));
  expect(pictures.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const folder of servers.folders) expect(await readdir(join(folder, 'media'))).not.toContain('originals');

  const visitors = new Visitors(servers.proxy.origin);
  await vi.waitFor(async () => expect((await visitors.call('/readyz')).status).toBe(200), 10_000);
  const submissions: Submission[] = [];
  const acknowledged = new Set<string>();
  const messages = new Map<string, string>();
  const widths = [96, 160, 240, 320, 480, 640];
  let [isOver, number] = [false, 0];
  const browse = async () => {
    while (!isOver) {
      number += 1;
      const id = ids[number % ids.length]!;
      const pages = [
        `/api/products?limit=12&offset=${number % products}`,
        productDetailsCall(id),
        `/api/products?limit=12&searchProduct=cola+${number % products}`,
        '/api/categories',
        `${picture}?w=${widths[number % widths.length]}`,
        '/api/job',
      ];
      await visitors.call(pages[number % pages.length]!);
    }
  };
  const register = async () => {
    while (!isOver) {
      const submission = newSubmission(5_000);
      submissions.push(submission);
      const { status } = await visitors.untilAnswered('/api/business/accountForm', {
        method: 'POST',
        headers: headersOf(submission),
        body: new Uint8Array(bodyOf(submission)),
      });
      if (status === 201) acknowledged.add(submission.key);
    }
  };
  const write = async () => {
    while (!isOver) {
      const [key, from] = [crypto.randomUUID(), `writer${messages.size}@example.com`];
      messages.set(from, key);
      const body = { name: 'Asha Holt', mail: from, subject: 'Haddock', message: 'Do you deliver on Mondays?', check: byPerson };
      expect((await visitors.untilAnswered(contactCall, json(body, { [idempotencyKeyHeader]: key }))).status).toBe(200);
      await wait(50);
    }
  };
  const load = Promise.all([browse(), browse(), browse(), register(), write()]);
  const life = newSubmission(20_000);
  // Each step of the account's life may meet another server in another state.
  const living = liveAnAccount(visitors, place, life, () => wait(500));

  // The servers are those of the version before: the next one migrates the tables under them, and they start again all the same.
  await migrateAsNextVersion(database);
  for (const server of [0, 1, 2]) {
    expect(await servers.end(server, 'SIGTERM')).toBe(0);
    servers.proxy.place(server, undefined);
    await servers.start(server);
  }
  const killedAt = performance.now();
  await servers.end(1, 'SIGKILL');
  await wait(500);
  servers.proxy.place(1, undefined);
  await servers.start(1);
  await vi.waitFor(() => expect(visitors.sent.length).toBeGreaterThanOrEqual(wanted), { timeout: 120_000, interval: 50 });
  await living;
  isOver = true;
  await load;

  const { broken } = visitors;
  for (const each of broken) {
    expect(each).toMatchObject({ status: 502, brokenBy: '1' });
    expect(each.at).toBeLessThan(killedAt + 500);
  }
  expect(broken.length).toBeLessThanOrEqual(6);

  submissions.push(life);
  acknowledged.add(life.key);
  const { rows } = await whatWasWritten(database);
  expect(rows.toSorted()).toEqual([...messages.keys()].toSorted());
  // The account that has lived on has other links and mails than one that has just registered.
  expect((await findFaults(database, submissions, acknowledged)).filter((fault) => !fault.startsWith(`${life.mail} is stored as`))).toEqual(
    [],
  );

  // Each mail once; what the killed server was sending may come again under its Message-ID.
  await vi.waitFor(async () => expect(await unsent(database)).toBe(0), { timeout: 90_000, interval: 200 });
  const causes = new Map<string, number>();
  for (const mail of box.mails) causes.set(mail.header('message-id')!, (causes.get(mail.header('message-id')!) ?? 0) + 1);
  expect(causes.size).toBe(await mailCount(database));
  expect([...causes.values()].filter((times) => times > 1).length).toBeLessThanOrEqual(4);

  for (const server of [0, 1, 2]) expect(await servers.end(server, 'SIGTERM')).toBe(0);
  console.log(
    `3 servers, 3 restarts, 1 killed: ${visitors.sent.length} requests, ${broken.length} broken off by the killed one; ${acknowledged.size} registrations, ${messages.size} messages, ${box.mails.length} mails of ${causes.size}; an import was everywhere after ${noticedMs} ms`,
  );
});

/** Adds to every table, as the migrations of a next version may do while servers of this one run. */
async function migrateAsNextVersion({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(kysely);
  for (const { name } of rows) await sql`alter table ${sql.table(name)} add column of_next_version text`.execute(kysely);
  await sql`create table of_next_version (id int)`.execute(kysely);
  await kysely.insertInto('migration').values({ name: '9999-next-version', isBreaking: false }).execute();
}

async function whatWasWritten({ kysely }: Database): Promise<{ rows: string[] }> {
  const rows = await kysely.selectFrom('contactMessage').select('mail').execute();
  return { rows: rows.map(({ mail }) => mail) };
}

async function unsent({ kysely }: Database): Promise<number> {
  return (await kysely.selectFrom('outbox').select('id').where('state', '<>', 'sent').execute()).length;
}

async function mailCount({ kysely }: Database): Promise<number> {
  return (await kysely.selectFrom('outbox').select('id').execute()).length;
}
