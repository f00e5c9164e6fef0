import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { ownFonts, writeOwnFonts } from './fonts.ts';

/** Where the pictures of a tree are, as `<brand>-<mode>/<name>.webp`, or `<brand>-<mode>-<surrounding>/<name>.webp`. */
export const picturesIn = (tree: string): string => path.join(tree, '.visual/pictures');

/** A story of which something went wrong, and what. */
export interface Failure {
  story: string;
  reason: string;
}

interface Report {
  testResults: { name: string; message: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

/** The stories that failed, by Vitest's report in JSON. A file that could not be run at all stands for its stories. */
export function failuresOf({ testResults }: Report): Failure[] {
  const first = (message = ''): string => message.trim().split('\n')[0] ?? '';
  return testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0 && message
      ? [{ story: path.basename(name), reason: first(message) }]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => ({ story: fullName, reason: first(failureMessages[0]) })),
  );
}

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
 * @returns the stories of which something went wrong; those that only say what axe or an assertion found have their pictures all the same
 */
export async function photograph(tree: string, stories: readonly string[], chromium: string): Promise<Failure[]> {
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
  const reportFile = path.join(tree, '.visual/run.json');
  const how = ['run', '--project', 'visual-*', '--maxWorkers', workers, '--update', 'all', '--passWithNoTests'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const env = { ...process.env, ...ownFonts, CHROMIUM_PATH: chromium };
  const failures = parts
    .filter(([files]) => files.length > 0)
    .flatMap(([files, filter]) => {
      rmSync(reportFile, { force: true });
      const words = [path.join(tree, 'node_modules/vitest/vitest.mjs'), ...how, ...filter, ...reporters, ...files];
      const { status } = spawnSync(process.execPath, words, { cwd: tree, stdio: 'inherit', env });
      const found = existsSync(reportFile) ? failuresOf(JSON.parse(readFileSync(reportFile, 'utf8')) as Report) : [];
      return found.length > 0 || status === 0 ? found : [{ story: files.join(', '), reason: 'The run ended before its report.' }];
    });
  await shrink(picturesIn(tree));
  return failures;
}
