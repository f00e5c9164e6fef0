/** Cuts of fish on the slab: fillets with and without skin, loins, steaks, tails, wings, smoked sides. */
import type { PackArt } from '../../types.ts';
import { n, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Pack, PackDrawer } from '../parts/pack.ts';
import { lying, onSlab, rows } from '../parts/slab.ts';
import { between, seeded } from '../random.ts';
import { scaleNet, skinMarks } from './whole-fish.ts';
import { speciesOf, type Species } from './species.ts';

/** Outlines of fillets, thick end to the left, 640 units long around the origin. */
const outlines = {
  round:
    'M-318 14C-322 -52 -262 -98 -150 -104C-20 -110 120 -72 236 -34C280 -20 312 -10 320 2C316 20 278 28 236 40C130 76 10 104 -120 108C-250 112 -312 76 -318 14Z',
  notched:
    'M-314 -8C-312 -60 -256 -98 -150 -104C-20 -110 120 -74 236 -44L306 -30Q314 2 306 34L236 42C130 76 10 104 -120 108C-234 112 -300 84 -312 34C-290 24 -250 18 -216 14C-250 10 -290 4 -314 -8Z',
  flat: 'M-302 4C-276 -66 -160 -98 -20 -94C120 -90 240 -46 308 -2C246 46 126 84 -14 92C-156 98 -276 70 -302 4Z',
  narrow: 'M-316 4C-306 -44 -236 -66 -120 -68C20 -70 170 -44 316 -6C320 2 318 10 312 14C170 46 20 72 -120 74C-238 74 -306 50 -316 4Z',
  plump:
    'M-300 20C-310 -74 -230 -132 -110 -136C20 -138 150 -112 250 -62C300 -36 318 -12 316 8C310 30 280 50 240 68C130 118 10 136 -120 138C-240 140 -296 102 -300 20Z',
  lobed:
    'M-264 -14C-284 -84 -210 -122 -120 -108C-20 -116 110 -84 200 -40C250 -18 268 -8 270 2C262 20 230 30 190 44C100 86 -10 104 -120 100C-176 114 -240 104 -248 62C-216 46 -214 14 -264 -14Z',
  slab: 'M-310 -70Q-312 -112 -260 -116L180 -124C260 -122 318 -80 320 -20C322 50 280 104 200 116L-250 122Q-306 118 -308 70Z',
  side: 'M-400 10C-404 -74 -330 -128 -190 -134C-10 -140 190 -96 400 -26C408 -12 406 6 396 18C200 84 10 122 -170 132C-330 138 -398 88 -400 10Z',
} as const;

type Outline = keyof typeof outlines;

/** Height of an outline, for laying skin on it. */
const halves: Readonly<Record<Outline, number>> = {
  round: 106,
  notched: 104,
  flat: 94,
  narrow: 70,
  plump: 136,
  lobed: 108,
  slab: 122,
  side: 132,
};
const reaches: Readonly<Record<Outline, number>> = {
  round: 318,
  notched: 318,
  flat: 302,
  narrow: 316,
  plump: 312,
  lobed: 268,
  slab: 318,
  side: 400,
};

