/** The fish counter: whole fish, fillets, shellfish. Loose goods lie on ice with a ticket. */
import type { PackArt } from '../../types.ts';
import type { Canvas } from '../canvas.ts';
import { n, place } from '../canvas.ts';
import { darken, distance, lighten, mix } from '../colour.ts';
import { heap } from '../parts/loose.ts';
import type { PieceKind } from '../goods.ts';
import type { Pack, PackDrawer } from '../parts/pack.ts';
import { ticket } from '../parts/pack.ts';
import { between, seeded } from '../random.ts';
import { fillet } from './fillets.ts';
import { wholeFish } from './whole-fish.ts';

/** Crushed ice with its foot at y = 0: the bed that the goods lie on, and the pieces that roll in front of them. */
export function iceBed(canvas: Canvas, w: number, h: number, seed: number): { readonly behind: string; readonly before: string } {
  const random = seeded(seed + 3);
  const chunks = ['-30,4 -12,-24 18,-22 32,2 14,22 -16,20', '-26,-8 4,-26 28,-8 22,16 -8,24 -30,10', '-22,-18 14,-22 30,6 6,24 -24,14'].map(
    (points) =>
      canvas.symbol(
        () =>
          `<polygon points="${points}" fill="${canvas.linear(
            [
              [0, '#ffffff'],
              [0.5, '#eaf4f8'],
              [1, '#bcd5e0'],
            ],
            0,
            0,
            1,
            1,
          )}" stroke="#ffffff" stroke-width="2.5" stroke-linejoin="round" opacity=".92"/><path d="M-12 -10L4 2L16 -8M4 2L2 18" stroke="#a9c7d4" stroke-opacity=".6" stroke-width="2" fill="none"/>`,
      ),
  );
  const lying = (count: number, low: number, high: number): string =>
    Array.from({ length: count }, () => {
      const t = between(random, -0.5, 0.5);
      return { x: t * w * 0.98, y: -between(random, low, high) * h * (1 - (Math.abs(t) * 2) ** 2.6 * 0.9) };
    })
      .sort((a, b) => a.y - b.y)
      .map(({ x, y }) => place(chunks[Math.floor(random() * 3)]!, x, y, between(random, 0.75, 1.5), random() * 360))
      .join('');
  const mound = `M${n(-w / 2)} -4C${n(-w * 0.45)} ${n(-h * 0.5)} ${n(-w * 0.28)} ${n(-h * 0.92)} 0 ${n(-h * 0.92)}S${n(w * 0.45)} ${n(-h * 0.5)} ${n(w / 2)} -4Q0 22 ${n(-w / 2)} -4Z`;
  return {
    behind: `<path d="${mound}" fill="${canvas.vertical([
      [0, '#fbfdfe'],
      [1, '#dfebf1'],
    ])}"/>${lying(84, 0.04, 1)}`,
    before: lying(38, -0.04, 0.2),
  };
}

/** A fish is sold by the colour of its flesh, but a salmon's skin is silver; only red fish are red outside. */
function skinOf(art: PackArt, words: string): string {
  if (/plaice|\bsole\b|turbot/i.test(words)) return '#9a8260';
  if (/snapper|redfish|mullet|gurnard|red bream/i.test(words)) return mix(art.contents, '#d9785f', 0.6);
  return distance(art.contents, '#98a6ae') > 90 ? mix('#93a3ab', art.contents, 0.14) : art.contents;
}

