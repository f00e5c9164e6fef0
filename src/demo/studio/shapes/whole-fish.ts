/** Whole fish on the slab: round ones from the side, flat ones from above. */
import type { PackArt } from '../../types.ts';
import { n, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { PackDrawer } from '../parts/pack.ts';
import { lying, onSlab, rows } from '../parts/slab.ts';
import { between, seeded } from '../random.ts';
import { speciesOf, type Species } from './species.ts';

/** The outline of a round fish, head to the left, 1000 units long around the origin. */
export function roundOutline(deep: number): string {
  const up = deep * 480;
  const down = deep * 520;
  return `M-500 8C-486 -18 -440 ${n(-up * 0.5)} -360 ${n(-up * 0.82)}C-240 ${n(-up * 1.12)} -60 ${n(-up * 1.08)} 120 ${n(-up * 0.72)}C230 ${n(-up * 0.48)} 310 -34 376 -26V26C310 36 220 ${n(down * 0.44)} 110 ${n(down * 0.7)}C-60 ${n(down * 1.1)} -260 ${n(down * 1.06)} -370 ${n(down * 0.74)}C-440 ${n(down * 0.5)} -484 34 -500 8Z`;
}

/** Marks of a skin within a length and a depth. */
export function skinMarks(canvas: Canvas, fish: Species, reach: number, half: number, seed: number): string {
  const random = seeded(seed);
  const scatter = (count: number, low: number, high: number, top: number, bottom: number, colour: string, opacity: number): string =>
    `<g fill="${colour}" opacity="${opacity}">${Array.from({ length: count }, () => `<ellipse cx="${n(between(random, -reach * 0.72, reach * 0.72))}" cy="${n(between(random, top, bottom) * half)}" rx="${n(between(random, low, high))}" ry="${n(between(random, low, high) * 0.7)}"/>`).join('')}</g>`;
  switch (fish.pattern) {
    case 'tiger':
      return `<path d="${Array.from({ length: 19 }, (_, index) => `M${n(-reach * 0.55 + index * reach * 0.066)} ${n(-half * 1.1)}q${n(between(random, 10, 26))} ${n(half * 0.34)} ${n(between(random, -10, 6))} ${n(half * 0.56)}q${n(between(random, -16, -4))} ${n(half * 0.22)} ${n(between(random, 4, 14))} ${n(half * 0.36)}`).join('')}" stroke="#0a2530" stroke-width="${n(half * 0.13)}" stroke-linecap="round" fill="none" opacity=".82"/>`;
    case 'speckled':
      return scatter(70, 2.5, 6.5, -0.95, 0.12, '#14191b', 0.62);
    case 'mottled':
      return scatter(46, 10, 30, -1, 0.5, darken(fish.back, 0.35), 0.34) + scatter(60, 3, 9, -1, 0.3, darken(fish.back, 0.5), 0.4);
    case 'spots':
      return scatter(40, 10, 26, -0.9, 0.9, darken(fish.back, 0.3), 0.22) + scatter(26, 12, 17, -0.78, 0.78, '#e0702a', 0.92);
    case 'bars':
      return `<path d="${Array.from({ length: 9 }, (_, index) => `M${n(-reach * 0.45 + index * reach * 0.11)} ${n(-half)}q18 ${n(half * 0.7)} -4 ${n(half * 1.2)}`).join('')}" stroke="${darken(fish.back, 0.3)}" stroke-width="${n(half * 0.12)}" fill="none" opacity=".3"/>`;
    case 'lateral':
      return `<ellipse cx="${n(-reach * 0.36)}" cy="${n(-half * 0.26)}" rx="${n(reach * 0.045)}" ry="${n(half * 0.2)}" fill="#1b2024" opacity=".78"/>`;
    case 'plain':
      return '';
  }
}

/** Fine scales as a net of arcs: seen as a shimmer, not as tiles. */
export function scaleNet(canvas: Canvas, colour: string, reach: number, half: number): string {
  const step = 15;
  const row = canvas.symbol(
    () =>
      `<path d="${Array.from({ length: Math.ceil((reach * 1.7) / step) }, (_, index) => `M${n(-reach * 0.72 + index * step)} -7q9 7 0 14`).join('')}" fill="none" stroke="${colour}" stroke-width="1.6"/>`,
  );
  return `<g opacity=".3">${Array.from({ length: Math.ceil((half * 2) / 13) }, (_, index) => `<use href="#${row}" x="${n((index % 2) * step * 0.5)}" y="${n(-half + index * 13)}"/>`).join('')}</g>`;
}

function fins(fish: Species, up: number, down: number): string {
  const tone = darken(mix(fish.back, fish.side, 0.5), 0.12);
  const ray = darken(tone, 0.45);
  const rays = (path: string): string => `<path d="${path}" stroke="${ray}" stroke-opacity=".45" stroke-width="2.6" fill="none"/>`;
  return [
    `<path d="M366 -28C416 -52 452 -110 504 -${n(60 + up * 0.6)}C486 -60 470 -26 472 0C470 30 488 66 506 ${n(60 + down * 0.56)}C456 104 416 58 366 28Z" fill="${tone}"/>`,
    rays('M380 -22L494 -108M384 -10L482 -62M386 0H474M384 10L482 62M380 22L494 104'),
    `<path d="M-130 ${n(-up * 1.0)}C-96 ${n(-up * 1.46)} -50 ${n(-up * 1.52)} -14 ${n(-up * 1.36)}L52 ${n(-up * 0.86)}Z" fill="${tone}" opacity=".94"/>`,
    rays(
      `M-118 ${n(-up)}L-84 ${n(-up * 1.34)}M-86 ${n(-up)}L-54 ${n(-up * 1.38)}M-54 ${n(-up)}L-26 ${n(-up * 1.32)}M-20 ${n(-up * 0.94)}L0 ${n(-up * 1.24)}`,
    ),
    `<path d="M150 ${n(-up * 0.62)}C170 ${n(-up * 0.96)} 206 ${n(-up * 0.96)} 226 ${n(-up * 0.8)}L244 ${n(-up * 0.4)}Z" fill="${tone}" opacity=".9"/>`,
    `<path d="M90 ${n(down * 0.72)}C112 ${n(down * 1.08)} 150 ${n(down * 1.1)} 178 ${n(down * 0.94)}L196 ${n(down * 0.46)}Z" fill="${tone}" opacity=".86"/>`,
    `<path d="M-180 ${n(down * 0.96)}C-164 ${n(down * 1.3)} -128 ${n(down * 1.34)} -104 ${n(down * 1.22)}L-96 ${n(down * 0.9)}Z" fill="${tone}" opacity=".86"/>`,
  ].join('');
}

/** A round fish, head to the left, 1000 units long around the origin. */
export function roundFish(canvas: Canvas, fish: Species, seed: number): string {
  const { deep, back, side, belly, line } = fish;
  const [up, down] = [deep * 480, deep * 520];
  const body = roundOutline(deep);
  const head = `M-500 8C-486 -18 -440 ${n(-up * 0.5)} -360 ${n(-up * 0.82)}L-318 ${n(-up * 0.94)}C-268 ${n(-up * 0.4)} -262 ${n(down * 0.4)} -320 ${n(down * 0.9)}L-370 ${n(down * 0.74)}C-440 ${n(down * 0.5)} -484 34 -500 8Z`;
  const eye = Math.max(13, Math.min(25, up * 0.2));
  return [
    fins(fish, up, down),
    canvas.clipped(
      body,
      [
        `<path d="${body}" fill="${canvas.vertical([
          [0, back],
          [0.2, mix(back, side, 0.35)],
          [0.42, side],
          [0.62, lighten(mix(side, belly, 0.5), 0.12)],
          [0.84, belly],
          [1, darken(belly, 0.2)],
        ])}"/>`,
        scaleNet(canvas, darken(side, 0.5), 500, Math.max(up, down)),
        skinMarks(canvas, fish, 500, up, seed),
        `<path d="M-286 ${n(-up * 0.2)}C-120 ${n(-up * 0.3)} 120 ${n(-up * 0.16)} 374 0" stroke="${line}" stroke-opacity=".8" stroke-width="${fish.pattern === 'lateral' ? 9 : n(Math.max(5, up * 0.09))}" fill="none"/>`,
        `<path d="M-300 ${n(-up * 0.44)}C-120 ${n(-up * 0.74)} 120 ${n(-up * 0.5)} 330 -22" stroke="#fff" stroke-opacity=".42" stroke-width="${n(up * 0.16)}" fill="none" stroke-linecap="round"/>`,
        `<path d="M-420 ${n(down * 0.66)}C-200 ${n(down * 1.06)} 60 ${n(down * 0.96)} 320 34" stroke="#0d1216" stroke-opacity=".26" stroke-width="${n(down * 0.22)}" fill="none"/>`,
        `<path d="${head}" fill="${canvas.vertical([
          [0, darken(back, 0.12), 0.95],
          [0.5, mix(side, back, 0.25), 0.8],
          [1, belly, 0.75],
        ])}"/>`,
        `<path d="M-318 ${n(-up * 0.94)}C-268 ${n(-up * 0.4)} -262 ${n(down * 0.4)} -320 ${n(down * 0.9)}" stroke="${darken(back, 0.4)}" stroke-opacity=".75" stroke-width="6" fill="none"/>`,
        `<path d="M-372 ${n(-up * 0.66)}C-338 ${n(-up * 0.2)} -338 ${n(down * 0.3)} -366 ${n(down * 0.66)}" stroke="${darken(back, 0.3)}" stroke-opacity=".35" stroke-width="4" fill="none"/>`,
        `<path d="M-304 ${n(-up * 0.2)}Q-284 ${n(down * 0.2)} -312 ${n(down * 0.56)}" stroke="#a83c38" stroke-opacity=".45" stroke-width="6" fill="none"/>`,
      ].join(''),
    ),
    `<path d="M-262 ${n(down * 0.1)}C-216 ${n(-down * 0.02)} -166 ${n(down * 0.1)} -146 ${n(down * 0.34)}C-186 ${n(down * 0.46)} -238 ${n(down * 0.4)} -262 ${n(down * 0.1)}Z" fill="${mix(side, back, 0.35)}" opacity=".85"/>`,
    `<circle cx="-412" cy="${n(-up * 0.2)}" r="${n(eye)}" fill="${canvas.radial([
      [0, '#0c1012'],
      [0.5, '#0c1012'],
      [0.54, '#b9a56a'],
      [0.82, '#d9d4c2'],
      [1, '#6f726c'],
    ])}"/><circle cx="${n(-412 - eye * 0.25)}" cy="${n(-up * 0.2 - eye * 0.28)}" r="${n(eye * 0.2)}" fill="#fff"/>`,
    `<path d="M-499 9Q-470 20 -440 ${n(down * 0.2)}" stroke="${darken(back, 0.55)}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  ].join('');
}

/** The outline of a flatfish with its fin fringe, head to the left, 1000 units long. */
function flatOutline(deep: number, grow = 1): string {
  const half = deep * 470 * grow;
  return `M${n(-470 * (grow > 1 ? 1.02 : 1))} 0C-430 ${n(-half * 0.62)} -240 ${n(-half)} -20 ${n(-half)}C160 ${n(-half)} 280 ${n(-half * 0.5)} 352 -30V30C280 ${n(half * 0.5)} 160 ${n(half)} -20 ${n(half)}C-240 ${n(half)} -430 ${n(half * 0.62)} -470 0Z`;
}

/** A flatfish from above: both eyes on the side that shows, a fringe of fin all round. */
export function flatFish(canvas: Canvas, fish: Species, seed: number): string {
  const half = fish.deep * 470;
  const body = flatOutline(fish.deep, 0.86);
  const fringe = flatOutline(fish.deep, 1.04);
  const fin = lighten(fish.side, 0.1);
  const rays = Array.from({ length: 44 }, (_, index) => {
    const x = -380 + index * 16.4;
    const room = Math.sqrt(Math.max(0, 1 - (x / 430) ** 2)) * half;
    return `M${n(x)} ${n(-room * 0.84)}l6 ${n(-room * 0.24)}M${n(x)} ${n(room * 0.84)}l6 ${n(room * 0.24)}`;
  }).join('');
  return [
    `<path d="M340 -34C390 -64 440 -96 500 -104C486 -50 486 50 500 104C440 96 390 64 340 34Z" fill="${darken(fin, 0.18)}"/><path d="M356 -22L490 -84M360 -8L488 -30M360 8L488 30M356 22L490 84" stroke="${darken(fin, 0.5)}" stroke-opacity=".5" stroke-width="3"/>`,
    `<path d="${fringe}" fill="${fin}"/><path d="${rays}" stroke="${darken(fin, 0.45)}" stroke-opacity=".45" stroke-width="3"/>`,
    canvas.clipped(
      body,
      [
        `<path d="${body}" fill="${canvas.radial(
          [
            [0, lighten(fish.side, 0.16)],
            [0.6, fish.side],
            [1, fish.back],
          ],
          0.4,
          0.42,
          0.62,
        )}"/>`,
        scaleNet(canvas, darken(fish.back, 0.3), 500, half),
        skinMarks(canvas, fish, 470, half * 0.86, seed),
        `<path d="M-330 -8C-250 ${n(-half * 0.36)} -190 -10 -120 -6C40 0 200 0 352 0" stroke="${fish.line}" stroke-opacity=".75" stroke-width="6" fill="none"/>`,
        `<path d="M-300 ${n(-half * 0.42)}C-160 ${n(-half * 0.72)} 60 ${n(-half * 0.68)} 220 ${n(-half * 0.34)}" stroke="#fff" stroke-opacity=".2" stroke-width="${n(half * 0.16)}" fill="none" stroke-linecap="round"/>`,
      ].join(''),
    ),
    `<path d="M-300 ${n(-half * 0.5)}C-262 ${n(-half * 0.2)} -262 ${n(half * 0.26)} -306 ${n(half * 0.52)}" stroke="${darken(fish.back, 0.4)}" stroke-opacity=".6" stroke-width="6" fill="none"/>`,
    ...[-0.06, -0.3].map(
      (at, index) =>
        `<ellipse cx="${-398 + index * 34}" cy="${n(half * at)}" rx="21" ry="16" fill="${lighten(fish.back, 0.2)}"/><circle cx="${-400 + index * 34}" cy="${n(half * at)}" r="9" fill="#0f1214"/><circle cx="${-403 + index * 34}" cy="${n(half * at - 3)}" r="3" fill="#fff"/>`,
    ),
    `<path d="M-468 2Q-446 ${n(half * 0.12)} -420 ${n(half * 0.14)}" stroke="${darken(fish.back, 0.5)}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    `<path d="M-250 ${n(half * 0.06)}C-206 ${n(-half * 0.1)} -166 ${n(half * 0.02)} -150 ${n(half * 0.16)}C-186 ${n(half * 0.26)} -226 ${n(half * 0.22)} -250 ${n(half * 0.06)}Z" fill="${darken(fish.side, 0.14)}" opacity=".8"/>`,
  ].join('');
}

/** Whole fish, as many as lie on a slab of their size. */
export const wholeFish: PackDrawer = (canvas, art: PackArt) => {
  const fish = speciesOf(art.title);
  const drawing = canvas.symbol(() => (fish.isFlat ? flatFish(canvas, fish, 7) : roundFish(canvas, fish, 7)));
  const outline = fish.isFlat ? flatOutline(fish.deep, 1.04) : roundOutline(fish.deep);
  const random = seeded(art.seed);
  const wobble = () => between(random, -3, 3);
  const depth = fish.deep * 1000;
  const goods =
    fish.count > 5
      ? rows(fish.count > 8 ? [3, 3, 3, 3] : [2, 2, 2], fish.count > 8 ? 250 : 400, fish.count > 8 ? 116 : 160, art.seed, 0.06).map(
          ({ x, y, turn }) => lying(drawing, outline, x - 20, y, fish.count > 8 ? 0.33 : 0.46, turn),
        )
      : Array.from({ length: fish.count }, (_, index) => {
          const share = fish.count === 1 ? 0 : index / (fish.count - 1) - 0.5;
          const scale = Math.min(fish.count === 1 ? 0.98 : 0.88, 560 / (depth * (0.62 * (fish.count - 1) + 1.12)));
          return lying(drawing, outline, share * 40 - 10, share * depth * scale * 0.66 * (fish.count - 1) - 20, scale, -3 + wobble());
        });
  return onSlab(canvas, art, goods.join(''));
};
