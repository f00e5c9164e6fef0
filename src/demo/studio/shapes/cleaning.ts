/** Cleaning: sprays, detergents, canisters, aerosols. */
import type { PackArt } from '../../types.ts';
import { n, type Box, type Canvas } from '../canvas.ts';
import { darken, lighten, luminance, mix } from '../colour.ts';
import { print, rectPath, type Pack, type PackDrawer, type Side } from '../parts/pack.ts';
import { toScale } from '../parts/ruler.ts';
import { disc, finishes, lathe, rimLine, ring, screwCap, turned } from '../parts/turned.ts';
import { closureOf, smallBottle } from './bottles.ts';

/** A trigger spray: waisted clear bottle, printed label, pistol head. */
const bottleSpray: PackDrawer = (canvas, art, side) => {
  const [w, h] = [360, 940];
  const half = 165;
  const liquid = luminance(art.contents) > 0.82 ? '#d7e9ee' : art.contents;
  const body = lathe(
    [
      [40, -h + 250],
      [44, -h + 276, 'corner'],
      [70, -h + 300],
      [126, -h + 352],
      [half - 22, -h + 420],
      [half - 32, -h + 480],
      [half - 12, -h + 540],
      [half, -h + 600],
      [half, -50],
      [half - 8, -18],
      [half - 26, 0],
    ],
    8,
    16,
  );
  const filling = lathe(
    [
      [60, -h + 306],
      [122, -h + 358],
      [half - 30, -h + 420],
      [half - 40, -h + 480],
      [half - 20, -h + 540],
      [half - 8, -h + 600],
      [half - 8, -56],
      [half - 30, -12],
    ],
    10,
    14,
  );
  const label = { x: -half, y: -h + 500, w: 2 * half, h: 380 };
  const safe = { x: -half * 0.72, y: label.y + 30, w: half * 1.44, h: label.h - 50 };
  const sheet = lathe(
    [
      [half - 30, label.y],
      [half - 13, -h + 540],
      [half - 1, -h + 600],
      [half - 1, label.y + label.h],
    ],
    -14,
    15,
  );
  const cap = art.flash;
  const shine = canvas.linear([
    [0, lighten(cap, 0.3)],
    [0.35, lighten(cap, 0.5)],
    [0.6, cap],
    [1, darken(cap, 0.3)],
  ]);
  const head = [
    // Nozzle to the left, body over the neck, trigger in front of it.
    `<path d="M-52 ${n(-h + 236)}C-50 ${n(-h + 196)} -58 ${n(-h + 176)} -62 ${n(-h + 150)}L60 ${n(-h + 150)}L54 ${n(-h + 236)}Z" fill="${shine}"/>`,
    `<path d="M-82 ${n(-h + 118)}C-108 ${n(-h + 176)} -112 ${n(-h + 228)} -142 ${n(-h + 286)}Q-130 ${n(-h + 304)} -112 ${n(-h + 290)}C-86 ${n(-h + 240)} -84 ${n(-h + 190)} -52 ${n(-h + 140)}Z" fill="${darken(cap, 0.22)}"/><path d="M-92 ${n(-h + 150)}C-108 ${n(-h + 200)} -112 ${n(-h + 240)} -132 ${n(-h + 280)}" stroke="#fff" stroke-opacity=".35" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    `<path d="M-160 ${n(-h + 74)}Q-160 ${n(-h + 56)} -142 ${n(-h + 52)}L-60 ${n(-h + 26)}Q10 ${n(-h + 4)} 70 ${n(-h + 22)}Q118 ${n(-h + 40)} 122 ${n(-h + 96)}Q122 ${n(-h + 126)} 104 ${n(-h + 128)}Q92 ${n(-h + 158)} 60 ${n(-h + 160)}H-62Q-80 ${n(-h + 152)} -84 ${n(-h + 132)}L-144 ${n(-h + 126)}Q-160 ${n(-h + 122)} -160 ${n(-h + 104)}Z" fill="${canvas.vertical(
      [
        [0, lighten(cap, 0.45)],
        [0.35, cap],
        [1, darken(cap, 0.3)],
      ],
    )}"/>`,
    `<path d="M-120 ${n(-h + 62)}L-50 ${n(-h + 40)}Q10 ${n(-h + 22)} 62 ${n(-h + 36)}" stroke="#fff" stroke-opacity=".6" stroke-width="9" fill="none" stroke-linecap="round"/>`,
    `<rect x="-184" y="${n(-h + 62)}" width="34" height="58" rx="7" fill="${canvas.vertical([
      [0, '#ffffff'],
      [1, '#b9bdbf'],
    ])}"/><rect x="-190" y="${n(-h + 78)}" width="12" height="26" rx="4" fill="#8e9497"/>`,
    ring(canvas, 56, -h + 262, 46, 9, mix(cap, '#ffffff', 0.1), true),
    ...Array.from(
      { length: 9 },
      (_, index) => `<path d="M${n(-48 + index * 12)} ${n(-h + 226)}v36" stroke="#150d08" stroke-opacity=".22" stroke-width="3"/>`,
    ),
  ].join('');
  const markup = [
    `<path d="${body}" fill="${canvas.linear([
      [0, '#c5d0d3'],
      [0.25, '#f4f8f8'],
      [0.8, '#e4ecee'],
      [1, '#aab7bb'],
    ])}"/>`,
    canvas.clipped(
      body,
      `<path d="${filling}" fill="${canvas.linear([
        [0, darken(liquid, 0.22)],
        [0.3, lighten(liquid, 0.35)],
        [0.7, lighten(liquid, 0.05)],
        [1, darken(liquid, 0.3)],
      ])}"/><path d="M8 ${n(-h + 280)}Q20 ${n(-h * 0.5)} 34 -30" stroke="#fff" stroke-opacity=".5" stroke-width="9" fill="none"/>${disc(0, -h + 306, 60, 10, lighten(liquid, 0.4))}<path d="${body}" fill="${canvas.linear(finishes.glass)}"/>`,
    ),
    turned(canvas, sheet, art.brand.colours.ground, print(canvas, art, side, label, safe)),
    `<path d="M-64 ${n(-h + 326)}Q-118 ${n(-h + 366)} -126 ${n(-h + 430)}" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".6"/>`,
    head,
  ].join('');
  return { w, h, markup, panel: safe, foot: 0.84 };
};