/** One fish, head to the left, centred on the origin, 1000 units long. */
export function wholeFishBody(canvas: Canvas, art: PackArt): string {
  const words = `${art.title} ${art.subtitle}`;
  const tone = skinOf(art, words);
  const deep = /bream|tilapia|plaice|sole|turbot|grouper|pomfret|snapper|dory|carp/i.test(words)
    ? 1.34
    : /mackerel|sardine|herring|eel|sprat/i.test(words)
      ? 0.82
      : 1;
  const back = darken(tone, 0.55);
  const body = `M-500 14C-470 -46 -400 -110 -270 ${n(-138 * deep)}C-120 ${n(-168 * deep)} 90 ${n(-140 * deep)} 250 -66C300 -44 340 -34 372 -32L384 30C330 36 300 50 250 74C90 ${n(140 * deep)} -140 ${n(158 * deep)} -290 ${n(122 * deep)}C-410 92 -480 50 -500 14Z`;
  const scaleRow = canvas.symbol(
    () =>
      `<path d="${Array.from({ length: 26 }, (_, index) => `M${-250 + index * 25} -13q17 13 0 26`).join('')}" fill="none" stroke="${darken(tone, 0.5)}" stroke-width="2.4"/>`,
  );
  const scales = Array.from(
    { length: 15 },
    (_, row) => `<use href="#${scaleRow}" x="${n((row % 2) * 12.5 + 10)}" y="${-176 + row * 25}"/>`,
  ).join('');
  const random = seeded(art.seed);
  const pattern = /mackerel/i.test(words)
    ? `<path d="${Array.from({ length: 15 }, (_, index) => `M${-240 + index * 40} -150q22 34 -4 62q-14 22 8 44`).join('')}" stroke="#10202a" stroke-width="13" fill="none" opacity=".75" stroke-linecap="round"/>`
    : /trout|salmon|cod\b|plaice/i.test(words)
      ? Array.from(
          { length: 46 },
          () =>
            `<ellipse cx="${n(between(random, -380, 300))}" cy="${n(between(random, -130, 10))}" rx="${n(between(random, 3, 8))}" ry="${n(between(random, 3, 6))}" fill="${/plaice/i.test(words) ? '#d9692a' : '#1d2326'}" opacity=".55"/>`,
        ).join('')
      : '';
  const rays = (x1: number, y1: number, x2: number, y2: number, x3: number, y3: number, x4: number, y4: number, count: number): string =>
    Array.from({ length: count }, (_, index) => {
      const t = (index + 0.5) / count;
      return `M${n(x1 + (x2 - x1) * t)} ${n(y1 + (y2 - y1) * t)}L${n(x3 + (x4 - x3) * t)} ${n(y3 + (y4 - y3) * t)}`;
    }).join('');
  const fin = canvas.vertical([
    [0, darken(tone, 0.35)],
    [1, darken(tone, 0.1)],
  ]);
  const top = -138 * deep;
  return [
    `<path d="M356 -34C420 -60 470 -120 512 -142C500 -80 478 -30 480 0C482 36 500 84 508 138C466 118 418 62 362 32Z" fill="${fin}"/><path d="${rays(372, -28, 372, 28, 506, -132, 500, 128, 13)}" stroke="${darken(tone, 0.6)}" stroke-opacity=".5" stroke-width="3"/>`,
    `<path d="M-190 ${n(top + 2)}C-150 ${n(top - 88)} -60 ${n(top - 104)} -20 ${n(top - 78)}C10 ${n(top - 60)} 60 ${n(top - 46)} 130 ${n(top + 44)}L40 ${n(top + 60)}Z" fill="${fin}"/><path d="${rays(-180, top + 10, 120, top + 44, -150, top - 74, 110, top + 10, 15)}" stroke="${darken(tone, 0.6)}" stroke-opacity=".55" stroke-width="3.4"/>`,
    `<path d="M90 ${n(118 * deep)}C120 ${n(170 * deep)} 170 ${n(176 * deep)} 196 ${n(160 * deep)}L214 86Z" fill="${fin}"/><path d="M-180 ${n(140 * deep)}C-160 ${n(196 * deep)} -110 ${n(206 * deep)} -84 ${n(190 * deep)}L-70 ${n(136 * deep)}Z" fill="${fin}"/>`,
    canvas.clipped(
      body,
      [
        `<path d="${body}" fill="${canvas.vertical([
          [0, back],
          [0.28, mix(back, tone, 0.7)],
          [0.5, lighten(tone, 0.35)],
          [0.74, lighten(tone, 0.82)],
          [1, lighten(tone, 0.4)],
        ])}"/>`,
        `<g opacity=".42">${scales}</g>`,
        pattern,
        `<path d="M-272 -22C-120 -52 120 -40 372 -2" stroke="${darken(tone, 0.5)}" stroke-opacity=".5" stroke-width="4.5" fill="none" stroke-dasharray="10 5"/>`,
        `<path d="M-500 14C-470 -46 -400 -120 -286 ${n(-142 * deep)}C-238 -70 -236 50 -292 ${n(128 * deep)}C-410 92 -480 50 -500 14Z" fill="${canvas.linear(
          [
            [0, darken(tone, 0.3), 0.9],
            [0.6, mix(tone, '#ffffff', 0.2), 0.9],
            [1, darken(tone, 0.1), 0.85],
          ],
          0,
          0,
          1,
          1,
        )}"/>`,
        `<path d="M-292 ${n(-130 * deep)}C-232 -66 -232 54 -296 ${n(122 * deep)}" stroke="${darken(tone, 0.65)}" stroke-opacity=".7" stroke-width="7" fill="none"/><path d="M-336 -76C-302 -40 -302 40 -340 82" stroke="${darken(tone, 0.6)}" stroke-opacity=".4" stroke-width="4" fill="none"/><path d="M-304 -60Q-280 10 -308 76" stroke="#b5413a" stroke-opacity=".5" stroke-width="5" fill="none"/>`,
        `<path d="M-460 -60C-330 ${n(-122 * deep)} -60 ${n(-142 * deep)} 200 -62" stroke="#fff" stroke-opacity=".34" stroke-width="26" fill="none" stroke-linecap="round"/>`,
        `<path d="M-440 70C-300 ${n(128 * deep)} 0 ${n(140 * deep)} 260 62" stroke="#150d08" stroke-opacity=".2" stroke-width="34" fill="none"/>`,
      ].join(''),
    ),
    `<path d="M-236 18C-196 0 -140 10 -112 46C-150 78 -206 72 -236 18Z" fill="${canvas.linear([
      [0, darken(tone, 0.15)],
      [1, darken(tone, 0.42)],
    ])}" opacity=".92"/><path d="${rays(-230, 12, -222, 34, -118, 36, -146, 68, 7)}" stroke="${darken(tone, 0.65)}" stroke-opacity=".6" stroke-width="3"/>`,
    `<circle cx="-404" cy="-24" r="27" fill="${lighten(tone, 0.55)}"/><circle cx="-404" cy="-24" r="25" fill="${canvas.radial([
      [0, '#101417'],
      [0.55, '#101417'],
      [0.58, '#c9a64a'],
      [0.86, '#e6dcb8'],
      [1, '#8a8364'],
    ])}"/><circle cx="-411" cy="-32" r="6" fill="#fff"/>`,
    `<path d="M-499 16Q-462 30 -436 30" stroke="${darken(tone, 0.7)}" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="-462" cy="-22" r="4" fill="${darken(tone, 0.65)}"/>`,
  ].join('');
}

