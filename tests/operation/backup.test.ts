import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openClient } from '../../src/cli/client.ts';
import { contactCall, jobApplicationCall } from '../../src/contract/calls.ts';
import type { ProductsAnswer } from '../../src/contract/catalogue.ts';
import type { Config } from '../../src/server/config.ts';
import { migrations } from '../../src/server/database/migrations/index.ts';
import { storeDocument } from '../../src/server/security/documentStore.ts';
import { freshDatabase, freshFolder, get, openApp, post, submit, type FreshDatabase, type TestApp } from '../api/harness.ts';
import { caller, Desk, openServer, runCli, type CommandResult } from '../api/commandLineHarness.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await Desk.open();
});
afterAll(() => desk?.remove());

/** Functions that close what a test opened, last opened first. */
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** A shop without anything in it; with `bare` not even tables. */
async function emptyShop(make = freshDatabase, content: 'bare' | 'empty' = 'empty'): Promise<Config> {
  const { config, remove } = await make(content);
  open.push(remove);
  return config;
}

const message = { name: 'Zoë', mail: 'zoe@example.com', subject: 'Grüße', message: 'One\n\n"two" \\ three' };
const application = {
  firstName: 'Tomos',
  lastName: 'Ackley',
  mobileNo: '07700900456',
  mail: 'tomos@ackley.example.com',
  termsAccepted: true,
  cv: { fileName: 'cv.pdf', mimeType: 'application/pdf', content: Buffer.from('%PDF-1.7\n\u0000\u0001\u00ff\n%%EOF\n').toString('base64') },
};
const picture = 'media/originals/ab/abcdef.jpg';
const pictureBytes = Buffer.from(Array.from({ length: 600_000 }, (_, index) => index % 251));

