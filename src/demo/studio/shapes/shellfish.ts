/** Shellfish and squid on the slab. */
import type { PackArt } from '../../types.ts';
import { n, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Pack, PackDrawer } from '../parts/pack.ts';
import { lying, onSlab, rows } from '../parts/slab.ts';
import { between, seeded } from '../random.ts';

interface Creature {
  readonly drawings: readonly string[];
  readonly outline: string;
}

const gloss = (canvas: Canvas, tone: string): string =>
  canvas.radial(
    [
      [0, lighten(tone, 0.5)],
      [0.45, tone],
      [1, darken(tone, 0.46)],
    ],
    0.36,
    0.3,
    0.8,
  );

const oval = (rx: number, ry: number): string => `M${-rx} 0A${rx} ${ry} 0 1 1 ${rx} 0A${rx} ${ry} 0 1 1 ${-rx} 0Z`;

/** A brown crab from above: the pie-crust edge, black-tipped claws, legs folded beside. */
function crab(canvas: Canvas, tone: string): string {
  const shell = 'M-190 -10C-196 -70 -130 -112 0 -116C130 -112 196 -70 190 -10C176 62 96 104 0 106C-96 104 -176 62 -190 -10Z';
  const crust = Array.from({ length: 19 }, (_, index) => {
    const angle = Math.PI * (1.04 + (index / 18) * 0.92);
    return `<circle cx="${n(Math.cos(angle) * 184)}" cy="${n(Math.sin(angle) * 112 - 4)}" r="17"/>`;
  }).join('');
  const leg = (side: number, at: number): string =>
    `<path d="M${n(side * 150)} ${n(20 + at * 26)}Q${n(side * (236 + at * 4))} ${n(-6 + at * 40)} ${n(side * (262 - at * 16))} ${n(70 + at * 44)}Q${n(side * (258 - at * 20))} ${n(104 + at * 40)} ${n(side * (230 - at * 22))} ${n(120 + at * 38)}" stroke="${darken(tone, 0.2)}" stroke-width="26" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M${n(side * 160)} ${n(14 + at * 26)}Q${n(side * (232 + at * 4))} ${n(-12 + at * 40)} ${n(side * (254 - at * 16))} ${n(60 + at * 44)}" stroke="${lighten(tone, 0.3)}" stroke-width="7" stroke-linecap="round" fill="none" opacity=".6"/>`;
  const pincer = (side: number): string =>
    `<g transform="scale(${side} 1)"><path d="M120 -70Q206 -90 236 -150" stroke="${darken(tone, 0.12)}" stroke-width="46" stroke-linecap="round" fill="none"/><path d="M196 -140C206 -206 262 -236 312 -214C326 -196 310 -180 284 -176C312 -178 326 -160 312 -146C286 -112 216 -98 196 -140Z" fill="${gloss(canvas, tone)}"/><path d="M300 -218C330 -206 316 -186 292 -180ZM314 -168C332 -152 312 -138 296 -142Z" fill="#221815"/></g>`;
  return [
    [0, 1, 2, 3].map((at) => leg(-1, at) + leg(1, at)).join(''),
    pincer(-1) + pincer(1),
    `<path d="${shell}" transform="translate(0 16)" fill="${darken(tone, 0.5)}"/><g fill="${darken(tone, 0.06)}">${crust}</g><path d="${shell}" fill="${gloss(canvas, tone)}"/>`,
    `<path d="M-120 -40C-60 -66 60 -66 120 -40M-96 30C-40 4 40 4 96 30M0 -30V40" stroke="${darken(tone, 0.4)}" stroke-opacity=".5" stroke-width="6" fill="none"/><g fill="${darken(tone, 0.35)}" opacity=".4">${Array.from({ length: 26 }, (_, index) => `<circle cx="${n(Math.cos(index * 2.4) * (20 + index * 5.4))}" cy="${n(Math.sin(index * 2.4) * (12 + index * 3) - 6)}" r="${2 + (index % 3)}"/>`).join('')}</g><path d="M-110 -66C-50 -92 30 -94 90 -78" stroke="#fff" stroke-opacity=".5" stroke-width="13" stroke-linecap="round" fill="none"/>`,
  ].join('');
}

/** Half a crab, cut through the middle of its shell: one claw, its legs, and the white meat in the cut. Centred on the origin. */
function halfCrab(canvas: Canvas, tone: string): string {
  const cut = 'M-14 -112C26 -96 34 -40 34 0S26 88 -14 104Q-30 0 -14 -112Z';
  const chambers = [-78, -46, -14, 18, 50, 78].map((y) => `M-20 ${y - 4}Q8 ${y - 10} 30 ${n(y * 0.9)}`).join('');
  return `<g transform="translate(146 16)">${canvas.clipped('M-360 -260H0V240H-360Z', crab(canvas, tone))}<path d="${cut}" fill="#fbf3e8" stroke="${darken(tone, 0.3)}" stroke-width="7"/><path d="${chambers}" stroke="#d9b9a0" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M2 -66V60" stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-dasharray="18 14"/></g>`;
}