/** The flesh side: translucent at the rim, flakes as soft chevrons, the dark line of the middle, wet lights. */
function fleshSide(
  canvas: Canvas,
  outline: Outline,
  tone: string,
  seed: number,
  look: { readonly fat?: string; readonly blood?: string; readonly skin?: string } = {},
): string {
  const random = seeded(seed);
  const path = outlines[outline];
  const [reach, half] = [reaches[outline], halves[outline]];
  const chevrons = Array.from({ length: Math.round(reach / 15) }, (_, index) => {
    const x = -reach * 0.94 + index * 28 + between(random, -3, 3);
    const lean = half * 0.3;
    return `M${n(x - lean * 0.4)} ${n(-half * 1.05)}C${n(x + lean * 0.5)} ${n(-half * 0.7)} ${n(x + lean * 1.3)} ${n(-half * 0.4)} ${n(x + lean)} ${n(-half * 0.08)}C${n(x + lean * 1.3)} ${n(half * 0.34)} ${n(x + lean * 0.5)} ${n(half * 0.72)} ${n(x - lean * 0.4)} ${n(half * 1.05)}`;
  }).join('');
  const fibres = Array.from(
    { length: 60 },
    () =>
      `M${n(between(random, -reach, reach * 0.9))} ${n(between(random, -half, half))}l${n(between(random, 16, 46))} ${n(between(random, -4, 4))}`,
  ).join('');
  const blood = look.blood ?? mix(tone, '#a0604c', 0.4);
  return [
    // A skin under the flesh shows as a dark rim.
    look.skin ? `<path d="${path}" fill="${look.skin}" transform="translate(0 9)"/>` : '',
    `<path d="${path}" fill="${mix(tone, '#5a5148', 0.2)}" fill-opacity=".9"/>`,
    canvas.clipped(
      path,
      [
        `<path d="${path}" fill="${canvas.radial(
          [
            [0, lighten(tone, 0.32)],
            [0.5, tone],
            [0.82, mix(tone, '#6b6258', 0.14)],
            [1, mix(tone, '#4b463f', 0.34)],
          ],
          0.4,
          0.44,
          0.6,
        )}"/>`,
        `<path d="${chevrons}" transform="translate(5 2)" stroke="${darken(tone, 0.3)}" stroke-opacity=".2" stroke-width="6" fill="none"/>`,
        `<path d="${chevrons}" stroke="${look.fat ?? lighten(tone, 0.7)}" stroke-opacity="${look.fat ? '.72' : '.5'}" stroke-width="${look.fat ? 6 : 2.6}" fill="none"/>`,
        `<path d="${fibres}" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>`,
        `<path d="M${n(-reach * 0.9)} ${n(half * 0.06)}C${n(-reach * 0.3)} ${n(-half * 0.14)} ${n(reach * 0.3)} ${n(-half * 0.06)} ${n(reach * 0.94)} 0" stroke="${blood}" stroke-opacity="${look.blood ? '.78' : '.42'}" stroke-width="${n(half * (look.blood ? 0.14 : 0.08))}" fill="none"/>`,
        `<path d="M${n(-reach * 0.98)} ${n(half * 0.3)}C${n(-reach * 0.6)} ${n(half * 0.5)} ${n(-reach * 0.2)} ${n(half * 0.86)} ${n(reach * 0.1)} ${n(half * 0.9)}L${n(-reach)} ${n(half * 1.3)}Z" fill="${darken(tone, 0.2)}" opacity=".2"/>`,
        `<path d="M${n(-reach * 0.78)} ${n(-half * 0.56)}C${n(-reach * 0.4)} ${n(-half * 0.84)} ${n(reach * 0.1)} ${n(-half * 0.7)} ${n(reach * 0.5)} ${n(-half * 0.3)}" stroke="#fff" stroke-opacity=".5" stroke-width="${n(half * 0.1)}" stroke-linecap="round" fill="none"/>`,
        `<path d="M${n(-reach * 0.5)} ${n(half * 0.44)}C${n(-reach * 0.1)} ${n(half * 0.56)} ${n(reach * 0.2)} ${n(half * 0.4)} ${n(reach * 0.5)} ${n(half * 0.22)}" stroke="#fff" stroke-opacity=".22" stroke-width="${n(half * 0.07)}" stroke-linecap="round" fill="none"/>`,
      ].join(''),
    ),
    `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.4"/>`,
  ].join('');
}