/** Fish fingers and cakes in a heap on paper. */
function crumbed(canvas: Canvas, art: PackArt, kind: PieceKind): Pack {
  const sheet = `<path d="M-480 -40L-390 -250L400 -270L484 -30L150 6L-220 0Z" fill="${canvas.linear(
    [
      [0, '#fffdf6'],
      [1, '#e2dccd'],
    ],
    0,
    0,
    1,
    1,
  )}"/>`;
  const scale = kind === 'chip' ? 2 : /cakes?\b/i.test(art.title) ? 2.6 : 1.8;
  const markup = `${sheet}<g transform="translate(-10 -64)">${heap(canvas, art, 760, 400, kind, scale)}</g>${ticket(canvas, art, 110, 10, 360)}`;
  return { w: 980, h: 540, markup, panel: { x: 110, y: -170, w: 360, h: 180 }, foot: 0.96, lying: true };
}

/** Crumb coat on a fillet: a rough edge, fine light and dark specks over gold. */
function breadedPiece(canvas: Canvas, tone: string, seed: number): string {
  const random = seeded(seed);
  const crumbs = (count: number, low: number, high: number): string =>
    Array.from({ length: count }, () => {
      const [x, y] = [between(random, -316, 316), between(random, -104, 98)];
      return `M${n(x)} ${n(y)}l${n(between(random, low, high))} ${n(between(random, -4, 4))}`;
    }).join('');
  const rim = Array.from({ length: 74 }, (_, index) => {
    const angle = (index / 74) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * 304 - 4, Math.sin(angle) * (92 - 34 * Math.max(0, Math.cos(angle))) - 2];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(between(random, 7, 14))}"/>`;
  }).join('');
  const body = 'M-312 0C-312 -60 -210 -96 -90 -98C60 -100 210 -70 300 -10Q312 4 300 16C210 70 60 96 -90 94C-210 92 -312 60 -312 0Z';
  return [
    `<g transform="translate(0 24)" fill="${darken(tone, 0.5)}"><path d="${body}"/>${rim}</g>`,
    `<g fill="${darken(tone, 0.12)}">${rim}</g>`,
    canvas.clipped(
      body,
      `<path d="${body}" fill="${canvas.linear(
        [
          [0, lighten(tone, 0.3)],
          [0.5, tone],
          [1, darken(tone, 0.28)],
        ],
        0,
        0,
        0.6,
        1,
      )}"/><g stroke-linecap="round" fill="none"><path d="${crumbs(230, 2, 9)}" stroke="${darken(tone, 0.34)}" stroke-width="4.5" opacity=".6"/><path d="${crumbs(230, 2, 9)}" stroke="${lighten(tone, 0.34)}" stroke-width="4.5" opacity=".85"/><path d="${crumbs(60, 3, 8)}" stroke="${lighten(tone, 0.66)}" stroke-width="4"/></g><path d="M-250 -56C-120 -92 80 -88 220 -36" stroke="#fff" stroke-width="22" stroke-linecap="round" fill="none" opacity=".16"/>`,
    ),
  ].join('');
}