/** A dressed crab: its own shell filled with brown and white meat. */
function dressedCrab(canvas: Canvas, tone: string): string {
  const shell = 'M-190 -20C-180 -90 -100 -116 0 -116S180 -90 190 -20C176 56 96 104 0 106C-96 104 -176 56 -190 -20Z';
  const inner = 'M-164 -18C-154 -76 -86 -96 0 -96S154 -76 164 -18C150 44 84 84 0 86C-84 84 -150 44 -164 -18Z';
  const flakes = (from: number, to: number, seed: number): string => {
    const random = seeded(seed);
    return Array.from(
      { length: 46 },
      () => `M${n(between(random, from, to))} ${n(between(random, -90, 80))}l${n(between(random, 8, 26))} ${n(between(random, -7, 7))}`,
    ).join('');
  };
  return `<path d="${shell}" transform="translate(0 14)" fill="${darken(tone, 0.5)}"/><path d="${shell}" fill="${gloss(canvas, tone)}"/>${canvas.clipped(inner, `<rect x="-200" y="-120" width="400" height="240" fill="#f3e7dc"/><rect x="-58" y="-120" width="116" height="240" fill="#9a6238"/><path d="${flakes(-170, -70, 3)}${flakes(60, 160, 4)}" stroke="#fffaf4" stroke-width="9" stroke-linecap="round"/><path d="${flakes(-170, -70, 5)}${flakes(60, 160, 6)}" stroke="#e3a58c" stroke-width="4" stroke-linecap="round" opacity=".7"/><path d="${flakes(-54, 40, 7)}" stroke="#7b4a26" stroke-width="8" stroke-linecap="round" opacity=".7"/>`)}<path d="${inner}" fill="none" stroke="${darken(tone, 0.4)}" stroke-width="5"/>`;
}

/** A lobster from above, claws forward; a spiny one has none, a tail is only the tail. */
function lobster(canvas: Canvas, tone: string, kind: 'whole' | 'tail' | 'langoustine'): string {
  const segments = Array.from({ length: 6 }, (_, index) => {
    const [x, half] = [40 + index * 44, 66 - index * 5];
    return `<path d="M${x} ${-half}Q${x + 36} ${n(-half * 0.96)} ${x + 50} ${n(-half * 0.86)}V${n(half * 0.86)}Q${x + 36} ${n(half * 0.96)} ${x} ${half}Q${x - 16} 0 ${x} ${-half}Z" fill="${canvas.vertical(
      [
        [0, darken(tone, 0.3)],
        [0.35, lighten(tone, 0.34)],
        [0.6, tone],
        [1, darken(tone, 0.4)],
      ],
    )}" stroke="${darken(tone, 0.5)}" stroke-width="3"/>`;
  }).join('');
  const fan = [-2, -1, 0, 1, 2]
    .map(
      (at) =>
        `<ellipse cx="344" cy="${at * 26}" rx="52" ry="24" fill="${at % 2 ? tone : darken(tone, 0.14)}" stroke="${darken(tone, 0.45)}" stroke-width="3" transform="rotate(${at * 14} 296 0)"/>`,
    )
    .join('');
  if (kind === 'tail')
    return `<g transform="translate(-210 0)"><path d="M44 -64C10 -52 6 52 44 64Q70 0 44 -64Z" fill="#f6ebe4"/>${fan}${segments}</g>`;
  const isSmall = kind === 'langoustine';
  const reach = isSmall ? 250 : 210;
  const arm = (side: number): string =>
    `<path d="M-150 ${side * 44}Q-230 ${side * 110} ${-reach - 60} ${side * 84}" stroke="${darken(tone, 0.16)}" stroke-width="${isSmall ? 16 : 30}" fill="none" stroke-linecap="round"/><path d="M${-reach - 40} ${side * 84}C${-reach - 70} ${side * (isSmall ? 62 : 36)} ${-reach - 170} ${side * (isSmall ? 60 : 30)} ${-reach - 214} ${side * 70}C${-reach - 190} ${side * 76} ${-reach - 176} ${side * 80} ${-reach - 160} ${side * 84}C${-reach - 184} ${side * 92} ${-reach - 200} ${side * 100} ${-reach - 206} ${side * 112}C${-reach - 150} ${side * (isSmall ? 118 : 146)} ${-reach - 60} ${side * (isSmall ? 112 : 132)} ${-reach - 40} ${side * 84}Z" fill="${gloss(canvas, tone)}" stroke="${darken(tone, 0.45)}" stroke-width="3"/>`;
  const legs = [-1, 1]
    .map((side) =>
      [0, 1, 2, 3]
        .map(
          (at) =>
            `<path d="M${-100 + at * 36} ${side * 54}Q${-110 + at * 44} ${side * 116} ${-140 + at * 60} ${side * 142}" stroke="${darken(tone, 0.2)}" stroke-width="11" fill="none" stroke-linecap="round"/>`,
        )
        .join(''),
    )
    .join('');
  return `${legs}${arm(-1)}${arm(1)}<path d="M-190 -14C-330 -60 -420 -150 -430 -190M-190 14C-330 60 -420 150 -430 190" stroke="${darken(tone, 0.2)}" stroke-width="6" fill="none"/>${fan}${segments}<path d="M-214 0C-190 -46 -100 -74 0 -72Q46 -68 54 0Q46 68 0 72C-100 74 -190 46 -214 0Z" fill="${canvas.vertical(
    [
      [0, darken(tone, 0.3)],
      [0.3, lighten(tone, 0.36)],
      [0.6, tone],
      [1, darken(tone, 0.42)],
    ],
  )}" stroke="${darken(tone, 0.5)}" stroke-width="3"/><path d="M-200 0H50M-40 -66Q-70 0 -40 66" stroke="${darken(tone, 0.45)}" stroke-opacity=".6" stroke-width="4" fill="none"/>`;
}

