import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaWidths } from '../../src/contract/media.ts';
import type { CategoriesAnswer, ProductDetailsAnswer } from '../../src/contract/catalogue.ts';
import { loadCatalogue } from '../../src/server/catalogue/index.ts';
import type { Config } from '../../src/server/config.ts';
import type { Database } from '../../src/server/database/index.ts';
import { loadDemoGenerators } from '../../src/server/demo.ts';
import { mediaFolder, mediaRoutes, openMediaStore, type PictureGenerators } from '../../src/server/media/index.ts';
import { fixtureCatalogue } from './fixture.ts';
import { freshDatabase, freshFolder, get, openApp, type FreshDatabase, type TestApp } from './harness.ts';

describe('GET /media', () => {
  let fresh: FreshDatabase;
  let config: Config;
  let shop: TestApp;
  let drawn: string;
  let imported: string;
  let missing: string;
  let tile: string;

  beforeAll(async () => {
    fresh = await freshDatabase();
    config = fresh.config;
    shop = await openApp(config);
    await loadCatalogue(shop.database, fixtureCatalogue);
    await shop.catalogue.refresh();
    const { data } = (await get<ProductDetailsAnswer>(shop, '/api/products/details/1')).body;
    drawn = data.productDetails[0]!.variants[0]!.images[0]!;
    imported = data.productDetails[0]!.variants[1]!.images[0]!;
    missing = (await get<ProductDetailsAnswer>(shop, '/api/products/details/2')).body.data.productDetails[0]!.variants[1]!.images[0]!;
    tile = (await get<CategoriesAnswer>(shop, '/api/categories')).body[0]!.imageURL;
    // A telephone's picture: rotated, with an EXIF orientation that says so.
    const original = sharp({ create: { width: 150, height: 200, channels: 3, background: '#c02010' } }).withMetadata({ orientation: 6 });
    await mkdir(join(mediaFolder(config.dataDir), 'imported'), { recursive: true });
    await original.jpeg().toFile(join(mediaFolder(config.dataDir), 'imported/0.jpg'));
  });
  afterAll(async () => {
    await shop?.close();
    await fresh?.remove();
  });

  const ask = (url: string, accept = 'image/avif,image/webp,*/*', headers: Record<string, string> = {}) =>
    shop.app.inject({ url, headers: { accept, ...headers } });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('answers %s with %s', async (accept, type, format) => {
    const { statusCode, headers, rawPayload } = await ask(`${drawn}?w=320`, accept);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-length': String(rawPayload.length),
      etag: expect.stringMatching(/^"[\w-]+"$/u) as string,
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: 320, height: 320 });
  });

  it('offers every width of the contract, 640 by default', async () => {
    for (const width of mediaWidths) {
      const { rawPayload } = await ask(`${drawn}?w=${width}`, '*/*');
      expect((await sharp(rawPayload).metadata()).width).toBe(width);
    }
    expect((await sharp((await ask(drawn, '*/*')).rawPayload).metadata()).width).toBe(640);
  });

  it('draws the tiles of categories', async () => {
    expect(await sharp((await ask(`${tile}?w=320`)).rawPayload).metadata()).toMatchObject({ width: 320, height: 240 });
  });

  it('turns imported pictures upright, strips what the camera wrote, and never enlarges them', async () => {
    const large = await sharp((await ask(`${imported}?w=1280`, '*/*')).rawPayload).metadata();
    expect(large).toMatchObject({ width: 200, height: 150 });
    expect([large.exif, large.orientation]).toEqual([undefined, undefined]);
    expect((await sharp((await ask(`${imported}?w=96`, '*/*')).rawPayload).metadata()).width).toBe(96);
  });

  it('answers with the same bytes again, by whatever name, and in the next process', async () => {
    const first = await ask(`${drawn}?w=240`);
    const again = await ask(`${drawn.slice(0, drawn.lastIndexOf('/'))}/other-name?w=240`);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    const next = Fastify().register(
      // Without a database no picture can be made.
      mediaRoutes({
        database: {} as Database,
        store: openMediaStore(config),
        folder: mediaFolder(config.dataDir),
        loadGenerators: loadDemoGenerators,
      }),
    );
    const kept = await next.inject({ url: `${drawn}?w=240`, headers: { accept: 'image/avif' } });
    expect(kept.rawPayload.equals(first.rawPayload)).toBe(true);
    await next.close();
  });

  it('keeps small pictures in memory, and opens no file for them again', async () => {
    const first = await ask(`${drawn}?w=160`);
    await rm(join(mediaFolder(config.dataDir), 'made'), { recursive: true });
    expect((await ask(`${drawn}?w=160`)).rawPayload).toEqual(first.rawPayload);
    expect(await readdir(mediaFolder(config.dataDir))).not.toContain('made');
  });

  it('answers 304 to who has it', async () => {
    const { headers } = await ask(`${drawn}?w=96`);
    const again = await ask(`${drawn}?w=96`, 'image/avif', { 'if-none-match': `"other", ${String(headers.etag)}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect((await ask(`${drawn}?w=96`, '*/*', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const { statusCode, headers, rawPayload } = await shop.app.inject({ method: 'HEAD', url: `${drawn}?w=96` });
    expect([statusCode, headers['content-type'], rawPayload.length]).toEqual([200, 'image/jpeg', 0]);
  });

  it('makes a picture once for all who ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(`${drawn}?w=160`)));
    expect(answers.every(({ statusCode, rawPayload }) => statusCode === 200 && rawPayload.equals(answers[0]!.rawPayload))).toBe(true);
  });

  describe('refuses with 404 and no JSON', () => {
    it.each([
      ['a width that is not offered', () => `${drawn}?w=321`],
      ['a width in another spelling', () => `${drawn}?w=0320`],
      ['a width twice', () => `${drawn}?w=320&w=320`],
      ['a huge width', () => `${drawn}?w=99999999999999999999`],
      ['an empty width', () => `${drawn}?w=`],
      ['another parameter', () => `${drawn}?w=320&x=1`],
      ['another parameter alone', () => `${drawn}?v=2`],
      ['a broken query', () => `${drawn}?w=%`],
      ['an unknown picture', () => '/media/000000000000/nothing'],
      ['a hash in capitals', () => drawn.replace(/[0-9a-f]{12}/u, (hash) => `A${hash.slice(1).toUpperCase()}`)],
      ['a hash that is none', () => "/media/'%20or%20true/x"],
      ['no name', () => drawn.slice(0, drawn.lastIndexOf('/'))],
      ['a path upwards', () => '/media/..%2f..%2fetc/passwd'],
      ['a NUL', () => '/media/%00/x'],
      ['nothing', () => '/media/'],
      ['a picture whose file is gone', () => `${missing}?w=320`],
    ])('%s', async (_what, url) => {
      const { statusCode, headers, body } = await ask(url());
      expect(statusCode).toBe(404);
      expect([headers['content-type'], body]).toEqual(['text/plain; charset=utf-8', 'There is no such picture.']);
      expect(headers['cache-control']).not.toContain('immutable');
    });
  });
});

describe('making pictures', () => {
  let fresh: FreshDatabase;
  let shop: TestApp;
  let pictures: string[];

  beforeAll(async () => {
    fresh = await freshFolder();
    shop = await openApp(fresh.config);
    await loadCatalogue(shop.database, fixtureCatalogue);
    await shop.catalogue.refresh();
    const found = await shop.database.kysely
      .selectFrom('media')
      .select('hash')
      .where('generator', '=', 'demo-pack')
      .orderBy('hash')
      .execute();
    pictures = found.map(({ hash }) => `/media/${hash}/pack?w=96`);
  });
  afterAll(async () => {
    await shop?.close();
    await fresh?.remove();
  });

  const folder = () => mediaFolder(fresh.config.dataDir);

  it('refuses what it cannot take on, and takes it when asked again', async () => {
    const queue = { concurrency: 1, waitingLimit: 2 };
    const app = Fastify().register(
      mediaRoutes({
        database: shop.database,
        store: openMediaStore(fresh.config),
        folder: folder(),
        loadGenerators: loadDemoGenerators,
        queue,
      }),
    );
    const answers = await Promise.all(pictures.slice(0, 8).map((url) => app.inject({ url })));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(refused).toHaveLength(5);
    for (const { headers } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toBeUndefined();
    }
    for (const url of pictures.slice(0, 8)) expect((await app.inject({ url })).statusCode).toBe(200);
    await app.close();
  });

  describe('that a generator draws', () => {
    const hash = 'abcdefabcdef';
    beforeAll(() =>
      shop.database.kysely
        .insertInto('media')
        .values({ hash, generator: 'square', parameters: JSON.stringify({ side: 100 }) })
        .execute(),
    );
    const drawnBy = async (generators: PictureGenerators) => {
      const app = Fastify().register(
        mediaRoutes({
          database: shop.database,
          store: openMediaStore(fresh.config),
          folder: folder(),
          loadGenerators: async () => generators,
        }),
      );
      const answer = await app.inject({ url: `/media/${hash}/square?w=96`, headers: { accept: 'image/webp' } });
      await app.close();
      return answer;
    };
    const square = (fill: string, version: number): PictureGenerators => ({
      square: {
        version,
        draw: (parameters) => {
          const { side } = parameters as { side: number };
          return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${fill}"/></svg>`;
        },
      },
    });

    it('draws from the parameters, and anew when the generator has another version', async () => {
      const first = await drawnBy(square('#ff0000', 1));
      expect((await sharp(first.rawPayload).stats()).dominant.r).toBeGreaterThan(200);
      const kept = await drawnBy(square('#0000ff', 1));
      expect([kept.rawPayload.equals(first.rawPayload), kept.headers.etag]).toEqual([true, first.headers.etag]);
      const anew = await drawnBy(square('#0000ff', 2));
      expect((await sharp(anew.rawPayload).stats()).dominant.b).toBeGreaterThan(200);
      expect(anew.headers.etag).not.toBe(first.headers.etag);
    });

    it('answers 404 when this version of the shop does not know the generator', async () => {
      expect((await drawnBy({})).statusCode).toBe(404);
    });
  });

  it('is not held up by clients that go away', async () => {
    const queue = { concurrency: 1, waitingLimit: 4 };
    const app = Fastify().register(
      mediaRoutes({
        database: shop.database,
        store: openMediaStore(fresh.config),
        folder: folder(),
        loadGenerators: loadDemoGenerators,
        queue,
      }),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    for (const url of pictures.slice(10, 30)) {
      const client = connect(port, '127.0.0.1');
      await new Promise<void>((resolve) => client.write(`GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`, () => resolve()));
      client.destroy();
    }
    const answer = await fetch(`http://127.0.0.1:${port}${pictures[40]}`);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    await app.close();
  });

  it('serves pictures that the disk does not take', async () => {
    const full = join(fresh.config.dataDir, 'full');
    await mkdir(full);
    await writeFile(join(full, 'made'), 'a file where a folder should be');
    const app = Fastify().register(
      mediaRoutes({ database: shop.database, store: openMediaStore(fresh.config), folder: full, loadGenerators: loadDemoGenerators }),
    );
    expect((await app.inject({ url: pictures[50]! })).statusCode).toBe(200);
    expect((await app.inject({ url: pictures[50]! })).statusCode).toBe(200);
    await app.close();
  });

  it('says when to try again while the database is away, and goes on serving what was made', async () => {
    const away = {
      read: () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })),
    } as unknown as Database;
    const app = Fastify().register(
      mediaRoutes({ database: away, store: openMediaStore(fresh.config), folder: folder(), loadGenerators: loadDemoGenerators }),
    );
    const refused = await app.inject({ url: pictures[60]! });
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([503, '5', undefined]);
    expect((await app.inject({ url: pictures[0]! })).statusCode).toBe(200);
    await app.close();
  });

  it('leaves nothing half behind', async () => {
    const made = await readdir(join(folder(), 'made'), { recursive: true, withFileTypes: true });
    const files = made.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(8);
    for (const { parentPath, name } of files) expect((await sharp(join(parentPath, name)).metadata()).width).toBe(96);
    await rm(join(folder(), 'made'), { recursive: true });
    expect((await shop.app.inject({ url: pictures[0]! })).statusCode).toBe(200);
  });
});
