/** The studio: the same calm ground and the same light for every picture, so that a grid of cards looks like one shop. */
import { moved, n, type Canvas } from '../canvas.ts';
import { lighten } from '../colour.ts';
import type { Pack } from './pack.ts';

/** The ground of a brand without one of its own. */
const ownGround = '#f4f2ee';

/** The width of every picture. */
const sheetWidth = 1200;

/** The backdrop, lightest a little left of the middle and even at its edges, so that a box of another shape continues it. */
export function backdrop(canvas: Canvas, width: number, height: number, ground = ownGround): string {
  return `<rect width="${width}" height="${height}" fill="${canvas.radial(
    [
      [0, '#ffffff'],
      [0.5, lighten(ground, 0.75)],
      [1, ground],
    ],
    0.46,
    0.44,
    0.47,
  )}"/>`;
}

/** The shadow under a thing of a width whose foot is at (x, y): a dark contact line, and a soft pool towards the right. */
export function contactShadow(canvas: Canvas, x: number, y: number, width: number, lying = false): string {
  const soft = canvas.radial([
    [0, '#2a2018', 0.34],
    [0.55, '#2a2018', 0.16],
    [1, '#2a2018', 0],
  ]);
  const tight = canvas.radial([
    [0, '#1a120c', 0.62],
    [0.7, '#1a120c', 0.34],
    [1, '#1a120c', 0],
  ]);
  const depth = Math.min(width * (lying ? 0.1 : 0.11), 62);
  const middle = x + width * 0.07;
  // A pool that left the sheet would end in a straight edge.
  const pool = Math.min(width * 0.68, sheetWidth - middle);
  return `<ellipse cx="${n(middle)}" cy="${n(y + depth * 0.05)}" rx="${n(pool)}" ry="${n(depth)}" fill="${soft}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width * 0.53)}" ry="${n(depth * 0.38)}" fill="${tight}"/>`;
}

/** A pack with its shadow, its foot at (x, y). */
export function standing(canvas: Canvas, pack: Pack, x: number, y: number, scale: number): string {
  const shadow =
    pack.shadow === undefined
      ? contactShadow(canvas, x, y - 4, pack.w * scale * (pack.foot ?? 0.9), pack.lying)
      : moved(pack.shadow, x, y, scale);
  return shadow + moved(pack.markup, x, y, scale);
}