/** A mussel, shut or open on its orange meat. */
function mussel(canvas: Canvas, tone: string, kind: 'shut' | 'open' | 'half' | 'butter'): string {
  const shell = 'M-110 22C-112 -20 -56 -62 26 -60C92 -58 124 -22 114 10C104 46 44 60 -30 54C-76 50 -108 44 -110 22Z';
  const growth = [0.84, 0.66, 0.48]
    .map(
      (scale) =>
        `<path d="${shell}" transform="translate(${n(-40 * (1 - scale) * 1.6)} ${n(14 * (1 - scale))})scale(${scale})" fill="none" stroke="${lighten(tone, 0.5)}" stroke-opacity=".4" stroke-width="4"/>`,
    )
    .join('');
  const inside = `<path d="M-92 18C-92 -14 -44 -44 28 -42C80 -40 102 -14 94 8C84 34 36 44 -26 40C-64 38 -92 34 -92 18Z" fill="${canvas.linear(
    [
      [0, '#dfe6ee'],
      [0.5, '#b9c6d6'],
      [1, '#7f8ea3'],
    ],
    0,
    0,
    1,
    1,
  )}"/><path d="M-62 14C-58 -14 -16 -30 34 -26C70 -22 80 -2 68 12C48 28 6 30 -24 26C-48 24 -64 24 -62 14Z" fill="${canvas.radial(
    [
      [0, '#ffcb82'],
      [0.6, '#ee9a3a'],
      [1, '#b9651c'],
    ],
    0.4,
    0.35,
    0.7,
  )}"/><path d="M-30 4Q10 -14 56 0M-20 16Q14 8 44 14" stroke="#8e4c14" stroke-width="4" fill="none" opacity=".6"/>`;
  const butter =
    '<ellipse cx="6" cy="-2" rx="58" ry="24" fill="#f3dc7a" opacity=".88"/><path d="M-30 -8h10M0 4h12M24 -10h10M-12 10h9M40 4h8" stroke="#4e7d2c" stroke-width="7" stroke-linecap="round"/>';
  return `<path d="${shell}" transform="translate(0 10)" fill="#07090b" opacity=".6"/><path d="${shell}" fill="${canvas.linear(
    [
      [0, lighten(tone, 0.34)],
      [0.4, tone],
      [1, darken(tone, 0.55)],
    ],
    0,
    0,
    0.6,
    1,
  )}"/>${kind === 'shut' ? growth : inside}${kind === 'butter' ? butter : ''}<path d="M-74 -14Q-22 -50 50 -46" stroke="#fff" stroke-opacity="${kind === 'shut' ? '.6' : '.3'}" stroke-width="7" stroke-linecap="round" fill="none"/>`;
}

const musselOutline = oval(114, 60);

