import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ProductDetailsAnswer, ProductQuery, ProductsAnswer } from '../../src/contract/catalogue.ts';
import {
  findMedia,
  InvalidCatalogueError,
  loadCatalogue,
  removeLoadDebris,
  renewSearchIndex,
  type LoadProgress,
} from '../../src/server/catalogue/index.ts';
import type { CatalogueSource } from '../../src/range/source.ts';
import { brandCalled } from '../../src/demo/parameters.ts';
import { drawCategory, drawProduct } from '../../src/demo/studio/index.ts';
import { pictureViews, type PackArt } from '../../src/demo/types.ts';
import { openDatabase, waitForFolder } from '../../src/server/database/index.ts';
import { migrations } from '../../src/server/database/migrations/index.ts';
import type { PictureGenerators } from '../../src/server/media/index.ts';
import { loadDemoGenerators } from '../../src/server/demo.ts';
import { StartError } from '../../src/server/errors.ts';
import { fixtureCatalogue } from './fixture.ts';
import { freshDatabase, freshFolder, get, openApp, postgresUrl, type Content, type FreshDatabase, type TestApp } from './harness.ts';

const everything: ProductQuery = {
  search: '',
  categoryId: undefined,
  brands: [],
  tagId: undefined,
  sorting: 'popularity',
  limit: 100,
  offset: 0,
};

/** Functions that close what a test opened, last opened first. */
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function fresh(content?: Content): Promise<FreshDatabase> {
  const database = await freshDatabase(content);
  open.push(database.remove);
  return database;
}

async function freshEmbedded(content?: Content): Promise<FreshDatabase> {
  const database = await freshFolder(content);
  open.push(database.remove);
  return database;
}

async function start(config: FreshDatabase['config']): Promise<TestApp> {
  const app = await openApp(config);
  open.push(app.close);
  return app;
}

