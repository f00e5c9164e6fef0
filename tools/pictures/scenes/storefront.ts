/** A brand's own house: Manchester brick, red or painted, a loading bay, the shop's own van; in a yard or on a quay. */
import { Canvas, moved, n } from '../../../src/demo/studio/canvas.ts';
import { darken, lighten } from '../../../src/demo/studio/colour.ts';
import { setText } from '../../../src/demo/studio/lettering.ts';
import { kraft } from '../../../src/demo/studio/parts/box.ts';
import type { Livery } from '../livery.ts';
import { contactShadow } from '../../../src/demo/studio/parts/ground.ts';
import type { Random } from '../../../src/demo/studio/random.ts';
import { between, seeded } from '../../../src/demo/studio/random.ts';

const [width, height] = [1600, 1000];
const ground = 770;

export function drawStorefront(livery: Livery): string {
  const canvas = new Canvas();
  const random = seeded(7);
  const content = [
    sky(canvas, random),
    brickwork(canvas, random, livery),
    upperWindows(canvas),
    fascia(canvas, livery),
    bay(canvas, random, livery),
    counter(canvas, livery),
    yard(canvas, random, livery),
    // On a quay the van is further back, with water in front.
    livery.onWater ? moved(drawVan(canvas, livery), 60, 26, 0.94) : drawVan(canvas, livery),
    livery.onWater ? water(canvas, random) : '',
  ].join('');
  return canvas.document(width, height, content, livery.sign);
}

function sky(canvas: Canvas, random: Random): string {
  const cloud = (x: number, y: number, s: number): string =>
    `<path d="M${n(x)} ${n(y)}c${n(10 * s)} ${n(-34 * s)} ${n(56 * s)} ${n(-40 * s)} ${n(74 * s)} ${n(-16 * s)}c${n(26 * s)} ${n(-26 * s)} ${n(74 * s)} ${n(-14 * s)} ${n(78 * s)} ${n(16 * s)}Z" fill="#fff" opacity="${n(between(random, 0.5, 0.9))}"/>`;
  const mill = `<g fill="#b9a49a"><path d="M1180 300V120H1600V300Z"/><path d="M1460 130L1468 -10H1504L1512 130Z"/></g><g fill="#d9cfc8">${Array.from({ length: 16 }, (_, index) => `<rect x="${1206 + (index % 8) * 48}" y="${148 + Math.floor(index / 8) * 62}" width="26" height="40"/>`).join('')}</g>`;
  return `<rect width="${width}" height="${height}" fill="${canvas.vertical([
    [0, '#b8cfdd'],
    [0.35, '#e4ebec'],
    [1, '#f3efe6'],
  ])}"/>${cloud(120, 90, 1.6)}${cloud(560, 60, 1.2)}${cloud(980, 100, 1.7)}${mill}`;
}

/** Courses of brick in stretcher bond, a little uneven in tone. */
function brickwork(canvas: Canvas, random: Random, { bricks, pier, joint }: Livery): string {
  const [top, left, right] = [170, 60, 1540];
  const [brickWidth, brickHeight] = [46, 16];
  const [wall, ...tones] = bricks;
  const paths = tones.map(() => '');
  for (let row = 0; top + row * brickHeight < ground; row += 1) {
    for (let x = left - (row % 2) * (brickWidth / 2); x < right; x += brickWidth) {
      const from = Math.max(left, x);
      const to = Math.min(right, x + brickWidth - 2.5);
      // Most bricks have the wall's own colour, so only every third is drawn.
      const tone = Math.floor(random() * 15);
      if (tone < tones.length && to > from) paths[tone] += `M${n(from)} ${top + row * brickHeight}h${n(to - from)}v13.5h${n(from - to)}Z`;
    }
  }
  const courses = Array.from(
    { length: Math.ceil((ground - top) / brickHeight) },
    (_, row) => `M${left} ${n(top + row * brickHeight + 14.7)}H${right}`,
  ).join('');
  const piers = [60, 520, 1060, 1490]
    .map(
      (x) =>
        `<rect x="${x}" y="150" width="50" height="${ground - 150}" fill="${pier}" opacity=".55"/><rect x="${x}" y="150" width="7" height="${ground - 150}" fill="#fff" opacity=".12"/><rect x="${x + 50}" y="170" width="12" height="${ground - 170}" fill="#2a120a" opacity=".2"/>`,
    )
    .join('');
  return `<rect x="${left}" y="${top}" width="${right - left}" height="${ground - top}" fill="${wall}"/>${paths.map((path, index) => `<path d="${path}" fill="${tones[index]}"/>`).join('')}<path d="${courses}" stroke="${joint}" stroke-opacity=".34" stroke-width="2.4"/>${piers}<rect x="${left}" y="${top}" width="${right - left}" height="${ground - top}" fill="${canvas.linear(
    [
      [0, '#fff3dc', 0.16],
      [0.5, '#fff3dc', 0],
      [1, '#1b0d08', 0.2],
    ],
  )}"/><path d="M40 132H1560V176H40Z" fill="#d9cfbe"/><path d="M40 132H1560V146H40Z" fill="#eee7da"/><path d="M40 176H1560V188H40Z" fill="#2a120a" opacity=".25"/>`;
}