/** A ribbed shell: cockles and clams. */
function clam(canvas: Canvas, tone: string): string {
  const outline = 'M-110 20C-112 -50 -50 -84 6 -84C70 -82 116 -40 110 20C90 66 40 80 0 80S-92 66 -110 20Z';
  const ribs = Array.from(
    { length: 7 },
    (_, index) =>
      `<path d="${outline}" transform="translate(0 ${n((1 - (0.92 - index * 0.12)) * 56)})scale(${n((0.92 - index * 0.12) * 100) === '0' ? 1 : Math.round((0.92 - index * 0.12) * 100) / 100})" fill="none" stroke="${darken(tone, 0.34)}" stroke-opacity=".5" stroke-width="5"/>`,
  ).join('');
  return `<path d="${outline}" transform="translate(0 12)" fill="${darken(tone, 0.6)}"/><path d="${outline}" fill="${canvas.radial(
    [
      [0, lighten(tone, 0.5)],
      [0.6, tone],
      [1, darken(tone, 0.34)],
    ],
    0.45,
    0.4,
    0.7,
  )}"/>${ribs}`;
}

/** A squid's tube, cleaned: white, open at one end. */
const tubeOutline = 'M-210 0C-150 -62 -20 -92 130 -80Q176 -74 178 0Q176 74 130 80C-20 92 -150 62 -210 0Z';

function tube(canvas: Canvas, tone: string): string {
  return `<path d="${tubeOutline}" transform="translate(0 16)" fill="${mix(tone, '#7c7076', 0.45)}"/><path d="${tubeOutline}" fill="${canvas.vertical(
    [
      [0, mix(tone, '#a99aa2', 0.25)],
      [0.3, '#ffffff'],
      [0.62, tone],
      [1, mix(tone, '#8d7f86', 0.4)],
    ],
  )}"/><ellipse cx="150" rx="28" ry="70" fill="${mix(tone, '#8d7f86', 0.35)}"/><ellipse cx="154" rx="20" ry="56" fill="#5e5357" opacity=".65"/><path d="M-150 -32C-60 -62 40 -64 110 -56" stroke="#fff" stroke-opacity=".9" stroke-width="13" stroke-linecap="round" fill="none"/>`;
}

/** A small squid or a cuttlefish with its arms. */
function squid(canvas: Canvas, tone: string, isBroad: boolean): string {
  const half = isBroad ? 104 : 60;
  const arms = Array.from({ length: 8 }, (_, index) => {
    const y = (index - 3.5) * (isBroad ? 15 : 12);
    return `<path d="M150 ${n(y)}Q${n(220 + (index % 3) * 16)} ${n(y * 1.7)} ${n((isBroad ? 250 : 290) + (index % 2) * 22)} ${n(y * 2 + ((index % 2) - 0.5) * 34)}" stroke="${index % 2 ? darken(tone, 0.14) : tone}" stroke-width="${isBroad ? 18 : 14}" stroke-linecap="round" fill="none"/>`;
  }).join('');
  const wing = isBroad
    ? `<path d="M-236 0C-220 ${-half - 26} -40 ${-half - 40} 120 ${-half + 26}V${half - 26}C-40 ${half + 40} -220 ${half + 26} -236 0Z" fill="${darken(tone, 0.1)}"/>`
    : `<path d="M-230 0L-130 -100Q-90 -80 -84 0Q-90 80 -130 100Z" fill="${darken(tone, 0.08)}"/>`;
  return `${arms}${wing}<path d="M-230 0C-190 ${n(-half * 0.9)} -20 ${-half} 110 ${n(-half * 0.76)}Q150 0 110 ${n(half * 0.76)}C-20 ${half} -190 ${n(half * 0.9)} -230 0Z" fill="${canvas.vertical(
    [
      [0, darken(tone, 0.16)],
      [0.3, lighten(tone, 0.55)],
      [0.65, tone],
      [1, darken(tone, 0.34)],
    ],
  )}"/><path d="M104 ${n(-half * 0.6)}Q164 ${n(-half * 0.7)} 170 0Q164 ${n(half * 0.7)} 104 ${n(half * 0.6)}Z" fill="${darken(tone, 0.1)}"/><g fill="${mix(darken(tone, 0.3), '#7a3a56', 0.5)}" opacity=".4">${Array.from({ length: 40 }, (_, index) => `<circle cx="${-200 + ((index * 61) % 300)}" cy="${n(((((index * 37) % 100) - 50) / 50) * half * 0.62)}" r="${1.6 + (index % 3)}"/>`).join('')}</g><path d="M-150 ${n(-half * 0.46)}C-60 ${n(-half * 0.76)} 20 ${n(-half * 0.74)} 80 ${n(-half * 0.6)}" stroke="#fff" stroke-opacity=".7" stroke-width="11" stroke-linecap="round" fill="none"/>`;
}

