/**
 * `npm run test:visual [-- --base REVISION] [--changed] [--accept NAME …] [story-file …]`: photographs the stories of a commit and those of this tree with the
 * same browser, compares every pixel, and writes a page of what differs.
 *
 * `--base` is the commit that is compared with: without it the last one while something is uncommitted, else the place where the branch left
 * `origin/main`, else the commit before. `--changed` looks only at stories that the files changed since then can affect. `--accept` takes names from the
 * page, such as `gullwing-dark/kit-tag__matrix`: those pictures no longer count on this machine until they change again. `all` accepts all.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { themes } from '../tokens/themes.ts';
import { findChromium } from '../testing/browser.ts';
import { referenceBrand } from '../tokens/brands.ts';
import { baseCommit, checkOut, git } from './baseTree.ts';
import { changedTokens, storiesAffectedBy, tokenSheet } from './changes.ts';
import { cropOf, differenceOf, hashOf, readPixels, writeCrop } from './compare.ts';
import { drawnWith, fontsOf, writeOwnFonts, type Drawing } from './fonts.ts';
import { photograph, picturesIn, type Failure } from './photograph.ts';
import { cropOfPicture, visualReport, type Difference } from './report.ts';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, '.visual');
const baseTree = path.join(folder, 'base');
const reportFolder = path.join(folder, 'report');
const acceptedFile = path.join(folder, 'accepted.json');

/** Origin of the pictures of the base: with another commit, browser or fonts they are taken anew. */
interface Taken extends Drawing {
  commit: string;
  stories: string[];
  failures: Failure[];
}

const readJson = <Value>(file: string, otherwise: Value): Value =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Value) : otherwise;
const writeJson = (file: string, value: unknown): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
};

const storiesOf = (tree: string): string[] =>
  globSync(['stories/{Kit,Screens,Mails}/**/*.stories.tsx', 'stories/Patterns/Mui*.stories.tsx'], { cwd: tree }).toSorted();

const picturesOf = (tree: string): Set<string> =>
  new Set(globSync('*/*.webp', { cwd: picturesIn(tree) }).map((file) => file.slice(0, -'.webp'.length)));

const fileOf = (tree: string, name: string): string => path.join(picturesIn(tree), `${name}.webp`);

/** Takes the pictures of the base that are not there yet. Gives the stories of which something went wrong. */
async function photographBase(commit: string, stories: readonly string[], chromium: string, drawing: Drawing): Promise<Failure[]> {
  checkOut(root, baseTree, commit);
  const takenFile = path.join(baseTree, '.visual/taken.json');
  const taken = readJson<Taken>(takenFile, { commit: '', chromium: '', fonts: [], stories: [], failures: [] });
  const isSame = taken.commit === commit && drawnWith(taken) === drawnWith(drawing);
  if (!isSame) rmSync(picturesIn(baseTree), { recursive: true, force: true });
  const there = isSame ? taken.stories : [];
  const failures = isSame ? [...taken.failures] : [];
  const known = new Set(storiesOf(baseTree));
  const missing = stories.filter((story) => known.has(story) && !there.includes(story));
  if (missing.length > 0) {
    console.log(`Photographing ${missing.length} story files as they were at ${commit.slice(0, 8)}.`);
    failures.push(...(await photograph(baseTree, missing, chromium)));
  }
  writeJson(takenFile, { commit, ...drawing, stories: [...there, ...missing], failures } satisfies Taken);
  return failures;
}

/** Compares the pictures of both trees, and writes crops of those that differ. */
async function compare(names: readonly string[]): Promise<Difference[]> {
  const differences: Difference[] = [];
  // The page finds the pictures from its own folder.
  const address = (file: string) => path.relative(reportFolder, file).split(path.sep).join('/');
  for (const name of names) {
    const [before, after] = [fileOf(baseTree, name), fileOf(root, name)];
    const was = existsSync(before) ? { before: address(before) } : {};
    const is = existsSync(after) ? { after: address(after), hash: hashOf(after) } : {};
    if (!was.before || !is.after) differences.push({ name, ...was, ...is });
    if (!was.before || !is.after || readFileSync(before).equals(readFileSync(after))) continue;
    const [old, current] = [await readPixels(before), await readPixels(after)];
    const difference = differenceOf(old, current);
    if (!difference) continue;
    const crop = cropOf(difference, old, current);
    await writeCrop(old, crop, path.join(reportFolder, cropOfPicture(name, 'before')));
    await writeCrop(current, crop, path.join(reportFolder, cropOfPicture(name, 'after')));
    differences.push({ name, ...was, ...is, ...difference });
  }
  return differences;
}

