/** Bags and films: outlines that sag, folds that catch light, crimped seams. */
import { fraction, n, type Canvas } from '../canvas.ts';
import { between, type Random } from '../random.ts';

/** How a bag's outline runs, as shares of its size. */
interface BagOutline {
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
    `<path d="${outline}" fill="${canvas.linear([
      [0, dark, 0.34 * strength],
      [0.07, dark, 0.1 * strength],
      [0.2, '#fff', 0.22 * strength],
      [0.34, '#fff', 0.1 * strength],
      [0.6, dark, 0.02],
      [0.84, dark, 0.2 * strength],
      [0.95, dark, 0.4 * strength],
      [1, dark, 0.3 * strength],
    ])}"/>`,
    `<path d="${outline}" fill="${canvas.vertical([
      [0, dark, 0.16 * strength],
      [0.12, '#fff', 0.14 * strength],
      [0.4, '#fff', 0],
      [0.8, dark, 0.06 * strength],
      [1, dark, 0.34 * strength],
    ])}"/>`,
  ].join('');
}

/** A glint: a thin lens, as a path. */
function lens(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return `M${n(x1)} ${n(y1)}Q${n(mx + nx)} ${n(my + ny)} ${n(x2)} ${n(y2)}Q${n(mx - nx * 0.3)} ${n(my - ny * 0.3)} ${n(x1)} ${n(y1)}Z`;
}

/** A fold: wide where it leaves the seam, running out to a point, bent a little. `from` and `to` are the sides of its foot as shares of the width. */
function wedge(x1: number, y1: number, x2: number, y2: number, width: number, from: number, to: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const at = (along: number, aside: number): string => `${n(x1 + dx * along + nx * aside)} ${n(y1 + dy * along + ny * aside)}`;
  return `M${at(0, from)}Q${at(0.45, from * 0.3 + 0.12)} ${at(1, 0.2)}Q${at(0.45, to * 0.3 + 0.12)} ${at(0, to)}Z`;
}

/** How wide and how strong the layers of a fold are. Four sharp layers look soft and cost a tenth of a blur filter. */
const foldLayers = [
  [1.5, 0.16],
  [1.1, 0.2],
  [0.7, 0.26],
  [0.35, 0.32],
] as const;

/** Folds that run in from the seams and sides of something soft that stands on y = 0: a lit flank with its shade beside it. */
export function creases(
  w: number,
  h: number,
  random: Random,
  options: { readonly top?: number; readonly bottom?: number; readonly sides?: number; readonly strength?: number } = {},
): string {
  const { top = 6, bottom = 5, sides = 4, strength = 1 } = options;
  const [lit, shaded] = [foldLayers.map(() => ''), foldLayers.map(() => '')];
  const add = (x1: number, y1: number, x2: number, y2: number, width: number): void => {
    // Light comes from the upper left: the flank that turns there is the lit one.
    const turned = x2 - x1 < 0 === y2 - y1 < 0 ? 1 : -1;
    foldLayers.forEach(([share], layer) => {
      lit[layer] += wedge(x1, y1, x2, y2, width * turned, -share * 0.1, share);
      shaded[layer] += wedge(x1, y1, x2, y2, width * turned, -share, share * 0.1);
    });
  };
  const length = (low: number, high: number): number => between(random, low, high) * Math.min(h, w * 1.3);
  for (let index = 0; index < top; index += 1) {
    const x = ((index + between(random, 0.25, 0.75)) / top - 0.5) * w * 0.96;
    add(x, -h, x * between(random, 0.72, 0.95), -h + length(0.06, 0.2), w * between(random, 0.012, 0.026));
  }
  for (let index = 0; index < bottom; index += 1) {
    const x = ((index + between(random, 0.25, 0.75)) / bottom - 0.5) * w * 0.96;
    add(x, 0, x * between(random, 0.75, 0.95), -length(0.06, 0.17), w * between(random, 0.012, 0.024));
  }
  for (let index = 0; index < sides; index += 1) {
    const side = index % 2 === 0 ? -1 : 1;
    const y = -h * between(random, 0.16, 0.84);
    add(side * w * 0.53, y, side * w * between(random, 0.3, 0.44), y + h * between(random, -0.05, 0.09), w * between(random, 0.014, 0.028));
  }
  const layers = (paths: readonly string[], colour: string, most: number): string =>
    paths
      .map((path, layer) => `<path d="${path}" fill="${colour}" fill-opacity="${fraction(most * strength * foldLayers[layer]![1])}"/>`)
      .join('');
  return layers(shaded, '#160e08', 0.34) + layers(lit, '#fff', 0.5);
}

/** A crimped seam: fine ribs over a band. `y` is its upper edge. */
export function crimp(canvas: Canvas, w: number, y: number, height: number, tooth = 0): string {
  const count = Math.round(w / 9);
  let ribs = '';
  for (let index = 0; index <= count; index += 1) ribs += `M${n(-w / 2 + (w / count) * index)} ${n(y)}v${n(height)}`;
  return `<rect x="${n(-w / 2)}" y="${n(y - tooth)}" width="${n(w)}" height="${n(height + 2 * tooth)}" fill="${canvas.vertical([
    [0, '#fff', 0.34],
    [0.5, '#fff', 0.06],
    [1, '#150d08', 0.26],
  ])}"/><path d="${ribs}" stroke="#150d08" stroke-opacity=".2" stroke-width="2"/><path d="${ribs}" transform="translate(2.5 0)" stroke="#fff" stroke-opacity=".3" stroke-width="1.6"/>`;
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
    return lens(x, y, x + between(random, -0.03, 0.05) * w, y + length, w * between(random, 0.006, 0.016));
  }).join('');
  const shine = `<path d="M${n(-w * 0.46)} ${n(-h)}L${n(-w * 0.2)} ${n(-h)}L${n(-w * 0.36)} 0L${n(-w * 0.5)} 0Z" fill="${canvas.vertical([
    [0, '#fff', 0.42],
    [1, '#fff', 0.06],
  ])}"/><path d="M${n(-w * 0.12)} ${n(-h)}L${n(-w * 0.06)} ${n(-h)}L${n(-w * 0.24)} 0L${n(-w * 0.3)} 0Z" fill="#fff" opacity=".14"/>`;
  return canvas.clipped(outline, `${shine}<path d="${glints}" fill="#fff" opacity=".55"/>`);
}
