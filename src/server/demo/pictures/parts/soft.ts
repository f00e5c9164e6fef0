/** Bags and films: outlines that sag, folds that catch light, crimped seams. */
import type { Canvas } from '../canvas.ts';
import { fraction, n } from '../canvas.ts';
import type { Random } from '../random.ts';
import { between } from '../random.ts';

/** How a bag's outline runs, as shares of its size. */
export interface BagOutline {
  readonly w: number;
  readonly h: number;
  /** How far the sides swell beyond the corners. */
  readonly swell?: number;
  /** Where the swelling is widest: 0 at the top, 1 at the bottom. */
  readonly belly?: number;
  /** How far the top corners stand in from the bottom ones. */
  readonly taper?: number;
  /** How rounded the bottom corners are. */
  readonly round?: number;
  /** How far the top edge dips or arches in its middle. */
  readonly arch?: number;
  /** How far the bottom edge sags in its middle. */
  readonly sag?: number;
}

/** A bag's outline standing on y = 0. */
export function bagPath(outline: BagOutline): string {
  const { w, h, swell = 0.03, belly = 0.6, taper = 0, round = 0.06, arch = 0, sag = 0.015 } = outline;
  const half = w / 2;
  const top = half - taper * w;
  const out = half + swell * w;
  const mid = -h * (1 - belly);
  const r = round * w;
  return [
    `M${n(-top)} ${n(-h)}`,
    `Q0 ${n(-h - arch * h)} ${n(top)} ${n(-h)}`,
    `C${n(top + (out - top) * 0.25)} ${n(-h + h * belly * 0.35)} ${n(out)} ${n(mid - h * belly * 0.35)} ${n(out)} ${n(mid)}`,
    `C${n(out)} ${n(mid * 0.55)} ${n(half)} ${n(-r * 1.8)} ${n(half - r * 0.15)} ${n(-r)}`,
    `Q${n(half - r * 0.35)} 0 ${n(half - r * 1.3)} 0`,
    `Q0 ${n(sag * h)} ${n(-half + r * 1.3)} 0`,
    `Q${n(-half + r * 0.35)} 0 ${n(-half + r * 0.15)} ${n(-r)}`,
    `C${n(-half)} ${n(-r * 1.8)} ${n(-out)} ${n(mid * 0.55)} ${n(-out)} ${n(mid)}`,
    `C${n(-out)} ${n(mid - h * belly * 0.35)} ${n(-top - (out - top) * 0.25)} ${n(-h + h * belly * 0.35)} ${n(-top)} ${n(-h)}Z`,
  ].join('');
}

/** Round light on a filled bag: bright upper left, shade towards the edges, a low reflected light. */
export function pillowShade(canvas: Canvas, outline: string, strength = 1): string {
  const dark = '#160e08';
  return [
    `<path d="${outline}" fill="${canvas.linear([[0, dark, 0.34 * strength], [0.07, dark, 0.1 * strength], [0.2, '#fff', 0.22 * strength], [0.34, '#fff', 0.1 * strength], [0.6, dark, 0.02], [0.84, dark, 0.2 * strength], [0.95, dark, 0.4 * strength], [1, dark, 0.3 * strength]])}"/>`,
    `<path d="${outline}" fill="${canvas.vertical([[0, dark, 0.16 * strength], [0.12, '#fff', 0.14 * strength], [0.4, '#fff', 0], [0.8, dark, 0.06 * strength], [1, dark, 0.34 * strength]])}"/>`,
  ].join('');
}

/** One fold: a thin lens. */
function fold(x1: number, y1: number, x2: number, y2: number, width: number, paint = 'fill="#fff"'): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return `<path d="M${n(x1)} ${n(y1)}Q${n(mx + nx)} ${n(my + ny)} ${n(x2)} ${n(y2)}Q${n(mx - nx * 0.2)} ${n(my - ny * 0.2)} ${n(x1)} ${n(y1)}Z" ${paint}/>`;
}

