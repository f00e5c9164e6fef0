/** A wholesale aisle in one-point perspective: racking on both sides, loaded pallets, a hand truck in front. */
import type { PackArt } from '../../../src/demo/types.ts';
import type { Box } from '../../../src/demo/studio/canvas.ts';
import { Canvas, moved, n } from '../../../src/demo/studio/canvas.ts';
import { drawCase } from '../../../src/demo/studio/case-view.ts';
import { darken, lighten, mix } from '../../../src/demo/studio/colour.ts';
import { setText } from '../../../src/demo/studio/lettering.ts';
import { kraft } from '../../../src/demo/studio/parts/box.ts';
import { contactShadow } from '../../../src/demo/studio/parts/ground.ts';
import type { Random } from '../../../src/demo/studio/random.ts';
import { between, seeded } from '../../../src/demo/studio/random.ts';
import { outerCase } from '../../../src/demo/studio/shapes/boxes.ts';
import { stock } from '../../../src/demo/studio/stock.ts';

const [width, height] = [1600, 1000];
const horizon = { x: 800, y: 400 };

/** A point of the hall: x to the right and y up in metres from the eye, z away from it. */
type Point = readonly [x: number, y: number, z: number];

/** How far the eye stands above the floor. */
const eye = 1.7;
const focal = 760;

function project([x, y, z]: Point): string {
  return `${n(horizon.x + (x * focal) / z)} ${n(horizon.y - ((y - eye) * focal) / z)}`;
}

function polygon(points: readonly Point[], fill: string, extra = ''): string {
  return `<path d="M${points.map(project).join('L')}Z" fill="${fill}" ${extra}/>`;
}

/** A colour made paler by the air between the eye and a far thing. */
function hazed(colour: string, z: number): string {
  return mix(colour, '#e9e7e1', Math.min(0.62, Math.max(0, (z - 3) / 26)));
}

export function drawWarehouse(): string {
  const canvas = new Canvas();
  const random = seeded(41);
  const content = [hall(canvas), ...bays(random), floorMarks(), signs(canvas), foreground(canvas)].join('');
  return canvas.document(width, height, content, 'An aisle of the warehouse');
}

const aisle = 2.5;
const far = 34;
const roof = 7.4;
const nearest = 1;

function hall(canvas: Canvas): string {
  const lamps = [5, 8, 12, 17, 23, 30]
    .map(
      (z) =>
        `${polygon(
          [
            [-0.5, roof - 0.2, z],
            [0.5, roof - 0.2, z],
            [0.5, roof - 0.2, z + 1.4],
            [-0.5, roof - 0.2, z + 1.4],
          ],
          '#ffffff',
        )}${polygon(
          [
            [-0.7, roof - 0.22, z - 0.1],
            [0.7, roof - 0.22, z - 0.1],
            [0.7, roof - 0.22, z + 1.5],
            [-0.7, roof - 0.22, z + 1.5],
          ],
          '#fff6d6',
          'opacity=".35"',
        )}`,
    )
    .join('');
  const beams = [4, 6, 9, 13, 18, 24, 31]
    .map((z) =>
      polygon(
        [
          [-7, roof + 0.1, z],
          [7, roof + 0.1, z],
          [7, roof - 0.25, z],
          [-7, roof - 0.25, z],
        ],
        hazed('#9aa0a6', z),
      ),
    )
    .join('');
  return [
    `<rect width="${width}" height="${height}" fill="#e6e3dc"/>`,
    polygon(
      [
        [-9, roof, 1.5],
        [9, roof, 1.5],
        [9, roof, far],
        [-9, roof, far],
      ],
      canvas.vertical([
        [0, '#b9bcbf'],
        [1, '#dedcd6'],
      ]),
    ),
    beams,
    lamps,
    polygon(
      [
        [-9, 0, 1.2],
        [9, 0, 1.2],
        [9, 0, far],
        [-9, 0, far],
      ],
      canvas.vertical([
        [0, '#dcd8cf'],
        [0.3, '#cbc6bb'],
        [1, '#a9a398'],
      ]),
    ),
    polygon(
      [
        [-aisle, 0, far],
        [aisle, 0, far],
        [aisle, roof, far],
        [-aisle, roof, far],
      ],
      '#eceae4',
    ),
    // The dock door at the far end lets daylight in, and the floor mirrors it.
    polygon(
      [
        [-1.5, 0, far],
        [1.5, 0, far],
        [1.5, 3.4, far],
        [-1.5, 3.4, far],
      ],
      '#fdfefe',
    ),
    polygon(
      [
        [-1.3, 0, far],
        [1.3, 0, far],
        [0.5, 0, 4],
        [-0.5, 0, 4],
      ],
      canvas.vertical([
        [0, '#ffffff', 0.85],
        [1, '#ffffff', 0],
      ]),
    ),
  ].join('');
}

const levels = [0.15, 1.75, 3.35, 4.95] as const;
const uprightColour = '#23508f';
const beamColour = '#e8a200';

