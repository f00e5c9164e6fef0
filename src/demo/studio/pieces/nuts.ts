/** Nuts, seeds and dried fruit: each by its own outline, so that flaked almonds are not taken for sultanas. */
import { darken, lighten } from '../colour.ts';
import { body, dots, glow, line, slope, type Piece } from './piece.ts';

/** Half of a walnut: a lobe with its folds. */
const walnutLobe = 'M-2 -44C-20 -58 -46 -46 -44 -30C-62 -22 -62 4 -48 10C-56 28 -36 46 -20 38C-14 46 -4 44 -2 38Z';
const walnutFolds =
  'M-14 -36C-30 -40 -36 -26 -26 -20M-44 -18C-32 -24 -20 -14 -26 -4M-46 10C-34 2 -22 10 -28 20M-10 -16C-20 -8 -14 4 -8 4M-12 18C-22 20 -22 30 -14 32';

export const nutPieces = {
  peanut: {
    size: 34,
    draw: (canvas, tone) =>
      body('M-40 2C-42 -20 -18 -26 -2 -20C16 -28 44 -18 42 4C42 22 16 28 0 20C-18 28 -40 20 -40 2Z', glow(canvas, tone), tone) +
      line('M40 -4C30 -2 30 8 40 9', darken(tone, 0.4), 3, 0.8) +
      line('M-26 -8Q-12 -16 6 -12', '#ffffff', 5, 0.55),
  },
  'peanut-shell': {
    size: 34,
    draw: (canvas) =>
      body(
        'M-58 0C-60 -26 -34 -36 -14 -26Q0 -20 14 -26C36 -36 62 -24 60 2C60 28 34 36 14 26Q0 18 -14 26C-36 34 -58 24 -58 0Z',
        glow(canvas, '#d9aa66'),
        '#a8743a',
        3,
      ) +
      line(
        'M-50 -6Q-26 -18 0 -10T52 -6M-52 8Q-26 0 0 4T54 8M-34 -26Q-28 0 -36 24M-12 -24Q-8 0 -12 22M14 -22Q10 0 14 22M36 -26Q30 0 36 24',
        '#9a6a34',
        3,
        0.7,
      ),
  },
  cashew: {
    size: 42,
    draw: (canvas, tone) =>
      body(
        'M-50 -6C-54 -34 -26 -46 2 -44C40 -44 62 -18 54 14C50 34 28 40 20 26C12 8 0 -2 -16 4C-34 12 -48 8 -50 -6Z',
        glow(canvas, tone),
        tone,
      ) +
      line('M-36 -18Q-14 -34 16 -28', '#ffffff', 6, 0.55) +
      line('M-18 -2Q6 -6 22 14', darken(tone, 0.24), 3, 0.6),
  },
  pistachio: {
    size: 44,
    draw: (canvas) =>
      body('M-50 8C-50 -28 -10 -42 22 -32C46 -24 58 -6 50 -2C30 -16 -10 -18 -50 8Z', slope(canvas, '#ddc69a'), '#c2a878') +
      body('M-44 8C-14 -16 28 -14 50 -2C38 16 -10 24 -44 8Z', glow(canvas, '#8fae3e'), '#6d8a2c') +
      body('M-50 10C-14 26 34 18 52 0C58 26 22 46 -8 42C-34 40 -52 28 -50 10Z', slope(canvas, '#d6bb8a'), '#b79a68') +
      line('M-30 28Q0 36 28 24M-34 -10Q-6 -28 22 -22', '#ffffff', 4, 0.5),
  },
  almond: {
    size: 42,
    draw: (canvas, tone) =>
      body('M-54 0C-40 -26 -4 -34 26 -26C46 -20 56 -8 56 0S46 20 26 26C-4 34 -40 26 -54 0Z', glow(canvas, tone), tone) +
      line('M-44 -2Q0 -18 46 -10M-46 2Q0 0 50 2M-42 6Q0 20 44 12', darken(tone, 0.4), 3, 0.7),
  },
  'flaked-almond': {
    size: 40,
    draw: (canvas, tone) =>
      body('M-52 2C-42 -24 -6 -32 24 -26C44 -22 56 -8 52 4C44 22 10 30 -18 24C-40 20 -56 14 -52 2Z', slope(canvas, tone), '#a8743c', 5) +
      line('M-34 -2Q0 -16 32 -8', '#ffffff', 5, 0.7) +
      line('M-30 8Q4 0 36 6', darken(tone, 0.16), 3, 0.7),
  },
  hazelnut: {
    size: 36,
    draw: (canvas, tone) =>
      body('M-2 -40C24 -42 40 -18 38 4C36 28 18 38 0 38S-36 28 -38 4C-40 -16 -24 -38 -2 -40Z', glow(canvas, tone), tone) +
      `<path d="M-24 26Q0 44 24 26Q12 16 0 16T-24 26Z" fill="#e4cfa6"/>` +
      line('M-20 -20Q-26 0 -20 14M0 -30V8M20 -20Q26 0 20 14', darken(tone, 0.34), 2.4, 0.6),
  },
  brazil: {
    size: 44,
    draw: (canvas, tone) =>
      body('M-58 16C-46 -16 -6 -34 34 -30C54 -28 62 -12 50 2C28 24 -30 36 -58 16Z', glow(canvas, tone), tone) +
      line('M-52 14C-20 10 24 -2 50 -16', '#6a4526', 4, 0.7),
  },
  walnut: {
    size: 52,
    draw: (canvas, tone) => {
      const half = body(walnutLobe, glow(canvas, tone), tone) + line(walnutFolds, darken(tone, 0.46), 4, 0.8);
      return `${half}<g transform="scale(-1 1)">${half}</g>${line('M0 -40V36', darken(tone, 0.5), 5, 0.8)}`;
    },
  },
  raisin: {
    size: 32,
    draw: (canvas, tone) =>
      body('M-38 4C-40 -18 -16 -28 6 -25C30 -24 42 -8 38 8C34 24 12 28 -8 26C-26 26 -38 18 -38 4Z', glow(canvas, tone), tone) +
      line('M-30 0C-18 -12 -8 6 4 -8S24 2 32 -6M-26 12C-14 4 -4 18 10 8S26 14 30 10M-16 -16Q0 -22 16 -14', darken(tone, 0.5), 3.4, 0.75) +
      line('M-24 -8Q-14 -18 -4 -14M8 2Q16 -4 24 0', '#ffffff', 4, 0.5),
  },
  'pumpkin-seed': {
    size: 28,
    draw: (canvas, tone) =>
      body('M-42 0C-30 -18 0 -24 22 -18C36 -14 42 -6 42 0S36 14 22 18C0 24 -30 18 -42 0Z', slope(canvas, tone), tone) +
      line('M-30 -1Q0 -10 34 -2', '#ffffff', 4, 0.5),
  },
  'sunflower-seed': {
    size: 24,
    draw: (canvas, tone) =>
      body('M-38 0C-24 -12 8 -16 26 -10Q36 -4 36 0T26 10C8 16 -24 12 -38 0Z', slope(canvas, tone), tone) +
      line('M-28 0H30', darken(tone, 0.3), 3, 0.6),
  },
  marshmallow: {
    size: 44,
    draw: (canvas, tone) =>
      body('M-40 -26Q-42 -34 -32 -36H34Q42 -34 42 -26V28Q40 38 0 40T-42 28Z', slope(canvas, lighten(tone, 0.3)), tone) +
      `<ellipse cy="-28" rx="40" ry="15" fill="${lighten(tone, 0.72)}"/>` +
      dots('#ffffff', [[-14, -30, 10, 4]], 0.9),
  },
} as const satisfies Readonly<Record<string, Piece>>;
