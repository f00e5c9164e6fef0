/** Sizes that a buyer can tell apart: goods drawn to one scale, and the ruler that lies before them. */
import { fraction, n, type Canvas } from '../canvas.ts';
import { setText } from '../lettering.ts';
import type { Pack } from './pack.ts';

/** How wide the ruler is in drawing units. */
export const rulerWidth = 58;

/** A wooden ruler from x = 0 as long as the goods, with a tick for each unit and the length at its end. */
export function ruler(canvas: Canvas, length: number, units: number, unit: 'cm' | 'inch'): string {
  const long = unit === 'cm' ? 10 : 6;
  const ticks = Array.from({ length: Math.floor(units) + 1 }, (_, index) => {
    const reach = index % long === 0 ? 34 : index % (long / 2) === 0 ? 26 : 17;
    return `M${n(Math.min((index / units) * length, length - 2) + 1)} 0v${reach}`;
  }).join('');
  return [
    `<rect x="6" y="10" width="${n(length)}" height="${rulerWidth}" rx="4" fill="#2a2018" opacity=".2"/>`,
    `<rect width="${n(length)}" height="${rulerWidth}" rx="4" fill="${canvas.vertical([
      [0, '#f6dd9a'],
      [1, '#dcb766'],
    ])}"/><path d="${ticks}" stroke="#4a3416" stroke-width="3.4"/>`,
    setText(
      canvas,
      `${fraction(units)} ${unit}`,
      { x: length - 150, y: 24, w: 140, h: rulerWidth - 26 },
      { face: 'text-bold', fill: '#4a3416', size: 30, align: 'right' },
    ),
  ].join('');
}

/** How large something is drawn against the largest of its kind: less apart than in truth, so that small goods keep a label to read. */
export function shareOf(size: number, largest: number): number {
  return Math.min(1, size / largest) ** 0.62;
}

/** A pack at a share of its size, in the frame that the largest of its kind fills. @param high the height of the largest, where it is higher */
export function toScale(pack: Pack, share: number, high = pack.h): Pack {
  const { panel } = pack;
  // The stage fits a pack by its width too, so a width stands for the height that the largest would have.
  const w = Math.max(pack.w, high * (pack.lying ? 1.08 : 1));
  return {
    ...pack,
    w,
    h: pack.h * share,
    ownWidth: pack.w * share,
    markup: `<g transform="scale(${fraction(share)})">${pack.markup}</g>`,
    panel: { x: panel.x * share, y: panel.y * share, w: panel.w * share, h: panel.h * share },
    foot: ((pack.foot ?? 0.9) * share * pack.w) / w,
  };
}