/** A small octopus: round head, eight curling arms with suckers. */
function octopus(canvas: Canvas, tone: string): string {
  const arms = Array.from({ length: 8 }, (_, index) => {
    const angle = -1.3 + (index / 7) * 2.6;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const path = `M${n(20 + dx * 40)} ${n(dy * 44)}Q${n(20 + dx * 120)} ${n(dy * 130)} ${n(20 + dx * 150)} ${n(dy * 160 + 22)}T${n(20 + dx * 190)} ${n(dy * 150)}`;
    return `<path d="${path}" stroke="${darken(tone, 0.1)}" stroke-width="25" stroke-linecap="round" fill="none"/><path d="${path}" stroke="${lighten(tone, 0.6)}" stroke-width="7" stroke-dasharray="2 13" stroke-linecap="round" fill="none"/>`;
  }).join('');
  return `${arms}<path d="M70 0C70 54 -10 84 -90 76C-160 68 -176 -68 -90 -78C-10 -84 70 -54 70 0Z" fill="${gloss(canvas, tone)}"/><path d="M-120 -44C-90 -64 -40 -66 0 -54" stroke="#fff" stroke-opacity=".5" stroke-width="10" stroke-linecap="round" fill="none"/>`;
}

/** A scallop's muscle, with or without its coral. */
function scallop(canvas: Canvas, hasRoe: boolean): string {
  const roe = hasRoe
    ? `<path d="M30 30C90 10 150 34 140 76C110 108 40 96 10 70Z" fill="${canvas.radial(
        [
          [0, '#ffab6b'],
          [1, '#d9602a'],
        ],
        0.4,
        0.3,
        0.8,
      )}"/>`
    : '';
  return `${roe}<path d="${oval(92, 80)}" transform="translate(0 20)" fill="#b9a78c"/><path d="${oval(92, 80)}" fill="${canvas.radial(
    [
      [0, '#fffdf6'],
      [0.6, '#f3e7d0'],
      [1, '#d2bf9f'],
    ],
    0.42,
    0.36,
    0.7,
  )}"/><path d="M-70 -20Q0 -50 70 -18M-74 8Q0 -18 76 12M-60 36Q0 14 60 40" stroke="#c9b48e" stroke-opacity=".5" stroke-width="4" fill="none"/><path d="M-46 -44Q0 -64 44 -46" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none"/>`;
}

