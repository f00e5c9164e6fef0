/** Goods that lie whole in a chilled tray: cheeses in their shapes, a pâté, smoked fish. */
import type { PackArt } from '../../types.ts';
import { moved, n, place, type Canvas } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import { between, seeded } from '../random.ts';
import { fishInTray } from './fillets.ts';

const dark = '#150d08';

/** Speckles within a rectangle around the origin, in one path. */
function speckles(seed: number, count: number, w: number, h: number, colour: string, size: number): string {
  const random = seeded(seed);
  const dots = Array.from(
    { length: count },
    () => `M${n(between(random, -w / 2, w / 2))} ${n(between(random, -h / 2, h / 2))}h${n(between(random, 1, size))}`,
  ).join('');
  return `<path d="${dots}" stroke="${colour}" stroke-width="${n(size)}" stroke-linecap="round"/>`;
}

/** A brick seen from above its front edge, with its foot at y = 0. */
function brick(canvas: Canvas, tone: string, w: number, h: number, deep: number, marks: string): string {
  const top = `M${n(-w / 2)} ${n(-h)}L${n(-w / 2 + deep * 0.3)} ${n(-h - deep)}H${n(w / 2 - deep * 0.3)}L${n(w / 2)} ${n(-h)}Z`;
  const front = `M${n(-w / 2)} ${n(-h)}H${n(w / 2)}V-14Q${n(w / 2)} 0 ${n(w / 2 - 16)} 0H${n(-w / 2 + 16)}Q${n(-w / 2)} 0 ${n(-w / 2)} -14Z`;
  return [
    `<path d="M${n(-w / 2)} -6H${n(w / 2)}L${n(w / 2 + 26)} 16H${n(-w / 2 + 30)}Z" fill="${dark}" opacity=".4"/>`,
    `<path d="${front}" fill="${canvas.vertical([
      [0, tone],
      [1, darken(tone, 0.2)],
    ])}"/>`,
    `<path d="${top}" fill="${canvas.linear(
      [
        [0, lighten(tone, 0.5)],
        [1, lighten(tone, 0.06)],
      ],
      0,
      0,
      1,
      1,
    )}"/>`,
    canvas.clipped(`${top}${front}`, marks),
    `<path d="M${n(-w / 2 + 6)} ${n(-h)}H${n(w / 2 - 6)}" stroke="#fff" stroke-opacity=".7" stroke-width="5"/>`,
  ].join('');
}

/** A round of brie: a white rind, with a wedge drawn out so that its cream shows. */
function brie(canvas: Canvas): string {
  const rind = '#f4f0e2';
  const cream = '#f2dfa0';
  const round = 'M-230 -110A230 100 0 1 1 100 -25L0 -110L-60 -14A230 100 0 0 1 -230 -110Z';
  const wedge = (x: number, y: number): string =>
    moved(
      `<path d="M0 -130L-170 -40V30L0 -60Z" fill="${cream}"/><path d="M-170 -40Q-60 6 60 -30L60 40Q-60 78 -170 30Z" fill="${darken(rind, 0.12)}"/><path d="M0 -130L-170 -40Q-60 6 60 -30Z" fill="${lighten(rind, 0.5)}"/><path d="M0 -130L60 -30V40L0 -60Z" fill="${darken(cream, 0.1)}"/>`,
      x,
      y,
    );
  return [
    `<ellipse cx="0" cy="-8" rx="250" ry="92" fill="${dark}" opacity=".4"/>`,
    `<path d="M-230 -110V-40A230 100 0 0 0 -60 54L-60 -14L0 -110L100 -25V46A230 100 0 0 0 230 -40V-110Z" fill="${canvas.linear([
      [0, lighten(rind, 0.3)],
      [0.6, darken(rind, 0.1)],
      [1, darken(rind, 0.3)],
    ])}"/>`,
    `<path d="M0 -110L-60 -14V54L0 -40Z" fill="${darken(cream, 0.06)}"/><path d="M0 -110L100 -25V46L0 -40Z" fill="${cream}"/>`,
    `<path d="${round}" fill="${canvas.linear(
      [
        [0, '#ffffff'],
        [1, darken(rind, 0.08)],
      ],
      0,
      0,
      1,
      1,
    )}"/>`,
    `<g transform="translate(0 -118)" opacity=".5">${speckles(4, 46, 320, 110, '#d9cfae', 7)}</g>`,
    wedge(312, 20),
  ].join('');
}

/** A log of goat's cheese with two slices cut off: a wrinkled rind, white inside. */
function cheeseLog(canvas: Canvas): string {
  const rind = '#efe6cf';
  const wrinkles = Array.from(
    { length: 30 },
    (_, index) => `M${-300 + index * 13} ${index % 2 ? -150 : -120}q8 ${40} -4 ${index % 3 ? 90 : 60}`,
  ).join('');
  const cut = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><ellipse rx="78" ry="92" cx="20" fill="${darken(rind, 0.24)}"/><ellipse rx="78" ry="92" fill="${rind}"/><ellipse rx="68" ry="82" fill="${canvas.radial(
      [
        [0, '#ffffff'],
        [0.8, '#fbf8ef'],
        [1, '#e9e0c8'],
      ],
      0.4,
      0.4,
      0.7,
    )}"/>${speckles(9, 20, 90, 110, '#e3dac2', 6)}</g>`;
  return [
    `<path d="M-300 0H330L350 30H-280Z" fill="${dark}" opacity=".4"/>`,
    `<path d="M-290 -180H70V0H-290A78 92 0 0 1 -290 -180Z" fill="${canvas.vertical([
      [0, '#fffdf6'],
      [0.4, rind],
      [1, darken(rind, 0.32)],
    ])}"/>`,
    canvas.clipped(
      'M-290 -180H70V0H-290A78 92 0 0 1 -290 -180Z',
      `<path d="${wrinkles}" stroke="${darken(rind, 0.3)}" stroke-opacity=".45" stroke-width="4" fill="none"/>`,
    ),
    cut(70, -90),
    cut(196, -84),
    cut(300, -76),
  ].join('');
}

