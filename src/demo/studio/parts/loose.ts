/** Loose goods: what shows through a window, lies in a heap or fills a close-up. Which pieces follows from the words of the title. */
import type { PackArt } from '../../types.ts';
import { n, place, type Box, type Canvas } from '../canvas.ts';
import { darken, lighten, luminance, mix } from '../colour.ts';
import { pieceOf, servingOf } from '../goods.ts';
import { fillingOf } from '../pieces/fillings.ts';
import { pieces, type PieceKind } from '../pieces/index.ts';
import type { Piece } from '../pieces/piece.ts';
import { between, seeded, type Random } from '../random.ts';

/** Colours of some kinds that do not depend on the label: spiced curls are golden, tea leaves are dark. */
const tonesOfKinds: Partial<Readonly<Record<PieceKind, (contents: string) => string>>> = {
  crisp: (contents) => mix('#ecbb52', contents, 0.06),
  prawn: (contents) => mix(contents, '#e79a80', 0.5),
  curl: (contents) => mix('#dc9a3c', contents, 0.12),
  'skin-chip': (contents) => mix('#e6bb5c', contents, 0.14),
  'thick-chip': (contents) => mix('#e8c062', contents, 0.3),
  bun: (contents) => mix('#c98742', contents, 0.25),
  baton: (contents) => mix('#cf9350', contents, 0.25),
  flatbread: (contents) => mix('#e8d0a0', contents, 0.14),
  samosa: (contents) => mix('#dcae62', contents, 0.16),
  sausage: (contents) => mix('#c98a70', contents, 0.12),
  leaf: (contents) => mix(contents, '#2c2416', 0.62),
  tortilla: (contents) => mix('#e3b04a', contents, 0.12),
  'prawn-cracker': () => '#f3dccb',
  puff: () => '#f0992a',
  'corn-ring': () => '#e8b04a',
  shell: (contents) => mix('#eeb76a', contents, 0.3),
  rasher: () => '#edc07a',
  popcorn: (contents) => (luminance(contents) < 0.3 ? '#cf8a34' : mix('#f6e6b4', contents, 0.2)),
  twist: () => '#e6b552',
  pretzel: () => '#96541f',
  sev: () => '#e2a534',
  'lentil-curl': () => '#e2a032',
  peanut: (contents) => mix('#d6a45c', contents, 0.3),
  cashew: () => '#ecd0a0',
  almond: () => '#a9662f',
  'flaked-almond': () => '#f4e6cc',
  hazelnut: () => '#b3763a',
  walnut: () => '#c08a4c',
  raisin: (contents) => mix(contents, '#7a4a1c', 0.2),
  'pumpkin-seed': () => '#7f9a48',
  'chicken-leg': () => '#dba45c',
  'doner-slice': () => '#8f5430',
  'spring-roll': () => '#dda047',
  gyoza: () => '#f0e0bd',
  fishcake: (contents) => mix('#d8963e', contents, 0.14),
  'prawn-toast': () => '#cf8c3a',
  finger: () => '#dd9a3c',
  wedge: () => '#e8bb58',
  waffle: () => '#e2ac4a',
  smile: () => '#e8b64e',
  'hash-brown': () => '#d99c3c',
  doughnut: (contents) => (luminance(contents) < 0.08 ? '#4c2a18' : '#c98a44'),
  'mint-disc': () => '#f5f8f6',
  'two-tone': () => '#f3d46a',
  'garlic-sausage': () => '#e3a693',
  salami: () => '#a8343c',
  chorizo: () => '#b23a1c',
  peppercorn: () => '#4a3d34',
  naan: (contents) => mix('#e6c88e', contents, 0.14),
  pitta: (contents) => mix('#e9d3a4', contents, 0.2),
  fusilli: (contents) => mix('#ecc76a', contents, 0.4),
  pepperoni: (contents) => mix('#c23a20', contents, 0.3),
  'white-pudding': () => '#d8bd8c',
};

