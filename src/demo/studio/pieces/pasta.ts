/** Pasta and flat breads by their shapes. */
import { darken, lighten } from '../colour.ts';
import { body, dots, glow, line, rope, slope, type Piece } from './piece.ts';

export const pastaPieces = {
  fusilli: {
    size: 44,
    half: 66,
    draw: (canvas, tone) =>
      [-50, -25, 0, 25, 50]
        .map(
          (x) =>
            `<path d="M${x - 20} 20C${x - 12} -8 ${x + 2} -28 ${x + 20} -26C${x + 26} -8 ${x + 4} 26 ${x - 20} 20Z" fill="${slope(canvas, tone)}" stroke="${darken(tone, 0.42)}" stroke-width="3"/>`,
        )
        .join('') + line('M-58 6L-46 -8M-33 6L-21 -8M-8 6L4 -8M17 6L29 -8M42 6L54 -8', '#ffffff', 4, 0.6),
  },
  macaroni: {
    size: 44,
    draw: (_canvas, tone) =>
      `${rope('M-42 24C-38 -26 28 -34 42 14', tone, 27)}<ellipse cx="42" cy="16" rx="15" ry="10" fill="${lighten(tone, 0.3)}" stroke="${darken(tone, 0.4)}" stroke-width="2"/><ellipse cx="42" cy="17" rx="9" ry="5.5" fill="${darken(tone, 0.55)}"/>`,
  },
  conchiglie: {
    size: 48,
    draw: (canvas, tone) =>
      body('M-52 20C-62 -20 -30 -44 0 -44S62 -20 52 20C40 44 -40 44 -52 20Z', glow(canvas, tone), tone, 3) +
      `<path d="M-34 22C-20 2 20 2 34 22C20 32 -20 32 -34 22Z" fill="${darken(tone, 0.5)}"/>` +
      line('M-44 8Q-40 -22 -22 -36M-24 4Q-22 -26 -10 -40M0 2V-42M24 4Q22 -26 10 -40M44 8Q40 -22 22 -36', darken(tone, 0.3), 4, 0.7) +
      line('M-34 22C-20 2 20 2 34 22', lighten(tone, 0.5), 4),
  },
  farfalle: {
    size: 52,
    draw: (canvas, tone) =>
      body(
        'M-62 -32L-54 -24L-58 -14L-52 -4L-58 6L-52 16L-58 30Q-26 22 0 12Q26 22 58 30L52 16L58 6L52 -4L58 -14L54 -24L62 -32Q26 -22 0 -12Q-26 -22 -62 -32Z',
        slope(canvas, tone),
        tone,
        3,
      ) +
      body('M-9 -14Q0 -20 9 -14V14Q0 20 -9 14Z', glow(canvas, tone), tone, 2) +
      line('M-12 -6L-44 -16M-12 6L-44 14M12 -6L44 -16M12 6L44 14', darken(tone, 0.25), 3, 0.7),
  },
  'lasagne-sheet': {
    size: 88,
    half: 120,
    turn: 6,
    draw: (canvas, tone) => {
      const wave = (y: number, way: number): string =>
        Array.from({ length: 10 }, (_, index) => `q${way * 12} ${index % 2 ? 8 : -8} ${way * 24} 0`).join('') + (y > 0 ? 'Z' : '');
      return (
        body(`M-120 -46${wave(-46, 1)}V46${wave(46, -1)}`, slope(canvas, tone), tone, 4) +
        line('M-104 -22H104M-104 2H104M-104 26H104', '#ffffff', 3, 0.4)
      );
    },
  },
  peppercorn: {
    size: 27,
    draw: (canvas, tone) =>
      `<circle r="26" fill="${glow(canvas, tone)}" stroke="#15100d" stroke-opacity=".6" stroke-width="2"/>${line('M-18 -4Q-8 -14 0 -6T16 -10M-16 8Q-6 0 2 8T18 4M-6 20Q2 14 10 18', darken(tone, 0.6), 3, 0.8)}${dots('#ffffff', [[-9, -13, 4, 3]], 0.5)}`, // prettier-ignore
  },
  naan: {
    size: 112,
    half: 160,
    turn: 12,
    draw: (canvas, tone) =>
      body('M-152 6C-156 -40 -110 -78 -40 -84C40 -88 118 -50 164 2C130 46 60 86 -20 88C-100 88 -150 54 -152 6Z', slope(canvas, tone), tone, 5) +
      dots('#9a5a22', [[-90, -20, 24, 13], [-20, -46, 20, 10], [50, -16, 26, 13], [-50, 30, 22, 12], [30, 44, 24, 11], [100, 6, 16, 9]], 0.5) + // prettier-ignore
      dots('#5f8a3a', [[-60, -40, 5, 3], [10, -10, 5, 3], [70, 24, 5, 3], [-10, 20, 5, 3], [-110, 10, 5, 3]], 0.8), // prettier-ignore
  },
  pitta: {
    size: 104,
    half: 150,
    turn: 10,
    draw: (canvas, tone) =>
      body('M-146 0C-144 -52 -80 -72 0 -72S144 -52 146 0S80 72 0 72S-144 52 -146 0Z', glow(canvas, lighten(tone, 0.2)), tone, 5) +
      line('M-118 30Q0 66 118 30', darken(tone, 0.3), 4, 0.5) +
      dots('#b57a38', [[-70, -22, 26, 9], [30, -34, 30, 9], [80, 4, 18, 7], [-20, 14, 22, 8]], 0.35), // prettier-ignore
  },
} as const satisfies Readonly<Record<string, Piece>>;
