import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brands, modes } from '../../../../tools/tokens/brands.ts';
import { loadTokens } from '../../../../tools/tokens/load.ts';
import { commands } from '../command/commands.ts';
import { runCommand } from '../command/dispatch.ts';
import { changesIn, figmaFiles } from './figma.ts';

let folder = '';
let said = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'figma-'));
  said = '';
  vi.spyOn(console, 'log').mockImplementation((line: string) => void (said += `${line}\n`));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void (said += `${line}\n`));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const type = (...words: readonly string[]): Promise<number> => runCommand(words, commands, () => '0');
const figma = (brand: string, mode: string): string => path.join(folder, 'figma', brand, `${mode}.tokens.json`);
const own = (brand: string, file: string): string => path.join(folder, 'brands', brand, file);
const read = (file: string): string => readFileSync(file, 'utf8');

/** Makes a brand outside the repository. */
function make(name: string): void {
  mkdirSync(path.join(folder, 'brands', name), { recursive: true });
  for (const file of ['brand', 'light', 'dark']) writeFileSync(own(name, `${file}.tokens.json`), '{}\n');
}

const places = (): [string, string] => [path.join(folder, 'figma'), path.join(folder, 'brands')];

describe('Tokens as variables of Figma', () => {
  test.for(brands)('come back to the byte: %s', async (brand) => {
    const files = figmaFiles((await loadTokens())[brand]);
    make(brand);
    mkdirSync(path.join(folder, 'figma', brand), { recursive: true });
    for (const mode of modes) writeFileSync(figma(brand, mode), files[mode]);
    // A brand that has nothing of its own yet takes all of it from Figma's files, and writes the same files again.
    expect(await type('tokens', 'figma', 'import', ...places()), said).toBe(0);
    expect(await type('tokens', 'figma', 'export', ...places()), said).toBe(0);
    for (const mode of modes) expect(read(figma(brand, mode))).toBe(files[mode]);
    // And what has not changed changes no file.
    const before = modes.map((mode) => read(own(brand, `${mode}.tokens.json`)));
    said = '';
    expect(await type('tokens', 'figma', 'import', ...places())).toBe(0);
    expect(said).toBe('Nothing has changed.\n');
    expect(modes.map((mode) => read(own(brand, `${mode}.tokens.json`)))).toEqual(before);
  });

  test('are one collection for each brand, a file for each mode, named as Figma names it', async () => {
    make('acme');
    expect(await type('tokens', 'figma', 'export', ...places()), said).toBe(0);
    const light = JSON.parse(read(figma('acme', 'light'))) as Record<string, Record<string, unknown>>;
    expect(light['$extensions']).toEqual({ 'com.figma.modeName': 'Light' });
    expect(light['color']).toMatchObject({
      surface: { page: { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' } } },
    });
    expect(read(figma('acme', 'dark'))).toContain('"com.figma.modeName": "Dark"');
    expect(light).not.toHaveProperty('shadow');
  });

  test('take a change over into the mode in which it was made, and leave the other files alone', async () => {
    make('acme');
    await type('tokens', 'figma', 'export', ...places());
    const file = JSON.parse(read(figma('acme', 'dark'))) as { radius: { medium: { $value: unknown } } };
    // Figma gives lengths back as plain numbers.
    file.radius.medium.$value = 11;
    writeFileSync(figma('acme', 'dark'), JSON.stringify(file));
    expect(await type('tokens', 'figma', 'import', ...places()), said).toBe(0);
    expect(said).toContain('radius.medium.');
    expect(JSON.parse(read(own('acme', 'dark.tokens.json')))).toEqual({
      radius: { medium: { $type: 'dimension', $value: { value: 11, unit: 'px' } } },
    });
    expect(read(own('acme', 'light.tokens.json'))).toBe('{}\n');
    expect(await type('tokens', 'build', path.join(folder, 'brands')), said).toBe(0);
  });

  test('keep the fonts that stand behind another first one', async () => {
    const { light } = (await loadTokens()).tarnbrook;
    const text = JSON.stringify({ font: { family: { text: { $type: 'fontFamily', $value: 'Acme Sans' } } } });
    const [change] = changesIn('light', text, light);
    expect(change!.token.$value).toEqual(['Acme Sans', ...(light['font.family.text']!.$value as string[]).slice(1)]);
  });

  test.for([
    ['{', / is no JSON: /u],
    ['{ "radius": { "huge": { "$type": "dimension", "$value": 3 } } }', /radius\.huge is no token of the kit/u],
  ] as const)('refuse %s in a sentence', async ([text, sentence]) => {
    make('acme');
    await type('tokens', 'figma', 'export', ...places());
    writeFileSync(figma('acme', 'dark'), text);
    said = '';
    expect(await type('tokens', 'figma', 'import', ...places())).toBe(1);
    expect(said).toMatch(sentence);
  });
});
