/** Bottles for liquids that clean, by how they are used: a pump for hands, a cap for a litre or less, a grip in the side for more. */
import type { PackArt } from '../../types.ts';
import { n, type Box, type Canvas } from '../canvas.ts';
import { darken, lighten, luminance } from '../colour.ts';
import { print, type Pack, type PackDrawer, type Side } from '../parts/pack.ts';
import { toScale } from '../parts/ruler.ts';
import { disc, finishes, lathe, rimLine, ring, screwCap, turned, type ProfilePoint } from '../parts/turned.ts';

/** How a bottle is opened. */
type Closure = 'pump' | 'flip' | 'screw';

/** Goods for hands stand by a basin. */
const forHands = /\bhand\b|barrier cream/i;

/** Liquids that harm are not opened with one finger. */
const harmful = /bleach|disinfectant|drain|toilet|descal|rinse aid/i;

/** The litres of one bottle. */
function litresOf({ size }: PackArt): number {
  const [, amount = '1', unit] = /^([\d.]+) (ml|L)$/u.exec(size) ?? [];
  return Number(amount) / (unit === 'ml' ? 1000 : 1);
}

/** How a bottle is opened; undefined for one that is large enough for a grip in its side. */
export function closureOf(art: PackArt): Closure | undefined {
  if (litresOf(art) > 1) return undefined;
  if (forHands.test(`${art.title} ${art.subtitle}`)) return 'pump';
  return harmful.test(art.title) ? 'screw' : 'flip';
}

/** A round bottle of up to a litre, at the scale of one of a litre. */
export const smallBottle: PackDrawer = (canvas, art, side) => {
  const closure = closureOf(art) ?? 'screw';
  const pack = roundBottle(canvas, art, side, closure);
  return side === 'back' ? pack : toScale(pack, Math.min(1, litresOf(art)) ** 0.3, pack.h);
};

/** Half the width of the body, and how far below the top its shoulder begins, by closure. */
const builds = {
  pump: { half: 190, neck: 290 },
  flip: { half: 176, neck: 150 },
  screw: { half: 182, neck: 134 },
} as const satisfies Readonly<Record<Closure, { half: number; neck: number }>>;

function roundBottle(canvas: Canvas, art: PackArt, side: Side, closure: Closure): Pack {
  const { half, neck } = builds[closure];
  const [w, h] = [2 * half + 20, 940];
  const top = -h + neck;
  const liquid = luminance(art.contents) > 0.82 ? '#dbe7ea' : art.contents;
  const profile: ProfilePoint[] = [
    [58, top],
    [62, top + 24, 'corner'],
    [half - 46, top + 62],
    [half - 8, top + 112],
    [half, top + 168],
    [half, -56],
    [half - 7, -18],
    [half - 26, 0],
  ];
  const body = lathe(profile, 9, 16);
  const label: Box = { x: -half, y: top + 186, w: 2 * half, h: -top - 186 - 64 };
  const safe: Box = { x: -half * 0.72, y: label.y + 26, w: half * 1.44, h: label.h - 44 };
  const sheet = lathe(
    [
      [half - 1, label.y],
      [half - 1, label.y + label.h],
    ],
    -15,
    15,
  );
  const plastic = canvas.linear([
    [0, darken(liquid, 0.24)],
    [0.26, lighten(liquid, 0.36)],
    [0.66, liquid],
    [1, darken(liquid, 0.3)],
  ]);
  const markup = [
    turned(canvas, body, plastic, ''),
    turned(canvas, sheet, art.brand.colours.ground, print(canvas, art, side, label, safe)),
    `<path d="M${n(-half + 62)} ${n(top + 84)}Q${n(-half + 26)} ${n(top + 112)} ${n(-half + 22)} ${n(top + 164)}" stroke="#fff" stroke-width="11" stroke-linecap="round" fill="none" opacity=".6"/>`,
    closures[closure](canvas, art.flash, -h, top),
  ].join('');
  return { w, h, markup, panel: safe, foot: 0.86 };
}

/** Draws what closes the neck, from the top of the bottle to where its body begins. */
const closures: Readonly<Record<Closure, (canvas: Canvas, colour: string, from: number, to: number) => string>> = {
  pump: (canvas, colour, from, to) => {
    const [lit, shade] = [lighten(colour, 0.45), darken(colour, 0.3)];
    const head = `M-46 ${n(from + 96)}L-50 ${n(from + 40)}Q-48 ${n(from + 12)} -18 ${n(from + 10)}H36Q62 ${n(from + 12)} 64 ${n(from + 40)}L58 ${n(from + 96)}Z`;
    const spout = `M-34 ${n(from + 26)}C-96 ${n(from + 22)} -150 ${n(from + 38)} -176 ${n(from + 84)}L-176 ${n(from + 112)}H-146L-146 ${n(from + 98)}C-128 ${n(from + 74)} -90 ${n(from + 68)} -40 ${n(from + 74)}Z`;
    const paint = canvas.vertical([
      [0, lit],
      [0.45, colour],
      [1, shade],
    ]);
    return [
      ring(canvas, 17, to - 44, to - from - 124, 5, '#eef1f2', true),
      `<path d="${spout}" fill="${paint}"/><path d="M-44 ${n(from + 36)}C-94 ${n(from + 34)} -138 ${n(from + 48)} -162 ${n(from + 84)}" stroke="#fff" stroke-opacity=".55" stroke-width="7" stroke-linecap="round" fill="none"/>`,
      `<path d="${head}" fill="${paint}"/><path d="${head}" fill="${canvas.linear(finishes.gloss)}" opacity=".8"/>`,
      ring(canvas, 34, to - 52, 34, 8, colour, true),
      screwCap(canvas, 66, to + 8, 62, 12, colour),
    ].join('');
  },
  flip: (canvas, colour, from, to) =>
    [
      turned(
        canvas,
        lathe(
          [
            [60, from + 10],
            [70, from + 26],
            [74, from + 62],
            [84, to + 8],
          ],
          11,
          13,
        ),
        colour,
        `${rimLine(74, from + 66, 12, '#150d08', 4, 0.4)}${rimLine(75, from + 72, 12, '#fff', 2.5, 0.5)}`,
      ),
      disc(
        0,
        from + 10,
        60,
        11,
        canvas.linear([
          [0, lighten(colour, 0.55)],
          [1, lighten(colour, 0.08)],
        ]),
      ),
      `<path d="M-22 ${n(from + 74)}Q0 ${n(from + 58)} 22 ${n(from + 74)}V${n(from + 84)}H-22Z" fill="${darken(colour, 0.28)}"/>`,
    ].join(''),
  screw: (canvas, colour, from, to) => screwCap(canvas, 74, to + 8, to - from - 8, 13, colour),
};
