/** The pieces of the kitchen's staples: chips and pasta, pulses, breads, sausages and what is cut up. */
import { n, type Canvas } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import { glow, type Piece } from './piece.ts';

/** A cut chip lying along x: its lit top, its shaded flank and the cut end. */
function chip(canvas: Canvas, tone: string, long: number, half: number): string {
  return `<path d="M${-long} ${n(-half * 0.82)}L${n(long - 8)} ${n(-half * 1.1)}L${long} ${n(half * 0.78)}L${n(-long + 6)} ${n(half * 1.1)}Z" fill="${canvas.vertical(
    [
      [0, lighten(tone, 0.4)],
      [0.5, lighten(tone, 0.12)],
      [0.52, tone],
      [1, darken(tone, 0.22)],
    ],
  )}" stroke="${darken(tone, 0.42)}" stroke-opacity=".8" stroke-width="2.2" stroke-linejoin="round"/><path d="M${-long + 8} ${n(-half * 0.34)}L${long - 14} ${n(-half * 0.56)}" stroke="#fff" stroke-opacity=".35" stroke-width="4"/><path d="M${n(long - 8)} ${n(-half * 1.1)}L${long} ${n(half * 0.78)}L${long - 14} ${n(half * 0.84)}L${long - 20} ${n(-half * 1.04)}Z" fill="${lighten(tone, 0.55)}" opacity=".7"/>`;
}

