/** Disposables for serving and carrying: cups, lids, bags. */
import type { PackArt } from '../../types.ts';
import { n, type Box, type Canvas } from '../canvas.ts';
import { darken, distance, lighten, luminance, mix, readable } from '../colour.ts';
import { printStamp } from '../label.ts';
import { print, rectPath, type PackDrawer, type Side } from '../parts/pack.ts';
import { creases, filmShine, pillowShade } from '../parts/soft.ts';
import { disc, finishes, lathe, rimLine, ring, turned } from '../parts/turned.ts';
import { between, seeded } from '../random.ts';
import { cutlery } from './paper-goods.ts';
import { stirrers } from './stirrers.ts';

/** A printed label on goods that carry no print of their own: white, rounded, slightly lifted. */
function sticker(canvas: Canvas, art: PackArt, side: Side, box: Box): string {
  const shape = rectPath(box, 10);
  return `<path d="${shape}" fill="#150d08" opacity=".2" transform="translate(3 6)"/>${canvas.clipped(shape, print(canvas, art, side, box))}<path d="${shape}" fill="${canvas.linear(
    [
      [0, '#fff', 0.14],
      [0.5, '#fff', 0],
      [1, '#150d08', 0.14],
    ],
  )}"/>`;
}

/** An empty paper cup, open, since its lid is sold separately: smooth, in a second wall that ends below the rim, or in a rippled wrap. */
const cupHot: PackDrawer = (canvas, art, side) => {
  if (/sleeve/i.test(art.title)) return cupSleeve(canvas, art, side);
  // An espresso cup is nearly as wide as it is high, a large one is tall.
  const ounces = Number(/^[\d.]+(?= oz)/.exec(art.grade ?? '')?.[0] ?? 12);
  const [half, h] = [226, 460 + Math.min(ounces, 16) * 25];
  const top = -h + 30;
  const foot = half - 76;
  const board = luminance(art.contents) < 0.2 ? '#2b2622' : '#fbfaf7';
  const isRippled = /ripple/i.test(art.title);
  const hasJacket = isRippled || /double wall/i.test(art.title);
  /** Half the width of the cup at a height above its foot. */
  const at = (up: number): number => foot + ((half - foot) * up) / (h - 30);
  const body = lathe([[half, top], [foot + 6, -12], [foot, 0]], 30, 26); // prettier-ignore
  const [high, low] = hasJacket ? [h - 96, 26] : [h - 30, 0];
  const bleed: Box = { x: -half - 14, y: -high - 30, w: 2 * half + 28, h: high + 60 };
  const safe: Box = { x: -half * 0.62, y: -high + 56, w: half * 1.24, h: high - 130 };
  const printed = print(canvas, art, side, bleed, safe);
  const out = hasJacket ? 13 : 0;
  const flutes = Array.from({ length: 25 }, (_, index) => {
    const t = Math.sin(((index + 0.5) / 25 - 0.5) * Math.PI);
    return `M${n(t * (at(high) + out))} ${n(-high + 4)}L${n(t * (at(low) + out))} ${n(-low + 28)}`;
  }).join('');
  const ripples = isRippled
    ? `<path d="${flutes}" stroke="#150d08" stroke-opacity=".2" stroke-width="9"/><path d="${flutes}" transform="translate(-7 0)" stroke="#fff" stroke-opacity=".34" stroke-width="5"/>`
    : '';
  const jacket = lathe([[at(high) + out, -high], [at(low) + out, -low]], -30, 27); // prettier-ignore
  const wall = hasJacket
    ? [
        turned(canvas, body, board, '', 'matt'),
        turned(canvas, jacket, art.brand.colours.ground, printed + ripples, 'matt'),
        rimLine(at(high) + out, -high, 30, '#150d08', 9, 0.34),
        rimLine(at(high) + out, -high + 7, 30, '#fff', 4, 0.7),
        rimLine(at(low) + out, -low, 27, '#150d08', 6, 0.4),
      ].join('')
    : turned(canvas, body, art.brand.colours.ground, printed, 'matt') + rimLine(foot + 5, -14, 26, '#150d08', 4, 0.25);
  const inside = canvas.linear([
    [0, darken(board, 0.42)],
    [0.45, darken(board, 0.2)],
    [1, darken(board, 0.06)],
  ]);
  const rim = disc(0, top, half + 4, 31, 'none', `stroke="${lighten(board, 0.2)}" stroke-width="15"`);
  const edge = disc(0, top + 3, half + 11, 36, 'none', 'stroke="#150d08" stroke-opacity=".3" stroke-width="3"');
  const markup = [wall, disc(0, top, half, 29, inside), edge, rim].join('');
  return { w: 2 * half + 30, h: h + 14, markup, panel: safe, foot: 0.62 };
};