const jellyColours = ['#d8262f', '#f08a1c', '#efc52a', '#3f9d3a', '#7b3aa0'];
const pastels = ['#f29ab4', '#f6dc6e', '#9fd3a0', '#fbf3e6', '#c9926a'];

/** Goods that are sold in several colours or as several things at once, with the colour of each. */
const assortments: Partial<Readonly<Record<PieceKind, readonly (readonly [PieceKind, tone: string])[]>>> = {
  'jelly-baby': jellyColours.map((tone) => ['jelly-baby', tone]),
  'wine-gum': jellyColours.map((tone, index) => [index % 2 ? 'wine-gum-round' : 'wine-gum', tone]),
  'fruit-gum': jellyColours.map((tone) => ['fruit-gum', tone]),
  chew: jellyColours.slice(0, 4).map((tone) => ['chew', tone]),
  dummy: ['#3f9d3a', '#3fa3d8', '#f08a1c'].map((tone) => ['dummy', tone]),
  'allsort-layers': [
    ['allsort-layers', '#f27ca6'],
    ['allsort-layers', '#f6d04a'],
    ['allsort-roll', '#f27ca6'],
    ['allsort-roll', '#4f9fd6'],
    ['allsort-layers', '#fbf6ee'],
  ],
  'dolly-cube': pastels.map((tone, index) => [index % 2 ? 'dolly-drop' : 'dolly-cube', tone]),
  marshmallow: [
    ['marshmallow', '#f6c9d4'],
    ['marshmallow', '#fbf6ef'],
  ],
  sev: [
    ['sev', '#e2a534'],
    ['sev', '#d18f24'],
    ['sev', '#e2a534'],
    ['peanut', '#c98f4c'],
    ['pea', '#9aa844'],
    ['lentil-curl', '#d9932e'],
  ],
  hazelnut: [
    ['hazelnut', '#b3763a'],
    ['almond', '#a9662f'],
    ['peanut', '#d6a45c'],
    ['raisin', '#4a2a2a'],
    ['brazil', '#e6cfa2'],
    ['cashew', '#ecd0a0'],
  ],
  'pumpkin-seed': [
    ['pumpkin-seed', '#7f9a48'],
    ['sunflower-seed', '#d9cfb6'],
    ['pumpkin-seed', '#6c8a3c'],
  ],
};

/** Mixtures that a title names: what they are made of, however their kind is drawn alone. */
const mixtures: readonly (readonly [RegExp, readonly (readonly [PieceKind, tone: string])[]])[] = [
  [
    /tricolore/i,
    [
      ['fusilli', '#ecc76a'],
      ['fusilli', '#7f9a3e'],
      ['fusilli', '#d9713a'],
    ],
  ],
  [
    /stir fry mix/i,
    [
      ['green-bean', '#5f9a3a'],
      ['carrot-slice', '#ec7f26'],
      ['mushroom-slice', '#efe4d2'],
      ['floret', '#4f8a3d'],
    ],
  ],
  [
    /mixed vegetables/i,
    [
      ['pea', '#6fae3f'],
      ['cube', '#ec7f26'],
      ['pea', '#f2c53d'],
      ['cube', '#dfe6b0'],
    ],
  ],
  [
    /mixed peppers/i,
    [
      ['cube', '#c8331f'],
      ['cube', '#4f9a3c'],
      ['cube', '#f2b82d'],
    ],
  ],
  [
    /smoothie mix/i,
    [
      ['strawberry', '#e0334f'],
      ['cube', '#f9a526'],
      ['raspberry', '#c81e5b'],
      ['pea', '#4b2f6a'],
    ],
  ],
  [
    /summer fruits/i,
    [
      ['raspberry', '#c81e5b'],
      ['pea', '#4b2f6a'],
      ['pea', '#a31a2f'],
      ['strawberry', '#e0334f'],
    ],
  ],
  [
    /seafood mix/i,
    [
      ['prawn', '#ee9a80'],
      ['ring', '#f1e4dc'],
      ['kidney', '#d8893c'],
    ],
  ],
  [
    /peanuts & cashews/i,
    [
      ['peanut', '#c98f3c'],
      ['cashew', '#e2b970'],
    ],
  ],
];

