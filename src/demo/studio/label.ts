/**
 * The front of a label. A brand keeps one layout over its whole range, as real brands do; the variety changes flash
 * colour, words and motif. Layouts print decoration to the edge (`bleed`) and keep everything readable in `safe`,
 * which on a round body is the part that faces the camera.
 */
import type { PackArt } from '../types.ts';
import { drawBarcode } from './barcode.ts';
import { inset, n, type Box, type Canvas } from './canvas.ts';
import { contrast, darken, distance, lighten, loudest, mix, readable } from './colour.ts';
import { setText, type Setting } from './lettering.ts';
import { drawMark } from './marks.ts';
import { drawMotif } from './motifs.ts';
import { kraft, kraftInk } from './parts/box.ts';
import { hashOf } from './random.ts';

/** Prints the front of the pack's label. */
export function printFront(canvas: Canvas, art: PackArt, bleed: Box, safe: Box = inset(bleed, Math.min(bleed.w, bleed.h) * 0.07)): string {
  const press = new Press(canvas, art, bleed, safe);
  const ratio = safe.w / safe.h;
  const layouts = ratio > 2.1 ? stripLayouts : ratio > 1.2 ? wideLayouts : tallLayouts;
  return layouts[hashOf(art.brand.name) % layouts.length]!(press);
}

/** One label being printed: palette, zones and the few things every layout prints. */
class Press {
  readonly canvas: Canvas;
  readonly art: PackArt;
  readonly bleed: Box;
  readonly safe: Box;
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
  readonly flash: string;
  readonly motifColour: string;

  constructor(canvas: Canvas, art: PackArt, bleed: Box, safe: Box) {
    this.canvas = canvas;
    this.art = art;
    this.bleed = bleed;
    this.safe = safe;
    const { ground, ink, accent } = art.brand.colours;
    this.ground = ground;
    this.ink = readable(ground, ink);
    this.accent = accent;
    // A flash the colour of the ground would vanish: then the accent flashes.
    this.flash = distance(art.flash, ground) < 70 ? (distance(accent, ground) < 70 ? darken(art.flash, 0.35) : accent) : art.flash;
    this.motifColour = art.contents;
  }

  /** A zone of the safe area in fractions of it. */
  zone(top: number, bottom: number, left = 0, right = 1): Box {
    const { x, y, w, h } = this.safe;
    return { x: x + w * left, y: y + h * top, w: w * (right - left), h: h * (bottom - top) };
  }

  /** A full-bleed horizontal band at fractions of the safe area's height. */
  band(top: number, bottom: number, fill: string): string {
    const from = top <= 0 ? this.bleed.y : this.safe.y + this.safe.h * top;
    const to = bottom >= 1 ? this.bleed.y + this.bleed.h : this.safe.y + this.safe.h * bottom;
    return `<rect x="${n(this.bleed.x)}" y="${n(from)}" width="${n(this.bleed.w)}" height="${n(to - from)}" fill="${fill}"/>`;
  }

  mark(box: Box, ground = this.ground, align: 'left' | 'centre' = 'centre'): string {
    return drawMark(this.canvas, this.art.brand, box, ground, align);
  }

  title(box: Box, ground: string, setting: Partial<Setting> = {}): string {
    const fill = readable(ground, this.art.brand.colours.ink, this.art.brand.colours.ground);
    return setText(this.canvas, this.art.title, box, {
      face: this.art.brand.lettering,
      fill,
      size: Math.max(box.h, box.w) * 0.62,
      lines: 3,
      leading: 0.98,
      ...setting,
    });
  }

  subtitle(box: Box, ground: string, align: 'left' | 'centre' = 'centre'): string {
    return setText(this.canvas, this.art.subtitle, box, {
      face: 'text-bold',
      fill: readable(ground, this.art.brand.colours.ink),
      size: Math.min(box.h * 1.1, Math.max(this.safe.h, this.safe.w * 0.62) * 0.075, this.safe.w * 0.13),
      lines: 2,
      align,
      leading: 1.08,
    });
  }

  size(box: Box, ground: string, align: 'left' | 'centre' | 'right' = 'centre'): string {
    return setText(this.canvas, this.art.size, box, {
      face: 'grotesque',
      fill: readable(ground, this.art.brand.colours.ink),
      size: Math.min(box.h * 1.3, this.safe.w * 0.16),
      align,
    });
  }

