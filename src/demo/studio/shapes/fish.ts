/** The fish counter: whole fish, fillets, shellfish. Loose goods lie on ice with a ticket. */
import type { PackArt } from '../../types.ts';
import type { Canvas } from '../canvas.ts';
import { n, place } from '../canvas.ts';
import { darken, distance, lighten, mix } from '../colour.ts';
import type { PackDrawer } from '../parts/pack.ts';
import { between, seeded } from '../random.ts';
import { coated } from './coated.ts';
import { fillet } from './fillets.ts';
import { prawns, shellfish } from './shellfish.ts';
import { wholeFish } from './whole-fish.ts';

/** Crushed ice with its foot at y = 0: the bed that the goods lie on, and the pieces that roll in front of them. */
function iceBed(canvas: Canvas, w: number, h: number, seed: number): { readonly behind: string; readonly before: string } {
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
function wholeFishBody(canvas: Canvas, art: PackArt): string {
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

export const fishShapes = {
  'whole-fish': wholeFish,
  fillet,
  'fillet-breaded': coated,
  prawns,
  shellfish,
  squid: shellfish,
} as const satisfies Readonly<Record<string, PackDrawer>>;
