/** Kitchen goods that are drawn as they are: blocks of cheese, patties, chips. */
import type { PackArt } from '../../types.ts';
import { n, place, type Box, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { pieceOf } from '../goods.ts';
import { cameras, drawBox } from '../parts/box.ts';
import { heap } from '../parts/loose.ts';
import { print, rectPath, ticket, type Pack, type PackDrawer } from '../parts/pack.ts';
import { lathe } from '../parts/turned.ts';
import { between, hashOf, seeded } from '../random.ts';

/** A ball of cheese in wax, with a round label. */
const ball: PackDrawer = (canvas, art, side) => {
  const tone = art.contents;
  const [rx, ry] = [330, 300];
  const body = `M${-rx} ${-ry}A${rx} ${ry} 0 1 1 ${rx} ${-ry}A${rx} ${ry} 0 1 1 ${-rx} ${-ry}Z`;
  const wax = canvas.radial([
    [0, lighten(tone, 0.4)],
    [0.35, tone],
    [1, darken(tone, 0.5)],
  ]);
  const label = { x: -225, y: -ry - 165, w: 450, h: 330 };
  const markup = `<path d="${body}" fill="${wax}"/><path d="M-150 -548Q0 -600 150 -548" stroke="#fff" stroke-opacity=".45" stroke-width="16" stroke-linecap="round" fill="none"/>${canvas.clipped(rectPath(label, 150), print(canvas, art, side, label, { x: -180, y: -ry - 125, w: 360, h: 250 }))}`;
  return { w: 2 * rx, h: 2 * ry, markup, panel: label, foot: 0.5 };
};

/** A vacuum-packed block with a large label. */
const block: PackDrawer = (canvas, art, side) => {
  if (/\bball\b/iu.test(art.title)) return ball(canvas, art, side);
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

/** A sheet of paper that loose goods lie on. */
function sheetOfPaper(canvas: Canvas): string {
  return `<path d="M-480 -40L-390 -250L400 -270L484 -30L150 6L-220 0Z" fill="${canvas.linear(
    [
      [0, '#fffdf6'],
      [1, '#e2dccd'],
    ],
    0,
    0,
    1,
    1,
  )}"/><path d="M-430 -60L-340 -240M-180 -10L-130 -250M150 -10L160 -260M350 -30L330 -260" stroke="#b9ae99" stroke-opacity=".3" stroke-width="5"/>`;
}

/** Loose goods on paper with their ticket. */
function onPaper(canvas: Canvas, art: PackArt, goods: string, [w, h]: readonly [number, number]): Pack {
  const markup = sheetOfPaper(canvas) + goods + ticket(canvas, art, 110, 10, 360);
  return { w, h, markup, panel: { x: 110, y: -170, w: 360, h: 180 }, foot: 0.96, lying: true };
}

/** Strokes of mince within an ellipse, in one colour. */
function mince(random: () => number, count: number, colour: string, rx: number, ry: number): string {
  const strokes = Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const r = Math.sqrt(random());
    return `M${n(Math.cos(angle) * r * rx)} ${n(Math.sin(angle) * r * ry)}q${n(between(random, 3, 12))} ${n(between(random, -8, 8))} ${n(between(random, 6, 18))} 0`;
  }).join('');
  return `<path d="${strokes}" stroke="${colour}" stroke-width="6" stroke-linecap="round" fill="none"/>`;
}

/** Balls of mince that a griddle presses flat. */
function minceBalls(canvas: Canvas, art: PackArt): Pack {
  const random = seeded(art.seed);
  const meat = art.contents;
  const ball = canvas.symbol(
    () =>
      `<ellipse cx="12" cy="96" rx="104" ry="22" fill="#2a2018" opacity=".3"/><circle r="106" fill="${canvas.radial(
        [
          [0, lighten(meat, 0.34)],
          [0.5, meat],
          [1, darken(meat, 0.5)],
        ],
        0.36,
        0.28,
        0.78,
      )}"/><g opacity=".6">${mince(random, 80, darken(meat, 0.34), 96, 96)}${mince(random, 70, lighten(meat, 0.34), 90, 90)}</g>${mince(random, 22, lighten(meat, 0.66), 88, 88)}`,
  );
  const rowsOfBalls = [
    { y: -330, xs: [-222, 0, 222], scale: 0.86 },
    { y: -196, xs: [-268, -6, 262], scale: 1 },
  ];
  const balls = rowsOfBalls.flatMap(({ y, xs, scale }) => xs.map((x) => place(ball, x, y, scale, between(random, -40, 40))));
  return onPaper(canvas, art, balls.join(''), [980, 470]);
}

