/** The case view: what a buyer takes off the shelf – shrink-wrapped trays, printed cartons with one pack before them, sacks on a pallet. */
import type { PackArt, PackShape } from '../types.ts';
import { moved, n, place, type Box, type Canvas } from './canvas.ts';
import { darken, lighten, readable } from './colour.ts';
import { packOf } from './label.ts';
import { setText } from './lettering.ts';
import { kraft, kraftInk } from './parts/box.ts';
import { standing } from './parts/ground.ts';
import type { Pack } from './parts/pack.ts';
import { creases, pillowShade } from './parts/soft.ts';
import { seeded } from './random.ts';
import { outerCase } from './shapes/boxes.ts';
import { templates } from './shapes/index.ts';

/** Round and upright packs are wrapped in film on a tray; their necks and lids make the picture. */
const wrapped = new Set<PackShape>([
  'can',
  'slim-can',
  'bottle-pet',
  'bottle-glass',
  'bottle-sauce',
  'tin',
  'tin-catering',
  'jar',
  'aerosol',
  'canister',
  'bottle-spray',
  'bottle-detergent',
  'carton-drink',
  'roll-paper',
]);
/** Shapes that are a case already. */
const cases = new Set<PackShape>(['case', 'bag-in-box']);

/** Draws the outer packing as one pack, to be staged like any other. */
export function drawCase(canvas: Canvas, art: PackArt): Pack {
  if (art.shape === 'sack') return palletOfSacks(canvas, art);
  if (wrapped.has(art.shape) && art.caseUnits > 1) return shrinkTray(canvas, art);
  const carton = outerCase(canvas, art, 'front');
  if (cases.has(art.shape)) return stackOfCases(canvas, carton);
  const unit = templates[art.shape](canvas, art, 'front');
  const scale = Math.min(430 / unit.h, 400 / unit.w);
  const x = carton.w / 2 - unit.w * scale * 0.34;
  const y = 96;
  const right = Math.max(carton.w / 2, x + (unit.w * scale) / 2);
  const w = carton.w / 2 + right;
  const shift = (carton.w / 2 - right) / 2;
  return {
    ...carton,
    w,
    h: carton.h + y,
    shadow: moved(carton.shadow ?? '', shift, -y),
    markup: moved(`${carton.markup}${standing(canvas, unit, x, y, scale)}`, shift, -y),
  };
}

/** How many packs stand side by side, so that the tray comes out about as wide as high. */
function columnsOf(units: number, ratio: number): number {
  const wanted = units >= 12 ? 4 : units >= 6 ? 3 : 2;
  return Math.max(2, Math.min(wanted, Math.round(2.4 / ratio), units));
}

function shrinkTray(canvas: Canvas, art: PackArt): Pack {
  const drawn = templates[art.shape](canvas, art, 'front');
  const unit = { ...drawn, w: drawn.ownWidth ?? drawn.w };
  const symbol = canvas.symbol(() => unit.markup);
  const columns = columnsOf(art.caseUnits, unit.w / unit.h);
  const rows = Math.min(3, Math.ceil(art.caseUnits / columns));
  const step = unit.w * 1.005;
  const rise = unit.w * 0.14;
  const w = columns * step;
  const depth = (rows - 1) * rise;
  const packs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_value, column) => place(symbol, (column - (columns - 1) / 2) * step, -(rows - 1 - row) * rise)).join(
      '',
    ),
  ).join('');
  const half = w / 2 + unit.w * 0.03;
  const trayHeight = Math.min(unit.h * 0.15, w * 0.15);
  // Round feet reach below the line they stand on: the tray's wall stands before them.
  const foot = unit.w * 0.085;
  const tray = `M${n(-half)} ${n(-trayHeight)}H${n(half)}V${n(foot)}H${n(-half)}Z`;
  const top = -unit.h - depth - 8;
  const film = `M${n(-half - 6)} ${n(top + unit.h * 0.1)}Q${n(-half + 10)} ${n(top)} ${n(-half + unit.w * 0.34)} ${n(top - 4)}H${n(half - unit.w * 0.34)}Q${n(half - 10)} ${n(top)} ${n(half + 6)} ${n(top + unit.h * 0.1)}L${n(half + 2)} ${n(foot)}H${n(-half - 2)}Z`;
  const random = seeded(art.seed);
  const label: Box = { x: -half * 0.62, y: -trayHeight * 0.78 + foot * 0.5, w: half * 1.24, h: trayHeight * 0.56 };
  const stripe = Array.from({ length: columns }, (_, column) => {
    const x = (column - (columns - 1) / 2) * step - unit.w * 0.3;
    return `<path d="M${n(x)} ${n(top + unit.h * 0.16)}L${n(x + unit.w * 0.07)} ${n(top + unit.h * 0.14)}L${n(x + unit.w * 0.05)} ${n(-trayHeight * 1.15)}L${n(x + unit.w * 0.01)} ${n(-trayHeight * 1.1)}Z" fill="#fff" opacity=".3"/>`;
  }).join('');
  const markup = [
    packs,
    `<path d="${tray}" fill="${canvas.linear([
      [0, darken(kraft, 0.12)],
      [0.25, lighten(kraft, 0.16)],
      [1, darken(kraft, 0.16)],
    ])}"/><path d="M${n(-half)} ${n(-trayHeight)}H${n(half)}" stroke="${lighten(kraft, 0.5)}" stroke-width="${n(Math.max(4, w * 0.004))}" fill="none"/>`,
    setText(canvas, `${art.title}  ${packOf(art)}`, label, { face: 'condensed', fill: kraftInk, size: label.h }),
    canvas.clipped(
      film,
      `<path d="${film}" fill="${canvas.linear([
        [0, '#dfe9ee', 0.34],
        [0.06, '#fff', 0.14],
        [0.5, '#fff', 0.03],
        [0.94, '#fff', 0.1],
        [1, '#b9c8d0', 0.4],
      ])}"/>${stripe}${creases(2 * half, unit.h + depth, random, { top: columns * 2, bottom: 0, sides: 10, strength: 0.9 })}`,
    ),
    `<path d="${film}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="${n(Math.max(3, w * 0.003))}"/>`,
  ].join('');
  return {
    w: 2 * half + 12,
    h: -top + 8 + foot,
    markup: moved(markup, 0, -foot),
    panel: { x: -half, y: -unit.h, w: 2 * half, h: unit.h },
    foot: 0.96,
  };
}

