import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demo, paths } from '../../../tests/setup/demoRange.ts';
import type { DemoProduct, PackArt, PackShape } from '../types.ts';
import { closureOf } from './shapes/bottles.ts';
import { looseShapes } from './shapes/index.ts';
import { composeProduct, drawProduct } from './views.ts';

/** Products on the first page of a list. */
const pageSize = 12;

const { products } = demo;
const bestFirst = products.toSorted((a, b) => b.popularity - a.popularity);
const slugs = [...new Set([...paths.values()].flat())];
const firstPages = slugs.map((slug) => ({
  slug,
  page: bestFirst.filter(({ categories }) => categories.some((leaf) => paths.get(leaf)!.includes(slug))).slice(0, pageSize),
}));

const artOf = ({ variants: [first] }: DemoProduct): PackArt => first!.art;

/** A drawing without its seed and bar code: drawings that differ only by them count as the same. */
const withoutChance = (art: PackArt): PackArt => ({ ...art, seed: 1, barcode: '2000000000000' });

/** The thing that a title names, without sizes. */
const sortOf = ({ title, grade }: PackArt): string =>
  title
    .replace(grade ?? '', '')
    .replaceAll(/[\d–.]+ ?(?:oz|k?g|inch|mm|ml)?/g, '')
    .trim();

/** The pack itself, without its case; the ticket of loose goods tells the case too. */
const packOf = ({ brand, title, size, mark = '' }: PackArt): string => [brand.name, title, size, mark].join(' ');

/** Pairs of products of one page whose pictures are the same. */
function doubles(page: readonly DemoProduct[], pictureOf: (art: PackArt) => string): string[] {
  const seen = new Map<string, string>();
  return page.flatMap((product) => {
    const picture = pictureOf(artOf(product));
    const twin = seen.get(picture);
    seen.set(picture, product.name);
    return twin === undefined ? [] : [`${twin} and ${product.name}`];
  });
}

const rendered = new Map<string, string>();
function remember(key: string, draw: () => string): string {
  const known = rendered.get(key) ?? draw();
  rendered.set(key, known);
  return known;
}

describe('the first page of every list', () => {
  it('has no two products whose pictures are the same drawing with the same parameters', () => {
    const same = firstPages.flatMap(({ slug, page }) => {
      // A maker's pack looks the same, however many of it a case holds.
      const packs = new Map(page.map((product) => [packOf(artOf(product)), product]));
      return doubles([...packs.values()], (art) =>
        remember(JSON.stringify(withoutChance(art)), () => drawProduct(withoutChance(art), 'front')),
      ).map((pair) => `${slug}: ${pair}`);
    });
    expect(same).toEqual([]);
  }, 120_000);

  it('shows loose goods of different sorts as different things, also to those who do not read the ticket', () => {
    const plain = (art: PackArt): PackArt => {
      const { mark: _mark, ...rest } = withoutChance(art);
      return { ...rest, brand: products[0]!.variants[0]!.art.brand, flash: '#888888', size: '1 kg', caseUnits: 1 };
    };
    const same = firstPages.flatMap(({ slug, page }) => {
      const loose = page.filter((product) => looseShapes.has(artOf(product).shape));
      // The same sort of two makers, or in two packs, is one thing.
      const sorts = [...new Map(loose.map((product) => [sortOf(artOf(product)), product])).values()];
      return doubles(sorts, (art) => composeProduct(plain(art), 'front', false).svg.replace(/<title>[^<]*/, '')).map(
        (pair) => `${slug}: ${pair}`,
      );
    });
    expect(same).toEqual([]);
  }, 120_000);

  it('says on the ticket which pack it is where the same loose goods come in several', () => {
    for (const { page } of firstPages) {
      for (const product of page) {
        const art = artOf(product);
        if (!art.mark) continue;
        const said = composeProduct(art, 'front').placed.map(({ text }) => text);
        expect(said.join(' '), product.name).toContain(art.mark.split(' · ')[0]);
      }
    }
  }, 120_000);
});

/** Words whose lists show goods that are coated, shaped or filled alike. */
const shapedAlike = ['fishcakes', 'burgers', 'scampi', 'goujons', 'nuggets', 'pies', 'sausages'];

/** Share of a picture that must have other colours than another, for the two to look different at a glance. */
const ownColours = 0.028;

/** Levels of a channel that count as one. */
const levels = 32;

/** How much of a small picture has each colour. */
async function coloursOf(svg: string): Promise<ReadonlyMap<string, number>> {
  const side = 160;
  const pixels = await sharp(Buffer.from(svg)).resize(side, side).removeAlpha().raw().toBuffer();
  const shares = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = [at, at + 1, at + 2].map((channel) => Math.floor(pixels[channel]! / levels)).join(' ');
    shares.set(colour, (shares.get(colour) ?? 0) + 1 / (side * side));
  }
  return shares;
}

