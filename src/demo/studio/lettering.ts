/**
 * Text as outlines: a machine that rasterises our pictures may have no fonts at all.
 *
 * The shop's own web fonts are variable WOFF2 files. fontkit cannot instance a variable WOFF2, so `subset-font` pins
 * the axes once when this module loads (about 0.2 s for all faces) and fontkit reads the outlines of the result.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';
import type { BrandLettering } from '../types.ts';
import { n, type Box, type Canvas } from './canvas.ts';

/** The faces of the brands, and two plain ones for the small print. */
type Face = BrandLettering | 'text' | 'text-bold';

interface FaceSource {
  readonly file: string;
  readonly axes: Readonly<Record<string, number>>;
}

const faceSources: Readonly<Record<Face, FaceSource>> = {
  grotesque: { file: 'archivo/files/archivo-latin-wdth-normal.woff2', axes: { wght: 800, wdth: 104 } },
  condensed: { file: 'archivo/files/archivo-latin-wdth-normal.woff2', axes: { wght: 850, wdth: 68 } },
  slab: { file: 'fraunces/files/fraunces-latin-full-normal.woff2', axes: { opsz: 9, wght: 900, SOFT: 0, WONK: 0 } },
  serif: { file: 'fraunces/files/fraunces-latin-full-normal.woff2', axes: { opsz: 72, wght: 600, SOFT: 50, WONK: 0 } },
  rounded: { file: 'nunito-sans/files/nunito-sans-latin-wght-normal.woff2', axes: { wght: 950 } },
  script: { file: 'fraunces/files/fraunces-latin-full-italic.woff2', axes: { opsz: 72, wght: 650, SOFT: 100, WONK: 1 } },
  text: { file: 'commissioner/files/commissioner-latin-wght-normal.woff2', axes: { wght: 450 } },
  'text-bold': { file: 'commissioner/files/commissioner-latin-wght-normal.woff2', axes: { wght: 700 } },
};

/** Latin with its accents and the signs a pack uses, the minus of a freezer's temperature among them. */
const printedCharacters = `${Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')}–—‘’“”•…€™−`;

const require = createRequire(import.meta.url);
/** The package has no types of its own. */
const subsetFont = require('subset-font') as (
  font: Buffer,
  text: string,
  options: { targetFormat: 'truetype'; variationAxes: Record<string, number> },
) => Promise<Buffer>;

const fonts = await loadFonts();

async function loadFonts(): Promise<Readonly<Record<Face, Font>>> {
  const loaded = await Promise.all(
    Object.entries(faceSources).map(async ([face, { file, axes }]) => {
      const data = await readFile(require.resolve(`@fontsource-variable/${file}`));
      const instance = await subsetFont(data, printedCharacters, { targetFormat: 'truetype', variationAxes: { ...axes } });
      return [face, create(instance) as Font] as const;
    }),
  );
  return Object.fromEntries(loaded) as Record<Face, Font>;
}