/** A bottle as large as its contents ask for. */
const bottleDetergent: PackDrawer = (canvas, art, side) => (closureOf(art) ? smallBottle : grippedBottle)(canvas, art, side);

/** An opaque or clear bottle of more than a litre, with a side grip and a screw cap. */
const grippedBottle: PackDrawer = (canvas, art, side) => {
  const [w, h] = [540, 900];
  const half = w / 2;
  const liquid = art.contents;
  const body = `M-70 ${n(-h + 110)}H34C60 ${n(-h + 160)} 118 ${n(-h + 180)} 168 ${n(-h + 214)}C${n(half - 20)} ${n(-h + 262)} ${n(half)} ${n(-h + 330)} ${n(half)} ${n(-h + 420)}V-60Q${n(half)} 0 ${n(half - 62)} 0H${n(-half + 62)}Q${n(-half)} 0 ${n(-half)} -60V${n(-h + 430)}C${n(-half)} ${n(-h + 300)} -176 ${n(-h + 240)} -120 ${n(-h + 180)}C-92 ${n(-h + 152)} -78 ${n(-h + 134)} -70 ${n(-h + 110)}Z`;
  const grip = `M96 ${n(-h + 262)}C150 ${n(-h + 268)} 196 ${n(-h + 312)} 200 ${n(-h + 372)}C202 ${n(-h + 424)} 160 ${n(-h + 432)} 128 ${n(-h + 402)}C92 ${n(-h + 366)} 52 ${n(-h + 262)} 96 ${n(-h + 262)}Z`;
  const label: Box = { x: -half + 34, y: -h + 450, w: w - 68, h: 400 };
  const shape = rectPath(label, 22);
  const markup = [
    canvas.clipped(
      body,
      [
        `<path d="${body}" fill="${canvas.linear([
          [0, darken(liquid, 0.25)],
          [0.25, lighten(liquid, 0.38)],
          [0.65, liquid],
          [1, darken(liquid, 0.3)],
        ])}"/>`,
        `<path d="${body}" fill="${canvas.linear(finishes.gloss)}" opacity=".85"/>`,
        `<path d="M-96 ${n(-h + 190)}C-150 ${n(-h + 250)} -214 ${n(-h + 310)} -226 ${n(-h + 440)}" stroke="#fff" stroke-width="17" stroke-linecap="round" fill="none" opacity=".6"/>`,
        `<rect x="${n(-half)}" y="-34" width="${n(w)}" height="40" fill="#150d08" opacity=".18"/>`,
      ].join(''),
    ),
    `<path d="${grip}" fill="#f6f4f0"/><path d="${grip}" fill="${canvas.linear(
      [
        [0, '#150d08', 0.18],
        [1, '#fff', 0],
      ],
      0,
      0,
      1,
      1,
    )}"/><path d="${grip}" fill="none" stroke="${darken(liquid, 0.45)}" stroke-opacity=".55" stroke-width="6"/><path d="M104 ${n(-h + 256)}C160 ${n(-h + 262)} 206 ${n(-h + 306)} 210 ${n(-h + 366)}" stroke="#fff" stroke-opacity=".5" stroke-width="6" fill="none"/>`,
    `<path d="${shape}" fill="#150d08" opacity=".16" transform="translate(0 5)"/>${canvas.clipped(shape, print(canvas, art, side, label))}<path d="${shape}" fill="${canvas.linear(finishes.matt)}"/>`,
    `<g transform="translate(-18 0)">${ring(canvas, 58, -h + 124, 16, 10, lighten(liquid, 0.3), true)}${screwCap(canvas, 66, -h + 112, 100, 14, art.flash)}</g>`,
  ].join('');
  return { w, h, markup, panel: label, foot: 0.9 };
};