function upperWindows(canvas: Canvas): string {
  return [150, 300, 640, 790, 940, 1180, 1330]
    .map((x) => {
      const glass = canvas.linear(
        [
          [0, '#5d7482'],
          [0.5, '#8ea5b0'],
          [1, '#4a5f6b'],
        ],
        0,
        0,
        1,
        1,
      );
      const bars =
        [1, 2, 3].map((index) => `M${x} ${n(212 + index * 22)}h96`).join('') +
        [1, 2].map((index) => `M${n(x + index * 32)} 210v92`).join('');
      return `<path d="M${x - 8} 214Q${x + 48} 190 ${x + 104} 214V206Q${x + 48} 180 ${x - 8} 206Z" fill="#d9cfbe"/><path d="M${x} 302V216Q${x + 48} 196 ${x + 96} 216V302Z" fill="${glass}"/><path d="${bars}" stroke="#efece5" stroke-width="4"/><rect x="${x - 8}" y="300" width="112" height="10" fill="#d9cfbe"/>`;
    })
    .join('');
}

/** The long sign. */
function fascia(canvas: Canvas, { ink, loud, face, sign, counter: words, emblem }: Livery): string {
  return `<rect x="60" y="336" width="1480" height="104" fill="#2a120a" opacity=".3" transform="translate(0 8)"/><rect x="60" y="336" width="1480" height="104" fill="${ink}"/><rect x="60" y="430" width="1480" height="10" fill="${loud}"/>${emblem(100, 350, 72)}${setText(canvas, sign, { x: 192, y: 358, w: 800, h: 56 }, { face, fill: '#ffffff', size: 90, align: 'left' })}${setText(canvas, words, { x: 1150, y: 366, w: 350, h: 40 }, { face, fill: loud, size: 60, align: 'right' })}`;
}

/** The dock: roller door half up, goods inside. */
function bay(canvas: Canvas, random: Random, { ink, loud }: Livery): string {
  const [x, y, w] = [600, 462, 430];
  const slats = Array.from(
    { length: 7 },
    (_, index) =>
      `<rect x="${x}" y="${y + index * 15}" width="${w}" height="15" fill="${canvas.vertical([
        [0, '#e9ecee'],
        [0.6, '#c3c8cb'],
        [1, '#9aa0a4'],
      ])}"/>`,
  ).join('');
  const cartons = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 5 }, (_value, column) => {
      const tone = [kraft, '#d6b183', '#b98c58'][Math.floor(random() * 3)]!;
      const band = ['#d43f1a', '#1f5f3f', '#12466b', '#e0a020', '#0f7fa8'][Math.floor(random() * 5)]!;
      const [cx, cy] = [x + 24 + column * 78, ground - 34 - (row + 1) * 44];
      return row === 3 && column > 2
        ? ''
        : `<rect x="${cx}" y="${cy}" width="76" height="43" fill="${darken(tone, 0.18)}"/><rect x="${cx}" y="${cy + 18}" width="76" height="10" fill="${band}" opacity=".8"/><path d="M${cx} ${cy}h76" stroke="#fff" stroke-opacity=".25" stroke-width="2"/>`;
    }).join(''),
  ).join('');
  return [
    `<rect x="${x}" y="${y}" width="${w}" height="${ground - y}" fill="${canvas.vertical([
      [0, '#1b1713'],
      [1, '#4b4238'],
    ])}"/>`,
    `<rect x="${x + 60}" y="${y + 120}" width="${w - 120}" height="10" fill="#fff6d6" opacity=".8"/>`,
    cartons,
    `<rect x="${x + 16}" y="${ground - 34}" width="${w - 32}" height="12" fill="#c79a5f"/><rect x="${x + 16}" y="${ground - 14}" width="${w - 32}" height="12" fill="#a37a45"/>`,
    slats,
    `<rect x="${x}" y="${y + 104}" width="${w}" height="12" fill="${ink}"/><rect x="${x - 18}" y="${y - 8}" width="18" height="${ground - y + 8}" fill="#3a3d40"/><rect x="${x + w}" y="${y - 8}" width="18" height="${ground - y + 8}" fill="#3a3d40"/>`,
    ...[x - 18, x + w].map((edge) =>
      Array.from({ length: 6 }, (_, index) => `<path d="M${edge} ${ground - 10 - index * 40}l18 -18v18l-18 18Z" fill="${loud}"/>`).join(''),
    ),
  ].join('');
}