export const staplePieces = {
  pea: {
    size: 27,
    draw: (canvas, tone) =>
      `<circle r="26" fill="${glow(canvas, tone)}"/><ellipse cx="-8" cy="-10" rx="6" ry="4" fill="#fff" opacity=".5" transform="rotate(-35 -8 -10)"/>`,
  },
  chip: { size: 46, draw: (canvas, tone) => chip(canvas, tone, 92, 18) },
  fry: { size: 40, draw: (canvas, tone) => chip(canvas, tone, 104, 11) },
  'thick-chip': { size: 56, draw: (canvas, tone) => chip(canvas, tone, 98, 27) },
  'skin-chip': {
    size: 50,
    draw: (canvas, tone) =>
      `${chip(canvas, tone, 94, 20)}<path d="M-94 17L92 15L94 22L-88 27Z" fill="#7d4a22"/><path d="M-92 -18L-82 -17L-78 20L-88 24Z" fill="#8a5528"/>`,
  },
  crinkle: {
    size: 50,
    draw: (canvas, tone) => {
      const wave = Array.from({ length: 12 }, (_, index) => `q7.5 ${index % 2 ? 8 : -8} 15 0`).join('');
      const back = Array.from({ length: 12 }, (_, index) => `q-7.5 ${index % 2 ? -8 : 8} -15 0`).join('');
      const ridges = Array.from({ length: 12 }, (_, index) => `M${-82 + index * 15} ${index % 2 ? -20 : -25}v44`).join('');
      return `<path d="M-90 -24${wave}L92 24${back}Z" fill="${canvas.vertical([
        [0, lighten(tone, 0.42)],
        [0.5, lighten(tone, 0.1)],
        [1, darken(tone, 0.24)],
      ])}" stroke="${darken(tone, 0.42)}" stroke-opacity=".8" stroke-width="2.4" stroke-linejoin="round"/><path d="${ridges}" stroke="${darken(tone, 0.3)}" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="${ridges}" transform="translate(6 -2)" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>`;
    },
  },
  curl: {
    size: 66,
    draw: (_canvas, tone) => {
      const spring =
        'M-74 8C-70 -46 -22 -50 -18 -6C-14 34 -50 36 -46 2C-40 -48 14 -50 18 -4C22 36 -16 36 -10 0C-4 -46 50 -44 54 0C56 26 40 34 34 20';
      return `<path d="${spring}" stroke="${darken(tone, 0.46)}" stroke-width="25" stroke-linecap="round" fill="none"/><path d="${spring}" stroke="${tone}" stroke-width="20" stroke-linecap="round" fill="none"/><path d="${spring}" transform="translate(-2 -4)" stroke="${lighten(tone, 0.4)}" stroke-width="7" stroke-linecap="round" fill="none"/><path d="M-62 -18h4M-36 20h4M-4 -28h4M20 12h4M44 -12h4" stroke="#8f3f16" stroke-width="6" stroke-linecap="round" opacity=".7"/>`;
    },
  },
  shred: {
    size: 30,
    draw: (_canvas, tone) =>
      `<path d="M-52 6Q-10 -16 50 -4" stroke="${darken(tone, 0.24)}" stroke-width="15" stroke-linecap="round" fill="none"/><path d="M-52 4Q-10 -18 50 -6" stroke="${tone}" stroke-width="11" stroke-linecap="round" fill="none"/><path d="M-46 1Q-10 -18 40 -9" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round" fill="none"/>`,
  },
  leaf: {
    size: 30,
    draw: (_canvas, tone) =>
      `<path d="M-44 6C-30 -16 20 -22 46 -4C22 14 -20 20 -44 6Z" fill="${tone}" stroke="${darken(tone, 0.4)}" stroke-width="2"/><path d="M-42 6Q0 -6 44 -4" stroke="${lighten(tone, 0.4)}" stroke-opacity=".7" stroke-width="3" fill="none"/>`,
  },
  bun: {
    size: 118,
    half: 138,
    turn: 8,
    draw: (canvas, tone) =>
      `<path d="M-128 22C-136 -60 -70 -92 0 -92S136 -60 128 22Q0 40 -128 22Z" fill="${canvas.radial(
        [
          [0, lighten(tone, 0.4)],
          [0.55, tone],
          [1, darken(tone, 0.3)],
        ],
        0.38,
        0.24,
        0.8,
      )}"/><path d="M-128 18Q0 44 128 18L122 62Q0 92 -122 62Z" fill="${lighten(tone, 0.62)}"/><path d="M-126 40Q0 66 126 40L120 66Q0 94 -120 66Z" fill="${darken(tone, 0.08)}"/><path d="M-84 -40Q-40 -74 20 -74" stroke="#fff" stroke-opacity=".5" stroke-width="13" stroke-linecap="round" fill="none"/>`,
  },
  baton: {
    size: 96,
    half: 190,
    turn: 5,
    draw: (canvas, tone) =>
      `<path d="M-188 4C-186 -46 -120 -58 0 -58S186 -46 188 4S120 56 0 56S-190 50 -188 4Z" fill="${canvas.vertical([
        [0, lighten(tone, 0.36)],
        [0.5, tone],
        [1, darken(tone, 0.34)],
      ])}"/><path d="M-120 -16q44 -36 64 -10M-36 -16q44 -36 64 -10M48 -16q44 -36 64 -10" stroke="${lighten(tone, 0.66)}" stroke-width="13" stroke-linecap="round" fill="none"/>`,
  },
  flatbread: {
    size: 112,
    half: 152,
    turn: 10,
    draw: (canvas, tone) =>
      `<ellipse rx="150" ry="92" cy="10" fill="${darken(tone, 0.34)}"/><ellipse rx="150" ry="92" fill="${canvas.radial(
        [
          [0, lighten(tone, 0.45)],
          [0.8, tone],
          [1, darken(tone, 0.16)],
        ],
        0.42,
        0.38,
        0.66,
      )}"/><g fill="#9a6428" opacity=".45"><ellipse cx="-60" cy="-30" rx="22" ry="11"/><ellipse cx="40" cy="-44" rx="16" ry="8"/><ellipse cx="70" cy="24" rx="24" ry="12"/><ellipse cx="-24" cy="36" rx="18" ry="9"/><ellipse cx="4" cy="-6" rx="11" ry="6"/></g>`,
  },
  nest: {
    size: 84,
    draw: (_canvas, tone) => {
      const coil = Array.from({ length: 9 }, (_, index) => {
        const [rx, ry] = [84 - index * 8, 62 - index * 6];
        return `M${-rx} ${(index % 3) * 6 - 6}A${rx} ${ry} ${index * 23} 1 1 ${rx} ${6 - (index % 2) * 9}A${rx * 0.94} ${ry} ${index * 31} 1 1 ${-rx} ${(index % 3) * 6}`;
      }).join('');
      return `<ellipse rx="92" ry="70" cy="6" fill="${darken(tone, 0.4)}"/><path d="${coil}" stroke="${darken(tone, 0.24)}" stroke-width="10" fill="none"/><path d="${coil}" stroke="${lighten(tone, 0.22)}" stroke-width="6" fill="none"/>`;
    },
  },
  strand: {
    size: 60,
    half: 232,
    turn: 4,
    draw: (_canvas, tone) => {
      const lines = Array.from(
        { length: 9 },
        (_, index) => `M${-230 + (index % 3) * 9} ${-44 + index * 11}L${226 - (index % 4) * 8} ${-42 + index * 11}`,
      ).join('');
      return `<path d="${lines}" stroke="${darken(tone, 0.34)}" stroke-width="10" stroke-linecap="round"/><path d="${lines}" transform="translate(0 -2)" stroke="${lighten(tone, 0.2)}" stroke-width="6" stroke-linecap="round"/>`;
    },
  },
  sausage: {
    size: 92,
    half: 204,
    turn: 4,
    draw: (canvas, tone) =>
      `<path d="M-180 0C-184 -40 -150 -52 -120 -50Q0 -36 120 -50C150 -52 184 -40 180 0S150 52 120 50Q0 60 -120 50C-150 52 -184 40 -180 0Z" fill="${canvas.vertical(
        [
          [0, lighten(tone, 0.36)],
          [0.5, tone],
          [1, darken(tone, 0.36)],
        ],
      )}"/><path d="M-180 -6l-22 -14v30ZM180 -6l22 -14v30Z" fill="${darken(tone, 0.26)}"/><path d="M-130 -26Q0 -14 110 -28" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round" fill="none"/><path d="M-90 6h9M-20 18h9M40 2h9M96 16h9M-50 -4h9M10 -2h9" stroke="${darken(tone, 0.34)}" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
  },
  samosa: {
    size: 74,
    turn: 30,
    draw: (canvas, tone) =>
      `<path d="M0 -78Q10 -82 18 -70L92 54Q96 70 78 72H-78Q-96 70 -90 54L-18 -70Q-10 -82 0 -78Z" fill="${glow(canvas, tone)}" stroke="${darken(tone, 0.4)}" stroke-opacity=".7" stroke-width="3"/><path d="M-76 60Q0 40 6 -66M-40 66Q10 56 78 62" stroke="${darken(tone, 0.3)}" stroke-opacity=".6" stroke-width="4" fill="none"/><path d="M-40 20Q-24 -20 -8 -50" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round" fill="none"/>`,
  },
  fillet: {
    size: 92,
    turn: 14,
    draw: (canvas, tone) =>
      `<path d="M-138 4C-140 -38 -90 -58 -20 -56C60 -56 120 -34 140 -6C146 10 130 28 100 38C40 60 -30 62 -80 54C-120 46 -138 28 -138 4Z" fill="${glow(canvas, tone)}" stroke="${darken(tone, 0.36)}" stroke-opacity=".6" stroke-width="4"/><path d="M-90 -24h12M-40 -36h12M10 -26h12M60 -20h12M-60 10h12M-10 22h12M40 12h12M90 0h10M-100 8h10M-30 -8h10M80 -30h8" stroke="${darken(tone, 0.3)}" stroke-width="6" stroke-linecap="round" opacity=".5"/><path d="M-70 -12h9M-14 -20h9M30 -8h9M64 18h9M-40 32h9M-80 30h9" stroke="${lighten(tone, 0.55)}" stroke-width="6" stroke-linecap="round" opacity=".8"/>`,
  },
  glove: {
    size: 190,
    turn: 5,
    draw: (canvas, tone) =>
      `<path d="M-96 230C-92 120 -108 60 -112 -10C-116 -40 -128 -84 -146 -120C-152 -146 -118 -154 -104 -128L-74 -60C-84 -120 -96 -180 -92 -214C-86 -240 -54 -236 -50 -210L-34 -88C-34 -150 -34 -214 -24 -244C-12 -264 18 -258 20 -232L18 -90C28 -150 40 -196 54 -220C70 -238 94 -226 90 -200C82 -140 74 -90 72 -36C96 -50 128 -64 148 -50C160 -36 148 -20 128 -10C98 10 92 60 96 110L104 230Z" fill="${canvas.linear(
        [
          [0, lighten(tone, 0.36)],
          [0.5, tone],
          [1, darken(tone, 0.34)],
        ],
        0,
        0,
        1,
        0.4,
      )}" stroke="${darken(tone, 0.45)}" stroke-opacity=".7" stroke-width="5" stroke-linejoin="round"/><path d="M-96 196Q0 214 102 196" stroke="${darken(tone, 0.4)}" stroke-opacity=".6" stroke-width="7" fill="none"/><path d="M-74 -196Q-66 -120 -56 -60M-4 -226V-110" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round" fill="none"/>`,
  },
  crisp: {
    size: 62,
    draw: (canvas, tone) =>
      `<path d="M-64 6C-60 -30 -16 -50 28 -42C62 -34 74 0 52 22C24 46 -60 46 -64 6Z" fill="${darken(tone, 0.32)}"/><path d="M-62 2C-58 -32 -16 -52 28 -45C60 -38 72 -4 50 18C22 42 -58 42 -62 2Z" fill="${canvas.linear(
        [
          [0, lighten(tone, 0.62)],
          [0.45, lighten(tone, 0.2)],
          [0.6, darken(tone, 0.08)],
          [1, lighten(tone, 0.3)],
        ],
        0,
        0,
        1,
        0.8,
      )}"/><path d="M-44 12C-24 -16 20 -24 48 -10" stroke="${lighten(tone, 0.75)}" stroke-width="7" fill="none" opacity=".55" stroke-linecap="round"/><path d="M-30 20C-8 2 24 -2 40 6" stroke="${darken(tone, 0.25)}" stroke-width="5" fill="none" opacity=".4" stroke-linecap="round"/><g fill="${darken(tone, 0.4)}" opacity=".45"><circle cx="14" cy="-26" r="3"/><circle cx="-26" cy="-14" r="2.4"/><circle cx="20" cy="22" r="3"/><circle cx="-44" cy="2" r="2.4"/></g>`,
  },
  kidney: {
    size: 36,
    draw: (canvas, tone) =>
      `<path d="M-36 6C-40 -20 -14 -28 6 -22C32 -16 44 4 32 18C22 28 12 12 0 12C-12 12 -30 26 -36 6Z" fill="${glow(canvas, tone)}"/><path d="M-24 2C-10 -8 12 -8 26 6" stroke="${darken(tone, 0.3)}" stroke-width="2.5" fill="none" opacity=".7"/>`,
  },
  prawn: {
    size: 52,
    draw: (canvas, tone) =>
      `<path d="M-46 -26C-14 -54 50 -40 50 8C48 44 6 52 -24 38L-46 54L-42 36L-60 28L-28 20C0 28 20 20 20 4C18 -12 -6 -16 -24 -8C-40 -4 -56 -12 -46 -26Z" fill="${canvas.radial(
        [
          [0, lighten(tone, 0.8)],
          [0.5, lighten(tone, 0.4)],
          [0.85, tone],
          [1, darken(tone, 0.12)],
        ],
        0.36,
        0.5,
        0.62,
      )}" stroke="${darken(tone, 0.34)}" stroke-opacity=".75" stroke-width="2.5" stroke-linejoin="round"/><path d="M-2 -14Q6 -28 4 -42M14 -7Q28 -20 32 -34M20 4Q36 2 50 -4M16 15Q30 24 38 36M2 22Q4 36 2 46" stroke="${darken(tone, 0.2)}" stroke-width="3.4" opacity=".7" fill="none"/><path d="M-32 -28Q0 -42 28 -26" stroke="#fff" stroke-width="6" fill="none" opacity=".75" stroke-linecap="round"/><path d="M-42 52L-30 34M-58 28L-36 28" stroke="${darken(tone, 0.3)}" stroke-width="2.4" opacity=".6"/>`,
  },
  ring: {
    size: 52,
    draw: (canvas, tone) =>
      `<ellipse rx="48" ry="34" fill="none" stroke="${darken(tone, 0.4)}" stroke-opacity=".6" stroke-width="28"/><ellipse rx="48" ry="34" fill="none" stroke="${canvas.linear(
        [
          [0, lighten(tone, 0.5)],
          [0.5, tone],
          [1, darken(tone, 0.25)],
        ],
        0,
        0,
        1,
        1,
      )}" stroke-width="24"/><path d="M-46 -12A48 34 0 0 1 20 -32" stroke="#fff" stroke-width="5" fill="none" opacity=".55" stroke-linecap="round"/>`,
  },
  nugget: {
    size: 50,
    draw: (canvas, tone) =>
      `<path d="M-52 4C-54 -26 -22 -40 2 -34C30 -40 56 -20 50 6C54 32 22 40 -2 36C-30 42 -50 28 -52 4Z" fill="${glow(canvas, tone)}"/><path d="M-30 -12h7M-6 -20h8M16 -10h7M-20 8h8M4 6h7M26 12h7M-6 22h8M-38 2h6M10 -24h6" stroke="${darken(tone, 0.32)}" stroke-width="5" stroke-linecap="round" opacity=".6"/><path d="M-26 -18h6M8 -16h6M-2 14h6M20 2h6" stroke="${lighten(tone, 0.55)}" stroke-width="5" stroke-linecap="round" opacity=".8"/>`,
  },
  bean: {
    size: 34,
    draw: (canvas, tone) =>
      `<ellipse rx="34" ry="23" fill="${glow(canvas, tone)}"/><path d="M-32 2C-12 -10 10 12 32 -2" stroke="${darken(tone, 0.6)}" stroke-width="4" fill="none"/>`,
  },
  grain: {
    size: 18,
    draw: (canvas, tone) =>
      `<ellipse rx="24" ry="8" fill="${canvas.vertical([
        [0, lighten(tone, 0.5)],
        [1, darken(tone, 0.16)],
      ])}"/>`,
  },
  pasta: {
    size: 40,
    draw: (canvas, tone) =>
      `<path d="M-44 -12L36 -18L46 12L-34 18Z" fill="${canvas.vertical([
        [0, lighten(tone, 0.55)],
        [0.5, tone],
        [1, darken(tone, 0.28)],
      ])}"/><ellipse cx="41" cy="-3" rx="8" ry="15" fill="${darken(tone, 0.4)}" transform="rotate(-18 41 -3)"/><path d="M-40 -4L38 -10M-38 6L40 2" stroke="${darken(tone, 0.2)}" stroke-width="2" opacity=".5"/>`,
  },
  cube: {
    size: 38,
    draw: (canvas, tone) =>
      `<path d="M-34 -14L0 -32L34 -14L0 4Z" fill="${lighten(tone, 0.5)}"/><path d="M-34 -14L0 4V40L-34 22Z" fill="${canvas.vertical([
        [0, lighten(tone, 0.15)],
        [1, tone],
      ])}"/><path d="M34 -14L0 4V40L34 22Z" fill="${darken(tone, 0.2)}"/>`,
  },
  crumb: {
    size: 13,
    draw: (canvas, tone) =>
      `<path d="M-14 0L-4 -12L10 -8L14 6L0 12Z" fill="${canvas.linear(
        [
          [0, lighten(tone, 0.4)],
          [1, darken(tone, 0.14)],
        ],
        0,
        0,
        1,
        1,
      )}"/>`,
  },
} as const satisfies Readonly<Record<string, Piece>>;