/** Rainbow sprinkles: the only grains of many colours. */
const sprinkleColours = ['#e83f6f', '#f6b21c', '#3fa3d8', '#5cb34a', '#fbf6ee', '#8a4fb0'];

/** Colour of a kind, which may be its own whatever colour its variety has: vinegar crisps are golden, raw prawns have a little pink. */
export function toneOf(art: PackArt, kind = pieceOf(art)): string {
  const { contents, title } = art;
  const ofKind = kind && tonesOfKinds[kind];
  // A coat is golden, whatever its seasoning or its filling gives a label for a colour.
  const isCoated =
    /bread|batter|tempura|southern|whitebait|salt & (?:pepper squid|chilli chicken)|calamari|goujon|nugget|scampi/i.test(title) &&
    !/sauce|mix\b/i.test(title);
  if (isCoated && (!ofKind || kind === 'prawn')) return mix('#d8963e', contents, 0.16);
  return ofKind?.(contents) ?? contents;
}

/** Three tones of it, for pieces side by side. */
function tonesOf(art: PackArt, kind: PieceKind): readonly string[] {
  const tone = toneOf(art, kind);
  return [tone, lighten(tone, 0.17), darken(tone, 0.13)];
}

/** Pieces that lie side by side: the parts of a mixture, or one kind in three tones. */
function mixtureOf(art: PackArt, kind: PieceKind): readonly (readonly [PieceKind, tone: string])[] {
  if (kind === 'gum-pellet') return [['gum-pellet', art.contents], ['gum-pellet', lighten(art.contents, 0.3)], ['gum-stick', art.contents]]; // prettier-ignore
  // Fishcakes are told apart by what is inside, so every second one is cut.
  if (kind === 'fishcake')
    return [
      [kind, toneOf(art, kind)],
      ['fishcake-cut', fillingOf(art.title).flesh],
    ];
  const named = mixtures.find(([words]) => words.test(art.title));
  if (named) return named[1];
  return assortments[kind] ?? tonesOf(art, kind).map((tone) => [kind, tone]);
}

/** Draws each part of it once; returns their ids. */
function symbolsOf(canvas: Canvas, art: PackArt, kind: PieceKind): readonly string[] {
  return mixtureOf(art, kind).map(([part, tone]) => canvas.symbol(() => pieces[part].draw(canvas, tone)));
}

/** How long the strokes are that stand for what is too small to be drawn one by one: rice, sprinkles, dried yeast, salt. */
function grainOf(art: PackArt): readonly [low: number, high: number, width: number] {
  if (/sprinkles/i.test(art.title)) return [9, 17, 8];
  if (/yeast/i.test(art.title)) return [3, 7, 8];
  if (/chillies/i.test(art.title)) return [4, 11, 9];
  return pieceOf(art) === 'grain' ? [7, 15, 6] : [1, 4, 6];
}

/** Rice, salt and the like: too small to be drawn one by one, so strokes by the hundred in a path for each tone. */
function fineGrain(art: PackArt, box: Box, random: Random): string {
  const [low, high, width] = grainOf(art);
  const strokes = (count: number): string =>
    Array.from(
      { length: count },
      () =>
        `M${n(box.x + random() * box.w)} ${n(box.y + random() * box.h)}l${n(between(random, -high, high))} ${n(between(random, low * 0.3, high * 0.7))}`,
    ).join('');
  const [tone, light, dark] = tonesOf(art, 'grain') as [string, string, string];
  const layer = (count: number, colour: string): string =>
    `<path d="${strokes(count)}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  const colours = /sprinkles/i.test(art.title)
    ? sprinkleColours
    : /chillies/i.test(art.title)
      ? ['#8f1f12', '#c8321c', '#f0cf86']
      : [dark, tone, lighten(light, 0.3)];
  const ground = `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(box.h)}" fill="${darken(tone, 0.16)}"/>`;
  return ground + colours.map((colour) => layer(Math.round(780 / colours.length), colour)).join('');
}