describe('the first page of a search for goods that are shaped alike', () => {
  it.each(shapedAlike)('shows loose %s of different sorts in different colours, wherever each piece lies', async (word) => {
    const page = bestFirst.filter(({ name }) => new RegExp(`\\b${word}\\b`, 'i').test(name)).slice(0, 2 * pageSize);
    expect(page.length).toBeGreaterThan(0);
    const loose = page.filter((product) => looseShapes.has(artOf(product).shape));
    const sorts = [...new Map(loose.map((product) => [sortOf(artOf(product)), product])).values()];
    const plain = ({ mark: _mark, ...art }: PackArt): PackArt => ({
      ...withoutChance(art),
      brand: products[0]!.variants[0]!.art.brand,
      flash: '#888888',
      size: '1 kg',
      caseUnits: 1,
    });
    const drawn = await Promise.all(
      sorts.map(async (product) => ({
        name: product.name,
        colours: await coloursOf(composeProduct(plain(artOf(product)), 'front', false).svg),
      })),
    );
    const alike = drawn.flatMap((one, at) =>
      drawn.slice(at + 1).flatMap((other) => {
        const own = [...one.colours].reduce((sum, [colour, share]) => sum + Math.max(0, share - (other.colours.get(colour) ?? 0)), 0);
        return own < ownColours ? [`${one.name} and ${other.name}: ${own.toFixed(4)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it.each(['fillet-breaded', 'bag-frozen'] as const)('shows in each %s what is inside of the fishcakes', (shape) => {
    const titles = ['Cod Fishcakes', 'Salmon & Dill Fishcakes', 'Smoked Haddock Fishcakes', 'Thai Style Fishcakes', 'Chip Shop Fishcakes'];
    const arts = titles.map((title) => products.map(artOf).find((art) => art.shape === shape && art.title === title)!);
    const coloursIn = (art: PackArt): ReadonlySet<string> =>
      new Set(
        composeProduct({ ...withoutChance(art), brand: arts[0]!.brand, contents: '#d8943c', flash: '#888888' }, 'front', false).svg.match(
          /#[\da-f]{6}/g,
        ),
      );
    const drawn = arts.map(coloursIn);
    // The herbs of a coat, and nothing else, would be one colour.
    const own = drawn.map((colours, at) =>
      [...colours].filter((colour) => drawn.every((other, place) => place === at || !other.has(colour))),
    );
    expect(own.filter((colours) => colours.length < 2)).toEqual([]);
  });

  it('draws patties of one sort the thicker, the heavier they are', () => {
    const thickness = ['2 oz', '4 oz', '6 oz'].map((grade) => {
      const art = artOf(products.find(({ variants: [first] }) => first!.art.shape === 'burger-patties' && first!.art.grade === grade)!);
      const { svg } = composeProduct({ ...art, title: 'Beef Burgers' }, 'front', false);
      return Math.max(...Array.from(svg.matchAll(/translate\([-\d.]+ (-[\d.]+)\)">(?:<path[^>]*>){2}<use/g), ([, y]) => -Number(y)));
    });
    expect(thickness).toEqual([...new Set(thickness)].toSorted((a, b) => a - b));
  });
});

/** Goods that are drawn as they are, without a printed pack of their own: what their names tell apart must look apart. */
const unprinted = new Set<PackShape>([
  ...looseShapes,
  'box-pizza',
  'box-burger',
  'cup-hot',
  'cup-cold',
  'lid',
  'bag-carrier',
  'bag-paper',
  'cutlery',
  'mop',
  'tray-foil',
  'sponge',
  'bin-liners',
]);

/** Names of one thing, or of things that differ in what no picture shows: how thick a sack is, how chips are cooked. */
const looksTheSame: readonly (readonly string[])[] = [
  ['Straight Cut Chips 10 mm', 'Oven Chips'],
  ['Thick Cut Chips 14 mm', 'Chip Shop Style Chips'],
  ['Single Wall Hot Cup 4 oz', 'Espresso Cup 4 oz'],
  ['Refuse Sacks Light Duty', 'Refuse Sacks Medium Duty', 'Refuse Sacks Heavy Duty', 'Compactor Sacks', 'Rubble Sacks'],
];

describe('the whole range', () => {
  it('draws goods of one list whose names differ otherwise, though neither label nor maker is read', () => {
    const goods = new Map(
      products
        .filter((product) => unprinted.has(artOf(product).shape) && !artOf(product).isFilled)
        .map((product) => [`${product.categories[0]} ${artOf(product).title}`, product]),
    );
    const plain = ({ mark: _mark, ...art }: PackArt): PackArt => ({
      ...withoutChance(art),
      brand: artOf(products[0]!).brand,
      flash: '#888888',
      size: '1 kg',
      caseUnits: 1,
    });
    const drawings = Map.groupBy(
      goods.values(),
      (product) => `${product.categories[0]} ${composeProduct(plain(artOf(product)), 'front', false).svg.replace(/<title>[^<]*/, '')}`,
    );
    const shared = [...drawings.values()].map((same) => same.map((product) => artOf(product).title)).filter(({ length }) => length > 1);
    expect(goods.size).toBeGreaterThan(200);
    expect(shared.filter((titles) => !looksTheSame.some((known) => titles.every((title) => known.includes(title))))).toEqual([]);
  }, 120_000);

  it.each([
    ['cup-hot', ['Single Wall Hot Cup 12', 'Double Wall Hot Cup 12', 'Ripple Hot Cup 12']],
    ['cutlery', ['Wooden Chopsticks', 'Wooden Skewers', 'Cocktail Sticks']],
    ['lid', ['Paper Straws 6', 'Paper Straws 8', 'Paper Smoothie Straws', 'Sip Lid for 8', 'Bagasse Sip Lid 80']],
    ['box-burger', ['Windowed Tortilla Pack', 'Windowed Sandwich Wedge']],
    ['bag-carrier', ['White Vest', 'Jumbo Vest', 'Paper Carrier Bags Large', 'Twisted Handle', 'Pizza Carrier']],
    [
      'fillet',
      ['Cod Fillets Skinless', 'Pacific Cod Fillets', 'Sea Bass Fillets', 'Sea Bream Fillets', 'Kippers', 'Boil in the Bag Kippers'],
    ],
    ['box-pizza', ['Plain Pizza Box 12', 'Printed Pizza Box 12']],
  ] as const)('draws each %s of %j in its own way, whatever its colour and size', (shape, names) => {
    const arts = products.map(artOf);
    const outlines = names.map((name) => {
      const { mark: _mark, grade: _grade, ...art } = arts.find((one) => one.shape === shape && one.title.startsWith(name))!;
      const plain = { ...withoutChance(art), brand: arts[0]!.brand, contents: '#2f7fd0', flash: '#888888', size: '1 kg', caseUnits: 1 };
      return composeProduct(plain, 'front', false).svg.replace(/<title>[^<]*/, '');
    });
    expect(new Set(outlines).size).toBe(names.length);
  });

  it('draws bottles of up to a litre without a grip, with a pump where they are for hands, and each size in its own height', () => {
    const bottles = products.map(artOf).filter(({ shape }) => shape === 'bottle-detergent');
    const isSmall = ({ size }: PackArt) => /ml$|^1 L$/u.test(size);
    const closures = new Set(bottles.map((art) => `${art.subtitle === 'Hand hygiene'} ${isSmall(art)} ${closureOf(art)}`));
    expect([...closures].toSorted()).toEqual(['false true flip', 'false true screw', 'true true pump']);

    const art = bottles.find(({ title }) => title === 'Hand Sanitiser Gel')!;
    const bare = (size: string, title = art.title): string =>
      composeProduct({ ...withoutChance(art), size, title }, 'front', false).svg.replace(/<title>[^<]*/, '');
    const drawn = [
      bare('300 ml'),
      bare('500 ml'),
      bare('1 L'),
      bare('2 L'),
      ...['Floor Cleaner', 'Thin Bleach'].map((title) =>
        composeProduct({ ...withoutChance(art), title, subtitle: '' }, 'front', false).svg.replace(/<title>[^<]*/, ''),
      ),
    ];
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(['1.5 L', '5 L'].map((size) => closureOf({ ...art, size }))).toEqual([undefined, undefined]);
  });

  it('packs as many small bottles side by side as large ones', () => {
    const art = products.map(artOf).find(({ title, size }) => title === 'Hand Sanitiser Gel' && size === '300 ml')!;
    const packed = (size: string) => composeProduct({ ...art, size, caseUnits: 12 }, 'case', false).svg.match(/<use /gu)?.length;
    expect(packed('300 ml')).toBe(packed('1 L'));
  });

  it('draws a canister of twenty litres as another than one of five', () => {
    const art = products.map(artOf).find(({ shape, size }) => shape === 'jerrycan' && size === '20 L')!;
    const bare = (size: string): string => composeProduct({ ...withoutChance(art), size }, 'front', false).svg.replace(/<title>[^<]*/, '');
    expect(new Set(['5 L', '10 L', '20 L'].map(bare)).size).toBe(3);
  });
});