/** The customers' door and window under an awning. */
function counter(canvas: Canvas, { ink, awning }: Livery): string {
  const glass = canvas.linear(
    [
      [0, '#cfe0e4'],
      [0.4, '#f2f7f7'],
      [0.6, '#b8cdd3'],
      [1, '#d9e6e8'],
    ],
    0,
    0,
    1,
    1,
  );
  const shelves = [560, 614, 668]
    .map(
      (y, row) =>
        `<path d="M150 ${y}H400" stroke="#6d5a42" stroke-width="6"/>${Array.from({ length: 9 }, (_, index) => `<rect x="${156 + index * 27}" y="${y - 34 + (index % 3) * 3}" width="20" height="${31 - (index % 3) * 3}" rx="3" fill="${['#d43f1a', '#1f5f3f', '#e0a020', '#12466b', '#7a1f2b', '#0f7fa8'][(index + row * 2) % 6]}"/>`).join('')}`,
    )
    .join('');
  const stripes = Array.from(
    { length: 11 },
    (_, index) => `<path d="M${120 + index * 34.5} 462h34.5l4 46h-40Z" fill="${index % 2 === 0 ? awning : '#fdfbf4'}"/>`,
  ).join('');
  return [
    `<rect x="136" y="490" width="280" height="216" fill="${ink}"/><rect x="146" y="500" width="260" height="196" fill="#fff8e4"/>${shelves}<rect x="146" y="500" width="260" height="196" fill="${glass}" opacity=".34"/><path d="M170 500h60l-90 196h-4v-66Z" fill="#fff" opacity=".3"/>`,
    `<rect x="430" y="490" width="84" height="${ground - 490}" fill="${ink}"/><rect x="438" y="500" width="68" height="${ground - 510}" fill="#fff3cf"/><rect x="438" y="500" width="68" height="${ground - 510}" fill="${glass}" opacity=".6"/><rect x="494" y="620" width="6" height="50" rx="3" fill="#c9cdd0"/>`,
    stripes,
    `<path d="M116 508H520V516H116Z" fill="#2a120a" opacity=".3"/><rect x="136" y="706" width="280" height="14" fill="#d9cfbe"/>`,
    `<rect x="1150" y="500" width="300" height="140" fill="${ink}"/><rect x="1158" y="508" width="284" height="124" fill="${glass}"/><path d="M1252 508V632M1348 508V632" stroke="${ink}" stroke-width="8"/><rect x="1140" y="640" width="320" height="12" fill="#d9cfbe"/>`,
  ].join('');
}

function yard(canvas: Canvas, random: Random, { loud }: Livery): string {
  const puddles = [
    [420, 900, 180],
    [1180, 948, 220],
    [760, 850, 120],
  ]
    .map(
      ([x, y, r]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n((r ?? 0) * 0.11)}" fill="${canvas.vertical([
          [0, '#c9b0a2'],
          [1, '#e6e9e8'],
        ])}" opacity=".55"/>`,
    )
    .join('');
  const grit = Array.from(
    { length: 130 },
    () => `M${n(random() * width)} ${n(between(random, ground + 30, height))}h${n(between(random, 2, 7))}`,
  ).join('');
  return `<rect y="${ground}" width="${width}" height="${height - ground}" fill="${canvas.vertical([
    [0, '#a39d94'],
    [0.25, '#8d8880'],
    [1, '#77736c'],
  ])}"/><rect y="${ground}" width="${width}" height="18" fill="#cfc9bf"/><rect y="${ground + 16}" width="${width}" height="8" fill="#2a2018" opacity=".3"/><path d="${grit}" stroke="#4f4b46" stroke-opacity=".35" stroke-width="2.5"/>${puddles}<path d="M560 ${ground + 24}L440 ${height}M1080 ${ground + 24}L1200 ${height}" stroke="${loud}" stroke-width="10" opacity=".85"/>`;
}