/** Fills a box with pieces in rows from the back to the front, turned and toned by chance; what a label covers is left out. */
export function loosePieces(canvas: Canvas, art: PackArt, box: Box, most: number, covered?: Box): string {
  const random = seeded(art.seed + 11);
  const kind = pieceOf(art) ?? (servingOf(art) === 'powder' ? 'crumb' : 'nugget');
  if (kind === 'glove') return pairOfGloves(canvas, art, box);
  if (kind === 'grain' || kind === 'crumb') return fineGrain(art, box, random);
  const { size, turn = 180 }: Piece = pieces[kind];
  const symbols = symbolsOf(canvas, art, kind);
  // The pieces must cover the box: with few of them each grows.
  const reach = Math.max(size * 1.35, Math.sqrt((box.w * box.h) / most));
  const grow = reach / (size * 1.35);
  const columns = Math.ceil(box.w / reach) + 1;
  const rows = Math.ceil(box.h / reach) + 1;
  let markup = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = box.x + (column + (row % 2) * 0.5 - 0.2 + between(random, -0.25, 0.25)) * reach;
      const y = box.y + (row + between(random, -0.25, 0.25)) * reach;
      const hidden =
        covered &&
        Math.abs(x - covered.x - covered.w / 2) < covered.w / 2 - reach &&
        Math.abs(y - covered.y - covered.h / 2) < covered.h / 2 - reach;
      if (hidden) continue;
      markup += place(
        symbols[Math.floor(random() * symbols.length)]!,
        x,
        y,
        grow * between(random, 0.88, 1.14),
        between(random, -turn, turn),
      );
    }
  }
  return markup;
}

/** Lays slices over one another in rows, as they come from the slicer, to fill a box. */
export function slicesOf(canvas: Canvas, art: PackArt, kind: PieceKind, box: Box): string {
  const symbols = symbolsOf(canvas, art, kind);
  const [across, down] = [92, 96];
  return Array.from({ length: Math.ceil(box.h / down) + 1 }, (_, row) =>
    Array.from({ length: Math.ceil(box.w / across) + 1 }, (_slice, column) =>
      place(
        symbols[(row + column) % symbols.length]!,
        box.x + (column + (row % 2) * 0.5) * across,
        box.y + 24 + row * down,
        1.06,
        (row * 53 + column * 31) % 24,
      ),
    ).join(''),
  ).join('');
}

/** Whether the pieces are so large that only a few show: a label leaves them more room. */
export function isOfLargePieces(art: PackArt): boolean {
  const kind = pieceOf(art);
  const { size }: Piece = kind ? pieces[kind] : pieces.pea;
  return size > 90;
}

/** Two gloves side by side, fingers up, in a box. */
function pairOfGloves(canvas: Canvas, art: PackArt, { x, y, w, h }: Box): string {
  const glove = canvas.symbol(() => pieces.glove.draw(canvas, art.contents));
  const scale = Math.min(w / 620, h / 500);
  const film = `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="#e6ecee"/>`;
  return film + place(glove, x + w * 0.3, y + h / 2, scale, -4) + place(glove, x + w * 0.7, y + h / 2, scale, 4, true);
}

