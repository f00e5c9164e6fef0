/** The surroundings of a brand's house as a drawn map, invented like the house: streets, water and landmarks. */
import { Canvas, n } from '../../../src/demo/studio/canvas.ts';
import type { ShopBrand } from '../logos.ts';
import { liveries } from '../livery.ts';
import { setText } from '../../../src/demo/studio/lettering.ts';
import { between, seeded, type Random } from '../../../src/demo/studio/random.ts';

const [width, height] = [1600, 900];
const colours = {
  land: '#f1ede4',
  block: '#e3ddd0',
  edge: '#d3cbbb',
  road: '#ffffff',
  main: '#fbe7a8',
  kerb: '#c9c1b1',
  water: '#a9cfd8',
  bank: '#8bb6c1',
  green: '#cfdfbd',
  letters: '#4b463d',
};

interface Street {
  readonly path: string;
  readonly wide: number;
  readonly main?: boolean;
}

interface Name {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly size?: number;
  readonly fill?: string;
}

interface Plan {
  readonly water: string;
  readonly greens: readonly string[];
  readonly railway?: string;
  readonly streets: readonly Street[];
  /** Rows of houses: corner, size, how many along. */
  readonly blocks: readonly (readonly [x: number, y: number, w: number, h: number, parts: number])[];
  readonly names: readonly Name[];
  readonly stop: readonly [x: number, y: number];
  readonly parking: readonly [x: number, y: number];
  readonly house: string;
  readonly pin: readonly [x: number, y: number];
}

const plans: Readonly<Record<ShopBrand, Plan>> = {
  tarnbrook: {
    water: 'M-20 690C240 640 420 720 640 690S1080 640 1240 690S1500 760 1640 720',
    greens: ['M60 90H330V250Q200 300 60 250Z', 'M1290 780H1600V900H1240Z'],
    railway: 'M-20 300C300 220 700 150 1100 140S1500 100 1640 60',
    streets: [
      { path: 'M1180 -20C1160 200 1190 420 1180 920', wide: 62, main: true },
      { path: 'M1180 470H420Q360 470 350 410V-20', wide: 40 },
      { path: 'M350 410V920', wide: 30 },
      { path: 'M770 470V920', wide: 26 },
      { path: 'M1180 300H1620', wide: 30 },
      { path: 'M1180 590H1620', wide: 30 },
      { path: 'M-20 560H350', wide: 28 },
      { path: 'M560 470V300H960V470', wide: 24 },
      { path: 'M350 810H1180', wide: 28 },
    ],
    blocks: [
      [40, 350, 260, 150, 4],
      [40, 610, 260, 44, 5],
      [400, 60, 140, 90, 2],
      [1260, 180, 300, 90, 5],
      [1260, 350, 140, 200, 2],
      [1440, 350, 140, 200, 2],
      [1260, 640, 300, 44, 6],
      [400, 740, 330, 50, 6],
      [820, 740, 300, 50, 5],
      [820, 850, 300, 50, 5],
      [400, 850, 330, 50, 5],
      [600, 370, 110, 76, 1],
      [830, 510, 300, 90, 4],
      [400, 520, 320, 96, 5],
      [40, 780, 260, 110, 4],
    ],
    names: [
      { text: 'PACKHORSE LANE', x: 470, y: 470, size: 24 },
      { text: 'RING ROAD', x: 1183, y: 800, turn: -90, size: 26 },
      { text: 'Tarnbrook Trade Park', x: 836, y: 258, size: 26 },
      { text: 'Lockkeeper Canal', x: 440, y: 676, turn: 3, size: 26, fill: '#3e7580' },
      { text: 'Basin Street', x: 800, y: 810, size: 22 },
      { text: 'Gasworks Street', x: 1310, y: 590, size: 22 },
      { text: 'Heald Field', x: 130, y: 190, size: 24, fill: '#5d7a45' },
      { text: 'Weaver Row', x: 60, y: 560, size: 22 },
    ],
    stop: [970, 846],
    parking: [850, 392],
    house: 'M720 326H930V362H780V430H720Z',
    pin: [752, 352],
  },
  gullwing: {
    water: 'M-20 560C200 520 380 560 520 520H980V720H1640',
    greens: ['M1240 60H1560V240Q1400 290 1240 240Z'],
    streets: [
      { path: 'M1620 420H1080Q1020 420 1010 360V-20', wide: 44, main: true },
      { path: 'M1030 380V430Q1030 470 990 470H250Q180 470 180 400V-20', wide: 30 },
      { path: 'M180 220H1010', wide: 28 },
      { path: 'M600 220V470', wide: 24 },
      { path: 'M1320 420V640', wide: 26 },
      { path: 'M1010 100H1240', wide: 26 },
      { path: 'M600 220V-20', wide: 24 },
    ],
    blocks: [
      [230, 40, 320, 140, 4],
      [660, 40, 300, 140, 4],
      [230, 270, 320, 150, 3],
      [660, 270, 300, 150, 3],
      [30, 60, 100, 320, 3],
      [1080, 150, 120, 220, 3],
      [1240, 300, 320, 80, 5],
      [1060, 470, 210, 150, 2],
      [1370, 470, 200, 150, 2],
    ],
    names: [
      { text: 'TOWLINE ROAD', x: 1200, y: 420, size: 26 },
      { text: 'COOPER’S WHARF', x: 640, y: 470, size: 24 },
      { text: 'Heron Basin', x: 600, y: 760, size: 40, fill: '#3e7580' },
      { text: 'Tanner Street', x: 690, y: 220, size: 22 },
      { text: 'Bittern Park', x: 1340, y: 170, size: 26, fill: '#5d7a45' },
      { text: 'Cask Yard', x: 1320, y: 590, turn: -90, size: 20 },
    ],
    stop: [1070, 100],
    parking: [470, 506],
    house: 'M250 488H420V540H250Z',
    pin: [320, 506],
  },
};

