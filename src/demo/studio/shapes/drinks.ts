/** Cans, bottles and cartons of drinks, and bottles of sauce. */
import { n, type Canvas } from '../canvas.ts';
import { darken, lighten, mix, readable } from '../colour.ts';
import { liquidOf } from '../goods.ts';
import { cameras, drawBox } from '../parts/box.ts';
import { print, type PackDrawer } from '../parts/pack.ts';
import { disc, finishes, lathe, rimLine, ring, screwCap, turned, type ProfilePoint } from '../parts/turned.ts';
import { between, seeded } from '../random.ts';

/** The lid of a drinks can with its ring pull, seen slightly from above; `y` is the rim's height. */
function canLid(canvas: Canvas, halfWidth: number, y: number, rim: number): string {
  const metal = canvas.linear(finishes.metal);
  const [w, r] = [halfWidth, rim];
  return [
    disc(0, y, w, r, metal),
    disc(
      0,
      y + r * 0.06,
      w * 0.93,
      r * 0.84,
      canvas.linear([
        [0, '#7f8588'],
        [0.3, '#f4f6f7'],
        [0.6, '#b3b9bc'],
        [1, '#e3e6e8'],
      ]),
    ),
    disc(
      0,
      y + r * 0.2,
      w * 0.84,
      r * 0.68,
      canvas.linear(
        [
          [0, '#c9cdd0'],
          [0.4, '#9da3a6'],
          [0.7, '#d9dcde'],
          [1, '#a7acaf'],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    `<path d="M${n(-w * 0.3)} ${n(y + r * 0.34)}Q0 ${n(y + r * 0.92)} ${n(w * 0.3)} ${n(y + r * 0.34)}Q0 ${n(y + r * 0.1)} ${n(-w * 0.3)} ${n(y + r * 0.34)}Z" fill="#8c9295" opacity=".7"/>`,
    `<path d="M${n(-w * 0.17)} ${n(y - r * 0.08)}Q0 ${n(y - r * 0.52)} ${n(w * 0.17)} ${n(y - r * 0.08)}Q${n(w * 0.2)} ${n(y + r * 0.36)} 0 ${n(y + r * 0.42)}Q${n(-w * 0.2)} ${n(y + r * 0.36)} ${n(-w * 0.17)} ${n(y - r * 0.08)}Z" fill="${metal}" stroke="#5f6568" stroke-width="1.6"/>`,
    disc(0, y - r * 0.1, w * 0.085, r * 0.13, '#777d80'),
    disc(0, y + r * 0.22, w * 0.05, r * 0.09, '#eef0f1', 'stroke="#777d80" stroke-width="1"'),
  ].join('');
}

/** Beads of cold water; placed by chance, fewer on the bright side, where they would not be seen. */
function condensation(canvas: Canvas, halfWidth: number, top: number, bottom: number, seed: number, count: number): string {
  const random = seeded(seed);
  const drop = canvas.symbol(
    () =>
      `<path d="M0 -7C4 -2 6 1 6 4A6 6 0 0 1 -6 4C-6 1 -4 -2 0 -7Z" fill="${canvas.vertical([
        [0, '#fff', 0.15],
        [0.5, '#fff', 0.05],
        [1, '#fff', 0.55],
      ])}"/><path d="M-5 4A5 5 0 0 1 -2 -2" stroke="#150d08" stroke-opacity=".28" stroke-width="1.3" fill="none"/><circle cx="-2" cy="1" r="1.4" fill="#fff"/>`,
  );
  return Array.from({ length: count }, () => {
    const x = between(random, -0.94, 0.94) * halfWidth;
    return `<use href="#${drop}" transform="translate(${n(x)} ${n(between(random, top, bottom))})scale(${n(between(random, 0.5, 1.7))})"/>`;
  }).join('');
}

function drinksCan(w: number, h: number): PackDrawer {
  return (canvas, art, side) => {
    const half = w / 2;
    const rim = half * 0.115;
    const neck = half * 0.85;
    const profile: ProfilePoint[] = [
      [neck, -h],
      [neck, -h + h * 0.012, 'corner'],
      [half * 0.985, -h + half * 0.34],
      [half, -h + half * 0.48],
      [half, -half * 0.24, 'corner'],
      [half * 0.93, -half * 0.1],
      [half * 0.84, 0],
    ];
    const body = lathe(profile, rim * 0.85, rim * 0.84);
    const bleed = { x: -half, y: -h + half * 0.16, w, h: h - half * 0.16 };
    const safe = { x: -half * 0.74, y: -h + half * 0.6, w: half * 1.48, h: h - half * 0.98 };
    const markup = [
      turned(canvas, body, art.brand.colours.ground, print(canvas, art, side, bleed, safe)),
      canvas.clipped(
        body,
        `<rect x="${n(-half)}" y="${n(-h - rim)}" width="${n(w)}" height="${n(half * 0.13 + rim)}" fill="${canvas.linear(finishes.metal)}"/>${rimLine(neck * 1.04, -h + half * 0.14, rim, '#fff', 2, 0.5)}<path d="M${n(-half)} ${n(-half * 0.2)}A${n(half)} ${n(rim)} 0 0 0 ${n(half)} ${n(-half * 0.2)}V${n(rim)}H${n(-half)}Z" fill="${canvas.linear(finishes.metal)}"/>${rimLine(half, -half * 0.2, rim, '#4b5053', 2, 0.4)}`,
      ),
      condensation(canvas, half, -h + half * 0.6, -half * 0.3, art.seed, 26),
      ring(canvas, neck * 1.03, -h + h * 0.006, h * 0.014, rim * 0.87, canvas.linear(finishes.metal), false),
      canLid(canvas, neck * 1.03, -h - h * 0.008, rim * 0.87),
    ].join('');
    return { w, h: h + rim, markup, panel: safe, foot: 0.84 };
  };
}

/** The paint of a drink in a clear bottle: darker at the edges, lit through the middle. */
function liquidPaint(canvas: Canvas, colour: string): string {
  return canvas.linear([
    [0, darken(colour, 0.3)],
    [0.12, colour],
    [0.35, lighten(colour, 0.3)],
    [0.6, lighten(colour, 0.12)],
    [0.88, darken(colour, 0.1)],
    [1, darken(colour, 0.4)],
  ]);
}

const bottlePet: PackDrawer = (canvas, art, side) => {
  const [w, h] = [300, 940];
  const half = w / 2;
  const liquid = liquidOf(art);
  const neckTop = -h + 62;
  const profile: ProfilePoint[] = [
    [41, neckTop],
    [41, neckTop + 34, 'corner'],
    [46, neckTop + 44],
    [62, neckTop + 84],
    [118, neckTop + 168],
    [half - 2, neckTop + 236],
    [half, neckTop + 262, 'corner'],
    [half - 7, neckTop + 276, 'corner'],
    [half - 7, -216, 'corner'],
    [half, -202, 'corner'],
    [half - 1, -178],
    [half - 11, -156],
    [half - 1, -132],
    [half, -86],
    [half - 16, -34],
    [half - 46, 0],
  ];
  const body = lathe(profile, 9, 12);
  const level = neckTop + 96;
  const filling = lathe(
    [
      [66, level],
      [118, neckTop + 168],
      [half - 4, neckTop + 236],
      [half - 4, -190],
      [half - 5, -178],
      [half - 5, -86],
      [half - 20, -34],
      [half - 48, -4],
    ],
    12,
    10,
  );
  const label = { x: -half, y: neckTop + 276, w, h: -216 - (neckTop + 276) };
  const safe = { x: -half * 0.74, y: label.y + label.h * 0.06, w: half * 1.48, h: label.h * 0.88 };
  const sleeve = lathe(
    [
      [half - 5, label.y],
      [half - 5, label.y + label.h],
    ],
    -13,
    13,
  );
  const feet = [-0.72, -0.24, 0.24, 0.72]
    .map(
      (x) =>
        `<path d="M${n(x * half)} -96Q${n(x * half * 0.94)} -40 ${n(x * half * 0.7)} 4" stroke="${darken(liquid, 0.4)}" stroke-opacity=".35" stroke-width="9" fill="none"/>`,
    )
    .join('');
  const markup = [
    `<path d="${body}" fill="${canvas.linear([
      [0, '#c3ced2'],
      [0.2, '#f3f7f8'],
      [0.5, '#e2eaec'],
      [0.85, '#eef3f4'],
      [1, '#a9b6bb'],
    ])}"/>`,
    canvas.clipped(
      body,
      `<path d="${filling}" fill="${liquidPaint(canvas, liquid)}"/>${disc(0, level, 66, 11, lighten(liquid, 0.42))}${feet}${rimLine(half, -156, 13, darken(liquid, 0.45), 5, 0.35)}${rimLine(half, -148, 13, '#fff', 4, 0.4)}`,
    ),
    canvas.clipped(body, `<path d="${body}" fill="${canvas.linear(finishes.glass)}"/>`),
    turned(canvas, sleeve, art.brand.colours.ground, print(canvas, art, side, label, safe)),
    rimLine(half - 5, label.y, 13, '#fff', 2, 0.6),
    `<path d="M-34 ${n(neckTop + 90)}C-70 ${n(neckTop + 140)} -112 ${n(neckTop + 180)} -118 ${n(neckTop + 250)}" stroke="#fff" stroke-width="11" stroke-linecap="round" fill="none" opacity=".62"/>`,
    condensation(canvas, half * 0.9, -190, -30, art.seed, 12),
    ring(canvas, 52, neckTop + 20, 9, 9, '#e9eef0', true),
    screwCap(canvas, 46, neckTop + 8, 66, 10, art.flash),
  ].join('');
  return { w, h, markup, panel: safe, foot: 0.72 };
};

const bottleGlass: PackDrawer = (canvas, art, side) => {
  const [w, h] = [272, 940];
  const half = w / 2;
  const profile: ProfilePoint[] = [
    [40, -h + 18],
    [43, -h + 30],
    [40, -h + 46],
    [43, -h + 130],
    [48, -h + 230],
    [74, -h + 310],
    [half - 6, -h + 400],
    [half, -h + 440],
    [half, -44],
    [half - 6, -16],
    [half - 22, 0],
  ];
  const body = lathe(profile, 8, 13);
  const level = -h + 190;
  const liquid = liquidOf(art);
  const filling = lathe(
    [
      [44, level],
      [48, -h + 230],
      [74, -h + 310],
      [half - 10, -h + 400],
      [half - 8, -h + 440],
      [half - 8, -54],
      [half - 24, -20],
    ],
    8,
    12,
  );
  const label = { x: -half, y: -400, w, h: 320 };
  const safe = { x: -half * 0.74, y: label.y + 14, w: half * 1.48, h: label.h - 28 };
  const sheet = lathe(
    [
      [half, label.y],
      [half, label.y + label.h],
    ],
    -14,
    14,
  );
  const neck = lathe(
    [
      [42.5, -h + 76],
      [45, -h + 150],
    ],
    -7,
    7,
  );
  const crimps = Array.from({ length: 13 }, (_, index) => `M${n(-44 + index * 7.3)} ${n(-h + 34)}l2 -22`).join('');
  const markup = [
    `<path d="${body}" fill="${canvas.linear([
      [0, mix('#9fb3ae', liquid, 0.3)],
      [0.3, '#eaf1ef'],
      [0.7, '#dfe9e6'],
      [1, mix('#8ea49f', liquid, 0.3)],
    ])}"/>`,
    canvas.clipped(
      body,
      `<path d="${filling}" fill="${liquidPaint(canvas, liquid)}"/>${disc(0, level, 44, 8, lighten(liquid, 0.45))}<path d="${body}" fill="${canvas.linear(finishes.glass)}"/>`,
    ),
    turned(canvas, sheet, art.brand.colours.ground, print(canvas, art, side, label, safe), 'matt'),
    turned(
      canvas,
      neck,
      art.flash,
      `<rect x="-50" y="${n(-h + 108)}" width="100" height="10" fill="${readable(art.flash, art.brand.colours.accent)}" opacity=".85"/>`,
      'matt',
    ),
    `<path d="M-26 ${n(-h + 170)}C-30 ${n(-h + 260)} -98 ${n(-h + 350)} -106 ${n(-h + 450)}V-440" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none" opacity=".55"/><path d="M98 -440V-420" stroke="#fff" stroke-width="6" opacity=".4" stroke-linecap="round"/>`,
    condensation(canvas, half * 0.95, -h + 420, -60, art.seed, 14),
    ring(canvas, 47, -h + 32, 28, 8, art.brand.colours.accent, true),
    `<path d="${crimps}" stroke="#150d08" stroke-opacity=".3" stroke-width="3" fill="none"/>`,
    disc(
      0,
      -h + 4,
      44,
      8,
      canvas.linear([
        [0, lighten(art.brand.colours.accent, 0.55)],
        [1, art.brand.colours.accent],
      ]),
    ),
  ].join('');
  return { w, h, markup, panel: safe, foot: 0.86 };
};

const bottleSauce: PackDrawer = (canvas, art, side) => {
  const [w, h] = [350, 940];
  const half = w / 2;
  const profile: ProfilePoint[] = [
    [58, -h + 150],
    [62, -h + 172, 'corner'],
    [118, -h + 214],
    [half - 12, -h + 268],
    [half, -h + 330],
    [half - 4, -h + 480],
    [half - 18, -330],
    [half - 6, -190],
    [half, -60],
    [half - 6, -18],
    [half - 24, 0],
  ];
  const body = lathe(profile, 8, 15);
  const sauce = art.contents;
  const label = { x: -half, y: -h + 330, w, h: 500 };
  const safe = { x: -half * 0.7, y: label.y + 24, w: half * 1.4, h: label.h - 44 };
  const sheetOutline = lathe(
    [
      [half - 2, label.y],
      [half - 4, -h + 480],
      [half - 18, -330],
      [half - 9, -h + 330 + 500],
    ],
    -15,
    15,
  );
  const cap = art.flash;
  const markup = [
    turned(
      canvas,
      body,
      canvas.linear([
        [0, darken(sauce, 0.25)],
        [0.3, lighten(sauce, 0.16)],
        [0.7, sauce],
        [1, darken(sauce, 0.3)],
      ]),
      '',
    ),
    turned(canvas, sheetOutline, art.brand.colours.ground, print(canvas, art, side, label, safe)),
    `<path d="M-104 ${n(-h + 236)}Q-146 ${n(-h + 262)} -150 ${n(-h + 316)}" stroke="#fff" stroke-width="11" stroke-linecap="round" fill="none" opacity=".55"/>`,
    turned(
      canvas,
      lathe(
        [
          [40, -h + 8],
          [48, -h + 30],
          [58, -h + 66, 'corner'],
          [72, -h + 74],
          [76, -h + 160],
        ],
        9,
        11,
      ),
      cap,
      `${rimLine(76, -h + 78, 11, '#150d08', 3, 0.35)}${rimLine(76, -h + 84, 11, '#fff', 2, 0.5)}`,
    ),
    disc(
      0,
      -h + 8,
      40,
      9,
      canvas.linear([
        [0, lighten(cap, 0.5)],
        [1, lighten(cap, 0.05)],
      ]),
    ),
    `<path d="M-12 ${n(-h + 72)}Q0 ${n(-h + 62)} 12 ${n(-h + 72)}V${n(-h + 84)}H-12Z" fill="${darken(cap, 0.25)}"/>`,
  ].join('');
  return { w, h, markup, panel: safe, foot: 0.86 };
};

const cartonDrink: PackDrawer = (canvas, art, side) => {
  const { ground } = art.brand.colours;
  const box = drawBox(canvas, {
    w: 390,
    h: 800,
    d: 330,
    colour: ground,
    camera: cameras.counter,
    front: (face) => print(canvas, art, side, face),
    side: (face) =>
      `<rect width="${n(face.w)}" height="${n(face.h)}" fill="${ground}"/><rect width="${n(face.w)}" height="${n(face.h)}" y="${n(face.h * 0.62)}" fill="${art.flash}"/>`,
    top: (face) => `<rect width="${n(face.w)}" height="${n(face.h)}" fill="${lighten(ground, 0.25)}"/>`,
  });
  // The gable: a roof of two slopes between the ends, folded up into a flat seam.
  const [fl, fr, br] = [box.onFront(0, 0), box.onFront(390, 0), box.onSide(330, 0)];
  const ridge = 130;
  const [ml, mr] = [box.onTop(8, 165), box.onTop(382, 165)];
  const seam = (point: readonly [number, number], up: number): string => `${n(point[0])} ${n(point[1] - up)}`;
  const at = (point: readonly [number, number]): string => `${n(point[0])} ${n(point[1])}`;
  const roof = `M${at(fl)}L${at(fr)}L${seam(mr, ridge)}L${seam(ml, ridge)}Z`;
  const [cx, cy] = [(fl[0] + fr[0] + ml[0] + mr[0]) / 4, (fl[1] + fr[1] + ml[1] + mr[1]) / 4 - ridge * 0.5];
  const markup = [
    box.markup,
    `<path d="M${at(fr)}L${at(br)}L${seam(mr, ridge)}Z" fill="${darken(ground, 0.42)}"/>`,
    `<path d="M${at(fr)}L${at(mr)}L${seam(mr, ridge)}Z" fill="${darken(ground, 0.3)}"/>`,
    `<path d="${roof}" fill="${canvas.linear(
      [
        [0, lighten(ground, 0.3)],
        [1, lighten(ground, 0.08)],
      ],
      0,
      0,
      1,
      1,
    )}"/>`,
    `<path d="M${seam(ml, ridge - 2)}L${seam(mr, ridge - 2)}L${seam(mr, ridge + 62)}L${seam(ml, ridge + 62)}Z" fill="${canvas.vertical([
      [0, lighten(ground, 0.45)],
      [1, lighten(ground, 0.14)],
    ])}"/>`,
    `<path d="M${seam(ml, ridge + 44)}L${seam(mr, ridge + 44)}" stroke="#fff" stroke-opacity=".55" stroke-width="2"/><path d="M${seam(ml, ridge)}L${seam(mr, ridge)}" stroke="#150d08" stroke-opacity=".3" stroke-width="3"/>`,
    `<path d="M${at(fl)}L${at(fr)}" stroke="#fff" stroke-opacity=".7" stroke-width="2.5"/>`,
    `<g transform="translate(${n(cx)} ${n(cy)})rotate(5)">${disc(3, 14, 66, 30, '#150d08', 'opacity=".2"')}${screwCap(canvas, 58, 8, 34, 24, art.flash)}</g>`,
  ].join('');
  return { w: box.w, h: box.h + 150, shadow: box.shadow, markup, panel: box.panel };
};

const bagInBox: PackDrawer = (canvas, art, side) => {
  const box = drawBox(canvas, {
    w: 560,
    h: 640,
    d: 400,
    colour: art.brand.colours.ground,
    gloss: 0.35,
    front: (face) =>
      `${print(canvas, art, side, face, { x: 40, y: 36, w: face.w - 80, h: face.h - 170 })}<rect x="${n(face.w / 2 - 66)}" y="${n(face.h - 118)}" width="132" height="118" fill="#150d08" opacity=".16"/><path d="M${n(face.w / 2 - 66)} ${n(face.h)}V${n(face.h - 76)}q0 -42 66 -42t66 42V${n(face.h)}" fill="none" stroke="#150d08" stroke-width="3" stroke-dasharray="9 6" opacity=".5"/>`,
    side: (face) =>
      `<rect y="${n(face.h * 0.3)}" width="${n(face.w)}" height="${n(face.h * 0.24)}" fill="${art.flash}"/><ellipse cx="${n(face.w / 2)}" cy="${n(face.h * 0.16)}" rx="68" ry="20" fill="#1b120b" opacity=".75"/>`,
  });
  const [x, y] = box.onFront(280, 584);
  const tap = `<g transform="translate(${n(x)} ${n(y)})"><ellipse cx="4" cy="4" rx="44" ry="44" fill="#150d08" opacity=".25"/><circle r="40" fill="${canvas.radial(
    [
      [0, '#ffffff'],
      [1, '#c9c9c6'],
    ],
    0.35,
    0.3,
    0.8,
  )}"/><rect x="-17" y="-6" width="34" height="62" rx="7" fill="${canvas.linear([
    [0, '#f6f6f4'],
    [0.4, '#ffffff'],
    [1, '#b6b6b2'],
  ])}"/><path d="M-48 -18H48L38 8H-38Z" fill="${canvas.vertical([
    [0, lighten(art.flash, 0.3)],
    [1, darken(art.flash, 0.15)],
  ])}"/><ellipse cy="56" rx="17" ry="6" fill="#8d8d89"/></g>`;
  return { w: box.w, h: box.h, shadow: box.shadow, markup: box.markup + tap, panel: box.panel };
};

export const drinkShapes = {
  can: drinksCan(440, 770),
  'slim-can': drinksCan(348, 880),
  'bottle-pet': bottlePet,
  'bottle-glass': bottleGlass,
  'bottle-sauce': bottleSauce,
  'carton-drink': cartonDrink,
  'bag-in-box': bagInBox,
} as const satisfies Readonly<Record<string, PackDrawer>>;