/** Bays of racking from the far end to the near one, so that near ones cover far ones. */
function bays(random: Random): readonly string[] {
  const depths: number[] = [];
  for (let z = 31; z > 0; z -= 2.8) depths.push(z);
  return depths.flatMap((z) => ([-1, 1] as const).map((side) => bay(side, z, random)));
}

function bay(side: -1 | 1, from: number, random: Random): string {
  const [x, back] = [side * aisle, side * (aisle + 1.3)];
  const end = from + 2.8;
  // The nearest bay is cut off just before the eye, where the projection has no limit.
  const z = Math.max(from, nearest);
  const loads = levels.flatMap((y, level) => [
    load(side, x, back, y, from + 1.48, random, level),
    load(side, x, back, y, from + 0.16, random, level),
  ]);
  const beams = levels.slice(1).map(
    (y) =>
      polygon(
        [
          [x, y, z],
          [x, y, end],
          [x, y - 0.14, end],
          [x, y - 0.14, z],
        ],
        hazed(beamColour, z),
      ) +
      polygon(
        [
          [x, y - 0.1, z],
          [x, y - 0.1, end],
          [x, y - 0.14, end],
          [x, y - 0.14, z],
        ],
        '#000',
        'opacity=".25"',
      ),
  );
  const shade = polygon(
    [
      [x, 0, z],
      [x, 0, end],
      [x, 6.6, end],
      [x, 6.6, z],
    ],
    hazed('#6f6a61', z),
  );
  const upright = (at: number): string =>
    polygon(
      [
        [x, 0, at - 0.06],
        [x, 0, at + 0.06],
        [x, 6.8, at + 0.06],
        [x, 6.8, at - 0.06],
      ],
      hazed(darken(uprightColour, 0.2), at),
    ) +
    polygon(
      [
        [x, 0, at - 0.06],
        [back, 0, at - 0.06],
        [back, 6.8, at - 0.06],
        [x, 6.8, at - 0.06],
      ],
      hazed(uprightColour, at),
      'opacity=".18"',
    ) +
    polygon(
      [
        [x, 0, at - 0.06],
        [x + side * 0.1, 0, at - 0.06],
        [x + side * 0.1, 6.8, at - 0.06],
        [x, 6.8, at - 0.06],
      ],
      hazed(lighten(uprightColour, 0.12), at),
    );
  if (from < nearest) return shade + loads.join('') + beams.join('') + upright(end);
  return (
    shade +
    loads.join('') +
    beams.join('') +
    upright(end) +
    upright(z) +
    polygon(
      [
        [x, 0, z - 0.3],
        [x, 0, z + 0.3],
        [x, 0.35, z + 0.3],
        [x, 0.35, z - 0.3],
      ],
      hazed('#ffd200', z),
    )
  );
}

const cartonTones = [kraft, '#d6b183', '#b98c58', '#e7e2d6', '#e7e2d6', '#cfa574'] as const;
const labelTones = ['#d43f1a', '#1f5f3f', '#12466b', '#e0a020', '#7a1f2b', '#0f7fa8', '#f07d00', '#23262b'] as const;

/** A pallet of cartons in a rack: its face to the aisle and its end to the eye. */
function load(side: -1 | 1, x: number, back: number, y: number, z: number, random: Random, level: number): string {
  if (z < nearest || (level > 0 && random() < 0.08)) return '';
  const depth = 1.18;
  const inset = side * 0.06;
  const top = y + 0.12 + between(random, 0.72, 1.22);
  const base = y + 0.13;
  const tone = cartonTones[Math.floor(random() * cartonTones.length)]!;
  const label = labelTones[Math.floor(random() * labelTones.length)]!;
  const face = x + inset;
  const rows = random() < 0.5 ? 3 : 4;
  const columns = random() < 0.5 ? 2 : 3;
  const parts = [
    polygon(
      [
        [face, y, z],
        [face, y, z + depth],
        [face, base, z + depth],
        [face, base, z],
      ],
      hazed('#a37a45', z),
    ),
    polygon(
      [
        [face, base, z],
        [back, base, z],
        [back, top, z],
        [face, top, z],
      ],
      hazed(darken(tone, 0.3), z),
    ),
    polygon(
      [
        [face, base, z],
        [face, base, z + depth],
        [face, top, z + depth],
        [face, top, z],
      ],
      hazed(tone, z),
    ),
  ];
  if (z < 24) {
    const seams: string[] = [];
    for (let row = 1; row < rows; row += 1) {
      const h = base + ((top - base) * row) / rows;
      seams.push(`M${project([face, h, z])}L${project([face, h, z + depth])}`, `M${project([face, h, z])}L${project([back, h, z])}`);
    }
    for (let column = 1; column < columns; column += 1)
      seams.push(`M${project([face, base, z + (depth * column) / columns])}L${project([face, top, z + (depth * column) / columns])}`);
    parts.push(
      `<path d="${seams.join('')}" stroke="${hazed(darken(tone, 0.5), z)}" stroke-opacity=".6" stroke-width="${n(Math.max(0.6, 12 / z))}" fill="none"/>`,
    );
    let stickers = '';
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const [low, high] = [base + ((top - base) * (row + 0.3)) / rows, base + ((top - base) * (row + 0.66)) / rows];
        const [near, away] = [z + (depth * (column + 0.18)) / columns, z + (depth * (column + 0.7)) / columns];
        stickers += `M${project([face, low, near])}L${project([face, low, away])}L${project([face, high, away])}L${project([face, high, near])}Z`;
      }
    }
    parts.push(`<path d="${stickers}" fill="${hazed(label, z)}" opacity=".85"/>`);
  }
  return parts.join('');
}