const filletBreaded: PackDrawer = (canvas, art) => {
  const kind = /finger|goujon|stick/i.test(art.title)
    ? 'chip'
    : /cakes?\b|prawn|scampi|claw|bite|ring|butterfly/i.test(art.title)
      ? 'nugget'
      : undefined;
  if (kind) return crumbed(canvas, art, kind);
  const [w, h] = [1000, 500];
  const piece = canvas.symbol(() => breadedPiece(canvas, art.contents, art.seed));
  const lay = (x: number, y: number, turn: number): string =>
    `<ellipse cx="${n(x)}" cy="${n(y + 92)}" rx="330" ry="36" fill="#2a2018" opacity=".3"/>${place(piece, x, y, 1.2, turn)}`;
  const sheet = `<path d="M-500 -60L-380 -330L420 -350L500 -40L120 0L-200 -8Z" fill="${canvas.linear(
    [
      [0, '#fffdf6'],
      [1, '#e2dccd'],
    ],
    0,
    0,
    1,
    1,
  )}"/><path d="M-440 -80L-340 -300M-200 -20L-140 -330M130 -20L160 -340M360 -40L330 -340" stroke="#b9ae99" stroke-opacity=".3" stroke-width="5"/>`;
  const markup = [sheet, lay(40, -372, -4), lay(-40, -270, 3), lay(20, -162, -2), ticket(canvas, art, 130, 6, 350)].join('');
  return { w, h, markup, panel: { x: 130, y: -168, w: 350, h: 174 }, foot: 0.96, lying: true };
};

const prawns: PackDrawer = (canvas, art) => {
  const [w, h] = [1000, 660];
  const ice = iceBed(canvas, w, 300, art.seed);
  const markup = [
    ice.behind,
    `<g transform="translate(-10 -110)">${heap(canvas, art, 760, 480, 'prawn', 2.3)}</g>`,
    ice.before,
    ticket(canvas, art, 130, 6, 350),
  ].join('');
  return { w, h, markup, panel: { x: 130, y: -168, w: 350, h: 174 }, foot: 0.94, lying: true };
};

