/** The store of pictures, on the disk and in an object store: what both must do, and what happens to a shop whose store is down. */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProductDetailsAnswer, ProductsAnswer } from '../../src/contract/catalogue.ts';
import { readConfig, type Config } from '../../src/server/config.ts';
import { openMediaStore, type MediaStore } from '../../src/server/media/index.ts';
import { mediaRetryMs } from '../../src/server/media/store.ts';
import { Desk, openServer, runCli } from '../api/commandLineHarness.ts';
import { freshDatabase, get, openApp, type TestApp } from '../api/harness.ts';
import { openObjectStore, type TestObjectStore } from '../api/objectStore.ts';

let objects: TestObjectStore;
let desk: Desk;
beforeAll(async () => {
  objects = await openObjectStore();
  desk = await Desk.open();
});
afterAll(async () => {
  await desk?.remove();
  await objects?.close();
});

/** Functions that close what a test opened, last opened first. */
const open: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of open.splice(0).toReversed()) await close();
});

/** Settings with a place for pictures of their own. */
const places = {
  'a disk': () => readConfig({ DATA_DIR: desk.path(crypto.randomUUID()) }),
  'an object store': () => readConfig({ DATA_DIR: desk.path(crypto.randomUUID()), MEDIA_URL: objects.url(crypto.randomUUID()) }),
} as const;

function openStore(config: Config): MediaStore {
  const store = openMediaStore(config);
  open.push(() => store.close());
  return store;
}

describe.each(Object.entries(places))('%s', (_name, settings) => {
  const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, index) => index % 251));

  it('gives back what was stored, byte by byte, to every process', async () => {
    const config = settings();
    await openStore(config).write('originals/ab/abc.jpg', bytes);
    expect((await openStore(config).read('originals/ab/abc.jpg'))?.equals(bytes)).toBe(true);
  });

  it('has nothing of another name', async () => {
    const store = openStore(settings());
    expect(await store.read('originals/ab/abc.jpg')).toBeUndefined();
    await store.write('originals/ab/abc.jpg', bytes);
    expect(await store.read('originals/ab/ab')).toBeUndefined();
    expect(await store.read('originals/ab')).toBeUndefined();
  });

  it('takes a file again, and an empty one', async () => {
    const store = openStore(settings());
    for (const content of [bytes, bytes, Buffer.alloc(0)]) {
      await store.write('originals/ab/abc.jpg', content);
      expect((await store.read('originals/ab/abc.jpg'))?.equals(content)).toBe(true);
    }
  });

  it('takes a file from the disk, where it is gone then', async () => {
    const store = openStore(settings());
    const path = desk.path(crypto.randomUUID());
    await writeFile(path, bytes);
    await store.adopt('originals/cd/cde.png', path);
    expect((await store.read('originals/cd/cde.png'))?.equals(bytes)).toBe(true);
    expect(existsSync(path)).toBe(false);
  });

  it('lists one folder in order, also when it is long', async () => {
    const store = openStore(settings());
    expect(await store.list('originals')).toEqual([]);
    const names = Array.from({ length: 1_050 }, (_, index) => `originals/${index % 7}/${String(index).padStart(4, '0')}.jpg`);
    await store.write('made/1/x.webp', bytes);
    await store.write('originals-of-others/x.webp', bytes);
    for (let at = 0; at < names.length; at += 50)
      await Promise.all(names.slice(at, at + 50).map((name) => store.write(name, Buffer.from(name))));
    expect(await store.list('originals')).toEqual(names.toSorted());
  });
});

const columns = 'code,name,brand,pack_size,categories,storage,allergens,images';

/** A shop with one imported picture, whose file is `path` in the store. */
async function shopWithPicture(config: Config): Promise<{ readonly picture: string; readonly path: string }> {
  await mkdir(desk.path('pictures'), { recursive: true });
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2050c0' } })
    .jpeg()
    .toFile(desk.path('pictures/cola.jpg'));
  const file = await desk.csv(
    'range.csv',
    columns,
    '100,Ashdale Cola,Ashdale,24 × 330 ml,Drinks,ambient,none,cola.jpg',
    '101,Ashdale Water,Ashdale,24 × 500 ml,Drinks,ambient,none,',
  );
  const imported = await runCli(config, 'catalogue', 'import', file, '--images', desk.path('pictures'));
  expect(imported, imported.err).toMatchObject({ code: 0 });
  const [path] = await openStore(config).list('originals');
  const shop = await openApp(config);
  const [found] = (await get<ProductsAnswer>(shop, '/api/products?searchProduct=cola')).body.data;
  const { data } = (await get<ProductDetailsAnswer>(shop, `/api/products/details/${found!.productId}`)).body;
  await shop.close();
  return { picture: data.productDetails[0]!.variants[0]!.images[0]!, path: path! };
}

/** Settings of several servers on one database and one object store, each with a folder of its own. */
async function severalServers(count: number): Promise<Config[]> {
  const { config, remove } = await freshDatabase();
  open.push(remove);
  const { objectStore } = readConfig({ MEDIA_URL: objects.url(crypto.randomUUID()) });
  return Array.from({ length: count }, (_, index) => ({ ...config, dataDir: join(config.dataDir, String(index)), objectStore }));
}

async function start(config: Config): Promise<TestApp> {
  const shop = await openServer(config);
  open.push(shop.close);
  return shop;
}

const ask = (shop: TestApp, picture: string, width = 240) =>
  shop.app.inject({ url: `${picture}?w=${width}`, headers: { accept: 'image/webp' } });

/** Moves the clock on to the time at which a store that was down is tried again. */
function waitForRetry(): void {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + mediaRetryMs + 1);
}