/** A canister of four or five litres, at the scale of one of twenty, which is squarer and ribbed to be stacked. */
const jerrycan: PackDrawer = (canvas, art, side) => {
  const litres = Number(/^[\d.]+(?= L)/.exec(art.size)?.[0] ?? 5);
  const isDrum = litres >= 10;
  const pack = canister(canvas, art, side, isDrum);
  return side === 'back' ? pack : toScale(pack, Math.min(1, litres / 20) ** (isDrum ? 0.33 : 0.24), 900);
};

/** A stackable canister: moulded handle, recessed label field; a drum has ribs round it and a wide flank. */
function canister(canvas: Canvas, art: PackArt, side: Side, isDrum: boolean): Pack {
  const [w, h] = isDrum ? [640, 900] : [600, 860];
  const half = w / 2;
  const plastic = mix('#f3f5f4', art.contents, 0.34);
  const [dx, dy] = isDrum ? [170, -56] : [92, -34];
  const front = `M${n(-half + 40)} ${n(-h + 236)}Q${n(-half)} ${n(-h + 250)} ${n(-half)} ${n(-h + 300)}V-44Q${n(-half)} 0 ${n(-half + 44)} 0H${n(half - 44)}Q${n(half)} 0 ${n(half)} -44V${n(-h + 300)}Q${n(half)} ${n(-h + 250)} ${n(half - 40)} ${n(-h + 236)}Z`;
  const flank = `M${n(half - 40)} ${n(-h + 236)}Q${n(half)} ${n(-h + 250)} ${n(half)} ${n(-h + 300)}V-44Q${n(half)} 0 ${n(half - 44)} 0L${n(half + dx - 44)} ${n(dy)}Q${n(half + dx)} ${n(dy)} ${n(half + dx)} ${n(dy - 40)}V${n(-h + 300 + dy)}Q${n(half + dx)} ${n(-h + 246 + dy)} ${n(half + dx - 40)} ${n(-h + 236 + dy)}Z`;
  const shoulder = `M${n(-half + 40)} ${n(-h + 240)}C${n(-half + 90)} ${n(-h + 160)} ${n(-half + 110)} ${n(-h + 128)} ${n(-half + 150)} ${n(-h + 112)}L${n(half - 30)} ${n(-h + 92)}C${n(half + 30)} ${n(-h + 92)} ${n(half + dx - 30)} ${n(-h + 150)} ${n(half + dx - 40)} ${n(-h + 238 + dy)}L${n(half - 40)} ${n(-h + 240)}Z`;
  const handle = `M${n(half - 236)} ${n(-h + 110)}C${n(half - 232)} ${n(-h + 20)} ${n(half - 150)} ${n(-h + 4)} ${n(half - 60)} ${n(-h + 10)}C${n(half + 40)} ${n(-h + 16)} ${n(half + 62)} ${n(-h + 60)} ${n(half + 58)} ${n(-h + 130)}L${n(half - 6)} ${n(-h + 120)}C${n(half)} ${n(-h + 76)} ${n(half - 30)} ${n(-h + 64)} ${n(half - 80)} ${n(-h + 64)}C${n(half - 140)} ${n(-h + 64)} ${n(half - 164)} ${n(-h + 76)} ${n(half - 168)} ${n(-h + 108)}Z`;
  const label: Box = isDrum
    ? { x: -half + 60, y: -h + 336, w: w - 120, h: h - 456 }
    : { x: -half + 46, y: -h + 296, w: w - 92, h: h - 356 };
  const shape = rectPath(label, 16);
  const tint = canvas.linear([
    [0, darken(plastic, 0.16)],
    [0.14, lighten(plastic, 0.3)],
    [0.5, plastic],
    [1, darken(plastic, 0.12)],
  ]);
  const shift = -dx / 2;
  const ribs = [-h + 286, -h + 312, -92, -66, -40]
    .map(
      (y) =>
        `<path d="M${-half + 8} ${y}H${half - 8}L${half + dx - 6} ${y + dy}" stroke="${darken(plastic, 0.34)}" stroke-opacity=".55" stroke-width="7" fill="none"/><path d="M${-half + 8} ${y + 7}H${half - 8}L${half + dx - 6} ${y + 7 + dy}" stroke="#fff" stroke-opacity=".6" stroke-width="5" fill="none"/>`,
    )
    .join('');
  const markup = `<g transform="translate(${n(shift)} 0)">${[
    `<path d="${flank}" fill="${darken(plastic, 0.22)}"/><path d="${flank}" fill="${canvas.linear([
      [0, '#150d08', 0.02],
      [1, '#150d08', 0.3],
    ])}"/>`,
    ...[0.36, 0.52, 0.68, 0.84].map(
      (share) =>
        `<path d="M${n(half + 10)} ${n(-h * (1 - share) + 8)}l${n(dx - 22)} ${n(dy * 0.8)}" stroke="#fff" stroke-opacity=".4" stroke-width="8" stroke-linecap="round"/>`,
    ),
    `<path d="${handle}" fill="${canvas.vertical([
      [0, lighten(plastic, 0.5)],
      [0.4, plastic],
      [1, darken(plastic, 0.24)],
    ])}" stroke="${darken(plastic, 0.35)}" stroke-opacity=".4" stroke-width="2.5"/>`,
    `<path d="${shoulder}" fill="${canvas.linear(
      [
        [0, lighten(plastic, 0.45)],
        [0.6, plastic],
        [1, darken(plastic, 0.25)],
      ],
      0,
      0,
      1,
      0.6,
    )}"/><path d="M${n(-half + 90)} ${n(-h + 200)}Q${n(-half + 130)} ${n(-h + 140)} ${n(-half + 180)} ${n(-h + 128)}" stroke="#fff" stroke-width="12" stroke-opacity=".8" stroke-linecap="round" fill="none"/>`,
    `<path d="${front}" fill="${tint}"/><path d="${front}" fill="${canvas.vertical([
      [0, '#fff', 0.3],
      [0.1, '#fff', 0],
      [0.9, '#150d08', 0.04],
      [1, '#150d08', 0.28],
    ])}"/>`,
    `<path d="${front}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>`,
    isDrum ? ribs : '',
    `<path d="${rectPath({ x: label.x - 10, y: label.y - 10, w: label.w + 20, h: label.h + 20 }, 24)}" fill="#150d08" opacity=".08"/>`,
    canvas.clipped(shape, print(canvas, art, side, label)),
    `<path d="${shape}" fill="${canvas.linear([
      [0, '#150d08', 0.1],
      [0.14, '#fff', 0.2],
      [0.5, '#fff', 0],
      [1, '#150d08', 0.16],
    ])}"/>`,
    `<g transform="translate(${n(-half + 196)} 0)">${ring(canvas, 70, -h + 118, 20, 20, lighten(plastic, 0.2), true)}${screwCap(canvas, 76, -h + 104, 78, 22, art.flash)}</g>`,
  ].join('')}</g>`;
  return { w: w + dx, h, markup, panel: { ...label, x: label.x + shift }, foot: 0.94 };
}

const aerosol: PackDrawer = (canvas, art, side) => {
  const [w, h] = [310, 930];
  const half = w / 2;
  const rim = 17;
  const body = lathe(
    [
      [half - 36, -h + 178],
      [half - 10, -h + 200],
      [half, -h + 236],
      [half, -14],
    ],
    rim * 0.8,
    rim,
  );
  const bleed: Box = { x: -half, y: -h + 160, w, h: h - 150 };
  const safe: Box = { x: -half * 0.74, y: -h + 256, w: half * 1.48, h: h - 330 };
  const cap = art.flash;
  const capBody = lathe(
    [
      [half - 46, -h + 14],
      [half - 36, -h + 30],
      [half - 28, -h + 176],
    ],
    rim * 0.75,
    rim,
  );
  const markup = [
    turned(canvas, body, art.brand.colours.ground, print(canvas, art, side, bleed, safe)),
    canvas.clipped(
      body,
      `<rect x="${n(-half)}" y="${n(-h + 150)}" width="${n(w)}" height="52" fill="${canvas.linear(finishes.metal)}"/>${rimLine(half - 8, -h + 204, rim, '#fff', 2.5, 0.6)}`,
    ),
    ring(canvas, half, -2, 15, rim, canvas.linear(finishes.metal), false),
    rimLine(half, -17, rim, '#43484b', 2.5, 0.5),
    turned(canvas, capBody, cap, ''),
    rimLine(half - 28, -h + 172, rim, '#fff', 2, 0.45),
    disc(
      0,
      -h + 14,
      half - 46,
      rim * 0.75,
      canvas.linear([
        [0, lighten(cap, 0.55)],
        [1, lighten(cap, 0.08)],
      ]),
    ),
  ].join('');
  return { w, h, markup, panel: safe, foot: 0.97 };
};

export const cleaningShapes = {
  'bottle-spray': bottleSpray,
  'bottle-detergent': bottleDetergent,
  jerrycan,
  aerosol,
} as const satisfies Readonly<Record<string, PackDrawer>>;
