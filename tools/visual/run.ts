/**
 * `npm run test:visual [-- --update] [-- --changed [REVISION]] [-- story-file …]`: compares pictures of the stories with `tests/visual/baselines/`, every
 * pixel, and writes a page that shows the differences.
 *
 * `--update` writes the baselines. `--changed` compares only stories that the files changed since a revision (default: the last commit) can affect.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../testing/browser.ts';
import { storiesAffectedBy } from './changes.ts';
import { packBaselines, unpackBaselines } from './baselines.ts';
import { writeVisualReport } from './report.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const baselines = path.join(root, 'tests/visual/baselines');
const workshop = path.join(root, '.visual');
const plain = path.join(workshop, 'baselines');
const versionFile = path.join(baselines, 'chromium.txt');

const git = (...words: string[]): string[] => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Reads the command line. */
function readArguments(words: readonly string[]): { update: boolean; stories: string[]; isWhole: boolean } {
  const all = globSync('stories/{Kit,Screens,Mails}/**/*.stories.tsx', { cwd: root }).toSorted();
  const named = words.filter((word) => word.endsWith('.tsx'));
  const since = words.indexOf('--changed');
  const update = words.includes('--update');
  if (since < 0) return { update, stories: named.length > 0 ? named : all, isWhole: named.length === 0 };
  const revision = words[since + 1]?.startsWith('-') === false ? words[since + 1]! : 'HEAD';
  const changed = [...git('diff', '--name-only', revision), ...git('ls-files', '--others', '--exclude-standard')];
  return { update, stories: storiesAffectedBy(changed, all), isWhole: false };
}

const { update, stories, isWhole } = readArguments(process.argv.slice(2));
if (stories.length === 0) {
  console.log('No story can show the change: nothing to compare.');
  process.exit(0);
}
const chromium = findChromium();
const version = execFileSync(chromium, ['--version'], { encoding: 'utf8' }).trim();
const recorded = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined;
if (!update && recorded !== undefined && recorded !== version)
  console.warn(`The baselines were made with ${recorded}, this is ${version}: differences may be the browser's.`);

rmSync(workshop, { recursive: true, force: true });
// Deleting all baselines also removes pictures of deleted stories.
if (update && isWhole) rmSync(baselines, { recursive: true, force: true });
await unpackBaselines(baselines, plain, stories);
const started = Date.now();
console.log(`Comparing ${stories.length} of the story files in each brand and mode.`);
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const kit = stories.filter((file) => file.startsWith('stories/Kit/'));
const others = stories.filter((file) => !file.startsWith('stories/Kit/'));
// While one worker waits for its picture, another can draw.
const workers = String(Math.max(2, availableParallelism() - 1));
let failed = false;
for (const [files, filter] of [
  // Stories without a picture need not be rendered.
  [kit, ['-t', '^(?:Matrix|Edge)']],
  [others, []],
] as const) {
  if (files.length === 0) continue;
  const { status } = spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      '--project',
      'visual-*',
      '--maxWorkers',
      workers,
      ...filter,
      // Without `none` a story without a baseline would silently get one.
      '--update',
      update ? 'all' : 'none',
      '--passWithNoTests',
      ...files,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
  );
  failed ||= status !== 0;
}
if (update) {
  mkdirSync(baselines, { recursive: true });
  const bytes = await packBaselines(plain, baselines, started);
  console.log(`The baselines weigh ${(bytes / 1_000_000).toFixed(1)} MB.`);
  writeFileSync(versionFile, `${version}\n`);
}
const report = writeVisualReport(path.join(workshop, 'diff'), plain);
if (report) console.log(`What differs: ${path.relative(root, report)}`);
process.exitCode = failed ? 1 : 0;
