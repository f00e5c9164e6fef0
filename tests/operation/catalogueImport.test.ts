/** An import cannot destroy a range: what it refuses, what it shows before, and what it leaves behind when it does not come to its end. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openClient } from '../../src/cli/client.ts';
import { linesOf } from '../../src/range/source.ts';
import { openDatabase } from '../../src/server/database/index.ts';
import { mediaFolder } from '../../src/server/media/index.ts';
import { staffPaths } from '../../src/server/staff/paths.ts';
import { caller, Desk, runCli, type CommandResult } from '../api/commandLineHarness.ts';
import { fixtureCatalogue } from '../api/fixture.ts';
import { freshDatabase, freshFolder, type FreshDatabase } from '../api/harness.ts';

const columns = 'code,name,brand,pack_size,categories,tags,images';
const path = (name: string): string => join(import.meta.dirname, '../fixtures/import', name);
const rows = (count: number) => Array.from({ length: count }, (_, index) => `P${index},Cola ${index},Fizzwick,1 l,Drinks,,`);

let desk: Desk;
let shop: FreshDatabase;
beforeAll(async () => {
  desk = await Desk.open();
  await mkdir(desk.path('pictures'));
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2050c0' } })
    .jpeg()
    .toFile(desk.path('pictures/Cre\u0300me.jpg'));
});
afterAll(() => desk?.remove());
beforeEach(async () => {
  shop = await freshDatabase();
});
afterEach(() => shop.remove());

const importing = (file: string, ...words: string[]): Promise<CommandResult> =>
  runCli(shop.config, 'catalogue', 'import', file, ...words, '--images', desk.path('pictures'));
const imported = async (file: string, ...words: string[]) =>
  JSON.parse((await importing(file, ...words, '--json')).out) as Record<string, unknown>;
const info = async () => JSON.parse((await runCli(shop.config, 'catalogue', 'info', '--json')).out) as Record<string, number>;
const stored = async () => {
  const media = mediaFolder(shop.config.dataDir);
  return existsSync(media) ? (await readdir(media, { recursive: true })).filter((name) => /\.jpg$|incoming/u.test(name)) : [];
};

describe('A file that lacks products of the shop', () => {
  it('is refused from more than a tenth on, and told what to type; with --remove-missing it is meant', async () => {
    await importing(await desk.csv('twenty.csv', columns, ...rows(20)));
    const few = await desk.csv('few.csv', columns, ...rows(17), 'NEW,New Cola,Fizzwick,1 l,Drinks,,Crème.jpg');
    const refused = await importing(few);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain("Nothing was changed: 3 of the shop's 20 products would be gone, which is more than a tenth.\n");
    expect(refused.err).toContain('give the same command with --remove-missing');
    expect([await info(), await stored()]).toMatchObject([{ version: 1, products: 20 }, []]);
    expect(await importing(await desk.csv('two.csv', columns, ...rows(18)))).toMatchObject({ code: 0 });
    expect(await importing(few, '--remove-missing')).toMatchObject({
      code: 0,
      out: 'The catalogue has 18 products now: 1 new, 17 as before or changed, 1 gone. Version 3.\n',
    });
  });

  const facts: readonly (readonly [column: string, cell: string, fact: string])[] = [
    ['description', 'Fresh', 'a description would lose theirs'],
    ['ingredients', 'Water', 'ingredients would lose theirs'],
    ['allergens', 'Fish', 'Fish among their allergens would lose it'],
    ['may_contain', 'Milk', 'Milk among their allergens would lose it'],
    ['tags', 'Vegan', 'tags would lose theirs'],
    ['storage', 'frozen', 'storage would lose theirs'],
    ['images', 'Crème.jpg', 'pictures would lose theirs'],
    ['hazards', 'GHS05', 'hazard signs would lose theirs'],
    ['origin', 'Spain', 'an origin would lose theirs'],
  ];
  /** Twenty products with all facts, and hundred without any. @param emptied - products without the column */
  const withFacts = (column: string, emptied: number, instead = '') => {
    const cells = (index: number) => facts.map(([name, cell]) => (name === column && index < emptied ? instead : cell)).join(',');
    const lines = Array.from({ length: 20 }, (_, index) => `F${index},Cola ${index},Fizzwick,1 l,Drinks,${cells(index)}`);
    const header = `code,name,brand,pack_size,categories,${facts.map(([name]) => name).join(',')}`;
    return desk.csv('facts.csv', header, ...lines, ...rows(200).map((row) => `${row.slice(0, -2)}${','.repeat(facts.length)}`));
  };

  it('is refused too when it lacks a fact of most that have it, whichever it is', async () => {
    expect(await importing(await withFacts('', 0))).toMatchObject({ code: 0 });
    for (const [column, , fact] of facts) {
      expect(await importing(await withFacts(column, 20))).toMatchObject({
        code: 1,
        err: expect.stringContaining(`20 of the shop's 20 products with ${fact}, which is more than a tenth.\nIf`) as string,
      });
    }
    expect(await importing(await withFacts('description', 10))).toMatchObject({ code: 0 });
    expect(await importing(await withFacts('description', 20), '--remove-missing')).toMatchObject({ code: 0 });
  }, 120_000);

  it('is refused when others than before are as many allergens', async () => {
    await importing(await withFacts('allergens', 0));
    expect((await importing(await withFacts('allergens', 20, 'Egg'))).err).toContain(
      '20 products with Fish among their allergens would lose it',
    );
  });

  it('is refused when it gives most products another pack, as a cell that was dragged down does; other signs are the same pack', async () => {
    const packs = (pack: (index: number) => string) => rows(20).map((row, index) => row.replace('1 l', pack(index)));
    await importing(await desk.csv('packs.csv', columns, ...packs(() => '6 x 1 l')));
    expect(await importing(await desk.csv('signs.csv', columns, ...packs(() => '6 × 1l')))).toMatchObject({ code: 0 });
    const dragged = await desk.csv('dragged.csv', columns, ...packs((index) => `6 x ${index + 2} l`));
    expect((await importing(dragged)).err).toContain("20 of the shop's 20 products would get another pack");
    expect(await importing(dragged, '--dry-run')).toMatchObject({
      code: 1,
      out: expect.stringContaining("20 of the shop's 20 products would get another pack") as string,
    });
  });

  it('is refused when it has most products, but not their categories or brands', async () => {
    const range = (brand: number, category: number) =>
      rows(20).map((row, index) => row.replace('Fizzwick', `Brand ${index % brand}`).replace('Drinks', `Drinks ${index % category}`));
    await importing(await desk.csv('many.csv', columns, ...range(20, 20)));
    expect((await importing(await desk.csv('one.csv', columns, ...range(20, 1)))).err).toContain(
      "19 of the shop's 20 categories would be gone",
    );
    expect((await importing(await desk.csv('one.csv', columns, ...range(1, 20)))).err).toContain(
      "19 of the shop's 20 brands would be gone",
    );
  });

  it('is refused when its codes stand beside other products, as after one column was sorted alone', async () => {
    const range = rows(20).map((row, index) => row.replace('Fizzwick', `Brand ${index}`));
    await importing(await desk.csv('right.csv', columns, ...range));
    const codes = range.map((row) => row.split(',')[0]!).toReversed();
    const mixed = range.map((row, index) => row.replace(/^[^,]+/u, codes[index]!));
    expect((await importing(await desk.csv('mixed.csv', columns, ...mixed))).err).toContain(
      "20 of the shop's 20 products would get another brand and another name",
    );
  });

  it('is refused by the shop as well, whatever program sends it', async () => {
    await importing(await desk.csv('twenty.csv', columns, ...rows(20)));
    const client = await openClient(shop.config, caller);
    const put = async (query = {}) => {
      const source = { ...fixtureCatalogue, products: fixtureCatalogue.products.slice(0, 1) };
      return Array.fromAsync(client.lines(staffPaths.catalogue, { method: 'PUT', query, lines: linesOf(source) }));
    };
    await expect(put()).rejects.toMatchObject({ status: 409, message: expect.stringContaining("20 of the shop's 20 products") as string });
    expect((await put({ removeMissing: true })).at(-1)).toMatchObject({ loaded: { added: 1, removed: 20 } });
    await client.close();
  });

  it('may not put the demo in the place of a range either', async () => {
    await importing(await desk.csv('own.csv', columns, ...rows(3)));
    expect(await runCli(shop.config, 'catalogue', 'demo')).toMatchObject({
      code: 1,
      err: expect.stringContaining('--remove-missing') as string,
    });
    expect(await info()).toMatchObject({ products: 3 });
  }, 120_000);
});

