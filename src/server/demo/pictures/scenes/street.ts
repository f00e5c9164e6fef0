/** A delivery round: a row of small businesses in their street, and the brand's van before one of them, at the hour at which the brand delivers. */
import { Canvas, moved, n, type Stop } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import { setText } from '../lettering.ts';
import { liveries, type Livery } from '../livery.ts';
import type { ShopBrand } from '../logos.ts';
import { kraft } from '../parts/box.ts';
import { between, seeded, type Random } from '../random.ts';
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
  /** What lies over everything, and how much of it. */
  readonly shade: readonly [colour: string, opacity: number];
  /** Behind the windows of the shops, and of the flats above them. */
  readonly lit: readonly [shop: string, flat: string];
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

/** Wall, roof, chimney and the windows of the flats. */
function house(canvas: Canvas, random: Random, { wall, storeys }: Shop, left: number, { lit }: Hour): string {
  const top = storeys === 2 ? 150 : 300;
  const courses = Array.from(
    { length: Math.ceil((ground - top) / 18) },
    (_, row) => `M${left} ${top + row * 18}H${left + houseWidth}`,
  ).join('');
  const windows = Array.from({ length: storeys }, (_, storey) =>
    [56, 168, 280]
      .map((x) => {
        const isLit = random() < 0.45;
        const [at, y] = [left + x, (storeys === 2 ? 196 : 346) + storey * 126];
        const glass = isLit
          ? lit[1]
          : canvas.linear(
              [
                [0, '#55697a'],
                [0.5, '#8698a3'],
                [1, '#44545f'],
              ],
              0,
              0,
              1,
              1,
            );
        return `<rect x="${at - 8}" y="${y - 14}" width="80" height="12" fill="${lighten(wall, 0.34)}"/><rect x="${at}" y="${y}" width="64" height="84" fill="${glass}"/><path d="M${at} ${y + 42}h64M${at + 32} ${y}v84" stroke="#f2eee4" stroke-width="5"/><rect x="${at}" y="${y}" width="64" height="84" fill="none" stroke="#f2eee4" stroke-width="6"/><rect x="${at - 8}" y="${y + 84}" width="80" height="9" fill="${lighten(wall, 0.34)}"/>`;
      })
      .join(''),
  ).join('');
  const chimney = `<rect x="${left + 300}" y="${top - 92}" width="58" height="70" fill="${darken(wall, 0.16)}"/><rect x="${left + 292}" y="${top - 98}" width="74" height="12" fill="${darken(wall, 0.3)}"/><rect x="${left + 308}" y="${top - 122}" width="14" height="26" fill="#a9674b"/><rect x="${left + 334}" y="${top - 122}" width="14" height="26" fill="#a9674b"/>`;
  return [
    chimney,
    `<path d="M${left - 6} ${top}L${left + 22} ${top - 50}H${left + houseWidth - 22}L${left + houseWidth + 6} ${top}Z" fill="${canvas.vertical(
      [
        [0, '#6f757c'],
        [1, '#4a4f56'],
      ],
    )}"/>`,
    `<rect x="${left}" y="${top}" width="${houseWidth}" height="${ground - top}" fill="${canvas.linear([
      [0, lighten(wall, 0.1)],
      [0.6, wall],
      [1, darken(wall, 0.16)],
    ])}"/><path d="${courses}" stroke="${darken(wall, 0.3)}" stroke-opacity=".2" stroke-width="2.4"/>`,
    `<rect x="${left - 4}" y="${top - 4}" width="${houseWidth + 8}" height="14" fill="${darken(wall, 0.34)}"/>`,
    windows,
  ].join('');
}

/** The shop on the ground floor: sign, awning, window, door. Its light lies above the shade of the hour. */
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
  const goods = Array.from({ length: 7 }, (_, index) => {
    const [tall, at] = [between(random, 22, 46), x + 34 + index * 28];
    return `<rect x="${n(at)}" y="${n(700 - tall)}" width="20" height="${n(tall)}" rx="4" fill="${darken(front, 0.1)}" opacity=".5"/>`;
  }).join('');
  return [
    `<rect x="${x}" y="470" width="${w}" height="${ground - 470}" fill="${front}"/>`,
    `<rect x="${x - 8}" y="462" width="${w + 16}" height="10" fill="${darken(front, 0.3)}"/>`,
    setText(canvas, sign, { x: x + 24, y: 484, w: w - 48, h: 38 }, { face: 'condensed', fill: '#fff8e2', size: 54 }),
    `<rect x="${x + 22}" y="560" width="216" height="150" fill="${glow}"/>${goods}<path d="M${x + 130} 560V710" stroke="${front}" stroke-width="7"/>`,
    `<rect x="${x + 262}" y="560" width="76" height="${ground - 560}" fill="${darken(front, 0.25)}"/><rect x="${x + 272}" y="572" width="56" height="112" fill="${glow}"/><circle cx="${x + 326}" cy="700" r="5" fill="#e8e2cf"/>`,
    `<rect x="${x + 22}" y="706" width="216" height="10" fill="${lighten(front, 0.2)}"/>`,
    stripes,
    `<path d="M${x} 576H${x + w}V588H${x}Z" fill="#150d08" opacity=".18"/>`,
    `<path d="M${x + 10} ${ground}L${x - 30} 812H${x + 270}L${x + 240} ${ground}Z" fill="${lit[0]}" opacity=".28"/>`,
  ].join('');
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

/** What has just been unloaded: cartons on a sack truck on the pavement. */
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