/** Sleeves for hot cups: a cup wears one over its middle, and a flat one lies behind it, as they are delivered. */
const cupSleeve: PackDrawer = (canvas, art, side) => {
  const board = luminance(art.contents) > 0.8 ? '#f3efe6' : mix('#c39760', art.contents, 0.4);
  const cup = '#f7f5f0';
  const h = 760;
  /** Half the width of the cup at a height above its foot. */
  const half = (up: number): number => 148 + (up / 700) * 84;
  const wall = lathe([[half(690), -690], [half(0), 0]], 34, 26); // prettier-ignore
  const [low, high] = [150, 500];
  const jacket = lathe([[half(high) + 11, -high], [half(low) + 11, -low]], -34, 30); // prettier-ignore
  const flutes = Array.from({ length: 34 }, (_, index) => {
    const t = Math.sin(((index + 0.5) / 34 - 0.5) * Math.PI);
    return `M${n(t * (half(high) + 9))} ${n(-high + 2)}L${n(t * (half(low) + 9))} ${n(-low + 34)}`;
  }).join('');
  const arch = 'M-250 -330Q0 -450 250 -330L196 -96Q0 -190 -196 -96Z';
  const flat = `<g transform="translate(250 -34)rotate(9)"><path d="${arch}" fill="#150d08" opacity=".2" transform="translate(6 10)"/><path d="${arch}" fill="${canvas.vertical(
    [
      [0, lighten(board, 0.16)],
      [1, darken(board, 0.14)],
    ],
  )}" stroke="${darken(board, 0.4)}" stroke-width="4"/><path d="M-234 -322L-184 -104M186 -106L234 -322" stroke="${darken(board, 0.4)}" stroke-width="5" stroke-dasharray="16 10"/><path d="${Array.from(
    { length: 17 },
    (_, index) => {
      const t = (index - 8) / 9;
      return `M${n(t * 236)} ${n(-384 + t * t * 50)}L${n(t * 186)} ${n(-136 + t * t * 36)}`;
    },
  ).join('')}" stroke="#150d08" stroke-opacity=".1" stroke-width="6"/></g>`;
  const panel: Box = side === 'front' ? { x: -128, y: -high + 74, w: 256, h: 210 } : { x: -200, y: -610, w: 400, h: 560 };
  const markup = [
    flat,
    disc(0, -690, half(690), 34, darken(cup, 0.3)),
    turned(canvas, wall, cup, '', 'matt'),
    ring(canvas, half(690) + 8, -690, 28, 34, '#3a2e26', true),
    disc(0, -716, half(690) + 4, 34, '#4a3c33'),
    disc(0, -726, half(690) - 30, 25, '#5b4b40'),
    disc(54, -726, 26, 6, '#171210'),
    turned(canvas, jacket, board, `<path d="${flutes}" stroke="#150d08" stroke-opacity=".14" stroke-width="6"/>`, 'matt'),
    rimLine(half(high) + 11, -high, -34, lighten(board, 0.5), 6, 0.9),
    sticker(canvas, art, side, panel),
  ].join('');
  return { w: 760, h, markup: `<g transform="translate(-110 0)">${markup}</g>`, panel: { ...panel, x: panel.x - 110 }, foot: 0.6 };
};

/** A clear or tinted cup with a broad rolled rim, open and empty: lids and straws are sold separately. */
const cupCold: PackDrawer = (canvas, art, side) => {
  const [half, h] = [220, 720];
  const tone = luminance(art.contents) > 0.72 ? '#e3edf0' : art.contents;
  const top = -h + 34;
  const body = lathe([[half - 12, top], [half - 78, -10], [half - 84, 0]], 32, 22); // prettier-ignore
  const ribs = [-70, -100, -130].map((y) => rimLine(half - 78 - y * 0.1, y, 24, '#fff', 4, 0.6)).join('');
  const label: Box = { x: -half * 0.56, y: -h * 0.74, w: half * 1.12, h: h * 0.46 };
  const panel: Box = side === 'front' ? label : { x: -half * 0.66, y: -h + 110, w: half * 1.32, h: h - 170 };
  const markup = [
    `<path d="${body}" fill="${tone}" opacity=".78"/>`,
    disc(0, top, half - 12, 32, darken(tone, 0.12), 'opacity=".7"'),
    canvas.clipped(body, `<path d="${body}" fill="${canvas.linear(finishes.glass)}"/>`),
    ribs,
    disc(0, top, half - 4, 34, 'none', `stroke="${lighten(tone, 0.3)}" stroke-width="17"`),
    rimLine(half + 4, top + 4, 40, '#6d8189', 3, 0.7),
    sticker(canvas, art, side, panel),
  ].join('');
  return { w: 2 * half + 20, h, markup, panel, foot: 0.62 };
};

