/** Savoury snacks, each in its own shape: a buyer tells a pretzel from a prawn cracker without reading the bag. */
import { darken, lighten } from '../colour.ts';
import { body, dots, glow, line, rope, slope, type Piece } from './piece.ts';

const lobes = [
  [-22, -14, 23],
  [14, -24, 25],
  [30, 8, 21],
  [-32, 16, 19],
  [0, 16, 25],
] as const;

export const snackPieces = {
  tortilla: {
    size: 62,
    draw: (canvas, tone) =>
      body('M-5 -64Q6 -70 14 -57L70 38Q76 55 54 58Q0 46 -54 60Q-74 58 -67 40Z', slope(canvas, tone), tone, 3) +
      line('M-50 44Q0 28 54 42', '#ffffff', 6, 0.5) +
      dots('#a4621c', [[-8, -26, 4, 3], [16, 4, 3], [-24, 22, 4, 3], [34, 30, 4, 3], [2, 38, 3], [-42, 40, 3], [10, -44, 3]], 0.7) + // prettier-ignore
      dots(lighten(tone, 0.5), [[-14, 4, 9, 6], [20, 22, 8, 5]], 0.6), // prettier-ignore
  },
  'prawn-cracker': {
    size: 60,
    draw: (canvas, tone) =>
      body(
        'M-60 6C-76 -20 -48 -46 -28 -40C-18 -64 22 -62 30 -42C58 -50 78 -18 60 2C76 28 46 52 26 40C6 60 -30 56 -36 38C-60 44 -76 26 -60 6Z',
        canvas.radial(
          [
            [0, '#ffffff'],
            [0.6, lighten(tone, 0.35)],
            [1, darken(tone, 0.16)],
          ],
          0.4,
          0.3,
          0.75,
        ),
        tone,
      ) +
      dots(darken(tone, 0.16), [[-34, -14, 9, 7], [-6, -32, 8, 6], [28, -18, 10, 8], [40, 12, 8, 7], [8, 6, 10, 8], [-24, 18, 9, 7], [14, 30, 8, 6]], 0.55) + // prettier-ignore
      dots('#ffffff', [[-36, -17, 6, 4], [-8, -35, 5, 4], [25, -22, 7, 5], [37, 9, 5, 4], [5, 2, 7, 5], [-27, 15, 6, 4], [11, 27, 5, 3]], 0.9), // prettier-ignore
  },
  puff: {
    size: 46,
    draw: (_canvas, tone) =>
      rope('M-46 16C-38 -26 24 -34 46 12', tone, 38) +
      dots(darken(tone, 0.3), [[-40, 14, 3], [-24, 0, 3], [-4, -4, 3], [16, -6, 3], [34, 2, 3], [44, 16, 3], [-32, -6, 2.4], [6, -20, 2.4]], 0.6), // prettier-ignore
  },
  'corn-ring': {
    size: 50,
    draw: (_canvas, tone) =>
      `<ellipse rx="44" ry="36" fill="none" stroke="${darken(tone, 0.46)}" stroke-width="25"/><ellipse rx="44" ry="36" fill="none" stroke="${tone}" stroke-width="20"/><ellipse rx="44" ry="36" cx="-2" cy="-3" fill="none" stroke="${lighten(tone, 0.5)}" stroke-width="6" stroke-dasharray="9 7" stroke-linecap="round" opacity=".8"/>`,
  },
  shell: {
    size: 50,
    draw: (canvas, tone) =>
      body('M-56 20C-64 -22 -28 -50 0 -50S64 -22 56 20Q44 34 30 28Q16 42 0 32Q-16 42 -30 28Q-44 34 -56 20Z', glow(canvas, tone), tone) +
      line('M0 30V-44M-10 30Q-26 0 -26 -40M10 30Q26 0 26 -40M-22 28Q-44 6 -46 -22M22 28Q44 6 46 -22', darken(tone, 0.34), 5, 0.75),
  },
  rasher: {
    size: 46,
    half: 82,
    draw: (canvas, tone) => {
      const wave = (y: number): string => `M-78 ${y}q19.5 -16 39 0t39 0t39 0t39 0`;
      return (
        body(`${wave(-22)}V22q-19.5 16 -39 0t-39 0t-39 0t-39 0Z`, slope(canvas, tone), tone) +
        line(wave(-6), '#a63a22', 11, 0.85) +
        line(wave(13), '#a63a22', 8, 0.7) +
        line(wave(-15), '#ffffff', 4, 0.5)
      );
    },
  },
  popcorn: {
    size: 50,
    draw: (canvas, tone) =>
      lobes
        .map(
          ([x, y, r]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="${canvas.radial(
              [
                [0, lighten(tone, 0.75)],
                [0.55, lighten(tone, 0.25)],
                [1, darken(tone, 0.26)],
              ],
              0.38,
              0.32,
              0.72,
            )}"/>`,
        )
        .join('') +
      dots('#b9741c', [[6, 2, 9, 5]], 0.9) +
      line('M-34 -14Q-24 -32 -8 -22M14 -40Q32 -36 30 -18M-18 24Q0 36 16 22', darken(tone, 0.3), 3, 0.6),
  },
  twist: {
    size: 46,
    draw: (canvas, tone) =>
      [-52, -26, 0, 26, 52]
        .map(
          (x) =>
            `<ellipse cx="${x}" rx="17" ry="${x % 52 === 0 && x !== 0 ? 22 : 30}" fill="${glow(canvas, tone)}" stroke="${darken(tone, 0.5)}" stroke-opacity=".7" stroke-width="3" transform="rotate(28 ${x} 0)"/>`,
        )
        .join(''),
  },
  pretzel: {
    size: 60,
    draw: (_canvas, tone) =>
      rope('M0 50C-58 46 -78 -6 -52 -36C-28 -60 6 -36 9 -8C12 14 24 32 40 42M0 50C58 46 78 -6 52 -36C28 -60 -6 -36 -9 -8C-12 14 -24 32 -40 42', tone, 17) +
      dots('#ffffff', [[-58, -6, 3.4], [-40, -42, 3.4], [-10, -22, 3.4], [18, -34, 3.4], [48, -38, 3.4], [60, -2, 3.4], [40, 30, 3.4], [4, 48, 3.4], [-36, 34, 3.4], [-4, 4, 3.4], [20, 24, 3.4]]), // prettier-ignore
  },
  sev: { size: 32, draw: (_canvas, tone) => rope('M-58 10Q-22 -20 8 2T60 -8', tone, 12) },
  'lentil-curl': {
    size: 50,
    draw: (_canvas, tone) =>
      rope('M-60 14C-48 -44 -12 -36 0 0S48 44 60 -14', tone, 28) +
      line('M-52 2C-42 -32 -18 -24 -8 4S40 48 54 4', darken(tone, 0.3), 3, 0.6) +
      line('M-62 -4C-50 -50 -4 -40 8 -4S40 26 58 -22', '#ffffff', 4, 0.45),
  },
} as const satisfies Readonly<Record<string, Piece>>;
