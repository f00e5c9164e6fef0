/** The back of a pack: what is in it or how it is used, a table, our own marks and the bar code. */
import { allergenPlaces } from '../../contract/allergenList.ts';
import { ingredientPieces } from '../../contract/allergens.ts';
import type { PackArt } from '../types.ts';
import { drawBarcode } from './barcode.ts';
import { inset, n, type Box, type Canvas } from './canvas.ts';
import { lighten, readable } from './colour.ts';
import { isFood } from './goods.ts';
import { advanceOf, setText, smallLine, wrapRuns, type TextRun } from './lettering.ts';

const paper = '#fcfaf5';
const ink = '#221d18';

type Row = readonly [name: string, value: string];

/** The table on the back: what a food holds, or what the trade wants to know of anything else. */
function tableOf(art: PackArt): { readonly head: Row; readonly rows: readonly Row[] } | undefined {
  const { nutrition } = art;
  // A food without declared values gets no table.
  if (!nutrition && isFood(art)) return undefined;
  if (!nutrition) {
    return {
      head: ['Trade data', ''],
      rows: [
        ['One pack holds', art.size],
        ['Packs per case', String(art.caseUnits)],
        ['Article code', art.barcode.slice(7, 12)],
        ['Keep', 'dry, upright'],
      ],
    };
  }
  const { per, energyKj, energyKcal, fat, saturates, carbohydrate, sugars, fibre, protein, salt } = nutrition;
  const grams = (value: number): string => `${value.toFixed(1)} g`;
  return {
    head: ['Typical values', `per ${per}`],
    rows: [
      ['Energy', `${energyKj} kJ / ${energyKcal} kcal`],
      ['Fat', grams(fat)],
      ['of which saturates', grams(saturates)],
      ['Carbohydrate', grams(carbohydrate)],
      ['of which sugars', grams(sugars)],
      ...(fibre === undefined ? [] : [['Fibre', grams(fibre)] as const]),
      ['Protein', grams(protein)],
      ['Salt', `${salt.toFixed(2)} g`],
    ],
  };
}

/** Prints the back label; in a flat panel the text stands left and table and code right. */
export function printBack(canvas: Canvas, art: PackArt, bleed: Box, safe: Box = inset(bleed, Math.min(bleed.w, bleed.h) * 0.06)): string {
  const { ground, accent } = art.brand.colours;
  const wide = safe.w / safe.h > 1.15;
  const headHeight = Math.min(safe.h * (wide ? 0.18 : 0.12), safe.w * 0.24);
  const field: Box = { x: bleed.x, y: bleed.y, w: bleed.w, h: safe.y - bleed.y + headHeight };
  const onGround = readable(ground, art.brand.colours.ink);
  const head = [
    `<rect x="${n(bleed.x)}" y="${n(bleed.y)}" width="${n(bleed.w)}" height="${n(bleed.h)}" fill="${paper}"/>`,
    `<rect x="${n(field.x)}" y="${n(field.y)}" width="${n(field.w)}" height="${n(field.h)}" fill="${ground}"/><rect x="${n(bleed.x)}" y="${n(field.y + field.h)}" width="${n(bleed.w)}" height="${n(safe.h * 0.012)}" fill="${art.flash === ground ? accent : art.flash}"/>`,
    setText(
      canvas,
      art.title,
      { x: safe.x, y: safe.y, w: safe.w, h: headHeight * 0.5 },
      { face: art.brand.lettering, fill: onGround, size: headHeight, align: 'left' },
    ),
    setText(
      canvas,
      `${art.brand.name} · ${art.subtitle}`,
      { x: safe.x, y: safe.y + headHeight * 0.67, w: safe.w, h: headHeight * 0.26 },
      { face: 'text-bold', fill: onGround, size: headHeight * 0.26, align: 'left' },
    ),
  ].join('');
  const top = safe.y + headHeight + safe.h * 0.035;
  const height = safe.y + safe.h - top;
  if (wide) {
    const gap = safe.w * 0.05;
    const left: Box = { x: safe.x, y: top, w: safe.w * 0.5, h: height };
    const right: Box = { x: safe.x + safe.w * 0.5 + gap, y: top, w: safe.w * 0.5 - gap, h: height };
    return `${head}${directions(canvas, art, { ...left, h: height * 0.76 }).markup}${symbols(canvas, art, { ...left, y: top + height * 0.8, h: height * 0.2 })}${table(canvas, art, { ...right, h: height * 0.54 })}${codeField(canvas, art, { ...right, y: top + height * 0.59, h: height * 0.41 })}`;
  }
  const text = directions(canvas, art, { x: safe.x, y: top, w: safe.w, h: height * 0.4 });
  const foot = Math.min(height * 0.27, safe.w * 0.42);
  const tableTop = top + text.height + height * 0.025;
  const tableBox: Box = { x: safe.x, y: tableTop, w: safe.w, h: safe.y + safe.h - foot - height * 0.03 - tableTop };
  return `${head}${text.markup}${table(canvas, art, tableBox)}${symbols(canvas, art, { x: safe.x, y: safe.y + safe.h - foot, w: safe.w * 0.3, h: foot })}${codeField(canvas, art, { x: safe.x + safe.w * 0.33, y: safe.y + safe.h - foot, w: safe.w * 0.67, h: foot })}`;
}

