/** How a brand signs its packs: eight ways to set a name, each with a plate or an emblem. */
import type { DemoBrand } from '../types.ts';
import { n, type Box, type Canvas } from './canvas.ts';
import { darken, lighten, loudest, readable } from './colour.ts';
import { setText } from './lettering.ts';

/** Draws the brand's mark centred (or ranged left) in a box on a ground of the given colour. */
export function drawMark(canvas: Canvas, brand: DemoBrand, box: Box, ground: string, align: 'left' | 'centre' = 'centre'): string {
  return markDrawers[brand.mark](canvas, brand, box, ground, align);
}

type MarkDrawer = (canvas: Canvas, brand: DemoBrand, box: Box, ground: string, align: 'left' | 'centre') => string;

/** A plate no wider than the name needs, so that the short name does not float in a long bar. */
function plateBox(box: Box, brand: DemoBrand, align: 'left' | 'centre', widest: number): Box {
  const letters = Math.max(4, brand.name.length);
  const share = { condensed: 0.42, grotesque: 0.66, slab: 0.7, serif: 0.56, rounded: 0.62, script: 0.52 }[brand.lettering];
  const h = Math.min(box.h, (box.w / (letters * share + 1.2)) * 1.75);
  const w = Math.min(box.w, h * 0.58 * (letters * share + 1.2), box.h * widest);
  return { x: align === 'left' ? box.x : box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}

function nameIn(canvas: Canvas, brand: DemoBrand, box: Box, fill: string, lines = 1, align: 'left' | 'centre' = 'centre'): string {
  return setText(canvas, brand.name, box, { face: brand.lettering, fill, size: 400, lines, align, leading: 0.96 });
}

function plate(brand: DemoBrand, ground: string): { fill: string; ink: string } {
  const fill = loudest(ground, brand.colours.accent, brand.colours.ground);
  return { fill, ink: readable(fill, brand.colours.ink, brand.colours.ground) };
}

const initialOf = (brand: DemoBrand): string => (brand.name.match(/\p{L}/u)?.[0] ?? 'T').toUpperCase();

/** An emblem with the initial above the name, or beside it when the box is wide. */
function emblem(
  canvas: Canvas,
  brand: DemoBrand,
  box: Box,
  ground: string,
  align: 'left' | 'centre',
  shape: (cx: number, cy: number, r: number, fill: string, ink: string) => string,
): string {
  const { fill, ink } = plate(brand, ground);
  const nameInk = readable(ground, brand.colours.ink, brand.colours.accent);
  if (box.w > box.h * 2.2) {
    const r = box.h / 2;
    const gap = r * 0.35;
    const name: Box = { x: box.x + 2 * r + gap, y: box.y + box.h * 0.16, w: box.w - 2 * r - gap, h: box.h * 0.68 };
    const initial = setText(
      canvas,
      initialOf(brand),
      { x: box.x + r * 0.45, y: box.y + r * 0.45, w: r * 1.1, h: r * 1.1 },
      { face: brand.lettering, fill: ink, size: r * 2 },
    );
    return shape(box.x + r, box.y + r, r, fill, ink) + initial + nameIn(canvas, brand, name, nameInk, 2, 'left');
  }
  const r = Math.min(box.h * 0.3, box.w * 0.3);
  const cx = align === 'left' ? box.x + r : box.x + box.w / 2;
  const initial = setText(
    canvas,
    initialOf(brand),
    { x: cx - r * 0.55, y: box.y + r * 0.45, w: r * 1.1, h: r * 1.1 },
    { face: brand.lettering, fill: ink, size: r * 2 },
  );
  const name: Box = { x: box.x, y: box.y + r * 2.15, w: box.w, h: box.h - r * 2.15 };
  return shape(cx, box.y + r, r, fill, ink) + initial + nameIn(canvas, brand, name, nameInk, 1, align);
}

const markDrawers: Readonly<Record<DemoBrand['mark'], MarkDrawer>> = {
  roundel: (canvas, brand, box, ground, align) =>
    emblem(
      canvas,
      brand,
      box,
      ground,
      align,
      (cx, cy, r, fill, ink) =>
        `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 0.84)}" fill="none" stroke="${ink}" stroke-width="${n(r * 0.06)}"/>`,
    ),

  shield: (canvas, brand, box, ground, align) =>
    emblem(canvas, brand, box, ground, align, (cx, cy, r, fill, ink) => {
      const outline = (s: number): string =>
        `M${n(cx - 0.86 * s)} ${n(cy - 0.86 * s)}Q${n(cx)} ${n(cy - 1.1 * s)} ${n(cx + 0.86 * s)} ${n(cy - 0.86 * s)}V${n(cy + 0.1 * s)}C${n(cx + 0.86 * s)} ${n(cy + 0.62 * s)} ${n(cx + 0.36 * s)} ${n(cy + 0.86 * s)} ${n(cx)} ${n(cy + 1.02 * s)}C${n(cx - 0.36 * s)} ${n(cy + 0.86 * s)} ${n(cx - 0.86 * s)} ${n(cy + 0.62 * s)} ${n(cx - 0.86 * s)} ${n(cy + 0.1 * s)}Z`;
      return `<path d="${outline(r)}" fill="${fill}"/><path d="${outline(r * 0.86)}" fill="none" stroke="${ink}" stroke-width="${n(r * 0.06)}"/>`;
    }),

  crest: (canvas, brand, box, ground, align) =>
    emblem(canvas, brand, box, ground, align, (cx, cy, r, fill) => {
      const leaves = [-1, 1]
        .flatMap((side) =>
          [0, 1, 2, 3].map((step) => {
            const angle = 0.55 + step * 0.5;
            const [x, y] = [cx + side * Math.sin(angle) * r * 0.95, cy + Math.cos(angle) * r * 0.95];
            return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.22)}" ry="${n(r * 0.09)}" fill="${fill}" transform="rotate(${n(side * (-90 + (angle * 180) / Math.PI + 35) * -1)} ${n(x)} ${n(y)})"/>`;
          }),
        )
        .join('');
      const d = r * 0.78;
      return `${leaves}<path d="M${n(cx)} ${n(cy - d)}L${n(cx + d)} ${n(cy)}L${n(cx)} ${n(cy + d)}L${n(cx - d)} ${n(cy)}Z" fill="${fill}"/>`;
    }),

  bar: (canvas, brand, box, ground, align) => {
    const { fill, ink } = plate(brand, ground);
    const b = plateBox(box, brand, align, 9);
    return `<rect x="${n(b.x)}" y="${n(b.y)}" width="${n(b.w)}" height="${n(b.h)}" rx="${n(b.h * 0.08)}" fill="${fill}"/>${nameIn(canvas, brand, { x: b.x + b.h * 0.28, y: b.y + b.h * 0.2, w: b.w - b.h * 0.56, h: b.h * 0.6 }, ink)}`;
  },

  oval: (canvas, brand, box, ground, align) => {
    const { fill, ink } = plate(brand, ground);
    const b = plateBox(box, brand, align, 6);
    const [cx, cy, rx, ry] = [b.x + b.w / 2, b.y + b.h / 2, b.w / 2, b.h / 2];
    return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/><ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx - ry * 0.12)}" ry="${n(ry * 0.88)}" fill="none" stroke="${ink}" stroke-width="${n(ry * 0.05)}"/>${nameIn(canvas, brand, { x: b.x + b.w * 0.13, y: b.y + b.h * 0.26, w: b.w * 0.74, h: b.h * 0.48 }, ink, 2)}`;
  },

  ribbon: (canvas, brand, box, ground, align) => {
    const { fill, ink } = plate(brand, ground);
    const b = plateBox(box, brand, align, 8);
    const [x1, x2, y1, y2, t] = [b.x, b.x + b.w, b.y + b.h * 0.06, b.y + b.h * 0.82, b.h * 0.34];
    const tail = (edge: number, side: number): string =>
      `<path d="M${n(edge)} ${n(y1 + b.h * 0.18)}h${n(side * t * 1.3)}v${n(b.h * 0.76)}h${n(-side * t * 1.3)}l${n(side * t * 0.55)} ${n(-b.h * 0.38)}Z" fill="${darken(fill, 0.28)}"/>`;
    const body = `M${n(x1 + t * 0.8)} ${n(y1)}H${n(x2 - t * 0.8)}V${n(y2)}H${n(x1 + t * 0.8)}Z`;
    return `${tail(x1, 1)}${tail(x2, -1)}<path d="${body}" fill="${fill}"/>${nameIn(canvas, brand, { x: x1 + t * 1.2, y: y1 + b.h * 0.14, w: b.w - t * 2.4, h: b.h * 0.48 }, ink)}`;
  },

  stack: (canvas, brand, box, ground, align) => {
    const ink = readable(ground, brand.colours.ink, brand.colours.accent);
    const rule = loudest(ground, brand.colours.accent, lighten(ground, 0.5), darken(ground, 0.5));
    const w = Math.min(box.w, box.h * 3.2);
    const x = align === 'left' ? box.x : box.x + (box.w - w) / 2;
    const t = box.h * 0.05;
    const name: Box = { x, y: box.y + box.h * 0.15, w, h: box.h * 0.7 };
    return `<rect x="${n(x)}" y="${n(box.y)}" width="${n(w)}" height="${n(t)}" fill="${rule}"/><rect x="${n(x)}" y="${n(box.y + box.h - t)}" width="${n(w)}" height="${n(t)}" fill="${rule}"/>${nameIn(canvas, brand, name, ink, 3, align)}`;
  },

  plain: (canvas, brand, box, ground, align) =>
    nameIn(canvas, brand, box, readable(ground, brand.colours.ink, brand.colours.accent), 2, align),
};