describe('the database', () => {
  it('is made from nothing by the migrations, and they change nothing the second time', async () => {
    const { config } = await fresh('bare');
    for (let time = 1; time <= 2; time++) {
      const database = await openDatabase(config);
      const applied = await database.kysely.selectFrom('migration').select(['name', 'appliedAt']).orderBy('name').execute();
      expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
      expect(await database.kysely.selectFrom('catalogueState').select('version').execute()).toEqual([{ version: 0 }]);
      await database.close();
    }
  });

  it('is taken when a newer version of the shop has only added to it, so that the version before can run beside it and after it', async () => {
    const { config } = await fresh('filled');
    const newer = await openDatabase(config);
    await sql`alter table product add column of_next_version text`.execute(newer.kysely);
    await newer.kysely.insertInto('migration').values({ name: '9999-future', isBreaking: false }).execute();
    await newer.close();
    expect((await get<ProductsAnswer>(await start(config), '/api/products')).body.total).toBe(60);
  });

  it('is refused when a newer version of the shop made it', async () => {
    const { config } = await fresh();
    const database = await openDatabase(config);
    await database.kysely.insertInto('migration').values({ name: '9999-future' }).execute();
    await database.close();
    await expect(openDatabase(config)).rejects.toThrow(
      new StartError(
        'The database was made by a newer version of the shop (it has "9999-future"). Start that version, or use another database.',
      ),
    );
  });

  it('gives the keys within a JSON column back as they were stored', async () => {
    const { database } = await start((await fresh()).config);
    const content = { business_name: 'Quay Café', 'directors[0].postCode': 'M12 0ZX', nested: { first_name: 'Maya' } };
    await database.kysely
      .insertInto('outbox')
      .values({ cause: 'test:1', kind: 'verify', recipient: 'maya@example.com', content: JSON.stringify(content) })
      .execute();
    expect(await database.kysely.selectFrom('outbox').select('content').execute()).toEqual([{ content }]);
  });

  it('rolls back a transaction that fails, and goes on', async () => {
    const { database } = await start((await fresh()).config);
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('tagKey').values({ name: 'lost' }).execute();
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await database.kysely.selectFrom('tagKey').selectAll().execute()).toEqual([]);
  });

  it('keeps prepared reads apart from a transaction that is open', async () => {
    const { database } = await start((await fresh()).config);
    const count = { name: 'count_tag_keys', text: 'select count(*) from tag_key' };
    let read: Promise<unknown> | undefined;
    await database.kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('tagKey').values({ name: 'new' }).execute();
      read = database.read(count, []);
      await read;
    });
    expect(await read).toEqual([['0']]);
  });

  it('survives a prepared read that fails', async () => {
    const { database } = await start((await fresh()).config);
    const divide = { name: 'divide', text: 'select 10 / $1::int' };
    expect(await database.read(divide, [5])).toEqual([['2']]);
    await expect(database.read(divide, [0])).rejects.toThrow('division by zero');
    await expect(database.read(divide, ['x'])).rejects.toThrow('invalid input syntax');
    expect(await database.read(divide, [2])).toEqual([['5']]);
    await expect(database.read({ name: 'nonsense', text: 'select from nothing' }, [])).rejects.toThrow('nothing');
    await expect(database.read({ name: 'nonsense', text: 'select from nothing' }, [])).rejects.toThrow('nothing');
    expect(await database.read({ name: 'list', text: 'select cardinality($1::int[]), $2::text' }, [[1, 2, 3], null])).toEqual([
      ['3', null],
    ]);
  });

  describe('loading a catalogue', () => {
    it('reports its progress up to the last product', async () => {
      const { database } = await start((await fresh()).config);
      const progress: LoadProgress[] = [];
      const result = await loadCatalogue(database, fixtureCatalogue, { onProgress: (step) => progress.push(step) });
      expect(result).toEqual({ version: 1, products: 60, added: 60, removed: 0 });
      expect(progress[0]).toEqual({ done: 0, total: 60 });
      expect(progress.at(-1)).toEqual({ done: 60, total: 60 });
    });

    it('keeps ids by code, slug and name, whatever changes around them', async () => {
      const shop = await start((await fresh()).config);
      await loadCatalogue(shop.database, fixtureCatalogue);
      await shop.catalogue.refresh();
      const ids = await idsOf(shop);

      const kept = fixtureCatalogue.products.filter((_, index) => index % 2 === 0).toReversed();
      const added = { ...kept[0]!, code: 'NEW-1', name: 'A new product', brand: 'Aardvark' };
      await loadCatalogue(
        shop.database,
        { categories: fixtureCatalogue.categories.toReversed(), products: [added, ...kept] },
        { removeMissing: true },
      );
      await shop.catalogue.refresh();
      const now = await idsOf(shop);
      for (const { code } of kept) expect(now.products.get(code)).toBe(ids.products.get(code));
      for (const [name, id] of now.categories) expect(id).toBe(ids.categories.get(name));
      for (const [name, id] of now.tags) expect(id).toBe(ids.tags.get(name));
      expect([...ids.products.values()]).not.toContain(now.products.get('NEW-1'));

      await loadCatalogue(shop.database, fixtureCatalogue);
      await shop.catalogue.refresh();
      expect(await idsOf(shop)).toEqual(ids);
      expect(shop.catalogue.version).toBe(3);
    });

    it('leaves no row of the old catalogue behind', async () => {
      const { database } = await start((await fresh('filled')).config);
      await loadCatalogue(
        database,
        { categories: fixtureCatalogue.categories, products: fixtureCatalogue.products.slice(0, 3) },
        { removeMissing: true },
      );
      for (const table of ['product', 'productView', 'searchDocument', 'productFacet'] as const) {
        const { rows } = await sql<{ rows: string }>`select count(*)::text as rows from ${sql.table(table)}`.execute(database.kysely);
        expect([table, rows[0]!.rows]).toEqual([table, '3']);
      }
    });

    it('loads only into an empty catalogue when asked so, however many try at once', async () => {
      const { config } = await fresh();
      const first = await start(config);
      const second = await start(config);
      const results = await Promise.all(
        [first, second].map(({ database }) => loadCatalogue(database, fixtureCatalogue, { onlyIfEmpty: true })),
      );
      expect(results.filter(Boolean)).toEqual([{ version: 1, products: 60, added: 60, removed: 0 }]);
    });

    it('refuses a catalogue that contradicts itself, says where, and changes nothing', async () => {
      const shop = await start((await fresh('filled')).config);
      const [first, second] = fixtureCatalogue.products;
      const wrong: CatalogueSource = {
        categories: fixtureCatalogue.categories,
        products: [
          first!,
          { ...second!, code: first!.code },
          { ...second!, code: 'X', categories: ['nowhere'], createdAt: 'yesterday', popularity: 1.5 },
        ],
      };
      const failure = await loadCatalogue(shop.database, wrong).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(InvalidCatalogueError);
      expect((failure as InvalidCatalogueError).problems).toEqual([
        'Product code "100001" is there more than once.',
        'Product "X" stands in category "nowhere", which does not exist.',
        'Product "X" has the popularity 1.5, which is no whole number.',
        'Product "X" was created at "yesterday", which is no date.',
      ]);
      await shop.catalogue.refresh();
      expect(shop.catalogue.version).toBe(1);
    });

    it('refuses a catalogue with a stored picture that the shop does not have, and keeps the pictures that it has', async () => {
      const shop = await start((await fresh('filled')).config);
      const pictures = () => shop.database.kysely.selectFrom('media').selectAll().orderBy('hash').execute();
      const before = await pictures();
      const [first] = fixtureCatalogue.products;
      const images = [{ view: 'front', source: { kind: 'stored', hash: '0123456789ab' } }] as const;
      const wrong = { ...fixtureCatalogue, products: [{ ...first!, variants: [{ tags: [], images }] }] };
      await expect(loadCatalogue(shop.database, wrong, { removeMissing: true })).rejects.toThrow('The shop has no picture "0123456789ab".');
      expect(await pictures()).toEqual(before);
    });

    it('refuses to lose more than a tenth of the products unless that is meant, whoever asks at the same time', async () => {
      const shop = await start((await fresh('filled')).config);
      const without = (count: number) => ({ ...fixtureCatalogue, products: fixtureCatalogue.products.slice(count) });
      // Sixty products: two loads that take six each would take twelve, and only the first may.
      const others = { ...fixtureCatalogue, products: fixtureCatalogue.products.slice(0, -6) };
      const both = await Promise.allSettled([without(6), others].map((source) => loadCatalogue(shop.database, source)));
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
      expect(refused.reason).toMatchObject({
        isLoss: true,
        message: "Nothing was changed: 6 of the shop's 54 products would be gone, which is more than a tenth.",
      });
      expect(await loadCatalogue(shop.database, without(20), { removeMissing: true })).toMatchObject({ products: 40 });
    });

    it('leaves no table behind on the connection, loaded or refused', async () => {
      const { database } = await start((await fresh('filled')).config);
      await loadCatalogue(database, fixtureCatalogue);
      await expect(loadCatalogue(database, { categories: [], products: [] })).rejects.toThrow('60 of the shop');
      const { rows } = await sql`select relname from pg_class where relname like 'staged%'`.execute(database.kysely);
      expect(rows).toEqual([]);
    });

    it('gives back the room of a load that was stopped', async () => {
      const { database } = await start((await fresh('filled')).config);
      const bytes = async () =>
        (await sql<{ bytes: number }>`select pg_total_relation_size('product_view')::int as bytes`.execute(database.kysely)).rows[0]!.bytes;
      const before = await bytes();
      await database.kysely
        .transaction()
        .execute(async (transaction) => {
          await sql`insert into product_view select 1000000 + n, '', '', '', array[]::int[] from generate_series(1, 100000) n`.execute(
            transaction,
          );
          throw new Error('stopped');
        })
        .catch(() => {});
      expect(await bytes()).toBeGreaterThan(before + 2_000_000);
      await removeLoadDebris(database);
      expect(await bytes()).toBeLessThanOrEqual(before + 65_536);
    });

    it('leaves the old catalogue when it fails in the middle', async () => {
      const shop = await start((await fresh('filled')).config);
      await shop.catalogue.refresh();
      const before = (await shop.catalogue.products(everything)).value;
      const poisoned = fixtureCatalogue.products.map((product, index) =>
        index === 59 ? { ...product, description: 'a \0 byte' } : { ...product, name: 'Changed' },
      );
      await expect(loadCatalogue(shop.database, { ...fixtureCatalogue, products: poisoned })).rejects.toThrow();
      await shop.catalogue.refresh();
      expect(shop.catalogue.version).toBe(1);
      expect((await shop.catalogue.products({ ...everything, limit: 99 })).value.data).toEqual(before.data);
    });

    it('drops what was cached, and gives a new cache to those who cache something made of it', async () => {
      const shop = await start((await fresh()).config);
      const { cache } = shop.catalogue;
      expect((await get<ProductsAnswer>(shop, '/api/products')).body.total).toBe(0);
      await loadCatalogue(shop.database, fixtureCatalogue);
      await vi.waitFor(() => expect(shop.catalogue.cache).not.toBe(cache), 5_000);
      expect((await get<ProductsAnswer>(shop, '/api/products')).body.total).toBe(60);
    });

    it('is taken over by a read that comes before its notice', async () => {
      const shop = await start((await fresh()).config);
      await shop.database.kysely.updateTable('catalogueState').set({ version: 7 }).execute();
      expect(shop.catalogue.version).toBe(0);
      await shop.catalogue.products(everything);
      expect(shop.catalogue.version).toBe(7);
    });
  });

  describe('a search index that older code made', () => {
    /** Rows of the search index, and other rows that a change of the catalogue would change. */
    async function indexOf({ database: { kysely } }: TestApp) {
      return {
        documents: await kysely.selectFrom('searchDocument').selectAll().orderBy('productId').execute(),
        terms: await kysely.selectFrom('searchTerm').selectAll().orderBy('term').execute(),
        facets: await kysely.selectFrom('productFacet').selectAll().orderBy('productId').execute(),
        values: await kysely.selectFrom('facetValue').selectAll().orderBy('id').execute(),
        products: await kysely.selectFrom('productView').selectAll().orderBy('productId').execute(),
        state: await kysely.selectFrom('catalogueState').selectAll().executeTakeFirstOrThrow(),
      };
    }

    async function age({ database: { kysely } }: TestApp) {
      await kysely.updateTable('searchDocument').set({ terms: "'old':1A" }).execute();
      await kysely.deleteFrom('searchTerm').execute();
      await kysely.deleteFrom('productFacet').execute();
      await kysely.deleteFrom('facetValue').execute();
      await kysely.updateTable('catalogueState').set({ searchIndex: 0 }).execute();
    }

    it('is made anew, as a load would make it, and the products stay as they are', async () => {
      const shop = await start((await fresh('filled')).config);
      const loaded = await indexOf(shop);
      await age(shop);
      const progress: LoadProgress[] = [];
      await renewSearchIndex(shop.database, (step) => progress.push(step));
      expect(await indexOf(shop)).toEqual({ ...loaded, state: { ...loaded.state, version: 2 } });
      expect(progress).toEqual([
        { done: 0, total: 60 },
        { done: 60, total: 60 },
      ]);
      await vi.waitFor(async () =>
        expect((await get<ProductsAnswer>(shop, '/api/products?searchProduct=cola')).body.total).toBeGreaterThan(0),
      );
    });

    it('is made anew once, however many servers start at once', async () => {
      const { config } = await fresh('filled');
      const first = await start(config);
      await age(first);
      const second = await start(config);
      const renewed = vi.fn<(progress: LoadProgress) => void>();
      await Promise.all([first, second].map(({ database }) => renewSearchIndex(database, renewed)));
      expect(renewed).toHaveBeenCalledTimes(2);
      expect((await indexOf(first)).state.version).toBe(2);
    });

    it('is left alone when this code made it', async () => {
      const shop = await start((await fresh('filled')).config);
      const loaded = await indexOf(shop);
      await renewSearchIndex(shop.database, () => expect.unreachable());
      expect(await indexOf(shop)).toEqual(loaded);
    });
  });

  it('finds a picture by its hash, with all that it is drawn from', async () => {
    const shop = await start((await fresh('filled')).config);
    await shop.catalogue.refresh();
    const { productDetails } = (await get<ProductDetailsAnswer>(shop, '/api/products/details/1')).body.data;
    const [drawn, file] = productDetails[0]!.variants.map(({ images }) => images[0]!.split('/'));
    expect(await findMedia(shop.database, drawn![2]!)).toEqual({
      kind: 'generated',
      generator: 'demo-pack',
      parameters: expect.objectContaining({ view: 'front', title: 'Cola', size: '330 ml' }) as unknown,
    });
    expect(await findMedia(shop.database, file![2]!)).toEqual({ kind: 'file', path: 'imported/0.jpg' });
    const tile = shop.catalogue.categories().value[0]!.imageURL.split('/');
    expect(await findMedia(shop.database, tile[2]!)).toEqual({
      kind: 'generated',
      generator: 'placeholder',
      parameters: { name: 'Drinks' },
    });
    for (const nothing of ['000000000000', '', 'x', '%', "'"]) expect(await findMedia(shop.database, nothing)).toBeUndefined();
  });
});

