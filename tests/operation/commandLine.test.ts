import { mkdir, readdir, rename, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CategoriesAnswer, ProductDetailsAnswer, ProductsAnswer } from '../../src/contract/catalogue.ts';
import { loadCatalogue } from '../../src/server/catalogue/index.ts';
import { linesOf, type CatalogueSource } from '../../src/range/source.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase } from '../../src/server/database/index.ts';
import { mediaFolder } from '../../src/server/media/index.ts';
import { Output } from '../../src/cli/output.ts';
import { replaceCatalogue } from '../../src/cli/catalogue/replace.ts';
import { openClient } from '../../src/cli/client.ts';
import { CommandError } from '../../src/cli/errors.ts';
import { fixtureCatalogue } from '../api/fixture.ts';
import { freshDatabase, freshFolder, get, type FreshDatabase, type TestApp } from '../api/harness.ts';
import { caller, Desk, openServer, runCli, runCliAt } from '../api/commandLineHarness.ts';
import { collector } from '../setup/collector.ts';

const columns = 'code,name,brand,pack_size,description,categories,allergens,popularity,created_at,tags,images';
const cola =
  '100,Ashdale Cola,Ashdale,24 × 330 ml,Cold and fizzy.,Drinks > Cola,none,50,2026-01-31,Vegan | New in,cola.jpg | side=folder/cola-side.png';
const prawns = '200,Fenwick Prawns,Fenwick,10 × 1 kg,,Fish & Seafood > Shellfish,Crustaceans,90,2026-02-28T10:00:00Z,,';

