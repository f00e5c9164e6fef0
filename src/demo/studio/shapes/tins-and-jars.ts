/** Tins, jars, tubs, buckets and drums. */
import type { PackArt } from '../../types.ts';
import { n, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { pieceOf } from '../goods.ts';
import { loosePieces } from '../parts/loose.ts';
import { print, type PackDrawer } from '../parts/pack.ts';
import { disc, finishes, lathe, rimLine, ring, turned } from '../parts/turned.ts';
import { unmistakable } from '../pieces/words.ts';
import { between, seeded } from '../random.ts';

/** A food tin: paper label between beaded steel, a rolled rim above and below. */
function foodTin(w: number, h: number): PackDrawer {
  return (canvas, art, side) => {
    const half = w / 2;
    const rim = half * 0.15;
    const metal = canvas.linear(finishes.metal);
    const body = lathe(
      [
        [half - 5, -h],
        [half - 5, 0],
      ],
      rim,
      rim,
    );
    const label = { x: -half, y: -h + 34, w, h: h - 68 };
    const safe = { x: -half * 0.76, y: label.y + rim + 12, w: half * 1.52, h: label.h - rim - 30 };
    const sheet = lathe(
      [
        [half - 4, label.y],
        [half - 4, label.y + label.h],
      ],
      -rim,
      rim,
    );
    const rings = [0.9, 0.8, 0.66]
      .map((share) => disc(0, -h + 2, half * share, rim * share, 'none', 'stroke="#8a9093" stroke-width="2" opacity=".7"'))
      .join('');
    const markup = [
      `<path d="${body}" fill="${metal}"/>`,
      turned(canvas, sheet, art.brand.colours.ground, print(canvas, art, side, label, safe), 'gloss'),
      rimLine(half - 4, label.y, rim, '#fff', 2, 0.55),
      `<rect x="${n(half * 0.52)}" y="${n(label.y + 20)}" width="2.5" height="${n(label.h)}" fill="#150d08" opacity=".12"/>`,
      ring(canvas, half, -4, 16, rim, metal, false),
      rimLine(half, -19, rim, '#43484b', 2.5, 0.55),
      ring(canvas, half, -h + 12, 15, rim, metal, false),
      rimLine(half, -h + 12, rim, '#43484b', 3, 0.5),
      disc(0, -h - 3, half, rim, metal),
      disc(
        0,
        -h,
        half * 0.95,
        rim * 0.92,
        canvas.linear(
          [
            [0, '#8e9497'],
            [0.35, '#eceeef'],
            [0.7, '#b5babd'],
            [1, '#d7dadc'],
          ],
          0,
          0,
          1,
          0.6,
        ),
      ),
      rings,
    ].join('');
    return { w, h: h + rim, markup, panel: safe, foot: 0.97 };
  };
}

/** Contents that show through glass or clear plastic: pieces in their juice, or a smooth paste. */
function contentsThrough(canvas: Canvas, art: PackArt, halfWidth: number, top: number, bottom: number): string {
  const piece = pieceOf(art);
  if (piece && unmistakable.has(piece)) return loosePieces(canvas, art, { x: -halfWidth, y: top, w: 2 * halfWidth, h: bottom - top }, 90);
  const random = seeded(art.seed);
  const base = art.contents;
  const pieces = Array.from({ length: 34 }, () => {
    const r = between(random, 16, 34);
    const tone = random() < 0.5 ? lighten(base, between(random, 0.06, 0.3)) : darken(base, between(random, 0.04, 0.2));
    return `<ellipse cx="${n(between(random, -1, 1) * halfWidth)}" cy="${n(between(random, top, bottom))}" rx="${n(r)}" ry="${n(r * 0.7)}" fill="${tone}" opacity=".75"/>`;
  }).join('');
  return pieces;
}

const jar: PackDrawer = (canvas, art, side) => {
  const [w, h] = [520, 760];
  const half = w / 2;
  const body = lathe(
    [
      [half - 62, -h + 108],
      [half - 58, -h + 124, 'corner'],
      [half - 22, -h + 164],
      [half, -h + 232],
      [half, -60],
      [half - 10, -20],
      [half - 42, 0],
    ],
    20,
    30,
  );
  const filling = lathe(
    [
      [half - 30, -h + 190],
      [half - 10, -h + 240],
      [half - 10, -66],
      [half - 20, -30],
      [half - 48, -12],
    ],
    26,
    28,
  );
  const label = { x: -half, y: -h + 290, w, h: 390 };
  const safe = { x: -half * 0.72, y: label.y + 44, w: half * 1.44, h: label.h - 62 };
  const sheet = lathe(
    [
      [half, label.y],
      [half, label.y + label.h],
    ],
    -34,
    34,
  );
  const lid = art.flash;
  const knurls = Array.from({ length: 23 }, (_, index) => {
    const angle = ((index + 0.5) / 23) * Math.PI;
    return `M${n(-Math.cos(angle) * 204)} ${n(-h + 30 + Math.sin(angle) * 22)}v66`;
  }).join('');
  const markup = [
    `<path d="${body}" fill="${canvas.linear([
      [0, '#bccbc9'],
      [0.2, '#eef4f3'],
      [0.8, '#e4ecea'],
      [1, '#a9bab7'],
    ])}"/>`,
    canvas.clipped(
      filling,
      `<path d="${filling}" fill="${canvas.linear([
        [0, darken(art.contents, 0.3)],
        [0.35, lighten(art.contents, 0.12)],
        [1, darken(art.contents, 0.3)],
      ])}"/>${contentsThrough(canvas, art, half, -h + 200, -20)}`,
    ),
    disc(0, -h + 190, half - 30, 24, lighten(art.contents, 0.25), 'opacity=".85"'),
    canvas.clipped(body, `<path d="${body}" fill="${canvas.linear(finishes.glass)}"/>`),
    turned(canvas, sheet, art.brand.colours.ground, print(canvas, art, side, label, safe), 'matt'),
    rimLine(half, label.y, 34, '#fff', 2, 0.5),
    `<path d="M-190 ${n(-h + 176)}Q-236 ${n(-h + 210)} -238 ${n(-h + 282)}" stroke="#fff" stroke-width="13" fill="none" stroke-linecap="round" opacity=".7"/><path d="M-236 -62Q-232 -32 -210 -16" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" opacity=".5"/>`,
    ring(canvas, 206, -h + 108, 84, 24, lid, true),
    `<path d="${knurls}" stroke="${darken(lid, 0.5)}" stroke-width="5" opacity=".3" fill="none"/>`,
    rimLine(206, -h + 100, 24, '#fff', 3, 0.5),
    disc(
      0,
      -h + 24,
      206,
      24,
      canvas.linear([
        [0, lighten(lid, 0.55)],
        [0.5, lighten(lid, 0.2)],
        [1, lid],
      ]),
    ),
    disc(0, -h + 25, 178, 20, 'none', `stroke="${darken(lid, 0.3)}" stroke-width="2.5" opacity=".45"`),
  ].join('');
  return { w, h, markup, panel: safe, foot: 0.86 };
};

const tub: PackDrawer = (canvas, art, side) => {
  const [w, h] = [760, 560];
  const half = w / 2;
  const foot = half - 62;
  const white = '#f4f2ec';
  const body = lathe(
    [
      [half - 18, -h + 74],
      [foot, -16],
      [foot - 12, 0],
    ],
    46,
    42,
  );
  const label = { x: -half, y: -h + 96, w, h: h - 120 };
  const safe = { x: -half * 0.68, y: label.y + 58, w: half * 1.36, h: label.h - 74 };
  const sheet = lathe(
    [
      [half - 20, label.y],
      [foot + 3, -26],
    ],
    -48,
    44,
  );
  const markup = [
    turned(canvas, body, white, '', 'matt'),
    turned(canvas, sheet, art.brand.colours.ground, print(canvas, art, side, label, safe), 'matt'),
    ring(canvas, half, -h + 78, 34, 50, white, false),
    `<path d="${lathe(
      [
        [half, -h + 44],
        [half, -h + 78],
      ],
      -50,
      50,
    )}" fill="${canvas.linear(finishes.matt)}"/>`,
    rimLine(half, -h + 80, 50, '#150d08', 3, 0.22),
    disc(0, -h + 44, half, 50, mix(white, art.flash, 0.92)),
    disc(
      0,
      -h + 44,
      half,
      50,
      canvas.linear(
        [
          [0, '#fff', 0.55],
          [0.5, '#fff', 0.15],
          [1, '#150d08', 0.08],
        ],
        0,
        0,
        1,
        0.5,
      ),
    ),
    disc(0, -h + 48, half * 0.88, 42, 'none', 'stroke="#fff" stroke-width="4" opacity=".45"'),
    disc(
      0,
      -h + 51,
      half * 0.86,
      40,
      canvas.linear([
        [0, '#150d08', 0.12],
        [0.4, '#fff', 0.05],
        [1, '#fff', 0.2],
      ]),
    ),
    `<path d="M${n(half * 0.5)} ${n(-h + 84)}l70 -14l14 26l-64 16Z" fill="${lighten(art.flash, 0.12)}" stroke="#150d08" stroke-opacity=".2" stroke-width="2"/>`,
  ].join('');
  return { w, h, markup, panel: safe, foot: 0.82 };
};

const bucket: PackDrawer = (canvas, art, side) => {
  const [w, h] = [700, 720];
  const half = w / 2;
  const foot = half - 66;
  const white = '#f6f5f0';
  const body = lathe(
    [
      [half - 16, -h + 60],
      [foot, -14],
      [foot - 10, 0],
    ],
    44,
    38,
  );
  const label = { x: -half, y: -h + 186, w, h: h - 236 };
  const safe = { x: -half * 0.66, y: label.y + 62, w: half * 1.32, h: label.h - 84 };
  const sheet = lathe(
    [
      [half - 31, label.y],
      [foot + 5, label.y + label.h],
    ],
    -44,
    40,
  );
  const top = -h - 196;
  const wire = `M${n(-half + 8)} ${n(-h + 122)}C${n(-half + 4)} ${n(top + 40)} ${n(-half * 0.5)} ${n(top)} 0 ${n(top)}S${n(half - 4)} ${n(top + 40)} ${n(half - 8)} ${n(-h + 122)}`;
  const lug = (x: number): string =>
    `<ellipse cx="${n(x)}" cy="${n(-h + 124)}" rx="19" ry="27" fill="${canvas.linear([
      [0, '#ffffff'],
      [1, '#c4c1b8'],
    ])}"/><circle cx="${n(x)}" cy="${n(-h + 126)}" r="7" fill="#5b5f61"/>`;
  const markup = [
    `<path d="${wire}" stroke="#7b8083" stroke-width="8" fill="none"/><path d="${wire}" transform="translate(-2 -2)" stroke="#e4e7e8" stroke-width="3" fill="none"/>`,
    `<path d="M-84 ${n(top + 3)}Q0 ${n(top - 3)} 84 ${n(top + 3)}" stroke="${darken(art.flash, 0.25)}" stroke-width="28" stroke-linecap="round" fill="none"/><path d="M-82 ${n(top - 1)}Q0 ${n(top - 7)} 82 ${n(top - 1)}" stroke="${art.flash}" stroke-width="19" stroke-linecap="round" fill="none"/>`,
    turned(canvas, body, white, '', 'matt'),
    turned(canvas, sheet, art.brand.colours.ground, print(canvas, art, side, label, safe), 'matt'),
    ...[96, 118, 140].map(
      (y) => `${rimLine(half - 14 - (y - 96) * 0.1, -h + y, 44, '#150d08', 3, 0.2)}${rimLine(half - 14, -h + y + 5, 44, '#fff', 3, 0.7)}`,
    ),
    lug(-half + 12),
    lug(half - 12),
    `<path d="${lathe(
      [
        [half, -h + 40],
        [half - 2, -h + 78],
      ],
      -48,
      46,
    )}" fill="${art.flash}"/><path d="${lathe(
      [
        [half, -h + 40],
        [half - 2, -h + 78],
      ],
      -48,
      46,
    )}" fill="${canvas.linear(finishes.matt)}"/>`,
    disc(0, -h + 40, half, 48, art.flash),
    disc(
      0,
      -h + 40,
      half,
      48,
      canvas.linear(
        [
          [0, '#fff', 0.6],
          [0.6, '#fff', 0.22],
          [1, '#fff', 0.05],
        ],
        0,
        0,
        1,
        0.4,
      ),
    ),
    disc(
      0,
      -h + 46,
      half * 0.9,
      40,
      canvas.linear([
        [0, '#150d08', 0.2],
        [0.5, '#150d08', 0.04],
        [1, '#fff', 0.25],
      ]),
    ),
  ].join('');
  return { w, h: h + 210, markup, panel: safe, foot: 0.8 };
};

const canister: PackDrawer = (canvas, art, side) => {
  const [w, h] = [500, 800];
  const half = w / 2;
  const rim = half * 0.14;
  const body = lathe(
    [
      [half, -h + 60],
      [half, 0],
    ],
    rim,
    rim,
  );
  const safe = { x: -half * 0.75, y: -h + 140, w: half * 1.5, h: h - 190 };
  const lid = art.flash;
  const markup = [
    turned(canvas, body, art.brand.colours.ground, print(canvas, art, side, { x: -half, y: -h + 40, w, h: h + 10 }, safe), 'gloss'),
    ring(canvas, half + 2, 0, 15, rim, canvas.linear(finishes.metal), false),
    ring(canvas, half + 9, -h + 104, 62, rim, lid, true),
    rimLine(half + 9, -h + 96, rim, '#fff', 3, 0.45),
    rimLine(half + 9, -h + 106, rim, '#150d08', 4, 0.3),
    disc(
      0,
      -h + 42,
      half + 9,
      rim,
      canvas.linear(
        [
          [0, lighten(lid, 0.6)],
          [0.6, lighten(lid, 0.25)],
          [1, lid],
        ],
        0,
        0,
        1,
        0.4,
      ),
    ),
    disc(
      0,
      -h + 46,
      half * 0.88,
      rim * 0.84,
      canvas.linear([
        [0, '#150d08', 0.2],
        [0.5, '#150d08', 0.02],
        [1, '#fff', 0.3],
      ]),
    ),
  ].join('');
  return { w, h, markup, panel: safe, foot: 0.97 };
};

export const tinShapes = {
  tin: foodTin(500, 640),
  'tin-catering': foodTin(680, 760),
  jar,
  tub,
  bucket,
  canister,
} as const satisfies Readonly<Record<string, PackDrawer>>;
