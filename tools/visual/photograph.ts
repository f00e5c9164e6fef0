import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** Where the pictures of a tree are, as `<brand>-<mode>/<name>.png`. */
export const picturesIn = (tree: string): string => path.join(tree, '.visual/pictures');

/**
 * Takes pictures of the stories in a tree, in every brand and mode.
 *
 * @param tree - the folder of the checkout
 * @param stories - story files, relative to it
 * @param chromium - path of the browser
 * @returns whether all stories could be photographed
 */
export function photograph(tree: string, stories: readonly string[], chromium: string): boolean {
  const kit = stories.filter((file) => file.startsWith('stories/Kit/'));
  const others = stories.filter((file) => !file.startsWith('stories/Kit/'));
  // While one worker waits for its picture, another can draw.
  const workers = String(Math.max(2, availableParallelism() - 1));
  // Stories without a picture need not be rendered.
  const parts = [
    [kit, ['-t', '^(?:Matrix|Edge)']],
    [others, []],
  ] as const;
  return parts
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
          { cwd: tree, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
        ).status === 0,
    )
    .every(Boolean);
}