describe('A file with --others-stay', () => {
  /** Products that were written by another change than the first load. */
  const written = async (since: readonly string[] = []) => {
    const database = await openDatabase(shop.config);
    const rows = await sql<{ code: string; by: string }>`select code, product.xmin::text as by from product order by code`.execute(
      database.kysely,
    );
    await database.close();
    const all = rows.rows.map(({ code, by }) => `${code} ${by}`);
    return all.filter((each) => !since.includes(each)).map((each) => (since.length > 0 ? each.split(' ')[0]! : each));
  };

  it('changes few products where they are, and adds new ones; a new category or brand, or many rows, load the range anew', async () => {
    await importing(await desk.csv('twenty.csv', columns, ...rows(20)));
    const before = await written();
    const some = (...lines: string[]) => desk.csv('some.csv', columns, ...lines);
    expect(
      await importing(await some('P3,Cola 3,Fizzwick,2 l,Drinks,Vegan,', 'P20,Cola 20,Fizzwick,1 l,Drinks,,'), '--others-stay'),
    ).toMatchObject({
      code: 0,
      out: expect.stringContaining('The catalogue has 21 products now: 1 new, 20 as before or changed, 0 gone. Version 2.') as string,
    });
    expect(await written(before)).toEqual(['P20', 'P3']);
    for (const [version, ...lines] of [
      [3, 'P3,Cola 3,Fizzwick,2 l,Juices,,'],
      [4, 'P3,Cola 3,Popwell,2 l,Drinks,,'],
      [5, ...rows(11)],
    ] as const) {
      const now = await written();
      expect((await importing(await some(...lines), '--others-stay')).out).toContain(`0 gone. Version ${version}.`);
      expect(await written(now)).toHaveLength(21);
    }
  });
});

