/** The harbour at first light: auction boxes with ice and fish on the quay, boats behind; for the second brand. */
import type { PackArt } from '../../../src/demo/types.ts';
import { Canvas, n, place } from '../../../src/demo/studio/canvas.ts';
import { darken, lighten } from '../../../src/demo/studio/colour.ts';
import { setText } from '../../../src/demo/studio/lettering.ts';
import { contactShadow } from '../../../src/demo/studio/parts/ground.ts';
import { heap } from '../../../src/demo/studio/parts/loose.ts';
import type { Random } from '../../../src/demo/studio/random.ts';
import { between, seeded } from '../../../src/demo/studio/random.ts';
import { iceBed, wholeFishBody } from '../../../src/demo/studio/shapes/fish.ts';
import { stock } from '../../../src/demo/studio/stock.ts';

const [width, height] = [1600, 1000];
const teal = '#0b4f5c';

export function drawFishMarket(): string {
  const canvas = new Canvas();
  const random = seeded(19);
  const content = [sky(canvas), far(canvas), boats(canvas), quay(canvas, random), boxes(canvas)].join('');
  return canvas.document(width, height, content, 'Auction boxes at the harbour');
}

function sky(canvas: Canvas): string {
  const gull = (x: number, y: number, s: number): string =>
    `<path d="M${n(x)} ${n(y)}q${n(14 * s)} ${n(-14 * s)} ${n(26 * s)} ${n(2 * s)}q${n(12 * s)} ${n(-16 * s)} ${n(27 * s)} ${n(-4 * s)}q${n(-16 * s)} ${n(-5 * s)} ${n(-26 * s)} ${n(11 * s)}q${n(-11 * s)} ${n(-13 * s)} ${n(-27 * s)} ${n(-9 * s)}Z" fill="#fdfdfb"/>`;
  return `<rect width="${width}" height="480" fill="${canvas.vertical([
    [0, '#8fb8c4'],
    [0.5, '#d3e2e0'],
    [0.85, '#f8e6cd'],
    [1, '#fbdcb4'],
  ])}"/><ellipse cx="1180" cy="420" rx="420" ry="120" fill="${canvas.radial([
    [0, '#fff6dd', 0.95],
    [1, '#fff6dd', 0],
  ])}"/><g fill="#fff" opacity=".45"><path d="M100 150q160 -46 330 -6q-170 26 -330 6Z"/><path d="M700 96q200 -40 420 4q-220 30 -420 -4Z"/></g>${gull(380, 120, 1.5)}${gull(520, 190, 1)}${gull(900, 150, 1.2)}${gull(1330, 220, 0.8)}`;
}

/** The far shore with a lighthouse on its mole, and the water. */
function far(canvas: Canvas): string {
  const glints = Array.from(
    { length: 60 },
    (_, index) => `M${n((index * 271) % 1600)} ${n(446 + ((index * 37) % 170))}h${n(20 + ((index * 13) % 60))}`,
  ).join('');
  return [
    `<path d="M0 430Q180 366 380 404T760 396T1010 430Z" fill="#6f949c" opacity=".7"/><path d="M0 438Q240 410 520 424T900 434Z" fill="#55808a" opacity=".8"/>`,
    `<rect y="430" width="${width}" height="220" fill="${canvas.vertical([
      [0, '#f3d9b4'],
      [0.16, '#a9c3c4'],
      [1, '#3e7580'],
    ])}"/><path d="${glints}" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M1090 446H1420L1440 470H1070Z" fill="#5d6a6e"/><path d="M1330 446L1340 290H1374L1384 446Z" fill="#fbf9f3"/><path d="M1336 350H1378L1381 396H1333Z" fill="#c6402f"/><rect x="1332" y="270" width="50" height="22" fill="#2b3a40"/><path d="M1336 270Q1357 240 1378 270Z" fill="#c6402f"/><rect x="1346" y="274" width="22" height="14" fill="#fff2b8"/>`,
  ].join('');
}

/** Two trawlers at the quay. */
function boats(canvas: Canvas): string {
  const boat = (x: number, y: number, s: number, hull: string): string =>
    `<g transform="translate(${x} ${y})scale(${s})"><path d="M-260 0C-250 70 -220 100 -190 104H190C240 96 280 40 300 -40L210 -10H-180L-190 -30Z" fill="${canvas.vertical(
      [
        [0, lighten(hull, 0.18)],
        [1, darken(hull, 0.3)],
      ],
    )}"/><path d="M-258 20Q20 50 290 -14" stroke="#fff" stroke-width="7" fill="none" opacity=".85"/><path d="M-196 96Q0 116 214 94L206 104H-190Z" fill="#8e2f22"/><path d="M-150 -12V-104H-10L10 -12Z" fill="#fbf9f3"/><path d="M-160 -104H0V-120H-160Z" fill="${hull}"/><rect x="-136" y="-90" width="34" height="36" fill="#3d5a66"/><rect x="-92" y="-90" width="34" height="36" fill="#3d5a66"/><rect x="-48" y="-90" width="28" height="36" fill="#3d5a66"/><path d="M60 -14V-290M60 -280L-150 -116M60 -280L270 -32M60 -200L170 -60M-100 -120V-220" stroke="#37474f" stroke-width="6" fill="none"/><circle cx="110" cy="-26" r="22" fill="#e8762c"/><circle cx="146" cy="-24" r="17" fill="#f0b23a"/></g>`;
  return boat(1180, 508, 0.86, '#1d5f8a') + boat(330, 540, 1.16, teal);
}