/** A heap on the ground: pieces on a mound, small ones at the rim; its foot is y = 0, its middle x = 0. */
export function heap(canvas: Canvas, art: PackArt, w: number, h: number, kind: PieceKind, largest = 1): string {
  const random = seeded(art.seed + 23);
  const { size, turn = 38 }: Piece = pieces[kind];
  // Of buns and breads a heap must show several.
  const scale = Math.min(largest, 110 / size);
  const symbols = symbolsOf(canvas, art, kind);
  const step = size * scale * 1.15;
  const spots: { x: number; y: number }[] = [];
  for (let level = 0; level * step * 0.62 < h; level += 1) {
    const up = (level * step * 0.62) / h;
    const half = (w / 2) * Math.max(0, 1 - up ** 1.35) ** 0.85;
    for (let x = -half; x <= half; x += step)
      spots.push({
        x: x + between(random, -0.3, 0.3) * step,
        y: -level * step * 0.62 * (1 - 0.12 * (x / (w / 2)) ** 2) + between(random, -0.14, 0.14) * step,
      });
  }
  spots.sort((a, b) => a.y - b.y);
  const base = `M${n(-w * 0.46)} 0C${n(-w * 0.3)} ${n(-h * 0.5)} ${n(-w * 0.16)} ${n(-h * 0.94)} 0 ${n(-h * 0.94)}S${n(w * 0.3)} ${n(-h * 0.5)} ${n(w * 0.46)} 0Q0 ${n(h * 0.08)} ${n(-w * 0.46)} 0Z`;
  return `<path d="${base}" fill="${darken(toneOf(art, kind), 0.32)}"/>${spots.map(({ x, y }) => place(symbols[Math.floor(random() * symbols.length)]!, x, y, scale * between(random, 0.9, 1.12), between(random, -turn, turn), random() < 0.5)).join('')}`;
}

/** Where the pieces of an emblem lie within a radius of 50: `[x, y, turn]`, from the back to the front. */
const handfuls = {
  pair: [[-9, -19, -16], [10, 20, 8]],
  three: [[-20, -19, -24], [21, -13, 26], [-3, 22, 6]],
  mixture: [[-26, -26, -24], [25, -27, 28], [-27, 25, 12], [27, 24, -14], [0, -1, 6]],
} as const; // prettier-ignore

/** A handful of what the pack holds, around the origin within a radius of 50: the emblem of goods that are known by their outline. */
export function handfulOf(canvas: Canvas, art: PackArt, kind: PieceKind): string {
  const { size, half = size * 1.25 }: Piece = pieces[kind];
  const symbols = [...symbolsOf(canvas, art, kind)];
  // Peanuts are known by their shells, also where they are sold without.
  if (kind === 'peanut')
    symbols.splice(
      1,
      1,
      canvas.symbol(() => pieces['peanut-shell'].draw(canvas, art.contents)),
    );
  // Two of what is long fill the height, and its length the width.
  const [spots, reach] = half > size * 1.3 ? [handfuls.pair, 46] : symbols.length > 3 ? [handfuls.mixture, 24] : [handfuls.three, 30];
  const scale = reach / half;
  return spots.map(([x, y, turn], index) => place(symbols[index % symbols.length]!, x, y, scale, turn)).join('');
}

/** Where pieces lie that are spilt before a pack, in widths of a piece from their middle: `[x, y, turn]`. */
const spill = [
  [-0.5, -0.42, -20],
  [0.7, -0.46, 24],
  [1.7, -0.3, -12],
  [-1.3, 0.06, 34],
  [0.1, 0.1, 8],
  [1.25, 0.14, -28],
  [2.35, 0.1, 18],
] as const;

/** Some of the contents spilt before the foot of a pack as wide as `w`, to its right, clear of what the label says in its middle. */
export function spilt(canvas: Canvas, art: PackArt, kind: PieceKind, w: number): string {
  const symbols = symbolsOf(canvas, art, kind);
  const { size }: Piece = pieces[kind];
  const scale = Math.min(1.5, 70 / size);
  const step = size * scale * 1.12;
  const x = w * 0.3;
  const shade = `<ellipse cx="${n(x + step * 0.5)}" cy="${n(step * 0.5)}" rx="${n(step * 2.5)}" ry="${n(step * 0.3)}" fill="#150d08" opacity=".2"/>`;
  return (
    shade +
    spill.map(([right, down, turn], index) => place(symbols[index % symbols.length]!, x + right * step, down * step, scale, turn)).join('')
  );
}