describe('A column that the file does not have', () => {
  const all =
    'code,name,brand,pack_size,categories,description,allergens,may_contain,ingredients,nutrition_per,energy_kj,energy_kcal,fat,saturates,carbohydrate,sugars,protein,salt,barcode,popularity,created_at,tags,images,main_category';
  const nutrition = '100 ml,180,42,0,0,10.6,10.6,0,0';
  const full = [
    ',,,,Drinks,,,,,,,,,,,,,,,,,,Crème.jpg,yes',
    `A,Cola,Fizzwick,1 l,Drinks,"Sweet, dark",Milk,Egg,Milk,${nutrition},,7,2026-03-31,Vegan,Crème.jpg,`,
    `A,,,,,,,,,,,,,,,,,,,,,Large,front=Crème.jpg,`,
    `B,Beer,Fizzwick,1 l,Drinks,Bitter,none,,,,,,,,,,,,4006381333931,0,2026-03-31,,,`,
  ];
  const exported = async (): Promise<string> => {
    await runCli(shop.config, 'catalogue', 'export', desk.path('out.csv'));
    return readFile(desk.path('out.csv'), 'utf8');
  };
  const five = ['code,name,brand,pack_size,categories', 'A,Cola,Fizzwick,1 l,Drinks', 'B,Beer,Fizzwick,1 l,Drinks'] as const;

  it('keeps what the shop has of the products that exist, and the report names it', async () => {
    expect(await importing(await desk.csv('full.csv', all, ...full))).toMatchObject({ code: 0 });
    const before = await exported();
    expect(before).toContain('stored:');
    const file = await desk.csv('five.csv', ...five);
    const kept =
      'Kept as they are, since the file has no such column: description, allergens, may_contain, ingredients, barcode, nutrition_per, energy_kj, energy_kcal, fat, saturates, carbohydrate, sugars, protein, salt, popularity, tags, images.\n';
    const trial = await importing(file, '--dry-run');
    expect(trial.out).toContain(
      `${kept}Nothing was written. The catalogue would have 2 products:\n0 new.\n0 changed.\n0 gone.\n0 refused.\n`,
    );
    expect((await importing(file)).out).toMatch(kept);
    expect(await exported()).toBe(before);
  });

  it('does not keep what an empty cell clears, nor anything for a new product', async () => {
    await importing(await desk.csv('full.csv', all, ...full));
    const file = await desk.csv(
      'some.csv',
      `${five[0]},description,allergens,images`,
      `${five[1]},,Fish,`,
      `${five[2]},Pale,,`,
      'C,Cider,Fizzwick,1 l,Drinks,,,',
    );
    expect((await importing(file)).out).toContain('no such column: may_contain, ingredients, barcode, nutrition_per,');
    const [, , cola, beer, cider, end] = (await exported()).split('\r\n');
    expect(cola).toMatch(/^A,Cola,Fizzwick,1 l,,,Drinks,,Fish,Eggs,Milk,.*,7,2026-03-31T00:00:00.000Z,Vegan,,,,,,$/u);
    expect(beer).toMatch(/^B,Beer,Fizzwick,1 l,,Pale,Drinks,,,,,.*4006381333931/u);
    expect(cider).toMatch(/^C,Cider,/u);
    expect(end).toBe('');
  });

  it('keeps the pictures of variants whose tags the file changes', async () => {
    await importing(await desk.csv('full.csv', all, ...full));
    await importing(await desk.csv('tags.csv', `${five[0]},tags`, `${five[1]},Kosher`, `${five[2]},`));
    const rows = (await exported()).split('\r\n').filter((row) => row.startsWith('A,'));
    expect(rows).toEqual([
      expect.stringMatching(/,Kosher,front=stored:[^,]+,,,,,$/u),
      expect.stringMatching(/,Large,front=stored:[^,]+,,,,,$/u),
    ]);
  });
});