function quay(canvas: Canvas, random: Random): string {
  const setts = Array.from({ length: 6 }, (_, row) => `M0 ${n(676 + row * row * 10 + row * 16)}H${width}`).join('');
  const joints = Array.from(
    { length: 34 },
    (_, index) => `M${n(800 + (index - 17) * 70)} 650L${n(800 + (index - 17) * 150)} ${height}`,
  ).join('');
  const wet = Array.from(
    { length: 7 },
    () =>
      `<ellipse cx="${n(random() * width)}" cy="${n(between(random, 700, 980))}" rx="${n(between(random, 60, 170))}" ry="${n(between(random, 7, 15))}" fill="#dfeaea" opacity=".4"/>`,
  ).join('');
  const bollard = (x: number): string =>
    `<path d="M${x - 30} 664V610Q${x - 44} 606 ${x - 40} 588Q${x} 572 ${x + 40} 588Q${x + 44} 606 ${x + 30} 610V664Z" fill="${canvas.linear(
      [
        [0, '#2a3338'],
        [0.3, '#68767c'],
        [1, '#1b2226'],
      ],
    )}"/>`;
  return `<rect y="640" width="${width}" height="360" fill="${canvas.vertical([
    [0, '#b9b4a8'],
    [1, '#857f74'],
  ])}"/><rect y="632" width="${width}" height="22" fill="#d3cdbf"/><rect y="652" width="${width}" height="8" fill="#2a2018" opacity=".25"/><path d="${setts}${joints}" stroke="#5f594f" stroke-opacity=".28" stroke-width="3" fill="none"/>${wet}${bollard(806)}${bollard(1530)}`;
}

/** Boxes from the back to the front, each with its catch. */
function boxes(canvas: Canvas): string {
  const bass = canvas.symbol(() => wholeFishBody(canvas, stock('bass')));
  const bream = canvas.symbol(() => wholeFishBody(canvas, { ...stock('bass'), title: 'Red Bream', contents: '#d9785f', seed: 4 }));
  const mackerel = canvas.symbol(() => wholeFishBody(canvas, { ...stock('bass'), title: 'Mackerel', contents: '#4f8296', seed: 9 }));
  const lay = (fish: string, spots: readonly (readonly [number, number, number, number])[]): string =>
    spots.map(([x, y, scale, turn]) => place(fish, x, y, scale, turn)).join('');
  const row = (fish: string, count: number, scale: number): string =>
    lay(
      fish,
      Array.from(
        { length: count },
        (_, index) => [(index % 2) * 16 - 8, -150 + index * (96 / count), scale, index % 2 === 0 ? -3 : 3] as const,
      ),
    );
  const shell = (art: PackArt): string => `<g transform="translate(0 -52)">${heap(canvas, art, 460, 130, 'prawn', 1.5)}</g>`;
  return [
    crate(canvas, 300, 738, 0.8, '#2f86b3', row(mackerel, 4, 0.46), 'MACKEREL  25 KG', 3),
    crate(canvas, 808, 734, 0.8, '#0f7f86', row(bream, 4, 0.46), 'BREAM  20 KG', 5),
    crate(canvas, 1330, 740, 0.8, '#e0a020', shell(stock('prawns')), 'PRAWNS  10 KG', 8),
    crate(canvas, 508, 968, 1, '#0f7f86', row(bass, 4, 0.48), 'SEA BASS  20 KG', 11),
    crate(canvas, 1130, 972, 1, '#2f86b3', row(mackerel, 5, 0.48), 'MACKEREL  25 KG', 14),
  ].join('');
}

/** A plastic auction box with its lot card; its foot is at (x, y). The catch is drawn in units of the box, foot at 0. */
function crate(canvas: Canvas, x: number, y: number, scale: number, tone: string, goods: string, card: string, seed: number): string {
  const ice = iceBed(canvas, 500, 150, seed);
  const ribs = Array.from(
    { length: 7 },
    (_, index) => `<rect x="${n(-226 + index * 72)}" y="-92" width="14" height="76" rx="4" fill="#fff" opacity=".16"/>`,
  ).join('');
  const inner = 'M-236 -186H236L262 -104H-262Z';
  const markup = [
    contactShadow(canvas, 0, -4, 540, true),
    `<path d="M-246 -196H246L276 -104H-276Z" fill="${darken(tone, 0.35)}"/><path d="${inner}" fill="${darken(tone, 0.55)}"/>`,
    canvas.clipped(
      'M-240 -330H240V-186L262 -100H-262L-240 -186Z',
      `<g transform="translate(0 -84)">${ice.behind}</g>${goods}<g transform="translate(0 -92)">${ice.before}</g>`,
    ),
    `<path d="M-280 -110H280L258 -4Q0 8 -258 -4Z" fill="${canvas.linear([
      [0, lighten(tone, 0.2)],
      [0.4, tone],
      [1, darken(tone, 0.25)],
    ])}"/>${ribs}<path d="M-286 -118H286V-98H-286Z" fill="${lighten(tone, 0.22)}"/><path d="M-286 -98H286" stroke="#150d08" stroke-opacity=".3" stroke-width="4"/>`,
    `<rect x="-150" y="-80" width="300" height="58" rx="5" fill="#fffdf8"/><rect x="-150" y="-80" width="12" height="58" fill="${teal}"/>${setText(canvas, card, { x: -124, y: -66, w: 262, h: 30 }, { face: 'condensed', fill: '#16202a', size: 44 })}`,
  ].join('');
  return `<g transform="translate(${n(x)} ${n(y)})scale(${scale})">${markup}</g>`;
}
