/** Slices of sausage and pudding, and meat off the spit: each known by its cut face. */
import type { Canvas } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import { between, seeded } from '../random.ts';
import { body, dots, line, slope, type Piece } from './piece.ts';

/** The cut face of a sausage: what lies in it as flecks `[colour, how many, smallest, largest]`, under its skin. */
function cutFace(
  canvas: Canvas,
  tone: string,
  skin: string,
  flecks: readonly (readonly [colour: string, count: number, small: number, large: number])[],
  seed: number,
): string {
  const random = seeded(seed);
  const strewn = flecks
    .map(([colour, count, small, large]) => {
      const path = Array.from({ length: count }, () => {
        const [angle, away] = [random() * Math.PI * 2, Math.sqrt(random()) * 0.86];
        const [rx, ry] = [between(random, small, large), between(random, small, large) * 0.7];
        const [x, y] = [Math.cos(angle) * away * 68, Math.sin(angle) * away * 60];
        return [Math.round(x), Math.round(y), Math.round(rx), Math.round(ry)] as const;
      });
      return dots(colour, path, 0.92);
    })
    .join('');
  return `<ellipse rx="76" ry="67" cx="3" cy="9" fill="${darken(skin, 0.5)}"/><ellipse rx="75" ry="66" fill="${skin}"/><ellipse rx="69" ry="60" fill="${canvas.radial(
    [
      [0, lighten(tone, 0.16)],
      [0.7, tone],
      [1, darken(tone, 0.16)],
    ],
    0.4,
    0.36,
    0.7,
  )}"/>${strewn}${line('M-50 -30Q-30 -50 4 -52', '#ffffff', 6, 0.28)}`;
}

const slice = { size: 84, half: 80, turn: 30 } as const;

export const meatPieces = {
  pepperoni: { ...slice, draw: (canvas, tone) => cutFace(canvas, tone, darken(tone, 0.3), [[darken(tone, 0.34), 16, 3, 7], ['#f0b48c', 20, 3, 6], ['#6d1710', 8, 2, 4]], 3) }, // prettier-ignore
  salami: { ...slice, draw: (canvas, tone) => cutFace(canvas, tone, '#efe4d8', [['#fbeee6', 44, 3, 8], [darken(tone, 0.3), 12, 3, 6]], 5) }, // prettier-ignore
  chorizo: { ...slice, draw: (canvas, tone) => cutFace(canvas, tone, '#7a2114', [[darken(tone, 0.36), 14, 8, 16], ['#f6d2b0', 16, 5, 11], ['#e8642a', 14, 3, 7]], 7) }, // prettier-ignore
  'garlic-sausage': { ...slice, draw: (canvas, tone) => cutFace(canvas, tone, '#c9836a', [[lighten(tone, 0.5), 26, 3, 7], [darken(tone, 0.2), 16, 4, 8], ['#7b8a4a', 7, 2, 3]], 9) }, // prettier-ignore
  'black-pudding': { ...slice, draw: (canvas, tone) => cutFace(canvas, tone, '#120c0b', [['#5b4636', 26, 4, 9], ['#efe3d2', 15, 4, 8], ['#8a6f52', 14, 2, 5]], 11) }, // prettier-ignore
  'white-pudding': { ...slice, draw: (canvas, tone) => cutFace(canvas, tone, '#b98f5e', [['#f9f1e0', 22, 5, 10], ['#b08a58', 26, 2, 5], ['#6b5a3c', 12, 1, 3]], 13) }, // prettier-ignore
  'doner-slice': {
    size: 56,
    half: 108,
    draw: (canvas, tone) =>
      body(
        'M-104 -6C-92 -30 -58 -20 -34 -28C-8 -36 18 -22 46 -28C76 -34 104 -20 106 -2C92 6 88 16 64 12C40 10 28 26 2 20C-20 14 -40 28 -64 20C-84 14 -104 14 -104 -6Z',
        slope(canvas, tone),
        tone,
        3,
      ) +
      line('M-96 -8C-84 -26 -58 -16 -34 -24C-8 -32 18 -18 46 -24C74 -30 96 -18 102 -4', darken(tone, 0.55), 7, 0.75) +
      line('M-72 2Q-30 -10 6 -2T76 -6M-50 12Q-10 0 30 8', darken(tone, 0.3), 4, 0.7) +
      dots(lighten(tone, 0.5), [[-50, -4, 6, 3], [-8, 6, 7, 3], [38, -8, 6, 3], [72, 2, 5, 3], [14, -14, 5, 2]], 0.8), // prettier-ignore
  },
  'chicken-leg': {
    size: 76,
    half: 118,
    turn: 30,
    draw: (canvas, tone) =>
      `<path d="M10 2L100 22" stroke="#8f6a38" stroke-width="27" stroke-linecap="round"/><path d="M10 2L100 22" stroke="#f8ecd6" stroke-width="20" stroke-linecap="round"/>${dots('#8f6a38', [[108, 10, 17], [102, 36, 17]])}${dots('#f8ecd6', [[108, 10, 13], [102, 36, 13]])}` + // prettier-ignore
      body('M34 18C14 34 -40 42 -76 18C-104 -2 -94 -40 -62 -46C-28 -50 8 -26 30 -6Q44 8 34 18Z', canvas.radial([[0, lighten(tone, 0.5)], [0.5, tone], [1, darken(tone, 0.36)]], 0.36, 0.3, 0.75), tone, 3) + // prettier-ignore
      line('M-76 -8Q-64 -36 -36 -36', '#ffffff', 8, 0.4) +
      line('M-20 26Q14 24 36 6', darken(tone, 0.4), 4, 0.5) +
      dots(darken(tone, 0.28), [[-56, 10, 3], [-28, 20, 3], [-8, 2, 3], [-36, -12, 3]], 0.5), // prettier-ignore
  },
} as const satisfies Readonly<Record<string, Piece>>;