describe('--dry-run', () => {
  it('names the packs that lists will show together, and a column of the file decides otherwise', async () => {
    const trial = async (...families: string[]) => {
      const lines = ['24 × 330 ml', '1.5 l', '2 l'].map((pack, at) => `K${at},Cola ${pack},Fizzwick,${pack},Drinks,${families[at] ?? ''}`);
      return (await importing(await desk.csv('packs.csv', 'code,name,brand,pack_size,categories,family', ...lines), '--dry-run')).out;
    };
    expect(await trial()).toContain('1 article comes in several packs, as K0, K1, K2. A column family decides otherwise.');
    expect(await trial('Cans', 'Bottles', 'Bottles')).toContain('1 article comes in several packs, as K1, K2.');
  });

  it('says what would change, by number and the first names, and writes nothing', async () => {
    await importing(await desk.csv('before.csv', columns, ...rows(20)));
    const after = [...rows(20).slice(1, 19), 'P19,Cola nineteen,Fizzwick,1 l,Drinks,,', 'NEW,New Cola,Fizzwick,1 l,Drinks,,Crème.jpg'];
    const file = await desk.csv('after.csv', columns, ...after);
    const { code, out } = await importing(file, '--dry-run');
    expect([code, out.split('\n')]).toEqual([
      0,
      [
        'Nothing was written. The catalogue would have 20 products:',
        '1 new: NEW New Cola.',
        '1 changed: P19 Cola nineteen.',
        '1 gone: P0 Cola 0.',
        '0 refused.',
        'The first 5 as buyers would see them:',
        ...[1, 2, 3, 4, 5].flatMap((number) => [
          `P${number} · Cola ${number} · Fizzwick · 1 l`,
          '  Drinks',
          '  Allergens are not declared.',
        ]),
        '',
      ],
    ]);
    expect([await info(), await stored()]).toMatchObject([{ version: 1 }, []]);
    expect(await imported(file, '--dry-run')).toMatchObject({
      imported: false,
      dryRun: true,
      added: { count: 1, first: ['NEW New Cola'] },
    });
    await importing(file);
    expect((await importing(file, '--dry-run')).out).toContain('0 new.\n0 changed.\n0 gone.\n');
  });

  it('says when many products would lose their allergens', async () => {
    const declaring = (...cells: readonly string[]) => cells.map((cell, index) => `P${index},Cola ${index},Fizzwick,1 l,Drinks,${cell}`);
    const header = 'code,name,brand,pack_size,categories,allergens';
    await importing(await desk.csv('before.csv', header, ...declaring('Milk', 'none', 'Fish', '')));
    const { out } = await importing(await desk.csv('after.csv', header, ...declaring('Milk', '', '', '')), '--dry-run');
    expect(out).toContain('2 no longer with allergens declared: P1 Cola 1, P2 Cola 2.\n');
  });

  it('says what would be refused, without a report', async () => {
    await importing(await desk.csv('before.csv', columns, ...rows(5)));
    const { code, out, err } = await importing(await desk.csv('bad.csv', columns, ...rows(2), 'X,,Fizzwick,1 l,Drinks,,'), '--dry-run');
    expect(code).toBe(1);
    expect(out).toContain("3 of the shop's 5 products would be gone");
    expect(err).toContain('Line 4: name is missing.\n1 row is bad.\nNothing was imported.');
    expect(await readdir(desk.folder)).not.toContain('bad.problems.csv');
  });

  it('makes no shop where there is none', async () => {
    const bare = await freshFolder('bare');
    const words = ['catalogue', 'import', await desk.csv('first.csv', columns, ...rows(2)), '--dry-run'];
    expect(await runCli(bare.config, ...words)).toMatchObject({
      code: 0,
      out: expect.stringContaining('2 new: P0 Cola 0, P1 Cola 1.') as string,
    });
    expect(await readdir(bare.config.dataDir)).toEqual([]);
    await bare.remove();
  });
});