/** The skin side of a fillet, as the fish wears it. */
function skinSide(canvas: Canvas, outline: Outline, fish: Species, seed: number): string {
  const path = outlines[outline];
  const [reach, half] = [reaches[outline], halves[outline]];
  return [
    `<path d="${path}" fill="${lighten(fish.flesh, 0.1)}" transform="translate(0 8)"/>`,
    canvas.clipped(
      path,
      [
        `<path d="${path}" fill="${canvas.vertical([
          [0, fish.back],
          [0.3, mix(fish.back, fish.side, 0.6)],
          [0.6, fish.side],
          [1, fish.belly],
        ])}"/>`,
        scaleNet(canvas, darken(fish.side, 0.5), reach, half),
        skinMarks(canvas, fish, reach * 1.25, half, seed),
        `<path d="M${-reach} ${n(-half * 0.1)}C${n(-reach * 0.3)} ${n(-half * 0.3)} ${n(reach * 0.3)} ${n(-half * 0.12)} ${reach} 0" stroke="${fish.line}" stroke-opacity=".8" stroke-width="${fish.pattern === 'lateral' ? 7 : n(half * 0.09)}" fill="none"/>`,
        `<path d="M${n(-reach * 0.7)} ${n(-half * 0.46)}C${n(-reach * 0.2)} ${n(-half * 0.7)} ${n(reach * 0.3)} ${n(-half * 0.5)} ${n(reach * 0.7)} ${n(-half * 0.14)}" stroke="#fff" stroke-opacity=".45" stroke-width="${n(half * 0.14)}" stroke-linecap="round" fill="none"/>`,
      ].join(''),
    ),
  ].join('');
}

/** A block of loin or a portion: cut straight, with its side in view. 300 by 180. */
const blockOutline = 'M-146 -62Q-148 -88 -118 -90L104 -96Q136 -96 142 -66L150 34Q152 66 122 72L-112 82Q-144 82 -146 52Z';

function block(canvas: Canvas, tone: string, seed: number, look: { readonly fat?: string; readonly skin?: string } = {}): string {
  const random = seeded(seed);
  const bands = Array.from({ length: 10 }, (_, index) => {
    const x = -136 + index * 31 + between(random, -4, 4);
    return `M${n(x)} -100Q${n(x + 26)} -40 ${n(x + 8)} 0Q${n(x + 26)} 46 ${n(x - 6)} 96`;
  }).join('');
  return [
    `<path d="${blockOutline}" transform="translate(0 30)" fill="${look.skin ?? mix(tone, '#6b5f54', 0.42)}"/>`,
    `<path d="${blockOutline}" transform="translate(0 15)" fill="${mix(tone, '#7a6c60', 0.26)}"/>`,
    canvas.clipped(
      blockOutline,
      [
        `<path d="${blockOutline}" fill="${canvas.linear(
          [
            [0, lighten(tone, 0.34)],
            [0.55, tone],
            [1, mix(tone, '#6b6258', 0.2)],
          ],
          0,
          0,
          0.7,
          1,
        )}"/>`,
        `<path d="${bands}" transform="translate(5 2)" stroke="${darken(tone, 0.3)}" stroke-opacity=".2" stroke-width="6" fill="none"/>`,
        `<path d="${bands}" stroke="${look.fat ?? lighten(tone, 0.75)}" stroke-opacity="${look.fat ? '.75' : '.55'}" stroke-width="${look.fat ? 5.5 : 2.6}" fill="none"/>`,
        `<path d="M-120 -64Q0 -84 110 -70" stroke="#fff" stroke-opacity=".5" stroke-width="11" stroke-linecap="round" fill="none"/>`,
      ].join(''),
    ),
  ].join('');
}

/** A steak across a big fish: an oval with rings of grain and the dark muscle. 380 by 260. */
const steakOutline = 'M-186 10C-196 -64 -140 -116 -46 -124C60 -132 168 -100 186 -22C198 56 130 118 20 124C-90 130 -176 86 -186 10Z';

