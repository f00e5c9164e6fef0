import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../tools/testing/browser.ts';
import { checkOut, git } from '../../tools/visual/baseTree.ts';
import { differenceOf, readPixels } from '../../tools/visual/compare.ts';
import { photograph, picturesIn } from '../../tools/visual/photograph.ts';

const root = path.join(import.meta.dirname, '../..');
const tree = path.join(root, '.visual/sensitivity');
const stories = ['Separator', 'Tag'].map((name) => `stories/Kit/${name}/${name}.stories.tsx`);
const chromium = findChromium();

/** The pictures of the tree as they were before the change. */
let before = '';

const picturesOf = (folder: string): string[] => globSync('*/*.webp', { cwd: folder }).toSorted();

/** Replaces text in a file of the tree. */
function edit(file: string, from: RegExp, to: (found: string, ...groups: string[]) => string): void {
  const target = path.join(tree, file);
  const text = readFileSync(target, 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has nothing like ${from.source}.`);
  writeFileSync(target, edited);
}

/** Photographs the tree as it is. */
async function takePictures(): Promise<void> {
  if (!(await photograph(tree, stories, chromium))) throw new Error('Not all stories could be photographed.');
}

/** The pictures that differ once a file was edited; the file is put back afterwards. */
async function differingAfter(change: () => void): Promise<string[]> {
  change();
  await takePictures();
  git(tree, 'checkout', '--quiet', '--', 'src');
  const differing: string[] = [];
  for (const file of picturesOf(before)) {
    const difference = differenceOf(await readPixels(path.join(before, file)), await readPixels(path.join(picturesIn(tree), file)));
    if (difference) differing.push(file);
  }
  return differing;
}

beforeAll(async () => {
  checkOut(root, tree, git(root, 'rev-parse', 'HEAD')[0]!);
  rmSync(picturesIn(tree), { recursive: true, force: true });
  await takePictures();
  before = mkdtempSync(path.join(root, '.visual/before-'));
  cpSync(picturesIn(tree), before, { recursive: true });
}, 900_000);

afterAll(() => {
  git(root, 'worktree', 'remove', '--force', tree);
  if (before) rmSync(before, { recursive: true, force: true });
}, 60_000);

describe('The comparison of pictures', { timeout: 900_000 }, () => {
  it('finds no difference where nothing was changed', async () => {
    expect(await differingAfter(() => undefined)).toEqual([]);
  });

  it('sees a colour of one brand and mode that is three levels off, in that brand and mode alone', async () => {
    const differing = await differingAfter(() =>
      edit('src/kit/theme/generated/scoped.css', /(--tk-color-tag-background: #[0-9a-f]{4})([0-9a-f]{2})/u, (_, start, blue) => {
        const level = Number.parseInt(blue, 16);
        return start + (level > 200 ? level - 3 : level + 3).toString(16).padStart(2, '0');
      }),
    );
    expect(differing.length).toBeGreaterThan(0);
    expect(differing.filter((file) => !/^tarnbrook-light(?:-[\w-]+)?\/kit-tag__/u.test(file))).toEqual([]);
  });

  it('sees a pixel of padding in every brand and mode, and in no picture without it', async () => {
    const differing = await differingAfter(() =>
      edit('src/kit/Tag/Tag.tsx', /paddingInline: token\('space\.2'\)/u, () => "paddingInline: `calc(${token('space.2')} + 1px)`"),
    );
    // The edge cases are tags that are links, which have a padding of their own.
    expect(differing).toEqual(picturesOf(before).filter((file) => file.includes('kit-tag__matrix')));
  });
});
