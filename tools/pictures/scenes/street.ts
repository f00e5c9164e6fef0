/** A delivery round: a row of small businesses in their street, and the brand's van before one of them, at the hour at which the brand delivers. */
import { Canvas, moved, n, type Stop } from '../../../src/demo/studio/canvas.ts';
import { darken, lighten } from '../../../src/demo/studio/colour.ts';
import { setText } from '../../../src/demo/studio/lettering.ts';
import { liveries, type Livery } from '../livery.ts';
import type { ShopBrand } from '../logos.ts';
import { kraft } from '../../../src/demo/studio/parts/box.ts';
import { between, seeded, type Random } from '../../../src/demo/studio/random.ts';
import { drawVan } from './storefront.ts';

const [width, height] = [1600, 1000];
/** Where the houses stand on the pavement. */
const ground = 760;
const houseWidth = 400;

interface Shop {
  readonly sign: string;
  readonly wall: string;
  readonly front: string;
  readonly awning: string;
  /** How many storeys stand above the shop. */
  readonly storeys: 1 | 2;
}

interface Hour {
  readonly sky: readonly Stop[];
  /** The sun or the moon: place and colour. */
  readonly light: readonly [x: number, y: number, radius: number, colour: string];
  /** Colour and opacity of the shade over the whole picture. */
  readonly shade: readonly [colour: string, opacity: number];
  /** Light behind the windows of the shops, and of the flats above them. */
  readonly lit: readonly [shop: string, flat: string];
  /** How strongly the wet road reflects the lit shops. */
  readonly wet: number;
  readonly shops: readonly Shop[];
}

const hours: Readonly<Record<ShopBrand, Hour>> = {
  tarnbrook: {
    sky: [
      [0, '#2c3f63'],
      [0.5, '#8a6d86'],
      [0.8, '#eba36a'],
      [1, '#f6cf8f'],
    ],
    light: [1330, 96, 34, '#fdf3d6'],
    shade: ['#1b2340', 0.16],
    lit: ['#ffdf92', '#f5c568'],
    wet: 0.22,
    shops: [
      { sign: 'SANDWICH BAR', wall: '#8f5b47', front: '#1f4a3d', awning: '#2f7d5e', storeys: 1 },
      { sign: 'PIZZERIA', wall: '#c9b79c', front: '#7a1f2b', awning: '#c0392b', storeys: 2 },
      { sign: 'TAKEAWAY', wall: '#a2513b', front: '#16324f', awning: '#e0a020', storeys: 1 },
      { sign: 'CORNER SHOP', wall: '#b98a6a', front: '#2d3f2a', awning: '#4d8a3d', storeys: 2 },
    ],
  },
  gullwing: {
    sky: [
      [0, '#9fc4d6'],
      [0.55, '#dfe6e0'],
      [0.85, '#fbdcb4'],
      [1, '#fde9cf'],
    ],
    light: [1216, 300, 74, '#fff4cf'],
    shade: ['#fff1d8', 0.1],
    lit: ['#fff0c4', '#b5cad2'],
    wet: 0,
    shops: [
      { sign: 'BISTRO', wall: '#e7ddca', front: '#3a5a78', awning: '#5d88b0', storeys: 1 },
      { sign: 'FISHMONGER', wall: '#c8d5d3', front: '#174d57', awning: '#2b9aa0', storeys: 2 },
      { sign: 'FISH & CHIPS', wall: '#d9b39a', front: '#1d3f6e', awning: '#d9534a', storeys: 1 },
      { sign: 'SEAFOOD BAR', wall: '#f0e9da', front: '#7a3b32', awning: '#e8a27d', storeys: 2 },
    ],
  },
};