function mussel(canvas: Canvas, tone: string, open: boolean): string {
  const shell = 'M-100 26C-104 -20 -50 -66 30 -62C92 -58 118 -20 108 14C98 46 40 62 -30 54C-70 48 -98 42 -100 26Z';
  const lines = [0.82, 0.64, 0.46]
    .map(
      (scale) =>
        `<path d="${shell}" transform="translate(${n(-26 * (1 - scale) * 2)} ${n(10 * (1 - scale))})scale(${scale})" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="4"/>`,
    )
    .join('');
  const inside = open
    ? `<path d="M-80 20C-80 -14 -40 -44 26 -42C74 -38 94 -12 86 10C76 32 30 42 -24 38C-56 34 -78 32 -80 20Z" fill="${canvas.linear([
        [0, '#e6edf2'],
        [1, '#93a5b5'],
      ])}"/><path d="M-50 14C-46 -14 -10 -28 30 -24C62 -18 70 0 60 12C44 26 4 28 -22 24C-42 22 -52 22 -50 14Z" fill="${canvas.radial(
        [
          [0, '#ffcf8c'],
          [1, '#d8812d'],
        ],
        0.4,
        0.35,
        0.7,
      )}"/><path d="M-20 2Q10 -12 44 0" stroke="#a85a18" stroke-width="4" fill="none" opacity=".6"/>`
    : lines;
  return `<path d="${shell}" fill="${canvas.linear(
    [
      [0, lighten(tone, 0.34)],
      [0.4, tone],
      [1, darken(tone, 0.5)],
    ],
    0,
    0,
    0.6,
    1,
  )}"/>${inside}<path d="M-70 -14Q-20 -52 50 -48" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round" fill="none"/>`;
}

function fanShell(canvas: Canvas, tone: string): string {
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const angle = (index - 4) * 0.27;
    return `M0 74Q${n(Math.sin(angle) * 60)} 0 ${n(Math.sin(angle) * 112)} ${n(74 - Math.cos(angle) * 140)}`;
  }).join('');
  const outline =
    'M-24 78L-96 34C-128 0 -120 -40 -92 -48C-80 -72 -50 -74 -36 -66C-20 -82 20 -82 36 -66C50 -74 80 -72 92 -48C120 -40 128 0 96 34L24 78Q0 88 -24 78Z';
  return `<path d="${outline}" fill="${canvas.radial(
    [
      [0, lighten(tone, 0.55)],
      [0.6, tone],
      [1, darken(tone, 0.35)],
    ],
    0.5,
    0.9,
    0.95,
  )}"/><path d="${ribs}" stroke="${darken(tone, 0.4)}" stroke-opacity=".6" stroke-width="5" fill="none"/><path d="M-70 -20Q0 -60 70 -20M-50 20Q0 -8 50 20" stroke="${darken(tone, 0.3)}" stroke-opacity=".35" stroke-width="5" fill="none"/>`;
}