function accept(names: readonly string[]): void {
  const accepted = readJson<Record<string, string>>(acceptedFile, {});
  const there = picturesOf(root);
  const wanted = names.includes('all') ? [...there] : names;
  for (const name of wanted) {
    if (!there.has(name)) throw new Error(`There is no picture ${name}. Names are those of the page: gullwing-dark/kit-tag__matrix.`);
    accepted[name] = hashOf(fileOf(root, name));
  }
  writeJson(acceptedFile, accepted);
}

/** Those of all story files that what was changed since a commit can affect. */
function changedSince(commit: string, all: readonly string[]): string[] {
  const files = [...git(root, 'diff', '--name-only', commit), ...git(root, 'ls-files', '--others', '--exclude-standard')];
  const before = execFileSync('git', ['show', `${commit}:${tokenSheet}`], { cwd: root, encoding: 'utf8' });
  const names = Object.keys(themes[referenceBrand].light);
  return storiesAffectedBy(files, all, changedTokens(before, readFileSync(path.join(root, tokenSheet), 'utf8'), names));
}

/** @returns whether anything differs that nobody accepted */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { base: { type: 'string' }, changed: { type: 'boolean' }, accept: { type: 'boolean' } },
  });
  if (values.accept) {
    accept(positionals);
    return false;
  }
  const commit = baseCommit(root, values.base);
  const all = storiesOf(root);
  const stories = positionals.length > 0 ? positionals : values.changed ? changedSince(commit, all) : all;
  if (stories.length === 0) {
    console.log('No story can show the change: nothing to compare.');
    return false;
  }
  const chromium = findChromium();
  await writeOwnFonts();
  const drawing: Drawing = {
    chromium: execFileSync(chromium, ['--version'], { encoding: 'utf8' }).trim(),
    fonts: await fontsOf(chromium),
  };
  console.log(drawnWith(drawing));
  const before = await photographBase(commit, stories, chromium, drawing);
  rmSync(picturesIn(root), { recursive: true, force: true });
  rmSync(reportFolder, { recursive: true, force: true });
  console.log(`Photographing ${stories.length} story files as they are.`);
  const now = await photograph(root, stories, chromium);
  const failures = [...before.map(({ story, reason }) => ({ story: `${story}, at ${commit.slice(0, 8)}`, reason })), ...now];
  const here = picturesOf(root);
  // Only when all stories were photographed, a picture that is missing here is one that is gone.
  const names = stories === all && now.length === 0 ? new Set([...here, ...picturesOf(baseTree)]) : here;
  const accepted = readJson<Record<string, string>>(acceptedFile, {});
  const found = await compare([...names].toSorted());
  const differences = found.filter(({ name, hash }) => hash === undefined || accepted[name] !== hash);
  console.log(
    `${here.size} pictures compared with ${commit.slice(0, 8)}: ${differences.length} differ${found.length > differences.length ? `, ${found.length - differences.length} more are accepted` : ''}.`,
  );
  for (const { story, reason } of failures) console.warn(`${story}: ${reason}`);
  if (differences.length > 0 || failures.length > 0) {
    const page = path.join(reportFolder, 'index.html');
    mkdirSync(reportFolder, { recursive: true });
    writeFileSync(page, visualReport(differences, commit, drawnWith(drawing), failures));
    console.log(`Look at them: ${path.relative(root, page)}`);
  }
  return differences.length > 0 || now.length > 0;
}

process.exitCode = (await main()) ? 1 : 0;