function steak(canvas: Canvas, tone: string, dark: string): string {
  const rings = [0.86, 0.7, 0.54, 0.38, 0.22]
    .map((scale) => `<path d="${steakOutline}" transform="translate(${n(-20 * (1 - scale))} 0)scale(${scale})"/>`)
    .join('');
  return [
    `<path d="${steakOutline}" transform="translate(0 26)" fill="${darken(tone, 0.34)}"/>`,
    canvas.clipped(
      steakOutline,
      [
        `<path d="${steakOutline}" fill="${canvas.radial(
          [
            [0, lighten(tone, 0.22)],
            [0.7, tone],
            [1, darken(tone, 0.16)],
          ],
          0.42,
          0.4,
          0.66,
        )}"/>`,
        `<g fill="none" stroke="${darken(tone, 0.24)}" stroke-opacity=".3" stroke-width="5">${rings}</g><g fill="none" stroke="${lighten(tone, 0.5)}" stroke-opacity=".4" stroke-width="2.4" transform="translate(-3 -3)">${rings}</g>`,
        `<path d="M120 -30C160 -26 176 0 160 24C136 40 108 26 100 2C98 -18 106 -30 120 -30Z" fill="${dark}" opacity=".75"/>`,
        `<path d="M-200 0H190M-10 -126L6 124" stroke="${lighten(tone, 0.6)}" stroke-opacity=".3" stroke-width="4"/>`,
        `<path d="M-150 -52C-100 -98 0 -106 80 -90" stroke="#fff" stroke-opacity=".5" stroke-width="13" stroke-linecap="round" fill="none"/>`,
      ].join(''),
    ),
    `<path d="${steakOutline}" fill="none" stroke="${darken(dark, 0.1)}" stroke-opacity=".45" stroke-width="5"/>`,
  ].join('');
}

/** A skate's wing: a fan of ridges. */
const wingOutline = 'M-240 96C-220 -30 -120 -132 60 -140C170 -144 236 -110 250 -78C180 -20 110 60 40 118C-60 150 -190 140 -240 96Z';

function wing(canvas: Canvas): string {
  const ridges = Array.from({ length: 16 }, (_, index) => {
    const t = index / 15;
    return `M${n(-230 + t * 40)} ${n(98 - t * 6)}Q${n(-60 + t * 60)} ${n(40 - t * 110)} ${n(40 + (1 - t) * 10 + t * 206)} ${n(120 - t * 205)}`;
  }).join('');
  const tone = '#e9cfc4';
  return `<path d="${wingOutline}" transform="translate(0 14)" fill="#b49a90"/>${canvas.clipped(
    wingOutline,
    `<path d="${wingOutline}" fill="${canvas.linear(
      [
        [0, '#f7e9e2'],
        [0.6, tone],
        [1, '#c9a599'],
      ],
      0,
      0,
      0.5,
      1,
    )}"/><path d="${ridges}" stroke="#b5897e" stroke-opacity=".5" stroke-width="7" fill="none"/><path d="${ridges}" transform="translate(-4 -4)" stroke="#fff" stroke-opacity=".55" stroke-width="5" fill="none"/>`,
  )}<path d="${wingOutline}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>`;
}

/** A boned tail: round, tapering, with a thin membrane. */
const tailOutline = 'M-250 0C-250 -66 -190 -92 -80 -86C60 -78 190 -34 262 -10Q276 0 262 12C190 40 60 84 -80 90C-190 94 -250 66 -250 0Z';