/** Picked meat: flakes and strands. */
function meat(canvas: Canvas, tones: readonly string[], seed: number): string {
  const random = seeded(seed);
  const mound = 'M-430 150C-440 0 -300 -190 -40 -210C220 -214 420 -60 430 140C300 220 -320 226 -430 150Z';
  const strands = (colour: string, width: number, count: number): string =>
    `<path d="${Array.from({ length: count }, () => `M${n(between(random, -420, 380))} ${n(between(random, -200, 180))}q${n(between(random, 14, 34))} ${n(between(random, -16, 16))} ${n(between(random, 34, 70))} ${n(between(random, -14, 14))}`).join('')}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
  const [base = '#eee', light = '#fff', dark = '#ccc'] = tones;
  return `<path d="${mound}" transform="translate(8 20)" fill="#0b0e10" opacity=".4"/>${canvas.clipped(mound, `<path d="${mound}" fill="${darken(base, 0.16)}"/>${strands(darken(dark, 0.1), 24, 90)}${strands(base, 22, 130)}${strands(light, 15, 120)}${strands('#ffffff', 5, 60)}`)}`;
}

function scattered(
  canvas: Canvas,
  art: PackArt,
  { drawings, outline }: Creature,
  counts: readonly number[],
  dx: number,
  dy: number,
  scale: number,
  turn = 3,
): Pack {
  const goods = rows(counts, dx, dy, art.seed, 0.1).map((spot, index) =>
    lying(drawings[index % drawings.length]!, outline, spot.x - 24, spot.y - 26, scale, spot.turn * turn, index % 3 === 2),
  );
  return onSlab(canvas, art, goods.join(''));
}

const crabRed = '#c9532c';

/** Every creature by its words: the first that a title has. */
const creatures: readonly (readonly [RegExp, (canvas: Canvas, art: PackArt) => Pack])[] = [
  [
    /dressed crab/i,
    (c, art) =>
      scattered(c, art, { drawings: [c.symbol(() => dressedCrab(c, crabRed))], outline: oval(190, 112) }, [2, 2], 440, 262, 1, 0.6),
  ],
  [/white crab meat/i, (c, art) => onSlab(c, art, meat(c, ['#f5e9dd', '#fffaf3', '#e8b7a0'], 3))],
  [/brown crab meat/i, (c, art) => onSlab(c, art, meat(c, ['#9a6238', '#c08a58', '#6d4122'], 4))],
  [/lobster meat/i, (c, art) => onSlab(c, art, meat(c, ['#f4e3d8', '#fff6ee', '#d8482a'], 5))],
  [
    /mussel meat/i,
    (c, art) =>
      scattered(
        c,
        art,
        { drawings: [c.symbol(() => mussel(c, '#e38f36', 'shut'))], outline: musselOutline },
        [5, 6, 6, 5],
        150,
        120,
        0.72,
        8,
      ),
  ],
  [
    /cockle meat/i,
    (c, art) =>
      scattered(c, art, { drawings: [c.symbol(() => clam(c, '#c58a45'))], outline: oval(110, 82) }, [7, 8, 8, 7, 6], 112, 96, 0.42, 12),
  ],
  [
    /lobster tails|lobster.*tail/i,
    (c, art) =>
      scattered(
        c,
        art,
        { drawings: [c.symbol(() => lobster(c, /spiny/i.test(art.title) ? '#c9702c' : '#4a4f4c', 'tail'))], outline: oval(180, 60) },
        [2, 2],
        430,
        230,
        /spiny/i.test(art.title) ? 0.92 : 0.84,
        1.4,
      ),
  ],
  [
    /langoustine/i,
    (c, art) =>
      scattered(
        c,
        art,
        { drawings: [c.symbol(() => lobster(c, '#e88a58', 'langoustine'))], outline: oval(420, 80) },
        [1, 1, 1],
        0,
        176,
        0.96,
        0.8,
      ),
  ],
  [
    /lobster/i,
    (c, art) =>
      scattered(c, art, { drawings: [c.symbol(() => lobster(c, '#b92d1a', 'whole'))], outline: oval(420, 140) }, [1, 1], 0, 268, 1.06, 0.7),
  ],
  [
    /crayfish/i,
    (c, art) =>
      scattered(
        c,
        art,
        { drawings: [c.symbol(() => lobster(c, '#d9512e', 'tail'))], outline: oval(180, 60) },
        [3, 4, 4, 3],
        210,
        130,
        0.5,
        6,
      ),
  ],
  [
    /snow crab/i,
    (c, art) =>
      scattered(c, art, { drawings: [c.symbol(() => cluster(c, '#e8864a'))], outline: oval(330, 110) }, [1, 1], 0, 260, 1.14, 0.8),
  ],
  [
    /soft shell/i,
    (c, art) => scattered(c, art, { drawings: [c.symbol(() => crab(c, '#8a917c'))], outline: oval(220, 140) }, [3, 2], 300, 270, 0.66, 2),
  ],
  [
    /swimming crab/i,
    (c, art) =>
      scattered(c, art, { drawings: [c.symbol(() => halfCrab(c, '#5b7f95'))], outline: oval(150, 130) }, [3, 3], 268, 276, 0.66, 1.4),
  ],
  [
    /crab/i,
    (c, art) => {
      const [count, scale] = c.isLettered ? [2, 0.72] : [1, 0.88]; // One fills the room of a ticket.
      return scattered(c, art, { drawings: [c.symbol(() => crab(c, crabRed))], outline: oval(240, 150) }, [count], 470, 0, scale, 0.6);
    },
  ],
  [
    /squid rings/i,
    (c, art) => scattered(c, art, { drawings: [c.symbol(() => ringOf(c))], outline: oval(92, 74) }, [4, 5, 5, 4], 178, 138, 0.92, 8),
  ],
  [
    /squid tube/i,
    (c, art) => scattered(c, art, { drawings: [c.symbol(() => tube(c, '#f3ecec'))], outline: tubeOutline }, [2, 2, 1], 430, 176, 0.98, 0.8),
  ],
  [
    /cuttlefish/i,
    (c, art) =>
      scattered(c, art, { drawings: [c.symbol(() => squid(c, '#f1ebe6', true))], outline: oval(240, 112) }, [1, 2], 480, 270, 0.94, 0.8),
  ],
  [
    /squid/i,
    (c, art) =>
      scattered(c, art, { drawings: [c.symbol(() => squid(c, '#dcb6c0', false))], outline: oval(250, 70) }, [2, 2, 2], 440, 170, 0.68, 1.4),
  ],
  [
    /octopus/i,
    (c, art) =>
      scattered(c, art, { drawings: [c.symbol(() => octopus(c, '#93586f'))], outline: oval(160, 120) }, [3, 2], 300, 260, 0.84, 3),
  ],
  [
    /scallop/i,
    (c, art) =>
      scattered(
        c,
        art,
        { drawings: [c.symbol(() => scallop(c, /roe on/i.test(art.title)))], outline: oval(92, 84) },
        /queen/i.test(art.title) ? [5, 6, 6, 5] : [3, 4, 3],
        /queen/i.test(art.title) ? 148 : 220,
        /queen/i.test(art.title) ? 128 : 188,
        /queen/i.test(art.title) ? 0.6 : 1,
        5,
      ),
  ],
  [
    /clam|cockle/i,
    (c, art) =>
      scattered(
        c,
        art,
        { drawings: [c.symbol(() => clam(c, '#d3bd98')), c.symbol(() => clam(c, '#c2a987'))], outline: oval(110, 82) },
        [4, 5, 4],
        196,
        168,
        0.82,
        6,
      ),
  ],
  [
    /half shell/i,
    (c, art) =>
      scattered(c, art, { drawings: [c.symbol(() => mussel(c, '#4f7a43', 'half'))], outline: musselOutline }, [3, 4, 3], 238, 168, 0.98, 4),
  ],
  [
    /garlic butter/i,
    (c, art) =>
      scattered(
        c,
        art,
        { drawings: [c.symbol(() => mussel(c, '#2a3240', 'butter'))], outline: musselOutline },
        [3, 4, 3],
        238,
        168,
        0.98,
        4,
      ),
  ],
  [
    /mix/i,
    (c, art) =>
      scattered(
        c,
        art,
        {
          drawings: [
            c.symbol(() => ringOf(c)),
            c.symbol(() => mussel(c, '#e38f36', 'shut')),
            c.symbol(() => curled(c, '#ef9a80')),
            c.symbol(() => scallop(c, false)),
          ],
          outline: oval(84, 62),
        },
        [5, 5, 5, 4],
        166,
        132,
        0.72,
        8,
      ),
  ],
  [
    /mussel/i,
    (c, art) =>
      scattered(
        c,
        art,
        {
          drawings: [
            c.symbol(() => mussel(c, '#28303c', 'shut')),
            c.symbol(() => mussel(c, '#28303c', 'open')),
            c.symbol(() => mussel(c, '#343c48', 'shut')),
          ],
          outline: musselOutline,
        },
        [4, 4, 4, 3],
        216,
        132,
        0.94,
        6,
      ),
  ],
];

/** A raw ring of squid. */
function ringOf(canvas: Canvas): string {
  return `<ellipse rx="78" ry="60" cy="10" fill="none" stroke="#8f8388" stroke-width="34"/><ellipse rx="78" ry="60" fill="none" stroke="${canvas.linear(
    [
      [0, '#ffffff'],
      [0.5, '#f1e7e7'],
      [1, '#c9b8bd'],
    ],
    0,
    0,
    1,
    1,
  )}" stroke-width="32"/><path d="M-80 -20A78 60 0 0 1 20 -62" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none"/>`;
}

/** A snow crab's legs on their shoulder. */
function cluster(canvas: Canvas, tone: string): string {
  return `${[-1.5, -0.5, 0.5, 1.5].map((at) => `<path d="M-210 ${n(at * 18)}Q-60 ${n(at * 74)} 90 ${n(at * 60)}T320 ${n(at * 84)}" stroke="${darken(tone, 0.24)}" stroke-width="46" stroke-linecap="round" fill="none"/><path d="M-210 ${n(at * 18 - 6)}Q-60 ${n(at * 74 - 8)} 90 ${n(at * 60 - 8)}T320 ${n(at * 84 - 8)}" stroke="${lighten(tone, 0.36)}" stroke-width="18" stroke-linecap="round" fill="none" opacity=".85"/><circle cx="90" cy="${n(at * 60)}" r="25" fill="${darken(tone, 0.1)}"/>`).join('')}<path d="M-300 0C-300 -70 -220 -88 -170 -60V60C-220 88 -300 70 -300 0Z" fill="${gloss(canvas, tone)}"/>`;
}

/** A peeled prawn, curled. */
function curled(canvas: Canvas, tone: string): string {
  return `<path d="M-60 30A62 56 0 1 1 66 18" stroke="${darken(tone, 0.25)}" stroke-width="42" stroke-linecap="round" fill="none" transform="translate(0 8)"/><path d="M-60 30A62 56 0 1 1 66 18" stroke="${canvas.linear(
    [
      [0, lighten(tone, 0.5)],
      [1, tone],
    ],
    0,
    0,
    1,
    1,
  )}" stroke-width="40" stroke-linecap="round" fill="none"/><path d="M-70 -14l26 12M-46 -52l18 24M0 -70l2 28M46 -52l-16 24M70 -14l-26 12" stroke="${darken(tone, 0.3)}" stroke-opacity=".55" stroke-width="5"/>`;
}