/** Every row of every table, as text in a fixed order. */
async function content({ database: { kysely } }: TestApp): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relpersistence = 'p' and relnamespace = current_schema()::regnamespace and relname <> 'migration'`.execute(
    kysely,
  );
  const all: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(kysely);
    all[name] = rows.map(({ row }) => row).join('\n');
  }
  return all;
}

describe('a backup, made while the server runs', () => {
  let fresh: FreshDatabase;
  let server: TestApp;
  let file: string;
  let made: CommandResult;

  beforeAll(async () => {
    fresh = await freshFolder('filled');
    server = await openServer(fresh.config);
    file = desk.path('whole.gz');
    const { id } = await server.database.kysely
      .insertInto('job')
      .values({ title: 'Driver', description: 'd', task: 't', requirements: 'r', extraRequirements: 'e' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await submit(server, jobApplicationCall, { ...application, jobId: id }, { 'idempotency-key': crypto.randomUUID() });
    await submit(server, contactCall, message);
    // An id that was given to a deleted row must not be given again.
    await submit(server, contactCall, message);
    await server.database.kysely.deleteFrom('contactMessage').where('id', '=', 2).execute();
    await mkdir(dirname(join(fresh.config.dataDir, picture)), { recursive: true });
    await writeFile(join(fresh.config.dataDir, picture), pictureBytes);
    made = await runCli(fresh.config, 'backup', file);
  });
  afterAll(async () => {
    await server?.close();
    await fresh?.remove();
  });

  it('is read back before it counts as made', () => {
    expect([made.code, made.err]).toEqual([0, '']);
    expect(made.out).toMatch(/^[\d,]+ rows of \d+ tables and 1 picture are in .+; it was read back and is whole\.\n$/u);
  });

  it.each([
    ['data folder', freshFolder],
    ['database of a server', freshDatabase],
  ])('is restored into an empty %s: every row, number and picture', async (_, make) => {
    const config = await emptyShop(make, 'bare');
    const { code, out, err } = await runCli(config, 'restore', file);
    expect([code, err]).toEqual([0, '6 e-mails wait and will be sent when the server starts.\n']);
    expect(out).toMatch(/^Restored as of \d{4}-\d\d-\d\d \d\d:\d\d UTC: [\d,]+ rows/u);
    const restored = await openApp(config);
    open.push(restored.close);
    expect(await content(restored)).toEqual(await content(server));
    expect((await readFile(join(config.dataDir, picture))).equals(pictureBytes)).toBe(true);
    expect((await get<ProductsAnswer>(restored, '/api/products?searchProduct=cola')).body).toEqual(
      (await get<ProductsAnswer>(server, '/api/products?searchProduct=cola')).body,
    );
    expect((await post(restored, contactCall, message)).status).toBe(200);
    expect((await restored.database.kysely.selectFrom('contactMessage').select('id').orderBy('id').execute()).map(({ id }) => id)).toEqual([
      1, 3,
    ]);
  });

  it('lets waiting mails be put aside', async () => {
    const config = await emptyShop();
    expect((await runCli(config, 'restore', file, '--hold-mail')).err).toBe('');
    const restored = await openApp(config);
    open.push(restored.close);
    expect(await restored.database.kysely.selectFrom('outbox').select(['state']).distinct().execute()).toEqual([{ state: 'failed' }]);
  });

  it('is not restored over a shop that holds data', async () => {
    const other = await freshDatabase('filled');
    open.push(other.remove);
    const { code, err } = await runCli(other.config, 'restore', file);
    expect(code).toBe(1);
    expect(err).toContain('A backup can only be restored into an empty shop');
  });

  it('does not take another file’s place', async () => {
    const { code, err } = await runCli(fresh.config, 'backup', file);
    expect([code, err]).toEqual([1, `There is a file ${file} already. Choose another name.\n`]);
  });

  it('is one moment: what comes in meanwhile is whole or not in it', async () => {
    const second = desk.path('busy.gz');
    let isDone = false;
    const writing = (async () => {
      while (!isDone) {
        await post(server, contactCall, message);
        // Without a pause between messages a slow machine would never finish its backup.
        await setTimeout(50);
      }
    })();
    const { code } = await runCli(fresh.config, 'backup', second);
    isDone = true;
    await writing;
    expect(code).toBe(0);
    const config = await emptyShop();
    await runCli(config, 'restore', second);
    const restored = await openApp(config);
    open.push(restored.close);
    // Each message was queued with its two mails, in one transaction.
    const messages = await restored.database.kysely.selectFrom('contactMessage').select('id').execute();
    const mails = await restored.database.kysely
      .selectFrom('outbox')
      .select('cause')
      .where('kind', 'in', ['contactReceived', 'staffContact'])
      .execute();
    // The second message was deleted above; its mails were not.
    const expected = [2, ...messages.map(({ id }) => id)].flatMap((id) => [`contact:${id}`, `contact:${id}:staff`]);
    expect(mails.map(({ cause }) => cause).toSorted()).toEqual(expected.toSorted());
  });

  it('is refused when it is damaged, broken off or not one at all, and nothing is touched', async () => {
    const bytes = await readFile(file);
    const lines = gunzipSync(bytes).toString('utf8').split('\n');
    const changed = lines.map((line) => line.replace('Zoë', 'Zoe')).join('\n');
    const cases: [name: string, content: Buffer, said: RegExp][] = [
      ['no-gzip', Buffer.from('hello'), /cannot be read as a backup/u],
      ['broken-off', bytes.subarray(0, bytes.length / 2), /cannot be read as a backup/u],
      ['without-end', gzipSync(lines.slice(0, -2).join('\n') + '\n'), /broke off/u],
      ['changed', gzipSync(changed), /is damaged/u],
      ['something-else', gzipSync('{"a":1}\n'), /does not begin as one/u],
    ];
    const config = await emptyShop();
    for (const [name, content_, said] of cases) {
      const bad = desk.path(`${name}.gz`);
      await writeFile(bad, content_);
      const { code, err } = await runCli(config, 'restore', bad);
      expect([name, code]).toEqual([name, 1]);
      expect(err).toMatch(said);
    }
    expect((await runCli(config, 'restore', desk.path('absent.gz'))).err).toContain('cannot be read as a backup');
    expect((await runCli(config, 'restore', file)).code).toBe(0);
  });
});

it.each([
  ['through a server', freshFolder],
  ['without one', freshDatabase],
])('a backup that cannot be written to its end, %s, leaves nothing open', async (_, make) => {
  const config = await emptyShop(make);
  const server = await openServer(config);
  open.push(server.close);
  const { kysely } = server.database;
  const content = randomBytes(4_000_000);
  await storeDocument(kysely, { fileName: 'cv.pdf', mimeType: 'application/pdf', content });
  const client = await openClient(config, caller);
  const bytes = client.bytes('/backup');
  expect((await bytes.next()).done).toBe(false);
  // The reader gives up, as when the disk that the backup is written to is full.
  await bytes.return(undefined);
  await client.close();
  const reading = sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
  await vi.waitFor(async () => expect((await reading.execute(kysely)).rows).toEqual([{ count: 0 }]));
});

it('a backup is not made without the pictures that there are', async () => {
  const config = await emptyShop();
  await mkdir(join(config.dataDir, 'media'));
  await writeFile(join(config.dataDir, 'media/originals'), 'not a folder');
  const file = desk.path('without-pictures.gz');
  expect(await runCli(config, 'backup', file)).toMatchObject({ code: 1, out: '', err: expect.stringContaining('ENOTDIR') as string });
  expect(existsSync(file)).toBe(false);
});

it('a backup of an older version is restored and brought up to date', async () => {
  const old = migrations[0]!.name;
  const lines = [
    { head: { format: 1, takenAt: '2026-01-31T10:00:00.000Z', migrations: [old] } },
    { table: 'tag_key', rows: '[{"id":7,"name":"Vegan"}]', count: 1 },
    { table: 'catalogue_state', rows: '[{"single":true,"version":3,"loaded_at":"2026-01-30T10:00:00+00:00"}]', count: 1 },
    { table: 'media_art', rows: '[{"hash":"a","art":{"shape":"can","brand":{"name":"Ashdale"},"title":"Cola"}}]', count: 1 },
    { table: 'media', rows: '[{"hash":"m","slug":"cola-front","source":{"kind":"drawn","view":"front"},"art_hash":"a"}]', count: 1 },
    { sequences: { tag_key_id_seq: '7' } },
  ].map((line) => `${JSON.stringify(line)}\n`);
  const end = {
    rows: { tag_key: 1, catalogue_state: 1, media_art: 1, media: 1 },
    files: 0,
    sha256: createHash('sha256').update(lines.join('')).digest('hex'),
  };
  const file = desk.path('old.gz');
  await writeFile(file, gzipSync(`${lines.join('')}${JSON.stringify({ end })}\n`));
  const config = await emptyShop(freshDatabase, 'bare');
  expect(await runCli(config, 'restore', file)).toMatchObject({ code: 0 });
  const restored = await openApp(config);
  open.push(restored.close);
  const { kysely } = restored.database;
  expect((await kysely.selectFrom('migration').select('name').orderBy('name').execute()).map(({ name }) => name)).toEqual(
    migrations.map(({ name }) => name),
  );
  expect(await kysely.selectFrom('tagKey').selectAll().execute()).toEqual([{ id: 7, name: 'Vegan' }]);
  expect(await kysely.selectFrom('media').select(['hash', 'generator', 'parameters']).execute()).toEqual([
    { hash: 'm', generator: 'demo-pack', parameters: { view: 'front', shape: 'can', brand: 'Ashdale', title: 'Cola' } },
  ]);
  expect(restored.catalogue.version).toBe(3);
});

describe('no backup counts as made', () => {
  it('of a folder where there is no shop, which stays as it was', async () => {
    const { config, remove } = await freshFolder('bare');
    open.push(remove);
    const mistyped = { ...config, dataDir: `${config.dataDir}-typo` };
    const { code, out, err } = await runCli(mistyped, 'backup', desk.path('nothing.gz'));
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: `There is no shop in ${mistyped.dataDir}. Set DATA_DIR to the folder that the server is started with.\n`,
    });
    expect([existsSync(desk.path('nothing.gz')), existsSync(mistyped.dataDir)]).toEqual([false, false]);
  });

  it('of a database that holds nothing', async () => {
    const config = await emptyShop();
    const { code, err } = await runCli(config, 'backup', desk.path('empty.gz'));
    expect([code, err]).toEqual([
      1,
      'The database holds nothing, so no backup was made. Check that DATA_DIR and DATABASE_URL are those of the server.\n',
    ]);
    expect(existsSync(desk.path('empty.gz'))).toBe(false);
  });

  it('without pictures that the range names; the file is there all the same', async () => {
    const { config, remove } = await freshDatabase('filled');
    open.push(remove);
    const { database, close } = await openApp(config);
    await database.kysely
      .insertInto('media')
      .values({ hash: 'abcdefabcdef', path: 'originals/ab/cd.jpg', generator: null, parameters: null })
      .execute();
    await close();
    const { code, out, err } = await runCli(config, 'backup', desk.path('no-pictures.gz'));
    expect([code, out]).toEqual([1, expect.stringContaining('was read back and is whole')]);
    expect(err).toBe(
      `1 picture that the range names is not in ${config.dataDir}/media and not in this backup, the first is media/originals/ab/cd.jpg. Set DATA_DIR to the folder that has them, or import them again.\n`,
    );
    expect(existsSync(desk.path('no-pictures.gz'))).toBe(true);
  });
});