function tail(canvas: Canvas, tone: string): string {
  return `<path d="${tailOutline}" transform="translate(0 18)" fill="${mix(tone, '#6b5f58', 0.4)}"/>${canvas.clipped(
    tailOutline,
    `<path d="${tailOutline}" fill="${canvas.vertical([
      [0, mix(tone, '#8a7f78', 0.15)],
      [0.3, lighten(tone, 0.4)],
      [0.6, tone],
      [1, mix(tone, '#7d6a62', 0.34)],
    ])}"/><path d="M-240 10C-80 -14 120 -2 262 2" stroke="#b98078" stroke-opacity=".5" stroke-width="8" fill="none"/><path d="M-180 -40C-60 -62 80 -44 200 -16" stroke="#fff" stroke-opacity=".55" stroke-width="14" stroke-linecap="round" fill="none"/><path d="M-120 50q60 16 120 6M20 46q60 4 110 -10" stroke="#9a8a86" stroke-opacity=".4" stroke-width="5" fill="none"/>`,
  )}`;
}

/** A herring split down the back and smoked: two halves joined, copper skin at the rim. */
function kipper(canvas: Canvas): string {
  const half = (flip: 1 | -1): string =>
    `<g transform="scale(1 ${flip})"><path d="M-310 -4C-280 -96 -120 -128 40 -112C150 -100 240 -54 270 -4Z" fill="#6e3c16"/>${canvas.clipped(
      'M-304 -6C-272 -84 -120 -114 36 -100C146 -90 232 -48 262 -6Z',
      `<path d="M-304 -6C-272 -84 -120 -114 36 -100C146 -90 232 -48 262 -6Z" fill="${canvas.vertical([
        [0, '#b9702c'],
        [0.5, '#d69a52'],
        [1, '#9a5a26'],
      ])}"/><path d="${Array.from({ length: 17 }, (_, index) => `M${-270 + index * 32} -6q16 -40 ${8} -104`).join('')}" stroke="#7d4519" stroke-opacity=".45" stroke-width="4" fill="none"/><path d="M-220 -62C-120 -94 40 -92 160 -56" stroke="#ffe2ae" stroke-opacity=".5" stroke-width="11" stroke-linecap="round" fill="none"/>`,
    )}</g>`;
  return `${half(1)}${half(-1)}<path d="M262 -6L330 -56Q318 0 330 56L262 6Z" fill="#5c3213"/><path d="M-304 0H262" stroke="#512b10" stroke-width="9"/><path d="M-300 -4Q-340 -20 -346 0Q-340 20 -300 4Z" fill="#5c3213"/>`;
}

/** A kipper in the bag it is boiled in, with its pat of butter: clear film, welded at both ends. */
function baggedKipper(canvas: Canvas): string {
  const welds = [-1, 1]
    .map((end) => {
      const lines = [0, 1, 2, 3].map((line) => `M${end * (356 + line * 9)} -150V150`).join('');
      return `<path d="${lines}" stroke="#fff" stroke-opacity=".8" stroke-width="3.4"/>`;
    })
    .join('');
  const film = canvas.linear(
    [
      [0, '#fff', 0.5],
      [0.25, '#fff', 0.08],
      [0.6, '#dfeaee', 0.2],
      [1, '#fff', 0.34],
    ],
    0,
    0,
    1,
    1,
  );
  return `<path d="${bagOutline}" fill="#dbe6ea" fill-opacity=".5"/><g transform="translate(6 0)scale(.94)">${kipper(canvas)}</g><path d="M-96 -34L-6 -46L10 22L-82 34Z" fill="#f6dc7c" stroke="#d9b548" stroke-width="4"/><path d="${bagOutline}" fill="${film}" stroke="#fff" stroke-opacity=".9" stroke-width="4"/>${welds}<path d="M-300 -116Q-100 -150 180 -128M120 132Q240 128 312 104" stroke="#fff" stroke-opacity=".85" stroke-width="10" stroke-linecap="round" fill="none"/>`;
}

const bagOutline = 'M-392 -158Q0 -146 392 -158Q384 0 392 158Q0 146 -392 158Q-384 0 -392 -158Z';

const kipperOutline = 'M-330 0C-280 -110 -120 -128 40 -112C150 -100 240 -54 320 -40V40C240 54 150 100 40 112C-120 128 -280 110 -330 0Z';

/** A thin slice of smoked salmon, folded. */
const sliceOutline = 'M-200 30C-190 -40 -100 -74 10 -70C110 -66 190 -30 204 20C150 56 60 74 -30 72C-110 70 -176 58 -200 30Z';

function slice(canvas: Canvas, tone: string): string {
  const lines = Array.from({ length: 9 }, (_, index) => `M${-180 + index * 42} -80q34 60 10 170`).join('');
  return `${canvas.clipped(
    sliceOutline,
    `<path d="${sliceOutline}" fill="${canvas.linear(
      [
        [0, lighten(tone, 0.22)],
        [0.5, tone],
        [1, darken(tone, 0.14)],
      ],
      0,
      0,
      1,
      1,
    )}"/><path d="${lines}" stroke="#ffd6bd" stroke-opacity=".75" stroke-width="6" fill="none"/><path d="M-130 -26C-40 -56 80 -50 150 -18" stroke="#fff" stroke-opacity=".45" stroke-width="9" stroke-linecap="round" fill="none"/>`,
  )}<path d="${sliceOutline}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`;
}

