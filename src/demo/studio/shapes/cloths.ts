/** Cloths, scourers and bricks in a clear pack with a header card: what is in it follows from the title. */
import type { PackArt } from '../../types.ts';
import { n, place, type Box, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { print, type PackDrawer } from '../parts/pack.ts';
import { creases, crimp, filmShine } from '../parts/soft.ts';
import { between, seeded } from '../random.ts';

/** Draws one piece as a symbol: 360 wide and at most 136 high, standing on y = 0. */
type Piece = (canvas: Canvas, art: PackArt) => string;

const lit = (canvas: Canvas, tone: string): string =>
  canvas.vertical([
    [0, lighten(tone, 0.3)],
    [0.6, tone],
    [1, darken(tone, 0.26)],
  ]);

/** One folded cloth, as high as a scourer: fine ribs, the check of a dishcloth, a tea towel's stripes, a duster's stitched edge. */
const foldedCloth: Piece = (canvas, art) => {
  const tone = art.contents;
  const layers = [0, 1, 2, 3]
    .map(
      (index) =>
        `<path d="M-180 ${-34 * index}H168Q182 ${-34 * index - 2} 182 ${-34 * index - 17}T168 ${-34 * index - 32}H-180Z" fill="${canvas.vertical(
          [
            [0, lighten(tone, 0.35)],
            [0.6, tone],
            [1, darken(tone, 0.24)],
          ],
        )}"/>`,
    )
    .join('');
  const upright = (from: number, step: number, count: number): string =>
    Array.from({ length: count }, (_, index) => `M${from + index * step} -134V0`).join('');
  const stripes = (colour: string, width: number, path: string): string =>
    `<path d="${path}" stroke="${colour}" stroke-opacity=".75" stroke-width="${width}"/>`;
  const pattern = /tea towel/i.test(art.title)
    ? stripes('#3b6ea8', 13, upright(-150, 28, 2) + upright(110, 28, 2))
    : /dishcloth/i.test(art.title)
      ? stripes('#9fb3c4', 6, `${upright(-164, 24, 15)}M-180 -118H170M-180 -84H170M-180 -50H170M-180 -16H170`)
      : /duster/i.test(art.title)
        ? stripes('#c8332b', 7, 'M-180 -17H176M-180 -51H176M-180 -85H176M-180 -119H176').replace('/>', ' stroke-dasharray="9 8"/>')
        : /microfibre/i.test(art.title)
          ? `<path d="M-176 -126H170M-176 -92H170M-176 -58H170M-176 -24H170" stroke="#fff" stroke-opacity=".5" stroke-width="13" stroke-dasharray="2 9"/>`
          : `<path d="${upright(-176, 12, 30)}" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>`;
  return layers + pattern;
};

/** A pad of fibres; with a sponge under it where the title says so. */
const scourer: Piece = (canvas, art) => {
  const random = seeded(art.seed);
  const hasSponge = /sponge/i.test(art.title);
  const foam = art.contents;
  const pad = hasSponge ? mix('#2f6f3a', art.flash, 0.4) : foam;
  const fibres = (count: number, top: number, bottom: number): string =>
    Array.from(
      { length: count },
      () =>
        `M${n(between(random, -172, 172))} ${n(between(random, top, bottom))}l${n(between(random, -14, 14))} ${n(between(random, -6, 6))}`,
    ).join('');
  if (!hasSponge)
    return [0, 1, 2]
      .map(
        (index) =>
          `<path d="M-180 ${-4 - index * 44}V${-30 - index * 44}Q-180 ${-42 - index * 44} -166 ${-42 - index * 44}H166Q180 ${-42 - index * 44} 180 ${-30 - index * 44}V${-4 - index * 44}Z" fill="${lit(canvas, pad)}"/><path d="${fibres(34, -40 - index * 44, -6 - index * 44)}" stroke="${lighten(pad, 0.5)}" stroke-opacity=".5" stroke-width="2.6"/>`,
      )
      .join('');
  const pores = Array.from(
    { length: 46 },
    () =>
      `<ellipse cx="${n(between(random, -168, 168))}" cy="${n(between(random, -86, -8))}" rx="${n(between(random, 2, 8))}" ry="${n(between(random, 2, 5))}"/>`,
  ).join('');
  return `<path d="M-180 -96H180V-20Q180 0 160 0H-160Q-180 0 -180 -20Z" fill="${lit(canvas, foam)}"/><g fill="${darken(foam, 0.35)}" opacity=".5">${pores}</g><path d="M-180 -94V-118Q-180 -136 -162 -136H162Q180 -136 180 -118V-94Z" fill="${lit(canvas, pad)}"/><path d="${fibres(60, -132, -94)}" stroke="${lighten(pad, 0.45)}" stroke-opacity=".5" stroke-width="2.4"/><path d="M-180 -94H180" stroke="#150d08" stroke-opacity=".3" stroke-width="4"/>`;
};

/** Two balls of wire: bright curls of steel, or wool filled with soap. */
const wireBalls: Piece = (canvas, art) => {
  const random = seeded(art.seed);
  const isSoap = /soap/i.test(art.title);
  const steel = isSoap ? mix('#8d969b', art.contents, 0.55) : '#9aa2a7';
  const curls = (count: number, bend: number): string =>
    Array.from({ length: count }, () => {
      const angle = random() * Math.PI * 2;
      const r = Math.sqrt(random()) * 60;
      return `M${n(Math.cos(angle) * r)} ${n(-66 + Math.sin(angle) * r * 0.9)}q${n(between(random, -bend, bend))} ${n(between(random, -bend, bend))} ${n(between(random, -26, 26))} ${n(between(random, -18, 18))}`;
    }).join('');
  const ball = canvas.symbol(
    () =>
      `<ellipse cy="-66" rx="84" ry="68" fill="${canvas.radial(
        [
          [0, lighten(steel, 0.4)],
          [0.6, steel],
          [1, darken(steel, 0.5)],
        ],
        0.4,
        0.32,
        0.7,
      )}"/><g fill="none" stroke-width="4"><path d="${curls(46, 40)}" stroke="${darken(steel, 0.45)}" stroke-opacity=".7"/><path d="${curls(46, 40)}" stroke="#fff" stroke-opacity=".8"/></g>`,
  );
  return place(ball, -92, 0) + place(ball, 92, 0);
};

/** A brick of pumice for hot plates: square, black, full of pores. */
const pumice: Piece = (canvas, art) => {
  const random = seeded(art.seed);
  const tone = mix('#3a3d40', art.contents, 0.3);
  const pores = Array.from(
    { length: 70 },
    () =>
      `<ellipse cx="${n(between(random, -170, 170))}" cy="${n(between(random, -124, -8))}" rx="${n(between(random, 2, 7))}" ry="${n(between(random, 2, 6))}"/>`,
  ).join('');
  return `<path d="M-176 -132H176V0H-176Z" fill="${lit(canvas, lighten(tone, 0.12))}"/><path d="M-176 -132H176V-112H-176Z" fill="${lighten(tone, 0.34)}"/><g fill="#101214" opacity=".7">${pores}</g>`;
};

/** Sheets of abrasive mesh. */
const mesh: Piece = (canvas, art) => {
  const tone = mix('#5b6166', art.contents, 0.4);
  const net = Array.from({ length: 42 }, (_, index) => `M${-330 + index * 16} 0l134 -134M${330 - index * 16} 0l-134 -134`).join('');
  const sheet = 'M-178 -130H178V0H-178Z';
  return `<path d="${sheet}" fill="${lit(canvas, lighten(tone, 0.5))}"/>${canvas.clipped(sheet, `<path d="${net}" stroke="${darken(tone, 0.3)}" stroke-width="4.5"/>`)}<path d="M-178 -66H178M-178 -2H178" stroke="${darken(tone, 0.5)}" stroke-width="5"/>`;
};

const pieces: readonly (readonly [RegExp, Piece])[] = [
  [/stainless steel scourer|soap filled/i, wireBalls],
  [/scour|sponge/i, scourer],
  [/bricks/i, pumice],
  [/screens/i, mesh],
];

/** A roll of knitted cloth on its side: stitches along it, and its coiled end. */
function knittedRoll(canvas: Canvas, tone: string): string {
  const body = 'M-300 -280H210V-10H-300A70 135 0 0 1 -300 -280Z';
  const knit = Array.from({ length: 18 }, (_, row) =>
    Array.from({ length: 27 }, (_value, column) => `M${-366 + column * 22} ${-276 + row * 15}l9 9l9 -9`).join(''),
  ).join('');
  const coil = [1, 0.84, 0.68, 0.52, 0.36]
    .map((share) => `<ellipse cx="210" cy="-145" rx="${n(70 * share)}" ry="${n(135 * share)}"/>`)
    .join('');
  return `<path d="${body}" fill="${canvas.vertical([
    [0, lighten(tone, 0.5)],
    [0.4, tone],
    [1, darken(tone, 0.3)],
  ])}"/>${canvas.clipped(body, `<path d="${knit}" stroke="${darken(tone, 0.34)}" stroke-opacity=".5" stroke-width="3.4" fill="none"/>`)}<ellipse cx="210" cy="-145" rx="70" ry="135" fill="${darken(tone, 0.1)}"/><g fill="none" stroke="${darken(tone, 0.4)}" stroke-opacity=".6" stroke-width="6">${coil}</g><ellipse cx="210" cy="-145" rx="14" ry="28" fill="${darken(tone, 0.6)}"/>`;
}

/** The goods in the pack: a roll, or four rows of two pieces. */
function goodsOf(canvas: Canvas, art: PackArt): string {
  if (/stockinette/i.test(art.title)) return knittedRoll(canvas, art.contents);
  const draw = pieces.find(([words]) => words.test(art.title))?.[1] ?? foldedCloth;
  const one = canvas.symbol(() => draw(canvas, art));
  return [0, 1, 2, 3].map((row) => place(one, -188, -6 - row * 138) + place(one, 188, -6 - row * 138)).join('');
}

const sponge: PackDrawer = (canvas, art, side) => {
  const [w, h] = [780, 660];
  const half = w / 2;
  const random = seeded(art.seed);
  const outline = `M${n(-half + 8)} ${n(-h)}H${n(half - 8)}Q${n(half + 6)} ${n(-h / 2)} ${n(half - 4)} -4Q0 12 ${n(-half + 4)} -4Q${n(-half - 6)} ${n(-h / 2)} ${n(-half + 8)} ${n(-h)}Z`;
  const label: Box = side === 'front' ? { x: -half, y: -h, w, h: 330 } : { x: -half, y: -h, w, h: 560 };
  const wave = `M${n(-half - 10)} ${n(-h - 10)}H${n(half + 10)}V${n(label.y + label.h - 20)}Q${n(half / 2)} ${n(label.y + label.h + 26)} 0 ${n(label.y + label.h - 4)}T${n(-half - 10)} ${n(label.y + label.h - 20)}Z`;
  const markup = canvas.clipped(
    outline,
    [
      `<path d="${outline}" fill="${mix('#eef2f3', art.contents, 0.2)}"/>`,
      goodsOf(canvas, art),
      canvas.clipped(
        wave,
        print(canvas, art, side, { ...label, h: label.h + 30 }, { x: -half + 46, y: -h + 54, w: w - 92, h: label.h - 100 }),
      ),
      `<path d="${outline}" fill="${canvas.linear([
        [0, '#150d08', 0.22],
        [0.06, '#fff', 0.2],
        [0.5, '#fff', 0],
        [1, '#150d08', 0.24],
      ])}"/>`,
      creases(w, h, random, { top: 7, bottom: 7, sides: 8, strength: 1 }),
      filmShine(canvas, outline, w, h, random),
      crimp(canvas, w, -h, 30),
    ].join(''),
  );
  return { w, h, markup, panel: label, foot: 0.95 };
};

export const clothShapes = { sponge } as const satisfies Readonly<Record<string, PackDrawer>>;