function crab(canvas: Canvas, tone: string): string {
  const red = mix('#d9532c', tone, 0.4);
  const leg = (side: number, index: number): string =>
    `<path d="M${n(side * 96)} ${n(10 + index * 16)}Q${n(side * (170 + index * 10))} ${n(-30 + index * 30)} ${n(side * (190 - index * 10))} ${n(70 + index * 20)}" stroke="${darken(red, 0.12)}" stroke-width="20" stroke-linecap="round" fill="none"/>`;
  const claw = (side: number): string =>
    `<path d="M${n(side * 80)} -30Q${n(side * 150)} -70 ${n(side * 150)} -110" stroke="${red}" stroke-width="28" fill="none" stroke-linecap="round"/><path d="M${n(side * 118)} -110C${n(side * 96)} -170 ${n(side * 130)} -220 ${n(side * 176)} -214C${n(side * 160)} -190 ${n(side * 160)} -176 ${n(side * 168)} -160C${n(side * 190)} -180 ${n(side * 204)} -186 ${n(side * 214)} -176C${n(side * 214)} -130 ${n(side * 160)} -90 ${n(side * 118)} -110Z" fill="${canvas.radial(
      [
        [0, lighten(red, 0.45)],
        [0.5, red],
        [1, darken(red, 0.35)],
      ],
      0.4,
      0.3,
      0.8,
    )}"/>`;
  return `${[0, 1, 2].map((index) => leg(-1, index) + leg(1, index)).join('')}${claw(-1)}${claw(1)}<path d="M-124 6C-124 -54 -60 -84 0 -84S124 -54 124 6C110 60 50 74 0 74S-110 60 -124 6Z" fill="${canvas.radial(
    [
      [0, lighten(red, 0.5)],
      [0.45, red],
      [1, darken(red, 0.4)],
    ],
    0.38,
    0.28,
    0.8,
  )}"/><path d="M-60 -30Q0 -54 60 -30M-70 10Q0 -12 70 10" stroke="${darken(red, 0.35)}" stroke-width="5" fill="none" opacity=".6"/><circle cx="-22" cy="-84" r="8" fill="#1c1512"/><circle cx="22" cy="-84" r="8" fill="#1c1512"/>`;
}

function shells(canvas: Canvas, art: PackArt): Pack {
  const [w, h] = [1000, 600];
  const random = seeded(art.seed);
  const ice = iceBed(canvas, w, 320, art.seed);
  const words = `${art.title} ${art.subtitle}`;
  const isCrab = /crab|lobster|langoustine|crayfish/i.test(words);
  const isFan = /scallop|cockle|clam|oyster|whelk|winkle/i.test(words);
  const symbols = isCrab
    ? [canvas.symbol(() => crab(canvas, art.contents))]
    : isFan
      ? [canvas.symbol(() => fanShell(canvas, art.contents)), canvas.symbol(() => fanShell(canvas, lighten(art.contents, 0.25)))]
      : [
          canvas.symbol(() => mussel(canvas, darken(art.contents, 0.3), false)),
          canvas.symbol(() => mussel(canvas, darken(art.contents, 0.3), true)),
          canvas.symbol(() => mussel(canvas, darken(art.contents, 0.1), false)),
        ];
  const rows = isCrab
    ? [[-230, 230], [0]]
    : [
        [-130, 20, 160],
        [-230, -80, 70, 220],
        [-320, -170, -20, 130, 270],
        [-260, -100, 60, 210],
      ];
  const pile = rows
    .flatMap((xs, row) =>
      xs.map((x, column) => {
        const y = isCrab ? -380 + row * 130 : -500 + row * 106;
        return `<ellipse cx="${n(x)}" cy="${n(y + 60)}" rx="100" ry="24" fill="#20303a" opacity=".25"/>${place(symbols[(row + column) % symbols.length]!, x + between(random, -16, 16), y + between(random, -14, 14), isCrab ? 1.15 : between(random, 1.02, 1.22), isCrab ? between(random, -8, 8) : between(random, -40, 40), random() < 0.5)}`;
      }),
    )
    .join('');
  const markup = [ice.behind, pile, ice.before, ticket(canvas, art, 130, 6, 350)].join('');
  return { w, h, markup, panel: { x: 130, y: -168, w: 350, h: 174 }, foot: 0.94, lying: true };
}