/** Shellfish, squid and their kin. */
export const shellfish: PackDrawer = (canvas, art) => {
  const draw = creatures.find(([words]) => words.test(art.title))?.[1] ?? creatures.at(-1)![1];
  return draw(canvas, art);
};

/** A prawn from the side: in its shell with legs and feelers, or peeled with the tail left on. */
function prawn(canvas: Canvas, tone: string, look: { readonly isWhole: boolean; readonly isPeeled: boolean }): string {
  const { isWhole, isPeeled } = look;
  const body =
    'M-96 26C-104 -50 -40 -96 34 -88C92 -80 118 -34 104 14L62 10C66 -20 48 -38 18 -40C-18 -42 -42 -18 -46 26C-50 44 -90 46 -96 26Z';
  const segments = '<path d="M-92 -16L-46 0M-66 -62L-32 -26M-14 -88L-6 -42M42 -88L26 -40M88 -58L52 -28M106 -18L64 -8"/>';
  const head = isWhole
    ? `<path d="M-98 20C-120 50 -104 92 -60 96C-30 92 -36 44 -46 22Z" fill="${gloss(canvas, darken(tone, 0.06))}"/><circle cx="-84" cy="74" r="7" fill="#14100e"/><path d="M-92 88Q-150 110 -190 84M-86 94Q-130 140 -180 136M-60 -30" stroke="${darken(tone, 0.2)}" stroke-width="4" fill="none"/>`
    : '';
  const legs = isPeeled
    ? ''
    : `<path d="M-40 30L-10 56M-30 8L4 34M-10 -10L22 18M16 -22L44 6M40 -20L60 16" stroke="${darken(tone, 0.22)}" stroke-width="6" stroke-linecap="round"/>`;
  const tailFan = `<path d="M62 10L104 14L136 66L104 58L96 84L76 54L48 70Z" fill="${darken(tone, isPeeled ? 0.2 : 0.26)}"/><path d="M80 18L90 62M92 18L118 56" stroke="${lighten(tone, 0.4)}" stroke-width="3" opacity=".7"/>`;
  return `${legs}${tailFan}${head}<path d="${body}" transform="translate(0 9)" fill="${darken(tone, 0.5)}"/><path d="${body}" fill="${canvas.linear(
    [
      [0, lighten(tone, isPeeled ? 0.6 : 0.34)],
      [0.5, tone],
      [1, darken(tone, 0.24)],
    ],
    0,
    0,
    0.7,
    1,
  )}"/><g stroke="${darken(tone, 0.36)}" stroke-opacity="${isPeeled ? '.35' : '.7'}" stroke-width="4" fill="none">${segments}</g><path d="M-70 -26C-46 -66 20 -84 66 -58" stroke="#fff" stroke-opacity=".65" stroke-width="9" stroke-linecap="round" fill="none"/>`;
}