describe('a database of before generated pictures', () => {
  const can: PackArt = {
    shape: 'can',
    brand: brandCalled('Brightwell'),
    title: 'Orange & "Mango"',
    subtitle: 'Sparkling drink',
    size: '330 ml',
    mark: '24 × 330 ml',
    caseUnits: 24,
    contents: '#f58a1f',
    flash: '#d43f1a',
    back: ['Ingredients: water, sugar.'],
    barcode: '2012345000005',
    seed: 7,
  };
  const nutrition = { per: '100 g', energyKj: 650, energyKcal: 155, fat: 9.5, saturates: 3.2, carbohydrate: 1, sugars: 0.5, protein: 16, salt: 1.1 } as const; // prettier-ignore
  const { mark: _unmarked, ...tray }: PackArt = { ...can, shape: 'tray-chilled', title: 'Bacon Bowls', flash: can.contents, nutrition };

  it('keeps its pictures, their addresses and what they show', async () => {
    const { config } = await fresh('bare');
    const before = await openDatabase(config, undefined, '0007-references');
    const drawn = Object.entries({ can, tray }).flatMap(([key, art]) =>
      pictureViews.map((view) => ({ hash: `${key} ${view}`, key, art, view })),
    );
    const insert = (table: string, row: object) =>
      sql`insert into ${sql.table(table)} select * from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::json)`.execute(
        before.kysely,
      );
    for (const [hash, art] of Object.entries({ can, tray })) await insert('media_art', { hash, art });
    for (const { hash, key, view } of drawn) await insert('media', { hash, slug: 'x', source: { kind: 'drawn', view }, art_hash: key });
    await insert('media', { hash: 'file', slug: 'x', source: { kind: 'file', path: 'originals/ab/abc.jpg' } });
    await insert('media', { hash: 'tile', slug: 'x', source: { kind: 'category', slug: 'fish', name: 'Fish & "Chips"' } });
    await before.close();

    const { database } = await start(config);
    const media = new Map((await database.kysely.selectFrom('media').selectAll().execute()).map((row) => [row.hash, row]));
    expect(media.size).toBe(drawn.length + 2);
    expect(media.get('file')).toMatchObject({ path: 'originals/ab/abc.jpg', generator: null, parameters: null });
    const generators: PictureGenerators = await loadDemoGenerators();
    const draw = (hash: string) => generators[media.get(hash)!.generator!]!.draw(media.get(hash)!.parameters!);
    expect(await draw('tile')).toBe(drawCategory('fish', 'Fish & "Chips"'));
    for (const { hash, art, view } of drawn)
      expect(await draw(hash), hash).toBe(drawProduct({ ...art, isFilled: art.nutrition !== undefined }, view));
    expect(media.get('tray front')!.parameters).not.toHaveProperty('nutrition');
  });
});