/** Draws the street, 1600 by 1000. */
export function drawStreet(brand: ShopBrand): string {
  const canvas = new Canvas();
  const random = seeded(19);
  const hour = hours[brand];
  const [shade, depth] = hour.shade;
  const content = [
    sky(canvas, random, hour),
    hour.shops.map((shop, index) => house(canvas, random, shop, index * houseWidth, hour)).join(''),
    `<rect width="${width}" height="${height}" fill="${shade}" opacity="${depth}"/>`,
    hour.shops.map((shop, index) => shopFront(canvas, random, shop, index * houseWidth, hour)).join(''),
    road(canvas, random),
    wetLight(canvas, hour),
    [36, 812].map((x) => lamp(canvas, x)).join(''),
    delivery(canvas, random, liveries[brand]),
    moved(drawVan(canvas, liveries[brand]), 100, 160, 0.82),
  ].join('');
  return canvas.document(width, height, content, 'A delivery round');
}

function sky(canvas: Canvas, random: Random, { sky: stops, light }: Hour): string {
  const [x, y, radius, colour] = light;
  const glow = canvas.radial([
    [0, colour, 0.55],
    [1, colour, 0],
  ]);
  const streaks = Array.from({ length: 5 }, (_, index) => {
    const [left, top, long] = [between(random, -80, 1300), 60 + index * 56, between(random, 220, 460)];
    return `<rect x="${n(left)}" y="${n(top)}" width="${n(long)}" height="12" rx="6" fill="#fff" opacity=".14"/>`;
  }).join('');
  return `<rect width="${width}" height="${height}" fill="${canvas.vertical(stops)}"/>${streaks}<circle cx="${x}" cy="${y}" r="${radius * 4}" fill="${glow}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

/** Bricks that are a little lighter or darker than their wall, and the joints between the courses. */
function bricks(random: Random, wall: string, left: number, top: number): string {
  const [long, high] = [40, 18];
  const paths = ['', ''];
  for (let row = 0; top + row * high < ground; row += 1) {
    for (let x = left - (row % 2) * (long / 2); x < left + houseWidth; x += long) {
      const [from, to] = [Math.max(left, x), Math.min(left + houseWidth, x + long - 2.5)];
      const tone = Math.floor(random() * 6);
      if (tone < paths.length && to > from) paths[tone] += `M${n(from)} ${top + row * high + 1.5}h${n(to - from)}v15h${n(from - to)}Z`;
    }
  }
  const courses = Array.from({ length: Math.ceil((ground - top) / high) }, (_, row) => `M${left} ${top + row * high}h${houseWidth}`).join(
    '',
  );
  return `<path d="${paths[0]}" fill="${lighten(wall, 0.12)}" opacity=".6"/><path d="${paths[1]}" fill="${darken(wall, 0.16)}" opacity=".6"/><path d="${courses}" stroke="${darken(wall, 0.36)}" stroke-opacity=".28" stroke-width="2"/>`;
}

/** A sash window in its reveal: dark with the sky in it, or lit behind curtains. */
function sash(canvas: Canvas, wall: string, at: number, y: number, lit: string | undefined): string {
  const stone = lighten(wall, 0.42);
  const glass =
    lit === undefined
      ? canvas.linear(
          [
            [0, '#31414f'],
            [0.45, '#7b8f9c'],
            [0.5, '#4b5c69'],
            [1, '#2c3a45'],
          ],
          0,
          0,
          1,
          1,
        )
      : canvas.radial(
          [
            [0, lighten(lit, 0.45)],
            [1, darken(lit, 0.12)],
          ],
          0.5,
          0.35,
          0.7,
        );
  const curtains =
    lit === undefined
      ? `<path d="M${at + 6} ${y + 78}L${at + 44} ${y + 4}H${at + 58}L${at + 20} ${y + 78}Z" fill="#fff" opacity=".1"/>`
      : `<path d="M${at} ${y}h20q-2 46 -14 84h-6ZM${at + 64} ${y}h-20q2 46 14 84h6Z" fill="#7a4a2a" opacity=".34"/>`;
  return [
    `<path d="M${at - 8} ${y - 4}Q${at + 32} ${y - 22} ${at + 72} ${y - 4}V${y + 4}H${at - 8}Z" fill="${stone}"/>`,
    `<rect x="${at - 3}" y="${y - 3}" width="70" height="90" fill="#150d08" opacity=".45"/><rect x="${at}" y="${y}" width="64" height="84" fill="${glass}"/>${curtains}`,
    `<path d="M${at} ${y}h64v7h-64ZM${at} ${y}h6v84h-6Z" fill="#150d08" opacity=".28"/>`,
    `<path d="M${at + 3} ${y + 3}h58v78h-58ZM${at} ${y + 42}h64M${at + 32} ${y}v84" stroke="#ece7dc" stroke-width="4.4" fill="none"/>`,
    `<rect x="${at - 10}" y="${y + 84}" width="84" height="10" fill="${stone}"/><rect x="${at - 8}" y="${y + 94}" width="80" height="7" fill="#150d08" opacity=".22"/>`,
  ].join('');
}

/** Wall, roof, chimney and the windows of the flats. */
function house(canvas: Canvas, random: Random, { wall, storeys }: Shop, left: number, { lit }: Hour): string {
  const top = storeys === 2 ? 150 : 300;
  const windows = Array.from({ length: storeys }, (_, storey) =>
    [56, 168, 280]
      .map((x) => sash(canvas, wall, left + x, (storeys === 2 ? 196 : 346) + storey * 126, random() < 0.45 ? lit[1] : undefined))
      .join(''),
  ).join('');
  const chimney = `<rect x="${left + 300}" y="${top - 92}" width="58" height="70" fill="${canvas.linear([
    [0, wall],
    [1, darken(wall, 0.34)],
  ])}"/><path d="M${left + 300} ${top - 74}h58m-58 16h58m-58 16h58" stroke="${darken(wall, 0.4)}" stroke-opacity=".4" stroke-width="2"/><rect x="${left + 292}" y="${top - 98}" width="74" height="12" fill="${darken(wall, 0.3)}"/><path d="M${left + 308} ${top - 98}l2 -26h10l2 26ZM${left + 334} ${top - 98}l2 -26h10l2 26Z" fill="#9c5c42"/>`;
  const slates = Array.from(
    { length: 4 },
    (_, row) => `M${left + 4 - row * -5} ${top - 8 - row * 11}H${left + houseWidth - 4 - row * 5}`,
  ).join('');
  return [
    chimney,
    `<path d="M${left - 6} ${top}L${left + 22} ${top - 50}H${left + houseWidth - 22}L${left + houseWidth + 6} ${top}Z" fill="${canvas.vertical(
      [
        [0, '#767c84'],
        [1, '#464b52'],
      ],
    )}"/><path d="${slates}" stroke="#2c3036" stroke-opacity=".5" stroke-width="2.2" stroke-dasharray="17 3"/>`,
    `<rect x="${left}" y="${top}" width="${houseWidth}" height="${ground - top}" fill="${wall}"/>`,
    bricks(random, wall, left, top),
    `<rect x="${left}" y="${top}" width="${houseWidth}" height="${ground - top}" fill="${canvas.linear([
      [0, '#fff3dc', 0.14],
      [0.6, '#fff3dc', 0],
      [1, '#1b0d08', 0.24],
    ])}"/>`,
    `<rect x="${left - 4}" y="${top - 4}" width="${houseWidth + 8}" height="12" fill="#3b4046"/><rect x="${left}" y="${top + 8}" width="${houseWidth}" height="16" fill="#150d08" opacity=".22"/><rect x="${left + houseWidth - 14}" y="${top}" width="9" height="${ground - top}" fill="#2d3136"/>`,
    windows,
  ].join('');
}