describe('A file of another shape', () => {
  it('is refused before a database is made', async () => {
    const bare = await freshFolder('bare');
    const file = await desk.csv('foreign.csv', 'SKU,Title,Price', '1,Cola,1.00');
    expect(await runCli(bare.config, 'catalogue', 'import', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('"SKU", "Title", "Price"') as string,
    });
    expect(await readdir(bare.config.dataDir)).toEqual([]);
    await bare.remove();
  });

  it('is taken without the columns that the shop does not know, and the report names them', async () => {
    const file = await desk.csv('prices.csv', 'Code,Name,Brand,Pack Size,Price,Categories,Stock', '1,Cola,Fizzwick,1 l,1.20,Drinks,5');
    expect(await importing(file)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Left aside: "Price", "Stock".\n') as string,
    });
  });

  it.each([
    ['empty cells behind the last column', `code,name,brand,pack_size,categories\n1,Cola,Fizzwick,1 l,Drinks,,,\n`],
    ['columns without a name', `code,name,brand,pack_size,categories,,\n1,Cola,Fizzwick,1 l,Drinks,,\n`],
    ['lines with nothing in them', `\n;;;;\ncode;name;brand;pack_size;categories\n\n \n;;;;\n1;Cola;Fizzwick;1 l;Drinks\n-;;;;\n`],
    [
      "a spreadsheet's own line and semicolons",
      `\ufeffsep=;\r\nCode;Name;Brand;Pack Size;Categories;Storage\r\n1;Cola;Fizzwick;1 l;Drinks;FROZEN\r\n`,
    ],
    ['Windows-1252', Buffer.from('code,name,brand,pack_size,categories\n1,Cr\u00e8me,Fizzwick,1 l,Drinks\n', 'latin1')],
  ])('is read: %s', async (_what, content) => {
    await writeFile(desk.path('shape.csv'), content);
    const { code, err } = await importing(desk.path('shape.csv'));
    expect([code, err]).toEqual([0, expect.not.stringContaining('bad')]);
    expect(await info()).toMatchObject({ products: 1 });
  });

  it('is asked for nothing but what it does not say, and told how it was read', async () => {
    const sample = path('prestashop-products.csv');
    expect(await importing(sample, '--remove-missing')).toMatchObject({
      code: 1,
      err: expect.stringContaining('--categories path') as string,
    });
    const { code, out } = await runCli(shop.config, 'catalogue', 'import', sample, '--remove-missing', '--categories', 'path');
    expect([code, out]).toEqual([0, expect.stringContaining("Read as PrestaShop's import file: UTF-8, semicolons")]);
    expect(await info()).toMatchObject({ products: 10, variants: 10 });
  });

  it('takes no picture from a network that is not public: with --keep-good the product comes without it', async () => {
    const file = await desk.csv('inside.csv', columns, 'A,Cola,Fizzwick,1 l,Drinks,,https://127.0.0.1/a.jpg');
    expect(await imported(file, '--fetch-images')).toMatchObject({ imported: false, problems: [{ field: 'images' }] });
    expect(await imported(file, '--fetch-images', '--keep-good')).toMatchObject({
      imported: true,
      notes: [{ field: 'images', reason: '"https://127.0.0.1/a.jpg" is not an address of the public internet; imported without' }],
    });
  });

  it('is called by a name that exists', async () => {
    expect(await importing(path('gs1-tradeitems.csv'), '--preset', 'oxid')).toMatchObject({
      code: 2,
      err: expect.stringContaining('shopify, woocommerce') as string,
    });
  });

  it('keeps a value without a column from getting lost', async () => {
    const file = await desk.csv('lost.csv', 'code,name,brand,pack_size,categories,', '1,Cola,Fizzwick,1 l,Drinks,frozen');
    expect(await imported(file)).toMatchObject({ problems: [{ line: 2, reason: 'has "frozen" in column 6, which has no name' }] });
  });
});

