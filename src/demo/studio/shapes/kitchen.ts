/** What a kitchen takes as it is: blocks of cheese, patties, chips. */
import type { Box } from '../canvas.ts';
import { n } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { cameras, drawBox } from '../parts/box.ts';
import { heap } from '../parts/loose.ts';
import type { PackDrawer } from '../parts/pack.ts';
import { print, rectPath, ticket } from '../parts/pack.ts';
import { lathe } from '../parts/turned.ts';
import { between, hashOf, seeded } from '../random.ts';

/** A vacuum-packed block with a large label. */
const block: PackDrawer = (canvas, art, side) => {
  const random = seeded(art.seed);
  const tone = art.contents;
  const [w, h, d] = [760, 360, 380];
  const wrinkles = (face: Box, count: number): string =>
    Array.from({ length: count }, () => {
      const [x, y] = [random() * face.w, random() * face.h];
      return `M${n(x)} ${n(y)}q${n(between(random, -20, 20))} ${n(between(random, 10, 40))} ${n(between(random, -16, 16))} ${n(between(random, 30, 80))}`;
    }).join('');
  const film = (face: Box, shade: number): string =>
    `<rect width="${n(face.w)}" height="${n(face.h)}" fill="${canvas.linear(
      [
        [0, lighten(tone, 0.24)],
        [1, darken(tone, shade)],
      ],
      0,
      0,
      1,
      1,
    )}"/><path d="${wrinkles(face, 16)}" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none"/><path d="${wrinkles(face, 12)}" stroke="#150d08" stroke-opacity=".1" stroke-width="4" fill="none"/>`;
  const label = (face: Box): Box =>
    side === 'front'
      ? { x: face.w * 0.12, y: face.h * 0.1, w: face.w * 0.76, h: face.h * 0.8 }
      : { x: face.w * 0.04, y: face.h * 0.04, w: face.w * 0.92, h: face.h * 0.92 };
  const box = drawBox(canvas, {
    w,
    h,
    d,
    colour: tone,
    camera: cameras.above,
    front: (face) =>
      `${film(face, 0.08)}${canvas.clipped(rectPath(label(face), 10), print(canvas, art, side, label(face)))}<path d="M0 14H${n(face.w)}" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>`,
    side: (face) => film(face, 0.1),
    top: (face) =>
      `${film(face, 0.02)}<path d="M${n(face.w * 0.1)} 0L${n(face.w * 0.3)} 0L${n(face.w * 0.16)} ${n(face.h)}H${n(-face.w * 0.04)}Z" fill="#fff" opacity=".4"/>`,
  });
  const [sx, sy] = box.onSide(d, 20);
  const seam = `<path d="M${n(sx - 6)} ${n(sy)}l54 22v${n(h - 56)}l-54 -6Z" fill="${mix(tone, '#ffffff', 0.6)}" opacity=".7"/><path d="M${n(sx + 10)} ${n(sy + 10)}v${n(h - 50)}M${n(sx + 26)} ${n(sy + 16)}v${n(h - 54)}" stroke="#fff" stroke-width="3" opacity=".7"/>`;
  return { w: box.w + 40, h: box.h, shadow: box.shadow, markup: seam + box.markup, panel: box.panel };
};

/** Two stacks of patties with paper between. */
const burgerPatties: PackDrawer = (canvas, art) => {
  const [w, h] = [960, 620];
  const random = seeded(art.seed);
  const meat = art.contents;
  const breaded = /chicken|fish|veg|bean|breaded|halloumi|falafel/i.test(art.title);
  // Sorts of the same meat differ in their thickness and in how they are stacked.
  const look = seeded(hashOf(art.title));
  const [tall, short, thick] = [4 + Math.floor(look() * 4), 3 + Math.floor(look() * 3), between(look, 40, 70)];
  const isGrill = /grillsteak|rib/i.test(art.title);
  const top = lathe(
    [
      [isGrill ? 246 : 232, -58],
      [isGrill ? 250 : 238, -58 + thick / 2],
      [226, -58 + thick],
    ],
    66,
    62,
  );
  const grain = (count: number, colour: string): string =>
    `<path d="${Array.from({ length: count }, () => {
      const angle = random() * Math.PI * 2;
      const r = Math.sqrt(random());
      return `M${n(Math.cos(angle) * r * 220)} ${n(-58 + Math.sin(angle) * r * 58)}q${n(between(random, 3, 12))} ${n(between(random, -5, 5))} ${n(between(random, 6, 18))} 0`;
    }).join('')}" stroke="${colour}" stroke-width="6" stroke-linecap="round" fill="none"/>`;
  const patty = canvas.symbol(
    () =>
      `<path d="${top}" fill="${canvas.linear([
        [0, lighten(meat, 0.14)],
        [0.4, meat],
        [1, darken(meat, 0.42)],
      ])}"/><ellipse cy="-58" rx="232" ry="66" fill="${canvas.linear(
        [
          [0, lighten(meat, 0.3)],
          [1, darken(meat, 0.1)],
        ],
        0,
        0,
        1,
        0.5,
      )}"/><g opacity=".6">${grain(90, darken(meat, 0.32))}${grain(90, lighten(meat, breaded ? 0.5 : 0.36))}</g>${grain(24, breaded ? '#fff1cf' : lighten(meat, 0.66))}`,
  );
  const sheet = `<path d="M-266 -8L-150 -84L262 -66L180 50L-216 44Z" fill="#fdfbf4" opacity=".94"/><path d="M-266 -8L-216 44L180 50" stroke="#cfc7b6" stroke-width="3" fill="none"/>`;
  const stack = (x: number, y: number, count: number): string =>
    Array.from(
      { length: count },
      (_, index) =>
        `<g transform="translate(${n(x + between(random, -7, 7))} ${n(y - index * (thick + 10))})">${index > 0 ? sheet : ''}<use href="#${patty}"/></g>`,
    ).join('');
  const markup = [
    `<ellipse cx="-200" cy="-30" rx="260" ry="44" fill="#2a2018" opacity=".25"/>`,
    stack(-196, -70, tall),
    `<ellipse cx="180" cy="10" rx="260" ry="40" fill="#2a2018" opacity=".25"/>`,
    stack(196, -46, short),
    ticket(canvas, art, -300, 12, 360),
  ].join('');
  return { w, h, markup, panel: { x: -300, y: -168, w: 360, h: 180 }, foot: 0.96, lying: true };
};

const chips: PackDrawer = (canvas, art) => {
  const [w, h] = [980, 640];
  const kind = /wedge|hash|waffle|crinkle disc/i.test(art.title) ? 'crisp' : 'chip';
  const sheet = `<path d="M-480 -40L-390 -250L400 -270L484 -30L150 6L-220 0Z" fill="${canvas.linear(
    [
      [0, '#fffdf6'],
      [1, '#e2dccd'],
    ],
    0,
    0,
    1,
    1,
  )}"/><path d="M-430 -60L-340 -240M-180 -10L-130 -250M150 -10L160 -260M350 -30L330 -260" stroke="#b9ae99" stroke-opacity=".3" stroke-width="5"/>`;
  const markup = [
    sheet,
    `<g transform="translate(-10 -56)">${heap(canvas, art, 740, 540, kind, 1.4)}</g>`,
    ticket(canvas, art, 110, 10, 360),
  ].join('');
  return { w, h, markup, panel: { x: 110, y: -170, w: 360, h: 180 }, foot: 0.96, lying: true };
};

export const kitchenShapes = { block, 'burger-patties': burgerPatties, chips } as const satisfies Readonly<Record<string, PackDrawer>>;