it('a mail about a form with warnings that an older version queued is still sent whole', async () => {
  const { config } = await fresh('bare');
  const before = await openDatabase(config, undefined, '0010-listings');
  const content = { accountId: 1, businessName: 'Quay Café', doubts: ['Please check this VAT number: its check digits do not fit'] };
  await before.kysely
    .insertInto('outbox')
    .values({ cause: 'account:1:submitted:staff', kind: 'staffAccount', recipient: 'desk@example.com', content: JSON.stringify(content) })
    .execute();
  await before.close();

  const { database } = await start(config);
  expect(await database.kysely.selectFrom('outbox').select('content').execute()).toEqual([
    { content: { accountId: 1, businessName: 'Quay Café', details: [['Business name', 'Quay Café']], warnings: content.doubts } },
  ]);
});

describe('several processes on one PostgreSQL', () => {
  it('migrate at once without getting in each other’s way', async () => {
    const { config } = await fresh('bare');
    const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase(config)));
    const applied = await databases[0]!.kysely.selectFrom('migration').select('name').execute();
    expect(applied).toHaveLength(migrations.length);
    await Promise.all(databases.map((database) => database.close()));
  });

  it('see a catalogue that another one loaded', async () => {
    const { config } = await fresh();
    const [writer, reader] = [await start(config), await start(config)];
    expect((await get<ProductsAnswer>(reader, '/api/products')).body.total).toBe(0);
    await loadCatalogue(writer.database, fixtureCatalogue);
    await vi.waitFor(async () => expect((await get<ProductsAnswer>(reader, '/api/products')).body.total).toBe(60), 5_000);
    const etags = await Promise.all([writer, reader].map(async (shop) => (await get(shop, '/api/products')).headers['etag']));
    expect(etags[0]).toBe(etags[1]);
  });

  it('hear of changes again after the connection was cut', async () => {
    const { config } = await fresh();
    const [writer, reader] = [await start(config), await start(config)];
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tarnbrook listener' and datname = current_database()`.execute(
      writer.database.kysely,
    );
    await loadCatalogue(writer.database, fixtureCatalogue);
    await vi.waitFor(() => expect(reader.catalogue.version).toBe(1), 10_000);
  });
});

