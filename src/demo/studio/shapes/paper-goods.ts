/** Rolls, napkins, cutlery and liners: what a kitchen and a wash room use up. */
import type { PackArt } from '../../types.ts';
import { moved, n, place, type Box, type Canvas } from '../canvas.ts';
import { darken, lighten, luminance, mix } from '../colour.ts';
import { print, rectPath, type Pack, type PackDrawer } from '../parts/pack.ts';
import { toScale } from '../parts/ruler.ts';
import { creases } from '../parts/soft.ts';
import { disc, finishes, lathe, turned } from '../parts/turned.ts';
import { between, seeded } from '../random.ts';
import { aprons } from './aprons.ts';

/** One upright roll of paper: embossed wall, spiral end, cardboard core, a loose end. `y` is its foot. */
function paperRoll(canvas: Canvas, paper: string, halfWidth: number, height: number): string {
  const rim = halfWidth * 0.3;
  const body = lathe(
    [
      [halfWidth, -height],
      [halfWidth, -rim],
    ],
    rim,
    rim,
  );
  const dots = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 9 }, (_value, column) => {
      const angle = ((column + (row % 2) * 0.5 + 0.3) / 9) * Math.PI;
      const x = -Math.cos(angle) * halfWidth;
      const y = -height + rim * (0.4 + Math.sin(angle)) + ((height - rim * 1.2) / 11) * (row + 0.2);
      return `M${n(x - 5 * Math.sin(angle))} ${n(y)}l${n(5 * Math.sin(angle))} -6l${n(5 * Math.sin(angle))} 6l${n(-5 * Math.sin(angle))} 6Z`;
    }).join(''),
  ).join('');
  const spiral = [0.9, 0.8, 0.71, 0.62, 0.54, 0.47]
    .map((share) =>
      disc(0, -height, halfWidth * share, rim * share, 'none', `stroke="${darken(paper, 0.35)}" stroke-opacity=".3" stroke-width="2.2"`),
    )
    .join('');
  return [
    turned(canvas, body, paper, `<path d="${dots}" fill="${darken(paper, 0.3)}" opacity=".26"/>`, 'matt'),
    disc(
      0,
      -height,
      halfWidth,
      rim,
      canvas.linear(
        [
          [0, lighten(paper, 0.6)],
          [1, darken(paper, 0.06)],
        ],
        0,
        0,
        1,
        0.4,
      ),
    ),
    spiral,
    disc(0, -height, halfWidth * 0.34, rim * 0.34, '#b08d62'),
    disc(0, -height + 2, halfWidth * 0.28, rim * 0.28, '#4d3a25'),
  ].join('');
}

/** A large hygiene or kraft roll with a paper band. */
const rollPaper: PackDrawer = (canvas, art, side) => {
  // Cut sheets lie in a stack, whatever they wrap.
  if (/sheets|wraps?\b|newsprint|chip paper|deli wax/i.test(art.title) && !/roll/i.test(art.title)) return napkins(canvas, art, side);
  const half = 300;
  const height = 640;
  const rim = half * 0.3;
  const paper = luminance(art.contents) > 0.75 ? mix(art.contents, '#fffdf8', 0.5) : art.contents;
  const band = lathe(
    [
      [half + 2, -height + 190],
      [half + 2, -rim - 40],
    ],
    -rim,
    rim,
  );
  const bleed: Box = { x: -half - 4, y: -height + 180, w: 2 * half + 8, h: height - 180 + 40 };
  const safe: Box = { x: -half * 0.7, y: -height + 190 + rim + 6, w: half * 1.4, h: height - 190 - rim - 84 };
  const sheet = `M${n(half * 0.72)} ${n(-height + rim * 0.66)}L${n(half + 84)} ${n(-height + 130)}L${n(half + 92)} -30L${n(half * 0.9)} ${n(-rim * 0.4)}Z`;
  const markup = [
    `<path d="${sheet}" fill="${canvas.linear([
      [0, darken(paper, 0.22)],
      [0.5, lighten(paper, 0.2)],
      [1, darken(paper, 0.05)],
    ])}"/>`,
    paperRoll(canvas, paper, half, height),
    turned(canvas, band, art.brand.colours.ground, print(canvas, art, side, bleed, safe), 'matt'),
  ].join('');
  return { w: 2 * half + 110, h: height + rim, markup, panel: safe, foot: 0.84 };
};

