/**
 * Part `scale`, only when it is named: what finding costs in ranges of ten thousand, a hundred thousand and a million products, and what importing them takes. Each
 * question is asked once in the life of a server, so that no answer is cached.
 */
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse/sync';
import { csvHead, csvLine } from '../../src/range/cells.ts';
import { categoriesCall, productsCall, suggestionsCall } from '../../src/contract/calls.ts';
import { defaultSorting, sortings } from '../../src/contract/sorting.ts';
import { queries } from '../search/queries.ts';
import { temporaryFolder } from './lib/cleanup.ts';
import { load } from './lib/load.ts';
import { startShop } from './lib/shop.ts';
import { staff } from './lib/staff.ts';
import { startByScript } from './lib/startScript.ts';
import { round } from './lib/statistics.ts';
import { MemoryWatch } from './memory.ts';

/** How many times the demo range is taken, and how many products that is about. */
export const scales = { '10k': 1, '100k': 10, '1M': 100 } as const;
type Scale = keyof typeof scales;

/** Kinds of questions. `grouped` and `facets` are lists with one card for an article, the second with the counts of its facets. */
export const scaleCases = ['list', 'grouped', 'facets', 'search', 'frequent', 'suggestions'] as const;
type ScaleCase = (typeof scaleCases)[number];

/** Aims: how many times slower a median may be with ten times the products; MB of memory while a range is imported. */
export const scaleAims = { times: { list: 2, search: 3, frequent: 4 }, memory: { '100k': 500, '1M': 1_000 } };

/** Words that hundreds of the ten thousand products have. */
const frequentWords = [
  'chicken',
  'frozen',
  'box',
  'water',
  'chips',
  'white',
  'sauce',
  'cheese',
  'large',
  'fish',
  'cups',
  'oil',
  'black',
  'cake',
  'bags',
  'tea',
];

/** The costs of one size of range. */
interface ScaleCosts {
  products: number;
  /** An import of the range into the running shop: seconds, and MB of shop, database and command together at their largest. */
  imported: { seconds: number; peak: number };
  /** Milliseconds of a question: the median and the slowest hundredth. */
  answered: Record<ScaleCase, { p50: number; p99: number }>;
}

/** The figures of this part. */
export type ScaleFigures = Partial<Record<Scale, ScaleCosts>>;

/** Imports and asks one range after another. */
export async function scale(quick: boolean): Promise<ScaleFigures> {
  const figures: ScaleFigures = {};
  for (const [name, copies] of Object.entries(scales) as [Scale, number][]) {
    if (quick && name !== '10k') break;
    figures[name] = await measure(copies, quick ? 20 : 200);
    console.log(`${name}: ${JSON.stringify(figures[name])}`);
  }
  return figures;
}

async function measure(copies: number, questions: number): Promise<ScaleCosts> {
  const folder = await temporaryFolder();
  const file = join(await temporaryFolder(), 'range.csv');
  await writeRange(file, copies);
  const running = await startByScript(folder);
  const watch = new MemoryWatch(process.pid);
  const began = performance.now();
  try {
    await staff(folder, 'catalogue', 'import', file, '--remove-missing');
  } finally {
    watch.end();
  }
  const seconds = (performance.now() - began) / 1000;
  await running.stop();
  // All processes below this one: shop, database and command.
  const { database: peak } = watch.take();

  const shop = await startShop({ folder });
  try {
    const addresses = await questionsAbout(shop.origin, questions + 20);
    const answered = {} as ScaleCosts['answered'];
    for (const name of scaleCases) {
      const asked = addresses[name];
      await load(shop.origin, asked.slice(0, 20), { connections: 1, amount: 20 });
      const { p50, p99 } = await load(shop.origin, asked.slice(20), { connections: 1, amount: asked.length - 20 });
      answered[name] = { p50, p99 };
    }
    const answer = await fetch(`${shop.origin}/api/products?limit=1`);
    const { total } = (await answer.json()) as { total: number };
    return { products: total, imported: { seconds: round(seconds, 1), peak }, answered };
  } finally {
    await shop.stop();
  }
}

/** The demo range as a file, once for each copy: the same goods of further brands, under further codes. */
async function writeRange(file: string, copies: number): Promise<void> {
  const text = await readFile(new URL('../../src/demo/range/range.csv', import.meta.url));
  const rows = parse(text, { columns: true, bom: true }) as Record<string, string>[];
  const columns = Object.keys(rows[0]!).filter((column) => column !== 'images' && column !== 'barcode');
  const copyOf = (row: Record<string, string>, copy: number): Record<string, string> => {
    const { brand = '', name = '', code } = row;
    // Further rows of a product leave empty what its first row says.
    const renamed = brand && `${brand} ${nameOf(copy)}`;
    return { ...row, brand: renamed, name: name.startsWith(brand) ? renamed + name.slice(brand.length) : name, code: `${code}-${copy}` };
  };
  function* lines() {
    yield csvHead(columns);
    for (let copy = 0; copy < copies; copy += 1)
      for (const row of rows) {
        // Rows without a code are categories.
        if (copy > 0 && !row['code']) continue;
        const written = copy > 0 ? copyOf(row, copy) : row;
        yield csvLine(columns.map((column) => written[column] ?? ''));
      }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
}

/** A second word for a brand that no goods have: two syllables, another for each number below 400. */
function nameOf(copy: number): string {
  const syllables = [
    'bru',
    'cal',
    'dor',
    'fen',
    'gil',
    'hox',
    'jat',
    'kem',
    'lun',
    'mov',
    'nar',
    'pel',
    'quo',
    'rif',
    'sten',
    'tov',
    'ulm',
    'vex',
    'wyn',
    'zor',
  ];
  const [first = '', second = ''] = [syllables[Math.floor(copy / syllables.length)], syllables[copy % syllables.length]];
  return first.charAt(0).toUpperCase() + first.slice(1) + second;
}

/** Questions that are all different. */
async function questionsAbout(origin: string, amount: number): Promise<Record<ScaleCase, string[]>> {
  const answer = await fetch(origin + categoriesCall);
  const ids = [...(await answer.text()).matchAll(/"id":(\d+)/gu)].map(([, id]) => Number(id));
  const typed = queries.map(({ query }) => query).filter((query) => typeof query === 'string');
  const beginnings = [...new Set([3, 4, 5, 6, 7].flatMap((length) => typed.map((text) => text.slice(0, length))))];
  const many = Array.from({ length: amount }, (_, index) => index);
  const list = (index: number, more: { families?: boolean; counts?: boolean } = {}) =>
    productsCall({
      search: '',
      categoryId: ids[index % ids.length],
      brands: [],
      tagId: undefined,
      sorting: sortings[index % sortings.length]!,
      limit: 12,
      offset: 12 * Math.floor(index / ids.length),
      ...more,
    });
  const search = (text: string, index: number) =>
    productsCall({
      search: text,
      categoryId: undefined,
      brands: [],
      tagId: undefined,
      sorting: defaultSorting,
      limit: 12,
      offset: index,
      families: true,
    });
  return {
    list: many.map((index) => list(index)),
    grouped: many.map((index) => list(index, { families: true })),
    facets: many.map((index) => list(index, { families: true, counts: true })),
    search: many.map((index) => search(typed[index % typed.length]!, Math.floor(index / typed.length))),
    frequent: many.map((index) => search(frequentWords[index % frequentWords.length]!, Math.floor(index / frequentWords.length))),
    suggestions: beginnings.slice(0, amount).map(suggestionsCall),
  };
}