describe('a data folder', () => {
  it('is held by one server at a time, for which others wait no longer than they are told to, and free again when that one closes', async () => {
    const { config } = await freshEmbedded();
    const holder = await openDatabase(config);
    await expect(
      waitForFolder(
        () => openDatabase(config),
        () => {},
        undefined,
        300,
      ),
    ).rejects.toThrow(
      new RegExp(
        `^The data folder ${config.dataDir} is in use by another running server \\(process ${process.pid}, since .+\\)\\. Stop that server, or set DATA_DIR to another folder\\.$`,
        'u',
      ),
    );
    await holder.close();
    await (await openDatabase(config)).close();
  });

  it('is free again after its server was killed, and has everything that was acknowledged', async () => {
    const { config } = await freshEmbedded();
    const child = spawn(process.execPath, ['--input-type=module', '-e', killedWriter, config.dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let acknowledged = 0;
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => {
      acknowledged = Number(text.trim().split('\n').at(-1));
      if (acknowledged >= 40) child.kill('SIGKILL');
    });
    await once(child, 'exit');
    const database = await openDatabase(config);
    const { rows } = await sql<{ name: string }>`select name from tag_key order by id`.execute(database.kysely);
    await database.close();
    expect(acknowledged).toBeGreaterThanOrEqual(40);
    expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
    expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: rows.length }, (_, index) => String(index + 1)));
  });

  it('keeps the old catalogue when its server is killed while it loads another', async () => {
    const { config } = await freshEmbedded('filled');
    const child = spawn(process.execPath, ['--input-type=module', '-e', killedLoader, config.dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const shop = await start(config);
    expect(shop.catalogue.version).toBe(1);
    expect((await shop.catalogue.products(everything)).value.total).toBe(60);
  });

  it('that cannot be used is refused with a sentence that says what to do', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tarnbrook-data-'));
    open.push(() => rm(folder, { recursive: true }));
    await expect(openDatabase({ databaseUrl: undefined, dataDir: '/dev/null/data' })).rejects.toThrow(
      /^The data folder \/dev\/null\/data cannot be used \(.+\)\. Make it readable and writable for this user, or set DATA_DIR to another folder\.$/u,
    );
  });
});