/** A coarse pâté in a loaf with a slice cut from it, bay and peppercorns on top. */
function terrine(canvas: Canvas): string {
  const meat = '#b0806a';
  const grain = (w: number, h: number, x: number, y: number): string =>
    `<g transform="translate(${n(x)} ${n(y)})">${speckles(3, 60, w, h, darken(meat, 0.3), 9)}${speckles(5, 44, w, h, '#e8cdb8', 9)}${speckles(6, 16, w, h, '#3a2418', 7)}</g>`;
  const loaf = brick(canvas, meat, 420, 150, 120, grain(400, 140, 0, -76) + grain(330, 96, 0, -212));
  const slice = `<path d="M-80 -150Q-84 -166 -60 -168H70Q90 -166 90 -148L84 -8Q82 4 68 4H-62Q-78 4 -78 -10Z" transform="translate(14 8)" fill="${darken(meat, 0.4)}"/><path d="M-80 -150Q-84 -166 -60 -168H70Q90 -166 90 -148L84 -8Q82 4 68 4H-62Q-78 4 -78 -10Z" fill="${lighten(meat, 0.18)}"/>${grain(140, 140, 4, -84)}`;
  const leaf = `<path d="M-60 0C-40 -26 30 -30 60 -6C30 18 -36 22 -60 0Z" fill="#5c6f3a"/><path d="M-58 0Q0 -8 56 -6" stroke="#8fa05e" stroke-width="4" fill="none"/>`;
  return [
    moved(loaf, -110, 0),
    moved(leaf, -150, -218, 1, -12),
    moved(leaf, -40, -208, 0.9, 16),
    ...[-250, -90, 30].map((x) => `<circle cx="${x}" cy="-196" r="9" fill="#231a14"/>`),
    moved(slice, 230, 6, 1, 6),
  ].join('');
}

/** Balls of mozzarella, wet and white. */
function balls(canvas: Canvas): string {
  const ball = canvas.symbol(
    () =>
      `<ellipse cx="10" cy="66" rx="82" ry="22" fill="${dark}" opacity=".4"/><ellipse rx="90" ry="82" fill="${canvas.radial(
        [
          [0, '#ffffff'],
          [0.6, '#f6f2e6'],
          [1, '#c9c2ae'],
        ],
        0.36,
        0.28,
        0.8,
      )}"/><ellipse cx="-28" cy="-34" rx="24" ry="14" fill="#fff" transform="rotate(-24 -28 -34)"/>`,
  );
  return [
    [-250, -190, 0.9],
    [-80, -196, 0.9],
    [90, -192, 0.9],
    [256, -188, 0.9],
    [-290, -66, 1],
    [-110, -60, 1],
    [84, -62, 1],
    [270, -66, 1],
  ]
    .map(([x, y, scale]) => place(ball, x!, y!, scale))
    .join('');
}

/** First match wins. Each stands around x = 0 with its foot at y = 0. */
const wholes: readonly (readonly [RegExp, (canvas: Canvas, art: PackArt) => string])[] = [
  [/^brie/i, (canvas) => moved(brie(canvas), -46, -40, 0.94)],
  [/goat cheese log/i, cheeseLog],
  [/pâté/i, terrine],
  [/mozzarella balls/i, balls],
  [
    /halloumi/i,
    (canvas) =>
      [-176, 186]
        .map((x) =>
          moved(
            brick(
              canvas,
              '#f3eedd',
              310,
              84,
              130,
              `<path d="M-150 -150Q0 -166 150 -148" stroke="#b9b094" stroke-width="9" fill="none"/><path d="M-160 -40Q0 -52 160 -38" stroke="#b9b094" stroke-width="7" fill="none"/>${moved(speckles(7, 16, 220, 70, '#7f9a63', 7), 0, -150)}`,
            ),
            x,
            0,
          ),
        )
        .join(''),
  ],
  [
    /paneer/i,
    (canvas) =>
      brick(
        canvas,
        '#faf5e6',
        560,
        96,
        170,
        `<path d="M-190 -270L-210 0M0 -270V0M190 -270L210 0M-300 -176H300" stroke="#cfc6aa" stroke-opacity=".55" stroke-width="5" fill="none"/>`,
      ),
  ],
  [
    /salad cheese|feta/i,
    (canvas) =>
      moved(
        brick(
          canvas,
          '#fdfbf4',
          380,
          128,
          130,
          moved(speckles(11, 70, 380, 240, '#cfc9b6', 9), 0, -130) + moved(speckles(12, 30, 380, 240, '#ffffff', 12), 0, -130),
        ),
        -110,
        0,
      ) +
      [
        [170, -10, 1],
        [262, -40, 0.8],
        [240, 6, 0.7],
        [318, 0, 0.9],
      ]
        .map(([x, y, scale]) => moved(brick(canvas, '#fbf8ee', 92, 54, 40, ''), x!, y!, scale, 4))
        .join(''),
  ],
];

/** Something whole in a tray of 860 by 560, drawn above its label; nothing for slices and pieces. */
export function wholeInTray(canvas: Canvas, art: PackArt): string | undefined {
  const fish = fishInTray(canvas, art);
  if (fish !== undefined) return moved(fish, 0, -320);
  const whole = wholes.find(([words]) => words.test(art.title))?.[1];
  return whole && moved(whole(canvas, art), 0, -262, 1.1);
}