  motif(box: Box, ground: string): string {
    // Contents the colour of the ground would make the motif a ghost: it then stands on a pale disc.
    const side = Math.min(box.w, box.h);
    const disc = contrast(this.motifColour, ground) < 1.35 && side > 40;
    const plate = disc
      ? `<circle cx="${n(box.x + box.w / 2)}" cy="${n(box.y + box.h / 2)}" r="${n(side / 2)}" fill="${lighten(ground, contrast(ground, '#ffffff') < 1.3 ? 0 : 0.82)}" stroke="${this.flash}" stroke-width="${n(side * 0.025)}"/>`
      : '';
    return plate + drawMotif(this.canvas, this.art, disc ? inset(box, side * 0.14) : box, this.motifColour);
  }
}

/** Slanted polygon over the whole bleed between two lines given in fractions of the safe height (left and right end). */
function slant(press: Press, topLeft: number, topRight: number, bottomLeft: number, bottomRight: number, fill: string): string {
  const { bleed, safe } = press;
  const y = (share: number): string => n(share >= 1 ? bleed.y + bleed.h : safe.y + safe.h * share);
  const right = n(bleed.x + bleed.w);
  return `<path d="M${n(bleed.x)} ${y(topLeft)}L${right} ${y(topRight)}V${y(bottomRight)}L${n(bleed.x)} ${y(bottomLeft)}Z" fill="${fill}"/>`;
}

function rays(press: Press, cx: number, cy: number, colour: string): string {
  const reach = Math.hypot(press.bleed.w, press.bleed.h);
  const beams = Array.from({ length: 14 }, (_, index) => {
    const [from, to] = [index * (Math.PI / 7), index * (Math.PI / 7) + 0.2];
    return `M${n(cx)} ${n(cy)}L${n(cx + Math.cos(from) * reach)} ${n(cy + Math.sin(from) * reach)}L${n(cx + Math.cos(to) * reach)} ${n(cy + Math.sin(to) * reach)}Z`;
  }).join('');
  return boxed(press, `<path d="${beams}" fill="${colour}"/>`);
}

function boxed(press: Press, content: string): string {
  const { x, y, w, h } = press.bleed;
  return press.canvas.clipped(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`, content);
}

function roundRect(box: Box, radius: number, attributes: string): string {
  return `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(box.h)}" rx="${n(radius)}" ${attributes}/>`;
}