describe('A cell of a range', () => {
  const exported = async () => {
    await runCli(shop.config, 'catalogue', 'export', desk.path('out.csv'));
    return desk.read('out.csv');
  };

  it('is shown as it was before an export damaged it', async () => {
    const file = await desk.csv('mended.csv', columns, '1,Fish &amp; Chips Tray,CafÃ© Noir,1 l,<p>Drinks</p>,Vegan &amp;amp; new | N/A,-');
    expect(await importing(file)).toMatchObject({ code: 0 });
    expect(await exported()).toContain('1,Fish & Chips Tray,Café Noir,1 l,,,Drinks,');
  });

  it.each([
    ['#REF!', 'name', 'X,#REF!,Fizzwick,1 l,Drinks,,'],
    ['#N/A', 'brand', 'X,Cola,#N/A,1 l,Drinks,,'],
    ['a lost letter', 'categories', 'X,Cola,Fizzwick,1 l,Drinks > Caf\ufffd,,'],
    ['null', 'brand', 'X,Cola,null,1 l,Drinks,,'],
    ['an error in a list', 'tags', 'X,Cola,Fizzwick,1 l,Drinks,Vegan | #VALUE!,'],
    ['a rounded code', 'code', '5.01235E+12,Cola,Fizzwick,1 l,Drinks,,'],
  ])('that cannot be mended refuses its row: %s', async (_what, field, row) => {
    expect(await imported(await desk.csv('damaged.csv', columns, ...rows(1), row))).toMatchObject({
      imported: false,
      problems: [{ line: 3, field }],
    });
  });

  it('means one brand, category and tag in spellings that nobody can tell apart, and the report says which were joined', async () => {
    const file = await desk.csv(
      'spellings.csv',
      columns,
      '1,Crème Tea,Caf\u00e9 Noor,1 kg,Tea & Coffee,Best seller,',
      '2,Black Tea,Cafe\u0301 Noor,1 kg,Tea and Coffee,Best\u00a0seller,',
      '3,Green Tea,CAFÉ NOOR,1 kg,Tea & Coffee,best seller | Best seller,',
      '1,,Caf\u00e9\u00a0Noor,,,Single,',
    );
    const { out } = await importing(file);
    expect(out).toContain('The brand "Café Noor" is also written with other signs that look alike, "CAFÉ NOOR"; they are one now.\n');
    expect(out).toContain('The category "Tea & Coffee" is also written "Tea and Coffee"; they are one now.\n');
    expect(await info()).toMatchObject({ products: 3, variants: 4, brands: 1, categories: 1, tags: 2 });
  });

  it('names a picture by its letters, however they are composed, and whatever capitals', async () => {
    const file = await desk.csv(
      'named.csv',
      columns,
      '1,Cola,Fizzwick,1 l,Drinks,,Cr\u00e8me.jpg',
      '2,Cola 2,Fizzwick,1 l,Drinks,,CR\u00c8ME.JPG',
    );
    expect(await importing(file)).toMatchObject({ code: 0 });
    expect(await info()).toMatchObject({ pictures: 2 });
  });

  it('may have rows of its product anywhere in the file', async () => {
    const file = await desk.csv(
      'apart.csv',
      columns,
      'A,Cola,Fizzwick,1 l,Drinks,Can,',
      'B,Water,Fizzwick,1 l,Drinks,,',
      'A,,,,,Bottle,',
      'A,,,,,Can,',
    );
    expect(await imported(file)).toMatchObject({ problems: [{ line: 5, reason: 'repeats line 2' }] });
    expect(await importing(file, '--keep-good')).toMatchObject({ code: 0 });
    expect((await exported()).match(/^[AB],.*$/gmu)).toMatchObject(
      [/^A,Cola.*Can,/u, /^A,,.*Bottle,/u, /^B,Water/u].map((line) => expect.stringMatching(line) as string),
    );
  });
});

