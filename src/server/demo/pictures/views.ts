import type { PackArt, PictureView } from '../types.ts';
import { Canvas, moved } from './canvas.ts';
import { backdrop, contactShadow } from './parts/ground.ts';
import { templates } from './shapes/index.ts';
export function composeProduct(art: PackArt, view: PictureView): { readonly svg: string; readonly canvas: Canvas } {
  const canvas = new Canvas();
  const pack = templates[art.shape]!(canvas, art, view === 'back' ? 'back' : 'front');
  const scale = Math.min(936 / pack.w, 936 / pack.h);
  const y = 606 + (pack.h * scale) / 2;
  const content = `${backdrop(canvas, 1200, 1200)}${pack.shaded ? '' : contactShadow(canvas, 600, y - 4, pack.w * scale * (pack.foot ?? 0.9), pack.lying)}${moved(pack.markup, 600, y, scale)}`;
  return { svg: canvas.document(1200, 1200, content, art.title), canvas };
}
export function drawProduct(art: PackArt, view: PictureView): string {
  return composeProduct(art, view).svg;
}