/** Rolls in a printed film pack: the rolls press through the film above. */
const toiletRolls: PackDrawer = (canvas, art, side) => {
  // A pack of two or four stands two abreast, any other three.
  const abreast = /^[24] rolls/.test(art.size) ? [-0.5, 0.5] : [-1, 0, 1];
  const [w, h] = [abreast.length * 266 + 2, 720];
  const half = w / 2;
  const random = seeded(art.seed);
  const paper = mix('#ffffff', art.contents, 0.3);
  const roll = canvas.symbol(() => paperRoll(canvas, paper, 132, 330));
  const backRow = abreast.map((column) => place(roll, column * 262 + 34, -330)).join('');
  const topRow = abreast.map((column) => place(roll, column * 266 - 6, -278)).join('');
  const outline = `M${n(-half + 8)} ${n(-h + 150)}C${n(-half * 0.7)} ${n(-h + 118)} ${n(-half * 0.4)} ${n(-h + 176)} ${n(-half * 0.33)} ${n(-h + 154)}S${n(half * 0.2)} ${n(-h + 176)} ${n(half * 0.33)} ${n(-h + 154)}S${n(half * 0.8)} ${n(-h + 126)} ${n(half - 8)} ${n(-h + 150)}Q${n(half + 10)} ${n(-h * 0.4)} ${n(half - 6)} -26Q${n(half * 0.66)} 6 ${n(half * 0.33)} -10T${n(-half * 0.33)} -10T${n(-half + 6)} -26Q${n(-half - 10)} ${n(-h * 0.4)} ${n(-half + 8)} ${n(-h + 150)}Z`;
  const whole = `M${n(-half + 2)} ${n(-h + 60)}Q${n(-half + 30)} ${n(-h - 4)} ${n(-half + 130)} ${n(-h - 6)}H${n(half - 96)}Q${n(half + 10)} ${n(-h - 6)} ${n(half + 12)} ${n(-h + 50)}L${n(half)} -30H${n(-half)}Z`;
  const bleed: Box = { x: -half - 10, y: -h + 100, w: w + 20, h: h - 90 };
  const safe: Box = { x: -half + 64, y: -h + 206, w: w - 128, h: h - 268 };
  const ridges = abreast
    .map(
      (column) =>
        `<rect x="${n(column * 266 - 138)}" y="${n(-h)}" width="272" height="${n(h)}" fill="${canvas.linear([
          [0, '#150d08', 0.26],
          [0.16, '#150d08', 0.02],
          [0.3, '#fff', 0.3],
          [0.44, '#fff', 0.04],
          [0.82, '#150d08', 0.05],
          [1, '#150d08', 0.28],
        ])}"/>`,
    )
    .join('');
  const markup = [
    backRow,
    topRow,
    `<path d="${whole}" fill="#fff" opacity=".2"/>`,
    canvas.clipped(
      outline,
      [
        print(canvas, art, side, bleed, safe),
        ridges,
        `<rect x="${n(-half)}" y="-300" width="${n(w)}" height="16" fill="#150d08" opacity=".08"/>`,
        creases(w, h - 150, random, { top: 8, bottom: 7, sides: 8, strength: 1.1 }),
      ].join(''),
    ),
    canvas.clipped(
      whole,
      `<path d="M${n(-half + 20)} ${n(-h + 150)}L${n(-half + 150)} ${n(-h)}h70l-110 150Z" fill="#fff" opacity=".5"/><path d="M${n(half - 250)} ${n(-h + 150)}l110 -150h36l-110 150Z" fill="#fff" opacity=".45"/>`,
    ),
  ].join('');
  return { w: w + 20, h: h + 20, markup, panel: safe, foot: 0.94 };
};