describe('servers that share an object store', () => {
  it('all have a picture that was imported at one of them, and none needs another’s disk', async () => {
    const [first, second] = (await severalServers(2)) as [Config, Config];
    const { picture } = await shopWithPicture(first);
    const answers = [await ask(await start(first), picture), await ask(await start(second), picture)];
    for (const { statusCode, rawPayload } of answers) {
      expect(statusCode).toBe(200);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 240 });
    }
    expect(existsSync(join(first.dataDir, 'media/originals'))).toBe(false);
    expect(answers[0]!.headers['etag']).toBe(answers[1]!.headers['etag']);
  });

  it('make a size once: the others take it from the store', async () => {
    const [first, second] = (await severalServers(2)) as [Config, Config];
    const { picture } = await shopWithPicture(first);
    await ask(await start(first), picture);
    const [made] = await openStore(first).list('made');
    // A size that is unlike what this server would make shows where it came from.
    const other = await sharp({ create: { width: 240, height: 9, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer();
    await openStore(first).write(made!, other);
    expect((await ask(await start(second), picture)).rawPayload.equals(other)).toBe(true);
  });

  it('back up the pictures from anywhere, and restore them into another store', async () => {
    const [first, second] = (await severalServers(2)) as [Config, Config];
    const { picture, path } = await shopWithPicture(first);
    const file = desk.path(`${crypto.randomUUID()}.gz`);
    expect(await runCli(second, 'backup', file)).toMatchObject({ code: 0, err: '', out: expect.stringContaining('1 picture') as string });
    for (const withStore of [true, false]) {
      const [empty] = (await severalServers(1)) as [Config];
      const target = withStore ? empty : { ...empty, objectStore: undefined };
      expect((await runCli(target, 'restore', file)).code).toBe(0);
      expect((await openStore(target).read(path))?.equals((await openStore(first).read(path))!)).toBe(true);
      expect((await ask(await start(target), picture)).statusCode).toBe(200);
    }
  });

  it('say of a backup without the pictures where they should be', async () => {
    const [config] = (await severalServers(1)) as [Config];
    await shopWithPicture(config);
    const mistyped = { ...config, objectStore: { ...config.objectStore!, prefix: 'typo/' } };
    const { code, err } = await runCli(mistyped, 'backup', desk.path(`${crypto.randomUUID()}.gz`));
    expect(code).toBe(1);
    expect(err).toMatch(/^1 picture .+ is not in s3:\/\/shop-pictures\/typo\/ at http:\S+ .+ Set MEDIA_URL to the store that has them/u);
  });

  it('answer 404 for a picture that is gone from the store, and make again a size that is gone', async () => {
    const [config] = (await severalServers(1)) as [Config];
    const { picture } = await shopWithPicture(config);
    const shop = await start(config);
    expect((await ask(shop, picture)).statusCode).toBe(200);
    await rm(join(config.dataDir, 'media/made'), { recursive: true });
    const emptied = { ...config, objectStore: { ...config.objectStore!, prefix: 'emptied/' } };
    expect((await ask(await start(emptied), picture)).statusCode).toBe(404);
    await openStore(emptied).write(
      (await openStore(config).list('originals'))[0]!,
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
        .jpeg()
        .toBuffer(),
    );
    expect((await ask(await start(emptied), picture)).statusCode).toBe(200);
  });
});

describe('while the object store is down', () => {
  afterEach(() => objects.start());

  it('stored pictures answer 503 with Retry-After, drawn and cached ones and everything else go on; afterwards all is as before', async () => {
    const [config] = (await severalServers(1)) as [Config];
    const { picture } = await shopWithPicture(config);
    const shop = await start(config);
    expect((await ask(shop, picture, 96)).statusCode).toBe(200);
    const tile = (await get<{ imageURL: string }[]>(shop, '/api/categories')).body[0]!.imageURL;
    await objects.stop();
    for (const width of [240, 320]) {
      const { statusCode, headers, body } = await ask(shop, picture, width);
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', undefined]);
      expect(body).toBe('This picture cannot be shown now. Please try again.');
    }
    expect((await ask(shop, picture, 96)).statusCode).toBe(200);
    expect((await ask(shop, tile)).statusCode).toBe(200);
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
    expect((await get<ProductsAnswer>(shop, '/api/products')).body.total).toBe(2);
    await objects.start();
    expect((await ask(shop, picture, 240)).statusCode).toBe(503);
    waitForRetry();
    expect((await ask(shop, picture, 240)).statusCode).toBe(200);
  });

  it('neither import nor backup nor restore counts as done, and each says why', async () => {
    const [config, other] = [...(await severalServers(1)), ...(await severalServers(1))] as [Config, Config];
    await shopWithPicture(config);
    const file = desk.path(`${crypto.randomUUID()}.gz`);
    expect((await runCli(config, 'backup', file)).code).toBe(0);
    await objects.stop();
    const reason = /The pictures in s3:\/\/shop-pictures\/\S+ at http:\S+ cannot be (?:read|written) \(.*ECONNREFUSED.*\)\./u;
    const range = await desk.csv('again.csv', columns, '100,Ashdale Cola,Ashdale,24 × 330 ml,Drinks,ambient,none,cola.jpg');
    for (const words of [
      ['catalogue', 'import', range, '--images', desk.path('pictures')],
      ['backup', desk.path('without.gz')],
    ])
      expect(await runCli(config, ...words)).toMatchObject({ code: 1, err: expect.stringMatching(reason) as string });
    expect(existsSync(desk.path('without.gz'))).toBe(false);
    expect(await runCli(other, 'restore', file)).toMatchObject({ code: 1, err: expect.stringMatching(reason) as string });
    await objects.start();
    expect((await runCli(other, 'restore', file)).code).toBe(0);
  });
});
