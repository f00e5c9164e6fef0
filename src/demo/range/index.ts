/**
 * The demo range: 10,240 products of invented brands, as data. `range.csv` is a wholesaler's file, and read as any other; `pictures.jsonl` says of each of
 * its products what its pictures show besides, and `categories.json` which categories have an address that their name does not give.
 */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readHeader } from '../../range/header.ts';
import { readCsv } from '../../range/readCsv.ts';
import { RangeReader } from '../../range/readRange.ts';
import type { DemoChoices } from '../../contract/demo.ts';
import type { CatalogueLine, SourceCategory, SourceProduct } from '../../range/source.ts';
import { brandCalled } from '../parameters.ts';
import { seedOf } from '../studio/random.ts';
import { pictureViews, type DemoLine, type DemoProduct, type PackArt } from '../types.ts';
import { ownTree } from './tree.ts';
import categories from './categories.json' with { type: 'json' };

const fileOf = (name: string): string => path.join(import.meta.dirname, name);

/** A pack of a product as far as the product's row does not say it. The barcode and the number in a case are told where they are another form's. */
type PackLine = Pick<PackArt, 'shape' | 'title' | 'subtitle' | 'grade' | 'mark' | 'dimensions' | 'isFilled' | 'contents'> &
  Partial<Pick<PackArt, 'barcode' | 'caseUnits' | 'back'>>;

/** A line of `pictures.jsonl`: the packs of a product, one for each variant, and in how many views they are shown. */
interface PictureLine {
  readonly code: string;
  readonly views?: number;
  readonly packs: readonly PackLine[];
}

/** Pictures that rows name: the range has none, since its pictures are drawn. */
const noOriginals = {
  take: () => Promise.reject(new Error('The demo has no files of pictures.')),
  stored: () => Promise.resolve(undefined),
};

/** How popular the best seller of a brand is: more than any product of the range. */
const mostPopular = 10_000_000;

/**
 * Reads the demo range: its categories, then its products.
 *
 * @param brand - how it stands in a brand's shop; default: in its own order
 * @throws when a row is not as the shop imports it
 */
export async function* readRange(brand?: DemoChoices): AsyncGenerator<DemoLine> {
  const pictures = new Map<string, PictureLine>();
  for (const line of (await readFile(fileOf('pictures.jsonl'), 'utf8')).trimEnd().split('\n')) {
    const read = JSON.parse(line) as PictureLine;
    pictures.set(read.code, read);
  }
  const records = readCsv(createReadStream(fileOf('range.csv')), { encoding: 'utf-8', separator: ',' });
  const known = { categories, createdAt: new Map<string, string>(), pictures: new Set<string>() };
  const reader = new RangeReader(await readHeader(records), known, noOriginals, new Date(), { keepGood: false, othersStay: false });
  try {
    for await (const record of records) await reader.take(record);
    const [problem] = [...reader.problems, ...reader.notes];
    if (problem) throw new Error(`Line ${problem.line} of the demo range: ${problem.field} ${problem.reason}.`);
    for (const line of sorted(reader.lines(), brand))
      yield 'category' in line ? line : { product: withPacks(line.product, pictures.get(line.product.code)!) };
  } finally {
    reader.close();
  }
}

/** Gives the brand its own tree, and has its best sellers sell best. Lines of categories come before those of products. */
function* sorted(lines: Iterable<CatalogueLine>, brand: DemoChoices | undefined): Generator<CatalogueLine> {
  const branches: SourceCategory[] = [];
  const places = new Map(brand?.bestSellers.map((code, place) => [code, place]));
  for (const line of lines) {
    if ('product' in line) {
      const tree = branches.splice(0);
      for (const category of brand && tree.length > 0 ? ownTree(tree, brand.tree) : tree) yield { category };
      const place = places.get(line.product.code);
      yield place === undefined ? line : { product: { ...line.product, popularity: mostPopular - place } };
    } else branches.push(line.category);
  }
}

/** The facts of a product that its packs say. */
type Row = Omit<SourceProduct, 'variants'>;

function withPacks({ variants, ...row }: SourceProduct, { packs, views }: PictureLine): DemoProduct {
  return {
    ...row,
    // The reader writes milliseconds, which none of the dates has.
    createdAt: row.createdAt.replace('.000Z', 'Z'),
    variants: variants.map(({ tags }, place) => ({ tags, art: artOf(row, packs[place]!), views: pictureViews.slice(0, views) })),
  };
}

function artOf(row: Row, { shape, title, subtitle, ...pack }: PackLine): PackArt {
  const [, units = '1', size = ''] = /^(?:(\d+) × )?([\d.]+ \p{L}+)/u.exec(row.packSize) ?? [];
  const { caseUnits = Number(units), barcode = row.barcode!, back = backOf(row) } = pack;
  const { nutrition, allergens: { contains = [] } = {} } = row;
  return {
    // The address of a picture depends on the order of its parameters.
    shape,
    title,
    subtitle,
    size,
    ...pack,
    brand: brandCalled(row.brand),
    caseUnits,
    flash: pack.contents,
    back,
    ...(contains.length > 0 ? { contains } : {}),
    ...(nutrition ? { nutrition } : {}),
    barcode,
    seed: seedOf(barcode),
  };
}

const storageLines = {
  ambient: 'Store in a cool, dry place.',
  chilled: 'Keep refrigerated at 0 to 5 °C.',
  frozen: 'Keep frozen at −18 °C.',
} as const;

/** Most letters of a line of ingredients, unless one has more. */
const lineLength = 88;

/** The back label of a food: its ingredients, cut into lines at their commas, its allergens, its origin, and how it is stored. */
function backOf({ ingredients, allergens, origin, storage }: Row): string[] {
  const lines: string[] = [];
  for (const part of `Ingredients: ${ingredients}.`.split(/(?<=,) /u)) {
    const longer = `${lines.at(-1)} ${part}`;
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  const declared = (opening: string, names: readonly string[] = []) =>
    names.length > 0 ? [`${opening}: ${names.join(', ').toLowerCase()}.`] : [];
  return [
    ...lines,
    ...declared('Contains', allergens?.contains),
    ...declared('May contain', allergens?.mayContain),
    `${origin}.`,
    storageLines[storage!],
  ];
}