/** Long flat grillsteaks: lean ovals marked by the press, or notched like a rack of ribs. */
function grillsteaks(canvas: Canvas, art: PackArt): Pack {
  const random = seeded(art.seed);
  const isRib = /rib/i.test(art.title);
  const meat = isRib ? mix(art.contents, '#8a4526', 0.6) : mix(art.contents, '#8d4438', 0.5);
  const bumps = (step: number): string => Array.from({ length: 6 }, () => `q${step / 2} ${step * 0.34} ${step} 0`).join('');
  const outline = isRib
    ? `M-216 -84${bumps(72)}Q250 0 216 84${bumps(-72)}Q-250 0 -216 -84Z`
    : 'M-236 20C-250 -60 -150 -104 -30 -96C90 -108 226 -84 240 -10C246 62 130 96 10 90C-100 104 -222 90 -236 20Z';
  const press = Array.from({ length: isRib ? 5 : 6 }, (_, index) =>
    isRib
      ? `M${-144 + index * 72} -74Q${-130 + index * 72} 0 ${-144 + index * 72} 74`
      : `M${-170 + index * 68} -70L${-200 + index * 68} 66`,
  ).join('');
  const specks = /pepper/i.test(art.title) ? '#1b1512' : /mint/i.test(art.title) ? '#3f6b34' : '#5c2412';
  const one = canvas.symbol(
    () =>
      `<path d="${outline}" transform="translate(8 34)" fill="#2a2018" opacity=".3"/><path d="${outline}" transform="translate(0 22)" fill="${darken(meat, 0.46)}"/>${canvas.clipped(
        outline,
        `<path d="${outline}" fill="${canvas.linear(
          [
            [0, lighten(meat, 0.28)],
            [0.5, meat],
            [1, darken(meat, 0.2)],
          ],
          0,
          0,
          0.7,
          1,
        )}"/><g opacity=".55">${mince(random, 90, darken(meat, 0.34), 230, 90)}${mince(random, 80, lighten(meat, 0.34), 230, 90)}</g>${mince(random, 50, specks, 220, 84)}<path d="${press}" stroke="${darken(meat, 0.5)}" stroke-width="${isRib ? 18 : 14}" stroke-opacity=".7" stroke-linecap="round" fill="none"/><path d="${press}" transform="translate(9 2)" stroke="${lighten(meat, 0.4)}" stroke-width="5" stroke-opacity=".6" stroke-linecap="round" fill="none"/>`,
      )}`,
  );
  const goods = [
    [-200, -410, 0.86],
    [190, -400, 0.86],
    [-230, -258, 0.94],
    [210, -246, 0.94],
    [-240, -110, 1],
  ] as const;
  return onPaper(canvas, art, goods.map(([x, y, scale]) => place(one, x, y, scale, between(random, -9, 4))).join(''), [980, 520]);
}

/** Two stacks of patties with paper between. */
const burgerPatties: PackDrawer = (canvas, art) => {
  if (/balls/i.test(art.title)) return minceBalls(canvas, art);
  if (/grillsteak/i.test(art.title)) return grillsteaks(canvas, art);
  const [w, h] = [960, 620];
  const random = seeded(art.seed);
  // Goods made of beans or vegetables are coated and fried, whatever colour their label has.
  const isPlant = /veg|bean|falafel/i.test(art.title);
  const meat = isPlant ? mix(/vegan/i.test(art.title) ? '#7c4434' : '#c4843a', art.contents, 0.24) : art.contents;
  const breaded = /chicken|fish|veg|bean|breaded|halloumi|falafel/i.test(art.title);
  // Sorts of the same meat differ in their thickness and in how they are stacked.
  const look = seeded(hashOf(art.title));
  const [tall, short, chance] = [4 + Math.floor(look() * 4), 3 + Math.floor(look() * 3), between(look, 44, 60)];
  // Of one sort in several weights the heavier is the thicker: 2 oz, 4 oz, 6 oz.
  const ounces = Number(/([\d.]+) ?oz/.exec(art.grade ?? '')?.[1] ?? 0);
  const thick = ounces > 0 ? 28 + ounces * 6 : chance;
  const top = lathe(
    [
      [232, -58],
      [238, -58 + thick / 2],
      [226, -58 + thick],
    ],
    66,
    62,
  );
  const grain = (count: number, colour: string): string => `<g transform="translate(0 -58)">${mince(random, count, colour, 220, 58)}</g>`;
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
      )}"/><g opacity=".6">${grain(90, darken(meat, 0.32))}${grain(90, lighten(meat, breaded ? 0.5 : 0.36))}</g>${grain(24, breaded ? '#fff1cf' : lighten(meat, 0.66))}${/mint/i.test(art.title) ? grain(70, '#4f9a3c') : ''}`,
  );
  // Beside those of plain paper, halal patties lie between green sheets and those without gluten between golden ones.
  const paper = /halal/i.test(art.title) ? '#3f9a62' : /gluten free/i.test(art.title) ? '#eab938' : '#fdfbf4';
  const sheet = `<path d="M-266 -8L-150 -84L262 -66L180 50L-216 44Z" fill="${paper}" opacity=".94"/><path d="M-266 -8L-216 44L180 50" stroke="#cfc7b6" stroke-width="3" fill="none"/>`;
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

const chips: PackDrawer = (canvas, art) =>
  onPaper(canvas, art, `<g transform="translate(-10 -56)">${heap(canvas, art, 740, 540, pieceOf(art) ?? 'chip', 1.4)}</g>`, [980, 640]);

export const kitchenShapes = { block, 'burger-patties': burgerPatties, chips } as const satisfies Readonly<Record<string, PackDrawer>>;
