/** The tools and parameters with which every piece of loose goods is drawn. */
import type { Canvas } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';

/** One kind of piece, drawn around the origin: how big it is and how it looks in a tone. */
export interface Piece {
  readonly size: number;
  /** Half of its greatest length, where that is not a quarter more than its size. */
  readonly half?: number;
  /** How far it is turned by chance, in degrees to either side; any way round if left out. */
  readonly turn?: number;
  readonly draw: (canvas: Canvas, tone: string) => string;
}

/** A rounded body lit from above left. */
export const glow = (canvas: Canvas, tone: string): string =>
  canvas.radial(
    [
      [0, lighten(tone, 0.5)],
      [0.45, tone],
      [1, darken(tone, 0.38)],
    ],
    0.36,
    0.3,
    0.75,
  );

/** A flat piece whose light falls across it from above left. */
export const slope = (canvas: Canvas, tone: string): string =>
  canvas.linear(
    [
      [0, lighten(tone, 0.46)],
      [0.5, tone],
      [1, darken(tone, 0.2)],
    ],
    0,
    0,
    1,
    1,
  );

/** A body with the edge that keeps it apart from its neighbours. */
export const body = (path: string, fill: string, tone: string, edge = 2.6): string =>
  `<path d="${path}" fill="${fill}" stroke="${darken(tone, 0.5)}" stroke-opacity=".75" stroke-width="${edge}" stroke-linejoin="round"/>`;

/** A line without a fill. */
export const line = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** Something round in section that runs along a line: its dark edge, its body and the light on it. */
export const rope = (path: string, tone: string, width: number): string =>
  line(path, darken(tone, 0.46), width + 5) +
  line(path, tone, width) +
  `<g transform="translate(-2 -3)">${line(path, lighten(tone, 0.45), width * 0.28, 0.8)}</g>`;

/** Small ellipses in one colour: `[x, y, rx, ry]` each, round ones without the last. */
export const dots = (colour: string, spots: readonly (readonly [x: number, y: number, rx: number, ry?: number])[], opacity = 1): string =>
  `<g fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}>${spots.map(([x, y, rx, ry = rx]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`).join('')}</g>`;