/** Stacks of lids: one lies in front, showing its top. */
const lidStack: PackDrawer = (canvas, art, side) => {
  if (/stirrer/i.test(art.title)) return stirrers(canvas, art, side);
  if (/straw(?! slot)/i.test(art.title)) return cutlery(canvas, art, side);
  const tone = /bagasse/i.test(art.title) ? '#e3d6b6' : luminance(art.contents) > 0.85 ? '#f6f5f1' : art.contents;
  const half = 330;
  const edge = luminance(tone) < 0.1 ? '#fff' : '#150d08';
  const one = (y: number): string => `${ring(canvas, half, y, 42, 84, tone, true)}${rimLine(half, y - 6, 84, edge, 3, 0.22)}`;
  const stack = Array.from({ length: 11 }, (_, index) => one(-90 - index * 40)).join('');
  const y = -90 - 10 * 40 - 42;
  const top = [
    disc(
      0,
      y,
      half,
      84,
      canvas.linear(
        [
          [0, lighten(tone, 0.4)],
          [0.5, lighten(tone, 0.1)],
          [1, darken(tone, 0.1)],
        ],
        0,
        0,
        1,
        0.5,
      ),
    ),
    disc(0, y + 2, half * 0.92, 75, 'none', `stroke="${edge}" stroke-opacity=".25" stroke-width="5"`),
    `<path d="${lathe(
      [
        [half * 0.74, y - 56],
        [half * 0.86, y + 2],
      ],
      62,
      72,
    )}" fill="${tone}"/><path d="${lathe(
      [
        [half * 0.74, y - 56],
        [half * 0.86, y + 2],
      ],
      62,
      72,
    )}" fill="${canvas.linear(finishes.gloss)}"/>`,
    disc(
      0,
      y - 56,
      half * 0.74,
      62,
      canvas.linear(
        [
          [0, lighten(tone, 0.5)],
          [1, lighten(tone, 0.06)],
        ],
        0,
        0,
        1,
        0.6,
      ),
    ),
    disc(0, y - 48, half * 0.64, 50, darken(tone, 0.08)),
    disc(
      0,
      y - 44,
      half * 0.63,
      48,
      canvas.linear([
        [0, '#150d08', 0.22],
        [1, '#fff', 0.2],
      ]),
    ),
    disc(-10, y - 16, 46, 10, '#0d0a08', 'opacity=".75"'),
    disc(60, y - 66, 9, 4, '#0d0a08', 'opacity=".7"'),
  ].join('');
  const label: Box = side === 'front' ? { x: -190, y: -330, w: 380, h: 250 } : { x: -240, y: -480, w: 480, h: 430 };
  return { w: 2 * half, h: -y + 118, markup: stack + top + sticker(canvas, art, side, label), panel: label, foot: 0.94 };
};

