/** Stages a pack: the studio's ground, the right distance, and which of its four views is asked for. */
import type { PackArt, PackShape, PictureView } from '../types.ts';
import { Canvas, type PlacedText } from './canvas.ts';
import { drawCase } from './case-view.ts';
import { drawDetail } from './detail-view.ts';
import { backdrop, standing } from './parts/ground.ts';
import { boxLabel, type Pack } from './parts/pack.ts';
import { looseShapes, templates } from './shapes/index.ts';

const frame = 1200;
/** Largest height and width of the pack in the frame: 78 %. */
const room = 936;

/** Flat goods may come a little closer: filling the same share of the width they would look smaller than the rest. */
function fitOf(pack: Pack): number {
  return Math.min((pack.lying ? 1010 : room) / pack.w, room / pack.h);
}

/** A drawing with what the tests want to know of it. */
interface ComposedPicture {
  readonly svg: string;
  readonly placed: readonly PlacedText[];
}

/** Draws one view of a product. @param ground - its colour. Default: the studio's */
export function drawProduct(art: PackArt, view: PictureView, ground?: string): string {
  return composeProduct(art, view, true, ground).svg;
}

/** Draws one view and tells where its text stands. @param isLettered without it, only what is shown is drawn */
export function composeProduct(art: PackArt, view: PictureView, isLettered = true, ground?: string): ComposedPicture {
  const canvas = new Canvas(isLettered);
  const content = `${backdrop(canvas, frame, frame, ground)}${compose[view](canvas, art)}`;
  return { svg: canvas.document(frame, frame, content, `${art.brand.name} ${art.title}, ${art.size}: ${view}`), placed: canvas.placed };
}

/** Panels too flat for a readable label: it is shown on the box instead. */
const tooFlat = new Set<PackShape>(['roll-film']);

const compose: Readonly<Record<PictureView, (canvas: Canvas, art: PackArt) => string>> = {
  front: (canvas, art) => stage(canvas, templates[art.shape](canvas, art, 'front')),

  back: (canvas, art) => {
    if (looseShapes.has(art.shape) || tooFlat.has(art.shape)) return boxLabel(canvas, art);
    const pack = templates[art.shape](canvas, art, 'back');
    const fit = fitOf(pack);
    // Close enough to read the small print, even when a neck or a foot leaves the frame.
    const zoom = Math.max(1, Math.min(620 / (pack.panel.w * fit), 900 / (pack.panel.h * fit), 1.9));
    return stage(canvas, pack, fit * zoom, zoom > 1.02);
  },

  case: (canvas, art) => stage(canvas, drawCase(canvas, art)),

  detail: drawDetail,
};

/** Puts a pack on the ground in the middle of the frame; close, the middle of its label comes to the middle. */
function stage(canvas: Canvas, pack: Pack, scale = fitOf(pack), close = false): string {
  const centred = 606 + (pack.h * scale) / 2;
  const focus = 600 - (pack.panel.y + pack.panel.h / 2) * scale;
  // Never further than the shadow's edge or the pack's top would leave empty ground.
  const y = close ? Math.max(Math.min(focus, 1134 + pack.h * scale - room), Math.min(centred, 1134)) : centred;
  const x = close ? 600 - (pack.panel.x + pack.panel.w / 2) * scale * 0.6 : 600;
  return standing(canvas, pack, x, y, scale);
}