/** One line of text in a face, in units of one em; the base line is y = 0. */
interface Run {
  readonly glyphs: readonly { readonly glyph: Glyph; readonly x: number }[];
  readonly advance: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Runs are asked for again and again while fitting; the bound only guards against a seed of ten thousand titles. */
const runs = new Map<string, Run>();
const runLimit = 6000;

function runOf(text: string, face: Face): Run {
  const key = `${face}\n${text}`;
  const known = runs.get(key);
  if (known) return known;
  const font = fonts[face];
  const em = font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  // A letter that a face lacks would be a gap in what a pack says: "keep frozen at 18 °C".
  if (glyphs.some(({ id }) => id === 0)) throw new Error(`The face "${face}" lacks a letter of "${text}".`);
  const placed: { glyph: Glyph; x: number }[] = [];
  let [pen, left, right, top, bottom] = [0, Infinity, -Infinity, 0, 0];
  glyphs.forEach((glyph, index) => {
    const { bbox } = glyph;
    if (Number.isFinite(bbox.minX) && bbox.maxX > bbox.minX) {
      placed.push({ glyph, x: pen / em });
      left = Math.min(left, (pen + bbox.minX) / em);
      right = Math.max(right, (pen + bbox.maxX) / em);
      top = Math.min(top, -bbox.maxY / em);
      bottom = Math.max(bottom, -bbox.minY / em);
    }
    pen += positions[index]?.xAdvance ?? glyph.advanceWidth;
  });
  const run =
    placed.length === 0
      ? { glyphs: [], advance: pen / em, left: 0, right: 0, top: 0, bottom: 0 }
      : { glyphs: placed, advance: pen / em, left, right, top, bottom };
  if (runs.size >= runLimit) runs.clear();
  runs.set(key, run);
  return run;
}

/** Width of a line's ink at a size. */
export function widthOf(text: string, face: Face, size: number): number {
  const run = runOf(text, face);
  return (run.right - run.left) * size;
}

/** Height of a capital in em, to centre lines by what the eye sees. */
export function capHeightOf(face: Face): number {
  return fonts[face].capHeight / fonts[face].unitsPerEm;
}

function outline(run: Run, face: Face, size: number, x: number, y: number): string {
  const scale = size / fonts[face].unitsPerEm;
  let path = '';
  for (const { glyph, x: offset } of run.glyphs) {
    const originX = x + offset * size;
    for (const { command, args } of glyph.path.commands) {
      if (command === 'closePath') {
        path += 'Z';
        continue;
      }
      path += command === 'moveTo' ? 'M' : command === 'lineTo' ? 'L' : command === 'quadraticCurveTo' ? 'Q' : 'C';
      for (let index = 0; index < args.length; index += 2) {
        const [px, py] = [n(originX + (args[index] ?? 0) * scale), n(y - (args[index + 1] ?? 0) * scale)];
        path += `${index === 0 ? '' : ' '}${px} ${py}`;
      }
    }
  }
  return path;
}

/** How a block of text is set in a box. */
export interface Setting {
  readonly face: Face;
  readonly fill: string;
  /** The largest size; the block shrinks until it fits. */
  readonly size: number;
  /** At most so many lines; 1 when left out. */
  readonly lines?: number;
  readonly align?: 'left' | 'centre' | 'right';
  readonly upright?: 'top' | 'middle' | 'bottom';
  /** Distance of base lines in em of the size. */
  readonly leading?: number;
}

/** Every way to break words into at most `most` lines. Titles have few words, so all are tried. */
function breaks(words: readonly string[], most: number): readonly (readonly string[])[] {
  const whole = [[words.join(' ')]];
  if (most <= 1 || words.length <= 1) return whole;
  const more = words.slice(1).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    return breaks(words.slice(index + 1), most - 1).map((rest) => [first, ...rest]);
  });
  return [...whole, ...more];
}

/** The lines and the size at which a text fills a box best. */
function fitLines(text: string, box: Pick<Box, 'w' | 'h'>, setting: Setting): { readonly lines: readonly string[]; readonly size: number } {
  const { face, lines: most = 1, leading = 1 } = setting;
  const words = text.split(/\s+/).filter(Boolean);
  let best: { lines: readonly string[]; size: number } = { lines: [text], size: 0 };
  for (const lines of breaks(words.slice(0, 8).concat(words.length > 8 ? [words.slice(8).join(' ')] : []), most)) {
    const widest = Math.max(...lines.map((line) => widthOf(line, face, 1)), 0.01);
    const first = runOf(lines[0] ?? '', face);
    const last = runOf(lines.at(-1) ?? '', face);
    const tall = (lines.length - 1) * leading - first.top + last.bottom;
    const size = Math.min(setting.size, box.w / widest, box.h / Math.max(tall, 0.01));
    // A break must earn its keep: a second line for three per cent more size looks accidental.
    if (size > best.size * 1.03) best = { lines, size };
  }
  return best;
}