/** A vest carrier with its two handles, standing as if filled, printed in the middle. */
const bagCarrier: PackDrawer = (canvas, art, side) => {
  if (/paper|kraft|twisted|cotton|insulated|pizza/i.test(art.title)) return bagPaper(canvas, art, side);
  const [w, h] = [620, 900];
  const half = w / 2;
  const random = seeded(art.seed);
  const film = mix('#ffffff', art.contents, 0.85);
  const ink = readable(film, art.brand.colours.ground, art.brand.colours.accent);
  const outline = [
    `M${n(-half + 26)} ${n(-h + 10)}Q${n(-half + 20)} ${n(-h)} ${n(-half + 40)} ${n(-h)}H${n(-half + 142)}Q${n(-half + 160)} ${n(-h)} ${n(-half + 158)} ${n(-h + 16)}`,
    `C${n(-half + 150)} ${n(-h + 160)} ${n(-half + 170)} ${n(-h + 262)} 0 ${n(-h + 262)}S${n(half - 150)} ${n(-h + 160)} ${n(half - 158)} ${n(-h + 16)}`,
    `Q${n(half - 160)} ${n(-h)} ${n(half - 142)} ${n(-h)}H${n(half - 40)}Q${n(half - 20)} ${n(-h)} ${n(half - 26)} ${n(-h + 10)}`,
    `C${n(half - 40)} ${n(-h + 200)} ${n(half - 30)} ${n(-h + 280)} ${n(half - 6)} ${n(-h * 0.6)}C${n(half + 18)} ${n(-h * 0.4)} ${n(half + 14)} ${n(-h * 0.1)} ${n(half - 22)} -10Q0 16 ${n(-half + 22)} -10C${n(-half - 14)} ${n(-h * 0.1)} ${n(-half - 18)} ${n(-h * 0.4)} ${n(-half + 6)} ${n(-h * 0.6)}C${n(-half + 30)} ${n(-h + 280)} ${n(-half + 40)} ${n(-h + 200)} ${n(-half + 26)} ${n(-h + 10)}Z`,
  ].join('');
  const back = `M${n(-half + 150)} ${n(-h + 130)}Q0 ${n(-h + 300)} ${n(half - 150)} ${n(-h + 130)}L${n(half - 130)} ${n(-h + 320)}H${n(-half + 130)}Z`;
  const sign: Box = { x: -half + 84, y: -h * 0.6, w: w - 168, h: h * 0.48 };
  const panel = side === 'front' ? sign : { x: -half + 60, y: -h * 0.66, w: w - 120, h: h * 0.6 };
  const printed =
    side === 'front'
      ? `<rect x="${n(-half - 20)}" y="${n(-64)}" width="${n(w + 40)}" height="26" fill="${art.flash}"/>${printStamp(canvas, art, sign, ink)}`
      : canvas.clipped(rectPath(panel, 10), print(canvas, art, 'back', panel));
  const pleats = [-1, 1]
    .map(
      (s) =>
        `<path d="M${n(s * (half - 92))} ${n(-h + 30)}C${n(s * (half - 104))} ${n(-h * 0.6)} ${n(s * (half - 70))} ${n(-h * 0.4)} ${n(s * (half - 64))} -20" stroke="#150d08" stroke-opacity=".14" stroke-width="7" fill="none"/><path d="M${n(s * (half - 84))} ${n(-h + 30)}C${n(s * (half - 96))} ${n(-h * 0.6)} ${n(s * (half - 62))} ${n(-h * 0.4)} ${n(s * (half - 56))} -20" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none"/>`,
    )
    .join('');
  // White film on a white ground needs a visible edge.
  const edge =
    distance(film, '#ffffff') < 60 ? `<path d="${outline}" fill="none" stroke="#a9a39a" stroke-opacity=".7" stroke-width="2.5"/>` : '';
  const markup = [
    `<path d="${back}" fill="${darken(film, 0.2)}"/>`,
    canvas.clipped(
      outline,
      [
        `<path d="${outline}" fill="${film}"/>`,
        printed,
        pleats,
        pillowShade(canvas, outline, 0.7),
        creases(w * 0.96, h * 0.72, random, { top: 7, bottom: 8, sides: 8, strength: 1.05 }),
        filmShine(canvas, outline, w, h, random),
      ].join(''),
    ),
    edge,
  ].join('');
  return { w: w + 20, h, markup, panel, foot: 0.82 };
};

