import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { ownFonts, writeOwnFonts } from './fonts.ts';

/** Where the pictures of a tree are, as `<brand>-<mode>/<name>.webp`, or `<brand>-<mode>-<surrounding>/<name>.webp`. */
export const picturesIn = (tree: string): string => path.join(tree, '.visual/pictures');

/** Writes pictures as WebP, without a loss: they take a third of the room. */
async function shrink(folder: string): Promise<void> {
  for (const file of globSync('*/*.png', { cwd: folder })) {
    const picture = path.join(folder, file);
    await sharp(picture)
      .webp({ lossless: true, effort: 2 })
      .toFile(picture.replace(/\.png$/u, '.webp'));
    rmSync(picture);
  }
}

/**
 * Takes pictures of the stories in a tree, in every brand and mode, and those of the surroundings.
 *
 * @param tree - the folder of the checkout
 * @param stories - story files, relative to it
 * @param chromium - path of the browser
 * @returns whether all stories could be photographed
 */
export async function photograph(tree: string, stories: readonly string[], chromium: string): Promise<boolean> {
  await writeOwnFonts();
  const kit = stories.filter((file) => file.startsWith('stories/Kit/'));
  const others = stories.filter((file) => !file.startsWith('stories/Kit/'));
  // While one worker waits for its picture, another can draw.
  const workers = String(Math.max(2, availableParallelism() - 1));
  // Stories without a picture need not be rendered.
  const parts = [
    [kit, ['-t', '^(?:Matrix|Edge)']],
    [others, []],
  ] as const;
  const isWhole = parts
    .filter(([files]) => files.length > 0)
    .map(
      ([files, filter]) =>
        spawnSync(
          process.execPath,
          [
            path.join(tree, 'node_modules/vitest/vitest.mjs'),
            'run',
            '--project',
            'visual-*',
            '--maxWorkers',
            workers,
            ...filter,
            '--update',
            'all',
            '--passWithNoTests',
            ...files,
          ],
          { cwd: tree, stdio: 'inherit', env: { ...process.env, ...ownFonts, CHROMIUM_PATH: chromium } },
        ).status === 0,
    )
    .every(Boolean);
  await shrink(picturesIn(tree));
  return isWhole;
}