const prawnOutline = oval(108, 84);

/** Prawns: raw ones grey or grey-blue, cooked ones pink; the more to a pound, the smaller. */
export const prawns: PackDrawer = (canvas, art) => {
  const { title } = art;
  const isCooked = /cooked|crevette|shrimps peeled/i.test(title);
  const tone = /argentine/i.test(title)
    ? '#d8503c'
    : /crevette/i.test(title)
      ? '#e8784e'
      : /brown shrimp/i.test(title)
        ? '#b5835a'
        : isCooked
          ? '#f0957a'
          : /tiger/i.test(title)
            ? '#6f7f86'
            : /freshwater/i.test(title)
              ? '#5f86a8'
              : '#b9b3ae';
  const isPeeled = /peeled|cooked king|tiger prawns 13|headless/i.test(title) && !/shell on/i.test(title);
  const isWhole = /shell on prawns|crevette|argentine/i.test(title);
  const drawing = canvas.symbol(() => prawn(canvas, tone, { isWhole, isPeeled }));
  const toThePound = Number(/(\d+)\/\d+/.exec(art.grade ?? title)?.[1] ?? 26);
  const [counts, dx, dy, scale] =
    toThePound <= 8 ? [[3, 3], 280, 240, 1.2] as const
    : toThePound <= 16 ? [[3, 4, 3], 226, 178, 0.96] as const
    : toThePound <= 26 ? [[4, 5, 4], 190, 160, 0.8] as const
    : toThePound <= 40 ? [[5, 6, 5, 5], 156, 122, 0.66] as const
    : [[6, 7, 7, 7, 6], 128, 100, 0.5] as const; // prettier-ignore
  // Within one arrangement the finer grade is drawn a little smaller.
  const finer = (20 / toThePound) ** 0.1;
  return scattered(canvas, art, { drawings: [drawing], outline: prawnOutline }, counts, dx, dy, scale * finer, 5);
};
