/** Coated fish and seafood on paper: battered is smooth, blistered and golden; breaded is dry crumb. */
import type { PackArt } from '../../types.ts';
import { n, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Pack, PackDrawer } from '../parts/pack.ts';
import { lying, onSlab, rows } from '../parts/slab.ts';
import { fillingOf } from '../pieces/fillings.ts';
import { between, hashOf, seeded } from '../random.ts';

/** A shape under a coat, around the origin. */
interface Core {
  readonly outline: string;
  readonly reach: number;
  readonly half: number;
}

const fillet: Core = {
  outline: 'M-300 6C-306 -52 -236 -88 -120 -94C30 -98 200 -64 296 -14Q308 4 296 20C200 66 30 98 -120 98C-236 96 -296 62 -300 6Z',
  reach: 300,
  half: 96,
};
const flat: Core = {
  outline: 'M-290 2C-266 -62 -140 -92 -10 -90C130 -88 240 -46 296 0C240 46 130 88 -10 92C-140 94 -266 66 -290 2Z',
  reach: 290,
  half: 92,
};
const disc: Core = { outline: 'M-120 0A120 104 0 1 1 120 0A120 104 0 1 1 -120 0Z', reach: 120, half: 104 };
const finger: Core = {
  outline: 'M-150 -30Q-152 -42 -138 -42L140 -44Q152 -44 152 -32L154 30Q154 42 142 42L-138 44Q-150 44 -150 32Z',
  reach: 152,
  half: 44,
};
const portion: Core = {
  outline: 'M-150 -66Q-152 -92 -122 -94L112 -98Q142 -98 146 -68L152 56Q152 86 122 88L-114 92Q-146 92 -148 62Z',
  reach: 150,
  half: 96,
};
const butterfly: Core = {
  outline: 'M-96 -8C-110 -52 -60 -76 -16 -54C10 -44 30 -30 52 -12L112 -30Q104 0 114 32L52 14C30 32 10 46 -16 56C-60 78 -110 54 -96 8Z',
  reach: 104,
  half: 70,
};
const claw: Core = {
  outline: 'M-90 10C-96 -34 -50 -58 0 -50C40 -44 70 -24 92 -26L64 -4L96 14C66 34 30 52 -10 52C-56 52 -86 40 -90 10Z',
  reach: 92,
  half: 54,
};

/** A crumb's coat: a rough rim and fine specks, light and dark. */
function breaded(canvas: Canvas, { outline, reach, half }: Core, tone: string, seed: number, specks?: string): string {
  const random = seeded(seed);
  const count = Math.round((reach * half) / 62);
  const crumbs = (many: number, low: number, high: number): string =>
    Array.from(
      { length: many },
      () =>
        `M${n(between(random, -reach, reach))} ${n(between(random, -half, half))}l${n(between(random, low, high))} ${n(between(random, -4, 4))}`,
    ).join('');
  return [
    `<path d="${outline}" transform="translate(0 ${n(half * 0.2)})" fill="${darken(tone, 0.46)}"/>`,
    `<path d="${outline}" fill="${darken(tone, 0.1)}" stroke="${darken(tone, 0.22)}" stroke-width="9" stroke-dasharray="5 7 9 6 3 8" stroke-linejoin="round"/>`,
    canvas.clipped(
      outline,
      `<path d="${outline}" fill="${canvas.linear(
        [
          [0, lighten(tone, 0.3)],
          [0.5, tone],
          [1, darken(tone, 0.26)],
        ],
        0,
        0,
        0.6,
        1,
      )}"/><g stroke-linecap="round" fill="none"><path d="${crumbs(count, 2, 8)}" stroke="${darken(tone, 0.36)}" stroke-width="4.4" opacity=".55"/><path d="${crumbs(count, 2, 8)}" stroke="${lighten(tone, 0.4)}" stroke-width="4.4" opacity=".8"/><path d="${crumbs(Math.round(count / 3), 2, 6)}" stroke="${lighten(tone, 0.72)}" stroke-width="3.6"/>${specks ? `<path d="${crumbs(Math.round(count / 4), 2, 5)}" stroke="${specks}" stroke-width="5" opacity=".85"/>` : ''}</g>`,
    ),
  ].join('');
}

