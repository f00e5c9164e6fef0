import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** How many pictures are worked on at once. */
const lanes = 4;

async function forEachFile(files: readonly string[], work: (file: string) => Promise<void>): Promise<void> {
  const waiting = [...files];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await work(file);
    }),
  );
}

/**
 * Baselines are kept as lossless WebP, which is less than half as heavy, and compared as PNG.
 *
 * @param packed - the folder of the repository
 * @param plain - the folder of the comparison, made anew
 */
export async function unpackBaselines(packed: string, plain: string): Promise<void> {
  rmSync(plain, { recursive: true, force: true });
  mkdirSync(plain, { recursive: true });
  await forEachFile(globSync('*/*.webp', { cwd: packed }), async (file) => {
    const target = path.join(plain, file.replace(/\.webp$/u, '.png'));
    mkdirSync(path.dirname(target), { recursive: true });
    // It is read once and thrown away.
    writeFileSync(target, await sharp(path.join(packed, file)).png({ compressionLevel: 1 }).toBuffer());
  });
}

/**
 * The way back, for the pictures that were written after a moment.
 *
 * @param since - milliseconds since 1970
 * @returns how many bytes all baselines weigh now
 */
export async function packBaselines(plain: string, packed: string, since: number): Promise<number> {
  const written = globSync('*/*.png', { cwd: plain }).filter((file) => statSync(path.join(plain, file)).mtimeMs >= since);
  await forEachFile(written, async (file) => {
    const target = path.join(packed, file.replace(/\.png$/u, '.webp'));
    mkdirSync(path.dirname(target), { recursive: true });
    const image = await sharp(readFileSync(path.join(plain, file)))
      .webp({ lossless: true, effort: 4 })
      .toBuffer();
    writeFileSync(target, image);
  });
  return globSync('*/*.webp', { cwd: packed }).reduce((sum, file) => sum + statSync(path.join(packed, file)).size, 0);
}