/** A herring rolled round its filling, with a stick through it. */
function rollmop(canvas: Canvas): string {
  return `<ellipse rx="104" ry="86" fill="${canvas.linear(
    [
      [0, '#eef1f1'],
      [0.4, '#a9b8c0'],
      [1, '#4b606c'],
    ],
    0,
    0,
    0.6,
    1,
  )}"/><g fill="none" stroke-linecap="round"><path d="M-70 6A70 56 0 1 1 30 54A48 38 0 1 1 -20 -30A26 22 0 1 1 14 16" stroke="#dcc6bb" stroke-width="22"/><path d="M-70 6A70 56 0 1 1 30 54A48 38 0 1 1 -20 -30A26 22 0 1 1 14 16" stroke="#8fa0a8" stroke-width="5" transform="translate(-8 -8)"/></g><circle r="17" cx="2" cy="0" fill="#7d9a4a"/><path d="M-140 40L150 -34" stroke="#c9a56a" stroke-width="8" stroke-linecap="round"/>`;
}

const rollOutline = 'M-104 0A104 86 0 1 1 104 0A104 86 0 1 1 -104 0Z';

/** How large a grade is against the usual one, from its ends in ounces or grams; 1 where there is none. */
export function gradeScale(grade: string | undefined): number {
  const [, low, high, unit] = /([\d.]+)[–-]([\d.]+) ?(oz|kg|g)/.exec(grade ?? '') ?? [];
  if (!low || !high) return 1;
  const middle = ((Number(low) + Number(high)) / 2) * (unit === 'oz' ? 28 : unit === 'kg' ? 1000 : 1);
  return Math.min(1.3, Math.max(0.72, (middle / 300) ** 0.28));
}

interface Laid {
  readonly drawing: string;
  readonly outline: string;
}

/** Fillets one behind the other like a hand of cards: the larger the grade, the fewer. */
function fan(laid: readonly Laid[], seed: number, scale: number, height: number): string {
  const random = seeded(seed);
  const count = scale > 1.2 ? 2 : scale > 1.04 ? 3 : 4;
  const step = Math.min(height * scale * 0.92, 520 / count);
  return Array.from({ length: count }, (_, index) => {
    const { drawing, outline } = laid[index % laid.length]!;
    return lying(drawing, outline, between(random, -26, 26) - 20, (index - (count - 1) / 2) * step - 22, scale, between(random, -5, 4));
  }).join('');
}

/** Which outline a fish is filleted to. */
function outlineFor(title: string, fish: Species): Outline {
  if (/\bsides?\b|gravlax/i.test(title)) return 'side';
  if (fish.isFlat) return 'flat';
  if (fish.cut) return fish.cut;
  return /mackerel|herring|sardine|trout|whiting|kipper/i.test(title) ? 'narrow' : 'round';
}

/** Colours of the flesh after each kind of smoking. */
function smokedTone(title: string, fish: Species): string | undefined {
  if (/undyed/i.test(title)) return '#e8cf9e';
  if (/dyed/i.test(title)) return '#f0b429';
  if (/smoked cod/i.test(title)) return '#e6a548';
  if (/smoked trout/i.test(title)) return '#e2926c';
  return /smoked/i.test(title) ? mix(fish.flesh, '#d08a3c', 0.35) : undefined;
}

function small(
  canvas: Canvas,
  art: PackArt,
  drawing: string,
  outline: string,
  counts: readonly number[],
  dx: number,
  dy: number,
  scale: number,
): Pack {
  const goods = rows(counts, dx, dy, art.seed).map(({ x, y, turn }) => lying(drawing, outline, x - 20, y - 20, scale, turn * 1.6));
  return onSlab(canvas, art, goods.join(''));
}