/** A declaration of allergens on the back label, and what it names. */
const declaration = /^((?:Contains|May contain): )(.+)$/;

/** A sentence of the back label in its two weights: the allergens stand out, in the ingredients and where they are declared. */
export function weightsOf(sentence: string, contains: readonly string[]): readonly TextRun[] {
  const [, opening, named] = declaration.exec(sentence) ?? [];
  if (opening !== undefined && named !== undefined) {
    return [
      { text: opening, face: 'text' },
      { text: named, face: 'text-bold' },
    ];
  }
  if (!sentence.startsWith('Ingredients: ')) return [{ text: sentence, face: 'text' }];
  const pieces = ingredientPieces(sentence, allergenPlaces(sentence, contains));
  return pieces.map(({ text, isAllergen }) => ({ text, face: isAllergen ? 'text-bold' : 'text' }));
}

/** Sets the sentences as large as they fit and tells how high they came out. */
function directions(canvas: Canvas, art: PackArt, box: Box): { readonly markup: string; readonly height: number } {
  const sentences = sentencesOf(art.back).map((sentence) => weightsOf(sentence, art.contains ?? []));
  const [leading, gap] = [1.18, 0.35];
  let size = Math.min(box.w / 14.5, 44);
  const linesAt = (): readonly (readonly TextRun[][])[] => sentences.map((sentence) => wrapRuns(sentence, size, box.w));
  const heightOf = (lines: readonly (readonly TextRun[][])[]): number => (lines.flat().length * leading + (lines.length - 1) * gap) * size;
  let lines = linesAt();
  while (size > 5 && heightOf(lines) > box.h) {
    size *= 0.94;
    lines = linesAt();
  }
  let y = box.y;
  let markup = '';
  for (const sentence of lines) {
    for (const line of sentence) {
      let x = box.x;
      for (const { text, face } of line) {
        markup += smallLine(canvas, text, face, size, x, y + size * 0.8, ink);
        x += advanceOf(text, face, size);
      }
      canvas.placed.push({ text: line.map(({ text }) => text).join(''), ink: { x: box.x, y, w: x - box.x, h: size }, within: box });
      y += size * leading;
    }
    y += size * gap;
  }
  return { markup, height: heightOf(lines) };
}

/** A list that was cut at a comma to fit is one sentence again, not two paragraphs. */
function sentencesOf(lines: readonly string[]): string[] {
  const sentences: string[] = [];
  for (const line of lines) {
    const last = sentences.at(-1)?.trimEnd();
    if (last?.endsWith(',')) sentences[sentences.length - 1] = `${last} ${line}`;
    else sentences.push(line);
  }
  return sentences;
}