/** Folded napkins in a stack with a printed band. */
const napkins: PackDrawer = (canvas, art, side) => {
  const [w, h] = [780, 560];
  const half = w / 2;
  const tone = art.contents;
  const top = `M${n(-half + 96)} ${n(-h + 10)}H${n(half - 96)}L${n(half)} ${n(-h + 190)}H${n(-half)}Z`;
  const leaves = Array.from({ length: 15 }, (_, index) => {
    const y = -h + 190 + index * 24;
    return `<path d="M${n(-half + (index % 2) * 3)} ${n(y)}H${n(half - (index % 3) * 2)}V${n(y + 14)}Q${n(half - 6)} ${n(y + 24)} ${n(half - 16)} ${n(y + 24)}H${n(-half + 14)}Q${n(-half + 2)} ${n(y + 24)} ${n(-half + (index % 2) * 3)} ${n(y + 12)}Z" fill="${canvas.vertical(
      [
        [0, lighten(tone, 0.28)],
        [0.55, tone],
        [1, darken(tone, 0.34)],
      ],
    )}"/>`;
  }).join('');
  const band: Box = side === 'front' ? { x: -190, y: -h + 176, w: 380, h: h - 172 } : { x: -330, y: -h + 190, w: 660, h: h - 190 };
  const bandTop = `M-150 ${n(-h + 8)}H150L${n(band.w / 2)} ${n(-h + 190)}H${n(-band.w / 2)}Z`;
  const emboss = Array.from(
    { length: 12 },
    (_, index) => `M${n(-half + 120 + index * 46)} ${n(-h + 30)}L${n(-half + 46 + index * 60)} ${n(-h + 176)}`,
  ).join('');
  const markup = [
    leaves,
    `<path d="${top}" fill="${canvas.linear(
      [
        [0, lighten(tone, 0.4)],
        [1, lighten(tone, 0.06)],
      ],
      0,
      0,
      1,
      1,
    )}"/><path d="${emboss}" stroke="${darken(tone, 0.3)}" stroke-opacity=".3" stroke-width="4" stroke-dasharray="3 9" stroke-linecap="round"/><path d="M${n(-half)} ${n(-h + 190)}H${n(half)}" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>`,
    `<path d="${bandTop}" fill="${lighten(art.brand.colours.ground, 0.14)}"/>`,
    canvas.clipped(rectPath(band), print(canvas, art, side, band)),
    `<path d="${rectPath(band)}" fill="${canvas.vertical([
      [0, '#fff', 0.2],
      [0.2, '#fff', 0],
      [1, '#150d08', 0.2],
    ])}"/><path d="M${n(band.x)} ${n(-h + 178)}H${n(band.x + band.w)}" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>`,
  ].join('');
  return { w, h, markup, panel: band, foot: 0.97 };
};

type CutleryKind = 'chip-fork' | 'fork' | 'knife' | 'spoon' | 'spork' | 'skewer' | 'chopsticks' | 'straw';

const cutleryKinds: readonly (readonly [RegExp, CutleryKind])[] = [
  [/chip fork/i, 'chip-fork'],
  [/spork/i, 'spork'],
  [/(?<!chip )\bfork/i, 'fork'],
  [/kni(?:fe|ves)/i, 'knife'],
  [/spoon/i, 'spoon'],
  [/straw/i, 'straw'],
  [/chopstick/i, 'chopsticks'],
  [/cocktail stick|skewer/i, 'skewer'],
];

const isWooden = (title: string): boolean => /wooden|chopsticks|cocktail sticks|skewers/i.test(title);

