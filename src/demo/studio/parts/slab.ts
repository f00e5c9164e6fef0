/** The fishmonger's slab: loose goods lie on dark slate, where white flesh shows, with ice at the rim and a ticket. */
import type { PackArt } from '../../types.ts';
import { n, place, type Canvas } from '../canvas.ts';
import { between, seeded } from '../random.ts';
import { ticket, type Pack } from './pack.ts';

/** The slab's width and depth; goods lie within x ± 430 and y -60 … -580. */
const [w, depth] = [1040, 640];

/** How much depth shortens what lies flat. */
export const tilt = 0.84;

/** Lays goods on the slab. @param goods drawn around the origin, which comes to the middle of the slab */
export function onSlab(canvas: Canvas, art: PackArt, goods: string, ice = true): Pack {
  const random = seeded(art.seed + 5);
  const top = `M-520 -26Q-524 -6 -500 -4H500Q524 -6 520 -26L462 ${-depth + 22}Q458 ${-depth} 434 ${-depth}H-434Q-458 ${-depth} -462 ${-depth + 22}Z`;
  const veins = Array.from(
    { length: 26 },
    () =>
      `M${n(between(random, -480, 400))} ${n(between(random, -depth + 20, -20))}q${n(between(random, 20, 90))} ${n(between(random, -12, 12))} ${n(between(random, 60, 150))} ${n(between(random, -8, 8))}`,
  ).join('');
  const markup = [
    `<path d="M-520 -30V6Q-520 22 -500 22H500Q520 22 520 6V-30Z" fill="#1d2226"/>`,
    `<path d="${top}" fill="${canvas.linear(
      [
        [0, '#566069'],
        [0.5, '#434c54'],
        [1, '#343b42'],
      ],
      0.1,
      0,
      0.7,
      1,
    )}"/>`,
    canvas.clipped(
      top,
      `<path d="${veins}" stroke="#fff" stroke-opacity=".05" stroke-width="4" fill="none"/><path d="${veins}" transform="translate(6 9)" stroke="#000" stroke-opacity=".14" stroke-width="3" fill="none"/>`,
    ),
    `<path d="M-512 -8H512" stroke="#8b969f" stroke-opacity=".7" stroke-width="3"/>`,
    ice ? crushed(canvas, random) : '',
    `<g transform="translate(0 ${-depth / 2 - 12})scale(1 ${tilt})">${goods}</g>`,
    ticket(canvas, art, 132, 16, 372),
  ].join('');
  return { w, h: depth + 20, markup, panel: { x: 132, y: -170, w: 372, h: 186 }, foot: 0.98, lying: true };
}

/** Pieces of ice along the back and the left rim of the slab. */
function crushed(canvas: Canvas, random: () => number): string {
  const kinds = ['-26,4 -12,-20 16,-18 28,2 12,18 -14,16', '-22,-8 4,-22 24,-6 18,14 -8,20 -26,8'].map((points) =>
    canvas.symbol(
      () =>
        `<polygon points="${points}" fill="${canvas.linear(
          [
            [0, '#ffffff', 0.96],
            [0.6, '#dbe8ef', 0.88],
            [1, '#9fb6c3', 0.8],
          ],
          0,
          0,
          1,
          1,
        )}" stroke="#fff" stroke-opacity=".8" stroke-width="2"/><path d="M-10 -8L4 2L13 -6" stroke="#8fa9b8" stroke-opacity=".6" stroke-width="2" fill="none"/>`,
    ),
  );
  return Array.from({ length: 58 }, (_, index) => {
    const isBack = index % 3 !== 0;
    const x = isBack ? between(random, -430, 430) : between(random, -490, -400);
    const y = isBack ? between(random, -depth + 14, -depth + 62) : between(random, -depth + 30, -30);
    return { x, y };
  })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) => place(kinds[Math.floor(random() * 2)]!, x, y, between(random, 0.55, 1.15), random() * 360))
    .join('');
}

/** A drawing with its shadow on the slab. @param shadow the outline that throws it */
export function lying(drawing: string, shadow: string, x: number, y: number, scale = 1, turn = 0, flip = false): string {
  const turned = `rotate(${n(turn)})scale(${n(scale * 100) === '0' ? 1 : Math.round((flip ? -scale : scale) * 1000) / 1000} ${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${n(x + 8)} ${n(y + 16)})${turned}"><path d="${shadow}" fill="#0b0e10" opacity=".42"/></g>${place(drawing, x, y, scale, turn, flip)}`;
}

/** Places of things in rows, each a little off. */
export function rows(
  counts: readonly number[],
  dx: number,
  dy: number,
  seed: number,
  jitter = 0.12,
): { readonly x: number; readonly y: number; readonly turn: number }[] {
  const random = seeded(seed);
  return counts.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({
      x: (column - (count - 1) / 2) * dx + between(random, -jitter, jitter) * dx,
      y: (row - (counts.length - 1) / 2) * dy + between(random, -jitter, jitter) * dy,
      turn: between(random, -7, 7),
    })),
  );
}
