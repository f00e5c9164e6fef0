/** Party food, potato shapes and vegetables that are known by their outline. */
import { darken, lighten, mix } from '../colour.ts';
import { body, dots, glow, line, rope, slope, type Piece } from './piece.ts';

/** The crumb on what is coated. */
const crumb = (tone: string): string =>
  dots(darken(tone, 0.34), [[-66, -6, 3], [-44, 10, 3], [-26, -8, 3], [-6, 6, 3], [16, -10, 3], [36, 10, 3], [56, -6, 3], [72, 8, 3]], 0.7) + // prettier-ignore
  dots(lighten(tone, 0.5), [[-56, 6, 3], [-36, -4, 3], [-14, -12, 3], [6, -2, 3], [26, 2, 3], [46, -12, 3], [64, 2, 3]], 0.8); // prettier-ignore

export const partyPieces = {
  'spring-roll': {
    size: 62,
    half: 108,
    turn: 24,
    draw: (canvas, tone) =>
      body('M-96 -24Q-106 0 -96 24Q0 40 92 26Q104 0 92 -26Q0 -38 -96 -24Z', canvas.vertical([[0, lighten(tone, 0.42)], [0.45, tone], [1, darken(tone, 0.36)]]), tone, 3.4) + // prettier-ignore
      line('M-30 -31Q4 0 -18 33', darken(tone, 0.42), 4, 0.8) +
      `<path d="M-30 -31Q4 0 -18 33Q20 36 92 26Q104 0 92 -26Q30 -34 -30 -31Z" fill="#fff" opacity=".12"/><ellipse cx="96" rx="10" ry="25" fill="${darken(tone, 0.34)}"/><ellipse cx="97" rx="6" ry="18" fill="${lighten(tone, 0.1)}"/>` +
      line('M97 -12Q92 0 97 12M-80 -14Q-40 -24 -20 -20M4 -22Q40 -26 76 -16', '#ffffff', 5, 0.45) +
      dots(darken(tone, 0.3), [[-70, 6, 5, 3], [-46, 16, 4, 3], [30, 10, 5, 3], [60, -2, 4, 3], [12, -8, 4, 2]], 0.5), // prettier-ignore
  },
  gyoza: {
    size: 62,
    half: 88,
    turn: 30,
    draw: (canvas, tone) =>
      body(
        'M-84 26C-84 -20 -46 -52 0 -52S84 -20 84 26Q74 44 0 44T-84 26Z',
        canvas.radial(
          [
            [0, lighten(tone, 0.7)],
            [0.55, tone],
            [1, darken(tone, 0.26)],
          ],
          0.42,
          0.36,
          0.7,
        ),
        tone,
        3,
      ) + // prettier-ignore
      `<path d="M-78 34Q0 22 78 34Q60 46 0 46T-78 34Z" fill="#b9752c" opacity=".85"/>` +
      line(
        'M-76 8Q-66 -2 -58 8M-66 -16Q-50 -20 -46 -6M-48 -36Q-30 -32 -30 -16M-24 -48Q-6 -38 -10 -22M4 -50Q18 -36 12 -22M30 -44Q38 -28 32 -14M52 -30Q56 -14 50 -2M68 -10Q70 2 62 10',
        darken(tone, 0.36),
        5,
        0.75,
      ) +
      line('M-40 8Q0 -4 40 8', '#ffffff', 7, 0.5),
  },
  fishcake: {
    size: 78,
    half: 84,
    turn: 50,
    draw: (canvas, tone) =>
      `<ellipse rx="82" ry="66" cy="16" fill="${darken(tone, 0.42)}"/>` +
      `<ellipse rx="82" ry="66" fill="${slope(canvas, tone)}" stroke="${darken(tone, 0.5)}" stroke-opacity=".75" stroke-width="3"/>` +
      `<ellipse rx="64" ry="48" cy="-3" fill="${lighten(tone, 0.2)}" opacity=".5"/>` +
      line('M-60 -2l10 -5M-44 26l8 6M-34 -30l10 3M-14 2l9 7M-6 44l11 -3M14 -46l8 5M22 20l10 -6M36 -14l9 5M54 22l7 -7M62 -10l6 5M-20 -50l8 -3M-26 14l8 3', darken(tone, 0.4), 6, 0.55) + // prettier-ignore
      line('M-66 14l8 5M-52 -22l9 -4M-32 -6l10 2M-24 36l10 3M-8 -22l8 6M2 24l10 2M18 -8l9 -6M8 -52l6 2M38 36l8 -5M44 4l9 4M46 -34l8 4M70 4l4 4M-12 54l8 1M-44 8l6 5', lighten(tone, 0.58), 6, 0.75), // prettier-ignore
  },
  // Drawn in the tone of what is inside.
  'fishcake-cut': {
    size: 78,
    half: 84,
    turn: 24,
    draw: (canvas, tone) =>
      `<path d="M-84 -6C-84 -70 -40 -84 0 -84S84 -70 84 -6L80 40Q74 62 0 66T-80 40Z" fill="${slope(canvas, '#d8963e')}" stroke="#6c4b1f" stroke-opacity=".75" stroke-width="3"/>` +
      `<path d="M-74 2Q0 18 74 2L70 34Q66 50 0 54T-70 34Z" fill="${tone}"/>` +
      line('M-56 18l18 3M-28 36l20 -2M0 22l18 2M28 38l18 -4M44 16l14 2M-50 36l12 2', lighten(tone, 0.5), 7) +
      line('M-40 30l6 -3M-12 18l6 3M16 44l6 -2M38 26l6 2M-62 12l5 2', '#4f8a3c', 5), // prettier-ignore
  },
  'prawn-toast': {
    size: 60,
    draw: (canvas, tone) =>
      body('M-70 44L0 -58Q6 -64 12 -56L76 44Q78 54 66 54H-60Q-76 54 -70 44Z', slope(canvas, tone), tone, 3) +
      `<path d="M-66 44L2 -52L70 44Z" fill="${lighten(tone, 0.3)}" opacity=".55"/>` +
      dots('#fff3d6', [[-10, -24, 4, 3], [10, -14, 4, 3], [-24, 4, 4, 3], [0, 2, 4, 3], [26, 8, 4, 3], [-40, 30, 4, 3], [-14, 26, 4, 3], [14, 28, 4, 3], [40, 32, 4, 3], [4, -36, 4, 3], [-28, 22, 3], [32, 22, 3]]), // prettier-ignore
  },
  finger: {
    size: 54,
    half: 96,
    turn: 40,
    draw: (canvas, tone) =>
      body('M-92 -20Q-92 -28 -82 -28L84 -30Q94 -28 94 -18V18Q94 28 84 28L-82 30Q-92 28 -92 20Z', canvas.vertical([[0, lighten(tone, 0.36)], [0.5, tone], [1, darken(tone, 0.3)]]), tone, 3) + crumb(tone), // prettier-ignore
  },
  wedge: {
    size: 52,
    half: 98,
    draw: (canvas, tone) =>
      body('M-92 10C-66 -34 50 -46 96 -2C60 4 -40 6 -92 10Z', slope(canvas, lighten(tone, 0.2)), tone, 3) +
      body(
        'M-92 10C-40 6 60 4 96 -2C76 34 -50 48 -92 10Z',
        canvas.vertical([
          [0, darken(tone, 0.2)],
          [1, '#7d4f22'],
        ]),
        '#6b4420',
        3,
      ) + // prettier-ignore
      line('M-56 -6C-20 -22 30 -24 62 -12', '#ffffff', 6, 0.5),
  },
  waffle: {
    size: 66,
    half: 78,
    turn: 30,
    draw: (canvas, tone) => {
      const holes = [-48, -16, 16, 48]
        .flatMap((x) => [-32, 0, 32].map((y) => `<rect x="${x - 11}" y="${y - 10}" width="22" height="20" rx="5"/>`))
        .join('');
      return (
        body('M-74 -42Q-74 -54 -62 -54H62Q74 -54 74 -42V42Q74 54 62 54H-62Q-74 54 -74 42Z', slope(canvas, tone), tone, 3) +
        `<g fill="${darken(tone, 0.5)}" opacity=".85">${holes}</g>` +
        line('M-66 -48H60', '#ffffff', 4, 0.5)
      );
    },
  },
  smile: {
    size: 58,
    turn: 24,
    draw: (canvas, tone) =>
      `<circle r="56" cx="3" cy="6" fill="${darken(tone, 0.45)}"/><circle r="56" fill="${glow(canvas, tone)}"/>${dots('#6b3d12', [[-20, -16, 8, 10], [20, -16, 8, 10]])}${line('M-30 12Q0 44 30 12', '#6b3d12', 10)}`, // prettier-ignore
  },
  'hash-brown': {
    size: 66,
    half: 92,
    turn: 40,
    draw: (canvas, tone) =>
      body('M-88 0C-90 -30 -54 -44 0 -44S90 -30 88 0S54 44 0 44S-86 30 -88 0Z', slope(canvas, tone), tone, 3.4) +
      line(
        'M-66 -8l20 -8M-60 12l22 4M-30 -24l18 6M-24 0l22 -6M-22 24l20 -6M8 -30l20 4M6 8l22 4M34 -10l20 -6M36 24l20 -8M58 2l16 4M-46 26l14 4M12 -12l12 4',
        lighten(tone, 0.5),
        6,
        0.75,
      ) +
      line('M-50 0l16 6M-8 14l16 4M24 -22l14 6M44 10l14 -4M-40 -14l12 2', darken(tone, 0.34), 5, 0.6),
  },
  cobette: {
    size: 62,
    turn: 40,
    draw: (canvas, tone) => {
      const rows = [-28, -10, 8, 26]
        .flatMap((y) => [-52, -32, -12, 8, 28, 46].map((x) => `<ellipse cx="${x}" cy="${y}" rx="11" ry="9.5"/>`))
        .join('');
      return (
        body(
          'M-66 -36Q0 -50 62 -38V38Q0 50 -66 36Q-74 0 -66 -36Z',
          canvas.vertical([
            [0, lighten(tone, 0.2)],
            [1, darken(tone, 0.36)],
          ]),
          tone,
          3,
        ) + // prettier-ignore
        `<g fill="${glow(canvas, tone)}" stroke="${darken(tone, 0.4)}" stroke-opacity=".5" stroke-width="2">${rows}</g><ellipse cx="64" rx="15" ry="38" fill="${lighten(tone, 0.55)}" stroke="${darken(tone, 0.3)}" stroke-width="3"/><ellipse cx="64" rx="7" ry="20" fill="#d9c48c"/>`
      );
    },
  },
  floret: {
    size: 54,
    turn: 50,
    draw: (canvas, tone) =>
      body('M-14 4L-20 56Q0 66 20 56L14 4Z', slope(canvas, lighten(tone, 0.42)), tone, 3) +
      [[-34, -2, 24], [34, -2, 24], [-18, -26, 25], [18, -28, 25], [0, -4, 27]] // prettier-ignore
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${glow(canvas, tone)}"/>`)
        .join('') +
      dots(darken(tone, 0.3), [[-36, -8, 3], [-22, -34, 3], [-10, -20, 3], [10, -36, 3], [24, -22, 3], [38, -6, 3], [0, -4, 3], [-18, 2, 3], [16, 4, 3], [-4, -44, 3]], 0.6) + // prettier-ignore
      dots(lighten(tone, 0.5), [[-30, -16, 3], [-14, -42, 3], [16, -44, 3], [30, -14, 3], [4, -16, 3], [-42, 2, 3]], 0.7), // prettier-ignore
  },
  'avocado-slice': {
    size: 52,
    half: 80,
    draw: (canvas, tone) =>
      body(
        'M-76 14C-70 -34 -20 -52 18 -46C56 -40 80 -12 78 12C60 -10 30 -18 4 -14C-30 -10 -52 4 -76 14Z',
        slope(canvas, mix(tone, '#f0e8a8', 0.5)),
        '#4f7a2c',
        6,
      ) + line('M-62 -2C-48 -32 -8 -40 18 -36C44 -32 60 -20 68 -4', '#8fb04c', 7, 0.8),
  },
  'carrot-slice': {
    size: 44,
    draw: (canvas, tone) =>
      `<ellipse rx="44" ry="38" cx="3" cy="7" fill="${darken(tone, 0.4)}"/><ellipse rx="44" ry="38" fill="${slope(canvas, tone)}"/><ellipse rx="22" ry="18" fill="${lighten(tone, 0.34)}"/>${line('M-24 -14L-36 -20M24 -14L36 -20M-24 14L-34 20M24 14L34 20M0 -20V-32M0 20V32', lighten(tone, 0.4), 3, 0.8)}`,
  },
  'mushroom-slice': {
    size: 50,
    draw: (canvas) =>
      body(
        'M-56 4C-58 -30 -26 -46 0 -46S58 -30 56 4C50 18 30 14 20 8L16 44Q0 54 -16 44L-20 8C-30 14 -50 18 -56 4Z',
        slope(canvas, '#efe4d2'),
        '#8d7558',
        4,
      ) +
      line('M-44 2Q-20 -8 0 -4T44 2', '#a08562', 5, 0.7) +
      line('M-36 -18Q0 -38 36 -18', '#ffffff', 6, 0.6),
  },
  strawberry: {
    size: 46,
    turn: 50,
    draw: (canvas, tone) =>
      body('M-40 -22C-38 -42 38 -42 40 -22C42 8 16 52 0 54C-16 52 -42 8 -40 -22Z', glow(canvas, tone), tone, 3) +
      dots('#f6d873', [
        [-20, -10, 3, 4],
        [0, -4, 3, 4],
        [20, -10, 3, 4],
        [-12, 12, 3, 4],
        [12, 12, 3, 4],
        [0, 30, 3, 4],
        [-28, -24, 3, 4],
        [28, -24, 3, 4],
      ]) + // prettier-ignore
      body('M0 -30L-34 -40L-14 -48L-10 -60L4 -48L20 -58L20 -46L38 -38Z', '#4c9a3a', '#2f6b24', 2.6),
  },
  raspberry: {
    size: 40,
    turn: 50,
    draw: (canvas, tone) =>
      [[-18, -26], [0, -30], [18, -26], [-26, -8], [-9, -10], [9, -10], [26, -8], [-18, 10], [0, 8], [18, 10], [-9, 27], [9, 27]] // prettier-ignore
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="12" fill="${glow(canvas, tone)}" stroke="${darken(tone, 0.45)}" stroke-opacity=".5" stroke-width="2"/>`,
        )
        .join(''),
  },
  'green-bean': { size: 40, half: 104, draw: (_canvas, tone) => rope('M-92 10Q-30 -18 30 -4T94 -8', tone, 17) },
  doughnut: {
    size: 66,
    turn: 20,
    draw: (canvas, tone) =>
      `<ellipse rx="72" ry="54" cy="8" fill="${darken(tone, 0.45)}"/><ellipse rx="72" ry="54" fill="${glow(canvas, tone)}"/><ellipse rx="24" ry="14" cy="-4" fill="${darken(tone, 0.6)}"/><path d="M-24 -2A24 14 0 0 0 24 -2" stroke="${lighten(tone, 0.3)}" stroke-width="6" fill="none"/>${dots('#ffffff', [[-44, -18, 3], [-20, -36, 3], [16, -38, 3], [44, -20, 3], [54, 4, 3], [-54, 4, 3], [-30, 22, 3], [6, 28, 3], [36, 18, 3], [-36, 0, 3], [36, -2, 3]], 0.9)}`, // prettier-ignore
  },
  'filled-doughnut': {
    size: 66,
    turn: 20,
    draw: (canvas, tone) =>
      `<ellipse rx="72" ry="54" cy="8" fill="${darken('#b9742e', 0.5)}"/><ellipse rx="72" ry="54" fill="${glow(canvas, '#c98a44')}"/><path d="M-70 4Q0 26 70 4L66 20Q0 44 -66 20Z" fill="#efd6a4"/><circle cx="20" cy="-24" r="15" fill="${glow(canvas, tone)}"/>${dots('#ffffff', [[-44, -18, 3], [-20, -36, 3], [46, -18, 3], [-54, -2, 3], [-24, -12, 3], [4, -42, 3], [0, 0, 3], [40, 0, 3]], 0.9)}`, // prettier-ignore
  },
} as const satisfies Readonly<Record<string, Piece>>;