let desk: Desk;
beforeAll(async () => {
  desk = await Desk.open();
  await mkdir(desk.path('pictures/folder'), { recursive: true });
  const picture = (background: string, width = 300) => sharp({ create: { width, height: 200, channels: 3, background } });
  await picture('#aa2211').jpeg().toFile(desk.path('pictures/cola.jpg'));
  await picture('#1122aa').png().toFile(desk.path('pictures/folder/cola-side.png'));
  await picture('#11aa22').webp().toFile(desk.path('pictures/tile.webp'));
  const whole = await picture('#aa8811', 900).jpeg({ quality: 100 }).toBuffer();
  await writeFile(desk.path('pictures/broken.jpg'), whole.subarray(0, whole.length / 2));
  await writeFile(desk.path('pictures/text.jpg'), 'not a picture');
  await writeFile(desk.path('pictures/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  await picture('#000').gif().toFile(desk.path('pictures/moving.gif'));
  await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png()
    .toFile(desk.path('pictures/huge.png'));
  await sharp({ create: { width: 1, height: 59_000, channels: 3, background: '#fff' } })
    .png()
    .toFile(desk.path('pictures/long.png'));
  await picture('#123456').jpeg().toFile(desk.path('secret.jpg'));
  await symlink(desk.path('secret.jpg'), desk.path('pictures/link.jpg'));
});
afterAll(() => desk?.remove());

describe('npm run shop -- catalogue, while a server runs', () => {
  let fresh: FreshDatabase;
  let server: TestApp;

  beforeAll(async () => {
    fresh = await freshFolder();
    server = await openServer(fresh.config);
    await loadCatalogue(server.database, fixtureCatalogue);
    await server.catalogue.refresh();
  });
  afterAll(async () => {
    await server?.close();
    await fresh?.remove();
  });

  const products = async (query = 'limit=100') => (await get<ProductsAnswer>(server, `/api/products?${query}`)).body;
  const details = async (id: number) =>
    (await get<ProductDetailsAnswer>(server, `/api/products/details/${id}`)).body.data.productDetails[0]!;
  const images = () => ['--images', desk.path('pictures')];
  const originals = async () =>
    (await readdir(join(mediaFolder(fresh.config.dataDir), 'originals'), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );

  it('imports a file: the server answers with it at once', async () => {
    const before = await products('searchProduct=cola');
    expect(before.total).toBeGreaterThan(0);
    const file = await desk.csv('good.csv', columns, ',,,,,Drinks,,,,,tile.webp', cola, '100,,,,,,,,,Single pack,cola.jpg', prawns);
    const { code, out, err } = await runCli(fresh.config, 'catalogue', 'import', file, ...images(), '--remove-missing');
    expect([code, out]).toEqual([0, 'The catalogue has 2 products now: 2 new, 0 as before or changed, 60 gone. Version 2.\n']);
    expect(err).toContain('Loading the catalogue: 2 of 2 products');

    // On an external PostgreSQL the server is notified of the import; on the embedded database it did the import itself.
    await vi.waitFor(async () => expect((await products()).data.map(({ name }) => name)).toEqual(['Fenwick Prawns', 'Ashdale Cola']));
    const [, found] = (await products()).data;
    const product = await details(found!.productId);
    expect(product).toMatchObject({
      code: '100',
      brand: 'Ashdale',
      packSize: '24 × 330 ml',
      description: 'Cold and fizzy.',
      allergens: { contains: [], mayContain: [] },
      variants: [{ tags: [{ name: 'Vegan' }, { name: 'New in' }] }, { tags: [{ name: 'Single pack' }] }],
    });
    expect(product.variants.map((variant) => variant.images.map((image) => image.split('/')[3]))).toEqual([
      ['ashdale-cola-front', 'ashdale-cola-side'],
      ['ashdale-cola-front'],
    ]);
    for (const image of product.variants.flatMap((variant) => variant.images)) {
      const answer = await server.app.inject({ url: `${image}?w=240`, headers: { accept: 'image/webp' } });
      expect([answer.statusCode, (await sharp(answer.rawPayload).metadata()).width]).toEqual([200, 240]);
    }

    const tree = (await get<CategoriesAnswer>(server, '/api/categories')).body;
    expect(tree.map(({ name, isMainCategory, subCategories }) => [name, isMainCategory, subCategories.map((each) => each.name)])).toEqual([
      ['Drinks', true, ['Cola']],
      ['Fish & Seafood', true, ['Shellfish']],
    ]);
    const tile = await server.app.inject({ url: `${tree[0]!.imageURL}?w=240`, headers: { accept: '*/*' } });
    const { dominant } = await sharp(tile.rawPayload).stats();
    expect(dominant.g).toBeGreaterThan(dominant.r + 80);
    expect(await originals()).toHaveLength(3);
  });

  it('changes nothing when the same file comes again', async () => {
    const answers = () =>
      Promise.all(['/api/products?limit=100', '/api/categories'].map(async (url) => (await server.app.inject({ url })).body));
    const before = await answers();
    const { code, out } = await runCli(fresh.config, 'catalogue', 'import', desk.path('good.csv'), ...images(), '--remove-missing');
    expect([code, out]).toEqual([0, 'The catalogue has 2 products now: 0 new, 2 as before or changed, 0 gone. Version 3.\n']);
    await vi.waitFor(() => expect(server.catalogue.version).toBe(3));
    expect(await answers()).toEqual(before);
    expect(await originals()).toHaveLength(3);
  });

  it('imports nothing when one row is bad, and says which', async () => {
    const file = await desk.csv(
      'bad.csv',
      columns,
      cola,
      '300,,Ashdale,1 kg,,Drinks,,much,,,',
      '400,Ashdale Rice,Ashdale,1 kg,,Food,,,,,secret.jpg',
    );
    const { code, out, err } = await runCli(fresh.config, 'catalogue', 'import', file, ...images());
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(
      'Line 3: name is missing.\nLine 3: popularity must be a whole number.\nLine 4: images "secret.jpg" does not exist in the image folder.\n2 rows are bad',
    );
    expect(await desk.read('bad.problems.csv')).toBe(
      '\ufeffline,code,field,reason\r\n3,300,name,is missing\r\n3,300,popularity,must be a whole number\r\n4,400,images,"""secret.jpg"" does not exist in the image folder"\r\n',
    );
    expect([server.catalogue.version, (await products()).total]).toEqual([3, 2]);
    expect(await readdir(mediaFolder(fresh.config.dataDir))).not.toContainEqual(expect.stringContaining('incoming'));
  });

  it('imports the good rows with --keep-good', async () => {
    const report = desk.path('elsewhere.csv');
    const { code, out } = await runCli(
      fresh.config,
      'catalogue',
      'import',
      desk.path('bad.csv'),
      ...images(),
      '--keep-good',
      '--remove-missing',
      '--report',
      report,
      '--json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      imported: true,
      products: 1,
      added: 0,
      removed: 1,
      badRows: 2,
      report,
      problems: [{ line: 3, code: '300', field: 'name' }, {}, { line: 4 }],
    });
    expect((await desk.read('elsewhere.csv')).split('\r\n')).toHaveLength(5);
    await vi.waitFor(async () => expect((await products()).total).toBe(1));
  });

  it('tells what there is', async () => {
    expect(JSON.parse((await runCli(fresh.config, 'catalogue', 'info', '--json')).out)).toMatchObject({
      version: 4,
      products: 1,
      variants: 1,
      categories: 2,
      brands: 1,
      tags: 2,
      pictures: 4,
    });
    expect((await runCli(fresh.config, 'catalogue', 'info')).out).toContain('products: 1\n');
  });

  describe('export', () => {
    const tricky: CatalogueSource = {
      categories: [
        { slug: 'a', name: 'Fish > Chips | "Peas"', isMain: false, children: [{ slug: 'empty', name: '=Empty', children: [] }] },
        { slug: 'b', name: 'Drinks', children: [{ slug: 'main-below', name: 'Cola', isMain: true, children: [] }] },
      ],
      products: [
        ...fixtureCatalogue.products
          .slice(0, 12)
          .map((product) => ({ ...product, categories: ['main-below', 'a'], variants: product.variants.slice(0, 1) })),
        {
          code: '=1+1',
          name: '+44 "Sauce", hot',
          brand: '@Home',
          packSize: '-5 kg',
          description: 'Two\nlines, one\\backslash',
          categories: ['empty'],
          allergens: { contains: [], mayContain: ['Tree nuts (almonds, hazelnuts)', 'Sesame'] },
          popularity: -3,
          createdAt: '2025-05-05T05:05:05.555Z',
          variants: [
            { tags: ["'n' | >", '=Tag'], images: [] },
            { tags: [], images: [] },
          ],
        },
        {
          code: 'plain',
          name: 'No facts',
          brand: 'B',
          packSize: '',
          description: '',
          categories: ['a'],
          popularity: 0,
          createdAt: '2020-01-01T00:00:00.000Z',
          variants: [{ tags: [], images: [] }],
        },
      ],
    };
    const everything = async () => {
      const list = (await server.app.inject({ url: '/api/products?limit=100&sorting=alphabetical_asc' })).body;
      const { data } = JSON.parse(list) as ProductsAnswer;
      const pages = await Promise.all(
        data.map(async ({ productId }) => (await server.app.inject({ url: `/api/products/details/${productId}` })).body),
      );
      return [list, (await server.app.inject({ url: '/api/categories' })).body, ...pages];
    };
    const reach = (version: number) => vi.waitFor(() => expect(server.catalogue.version).toBe(version));

    it('and import give the same catalogue', async () => {
      // A file must name a pack size.
      const source = { ...tricky, products: tricky.products.map((product) => ({ ...product, packSize: product.packSize || '1' })) };
      await loadCatalogue(server.database, source, { removeMissing: true });
      await server.catalogue.refresh();
      const before = await everything();
      expect(before).toHaveLength(2 + 14);
      expect(await runCli(fresh.config, 'catalogue', 'export', desk.path('out.csv'))).toMatchObject({
        code: 0,
        out: '14 products and 0 pictures were exported.\n',
      });
      const { version } = server.catalogue;
      const { code, err } = await runCli(fresh.config, 'catalogue', 'import', desk.path('out.csv'));
      expect([code, err]).toEqual([0, expect.not.stringContaining('bad')]);
      await reach(version + 1);
      expect(await everything()).toEqual(before);
    });

    it('holds no cell that a spreadsheet would calculate', async () => {
      const text = await desk.read('out.csv');
      expect(text).toContain('\n\'=1+1,"\'+44 ""Sauce"", hot",\'@Home,\'-5 kg,');
      expect(text.split(/[,\n]/u).filter((cell) => /^"?[=+\-@\t\r]./u.test(cell))).toEqual([]);
    });

    it('copies pictures, which another shop then imports', async () => {
      await runCli(fresh.config, 'catalogue', 'import', desk.path('good.csv'), ...images(), '--remove-missing');
      const { out } = await runCli(fresh.config, 'catalogue', 'export', desk.path('moved.csv'), '--images', desk.path('moved'));
      expect(out).toBe('2 products and 3 pictures were exported.\n');
      const other = await freshDatabase();
      try {
        expect(await runCli(other.config, 'catalogue', 'import', desk.path('moved.csv'), '--images', desk.path('moved'))).toMatchObject({
          code: 0,
        });
        await runCli(other.config, 'catalogue', 'export', desk.path('moved-again.csv'), '--images', desk.path('moved-again'));
        expect(await desk.read('moved-again.csv')).toBe(await desk.read('moved.csv'));
      } finally {
        await other.remove();
      }
    });

    it('gets pictures from the server, and needs not know where they are', async () => {
      await runCli(fresh.config, 'catalogue', 'import', desk.path('good.csv'), ...images(), '--remove-missing');
      const nowhere = { MEDIA_URL: 's3://nowhere?endpoint=http://127.0.0.1:9', AWS_ACCESS_KEY_ID: 'none', AWS_SECRET_ACCESS_KEY: 'none' };
      const elsewhere = { ...fresh.config, objectStore: readConfig(nowhere).objectStore };
      expect(elsewhere.objectStore).toBeDefined();
      expect(await runCli(elsewhere, 'catalogue', 'export', desk.path('asked.csv'), '--images', desk.path('asked'))).toMatchObject({
        code: 0,
        out: '2 products and 3 pictures were exported.\n',
      });
    });

    it('names pictures as kept when none are copied, and imports them so', async () => {
      await runCli(fresh.config, 'catalogue', 'export', desk.path('kept.csv'));
      const text = await desk.read('kept.csv');
      expect(text).toMatch(/front=stored:[0-9a-f]{12} \| side=stored:[0-9a-f]{12}/u);
      // Pictures stay stored when another range is imported in between.
      await runCli(fresh.config, 'catalogue', 'import', await desk.csv('other.csv', columns, prawns), '--remove-missing');
      expect(await runCli(fresh.config, 'catalogue', 'import', desk.path('kept.csv'), '--remove-missing')).toMatchObject({ code: 0 });
      await runCli(fresh.config, 'catalogue', 'export', desk.path('kept-again.csv'));
      expect(await desk.read('kept-again.csv')).toBe(text);
    });

    it('names generated pictures as kept, with the address they had', async () => {
      await loadCatalogue(server.database, fixtureCatalogue, { removeMissing: true });
      const sources = async () => server.database.kysely.selectFrom('media').selectAll().orderBy('hash').execute();
      const before = await sources();
      await runCli(fresh.config, 'catalogue', 'export', desk.path('generated.csv'));
      expect(await runCli(fresh.config, 'catalogue', 'import', desk.path('generated.csv'))).toMatchObject({ code: 0 });
      expect(await sources()).toEqual(before);
    });

    it('writes generated pictures as files, which another shop then imports', async () => {
      const products = fixtureCatalogue.products.slice(0, 2).map((product) => ({ ...product, variants: product.variants.slice(0, 1) }));
      await loadCatalogue(server.database, { ...fixtureCatalogue, products }, { removeMissing: true });
      const { out } = await runCli(fresh.config, 'catalogue', 'export', desk.path('drawn.csv'), '--images', desk.path('drawn'));
      expect(out).toBe('2 products and 6 pictures were exported.\n');
      for (const name of await readdir(desk.path('drawn')))
        expect(await sharp(desk.path(`drawn/${name}`)).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 1280 });
      const other = await freshDatabase();
      onTestFinished(() => other.remove());
      expect(await runCli(other.config, 'catalogue', 'import', desk.path('drawn.csv'), '--images', desk.path('drawn'))).toMatchObject({
        code: 0,
      });
    });

    it('leaves no half file behind when it cannot write', async () => {
      expect(await runCli(fresh.config, 'catalogue', 'export', desk.path('nowhere/out.csv'))).toMatchObject({
        code: 1,
        err: `There is no folder ${desk.path('nowhere')}. Make it first, or choose another place.\n`,
      });
      expect((await readdir(desk.folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    });
  });
});

describe('npm run shop', () => {
  let fresh: FreshDatabase;
  let server: TestApp;
  beforeAll(async () => {
    fresh = await freshFolder();
    server = await openServer(fresh.config);
  });
  afterAll(async () => {
    await server?.close();
    await fresh?.remove();
  });

  describe('usage', () => {
    it.each([
      ['nothing', [], 2, 'out', 'Usage: npm run shop --'],
      ['--help', ['--help'], 0, 'out', 'catalogue import [options] <FILE>'],
      ['--help of a command', ['catalogue', 'import', '--help'], 0, 'out', '--keep-good'],
      ['an unknown command', ['catalog'], 2, 'err', "unknown command 'catalog'"],
      ['an unknown subcommand', ['catalogue', 'burn'], 2, 'err', "unknown command 'burn'"],
      ['a missing argument', ['catalogue', 'import'], 2, 'err', "missing required argument 'FILE'"],
      ['an argument too many', ['catalogue', 'demo', 'x'], 2, 'err', "too many arguments for 'demo'"],
      ['an unknown option', ['catalogue', 'info', '--colour'], 2, 'err', "unknown option '--colour'"],
      ['an option without its value', ['catalogue', 'import', 'x.csv', '--images'], 2, 'err', '--images'],
      [
        'a missing file',
        ['catalogue', 'import', '/nowhere/x.csv'],
        1,
        'err',
        'The file /nowhere/x.csv cannot be read: there is no such file.',
      ],
      ['a folder for a file', ['catalogue', 'import', '/tmp'], 1, 'err', '/tmp is not a file.'],
      [
        'a missing image folder',
        ['catalogue', 'import', import.meta.filename, '--images', '/nowhere'],
        1,
        'err',
        'There is no image folder /nowhere.',
      ],
      ['a report over the file', ['catalogue', 'import', 'a.csv', '--report', 'a.csv'], 1, 'err', 'would overwrite'],
      ['a map over the file', ['catalogue', 'import', 'a.csv', '--save-map', 'a.csv'], 1, 'err', '--save-map would overwrite'],
    ] as const)('%s', async (_what, words, code, stream, text) => {
      const result = await runCli(fresh.config, ...words);
      expect([result.code, result[stream]]).toEqual([code, expect.stringContaining(text)]);
      expect(result.err).not.toContain(' at ');
    });
  });

  describe('refuses a file that', () => {
    it.each([
      ['is empty', '', 'The file is empty'],
      ['has only its columns', `${columns}\n`, 'no product that can be used'],
      ['lacks columns', 'code,name,categories\n', 'the columns "brand", "pack_size" are missing'],
      ['has unknown columns', 'code,name,price,stock,vat_rate\n', 'not know the columns "price", "stock", "vat_rate"'],
      ['has a column twice', 'code,name,brand,pack_size,categories,name\n', 'the column "name" is there twice'],
      [
        'is half Latin-1',
        Buffer.from(`${columns}\n1,Cr\u00c3\u00a8me,A,1,,B,,,,,\n2,Cr\u00e8me,A,1,,B,,,,,\n`, 'latin1'),
        'not UTF-8 (see line 3)',
      ],
      ['has an open quotation mark', `${columns}\n1,"Cola,A,1,,B,,,,,\n`, 'never closes'],
      ['has an endless cell', `${columns}\n1,"${'x'.repeat(2_000_000)}",A,1,,B,,,,,\n`, 'longer than 512 kB'],
    ])('%s', async (_what, content, message) => {
      await writeFile(desk.path('refused.csv'), content);
      const { code, err } = await runCli(fresh.config, 'catalogue', 'import', desk.path('refused.csv'), '--keep-good');
      expect([code, err]).toEqual([1, expect.stringContaining(message)]);
      expect(server.catalogue.version).toBe(0);
    });
  });

  describe('reports a row', () => {
    const row = (changes: Record<string, string>) => {
      const cells: Record<string, string> = { code: '1', name: 'N', brand: 'B', pack_size: '1', categories: 'C', ...changes };
      return columns
        .split(',')
        .map((column) => `"${(cells[column] ?? '').replaceAll('"', '""')}"`)
        .join(',');
    };
    it.each([
      ['without a code', row({ code: '' }), 'code', 'is missing'],
      ['with a long name', row({ name: 'x'.repeat(201) }), 'name', 'is longer than 200 characters'],
      ['with a name of two lines', row({ name: 'a\nb' }), 'name', 'must be one line'],
      ['with a NUL', row({ brand: 'a\0b' }), 'brand', 'holds control characters'],
      ['without a category', row({ categories: '' }), 'categories', 'is missing'],
      ['with an empty path', row({ categories: ' > ' }), 'categories', 'is missing'],
      ['in a very deep category', row({ categories: 'a>b>c>d>e>f>g' }), 'categories', 'is more than 6 levels deep'],
      ['with a wrong number', row({ popularity: '1e3' }), 'popularity', 'must be a whole number'],
      ['with a huge number', row({ popularity: '9999999999' }), 'popularity', 'must lie between'],
      ['with a wrong date', row({ created_at: '31/01/2026' }), 'created_at', 'must be a date such as'],
      ['with a day that is not', row({ created_at: '2026-02-30' }), 'created_at', 'is a day that does not exist'],
      [
        'with too many tags',
        row({ tags: Array.from({ length: 31 }, (_, index) => `t${index}`).join('|') }),
        'tags',
        'names more than 30 tags',
      ],
      ['with too few cells', '1,N,B', '', 'has 3 cells, but there are 11 columns'],
      ['with a picture outside, by dots', row({ images: '../secret.jpg' }), 'images', 'does not lie inside the image folder'],
      [
        'with a picture outside, by dots in the middle',
        row({ images: 'folder/../../secret.jpg' }),
        'images',
        'does not lie inside the image folder',
      ],
      ['with a picture outside, by its root', row({ images: '/etc/hostname' }), 'images', 'does not lie inside the image folder'],
      ['with a picture outside, by a link', row({ images: 'link.jpg' }), 'images', 'does not lie inside the image folder'],
      ['with a folder for a picture', row({ images: 'folder' }), 'images', 'is not a file'],
      ['with a picture that is not there', row({ images: 'nothing.jpg' }), 'images', 'does not exist in the image folder'],
      [
        'with an address for a picture',
        row({ images: 'https://images.example.com/a.jpg' }),
        'images',
        'is an address; --fetch-images fetches it',
      ],
      ['with a damaged picture', row({ images: 'broken.jpg' }), 'images', 'is not a picture that can be read'],
      ['with a text for a picture', row({ images: 'text.jpg' }), 'images', 'is not a picture that can be read'],
      ['with a drawing', row({ images: 'drawing.svg' }), 'images', 'is not a JPEG, PNG, WebP or AVIF picture'],
      ['with a moving picture', row({ images: 'moving.gif' }), 'images', 'is not a JPEG, PNG, WebP or AVIF picture'],
      ['with a huge picture', row({ images: 'huge.png' }), 'images', 'has more than 60 million pixels'],
      ['with a picture that is longer than any format', row({ images: 'long.png' }), 'images', 'no side may have more than 16,000'],
      ['with a stored picture that is not kept', row({ images: `stored:${'0'.repeat(12)}` }), 'images', 'is not kept by this shop'],
      ['with a stored path', row({ images: 'stored:../../server.lock' }), 'images', 'is not the name of a picture'],
    ])('%s', async (_what, bad, field, reason) => {
      const file = await desk.csv('row.csv', columns, prawns, bad);
      const { code, out } = await runCli(fresh.config, 'catalogue', 'import', file, '--images', desk.path('pictures'), '--json');
      expect(code).toBe(1);
      expect(server.catalogue.version).toBe(0);
      expect(JSON.parse(out)).toMatchObject({
        imported: false,
        badRows: 1,
        problems: [{ line: 3, field, reason: expect.stringContaining(reason) as string }],
      });
    });

    it('that contradicts or repeats another of its product', async () => {
      const file = await desk.csv(
        'row.csv',
        columns,
        row({ tags: 'a' }),
        row({ tags: 'b', name: 'Other' }),
        row({ tags: 'a' }),
        row({ code: '2', brand: '' }),
        row({ code: '2', name: '' }),
      );
      const { out } = await runCli(fresh.config, 'catalogue', 'import', file, '--json');
      expect((JSON.parse(out) as { problems: object[] }).problems).toEqual([
        { line: 3, code: '1', field: 'name', reason: 'differs from line 2, which has the same code' },
        { line: 4, code: '1', field: '', reason: 'repeats line 2' },
        { line: 5, code: '2', field: 'brand', reason: 'is missing' },
        { line: 6, code: '2', field: 'code', reason: 'belongs to the product of line 5, which was refused' },
      ]);
    });

    it('and forgets the report when the rows are mended', async () => {
      await runCli(fresh.config, 'catalogue', 'import', await desk.csv('mended.csv', columns, row({ name: '' })));
      expect(await readdir(desk.folder)).toContain('mended.problems.csv');
      await runCli(fresh.config, 'catalogue', 'import', await desk.csv('mended.csv', columns, row({})));
      expect(await readdir(desk.folder)).not.toContain('mended.problems.csv');
    });
  });
});

const info = async ({ config }: FreshDatabase) =>
  JSON.parse((await runCli(config, 'catalogue', 'info', '--json')).out) as { version: number; products: number };

describe('npm run shop, with or without a server', () => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await freshDatabase();
  });
  afterEach(() => fresh.remove());

  const good = () => desk.csv('small.csv', columns, prawns);

  it('reads the byte order mark, line ends and empty rows that spreadsheets write', async () => {
    await writeFile(desk.path('excel.csv'), `\ufeff${columns}\r\n${prawns}\r\n,,,,,,,,,,\r\n\r\n`);
    expect(await runCli(fresh.config, 'catalogue', 'import', desk.path('excel.csv'))).toMatchObject({ code: 0 });
    expect(await info(fresh)).toMatchObject({ version: 1, products: 1 });
  });

  it('imports words that are names of object members, like any other', async () => {
    const file = await desk.csv('member.csv', columns, '300,Constructor Cola,Constructor,1 kg,Constructor,Drinks,,1,,Constructor,');
    expect(await runCli(fresh.config, 'catalogue', 'import', file)).toMatchObject({ code: 0 });
    expect(await info(fresh)).toMatchObject({ products: 1 });
  });

  describe('shows on a terminal how far it is', () => {
    const cursor = { hidden: '\u001B[?25l', shown: '\u001B[?25h' };
    /** The progress display draws several times a second until it is stopped, and would keep the process alive. */
    const expectStopped = async (terminal: { readonly text: string }) => {
      const { text } = terminal;
      // A command that fails before anything is done draws nothing.
      if (text.includes(cursor.hidden)) expect(text.lastIndexOf(cursor.shown)).toBeGreaterThan(text.lastIndexOf(cursor.hidden));
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(terminal.text).toBe(text);
    };

    it('and ends when the file cannot be read to its end', async () => {
      await writeFile(desk.path('open.csv'), `${columns}\n${prawns}\n1,"Cola,A,1,,B,,,,,\n`);
      const err = collector({ isTTY: true });
      expect(await runCliAt({ out: collector().stream, err: err.stream }, fresh.config, 'catalogue', 'import', desk.path('open.csv'))).toBe(
        1,
      );
      expect(err.text).toContain('never closes');
      await expectStopped(err);
    });

    it('and ends when loading fails', async () => {
      const err = collector({ isTTY: true });
      const failing = {
        async *lines<Line>() {
          yield { progress: { done: 1, total: 60 } } as Line;
          throw new CommandError('The server ended before the command was done.');
        },
      };
      await expect(
        replaceCatalogue(
          failing,
          linesOf(fixtureCatalogue),
          { removing: false },
          { out: new Output(collector().stream), err: new Output(err.stream) },
        ),
      ).rejects.toThrow('ended');
      await expectStopped(err);
    });
  });

  it('leaves no database when it is stopped while it makes the first one', async () => {
    const config = { ...fresh.config, databaseUrl: undefined, dataDir: desk.path('new') };
    const stop = new AbortController();
    const err = collector();
    const ended = runCliAt({ out: collector().stream, err: err.stream, signal: stop.signal }, config, 'catalogue', 'import', await good());
    await vi.waitFor(() => expect(err.text).toContain('Reading the file'));
    stop.abort();
    expect([await ended, err.text]).toEqual([1, expect.stringMatching(/The command was stopped before it was done\.\n$/u)]);
    // Of the folder only the log may be there: a call that has begun is written down.
    expect((await readdir(config.dataDir)).filter((name) => name !== 'staff.log')).toEqual([]);
  }, 60_000);

  it('keeps the creation date of a product that is there when the file names none', async () => {
    const dateless = await desk.csv('dateless.csv', 'code,name,brand,pack_size,categories', '200,Prawns,Fenwick,1 kg,Fish');
    await runCli(fresh.config, 'catalogue', 'import', await good());
    await runCli(fresh.config, 'catalogue', 'import', dateless);
    await runCli(fresh.config, 'catalogue', 'export', desk.path('dated.csv'));
    expect(await desk.read('dated.csv')).toContain('2026-02-28T10:00:00.000Z');
  });

  describe('and the server', () => {
    // The folder's lock and socket are of a shop that has its database in the folder.
    let fresh: FreshDatabase;
    beforeEach(async () => {
      fresh = await freshFolder();
    });
    afterEach(() => fresh.remove());

    it('meet at a socket that only the user can open, and that goes with the server', async () => {
      const server = await openServer(fresh.config);
      const path = join(fresh.config.dataDir, 'staff.sock');
      const { mode } = await stat(path);
      expect([mode & 0o777, mode & 0o170000]).toEqual([0o600, 0o140000]);
      expect((await readdir(fresh.config.dataDir)).filter((name) => name.startsWith('shop-'))).toEqual([]);
      await server.close();
      await expect(stat(path)).rejects.toThrow('ENOENT');
    });

    it('know each other by the socket, not by what a dead server left', async () => {
      const path = join(fresh.config.dataDir, 'staff.sock');
      const dead = createServer();
      await new Promise<void>((resolve) => dead.listen(`${path}.moved`, resolve));
      await rename(`${path}.moved`, path);
      await new Promise((resolve) => dead.close(resolve));
      expect(await runCli(fresh.config, 'catalogue', 'import', await good())).toMatchObject({ code: 0 });
      const server = await openServer(fresh.config);
      expect(await runCli(fresh.config, 'catalogue', 'import', await good())).toMatchObject({ code: 0 });
      expect(server.catalogue.version).toBe(2);
      await server.close();
    });

    it('load the demo', async () => {
      const server = await openServer(fresh.config);
      const { code, out } = await runCli(fresh.config, 'catalogue', 'demo');
      expect([code, out]).toEqual([0, 'The catalogue has 10,240 products now: 10,240 new, 0 as before or changed, 0 gone. Version 1.\n']);
      expect((await get<ProductsAnswer>(server, '/api/products?limit=1')).body.total).toBe(10_240);
      await server.close();
    }, 240_000);

    it('keep the catalogue when an upload breaks off', async () => {
      const server = await openServer(fresh.config);
      await runCli(fresh.config, 'catalogue', 'import', await good());
      const call = request({
        socketPath: join(fresh.config.dataDir, 'staff.sock'),
        path: '/catalogue',
        method: 'PUT',
        headers: { 'content-type': 'application/x-ndjson' },
      });
      call.on('error', () => {});
      await new Promise<void>((resolve) =>
        call.write(`${JSON.stringify({ category: { slug: 'x', name: 'X', children: [] } })}\n`, () => resolve()),
      );
      call.destroy();
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(await info(fresh)).toMatchObject({ version: 1, products: 1 });
      await server.close();
    });

    it('go on when a load fails after the command went away', async () => {
      const failures: unknown[] = [];
      const note = (reason: unknown) => failures.push(reason);
      process.on('unhandledRejection', note);
      onTestFinished(() => void process.off('unhandledRejection', note));
      const { database, ...server } = await openServer(fresh.config);
      const products = fixtureCatalogue.products.map((product, index) => (index === 59 ? { ...product, popularity: 2 ** 40 } : product));
      const client = await openClient(fresh.config, caller);
      const messages = client.lines('/catalogue', { method: 'PUT', lines: linesOf({ ...fixtureCatalogue, products }) });
      expect((await messages.next()).value).toEqual({ progress: { done: 0, total: 60 } });
      await messages.return(undefined);
      // Two processes never load at once: when this one has loaded, the other has failed.
      expect(await loadCatalogue(database, fixtureCatalogue)).toMatchObject({ version: 1 });
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect(failures).toEqual([]);
      await server.close();
    });

    it('take away what an import left that was killed a day ago', async () => {
      const media = mediaFolder(fresh.config.dataDir);
      const dayAgo = Date.now() / 1000 - 25 * 60 * 60;
      for (const name of ['incoming-old', 'incoming-new']) await mkdir(join(media, name), { recursive: true });
      await utimes(join(media, 'incoming-old'), dayAgo, dayAgo);
      await runCli(fresh.config, 'catalogue', 'import', await good());
      expect(await readdir(media)).toEqual(['incoming-new']);
    });

    it('wait for a process without a socket that holds the folder, and say whom for', async () => {
      const database = await openDatabase(fresh.config, { holder: 'command "backup"' });
      const [out, err] = [collector(), collector()];
      const ended = runCliAt({ out: out.stream, err: err.stream }, fresh.config, 'catalogue', 'info');
      await vi.waitFor(() => expect(err.text).toContain('Waiting up to 30 s for another running command "backup" (process '), 10_000);
      await database.close();
      expect(await ended).toBe(0);
    });
  });
});
