import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadTokens } from '../tools/tokens/load.ts';
import { fluidExtension, toCss } from '../src/kit/package/tokens/values.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokens-'));
  await cp(fileURLToPath(new URL('.', import.meta.url)), folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** CSS size of a brand's main heading when the brand's file sets this token. */
async function headingOf(token: object): Promise<string> {
  await writeFile(
    path.join(folder, 'brands/tarnbrook.tokens.json'),
    JSON.stringify({ font: { size: { $type: 'dimension', '3xl': token } } }),
  );
  const { tarnbrook } = await loadTokens(pathToFileURL(`${folder}/`));
  return toCss(tarnbrook.light['font.size.3xl']!);
}

const px = (value: number) => ({ value, unit: 'px' });
const upTo = (max: number) => ({
  [fluidExtension]: { min: px(30), max: px(max), minViewport: px(360), maxViewport: px(1280) },
});

test('a font size that a brand gives alone is that size in every window', async () => {
  expect(await headingOf({ $value: px(40) })).toBe('2.5rem');
});

test('a font size that a brand gives with a range grows up to it', async () => {
  expect(await headingOf({ $value: px(40), $extensions: upTo(40) })).toMatch(/^clamp\(1\.875rem, .*, 2\.5rem\)$/u);
});

test('a font size that is not where its range ends is refused with a sentence', async () => {
  await expect(headingOf({ $value: px(40), $extensions: upTo(48) })).rejects.toThrow(
    'font.size.3xl is 40 px, but its range over the width of the window ends at 48 px.',
  );
});