const tallLayouts: readonly ((press: Press) => string)[] = [
  function banner(press) {
    const { ground, flash, accent } = press;
    return [
      press.band(
        0,
        1,
        press.canvas.vertical([
          [0, lighten(ground, 0.06)],
          [1, darken(ground, 0.1)],
        ]),
      ),
      press.mark(press.zone(0, 0.19)),
      press.title(press.zone(0.235, 0.505), ground),
      press.band(0.54, 0.545 + 0.12, flash),
      press.band(0.665, 0.68, accent),
      press.subtitle(press.zone(0.555, 0.65), flash),
      press.motif(press.zone(0.695, 0.915), ground),
      press.size(press.zone(0.94, 1), ground),
    ].join('');
  },

  function split(press) {
    const { ground, flash, accent, bleed, safe } = press;
    const [left, right, mid] = [bleed.x, bleed.x + bleed.w, bleed.x + bleed.w / 2];
    const y = safe.y + safe.h * 0.29;
    const dip = safe.h * 0.075;
    const curve = (down: number): string =>
      `M${n(left)} ${n(y + down)}Q${n(mid)} ${n(y + down + 2 * dip)} ${n(right)} ${n(y + down)}V${n(bleed.y + bleed.h)}H${n(left)}Z`;
    return [
      press.band(0, 1, ground),
      `<path d="${curve(-safe.h * 0.025)}" fill="${loudest(ground, accent, lighten(ground, 0.7))}"/><path d="${curve(0)}" fill="${press.canvas.vertical(
        [
          [0, lighten(flash, 0.08)],
          [1, darken(flash, 0.12)],
        ],
      )}"/>`,
      press.mark(press.zone(0.02, 0.26)),
      press.title(press.zone(0.38, 0.585), flash),
      press.subtitle(press.zone(0.605, 0.665), flash),
      press.motif(press.zone(0.685, 0.925), flash),
      press.size(press.zone(0.945, 1), flash),
    ].join('');
  },

  function plate(press) {
    const { ground, flash, accent, bleed } = press;
    const cream = '#fffaf0';
    const card = press.zone(0.225, 0.66);
    const count = 11;
    const stripes = Array.from(
      { length: count },
      (_, index) =>
        `M${n(bleed.x + (bleed.w / count) * index)} ${n(bleed.y)}h${n(bleed.w / count / 2)}v${n(bleed.h)}h${n(-bleed.w / count / 2)}Z`,
    ).join('');
    return [
      press.band(0, 1, ground),
      `<path d="${stripes}" fill="${mix(ground, accent, 0.16)}"/>`,
      press.band(0.6, 0.75, flash),
      press.mark(press.zone(0, 0.17)),
      roundRect(inset(card, -press.safe.w * 0.025), press.safe.w * 0.05, `fill="${loudest(ground, accent, darken(accent, 0.5))}"`),
      roundRect(card, press.safe.w * 0.035, `fill="${cream}"`),
      press.title(inset(press.zone(0.245, 0.5), press.safe.w * 0.05, 0), cream),
      roundRect({ ...press.zone(0.515, 0.521, 0.3, 0.7) }, 1, `fill="${flash}"`),
      press.subtitle(inset(press.zone(0.535, 0.635), press.safe.w * 0.05, 0), cream),
      press.motif(press.zone(0.68, 0.925), press.ground),
      press.size(press.zone(0.945, 1), ground),
    ].join('');
  },

  function sunburst(press) {
    const { ground, flash, safe } = press;
    const motif = press.zone(0.225, 0.56);
    return [
      press.band(0, 1, ground),
      rays(press, motif.x + motif.w / 2, motif.y + motif.h / 2, lighten(ground, 0.14)),
      `<circle cx="${n(motif.x + motif.w / 2)}" cy="${n(motif.y + motif.h / 2)}" r="${n(Math.min(motif.w, motif.h) * 0.56)}" fill="${press.canvas.radial(
        [
          [0, lighten(ground, 0.6), 0.9],
          [1, lighten(ground, 0.3), 0],
        ],
      )}"/>`,
      press.mark(press.zone(0, 0.19)),
      press.motif(motif, ground),
      press.title(press.zone(0.59, 0.79), ground),
      slant(press, 0.835, 0.805, 0.925, 0.895, flash),
      `<g transform="rotate(${n(-(Math.atan2(safe.h * 0.03, press.bleed.w) * 180) / Math.PI)} ${n(safe.x + safe.w / 2)} ${n(safe.y + safe.h * 0.865)})">${press.subtitle(press.zone(0.83, 0.9), flash)}</g>`,
      press.size(press.zone(0.94, 1), ground),
    ].join('');
  },

  function diagonal(press) {
    const { ground, flash, accent } = press;
    return [
      press.band(
        0,
        1,
        press.canvas.linear(
          [
            [0, lighten(ground, 0.1)],
            [1, darken(ground, 0.08)],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
      slant(press, 0.66, 0.46, 0.69, 0.49, loudest(flash, accent, lighten(ground, 0.8))),
      slant(press, 0.69, 0.49, 1, 1, flash),
      press.mark(press.zone(0, 0.16), ground, 'left'),
      press.title(press.zone(0.2, 0.46), ground, { align: 'left' }),
      press.motif(press.zone(0.5, 0.82, 0.3, 1.04), flash),
      press.subtitle(press.zone(0.835, 0.92, 0, 1), flash, 'left'),
      press.size(press.zone(0.945, 1, 0, 1), flash, 'left'),
    ].join('');
  },

  function trade(press) {
    const { ground, flash } = press;
    const paper = '#fdfbf6';
    const inkOnPaper = readable(paper, ground, press.art.brand.colours.ink);
    return [
      press.band(0, 1, paper),
      press.band(0, 0.2, ground),
      press.band(0.2, 0.225, flash),
      press.mark(press.zone(0, 0.175), ground, 'left'),
      press.title(press.zone(0.265, 0.5), paper, { align: 'left', fill: inkOnPaper }),
      press.subtitle(press.zone(0.52, 0.6), paper, 'left'),
      press.motif(press.zone(0.63, 0.88, 0.25, 1), paper),
      press.band(0.91, 1, flash),
      press.size(press.zone(0.93, 1), flash, 'left'),
    ].join('');
  },
];

const wideLayouts: readonly ((press: Press) => string)[] = [
  function block(press) {
    const { ground, flash, accent, bleed, safe } = press;
    const edge = safe.x + safe.w * 0.36;
    return [
      press.band(0, 1, ground),
      `<path d="M${n(bleed.x)} ${n(bleed.y)}H${n(edge)}Q${n(edge + safe.w * 0.08)} ${n(bleed.y + bleed.h / 2)} ${n(edge)} ${n(bleed.y + bleed.h)}H${n(bleed.x)}Z" fill="${flash}"/>`,
      `<path d="M${n(edge)} ${n(bleed.y)}Q${n(edge + safe.w * 0.08)} ${n(bleed.y + bleed.h / 2)} ${n(edge)} ${n(bleed.y + bleed.h)}" stroke="${loudest(flash, accent, lighten(ground, 0.7))}" stroke-width="${n(safe.w * 0.014)}" fill="none"/>`,
      press.motif(press.zone(0.12, 0.88, 0, 0.36), flash),
      press.mark(press.zone(0, 0.26, 0.46, 1)),
      press.title(press.zone(0.32, 0.7, 0.45, 1), ground),
      press.subtitle(press.zone(0.74, 0.85, 0.45, 1), ground),
      press.size(press.zone(0.89, 1, 0.45, 1), ground),
    ].join('');
  },

  function shelf(press) {
    const { ground, flash, accent } = press;
    return [
      press.band(
        0,
        1,
        press.canvas.vertical([
          [0, lighten(ground, 0.07)],
          [1, darken(ground, 0.08)],
        ]),
      ),
      press.band(0.75, 1, flash),
      press.band(0.725, 0.75, accent),
      press.mark(press.zone(0, 0.25, 0, 0.62), ground, 'left'),
      press.title(press.zone(0.3, 0.69, 0, 0.64), ground, { align: 'left' }),
      press.motif(press.zone(0.02, 0.7, 0.66, 1), ground),
      press.subtitle(press.zone(0.8, 0.98, 0, 0.64), flash, 'left'),
      press.size(press.zone(0.82, 0.98, 0.68, 1), flash, 'right'),
    ].join('');
  },

  function card(press) {
    const { ground, flash, accent, safe } = press;
    const cream = '#fffaf0';
    const plate = press.zone(0.3, 1, 0, 0.66);
    return [
      press.band(0, 1, ground),
      press.band(0.42, 0.88, flash),
      press.mark(press.zone(0, 0.24)),
      roundRect(inset(plate, -safe.h * 0.02), safe.h * 0.06, `fill="${loudest(flash, accent, darken(accent, 0.5))}"`),
      roundRect(plate, safe.h * 0.045, `fill="${cream}"`),
      press.title(press.zone(0.35, 0.72, 0.03, 0.63), cream),
      press.subtitle(press.zone(0.76, 0.87, 0.03, 0.63), cream),
      press.size(press.zone(0.89, 0.97, 0.03, 0.63), cream),
      press.motif(press.zone(0.34, 0.96, 0.69, 1), flash),
    ].join('');
  },
];

/** Very flat panels: the edge of a film box, a band round napkins. */
const stripLayouts: readonly ((press: Press) => string)[] = [
  function strip(press) {
    const { ground, flash, accent, bleed, safe } = press;
    const edge = safe.x + safe.w * 0.27;
    const tilt = Math.min(bleed.h * 0.2, safe.w * 0.05);
    const from = 0.27 + (tilt * 1.5) / safe.w + 0.015;
    return [
      press.band(0, 1, ground),
      `<path d="M${n(bleed.x)} ${n(bleed.y)}H${n(edge + tilt)}L${n(edge - tilt)} ${n(bleed.y + bleed.h)}H${n(bleed.x)}Z" fill="${flash}"/><path d="M${n(edge + tilt)} ${n(bleed.y)}h${n(tilt * 0.4)}L${n(edge - tilt * 0.6)} ${n(bleed.y + bleed.h)}h${n(-tilt * 0.4)}Z" fill="${accent}"/>`,
      press.mark(press.zone(0.08, 0.92, 0, 0.25 - tilt / safe.w), flash),
      press.title(press.zone(0, 0.62, from, 0.83), ground, { align: 'left', lines: 2 }),
      press.subtitle(press.zone(0.72, 1, from, 0.76), ground, 'left'),
      press.size(press.zone(0.72, 1, 0.79, 1), ground, 'right'),
      press.motif(press.zone(0, 0.66, 0.85, 1), ground),
    ].join('');
  },
];

/** A plain one-colour print for surfaces that take no label: kraft bags, pizza boxes, paper cups, steel. */
export function printStamp(canvas: Canvas, art: PackArt, box: Box, ink: string): string {
  const brand = { ...art.brand, colours: { ...art.brand.colours, ink, accent: ink } };
  const wide = box.w > box.h * 1.3;
  const row = (top: number, bottom: number): Box => ({ x: box.x, y: box.y + box.h * top, w: box.w, h: box.h * (bottom - top) });
  return [
    setText(canvas, brand.name, row(0, 0.3), { face: brand.lettering, fill: ink, size: box.h, lines: wide ? 1 : 2, leading: 0.96 }),
    `<rect x="${n(box.x + box.w * 0.1)}" y="${n(box.y + box.h * 0.36)}" width="${n(box.w * 0.8)}" height="${n(box.h * 0.014)}" fill="${ink}"/>`,
    setText(canvas, art.title, row(0.43, 0.74), { face: art.brand.lettering, fill: ink, size: box.h * 0.3, lines: 2, leading: 1 }),
    setText(canvas, art.subtitle, row(0.79, 0.88), { face: 'text-bold', fill: ink, size: box.h * 0.1 }),
    setText(canvas, art.size, row(0.91, 1), { face: 'grotesque', fill: ink, size: box.h * 0.1 }),
  ].join('');
}

/** The title without the grade, which has a line of its own. */
function titleOnTicket({ title, grade }: PackArt): string {
  const bare = grade ? title.replace(grade, '').replace(/ {2,}/g, ' ').trim() : title;
  return bare || title;
}

/** The small white card that stands by loose goods: brand, title and size, as on a fish counter. */
export function printTicket(canvas: Canvas, art: PackArt, box: Box): string {
  const paper = '#fffdf8';
  const head = { ...box, h: box.h * 0.34 };
  const row = (top: number, bottom: number): Box => ({
    x: box.x + box.w * 0.07,
    y: box.y + box.h * top,
    w: box.w * 0.86,
    h: box.h * (bottom - top),
  });
  const ink = readable(paper, art.brand.colours.ground, art.brand.colours.ink);
  const { x, y, w, h } = box;
  const headPath = `M${n(x)} ${n(y + 8)}q0 -8 8 -8h${n(w - 16)}q8 0 8 8v${n(head.h - 8)}h${n(-w)}Z`;
  return [
    `<rect x="${n(x + 6)}" y="${n(y + 9)}" width="${n(w)}" height="${n(h)}" rx="8" fill="#2a2018" opacity=".16"/><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="8" fill="${paper}"/>`,
    `<path d="${headPath}" fill="${art.brand.colours.ground}"/><rect x="${n(x)}" y="${n(y + head.h)}" width="${n(w)}" height="${n(h * 0.035)}" fill="${art.flash}"/>`,
    drawMark(canvas, art.brand, row(0.06, 0.29), art.brand.colours.ground),
    setText(canvas, titleOnTicket(art), row(0.42, 0.7), { face: art.brand.lettering, fill: ink, size: h * 0.27, lines: 2, leading: 1 }),
    setText(canvas, art.mark ?? [...(art.grade ? [art.grade] : []), packOf(art)].join(' · '), row(0.76, 0.94), {
      face: 'text-bold',
      fill: '#3b342c',
      size: h * 0.2,
    }),
  ].join('');
}

/** The front of a corrugated outer case: one or two inks on board, the number of units large. */
export function printCaseFront(canvas: Canvas, art: PackArt, face: Box): string {
  const ink = boardInkOf(art);
  const inner = inset(face, face.w * 0.06);
  const row = (top: number, bottom: number, left = 0, right = 1): Box => ({
    x: inner.x + inner.w * left,
    y: inner.y + inner.h * top,
    w: inner.w * (right - left),
    h: inner.h * (bottom - top),
  });
  const { y, h } = row(0.68, 0.72);
  return [
    setText(canvas, art.brand.name, row(0, 0.26, 0, 0.72), {
      face: art.brand.lettering,
      fill: ink,
      size: face.h * 0.24,
      align: 'left',
      lines: 2,
      leading: 0.96,
    }),
    arrowsUp(row(0.02, 0.24, 0.8, 1), ink),
    setText(canvas, art.title, row(0.32, 0.62), {
      face: art.brand.lettering,
      fill: ink,
      size: face.h * 0.2,
      align: 'left',
      lines: 2,
      leading: 1,
    }),
    `<rect x="0" y="${n(y)}" width="${n(face.w)}" height="${n(h)}" fill="${art.flash}" opacity=".85"/>`,
    setText(canvas, packOf(art), row(0.79, 1, 0, 0.66), { face: 'condensed', fill: ink, size: face.h * 0.22, align: 'left' }),
    drawBarcode(canvas, art.barcode, row(0.77, 1.02, 0.7, 1)),
  ].join('');
}

/** The short side of an outer case. */
export function printCaseSide(canvas: Canvas, art: PackArt, face: Box): string {
  const ink = boardInkOf(art);
  const inner = inset(face, face.w * 0.1);
  const row = (top: number, bottom: number): Box => ({ x: inner.x, y: inner.y + inner.h * top, w: inner.w, h: inner.h * (bottom - top) });
  const band = row(0.68, 0.72);
  return [
    `<path d="M${n(face.w * 0.34)} ${n(face.h * 0.16)}h${n(face.w * 0.32)}a${n(face.h * 0.045)} ${n(face.h * 0.045)} 0 0 1 0 ${n(face.h * 0.09)}h${n(-face.w * 0.32)}a${n(face.h * 0.045)} ${n(face.h * 0.045)} 0 0 1 0 ${n(-face.h * 0.09)}Z" fill="#3a2614" opacity=".75"/>`,
    `<rect x="0" y="${n(band.y)}" width="${n(face.w)}" height="${n(band.h)}" fill="${art.flash}" opacity=".85"/>`,
    setText(canvas, art.title, row(0.34, 0.62), { face: art.brand.lettering, fill: ink, size: face.h * 0.14, lines: 2, leading: 1 }),
    setText(canvas, packOf(art), row(0.8, 0.96), { face: 'condensed', fill: ink, size: face.h * 0.16 }),
  ].join('');
}

/** The content of an outer case: "24 × 330 ml"; only the size when the case is the unit. */
export function packOf(art: PackArt): string {
  return art.caseUnits > 1 ? `${art.caseUnits} × ${art.size}` : art.size;
}

/** Dark enough on board, and still the brand's. */
function boardInkOf(art: PackArt): string {
  return readable(kraft, art.brand.colours.ground, darken(art.brand.colours.ground, 0.45), darken(art.brand.colours.accent, 0.4), kraftInk);
}

function arrowsUp(box: Box, ink: string): string {
  const arrow = (x: number): string =>
    `M${n(x)} ${n(box.y + box.h * 0.8)}v${n(-box.h * 0.42)}h${n(-box.w * 0.12)}l${n(box.w * 0.21)} ${n(-box.h * 0.34)}l${n(box.w * 0.21)} ${n(box.h * 0.34)}h${n(-box.w * 0.12)}v${n(box.h * 0.42)}Z`;
  return `<path d="${arrow(box.x + box.w * 0.15)}${arrow(box.x + box.w * 0.65)}" fill="${ink}"/><rect x="${n(box.x)}" y="${n(box.y + box.h * 0.9)}" width="${n(box.w)}" height="${n(box.h * 0.08)}" fill="${ink}"/>`;
}