/** The edge of a quay with its mooring posts, and the basin in front with its reflections. */
function water(canvas: Canvas, random: Random): string {
  const edge = 914;
  const ripples = Array.from(
    { length: 26 },
    () => `M${n(between(random, 20, 1540))} ${n(between(random, edge + 36, height))}q14 -9 28 0t28 0`,
  ).join('');
  const posts = [150, 640]
    .map(
      (x) =>
        `<path d="M${x - 20} ${edge + 4}V868Q${x - 30} 864 ${x - 27} 852Q${x} 840 ${x + 27} 852Q${x + 30} 864 ${x + 20} 868V${edge + 4}Z" fill="${canvas.linear(
          [
            [0, '#2a3338'],
            [0.3, '#68767c'],
            [1, '#1b2226'],
          ],
        )}"/>`,
    )
    .join('');
  return `<rect y="${edge}" width="${width}" height="${height - edge}" fill="${canvas.vertical([
    [0, '#5f97a6'],
    [1, '#8cbcc6'],
  ])}"/><rect x="80" y="${edge + 30}" width="1440" height="56" fill="#f4f1ea" opacity=".18"/><path d="${ripples}" stroke="#fff" stroke-opacity=".55" stroke-width="4" fill="none" stroke-linecap="round"/><rect y="${edge - 8}" width="${width}" height="22" fill="#cfc9bd"/><rect y="${edge + 12}" width="${width}" height="16" fill="#8b857a"/><rect y="${edge + 28}" width="${width}" height="7" fill="#17333b" opacity=".35"/>${posts}`;
}

/** The van, side on, in white with the shop's stripe: from (926, 582) to (1530, 948). */
export function drawVan(canvas: Canvas, { ink, loud, face, name, trade, telephone, emblem }: Livery): string {
  const body =
    'M930 880C926 868 924 850 926 826V608Q928 584 952 582H1286C1324 584 1350 604 1374 640L1420 712L1484 734Q1516 746 1520 784L1524 866Q1524 884 1506 886H946Q934 886 930 880Z';
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="882" r="66" fill="#0f1012"/><circle cx="${x}" cy="882" r="58" fill="#1f2124"/><circle cx="${x}" cy="882" r="34" fill="${canvas.linear(
      [
        [0, '#f2f4f5'],
        [1, '#9aa0a3'],
      ],
      0,
      0,
      1,
      1,
    )}"/><circle cx="${x}" cy="882" r="11" fill="#5b5f61"/>${[0, 60, 120, 180, 240, 300].map((turn) => `<circle cx="${n(x + Math.cos((turn * Math.PI) / 180) * 22)}" cy="${n(882 + Math.sin((turn * Math.PI) / 180) * 22)}" r="4" fill="#5b5f61"/>`).join('')}`;
  const glass = canvas.linear(
    [
      [0, '#3a4a54'],
      [0.5, '#7e97a3'],
      [1, '#2f3d46'],
    ],
    0,
    0,
    1,
    1,
  );
  return [
    contactShadow(canvas, 1226, 944, 640, true),
    `<path d="${body}" fill="${canvas.vertical([
      [0, '#ffffff'],
      [0.55, '#f1f1ee'],
      [1, '#c4c3be'],
    ])}"/>`,
    canvas.clipped(
      body,
      `<rect x="920" y="796" width="620" height="40" fill="${loud}"/><rect x="920" y="836" width="620" height="10" fill="${ink}"/><rect x="920" y="862" width="620" height="30" fill="#3a3d40"/><path d="M940 594H1290" stroke="#fff" stroke-width="14"/>`,
    ),
    `<path d="M1264 628H1292C1318 630 1334 642 1350 664L1384 716H1264Z" fill="${glass}"/><path d="M1284 634l-10 78M1320 644l-14 68" stroke="#fff" stroke-opacity=".35" stroke-width="9"/>`,
    `<path d="M1246 604V880M1396 724V850M1246 740H1396" stroke="#150d08" stroke-opacity=".22" stroke-width="3" fill="none"/><rect x="1262" y="752" width="38" height="10" rx="5" fill="#3a3d40"/><rect x="1392" y="690" width="20" height="34" rx="6" fill="#26282a"/>`,
    `<path d="M1486 752Q1512 756 1514 786L1486 790Z" fill="${lighten('#ffd200', 0.5)}" stroke="#8a8d8f" stroke-width="2"/><rect x="926" y="790" width="12" height="46" fill="#c62a1e"/><rect x="1500" y="848" width="30" height="34" rx="8" fill="#3a3d40"/>`,
    `${emblem(962, 632, 72)}${setText(canvas, name, { x: 1050, y: 634, w: 186, h: 38 }, { face, fill: ink, size: 60, align: 'left' })}${setText(canvas, trade, { x: 1050, y: 680, w: 186, h: 20 }, { face, fill: ink, size: 26, align: 'left' })}${setText(canvas, telephone, { x: 966, y: 738, w: 260, h: 28 }, { face: 'condensed', fill: ink, size: 40, align: 'left' })}`,
    wheel(1044),
    wheel(1424),
  ].join('');
}