function table(canvas: Canvas, art: PackArt, box: Box): string {
  const known = tableOf(art);
  if (!known) return '';
  const { head, rows } = known;
  const step = Math.min(box.h / (rows.length + 1), box.w * 0.1);
  const size = step * 0.7;
  const all = [head, ...rows];
  const lines = all.map(([name, value], index) => {
    const base = box.y + step * (index + 0.7);
    const face = index === 0 ? 'text-bold' : 'text';
    const room = box.w - size * 0.8;
    const shrink = Math.min(1, room / (advanceOf(name, face, size) + advanceOf(value, face, size) + size * 0.6));
    const at = size * shrink;
    const indent = name.startsWith('of which') ? at : 0;
    return `${smallLine(canvas, name, face, at, box.x + size * 0.4 + indent, base, ink)}${smallLine(canvas, value, face, at, box.x + box.w - size * 0.4 - advanceOf(value, face, at), base, ink)}`;
  });
  // On a panel that is drawn aslant, stripes lead the eye from a name to its value.
  const stripes = rows
    .map((_, index) =>
      index % 2 === 0
        ? ''
        : `<rect x="${n(box.x)}" y="${n(box.y + step * (index + 1))}" width="${n(box.w)}" height="${n(step)}" fill="${ink}" opacity=".08"/>`,
    )
    .join('');
  const rules = all.map((_, index) => `M${n(box.x)} ${n(box.y + step * (index + 1))}h${n(box.w)}`).join('');
  return `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(step)}" fill="${lighten(art.brand.colours.ground, 0.8)}"/>${stripes}<path d="${rules}" stroke="${ink}" stroke-opacity=".35" stroke-width="${n(Math.max(0.8, size * 0.05))}"/><rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(step * all.length)}" fill="none" stroke="${ink}" stroke-width="${n(Math.max(1, size * 0.08))}"/>${lines.join('')}`;
}

function codeField(canvas: Canvas, art: PackArt, box: Box): string {
  const h = Math.min(box.h, box.w * 0.62);
  return drawBarcode(canvas, art.barcode, {
    x: box.x + box.w - Math.min(box.w, h * 1.75),
    y: box.y + box.h - h,
    w: Math.min(box.w, h * 1.75),
    h,
  });
}

/** Our own signs: flatten and return, keep tidy, and the quantity. No certification mark is copied. */
function symbols(canvas: Canvas, art: PackArt, box: Box): string {
  const across = box.w > box.h * 1.5;
  const s = across ? Math.min(box.h * 0.9, box.w / 4.2) : Math.min(box.h / 2.7, box.w / 2.1);
  const loop = `<g fill="none" stroke="${ink}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"><path d="M22 44A30 30 0 0 1 74 30M78 56A30 30 0 0 1 26 70"/><path d="M76 12V31H57M24 88V69H43"/></g>`;
  const bin = `<g fill="none" stroke="${ink}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"><path d="M24 40H76L71 92H29ZM18 40H82M50 6V28M40 19L50 29L60 19"/></g>`;
  const at = (index: number): string =>
    across
      ? `translate(${n(box.x + index * s * 1.25)} ${n(box.y + box.h - s)})`
      : `translate(${n(box.x + index * s * 1.1)} ${n(box.y + box.h - s)})`;
  const icons = [loop, bin]
    .map((icon, index) => `<g transform="${at(index)}scale(${n(s) === '0' ? 1 : Math.round(s * 10) / 1000})">${icon}</g>`)
    .join('');
  const sizeBox: Box = across
    ? { x: box.x + s * 2.6, y: box.y + box.h - s, w: box.w - s * 2.6, h: s }
    : { x: box.x, y: box.y, w: box.w, h: box.h - s * 1.15 };
  return `${icons}${setText(canvas, art.size, inset(sizeBox, 0, sizeBox.h * 0.12), { face: 'grotesque', fill: ink, size: s * 0.75, align: 'left' })}`;
}