describe('What an import that did not come to its end left', () => {
  it('is nothing when the database fails in the middle', async () => {
    await importing(await desk.csv('kept.csv', columns, ...rows(2)));
    const database = await openDatabase(shop.config);
    await database.pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`);
    await database.pool.query('create trigger fail before insert on product_view for each statement execute function fail()');
    await database.close();
    expect(await importing(await desk.csv('pictured.csv', columns, ...rows(2), '1,Cola,Fizzwick,1 l,Drinks,,Crème.jpg'))).toMatchObject({
      code: 1,
    });
    expect([await stored(), await info()]).toMatchObject([[], { version: 1, products: 2 }]);
  });

  it('goes with the next one: pictures of a killed command, before and after they were stored', async () => {
    await importing(await desk.csv('kept.csv', columns, '1,Cola,Fizzwick,1 l,Drinks,,Crème.jpg'));
    const [kept] = (await stored()).filter((name) => name.endsWith('.jpg'));
    const media = mediaFolder(shop.config.dataDir);
    const orphan = `originals/ab/${'ab'.repeat(32)}.jpg`;
    // A process id that no process can have.
    const folder = join(media, 'incoming-99999999-killed');
    await mkdir(join(media, 'originals/ab'), { recursive: true });
    await mkdir(folder);
    for (const path of [join(media, orphan), join(folder, 'half.jpg')]) await writeFile(path, 'x');
    await writeFile(join(folder, 'moved.json'), JSON.stringify([orphan, kept]));
    await importing(desk.path('kept.csv'));
    expect((await stored()).filter((name) => /jpg$|incoming/u.test(name))).toEqual([kept]);
  });
});
