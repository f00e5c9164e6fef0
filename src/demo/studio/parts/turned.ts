/** Bodies of revolution: cans, bottles, jars, tubs, cups. Light falls from the upper left on all of them. */
import { n, type Canvas, type Stop } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';

const dark = '#150d08';

/** Light and shade across a round body, per surface. */
export const finishes = {
  gloss: [
    [0, dark, 0.46],
    [0.05, dark, 0.2],
    [0.12, '#fff', 0.04],
    [0.17, '#fff', 0.22],
    [0.21, '#fff', 0.36],
    [0.25, '#fff', 0.26],
    [0.33, '#fff', 0.08],
    [0.46, '#fff', 0],
    [0.62, dark, 0.04],
    [0.8, dark, 0.24],
    [0.92, dark, 0.5],
    [0.965, dark, 0.4],
    [1, dark, 0.24],
  ],
  matt: [
    [0, dark, 0.3],
    [0.1, dark, 0.08],
    [0.26, '#fff', 0.2],
    [0.42, '#fff', 0.04],
    [0.62, dark, 0.06],
    [0.84, dark, 0.26],
    [0.95, dark, 0.4],
    [1, dark, 0.3],
  ],
  metal: [
    [0, '#6d7276'],
    [0.06, '#a9aeb1'],
    [0.14, '#e9ecee'],
    [0.22, '#ffffff'],
    [0.3, '#d5d9db'],
    [0.44, '#b4babd'],
    [0.56, '#dfe3e5'],
    [0.7, '#a5abae'],
    [0.84, '#75797d'],
    [0.93, '#8d9295'],
    [1, '#62676a'],
  ],
  gold: [
    [0, '#7a5a1e'],
    [0.12, '#c9a04a'],
    [0.22, '#fff0bd'],
    [0.34, '#d8b25a'],
    [0.55, '#b78d38'],
    [0.75, '#d9b763'],
    [0.9, '#7c5a1d'],
    [1, '#5f4415'],
  ],
  glass: [
    [0, dark, 0.36],
    [0.04, dark, 0.1],
    [0.08, '#fff', 0.5],
    [0.12, '#fff', 0.1],
    [0.17, '#fff', 0.5],
    [0.24, '#fff', 0.46],
    [0.27, '#fff', 0.06],
    [0.5, '#fff', 0],
    [0.78, dark, 0.08],
    [0.88, '#fff', 0.28],
    [0.91, '#fff', 0.08],
    [0.96, dark, 0.22],
    [1, dark, 0.4],
  ],
} as const satisfies Readonly<Record<string, readonly Stop[]>>;

type Finish = keyof typeof finishes;

/** Half width at a height, from the top downwards; `'corner'` stops the curve from running smoothly through the point. */
export type ProfilePoint = readonly [halfWidth: number, y: number, corner?: 'corner'];

/**
 * The outline of a turned body: the profile mirrored, closed by elliptical rims seen slightly from above.
 * A positive `topRim` takes in the far edge (a body with its top open to view), a negative one follows the near edge
 * (a label round the body, a ring at its foot).
 */
export function lathe(profile: readonly ProfilePoint[], topRim: number, bottomRim: number): string {
  const segments = monotoneCurves(profile);
  const first = profile[0]!;
  const last = profile.at(-1)!;
  const down = segments.map((s) => `C${n(s.c1[0])} ${n(s.c1[1])} ${n(s.c2[0])} ${n(s.c2[1])} ${n(s.to[0])} ${n(s.to[1])}`).join('');
  const up = [...segments]
    .reverse()
    .map((s) => `C${n(-s.c2[0])} ${n(s.c2[1])} ${n(-s.c1[0])} ${n(s.c1[1])} ${n(-s.from[0])} ${n(s.from[1])}`)
    .join('');
  const top =
    topRim === 0 ? `H${n(first[0])}` : `A${n(first[0])} ${n(Math.abs(topRim))} 0 0 ${topRim > 0 ? 1 : 0} ${n(first[0])} ${n(first[1])}`;
  const bottom = bottomRim > 0 ? `A${n(last[0])} ${n(bottomRim)} 0 0 1 ${n(-last[0])} ${n(last[1])}` : `H${n(-last[0])}`;
  return `M${n(-first[0])} ${n(first[1])}${top}${down}${bottom}${up}Z`;
}