/** Any cut of fish, read from its title. */
export const fillet: PackDrawer = (canvas, art) => {
  const { title } = art;
  const fish = speciesOf(title);
  const fat = /salmon|trout|gravlax/i.test(title) ? '#ffdcc6' : undefined;
  const scale = gradeScale(art.grade) * 1.14;
  if (/kipper/i.test(title)) {
    const isBagged = /bag/i.test(title);
    return small(
      canvas,
      art,
      canvas.symbol(() => (isBagged ? baggedKipper(canvas) : kipper(canvas))),
      isBagged ? bagOutline : kipperOutline,
      [1, 1],
      0,
      isBagged ? 290 : 250,
      isBagged ? 0.84 : 1.06,
    );
  }
  if (/rollmop/i.test(title))
    return small(
      canvas,
      art,
      canvas.symbol(() => rollmop(canvas)),
      rollOutline,
      [3, 3],
      250,
      230,
      1.04,
    );
  if (/sliced smoked|trimming|gravlax/i.test(title)) {
    const isTrim = /trimming/i.test(title);
    const tone = /gravlax/i.test(title) ? '#e8875a' : '#ea7343';
    return small(
      canvas,
      art,
      canvas.symbol(() => slice(canvas, tone)),
      sliceOutline,
      isTrim ? [4, 4, 4, 3] : [2, 2, 2, 2],
      isTrim ? 190 : 330,
      isTrim ? 120 : 118,
      isTrim ? 0.56 : 1.12,
    );
  }
  if (/steak/i.test(title) || /tuna loin/i.test(title)) {
    const tone = /tuna/i.test(title) ? '#a8323c' : /sword/i.test(title) ? '#e6bfa8' : fish.flesh;
    if (/loin/i.test(title))
      return small(
        canvas,
        art,
        canvas.symbol(() => block(canvas, tone, 3)),
        blockOutline,
        [2, 1],
        400,
        250,
        1.36,
      );
    return small(
      canvas,
      art,
      canvas.symbol(() => steak(canvas, tone, /tuna/i.test(title) ? '#4f1219' : '#8e4a3a')),
      steakOutline,
      [2, 2],
      400,
      250,
      0.98,
    );
  }
  if (/wing/i.test(title))
    return small(
      canvas,
      art,
      canvas.symbol(() => wing(canvas)),
      wingOutline,
      [1, 2],
      420,
      230,
      0.95,
    );
  if (/tails?\b/i.test(title))
    return small(
      canvas,
      art,
      canvas.symbol(() => tail(canvas, /monk/i.test(title) ? '#e3cfc6' : fish.flesh)),
      tailOutline,
      /monk/i.test(title) ? [1, 1, 1] : [2, 2, 1],
      420,
      /monk/i.test(title) ? 180 : 170,
      /monk/i.test(title) ? 1.2 : 0.8,
    );
  if (/cheek|piece|flake/i.test(title))
    return small(
      canvas,
      art,
      canvas.symbol(() => block(canvas, smokedTone(title, fish) ?? fish.flesh, 5, fat ? { fat } : {})),
      blockOutline,
      [4, 5, 4],
      180,
      150,
      /cheek/i.test(title) ? 0.5 : 0.62,
    );
  if (/loin|portion|steak/i.test(title)) {
    const look = { ...(fat ? { fat } : {}), ...(/rock salmon/i.test(title) ? { skin: '#8d6a55' } : {}) };
    const tone = /rock salmon/i.test(title) ? '#edcdb8' : fish.flesh;
    return small(
      canvas,
      art,
      canvas.symbol(() => block(canvas, tone, 9, /rock salmon/i.test(title) ? { skin: '#8d6a55' } : look)),
      blockOutline,
      /portion/i.test(title) ? [3, 3] : [2, 2],
      /portion/i.test(title) ? 300 : 380,
      250,
      /portion/i.test(title) ? 0.92 : 1.14,
    );
  }
  const outline = outlineFor(title, fish);
  const isPeppered = /pepper/i.test(title);
  const smoked = smokedTone(title, fish);
  if (/smoked mackerel|pepper/i.test(title)) {
    const laid = { drawing: smokedSide(canvas, fish, isPeppered), outline: outlines.narrow };
    return onSlab(canvas, art, fan([laid], art.seed, 1.06, 150));
  }
  const isSkinOn = !/skinless/i.test(title) && /skin on|mackerel|herring|sardine|bass|bream|trout|redfish|salmon fillets skin/i.test(title);
  // A hake's fillet is slim, a haddock's narrower than a cod's.
  const build = outline === 'round' || outline === 'notched' ? Math.min(1.06, (fish.deep / 0.27) ** 1.6) : 1;
  const built = (markup: string): string =>
    build === 1 ? markup : `<g transform="scale(1 ${Math.round(build * 100) / 100})">${markup}</g>`;
  const look = {
    ...(fish.bloodline ? { blood: fish.bloodline } : {}),
    ...(fat && !smoked ? { fat } : {}),
    ...(isSkinOn ? { skin: mix(fish.side, fish.back, 0.5) } : {}),
  };
  const flesh = {
    drawing: canvas.symbol(() => built(fleshSide(canvas, outline, smoked ?? fish.flesh, 13, look))),
    outline: outlines[outline],
  };
  const skin = { drawing: canvas.symbol(() => built(skinSide(canvas, outline, fish, 17))), outline: outlines[outline] };
  const laid = isSkinOn ? [skin, flesh] : [flesh];
  return onSlab(
    canvas,
    art,
    fan(
      laid,
      art.seed,
      outline === 'side'
        ? 1
        : outline === 'narrow'
          ? scale * (/whiting/i.test(title) ? 0.8 : 0.96)
          : outline === 'flat'
            ? scale * 0.88
            : scale,
      halves[outline] * 1.86,
    ),
  );
};