function floorMarks(): string {
  const line = (x: number): string =>
    polygon(
      [
        [x, 0.002, 1.2],
        [x + 0.1, 0.002, 1.2],
        [x + 0.1, 0.002, far],
        [x, 0.002, far],
      ],
      '#f2c400',
      'opacity=".9"',
    );
  const joints = [3, 5, 8, 12, 18].map((z) => `M${project([-aisle, 0, z])}L${project([aisle, 0, z])}`).join('');
  return `${line(-aisle + 0.25)}${line(aisle - 0.35)}<path d="${joints}" stroke="#6f6a61" stroke-opacity=".18" stroke-width="2"/>`;
}

/** Hanging signs, smaller into the depth. */
function signs(canvas: Canvas): string {
  return (
    [
      [13, '16'],
      [7.2, '14'],
    ] as const
  )
    .map(([z, number]) => {
      const scale = focal / z;
      const [x, y] = [horizon.x, horizon.y - (5.9 - eye) * scale];
      const box: Box = { x: x - 0.62 * scale, y, w: 1.24 * scale, h: 0.72 * scale };
      return `<path d="M${n(box.x + box.w * 0.2)} ${n(y)}V${n(y - 0.9 * scale)}M${n(box.x + box.w * 0.8)} ${n(y)}V${n(y - 0.9 * scale)}" stroke="#777d80" stroke-width="${n(scale * 0.015)}"/><rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(box.h)}" rx="${n(scale * 0.03)}" fill="#ffd200"/>${setText(canvas, `AISLE ${number}`, { x: box.x + box.w * 0.1, y: box.y + box.h * 0.24, w: box.w * 0.8, h: box.h * 0.52 }, { face: 'condensed', fill: '#16181c', size: box.h })}`;
    })
    .join('');
}

/** The foreground: a loaded pallet at the left, a hand truck with cases at the right. */
function foreground(canvas: Canvas): string {
  const place = (art: PackArt, x: number, y: number, w: number): string => {
    const pack = drawCase(canvas, art);
    return moved(pack.markup, x, y, w / pack.w);
  };
  const pallet = (x: number, y: number, w: number): string => {
    const blocks = [0, 0.43, 0.86]
      .map((share) => `<rect x="${n(x + w * share)}" y="${n(y - 46)}" width="${n(w * 0.14)}" height="40" fill="#a0733c"/>`)
      .join('');
    return `${contactShadow(canvas, x + w / 2, y, w, true)}<rect x="${n(x)}" y="${n(y - 26)}" width="${n(w)}" height="20" fill="#3a2a18" opacity=".55"/>${blocks}<rect x="${n(x - 4)}" y="${n(y - 64)}" width="${n(w + 8)}" height="20" fill="${canvas.linear(
      [
        [0, '#dcb680'],
        [1, '#b38447'],
      ],
    )}"/><rect x="${n(x - 4)}" y="${n(y - 12)}" width="${n(w + 8)}" height="13" fill="${canvas.linear([
      [0, '#cfa66b'],
      [1, '#9d7038'],
    ])}"/>`;
  };
  const left = [
    pallet(90, 944, 500),
    place(stock('cola'), 220, 884, 246),
    place(stock('water'), 466, 884, 246),
    place(stock('orangeCan'), 222, 668, 240),
    place(stock('limeCan'), 464, 668, 240),
  ].join('');
  const steel = canvas.linear([
    [0, '#b02a1e'],
    [0.4, '#e5483a'],
    [1, '#8e1f15'],
  ]);
  const truck = [
    contactShadow(canvas, 1316, 938, 420, true),
    `<path d="M1172 420C1150 396 1148 372 1168 360H1462C1484 372 1482 396 1458 420" fill="none" stroke="${steel}" stroke-width="20" stroke-linecap="round"/><path d="M1180 410V904M1452 410V904M1180 520H1452M1180 640H1452M1180 760H1452" stroke="${steel}" stroke-width="18" fill="none"/>`,
  ].join('');
  const wheels = [1184, 1448]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="888" rx="34" ry="54" fill="#1d1f21"/><ellipse cx="${x}" cy="888" rx="17" ry="28" fill="#c9cdd0"/><ellipse cx="${x}" cy="888" rx="6" ry="10" fill="#5b5f61"/>`,
    )
    .join('');
  const cases = [
    ['beans', 906, 316],
    ['ketchup', 690, 300],
  ] as const;
  const carried = cases.map(([name, y, w], index) => {
    const pack = outerCase(canvas, stock(name), 'front');
    return moved(pack.markup, 1318 + index * 6, y, w / pack.w);
  });
  return `${left}${truck}${wheels}${carried.join('')}<path d="M1150 926H1486L1470 908H1166Z" fill="#5b5f61"/>`;
}