/** The shop on the ground floor: sign, awning, window, door. Its light is drawn above the shade of the hour. */
function shopFront(canvas: Canvas, random: Random, { sign, front, awning }: Shop, left: number, { lit }: Hour): string {
  const [x, w] = [left + 20, houseWidth - 40];
  const glow = canvas.vertical([
    [0, lighten(lit[0], 0.3)],
    [1, lit[0]],
  ]);
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const at = x + index * (w / 9);
    return `<path d="M${n(at)} 536h${n(w / 9)}l3 40q-${n(w / 18)} 16 -${n(w / 9 + 6)} 0Z" fill="${index % 2 === 0 ? awning : '#fdfbf4'}"/>`;
  }).join('');
  const shelf = (y: number): string =>
    Array.from({ length: 9 }, (_, index) => {
      const [tall, at] = [between(random, 16, 32), x + 30 + index * 22.6];
      const tone = [awning, front, '#c98a3a', '#5b6f7a', '#a94f3d'][Math.floor(random() * 5)]!;
      return `<rect x="${n(at)}" y="${n(y - tall)}" width="16" height="${n(tall)}" rx="3" fill="${tone}" opacity=".72"/>`;
    }).join('') + `<rect x="${x + 26}" y="${y}" width="208" height="4" fill="${darken(lit[0], 0.4)}" opacity=".6"/>`;
  const pendants = [76, 184]
    .map(
      (at) =>
        `<path d="M${x + at} 560v22" stroke="#3a2c1c" stroke-width="2.5"/><circle cx="${x + at}" cy="590" r="8" fill="#fffbe9"/><circle cx="${x + at}" cy="590" r="34" fill="${canvas.radial(
          [
            [0, '#fffbe9', 0.8],
            [1, '#fffbe9', 0],
          ],
        )}"/>`,
    )
    .join('');
  const reflections = `<path d="M${x + 40} 706L${x + 96} 562H${x + 124}L${x + 68} 706ZM${x + 160} 706L${x + 216} 562H${x + 226}L${x + 170} 706Z" fill="#fff" opacity=".14"/>`;
  const goods = `${shelf(640)}${shelf(694)}${pendants}${reflections}`;
  return [
    `<rect x="${x}" y="470" width="${w}" height="${ground - 470}" fill="${canvas.linear([
      [0, lighten(front, 0.12)],
      [0.5, front],
      [1, darken(front, 0.24)],
    ])}"/><path d="M${x + 26} 722h208v30h-208Z" fill="none" stroke="${lighten(front, 0.22)}" stroke-opacity=".6" stroke-width="3"/><path d="M${x + 9} 470v290M${x + w - 9} 470v290" stroke="${lighten(front, 0.18)}" stroke-opacity=".5" stroke-width="5"/>`,
    `<rect x="${x - 8}" y="462" width="${w + 16}" height="10" fill="${darken(front, 0.3)}"/>`,
    setText(canvas, sign, { x: x + 24, y: 484, w: w - 48, h: 38 }, { face: 'condensed', fill: '#fff8e2', size: 54 }),
    `<rect x="${x + 22}" y="560" width="216" height="150" fill="${glow}"/>${goods}<path d="M${x + 130} 560V710" stroke="${front}" stroke-width="7"/>`,
    `<rect x="${x + 262}" y="560" width="76" height="${ground - 560}" fill="${darken(front, 0.25)}"/><rect x="${x + 272}" y="572" width="56" height="112" fill="${glow}"/><circle cx="${x + 326}" cy="700" r="5" fill="#e8e2cf"/>`,
    `<rect x="${x + 22}" y="706" width="216" height="10" fill="${lighten(front, 0.2)}"/>`,
    stripes,
    `<path d="M${x} 536H${x + w}V548H${x}Z" fill="#fff" opacity=".16"/>`,
    `<path d="M${x} 576H${x + w}V588H${x}Z" fill="#150d08" opacity=".18"/>`,
    `<path d="M${x + 10} ${ground}L${x - 30} 812H${x + 270}L${x + 240} ${ground}Z" fill="${lit[0]}" opacity=".28"/>`,
  ].join('');
}