/** A side of smoked mackerel: the golden skin, bare or under pepper. */
function smokedSide(canvas: Canvas, fish: Species, isPeppered: boolean): string {
  const golden: Species = { ...fish, back: '#5b4a1c', side: '#c79a3a', belly: '#e9cf8c', line: '#d9b65c', flesh: '#d9a877' };
  return canvas.symbol(() => skinSide(canvas, 'narrow', golden, 11) + (isPeppered ? peppercorns(31) : ''));
}

/** Smoked and cured fish as it lies in a tray, around the origin within 740 by 420; nothing where the title names none that lies whole. */
export function fishInTray(canvas: Canvas, { title, seed }: PackArt): string | undefined {
  const fish = speciesOf(title);
  const laid = (drawing: string, outline: string, counts: readonly number[], dx: number, dy: number, scale: number): string =>
    rows(counts, dx, dy, seed, 0.05)
      .map(({ x, y, turn }) => lying(drawing, outline, x, y, scale, turn * 0.5))
      .join('');
  if (/kipper/i.test(title)) {
    const isBagged = /bag/i.test(title);
    return laid(
      canvas.symbol(() => (isBagged ? baggedKipper(canvas) : kipper(canvas))),
      isBagged ? bagOutline : kipperOutline,
      [1, 1],
      0,
      isBagged ? 204 : 190,
      isBagged ? 0.64 : 0.92,
    );
  }
  if (/rollmop/i.test(title))
    return laid(
      canvas.symbol(() => rollmop(canvas)),
      rollOutline,
      [3, 3],
      240,
      190,
      0.98,
    );
  if (/smoked mackerel/i.test(title))
    return laid(smokedSide(canvas, fish, /pepper/i.test(title)), outlines.narrow, [1, 1, 1], 0, 140, 1.06);
  if (/trimming/i.test(title))
    return laid(
      canvas.symbol(() => slice(canvas, '#ea7343')),
      sliceOutline,
      [4, 4, 4, 3],
      180,
      110,
      0.52,
    );
  if (/flakes/i.test(title))
    return laid(
      canvas.symbol(() => block(canvas, '#e58a5e', 5, { fat: '#ffdcc6' })),
      blockOutline,
      [4, 5, 4],
      168,
      132,
      0.58,
    );
  if (!/smoked (?:cod|haddock|trout)/i.test(title)) return undefined;
  const outline = outlineFor(title, fish);
  const tone = smokedTone(title, fish) ?? fish.flesh;
  return laid(
    canvas.symbol(() => fleshSide(canvas, outline, tone, 13)),
    outlines[outline],
    outline === 'narrow' ? [1, 1, 1] : [1, 1],
    0,
    outline === 'narrow' ? 130 : 196,
    1.08,
  );
}

/** Crushed pepper on a cure. */
function peppercorns(seed: number): string {
  const random = seeded(seed);
  return `<g fill="#1b1512">${Array.from({ length: 110 }, () => `<circle cx="${n(between(random, -270, 260))}" cy="${n(between(random, -48, 48))}" r="${n(between(random, 2.4, 6.4))}"/>`).join('')}</g>`;
}