/** Folds that run in from a bag's seams and corners, softened once as a group. */
export function creases(canvas: Canvas, w: number, h: number, random: Random, options: { readonly top?: number; readonly bottom?: number; readonly sides?: number; readonly strength?: number } = {}): string {
  const { top = 6, bottom = 5, sides = 4, strength = 1 } = options;
  const folds: string[] = [];
  const [lit, shaded] = [`fill="#fff" fill-opacity="${fraction(0.4 * strength)}"`, `fill="#160e08" fill-opacity="${fraction(0.24 * strength)}"`];
  const add = (x1: number, y1: number, x2: number, y2: number, width: number): void => {
    folds.push(fold(x1 + width * 0.75, y1 + width * 0.4, x2 + width * 0.75, y2 + width * 0.4, width, shaded), fold(x1, y1, x2, y2, width, lit));
  };
  for (let index = 0; index < top; index += 1) {
    const x = ((index + between(random, 0.25, 0.75)) / top - 0.5) * w * 0.92;
    add(x, -h * 0.985, x * between(random, 0.72, 0.92), -h * between(random, 0.78, 0.9), w * between(random, 0.012, 0.03));
  }
  for (let index = 0; index < bottom; index += 1) {
    const x = ((index + between(random, 0.25, 0.75)) / bottom - 0.5) * w * 0.92;
    add(x, -h * 0.015, x * between(random, 0.75, 0.95), -h * between(random, 0.1, 0.2), w * between(random, 0.012, 0.028));
  }
  for (let index = 0; index < sides; index += 1) {
    const side = index % 2 === 0 ? -1 : 1;
    const y = -h * between(random, 0.2, 0.8);
    add(side * w * 0.5, y, side * w * between(random, 0.3, 0.4), y + h * between(random, -0.08, 0.1), w * between(random, 0.015, 0.035));
  }
  return canvas.blurred(w * 0.006, folds.join(''));
}

/** A crimped seam: fine ribs over a band. `y` is its upper edge. */
export function crimp(canvas: Canvas, w: number, y: number, height: number, tooth = 0): string {
  const count = Math.round(w / 9);
  let ribs = '';
  for (let index = 0; index <= count; index += 1) ribs += `M${n(-w / 2 + (w / count) * index)} ${n(y)}v${n(height)}`;
  return `<rect x="${n(-w / 2)}" y="${n(y - tooth)}" width="${n(w)}" height="${n(height + 2 * tooth)}" fill="${canvas.vertical([[0, '#fff', 0.34], [0.5, '#fff', 0.06], [1, '#150d08', 0.26]])}"/><path d="${ribs}" stroke="#150d08" stroke-opacity=".2" stroke-width="2"/><path d="${ribs}" transform="translate(2.5 0)" stroke="#fff" stroke-opacity=".3" stroke-width="1.6"/>`;
}

/** A zigzag edge from left to right at `y`, for cut film; `depth` is the height of a tooth. */
export function zigzag(w: number, y: number, depth: number): string {
  const count = Math.round(w / 16);
  const step = w / count;
  let path = '';
  for (let index = 0; index < count; index += 1) path += `l${n(step / 2)} ${n(-depth)}l${n(step / 2)} ${n(depth)}`;
  return `L${n(-w / 2)} ${n(y)}${path}`;
}

/** Clear film over something: broad reflections and a few sharp glints. */
export function filmShine(canvas: Canvas, outline: string, w: number, h: number, random: Random): string {
  const glints = Array.from({ length: 7 }, () => {
    const x = between(random, -0.42, 0.36) * w;
    const y = -between(random, 0.12, 0.9) * h;
    const length = between(random, 0.05, 0.16) * h;
    return fold(x, y, x + between(random, -0.03, 0.05) * w, y + length, w * between(random, 0.006, 0.016));
  }).join('');
  const shine = `<path d="M${n(-w * 0.46)} ${n(-h)}L${n(-w * 0.2)} ${n(-h)}L${n(-w * 0.36)} 0L${n(-w * 0.5)} 0Z" fill="${canvas.vertical([[0, '#fff', 0.42], [1, '#fff', 0.06]])}"/><path d="M${n(-w * 0.12)} ${n(-h)}L${n(-w * 0.06)} ${n(-h)}L${n(-w * 0.24)} 0L${n(-w * 0.3)} 0Z" fill="#fff" opacity=".14"/>`;
  return canvas.clipped(outline, `${shine}<g opacity=".55">${glints}</g>`);
}