/** A block-bottomed kraft bag: a carrier with handles of flat tape or of twisted paper cord, wide for pizza boxes; a grab bag without any. */
const bagPaper: PackDrawer = (canvas, art, side) => {
  const [w, h, d] = /pizza/i.test(art.title) ? [700, 640, 200] : [520, 700, 220];
  const random = seeded(art.seed);
  const paper = luminance(art.contents) > 0.8 ? '#f7f3ea' : mix('#c99a63', art.contents, 0.5);
  const ink = readable(paper, art.brand.colours.ground, art.flash, darken(art.flash, 0.4));
  const half = w / 2;
  const [dx, dy] = [d * 0.5, -d * 0.17];
  const front = `M${n(-half)} ${n(-h)}H${n(half)}L${n(half)} 0H${n(-half)}Z`;
  const side1 = `M${n(half)} ${n(-h)}L${n(half + dx * 0.5)} ${n(-h + dy * 0.5 + 10)}V${n(-150)}L${n(half)} 0Z`;
  const side2 = `M${n(half + dx * 0.5)} ${n(-h + dy * 0.5 + 10)}L${n(half + dx)} ${n(-h + dy)}V${n(dy)}L${n(half)} 0L${n(half + dx * 0.5)} -150Z`;
  const mouth = `M${n(-half)} ${n(-h)}L${n(-half + dx)} ${n(-h + dy)}H${n(half + dx)}L${n(half + dx * 0.5)} ${n(-h + dy * 0.5 + 10)}L${n(half)} ${n(-h)}Z`;
  const isTwisted = /twisted/i.test(art.title);
  const isCarrier = art.shape === 'bag-carrier';
  const handle = (x: number, y: number, tone: string): string => {
    const loop = `M${n(x - 112)} ${n(y + 8)}V${n(y - 60)}Q${n(x - 112)} ${n(y - 150)} ${n(x)} ${n(y - 150)}T${n(x + 112)} ${n(y - 60)}V${n(y + 8)}`;
    if (!isTwisted) return `<path d="${loop}" fill="none" stroke="${tone}" stroke-width="30"/>`;
    return `<path d="${loop}" fill="none" stroke="${darken(tone, 0.12)}" stroke-width="15"/><path d="${loop}" fill="none" stroke="${darken(tone, 0.42)}" stroke-width="13" stroke-dasharray="3 10"/>`;
  };
  const sign: Box = { x: -half + 84, y: -h + 170, w: w - 168, h: h - 340 };
  const panel = side === 'front' ? sign : { x: -half + 50, y: -h + 100, w: w - 100, h: h - 160 };
  const printed =
    side === 'front' ? printStamp(canvas, art, sign, ink) : canvas.clipped(rectPath(panel, 6), print(canvas, art, 'back', panel));
  const shift = -dx / 2;
  const markup = `<g transform="translate(${n(shift)} 0)">${[
    isCarrier ? handle(dx * 0.9, -h + dy, darken(paper, 0.3)) : '',
    `<path d="${mouth}" fill="${darken(paper, 0.45)}"/>`,
    `<path d="${side1}" fill="${darken(paper, 0.16)}"/><path d="${side2}" fill="${darken(paper, 0.34)}"/>`,
    canvas.clipped(
      front,
      [
        `<path d="${front}" fill="${paper}"/>`,
        paperGrain(random, { x: -half, y: -h, w, h }),
        printed,
        `<path d="${front}" fill="${canvas.linear([
          [0, '#fff', 0.2],
          [0.5, '#fff', 0.02],
          [1, '#150d08', 0.14],
        ])}"/>`,
        `<path d="M${n(-half)} -150H${n(half)}" stroke="#150d08" stroke-opacity=".14" stroke-width="3"/><path d="M${n(-half)} -147H${n(half)}" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>`,
        creases(w, h, random, { top: 4, bottom: 4, sides: 2, strength: 0.5 }),
      ].join(''),
    ),
    `<path d="M${n(-half)} ${n(-h)}H${n(half)}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`,
    isCarrier ? handle(-10, -h, mix(paper, '#ffffff', 0.16)) : '',
    isTwisted || !isCarrier ? '' : `<path d="M-136 ${n(-h + 2)}h28v52h-28ZM88 ${n(-h + 2)}h28v52h-28Z" fill="${darken(paper, 0.1)}"/>`,
  ].join('')}</g>`;
  return { w: w + dx, h: h + (isCarrier ? 165 : 40), markup, panel: { ...panel, x: panel.x + shift }, foot: 0.93 };
};

/** Fibres of unbleached paper. */
function paperGrain(random: () => number, box: Box): string {
  const fibres = Array.from(
    { length: 90 },
    () => `M${n(box.x + random() * box.w)} ${n(box.y + random() * box.h)}l${n(between(random, -9, 9))} ${n(between(random, -3, 3))}`,
  ).join('');
  return `<path d="${fibres}" stroke="#5b3a1c" stroke-opacity=".2" stroke-width="1.6"/>`;
}

export const packagingShapes = {
  'cup-hot': cupHot,
  'cup-cold': cupCold,
  lid: lidStack,
  'bag-carrier': bagCarrier,
  'bag-paper': bagPaper,
} as const satisfies Readonly<Record<string, PackDrawer>>;