/** A small stack of folded white napkins that lies before cutlery, at its right. */
function foldedNapkins(canvas: Canvas): string {
  const leaf = canvas.symbol(
    () =>
      `<path d="M-150 -52Q-154 -66 -136 -66H98Q110 -66 118 -56L196 42Q206 58 184 58H-94Q-110 58 -114 44Z" fill="${canvas.linear([
        [0, '#ffffff'],
        [0.6, '#f6f4ee'],
        [1, '#dedacf'],
      ])}" stroke="#9d968a" stroke-width="3"/>`,
  );
  const leaves = [0, 1, 2, 3, 4, 5].map((up) => place(leaf, up % 2 ? 2 : -2, -up * 13)).join('');
  return `<g transform="translate(304 -30)scale(.86)"><ellipse cx="50" cy="60" rx="190" ry="22" fill="#2a2018" opacity=".22"/>${leaves}<path d="M-118 -116H92L166 -26H-84Z" stroke="#aaa396" stroke-width="5" stroke-dasharray="2 10" stroke-linecap="round" fill="none"/></g>`;
}

/** How far small pieces reach out of their band, as a share of the longest. */
const reaches: readonly (readonly [words: RegExp, reach: number])[] = [
  [/cocktail straw/i, 0.66],
  [/teaspoon|5\.5 inch/i, 0.82],
  [/chip fork|cocktail stick/i, 0.7],
  [/(?<!smoothie )straw/i, 0.9],
];

/** How wide a straw is in millimetres; one that does not say so is narrow. */
const strawWidth = ({ grade, title }: PackArt): number => Number(/([\d.]+) mm/.exec(grade ?? title)?.[1] ?? 6);

/** The open end of a paper straw, and the spiral of stripes round it. */
function strawMarks(half: number, tone: string): string {
  const stripes = Array.from({ length: 12 }, (_, index) => `M${n(-half)} ${-20 - index * 48}L${n(half)} ${-44 - index * 48}`).join('');
  const stripe = luminance(tone) > 0.8 ? darken(tone, 0.16) : '#ffffff';
  return `<path d="${stripes}" stroke="${stripe}" stroke-opacity=".8" stroke-width="13"/><ellipse cy="-604" rx="${n(half)}" ry="${n(half * 0.36)}" fill="${darken(tone, 0.55)}" stroke="${lighten(tone, 0.3)}" stroke-width="3"/>`;
}