describe('a PostgreSQL that cannot be used is refused with a sentence that says what to do', () => {
  const dataDir = tmpdir();
  it.each([
    [
      'a user it does not know',
      () => postgresUrl('postgres', 'stranger:secret-word'),
      /refuses user "stranger"\. Check name and password in DATABASE_URL\.$/u,
    ],
    ['a database that does not exist', () => postgresUrl('nowhere'), /has no database "nowhere"\. Create it, or correct DATABASE_URL\.$/u],
    [
      'a port where nobody listens',
      () => 'postgres://a:secret-word@127.0.0.1:1/a',
      /^No PostgreSQL answers at 127\.0\.0\.1:1 \(.+\)\. Start it, or correct DATABASE_URL\.$/u,
    ],
    [
      'a host that does not exist',
      () => 'postgres://a:secret-word@host.invalid/a',
      /^No PostgreSQL answers at host\.invalid:5432 \(.+\)\. Start it, or correct DATABASE_URL\.$/u,
    ],
  ])('%s', async (_, url, message) => {
    const failure: unknown = await openDatabase({ databaseUrl: url(), dataDir }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as StartError).message).toMatch(message);
    expect((failure as StartError).message).not.toContain('secret-word');
  });
});

/** A program that writes numbers one by one, and prints each when it is acknowledged. */
const killedWriter = `
  import { openDatabase } from ${JSON.stringify(new URL('../../src/server/database/index.ts', import.meta.url))};
  const { kysely } = await openDatabase({ dataDir: process.argv[1] });
  for (let number = 1; ; number++) {
    await kysely.insertInto('tag_key').values({ name: String(number) }).execute();
    process.stdout.write(number + '\\n');
  }`;