function palletOfSacks(canvas: Canvas, art: PackArt): Pack {
  const [w, layers, height] = [900, 4, 150];
  const random = seeded(art.seed);
  const { ground } = art.brand.colours;
  const sackWidth = w / 2 - 6;
  const lying = canvas.symbol(() => {
    const outline = `M${n(-sackWidth / 2 + 6)} -60C${n(-sackWidth / 2 + 10)} -128 ${n(-sackWidth / 2 + 40)} -${height} ${n(-sackWidth / 2 + 90)} -${height - 2}H${n(sackWidth / 2 - 90)}C${n(sackWidth / 2 - 40)} -${height} ${n(sackWidth / 2 - 10)} -128 ${n(sackWidth / 2 - 6)} -60C${n(sackWidth / 2 - 10)} -16 ${n(sackWidth / 2 - 30)} 0 ${n(sackWidth / 2 - 80)} 0H${n(-sackWidth / 2 + 80)}C${n(-sackWidth / 2 + 30)} 0 ${n(-sackWidth / 2 + 10)} -16 ${n(-sackWidth / 2 + 6)} -60Z`;
    const ink = readable('#efe6d3', ground, art.brand.colours.ink);
    return canvas.clipped(
      outline,
      `<path d="${outline}" fill="#efe6d3"/><rect x="${n(-sackWidth / 2)}" y="-${height}" width="84" height="${height}" fill="${ground}"/><rect x="${n(-sackWidth / 2 + 84)}" y="-${height}" width="14" height="${height}" fill="${art.flash}"/>${setText(canvas, art.brand.name, { x: -sackWidth / 2 + 120, y: -height + 26, w: sackWidth - 180, h: 42 }, { face: art.brand.lettering, fill: ink, size: 60, align: 'left' })}${setText(canvas, art.title, { x: -sackWidth / 2 + 120, y: -height + 76, w: sackWidth - 180, h: 44 }, { face: art.brand.lettering, fill: ink, size: 50, align: 'left' })}${pillowShade(canvas, outline, 1)}${creases(sackWidth, height, random, { top: 5, bottom: 5, sides: 5, strength: 0.9 })}`,
    );
  });
  const deck = -92;
  const rows = Array.from({ length: layers }, (_, layer) => {
    const shift = layer % 2 === 0 ? 0 : 10;
    return [-1, 1].map((side) => place(lying, (side * (w / 2 - 2)) / 2 + shift - 5, deck - layer * (height - 12))).join('');
  }).join('');
  const wood = ['#c79a5f', '#b98a4f', '#d2a86d'];
  const boards = [0, 1, 2]
    .map((index) => `<rect x="${n(-w / 2 - 10 + index * (w / 2 - 50))}" y="-64" width="120" height="60" fill="${wood[index]}"/>`)
    .join('');
  const pallet = `<rect x="${n(-w / 2 - 10)}" y="-92" width="${w + 20}" height="28" fill="${canvas.linear([
    [0, '#dcb680'],
    [1, '#b38447'],
  ])}"/>${boards}<rect x="${n(-w / 2 - 10)}" y="-18" width="${w + 20}" height="18" fill="${canvas.linear([
    [0, '#cfa66b'],
    [1, '#9d7038'],
  ])}"/><path d="M${n(-w / 2 - 10)} -64H${n(w / 2 + 10)}" stroke="#150d08" stroke-opacity=".35" stroke-width="5"/>`;
  const total = layers * (height - 12) - deck + 12;
  const sign: Box = { x: -170, y: -total * 0.6, w: 340, h: 190 };
  const tag = `<rect x="${n(sign.x + 5)}" y="${n(sign.y + 8)}" width="${sign.w}" height="${sign.h}" rx="6" fill="#150d08" opacity=".25"/><rect x="${n(sign.x)}" y="${n(sign.y)}" width="${sign.w}" height="${sign.h}" rx="6" fill="#fffdf8"/>${setText(canvas, packOf(art), { x: sign.x + 24, y: sign.y + 22, w: sign.w - 48, h: 92 }, { face: 'condensed', fill: '#16130f', size: 110 })}${setText(canvas, art.title, { x: sign.x + 24, y: sign.y + 128, w: sign.w - 48, h: 40 }, { face: 'text-bold', fill: '#3b342c', size: 40 })}`;
  return { w: w + 20, h: total, markup: pallet + rows + tag, panel: sign, foot: 0.98 };
}

function stackOfCases(canvas: Canvas, carton: Pack): Pack {
  const box = canvas.symbol(() => carton.markup);
  const rise = carton.h * 0.735;
  const markup = `${place(box, 0, 0)}${place(box, 14, -rise)}`;
  return { ...carton, h: carton.h + rise, w: carton.w + 28, markup };
}
