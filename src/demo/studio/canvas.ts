/**
 * The sheet a picture is drawn on: collects what SVG wants in `<defs>` (gradients, clips, glyphs) under short ids,
 * each once, while the drawing functions return plain markup.
 */

/** A rectangle in drawing units, y downwards. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a line of text was allowed to be, and where its ink is. The tests hold one against the other. */
export interface PlacedText {
  readonly text: string;
  readonly ink: Box;
  readonly within: Box;
}

/** Offset 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** One decimal is enough at 1200 units and halves the size of a file. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded);
}

/** A rectangle that lies `by` units inside another. */
export function inset(box: Box, by: number, byY = by): Box {
  return { x: box.x + by, y: box.y + byY, w: box.w - 2 * by, h: box.h - 2 * byY };
}

export class Canvas {
  readonly #definitions = new Map<string, { readonly id: string; readonly markup: string }>();
  /** Every text set so far, in the coordinates of its own group. */
  readonly placed: PlacedText[] = [];
  /** Whether lettering is drawn: without it a picture is only what it shows, as small tiles and comparisons want it. */
  readonly isLettered: boolean;

  constructor(isLettered = true) {
    this.isLettered = isLettered;
  }

  /** Defines something once: the same markup gets the same id. `build` receives the id. */
  define(key: string, build: (id: string) => string): string {
    const known = this.#definitions.get(key);
    if (known) return known.id;
    const id = `d${this.#definitions.size.toString(36)}`;
    // The place is taken before building, since `build` may define things itself.
    this.#definitions.set(key, { id, markup: '' });
    this.#definitions.set(key, { id, markup: build(id) });
    return id;
  }

  /** A paint that runs along a line; by default across the shape from left to right. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 1, y2 = 0): string {
    const body = stopsOf(stops);
    const line = `x1="${fraction(x1)}" y1="${fraction(y1)}" x2="${fraction(x2)}" y2="${fraction(y2)}"`;
    return `url(#${this.define(`l${line}${body}`, (id) => `<linearGradient id="${id}" ${line}>${body}</linearGradient>`)})`;
  }

  /** From top to bottom. */
  vertical(stops: readonly Stop[]): string {
    return this.linear(stops, 0, 0, 0, 1);
  }

  /** A paint that runs from a point outwards, in fractions of the shape's box. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const body = stopsOf(stops);
    const circle = `cx="${fraction(cx)}" cy="${fraction(cy)}" r="${fraction(r)}"`;
    return `url(#${this.define(`r${circle}${body}`, (id) => `<radialGradient id="${id}" ${circle}>${body}</radialGradient>`)})`;
  }

  /** Content that shows only inside a path. */
  clipped(path: string, content: string): string {
    const clip = this.define(`c${path}`, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    return `<g clip-path="url(#${clip})">${content}</g>`;
  }

  /** Something drawn once and placed often; returns its id for {@link place}. The same drawing gets the same id. */
  symbol(build: () => string): string {
    const markup = build();
    return this.define(`s${markup}`, (id) => `<g id="${id}">${markup}</g>`);
  }

  /** The finished document. */
  document(width: number, height: number, content: string, title: string): string {
    const definitions = [...this.#definitions.values()].map((definition) => definition.markup).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${escapeText(title)}</title><defs>${definitions}</defs>${content}</svg>`;
  }
}

/** Puts a symbol somewhere. */
export function place(id: string, x: number, y: number, scale = 1, turn = 0, flip = false): string {
  const parts = [`translate(${n(x)} ${n(y)})`];
  if (turn !== 0) parts.push(`rotate(${n(turn)})`);
  if (scale !== 1 || flip) parts.push(`scale(${fraction(flip ? -scale : scale)} ${fraction(scale)})`);
  return `<use href="#${id}" transform="${parts.join(' ')}"/>`;
}

/** A group with a transform. */
export function moved(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const rotation = turn === 0 ? '' : ` rotate(${n(turn)})`;
  const scaling = scale === 1 ? '' : ` scale(${fraction(scale)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${rotation}${scaling}">${content}</g>`;
}

/** Three decimals, for gradients and scales. */
export function fraction(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return rounded === 0 ? '0' : String(rounded);
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${fraction(opacity)}"`;
      return `<stop offset="${fraction(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
