/** Sweets and gum, each in the shape it is bought for. */
import { darken, lighten } from '../colour.ts';
import { body, dots, glow, line, rope, slope, type Piece } from './piece.ts';

/** Sugar on what is sold as fizzy or sour. */
const sugar = dots('#ffffff', [[-30, -8, 2.6], [-16, 10, 2.6], [-4, -14, 2.6], [10, 4, 2.6], [22, -10, 2.6], [34, 8, 2.6], [-24, 18, 2.6], [4, 20, 2.6], [26, 18, 2.6], [-40, 6, 2.6]], 0.85); // prettier-ignore

/** The two twisted ends and the middle of a wrapped sweet. */
const wrapper = (middle: string, ends: string, tone: string): string =>
  body('M-34 -6L-74 -30Q-64 -14 -70 -2Q-62 14 -72 30L-34 8Z', ends, tone) +
  body('M34 -6L74 -30Q64 -14 70 -2Q62 14 72 30L34 8Z', ends, tone) +
  line('M-38 -2L-66 -16M-38 4L-64 18M38 -2L66 -16M38 4L64 18', darken(tone, 0.4), 3, 0.6) +
  middle;

export const sweetPieces = {
  'cola-bottle': {
    size: 46,
    half: 66,
    turn: 50,
    draw: (canvas, tone) => {
      const bottle = 'M-13 -62Q0 -68 13 -62L14 -40C14 -26 28 -20 28 0V46Q28 60 14 60H-14Q-28 60 -28 46V0C-28 -20 -14 -26 -14 -40Z';
      return (
        body(bottle, canvas.vertical([[0, '#e9c58a'], [0.36, '#d9a55c'], [0.44, lighten(tone, 0.12)], [1, darken(tone, 0.2)]]), tone, 3) + // prettier-ignore
        `<rect x="-15" y="-50" width="30" height="7" rx="3" fill="#fff" opacity=".5"/><path d="M-26 12H26V36H-26Z" fill="#fff" opacity=".22"/>` +
        line('M-16 -8V44', '#ffffff', 6, 0.55) +
        dots('#ffffff', [[4, -56, 2.4], [14, -4, 2.4], [2, 6, 2.4], [16, 22, 2.4], [4, 46, 2.4], [-6, 28, 2.4], [18, 50, 2.4], [-8, -30, 2.4]], 0.85) // prettier-ignore
      );
    },
  },
  'jelly-baby': {
    size: 46,
    half: 64,
    turn: 40,
    draw: (canvas, tone) =>
      body(
        'M-14 -28C-26 -42 -18 -62 0 -62S26 -42 14 -28C34 -30 44 -16 36 -6C32 0 26 0 24 0C28 12 28 22 26 32C34 44 26 60 12 58C4 58 2 50 0 46C-2 50 -4 58 -12 58C-26 60 -34 44 -26 32C-28 22 -28 12 -24 0C-26 0 -32 0 -36 -6C-44 -16 -34 -30 -14 -28Z',
        glow(canvas, tone),
        tone,
        3,
      ) +
      dots(darken(tone, 0.5), [
        [-7, -48, 2.6],
        [7, -48, 2.6],
      ]) + // prettier-ignore
      line('M-6 -38Q0 -34 6 -38', darken(tone, 0.5), 2.6) +
      line('M-14 -12Q0 -4 14 -12', darken(tone, 0.3), 3, 0.5) +
      line('M-12 8V26M-13 -52Q-8 -58 0 -58', '#ffffff', 6, 0.6),
  },
  'wine-gum': {
    size: 42,
    draw: (canvas, tone) =>
      body('M-50 -14Q-50 -30 -34 -30H34Q50 -30 50 -14V14Q50 30 34 30H-34Q-50 30 -50 14Z', glow(canvas, tone), tone, 3) +
      `<path d="M-38 -12Q-38 -20 -30 -20H30Q38 -20 38 -12V12Q38 20 30 20H-30Q-38 20 -38 12Z" fill="none" stroke="${lighten(tone, 0.4)}" stroke-width="4" opacity=".8"/>` +
      line('M-24 -5H24M-18 7H18', darken(tone, 0.4), 5, 0.8) +
      line('M-40 -20Q-36 -26 -24 -26', '#ffffff', 4, 0.8),
  },
  'wine-gum-round': {
    size: 40,
    draw: (canvas, tone) =>
      `<circle r="36" fill="${glow(canvas, tone)}" stroke="${darken(tone, 0.5)}" stroke-opacity=".75" stroke-width="3"/><circle r="26" fill="none" stroke="${lighten(tone, 0.4)}" stroke-width="4" opacity=".8"/>${line('M-14 -4H14M-10 7H10', darken(tone, 0.4), 5, 0.8)}${line('M-26 -16Q-20 -28 -6 -30', '#ffffff', 4, 0.8)}`,
  },
  'fruit-gum': {
    size: 38,
    draw: (canvas, tone) =>
      [[0, -24], [-20, -14], [20, -14], [-26, 8], [26, 8], [0, 2], [-12, 24], [12, 24]] // prettier-ignore
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="14" fill="${glow(canvas, tone)}" stroke="${darken(tone, 0.4)}" stroke-opacity=".4" stroke-width="2"/>`)
        .join('') + dots('#ffffff', [[-24, -18, 4, 3], [-4, -28, 4, 3], [-4, -2, 4, 3]], 0.7), // prettier-ignore
  },
  lace: {
    size: 62,
    draw: (_canvas, tone) =>
      rope('M-78 26C-60 -34 70 -44 66 4C62 40 -44 40 -42 4C-38 -24 40 -26 38 2C34 18 -12 18 -14 4', tone, 9) +
      rope('M-70 34C-20 52 40 48 82 24', tone, 9),
  },
  'allsort-layers': {
    size: 40,
    draw: (_canvas, tone) =>
      [[-34, '#20191a'], [-14, tone], [6, '#20191a']] // prettier-ignore
        .map(
          ([y, colour]) =>
            `<rect x="-34" y="${y}" width="68" height="21" fill="${colour}"/><path d="M34 ${y}l14 -10v21l-14 10Z" fill="${darken(String(colour), 0.3)}"/>`,
        )
        .join('') + `<path d="M-34 -34L-20 -44H48L34 -34Z" fill="#3a3030"/>${line('M-28 -9H22', '#ffffff', 4, 0.6)}`,
  },
  'allsort-roll': {
    size: 38,
    draw: (canvas, tone) =>
      `<circle r="36" cx="6" cy="6" fill="${darken(tone, 0.45)}"/><circle r="36" fill="${glow(canvas, tone)}"/>${dots(lighten(tone, 0.6), [[-20, -14, 3], [-8, -26, 3], [12, -26, 3], [26, -8, 3], [24, 14, 3], [6, 28, 3], [-14, 24, 3], [-28, 4, 3]], 0.9)}<circle r="15" fill="#1d1718"/>${line('M-8 -5Q-4 -9 2 -9', '#ffffff', 3, 0.5)}`, // prettier-ignore
  },
  toffee: {
    size: 52,
    half: 76,
    draw: (canvas, tone) =>
      wrapper(
        body(
          'M-36 -26Q0 -32 36 -26V26Q0 32 -36 26Z',
          canvas.vertical([
            [0, '#f2cf6a'],
            [0.5, '#d9a22e'],
            [1, '#a06f16'],
          ]),
          '#9a6a1a',
          3,
        ) + // prettier-ignore
          `<path d="M-26 -27V27M26 -27V27" stroke="${tone}" stroke-width="9"/>` +
          line('M-14 -16Q0 -20 16 -16', '#ffffff', 7, 0.7),
        slope(canvas, '#e2b545'),
        '#9a6a1a',
      ),
  },
  'wrapped-mint': {
    size: 52,
    half: 76,
    draw: (canvas, tone) =>
      wrapper(
        `<circle r="34" fill="${glow(canvas, '#ffffff')}" stroke="${darken(tone, 0.1)}" stroke-width="4"/>${line('M0 -30C22 -18 -22 18 0 30', tone, 9, 0.9)}${line('M-22 -20C-2 -12 -28 10 -14 26M22 -22C34 -6 4 12 18 26', tone, 6, 0.7)}`,
        slope(canvas, lighten(tone, 0.25)),
        tone,
      ),
  },
  humbug: {
    size: 44,
    draw: (canvas, tone) => {
      const pillow = 'M-46 -10C-40 -34 -14 -24 6 -30C26 -38 48 -22 46 6C46 28 22 26 0 28C-26 34 -50 18 -46 -10Z';
      return (
        canvas.clipped(
          pillow,
          `<path d="${pillow}" fill="${glow(canvas, '#fff6e4')}"/>${line('M-50 -22Q-24 0 -36 40M-26 -40Q2 -8 -10 44M0 -44Q28 -10 16 44M26 -44Q54 -10 42 40', tone, 10, 0.95)}`,
        ) + // prettier-ignore
        `<path d="${pillow}" fill="none" stroke="${darken(tone, 0.5)}" stroke-opacity=".6" stroke-width="3"/>${line('M-30 -14Q-18 -24 0 -20', '#ffffff', 6, 0.75)}`
      );
    },
  },
  'two-tone': {
    size: 42,
    draw: (canvas, tone) =>
      `<circle r="38" fill="${glow(canvas, tone)}" stroke="#9a5a4a" stroke-opacity=".5" stroke-width="3"/><path d="M-31 -22A38 38 0 0 1 31 22Q4 16 -6 2T-31 -22Z" fill="${slope(canvas, '#dd4f6c')}"/>${line('M-22 -8Q-20 -22 -6 -28', '#ffffff', 6, 0.6)}${sugar}`,
  },
  'lemon-drop': {
    size: 42,
    draw: (canvas, tone) =>
      body('M-56 0Q-46 -4 -40 -16C-24 -36 24 -36 40 -16Q46 -4 56 0Q46 4 40 16C24 36 -24 36 -40 16Q-46 4 -56 0Z', glow(canvas, tone), tone, 3) +
      line('M-28 -12Q-10 -24 14 -22', '#ffffff', 7, 0.75) +
      dots(darken(tone, 0.2), [[4, 8, 2.4], [18, -4, 2.4], [-16, 12, 2.4], [28, 8, 2.4], [-4, -6, 2.4]], 0.6), // prettier-ignore
  },
  'foam-banana': {
    size: 48,
    draw: (canvas, tone) =>
      body('M-60 -22C-52 -30 -44 -26 -42 -20C-26 8 18 14 46 -14Q54 -26 62 -16C60 20 26 44 -8 38C-44 34 -64 2 -60 -22Z', canvas.vertical([[0, lighten(tone, 0.45)], [0.6, tone], [1, darken(tone, 0.18)]]), tone, 3) + // prettier-ignore
      line('M-50 -14C-36 18 16 28 52 -6', darken(tone, 0.2), 4, 0.7) +
      line('M-34 8Q-10 26 22 20', '#ffffff', 5, 0.5) +
      dots('#7a5a1c', [[-54, -21, 5], [57, -14, 5]]), // prettier-ignore
  },
  'dolly-cube': {
    size: 34,
    draw: (_canvas, tone) =>
      `<path d="M-30 -12L0 -28L30 -12L0 4Z" fill="${lighten(tone, 0.55)}"/><path d="M-30 -12L0 4V36L-30 20Z" fill="${tone}"/><path d="M30 -12L0 4V36L30 20Z" fill="${darken(tone, 0.18)}"/><path d="M-30 4L0 20L30 4" stroke="#fff" stroke-width="7" fill="none" opacity=".85"/>`,
  },
  'dolly-drop': {
    size: 34,
    draw: (canvas, tone) => body('M-26 26C-30 -6 -14 -34 0 -34S30 -6 26 26Q0 38 -26 26Z', glow(canvas, tone), tone) + sugar,
  },
  chew: {
    size: 46,
    draw: (canvas, tone) =>
      body('M-58 -20L-44 -28H44L58 -20L52 0L58 20L44 28H-44L-58 20L-52 0Z', slope(canvas, tone), tone, 3) +
      `<path d="M-30 -28H30V28H-30Z" fill="#fff" opacity=".9"/><circle r="15" fill="${glow(canvas, tone)}"/>` +
      line('M-50 -12L-38 -8M-50 12L-38 8M50 -12L38 -8M50 12L38 8', darken(tone, 0.4), 3, 0.7),
  },
  dummy: {
    size: 58,
    half: 70,
    turn: 50,
    draw: (canvas, tone) =>
      `<circle cy="34" r="24" fill="none" stroke="${darken(tone, 0.45)}" stroke-width="17"/><circle cy="34" r="24" fill="none" stroke="${tone}" stroke-width="12"/><path d="M-20 24A24 24 0 0 1 -4 11" stroke="#fff" stroke-width="4" fill="none" opacity=".7" stroke-linecap="round"/>` +
      body('M-38 6C-42 -12 -20 -16 0 -16S42 -12 38 6C30 14 16 6 0 6S-30 14 -38 6Z', glow(canvas, '#f3c63a'), '#b58a14', 3) +
      body('M-10 -14C-11 -26 -21 -32 -21 -46C-21 -60 -10 -68 0 -68S21 -60 21 -46C21 -32 11 -26 10 -14Z', glow(canvas, '#f3ead8'), '#b8a27c', 3) +
      dots('#ffffff', [[-8, -56, 5, 7], [-24, -2, 2.6], [6, -6, 2.6], [26, 0, 2.6], [-16, 52, 2.6], [20, 48, 2.6], [24, 24, 2.6]], 0.85), // prettier-ignore
  },
  'mint-disc': {
    size: 40,
    draw: (canvas) =>
      `<ellipse rx="40" ry="36" cx="3" cy="7" fill="#9fb2ae"/><ellipse rx="40" ry="36" fill="${glow(canvas, '#f5f8f6')}" stroke="#8fa39e" stroke-opacity=".7" stroke-width="2.6"/><ellipse rx="27" ry="23" fill="none" stroke="#b9c8c4" stroke-width="5"/><ellipse rx="27" ry="23" cx="-1" cy="-2" fill="none" stroke="#fff" stroke-width="3"/>`,
  },
  'soft-mint': {
    size: 40,
    draw: (canvas, tone) =>
      body('M-34 -28Q0 -38 34 -28Q42 0 34 28Q0 38 -34 28Q-42 0 -34 -28Z', glow(canvas, lighten(tone, 0.75)), tone, 3) +
      line('M-22 -16Q0 -24 18 -18', '#ffffff', 6, 0.95),
  },
  lozenge: {
    size: 42,
    draw: (canvas, tone) =>
      body('M-52 0L-8 -30Q0 -35 8 -30L52 0L8 30Q0 35 -8 30Z', glow(canvas, tone), tone, 3) +
      `<path d="M-32 0L0 -20L32 0L0 20Z" fill="${lighten(tone, 0.25)}" opacity=".7"/>` +
      line('M-36 -4L-4 -25', '#ffffff', 5, 0.7),
  },
  'gum-pellet': {
    size: 38,
    draw: (canvas, tone) =>
      body('M-40 -12Q-36 -26 0 -26T40 -12V12Q36 26 0 26T-40 12Z', glow(canvas, lighten(tone, 0.72)), tone, 3) +
      line('M-28 -10Q-10 -18 14 -16', '#ffffff', 6, 0.95),
  },
  'gum-stick': {
    size: 46,
    half: 86,
    turn: 40,
    draw: (canvas, tone) =>
      body('M-76 -22H34V22H-76Z', slope(canvas, tone), tone, 3) +
      `<path d="M-60 -22H-10V22H-60Z" fill="#fff" opacity=".85"/><path d="M-50 0Q-36 -18 -20 0Q-36 18 -50 0Z" fill="${tone}"/>` +
      body(
        'M34 -22L42 -16L34 -10L42 -4L34 2L42 8L34 14L42 22H54V-22Z',
        canvas.linear([
          [0, '#f6f8f9'],
          [0.5, '#b8c0c4'],
          [1, '#eef1f2'],
        ]),
        '#8d969a',
      ) + // prettier-ignore
      body('M54 -17H84Q88 0 84 17H54Z', slope(canvas, '#f0e6d2'), '#b9aa8a'),
  },
  'bubble-gum': {
    size: 42,
    draw: (canvas, tone) =>
      [-34, 0, 34]
        .map((x) => body(`M${x - 17} -22Q${x} -30 ${x + 17} -22V22Q${x} 30 ${x - 17} 22Z`, slope(canvas, lighten(tone, 0.35)), tone, 3))
        .join('') + line('M-44 -14H-26M-10 -14H8M24 -14H42', '#ffffff', 5, 0.7),
  },
} as const satisfies Readonly<Record<string, Piece>>;