/** Reflections of the lit shops on the wet road. */
function wetLight(canvas: Canvas, { lit, wet }: Hour): string {
  if (wet === 0) return '';
  const fill = canvas.vertical([
    [0, lit[0], wet],
    [1, lit[0], 0],
  ]);
  return Array.from({ length: 4 }, (_, index) => {
    const left = index * houseWidth + 40;
    return `<ellipse cx="${left + 108}" cy="842" rx="120" ry="70" fill="${fill}"/><ellipse cx="${left + 282}" cy="842" rx="48" ry="56" fill="${fill}"/>`;
  }).join('');
}

function road(canvas: Canvas, random: Random): string {
  const grit = Array.from(
    { length: 110 },
    () => `M${n(random() * width)} ${n(between(random, ground + 90, height))}h${n(between(random, 2, 7))}`,
  ).join('');
  const slabs = Array.from({ length: 17 }, (_, index) => `M${index * 100} ${ground}l-22 62`).join('');
  return `<rect y="${ground}" width="${width}" height="62" fill="#bdb6aa" opacity=".82"/><path d="${slabs}" stroke="#6f695f" stroke-opacity=".35" stroke-width="3"/><rect y="${ground + 58}" width="${width}" height="16" fill="#d8d2c6"/><rect y="${ground + 74}" width="${width}" height="${height - ground - 74}" fill="${canvas.vertical(
    [
      [0, '#5c5f66'],
      [1, '#43464d'],
    ],
  )}"/><path d="${grit}" stroke="#24262a" stroke-opacity=".4" stroke-width="2.5"/><path d="M-20 976H260M360 976H640M740 976H1020M1120 976H1400M1500 976H1640" stroke="#e9e4d6" stroke-width="9" opacity=".7"/>`;
}

