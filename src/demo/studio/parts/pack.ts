/** The result of every pack-shot template, and its way to print labels. */
import type { PackArt } from '../../types.ts';
import { printBack } from '../back-label.ts';
import { n, type Box, type Canvas } from '../canvas.ts';
import { printFront, printTicket } from '../label.ts';

/** Which side of the pack faces the camera. */
export type Side = 'front' | 'back';

/**
 * A drawn pack. It stands on y = 0 with its middle at x = 0, reaching up to -h; the stage scales it into the frame.
 */
export interface Pack {
  readonly w: number;
  readonly h: number;
  readonly markup: string;
  /** Where the label is, to frame the back label and the close-up. */
  readonly panel: Box;
  /** Its own width, where `w` is that of the largest of its kind. */
  readonly ownWidth?: number;
  /** Width of what touches the ground as a share of `w`; 0.9 when left out. */
  readonly foot?: number;
  /** The pack's own shadow, where the usual pool does not fit: the base of a box is not level. */
  readonly shadow?: string;
  /** Low, wide goods cast a wider and softer shadow. */
  readonly lying?: boolean;
}

/** A template: draws the pack with its front or its back label. */
export type PackDrawer = (canvas: Canvas, art: PackArt, side: Side) => Pack;

/** Prints the side's label in an area. */
export function print(canvas: Canvas, art: PackArt, side: Side, bleed: Box, safe?: Box): string {
  return side === 'front' ? printFront(canvas, art, bleed, safe) : printBack(canvas, art, bleed, safe);
}

/** The tented card by loose goods, with its left bottom corner at (x, y); none where nothing is lettered. */
export function ticket(canvas: Canvas, art: PackArt, x: number, y: number, w = 330): string {
  if (!canvas.isLettered) return '';
  const h = w * 0.5;
  return `<path d="M${n(x + 10)} ${n(y)}L${n(x + w * 0.86)} ${n(y)}L${n(x + w * 1.06)} ${n(y - h * 0.14)}L${n(x + w)} ${n(y - h * 0.05)}Z" fill="#2a2018" opacity=".22"/>${printTicket(canvas, art, { x, y: y - h, w, h })}`;
}

/** A rectangle as a path, for clips. */
export function rectPath(box: Box, radius = 0): string {
  const { x, y, w, h } = box;
  const r = Math.min(radius, w / 2, h / 2);
  if (r === 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
  return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(h - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - w)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - h)}q0 ${n(-r)} ${n(r)} ${n(-r)}Z`;
}

/** The label of the box that loose goods come in, stuck on white board. */
export function boxLabel(canvas: Canvas, art: PackArt): string {
  const board: Box = { x: 132, y: 132, w: 936, h: 936 };
  const label: Box = { x: 236, y: 208, w: 728, h: 784 };
  return [
    `<path d="${rectPath({ ...board, y: board.y + 14 }, 6)}" fill="#2a2018" opacity=".14"/><path d="${rectPath(board, 6)}" fill="${canvas.linear(
      [
        [0, '#f3ede2'],
        [1, '#ddd3c2'],
      ],
      0,
      0,
      1,
      1,
    )}"/>`,
    `<path d="M132 600H1068" stroke="#b9ac96" stroke-opacity=".35" stroke-width="3"/><path d="${rectPath({ ...label, x: label.x + 4, y: label.y + 8 }, 12)}" fill="#2a2018" opacity=".16"/>`,
    canvas.clipped(rectPath(label, 12), printBack(canvas, art, label)),
  ].join('');
}
