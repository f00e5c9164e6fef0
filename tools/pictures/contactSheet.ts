/**
 * Contact sheets of the catalogue's studio, for review: one picture of every drawing, at the size of a card and at the size of a product page.
 * They go to a temporary folder and are never committed.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createDemoCatalogue } from '../../src/demo/range/index.ts';
import { drawProduct } from '../../src/demo/studio/index.ts';
import type { PackArt, PackShape } from '../../src/demo/types.ts';

/** Shapes whose drawing depends on the title, so that each sort has its own. */
const drawnByTitle = new Set<PackShape>([
  'whole-fish', 'fillet', 'fillet-breaded', 'prawns', 'shellfish', 'squid', 'burger-patties', 'chips', 'box-burger', 'box-pizza', 'tray-chilled', 'tray-foil',
  'lid', 'cup-hot', 'cup-cold', 'bag-carrier', 'bag-paper', 'cutlery', 'mop', 'sponge', 'bag-clear', 'pouch', 'crisp-bag',
  'bag-frozen', 'jar', 'tub', 'multipack', 'bin-liners',
]); // prettier-ignore

/** Pictures across and down one sheet. */
const sizes = { card: { side: 240, across: 6, down: 4 }, detail: { side: 640, across: 3, down: 3 } } as const;

/** One art for every drawing, in the order of the range. */
function oneOfEach(): PackArt[] {
  const found = new Map<string, PackArt>();
  for (const { categories, variants } of createDemoCatalogue().products) {
    const { art } = variants[0]!;
    const key = drawnByTitle.has(art.shape) ? `${art.shape} ${art.title}` : `${art.shape} ${categories[0]}`;
    if (!found.has(key)) found.set(key, art);
  }
  return [...found.values()].sort((a, b) => (a.shape < b.shape ? -1 : a.shape > b.shape ? 1 : 0));
}

/** Writes the sheets and tells how many pictures are on them. */
export async function writeContactSheets(folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const arts = oneOfEach();
  for (const [name, { side, across, down }] of Object.entries(sizes)) {
    for (let first = 0; first < arts.length; first += across * down) {
      const pictures = await Promise.all(
        arts.slice(first, first + across * down).map((art) =>
          sharp(Buffer.from(drawProduct(art, 'front')))
            .resize(side, side)
            .png()
            .toBuffer(),
        ),
      );
      const rows = Math.ceil(pictures.length / across);
      await sharp({ create: { width: across * side, height: rows * side, channels: 3, background: '#ffffff' } })
        .composite(pictures.map((input, index) => ({ input, left: (index % across) * side, top: Math.floor(index / across) * side })))
        .png()
        .toFile(path.join(folder, `${name}-${String(first / (across * down) + 1).padStart(2, '0')}.png`));
    }
  }
  return arts.length;
}