/** Draws the map, 1600 by 900. */
export function drawMap(brand: ShopBrand): string {
  const canvas = new Canvas();
  const random = seeded(41);
  const plan = plans[brand];
  const { ink, loud, emblem } = liveries[brand];
  const isBasin = brand === 'gullwing';
  const water = isBasin
    ? `<path d="${plan.water}V920H-20Z" fill="${colours.water}"/><path d="${plan.water}" stroke="${colours.bank}" stroke-width="8" fill="none"/>`
    : `<path d="${plan.water}" stroke="${colours.bank}" stroke-width="60" fill="none"/><path d="${plan.water}" stroke="${colours.water}" stroke-width="50" fill="none"/>`;
  const ripples = isBasin
    ? canvas.clipped(
        `${plan.water}V920H-20Z`,
        `<path d="${Array.from({ length: 30 }, () => `M${n(between(random, 40, 1420))} ${n(between(random, 640, 880))}q12 -8 24 0t24 0`).join('')}" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>`,
      )
    : '';
  // Main roads run over the side streets that end in them.
  const streets = plan.streets.toSorted((a, b) => Number(a.main ?? false) - Number(b.main ?? false));
  const lines = (draw: (street: Street) => string): string => streets.map(draw).join('');
  const railway = plan.railway
    ? `<path d="${plan.railway}" stroke="#9a948a" stroke-width="16" fill="none"/><path d="${plan.railway}" stroke="#fff" stroke-width="10" stroke-dasharray="26 22" fill="none"/>`
    : '';
  const [pinX, pinY] = plan.pin;
  const [stopX, stopY] = plan.stop;
  const [parkX, parkY] = plan.parking;
  const content = [
    `<rect width="${width}" height="${height}" fill="${colours.land}"/>`,
    plan.greens.map((path) => `<path d="${path}" fill="${colours.green}"/>`).join(''),
    plan.blocks.map((block) => houses(random, block)).join(''),
    water,
    ripples,
    railway,
    lines(
      ({ path, wide }) => `<path d="${path}" stroke="${colours.kerb}" stroke-width="${wide + 6}" fill="none" stroke-linejoin="round"/>`,
    ),
    lines(
      ({ path, wide, main }) =>
        `<path d="${path}" stroke="${main ? colours.main : colours.road}" stroke-width="${wide}" fill="none" stroke-linejoin="round"/>`,
    ),
    `<path d="${plan.house}" fill="${ink}"/><path d="${plan.house}" fill="none" stroke="${loud}" stroke-width="5"/>`,
    plan.names.map((name) => label(canvas, name)).join(''),
    sign(canvas, parkX, parkY, '#2f5a9c', 'P'),
    sign(canvas, stopX, stopY, '#1e7140', 'T'),
    label(canvas, { text: 'Tram stop', x: stopX + 38, y: stopY, size: 22 }),
    `<ellipse cx="${pinX}" cy="${pinY + 4}" rx="34" ry="9" fill="#2a2018" opacity=".32"/><path d="M${pinX} ${pinY}C${pinX - 40} ${pinY - 56} ${pinX - 66} ${pinY - 84} ${pinX - 66} ${pinY - 126}a66 66 0 0 1 132 0C${pinX + 66} ${pinY - 84} ${pinX + 40} ${pinY - 56} ${pinX} ${pinY}Z" fill="${ink}" stroke="#fff" stroke-width="6"/>${emblem(pinX - 40, pinY - 168, 80)}`,
    compass(canvas),
  ].join('');
  return canvas.document(width, height, content, 'Map of the surroundings');
}

/** A row of buildings, each of its own depth. */
function houses(random: Random, [x, y, w, h, parts]: Plan['blocks'][number]): string {
  const each = w / parts;
  return Array.from({ length: parts }, (_, index) => {
    const depth = h * between(random, 0.72, 1);
    return `<rect x="${n(x + index * each)}" y="${n(y + h - depth)}" width="${n(each - 5)}" height="${n(depth)}" fill="${colours.block}" stroke="${colours.edge}" stroke-width="3"/>`;
  }).join('');
}

function label(canvas: Canvas, { text, x, y, turn = 0, size = 24, fill = colours.letters }: Name): string {
  const line = setText(
    canvas,
    text,
    { x: 0, y: -size * 0.6, w: 520, h: size * 1.2 },
    { face: 'text-bold', fill, size, align: 'left', upright: 'middle' },
  );
  return `<g transform="translate(${x} ${y})rotate(${turn})">${line}</g>`;
}

function sign(canvas: Canvas, x: number, y: number, fill: string, letter: string): string {
  return `<rect x="${x - 24}" y="${y - 24}" width="48" height="48" rx="9" fill="${fill}" stroke="#fff" stroke-width="4"/>${setText(canvas, letter, { x: x - 15, y: y - 16, w: 30, h: 32 }, { face: 'text-bold', fill: '#ffffff', size: 40 })}`;
}

function compass(canvas: Canvas): string {
  return `<g transform="translate(1520 830)"><circle r="44" fill="#fffdf8" opacity=".9"/><path d="M0 -34L10 0H-10Z" fill="#c6402f"/><path d="M0 34L10 0H-10Z" fill="#8a847a"/>${setText(canvas, 'N', { x: -10, y: -64, w: 20, h: 18 }, { face: 'text-bold', fill: colours.letters, size: 22 })}</g>`;
}