/** A program that loads the fixture with other names and stops halfway. */
const killedLoader = `
  import { openDatabase } from ${JSON.stringify(new URL('../../src/server/database/index.ts', import.meta.url))};
  import { loadCatalogue } from ${JSON.stringify(new URL('../../src/server/catalogue/index.ts', import.meta.url))};
  import { fixtureCatalogue } from ${JSON.stringify(new URL('fixture.ts', import.meta.url))};
  import { writeSync } from 'node:fs';
  const database = await openDatabase({ dataDir: process.argv[1] });
  const products = fixtureCatalogue.products.slice(0, 30);
  await loadCatalogue(database, { ...fixtureCatalogue, products }, { removeMissing: true, onProgress({ done, total }) {
    if (done < total) return;
    writeSync(1, 'all written, not committed');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
  } });`;

async function idsOf(shop: TestApp) {
  const { data } = (await shop.catalogue.products(everything)).value;
  const flat = (list: ReturnType<typeof shop.catalogue.categories>['value']): [string, number][] =>
    list.flatMap(({ id, name, subCategories }) => [[name, id], ...flat(subCategories)]);
  return {
    products: new Map(data.map(({ code, productId }) => [code!, productId])),
    categories: new Map(flat(shop.catalogue.categories().value)),
    tags: new Map(data.flatMap(({ variants }) => variants[0]!.tags.map(({ id, name }) => [name, id] as const))),
  };
}