/** A fried batter: glossy, blistered, with darker edges and thin drips at the rim. */
function battered(canvas: Canvas, { outline, reach, half }: Core, tone: string, seed: number, specks?: string): string {
  const random = seeded(seed);
  const blisters = Array.from({ length: Math.round((reach * half) / 640) }, () => {
    const [x, y, r] = [
      between(random, -reach * 0.86, reach * 0.86),
      between(random, -half * 0.8, half * 0.8),
      between(random, half * 0.05, half * 0.17),
    ];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.3)}" ry="${n(r)}" fill="${darken(tone, 0.24)}" opacity=".4"/><ellipse cx="${n(x - r * 0.2)}" cy="${n(y - r * 0.3)}" rx="${n(r)}" ry="${n(r * 0.66)}" fill="${lighten(tone, 0.4)}" opacity=".75"/>`;
  }).join('');
  const lace = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * Math.PI * 2;
    return `<circle cx="${n(Math.cos(angle) * reach * 0.93)}" cy="${n(Math.sin(angle) * half * 0.93)}" r="${n(between(random, half * 0.08, half * 0.2))}"/>`;
  }).join('');
  return [
    `<g transform="translate(0 ${n(half * 0.2)})" fill="${darken(tone, 0.5)}"><path d="${outline}"/></g>`,
    `<g fill="${darken(tone, 0.14)}">${lace}<path d="${outline}"/></g>`,
    canvas.clipped(
      outline,
      [
        `<path d="${outline}" fill="${canvas.radial(
          [
            [0, lighten(tone, 0.34)],
            [0.55, tone],
            [1, darken(tone, 0.32)],
          ],
          0.42,
          0.36,
          0.7,
        )}"/>`,
        blisters,
        specks
          ? `<g fill="${specks}">${Array.from({ length: 50 }, () => `<circle cx="${n(between(random, -reach, reach))}" cy="${n(between(random, -half, half))}" r="${n(between(random, 2, 4.6))}"/>`).join('')}</g>`
          : '',
        `<path d="M${n(-reach * 0.72)} ${n(-half * 0.5)}C${n(-reach * 0.3)} ${n(-half * 0.8)} ${n(reach * 0.2)} ${n(-half * 0.7)} ${n(reach * 0.6)} ${n(-half * 0.28)}" stroke="#fff8dc" stroke-opacity=".55" stroke-width="${n(half * 0.1)}" stroke-linecap="round" fill="none"/>`,
      ].join(''),
    ),
  ].join('');
}

/** The cut that a title names, and how it lies. */
function cutOf(title: string): {
  readonly core: Core;
  readonly counts: readonly number[];
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
} {
  if (/seafood stick/i.test(title)) return { core: finger, counts: [3, 3, 3, 3], dx: 290, dy: 124, scale: 0.86 };
  if (/fishcake/i.test(title)) return { core: disc, counts: [3, 3], dx: 272, dy: 236, scale: 1.12 };
  if (/jumbo fish finger/i.test(title)) return { core: finger, counts: [2, 2, 2, 2], dx: 380, dy: 126, scale: 1.2 };
  if (/finger/i.test(title)) return { core: finger, counts: [3, 3, 3, 3], dx: 286, dy: 122, scale: 0.88 };
  if (/prawn/i.test(title)) return { core: butterfly, counts: [4, 4, 3], dx: 212, dy: 172, scale: 0.98 };
  if (/claw|scampi/i.test(title)) return { core: claw, counts: [4, 4, 4], dx: 208, dy: 160, scale: 1 };
  if (/portion/i.test(title)) return { core: portion, counts: [2, 2], dx: 380, dy: 244, scale: 1.16 };
  if (/jumbo/i.test(title)) return { core: fillet, counts: [1, 1], dx: 0, dy: 256, scale: 1.36 };
  return { core: /plaice|sole/i.test(title) ? flat : fillet, counts: [1, 1, 1], dx: 0, dy: 178, scale: 1.1 };
}

