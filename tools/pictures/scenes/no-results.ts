/** An empty shelf with a question mark on its price ticket, for searches without results. */
import { Canvas, n } from '../../../src/demo/studio/canvas.ts';
import { setText } from '../../../src/demo/studio/lettering.ts';
import { liveries } from '../livery.ts';

/** Makes a cold grey of a warm one by exchanging red and blue. */
const cold = (grey: string): string => grey.replace(/^#(..)(..)(..)$/u, '#$3$2$1');

/** Colours of each brand: the ticket, the sign on it, and the greys of the shelf. */
const looks = {
  tarnbrook: { ticket: '#ffd200', sign: '#16181c', grey: (warm: string) => warm },
  gullwing: { ticket: liveries.gullwing.loud, sign: liveries.gullwing.ink, grey: cold },
};

export function drawNoResults(brand: keyof typeof looks): string {
  const { ticket: ticketColour, sign, grey } = looks[brand];
  const canvas = new Canvas();
  const steel = canvas.vertical([
    [0, '#ffffff'],
    [0.5, grey('#eceae5')],
    [1, grey('#d2cec6')],
  ]);
  const holes = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 15 }, (_value, column) => `M${n(102 + column * 42.6)} ${n(92 + row * 40)}h8`).join(''),
  ).join('');
  const shelf = (y: number): string =>
    `<path d="M70 ${y - 40}L36 ${y}H764L730 ${y - 40}Z" fill="${canvas.vertical([
      [0, grey('#c9c4ba')],
      [1, grey('#f4f2ed')],
    ])}"/><rect x="36" y="${y}" width="728" height="44" fill="${steel}"/><rect x="36" y="${y + 8}" width="728" height="28" fill="${grey('#fbfaf7')}"/><path d="M36 ${y + 8}H764M36 ${y + 36}H764" stroke="#150d08" stroke-opacity=".12" stroke-width="1.5"/><path d="M36 ${y + 44}H764L730 ${y + 70}H70Z" fill="${canvas.vertical(
      [
        [0, '#2a2018', 0.24],
        [1, '#2a2018', 0],
      ],
    )}"/>`;
  const ticket = `<g transform="rotate(-3 400 470)"><path d="M292 392H478L516 430V566Q516 574 508 574H292Q284 574 284 566V400Q284 392 292 392Z" fill="#2a2018" opacity=".2" transform="translate(7 11)"/><path d="M292 392H478L516 430V566Q516 574 508 574H292Q284 574 284 566V400Q284 392 292 392Z" fill="${ticketColour}"/><path d="M292 392H478L516 430V440L474 402H284V400Q284 392 292 392Z" fill="#fff" opacity=".4"/><circle cx="483" cy="436" r="10" fill="${grey('#fbfaf7')}"/>${setText(canvas, '?', { x: 330, y: 420, w: 120, h: 128 }, { face: 'condensed', fill: sign, size: 190 })}</g>`;
  const rings = [
    [180, 54],
    [300, 40],
    [610, 48],
  ]
    .map(
      ([x, r]) =>
        `<ellipse cx="${x}" cy="366" rx="${r}" ry="${n((r ?? 0) * 0.2)}" fill="none" stroke="${grey('#8f887b')}" stroke-opacity=".28" stroke-width="4"/>`,
    )
    .join('');
  const content = [
    `<rect width="800" height="600" fill="${canvas.radial(
      [
        [0, '#ffffff'],
        [1, grey('#f4f2ee')],
      ],
      0.44,
      0.4,
      0.75,
    )}"/>`,
    `<rect x="70" y="50" width="660" height="512" fill="${canvas.linear([
      [0, grey('#e2ded6')],
      [0.5, grey('#edeae4')],
      [1, grey('#d9d4ca')],
    ])}"/><path d="${holes}" stroke="${grey('#a39c8f')}" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`,
    `<rect x="52" y="40" width="26" height="540" fill="${canvas.linear([
      [0, grey('#c6c1b7')],
      [0.4, grey('#f2f0eb')],
      [1, grey('#b5afa4')],
    ])}"/><rect x="722" y="40" width="26" height="540" fill="${canvas.linear([
      [0, grey('#c6c1b7')],
      [0.4, grey('#f2f0eb')],
      [1, grey('#b5afa4')],
    ])}"/>`,
    shelf(146),
    `<rect x="78" y="190" width="644" height="70" fill="${canvas.vertical([
      [0, '#2a2018', 0.14],
      [1, '#2a2018', 0],
    ])}"/>`,
    shelf(384),
    rings,
    ticket,
  ].join('');
  return canvas.document(800, 600, content, 'An empty shelf');
}
