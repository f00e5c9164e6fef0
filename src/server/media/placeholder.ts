/** The picture of a category without one: plain boxes on a shelf, without a brand and without letters, which would need a font. */
import { hash } from 'node:crypto';

const [width, height, shelf] = [1200, 900, 690] as const;

/** Neutral greys of a stockroom, warm enough to stand beside photographs of goods. */
const tones = ['#d9d4cb', '#cfc9be', '#e2ddd5', '#c6bfb3'] as const;

/** Draws boxes whose sizes follow a name, so that tiles side by side are not all the same. */
export function drawPlaceholder({ name }: { readonly name: string }): string {
  const chance = hash('sha256', name, 'buffer');
  const sizes = Array.from({ length: 4 }, (_, index) => ({ w: 150 + (chance[index]! % 80), h: 230 + (chance[index + 4]! % 230) }));
  const gap = 26;
  let x = (width - sizes.reduce((sum, { w }) => sum + w + gap, -gap)) / 2;
  const boxes = sizes.map(({ w, h }, index) => {
    const tape = `<path d="M${x + w / 2 - 14} ${shelf - h}h28v${h * 0.3}h-28Z" fill="#ffffff" opacity=".5"/>`;
    const box = `<rect x="${x}" y="${shelf - h}" width="${w}" height="${h}" rx="8" fill="${tones[(chance[8]! + index) % tones.length]}"/>${tape}`;
    x += w + gap;
    return box;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#f5f3ef"/>${boxes.join('')}<rect x="80" y="${shelf}" width="1040" height="22" rx="4" fill="#b4ada1"/></svg>`;
}