function squidBody(canvas: Canvas, tone: string): string {
  const arms = Array.from({ length: 8 }, (_, index) => {
    const y = (index - 3.5) * 15;
    return `<path d="M170 ${n(y * 0.9)}C250 ${n(y * 1.6)} 300 ${n(y * 2.6 - 20)} 350 ${n(y * 2 + (index % 2) * 34)}Q380 ${n(y * 2 + 10)} 372 ${n(y * 2.4 - 16)}" stroke="${index % 2 ? darken(tone, 0.12) : tone}" stroke-width="19" stroke-linecap="round" fill="none"/>`;
  }).join('');
  return `${arms}<path d="M-330 0L-210 -104Q-160 -90 -150 -30V30Q-160 90 -210 104Z" fill="${canvas.vertical([
    [0, darken(tone, 0.1)],
    [0.5, lighten(tone, 0.3)],
    [1, darken(tone, 0.26)],
  ])}"/><path d="M-330 0C-240 -70 -60 -86 110 -66C140 -62 150 -40 150 0S140 62 110 66C-60 86 -240 70 -330 0Z" fill="${canvas.vertical([
    [0, darken(tone, 0.14)],
    [0.3, lighten(tone, 0.5)],
    [0.6, tone],
    [1, darken(tone, 0.36)],
  ])}"/><path d="M120 -48Q190 -60 196 0Q190 60 120 48Z" fill="${darken(tone, 0.08)}"/><circle cx="168" cy="-18" r="14" fill="#1a1a20"/><circle cx="163" cy="-23" r="4" fill="#fff"/><path d="M-240 -34C-120 -58 20 -58 100 -46" stroke="#fff" stroke-width="12" stroke-opacity=".6" stroke-linecap="round" fill="none"/><g fill="${darken(mix(tone, '#8a4560', 0.5), 0.1)}" opacity=".35">${Array.from({ length: 22 }, (_, index) => `<circle cx="${-250 + ((index * 53) % 350)}" cy="${-46 + ((index * 29) % 74)}" r="${2 + (index % 4)}"/>`).join('')}</g>`;
}

function squids(canvas: Canvas, art: PackArt): Pack {
  const [w, h] = [1000, 620];
  const ice = iceBed(canvas, w, 320, art.seed);
  const rings = /ring|calamari/i.test(art.title);
  const body = rings ? '' : canvas.symbol(() => squidBody(canvas, art.contents));
  const goods = rings
    ? `<g transform="translate(-10 -100)">${heap(canvas, art, 760, 440, 'ring', 2)}</g>`
    : [
        [-30, -480, -10],
        [40, -340, 6],
        [-40, -190, -4],
      ]
        .map(
          ([x, y, turn]) =>
            `<ellipse cx="${x}" cy="${(y ?? 0) + 76}" rx="320" ry="28" fill="#20303a" opacity=".25"/>${place(body, x!, y!, 1.12, turn)}`,
        )
        .join('');
  const markup = [ice.behind, goods, ice.before, ticket(canvas, art, 130, 6, 350)].join('');
  return { w, h, markup, panel: { x: 130, y: -168, w: 350, h: 174 }, foot: 0.94, lying: true };
}

/** Meat out of the shell, tails, scallops and mixes: a heap of pieces. */
function shelled(canvas: Canvas, art: PackArt, kind: PieceKind, scale: number): Pack {
  const [w, h] = [1000, 600];
  const ice = iceBed(canvas, w, 300, art.seed);
  const markup = [
    ice.behind,
    `<g transform="translate(-10 -104)">${heap(canvas, art, 740, 410, kind, scale)}</g>`,
    ice.before,
    ticket(canvas, art, 130, 6, 350),
  ].join('');
  return { w, h, markup, panel: { x: 130, y: -168, w: 350, h: 174 }, foot: 0.94, lying: true };
}

/** The shape says only "not a fish": the words say which creature. */
const seafood: PackDrawer = (canvas, art) => {
  const { title } = art;
  if (/squid|cuttlefish|octopus|calamari/i.test(title)) return squids(canvas, art);
  if (/scallops?\b/i.test(title)) return shelled(canvas, art, 'pea', 2.4);
  if (/\bmeat\b|seafood mix/i.test(title)) return shelled(canvas, art, 'nut', 1.7);
  if (/tails|langoustine|crayfish/i.test(title)) return shelled(canvas, art, 'prawn', 2.5);
  return shells(canvas, art);
};

export const fishShapes = {
  'whole-fish': wholeFish,
  fillet,
  'fillet-breaded': filletBreaded,
  prawns,
  shellfish: seafood,
  squid: seafood,
} as const satisfies Readonly<Record<string, PackDrawer>>;