/** A fan of forks, knives, spoons or sticks in a paper band. */
export const cutlery: PackDrawer = (canvas, art, side) => {
  const random = seeded(art.seed);
  // Wood is the colour of wood, whatever form it is offered in.
  const tone = isWooden(art.title) ? '#d3a970' : art.contents;
  const kinds = cutleryKinds.filter(([words]) => words.test(art.title)).map(([, kind]) => kind);
  // A set with a napkin is a knife, a fork and the napkin.
  const hasNapkin = /napkin/i.test(art.title);
  const shown: readonly CutleryKind[] = kinds.length > 0 ? kinds : hasNapkin ? ['fork', 'knife'] : ['fork', 'knife', 'spoon'];
  const paint = canvas.linear([
    [0, lighten(tone, 0.4)],
    [0.5, tone],
    [1, darken(tone, 0.28)],
  ]);
  // Six, eight or ten millimetres.
  const tube = strawWidth(art) * 2.1;
  const heads: Readonly<Record<CutleryKind, string>> = {
    spork:
      'M-15 0L-19 -340C-20 -400 -54 -420 -54 -510L-50 -592Q-42 -606 -34 -592L-28 -536H-12L-9 -600Q0 -612 9 -600L12 -536H28L34 -592Q42 -606 50 -592L54 -510C54 -420 20 -400 19 -340L15 0Q0 12 -15 0Z',
    // A skewer is thin and comes to a point; chopsticks are broken apart along a slit.
    skewer: 'M-8 0L-8 -566L0 -632L8 -566L8 0Q0 8 -8 0Z',
    chopsticks: 'M-8 0L-24 -600Q-22 -614 0 -614T24 -600L8 0Q0 10 -8 0Z',
    straw: `M${-tube} 0V-604A${tube} ${n(tube * 0.36)} 0 0 1 ${tube} -604V0Q0 ${n(tube * 0.7)} ${-tube} 0Z`,
    'chip-fork': 'M-13 0L-34 -380Q-42 -470 -40 -560Q-32 -600 -20 -560L-14 -450H14L20 -560Q32 -600 40 -560Q42 -470 34 -380L13 0Q0 10 -13 0Z',
    fork: 'M-15 0L-20 -330C-24 -400 -48 -420 -48 -470V-590Q-42 -604 -36 -590V-490H-22V-596Q-14 -608 -7 -596V-490H7V-596Q14 -608 22 -596V-490H36V-590Q42 -604 48 -590V-470C48 -420 24 -400 20 -330L15 0Q0 12 -15 0Z',
    knife: 'M-15 0L-20 -320C-26 -400 -32 -520 -10 -606Q24 -616 34 -560C40 -480 26 -400 20 -320L15 0Q0 12 -15 0Z',
    spoon: 'M-15 0L-19 -340C-20 -400 -54 -420 -54 -510C-54 -580 -30 -608 0 -608S54 -580 54 -510C54 -420 20 -400 19 -340L15 0Q0 12 -15 0Z',
  };
  // Small pieces do not reach as far out of their band.
  const reach = reaches.find(([words]) => words.test(art.title))?.[1] ?? 1;
  const thick = shown[0] === 'straw' ? tube * 2 : shown[0] === 'skewer' ? 16 : shown[0] === 'chopsticks' ? 18 : 30;
  const symbols = shown.map((kind) =>
    canvas.symbol(
      () =>
        `<path d="${heads[kind]}" fill="${paint}" stroke="${darken(tone, 0.4)}" stroke-opacity=".35" stroke-width="3"/>${
          kind === 'spoon'
            ? `<ellipse cy="-512" rx="40" ry="78" fill="${canvas.linear(
                [
                  [0, darken(tone, 0.3)],
                  [1, lighten(tone, 0.4)],
                ],
                0,
                0,
                1,
                1,
              )}" opacity=".7"/>`
            : ''
        }${kind === 'straw' ? strawMarks(tube, tone) : kind === 'chopsticks' ? `<path d="M0 -612V-60" stroke="${darken(tone, 0.5)}" stroke-width="4"/>` : kind === 'skewer' ? '' : `<path d="M-6 -20L-8 -320M6 -60L7 -280" stroke="${darken(tone, 0.35)}" stroke-opacity=".35" stroke-width="2.4"/>`}`,
    ),
  );
  const fan = Array.from({ length: 13 }, (_, index) =>
    place(
      symbols[index % symbols.length]!,
      (index - 6) * 26,
      -140 - (index % 2) * 14 + Math.abs(index - 6) * 4,
      1.12 * reach,
      (index - 6) * 3.6 + between(random, -1, 1),
    ),
  ).join('');
  const band: Box = side === 'front' ? { x: -290, y: -330, w: 580, h: 250 } : { x: -300, y: -660, w: 600, h: 620 };
  const handles = Array.from(
    { length: 13 },
    (_, index) =>
      `<rect x="${n((index - 6) * 28 - thick / 2)}" y="-110" width="${n(thick)}" height="${n(104 - Math.abs(index - 6) * 3)}" rx="${n(thick * 0.4)}" fill="${paint}" stroke="${darken(tone, 0.4)}" stroke-opacity=".35" stroke-width="2"/>`,
  ).join('');
  const shape = `M${n(band.x)} ${n(band.y)}Q0 ${n(band.y + 26)} ${n(-band.x)} ${n(band.y)}V${n(band.y + band.h)}Q0 ${n(band.y + band.h + 26)} ${n(band.x)} ${n(band.y + band.h)}Z`;
  const safe: Box = { x: band.x + 44, y: band.y + 34, w: band.w - 88, h: band.h - 44 };
  const bundle = `${handles}${fan}${canvas.clipped(shape, print(canvas, art, side, { ...band, h: band.h + 30 }, safe))}<path d="${shape}" fill="${canvas.linear(finishes.matt)}"/>`;
  if (!hasNapkin || side === 'back') return { w: 700, h: 836, markup: bundle, panel: band, foot: 0.6 };
  // The cutlery makes room for the napkins, so that these leave its label to be read.
  return { w: 940, h: 836, markup: moved(bundle, -86, 0) + foldedNapkins(canvas), panel: { ...band, x: band.x - 86 }, foot: 0.6 };
};

/** How large rolls of small liners are drawn against those of refuse sacks. */
const shareOfLiners: readonly (readonly [words: RegExp, share: number])[] = [
  [/caddy.*\b7 L/i, 0.6],
  [/caddy/i, 0.7],
  [/pedal/i, 0.66],
  [/square/i, 0.74],
  [/swing/i, 0.82],
];

/** A roll of liners beside a folded one, in a paper band. */
const binLiners: PackDrawer = (canvas, art, side) => {
  if (/aprons/i.test(art.title)) return aprons(canvas, art, side);
  const [half, height] = [230, 700];
  const tone = art.contents;
  const random = seeded(art.seed);
  const rim = half * 0.26;
  const body = lathe(
    [
      [half, -height],
      [half, -rim],
    ],
    rim,
    rim,
  );
  const film = Array.from({ length: 12 }, () => {
    const x = between(random, -0.9, 0.9) * half;
    return `M${n(x)} ${n(-height + 40)}Q${n(x + between(random, -26, 26))} ${n(-height / 2)} ${n(x + between(random, -10, 10))} -30`;
  }).join('');
  const band = lathe(
    [
      [half + 3, -height + 150],
      [half + 3, -rim - 60],
    ],
    -rim,
    rim,
  );
  const bleed: Box = { x: -half - 4, y: -height + 140, w: 2 * half + 8, h: height - 120 };
  const safe: Box = { x: -half * 0.72, y: -height + 160 + rim, w: half * 1.44, h: height - 250 - rim };
  const spiral = [0.92, 0.82, 0.72, 0.62, 0.52]
    .map((share) =>
      disc(0, -height, half * share, rim * share, 'none', `stroke="${lighten(tone, 0.4)}" stroke-opacity=".5" stroke-width="2.5"`),
    )
    .join('');
  const loose = `M${n(half - 16)} ${n(-height + 20)}Q${n(half + 60)} ${n(-height + 80)} ${n(half + 110)} ${n(-height + 220)}Q${n(half + 150)} ${n(-300)} ${n(half + 196)} -26Q${n(half + 90)} 4 ${n(half - 30)} -40Z`;
  const markup = [
    `<path d="${loose}" fill="${mix(tone, '#808890', 0.12)}"/><path d="${loose}" fill="${canvas.linear([
      [0, '#fff', 0.05],
      [0.4, '#fff', 0.3],
      [0.55, '#fff', 0.02],
      [0.8, '#fff', 0.2],
      [1, '#000', 0.2],
    ])}"/><path d="M${n(half + 30)} ${n(-height + 110)}Q${n(half + 80)} -300 ${n(half + 90)} -30M${n(half + 86)} ${n(-height + 200)}Q${n(half + 120)} -260 ${n(half + 150)} -40" stroke="#fff" stroke-opacity=".28" stroke-width="6" fill="none"/>`,
    turned(canvas, body, tone, `<path d="${film}" stroke="#fff" stroke-opacity=".2" stroke-width="5" fill="none"/>`),
    disc(0, -height, half, rim, lighten(tone, 0.16)),
    spiral,
    disc(0, -height, half * 0.36, rim * 0.36, '#b08d62'),
    disc(0, -height + 2, half * 0.29, rim * 0.29, '#3c2d1c'),
    turned(canvas, band, art.brand.colours.ground, print(canvas, art, side, bleed, safe), 'matt'),
  ].join('');
  const pack: Pack = { w: 2 * half + 200, h: height + rim, markup: moved(markup, -96, 0), panel: { ...safe, x: safe.x - 96 }, foot: 0.96 };
  const share = shareOfLiners.find(([words]) => words.test(`${art.title} ${art.grade}`))?.[1];
  return share === undefined || side === 'back' ? pack : toScale(pack, share);
};

export const paperShapes = {
  'roll-paper': rollPaper,
  'toilet-rolls': toiletRolls,
  napkins,
  cutlery,
  'bin-liners': binLiners,
} as const satisfies Readonly<Record<string, PackDrawer>>;