function lamp(canvas: Canvas, x: number): string {
  const glow = canvas.radial([
    [0, '#fff3c4', 0.8],
    [1, '#fff3c4', 0],
  ]);
  return `<rect x="${x - 6}" y="430" width="12" height="376" fill="#23282d"/><rect x="${x - 14}" y="790" width="28" height="20" rx="4" fill="#23282d"/><path d="M${x - 26} 430L${x - 18} 376H${x + 18}L${x + 26} 430Z" fill="#fff1bd"/><path d="M${x - 30} 376L${x} 350L${x + 30} 376Z" fill="#23282d"/><circle cx="${x}" cy="404" r="96" fill="${glow}"/>`;
}

/** Unloaded goods: cartons on a sack truck on the pavement. */
function delivery(canvas: Canvas, random: Random, { ink, loud }: Livery): string {
  const tones = [kraft, '#d6b183', '#b98c58', '#cfa874'];
  const carton = (index: number): string => {
    const [y, w] = [784 - (index + 1) * 46, between(random, 80, 92)];
    const tone = tones[index % tones.length]!;
    const left = 640 - w / 2;
    return `<rect x="${n(left)}" y="${y}" width="${n(w)}" height="44" fill="${canvas.linear([
      [0, lighten(tone, 0.1)],
      [1, darken(tone, 0.16)],
    ])}"/><rect x="${n(left)}" y="${y + 16}" width="${n(w)}" height="11" fill="${index % 2 === 0 ? loud : ink}" opacity=".85"/><path d="M${n(left)} ${y}h${n(w)}" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>`;
  };
  return `<ellipse cx="646" cy="806" rx="96" ry="11" fill="#150d08" opacity=".3"/><path d="M698 796V620Q698 602 716 602" stroke="#c0392b" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M586 788H706" stroke="#3a3d40" stroke-width="11" stroke-linecap="round"/>${[0, 1, 2].map(carton).join('')}<circle cx="696" cy="796" r="17" fill="#1f2124"/><circle cx="696" cy="796" r="7" fill="#9aa0a3"/>`;
}