/** Seafood sticks: white fibres under an orange skin. */
function stick(canvas: Canvas): string {
  return `<path d="M-160 -34H150Q166 -34 166 0T150 34H-160Z" transform="translate(0 12)" fill="#b08a78"/>${canvas.clipped(
    finger.outline,
    `<rect x="-170" y="-60" width="340" height="120" fill="#fbf4ee"/><rect x="-170" y="-60" width="340" height="58" fill="${canvas.vertical(
      [
        [0, '#d9441f'],
        [1, '#f07a4a'],
      ],
    )}"/><path d="M-150 8H150M-150 20H150M-150 32H150" stroke="#e4d3c8" stroke-width="3"/><path d="M-130 -30H120" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>`,
  )}`;
}

/** The outline of a cut fishcake, for its shadow. */
const cutOutline = 'M-124 -18C-124 -112 -62 -134 0 -134S124 -112 124 -18L120 62Q112 92 0 96T-120 62Z';

/** A fishcake cut in half, its cut towards the eye: the coat around what is inside, which is what tells one fishcake from another. */
function cutFishcake(canvas: Canvas, tone: string, title: string): string {
  const { flesh, flakes, herbs } = fillingOf(title);
  const random = seeded(hashOf(title));
  const top: Core = { outline: 'M-122 -14C-122 -112 -62 -134 0 -134S122 -112 122 -14Q0 10 -122 -14Z', reach: 122, half: 128 };
  const face = 'M-124 -18Q0 8 124 -18L120 62Q112 92 0 96T-120 62Z';
  const inside = 'M-108 2Q0 24 108 2L104 52Q98 74 0 78T-104 52Z';
  const speck = (colour: string, count: number, length: number, width: number): string =>
    `<path d="${Array.from({ length: count }, () => `M${n(between(random, -100, 100))} ${n(between(random, 12, 72))}l${n(between(random, -length, length))} ${n(between(random, -5, 5))}`).join('')}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
  return [
    breaded(canvas, top, tone, 23, specksOf(title)),
    `<path d="${face}" transform="translate(0 12)" fill="${darken(tone, 0.5)}"/><path d="${face}" fill="${darken(tone, 0.12)}" stroke="${darken(tone, 0.3)}" stroke-width="6" stroke-dasharray="5 7 9 6 3 8"/>`,
    canvas.clipped(
      inside,
      `<path d="${inside}" fill="${canvas.vertical([
        [0, lighten(flesh, 0.2)],
        [1, darken(flesh, 0.06)],
      ])}"/>${speck(darken(flesh, 0.16), 20, 22, 5)}${speck(flakes, 22, 26, 8)}${herbs.map((herb) => speck(herb, 9, 9, 5)).join('')}`,
    ),
  ].join('');
}

/** The places in the order of the rows where a cut fishcake lies: in front, beside the ticket. */
const cutPlaces: ReadonlySet<number> = new Set([1, 3, 4]);

/** The colour of a coat, whatever tint its variety has. */
function coatOf(art: PackArt, isBattered: boolean): string {
  const usual = isBattered ? '#dfa23e' : '#d8943c';
  if (/chip shop fishcake/i.test(art.title)) return '#d9a14a';
  return mix(usual, art.contents, 0.3);
}

/** The seasoning of a coat. */
function specksOf(title: string): string | undefined {
  if (/pepper/i.test(title)) return '#2a2019';
  if (/dill|thai|herb/i.test(title)) return '#4d7a33';
  return /vinegar/i.test(title) ? '#8a5a24' : undefined;
}

/** Anything in batter or crumb, on a sheet of paper. */
export const coated: PackDrawer = (canvas, art): Pack => {
  const { title } = art;
  const { core, counts, dx, dy, scale } = cutOf(title);
  const isBattered = /batter|tempura|chip shop fishcake|salt & pepper squid/i.test(title);
  const coat = isBattered ? battered : breaded;
  const tone = coatOf(art, isBattered);
  const drawings = /seafood stick/i.test(title)
    ? [canvas.symbol(() => stick(canvas))]
    : [21, 22].map((seed, index) => canvas.symbol(() => coat(canvas, core, index ? darken(tone, 0.06) : tone, seed, specksOf(title))));
  const paper = `<path d="M-470 -290L-120 -316L452 -286L474 60L440 300L-60 318L-452 296Z" fill="${canvas.linear(
    [
      [0, '#fdf8ec'],
      [0.5, '#f3ead7'],
      [1, '#dccfb6'],
    ],
    0,
    0,
    0.8,
    1,
  )}"/><path d="M-300 -306L-330 300M-40 -312L10 314M260 -300L230 304M-462 -60L466 -90M-458 150L450 120" stroke="#b7a98c" stroke-opacity=".28" stroke-width="4"/>`;
  // Under a coat cod and hake differ in their proportions and in how they lie.
  const look = seeded(hashOf(title.replace(/[\d–.]+ ?\w*$/, '')));
  const [long, slant, flip] = [between(look, 0.86, 1.12), between(look, -9, 9), look() < 0.5];
  const cut = core === disc ? canvas.symbol(() => cutFishcake(canvas, tone, title)) : undefined;
  const goods = rows(counts, dx * (long < 1 ? long : 1), dy, art.seed, 0.05).map(({ x, y, turn }, index) =>
    cut !== undefined && cutPlaces.has(index)
      ? lying(cut, cutOutline, x - 26, y - 10, scale, turn * 0.3, false)
      : lying(
          drawings[index % drawings.length]!,
          core.outline,
          x - 26,
          y - 26,
          scale * long,
          slant + turn * (core.half > 85 ? 0.5 : 1.6),
          flip !== (index % 3 === 1),
        ),
  );
  return onSlab(canvas, art, paper + goods.join(''), false);
};