/** Sets a text in a box as large as it fits; nothing for an empty text. */
export function setText(canvas: Canvas, text: string, box: Box, setting: Setting): string {
  if (text.trim() === '' || box.w <= 4 || box.h <= 4) return '';
  const { face, align = 'centre', upright = 'middle', leading = 1 } = setting;
  const { lines, size } = fitLines(text, box, setting);
  const settled = lines.map((line) => runOf(line, face));
  const top = (settled[0]?.top ?? 0) * size;
  const bottom = (settled.at(-1)?.bottom ?? 0) * size;
  const step = leading * size;
  const height = (lines.length - 1) * step - top + bottom;
  const slack = box.h - height;
  const start = box.y - top + (upright === 'top' ? 0 : upright === 'bottom' ? slack : slack / 2);
  let markup = '';
  settled.forEach((run, index) => {
    const width = (run.right - run.left) * size;
    const free = box.w - width;
    const left = box.x + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
    const base = start + index * step;
    canvas.placed.push({
      text: lines[index] ?? '',
      ink: { x: left, y: base + run.top * size, w: width, h: (run.bottom - run.top) * size },
      within: box,
    });
    markup += lineOf(canvas, run, face, size, left - run.left * size, base, setting.fill);
  });
  return markup;
}

/** A part of a line of small print that is set in one face. */
export interface TextRun {
  readonly text: string;
  readonly face: Face;
}

/** Breaks small print of several faces into lines of a width; a line's runs follow one another without a gap. */
export function wrapRuns(runs: readonly TextRun[], size: number, width: number): TextRun[][] {
  const lines: TextRun[][] = [[]];
  const widthOfRuns = (line: readonly TextRun[]): number => line.reduce((sum, { text, face }) => sum + advanceOf(text, face, size), 0);
  for (const word of wordsOf(runs)) {
    const line = lines.at(-1)!;
    const longer = line.length === 0 ? word : joined([...line, { text: ' ', face: 'text' }, ...word]);
    if (line.length === 0 || widthOfRuns(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Words as their runs: in "wheat," the sign after a word may have another face than the word. */
function wordsOf(runs: readonly TextRun[]): TextRun[][] {
  const words: TextRun[][] = [[]];
  for (const { text, face } of runs) {
    text.split(/\s+/).forEach((part, index) => {
      if (index > 0) words.push([]);
      if (part !== '') words.at(-1)!.push({ text: part, face });
    });
  }
  return words.filter((word) => word.length > 0);
}

/** Neighbours of one face as one run. */
function joined(runs: readonly TextRun[]): TextRun[] {
  const merged: TextRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last?.face === run.face) merged[merged.length - 1] = { face: run.face, text: last.text + run.text };
    else merged.push(run);
  }
  return merged;
}

/** One line of small print with its left end at `x` on the base line `y`. */
export function smallLine(canvas: Canvas, text: string, face: Face, size: number, x: number, y: number, fill: string): string {
  return lineOf(canvas, runOf(text, face), face, size, x, y, fill);
}

/** Glyphs are defined once in font units and placed with `<use>`: a title stands on three sides of a case, a back label has five hundred letters. */
function lineOf(canvas: Canvas, run: Run, face: Face, size: number, x: number, y: number, fill: string): string {
  if (!canvas.isLettered) return '';
  const em = fonts[face].unitsPerEm;
  const scale = Math.round((size / em) * 100_000) / 100_000;
  const uses = run.glyphs.map(({ glyph, x: offset }) => {
    const id = canvas.define(`g${face}${glyph.id}`, (name) => `<path id="${name}" d="${compact(glyph)}"/>`);
    const at = Math.round(offset * em);
    return `<use href="#${id}"${at === 0 ? '' : ` x="${at}"`}/>`;
  });
  return `<g transform="translate(${n(x)} ${n(y)})scale(${scale} ${-scale})" fill="${fill}">${uses.join('')}</g>`;
}

/** A glyph in whole font units. */
function compact(glyph: Glyph): string {
  return glyph.path.commands
    .map(({ command, args }) => {
      const letter =
        command === 'moveTo'
          ? 'M'
          : command === 'lineTo'
            ? 'L'
            : command === 'quadraticCurveTo'
              ? 'Q'
              : command === 'closePath'
                ? 'Z'
                : 'C';
      return letter + args.map((value) => Math.round(value)).join(' ');
    })
    .join('');
}

/** Width of a line of small print. */
export function advanceOf(text: string, face: Face, size: number): number {
  return runOf(text, face).advance * size;
}

/** An SVG-ready outline of one line at the origin, for logos, with its ink box. */
export function outlineAt(text: string, face: Face, size: number, x: number, y: number): { readonly path: string; readonly width: number } {
  const run = runOf(text, face);
  return { path: outline(run, face, size, x - run.left * size, y), width: (run.right - run.left) * size };
}