interface Curve {
  readonly from: readonly [number, number];
  readonly c1: readonly [number, number];
  readonly c2: readonly [number, number];
  readonly to: readonly [number, number];
}

/** Monotone cubic pieces (Fritsch–Carlson with y as the parameter): a straight wall stays straight, shoulders do not overshoot. */
function monotoneCurves(profile: readonly ProfilePoint[]): readonly Curve[] {
  const slopes = profile.slice(1).map(([w, y], index) => {
    const [w0, y0] = profile[index]!;
    return y === y0 ? 0 : (w - w0) / (y - y0);
  });
  const tangents = profile.map(([, , corner], index) => {
    const before = slopes[index - 1];
    const after = slopes[index];
    if (corner || before === undefined || after === undefined) return undefined;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return slopes.map((slope, index) => {
    const [w1, y1] = profile[index]!;
    const [w2, y2] = profile[index + 1]!;
    const third = (y2 - y1) / 3;
    return {
      from: [w1, y1],
      c1: [w1 + (tangents[index] ?? slope) * third, y1 + third],
      c2: [w2 - (tangents[index + 1] ?? slope) * third, y2 - third],
      to: [w2, y2],
    };
  });
}

/** A turned body: paint, what is printed on it, then light and shade over both. */
export function turned(
  canvas: Canvas,
  outline: string,
  paint: string,
  printed: string,
  finish: Exclude<Finish, 'metal' | 'gold'> = 'gloss',
): string {
  return canvas.clipped(
    outline,
    `<path d="${outline}" fill="${paint}"/>${printed}<path d="${outline}" fill="${canvas.linear(finishes[finish])}"/>`,
  );
}

/** A short straight cylinder in metal or plastic: caps, rims, collars. `y` is its lower edge. */
export function ring(canvas: Canvas, halfWidth: number, y: number, height: number, rim: number, paint: string, shade: boolean): string {
  const outline = lathe(
    [
      [halfWidth, y - height],
      [halfWidth, y],
    ],
    -rim,
    rim,
  );
  return `<path d="${outline}" fill="${paint}"/>${shade ? `<path d="${outline}" fill="${canvas.linear(finishes.gloss)}"/>` : ''}`;
}

/** A disc seen slightly from above. */
export function disc(cx: number, cy: number, rx: number, ry: number, paint: string, attributes = ''): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}" ${attributes}/>`;
}

/** A ribbed screw cap with a lit top. `y` is its lower edge. */
export function screwCap(canvas: Canvas, halfWidth: number, y: number, height: number, rim: number, colour: string): string {
  const ribs = Array.from({ length: 17 }, (_, index) => {
    const angle = ((index + 0.5) / 17) * Math.PI;
    const x = -Math.cos(angle) * halfWidth;
    const dip = Math.sin(angle) * rim;
    return `M${n(x)} ${n(y - height + dip + 4)}V${n(y + dip - 4)}`;
  }).join('');
  return `${ring(canvas, halfWidth, y, height, rim, colour, true)}<path d="${ribs}" stroke="${darken(colour, 0.4)}" stroke-width="${n(Math.max(1.5, halfWidth * 0.03))}" opacity=".45" fill="none"/>${disc(
    0,
    y - height,
    halfWidth,
    rim,
    canvas.linear([
      [0, lighten(colour, 0.5)],
      [0.6, lighten(colour, 0.14)],
      [1, darken(colour, 0.1)],
    ]),
  )}${disc(0, y - height, halfWidth * 0.86, rim * 0.8, 'none', `stroke="${lighten(colour, 0.5)}" stroke-width="1.5" opacity=".6"`)}`;
}

/** A line that follows the rim of a turned body, for edges, beads and liquid levels. */
export function rimLine(halfWidth: number, y: number, rim: number, stroke: string, width: number, opacity = 1): string {
  return `<path d="M${n(-halfWidth)} ${n(y)}A${n(halfWidth)} ${n(rim)} 0 0 0 ${n(halfWidth)} ${n(y)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" opacity="${opacity}"/>`;
}
