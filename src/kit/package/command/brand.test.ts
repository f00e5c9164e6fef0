import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contrast } from '../../../../design-tokens/contrast.ts';
import { kitFonts } from './packageFolder.ts';
import { runProgram } from './runProgram.ts';

let folder = '';
let [out, err] = ['', ''];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brands-'));
  [out, err] = ['', ''];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void (out += `${line}\n`));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void (err += `${line}\n`));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const type = (...words: readonly string[]): Promise<number> => runProgram(words);
const make = (...words: readonly string[]): Promise<number> => type('brand', 'new', ...words, '--into', folder);
const inBrand = (file: string): string => path.join(folder, 'acme', file);
const contentOf = (file: string): string => readFileSync(inBrand(file), 'utf8');
const files = (): string[] => globSync('**/*', { cwd: folder }).toSorted();

/** Writes a token file of the brand, from a path such as `palette.brand.700` to a value. */
function say(file: string, tokens: Readonly<Record<string, unknown>>, extensions?: object): void {
  const content: Record<string, unknown> = extensions ? { $extensions: extensions } : {};
  for (const [name, token] of Object.entries(tokens)) {
    const steps = name.split('.');
    let group = content;
    for (const step of steps.slice(0, -1)) group = (group[step] ??= {}) as Record<string, unknown>;
    group[steps.at(-1) ?? ''] = token;
  }
  mkdirSync(path.dirname(inBrand(file)), { recursive: true });
  writeFileSync(inBrand(file), JSON.stringify(content));
}

const colour = (red: number, green: number, blue: number) => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components: [red, green, blue] },
});

describe('tarnbrook-kit', () => {
  test('lists its commands, on request as an answer and without a word as a mistake', async () => {
    expect(await type('--help')).toBe(0);
    expect(out).toMatch(
      /^Usage: tarnbrook-kit COMMAND\n\n {2}brand new {5}makes .+\n {2}tokens build {2}compiles .+\n {2}tokens check {2}says /u,
    );
    expect(await type()).toBe(2);
  });

  test('says more of one command, and its version', async () => {
    expect(await type('brand', 'new', 'acme', '--help')).toBe(0);
    expect(out).toMatch(/^Usage: tarnbrook-kit brand new NAME \[--accent #rrggbb\] \[--into FOLDER\]\n\nMakes /u);
    expect(await type('--version')).toBe(0);
    expect(out).toMatch(/\n\d+\.\d+\.\d+\n$/u);
  });

  test('names its commands in a sentence when it knows none of that name', async () => {
    expect(await type('print')).toBe(2);
    expect(await type('brand', 'old', 'acme')).toBe(2);
    expect(err).toBe(
      ['print', 'brand old']
        .map(
          (typed) =>
            `There is no command "${typed}". The commands are: brand new, tokens build, tokens check. tarnbrook-kit --help says what they do.\n`,
        )
        .join(''),
    );
  });

  test('says in a sentence which option is unknown or lacks its value', async () => {
    expect(await type('brand', 'new', 'acme', '--size', '3')).toBe(2);
    expect(await type('brand', 'new', 'acme', '--accent')).toBe(2);
    expect(err).toBe(
      "Unknown option '--size'. Add --help to see what is possible.\nOption '--accent <value>' argument missing. Add --help to see what is possible.\n",
    );
  });
});

describe('brand new', () => {
  test('makes a brand that compiles, and in which everything can be read', async () => {
    expect(await make('acme'), err).toBe(0);
    expect(out).toContain('Made the brand Acme in ');
    expect(files()).toEqual(['acme', 'acme/brand.tokens.json', 'acme/dark.tokens.json', 'acme/light.tokens.json']);
    expect(await type('tokens', 'build', inBrand('')), err).toBe(0);
    expect(await type('tokens', 'check', inBrand('')), err).toBe(0);
    expect(out).toContain('acme: everything can be read, in light and dark mode.');
  });

  test.for([
    ['#0b5cad', 'palette.brand.600; the main action in light mode is this colour'],
    ['#FFCC00', 'palette.brand.200; white words cannot be read on it'],
    ['#000000', ''],
    ['#ffffff', ''],
    ['#808080', ''],
  ] as const)('makes a brand around %s in which everything can be read', async ([accent, sentence]) => {
    expect(await make('acme', '--accent', accent), err).toBe(0);
    expect(out).toContain(sentence);
    expect(await type('tokens', 'check', folder), err).toBe(0);
  });

  test('has the accent itself on the main action where words can be read on it', async () => {
    await make('acme', '--accent', '#0b5cad');
    await type('tokens', 'build', folder);
    expect(contentOf('generated/theme.css')).toContain('--tk-color-action-background: #0b5cad;');
  });

  test('has the lightest step on the main action that bears white words, where the accent does not: an orange does not become brown', async () => {
    await make('acme', '--accent', '#e8590c');
    await type('tokens', 'build', folder);
    const { palette } = JSON.parse(contentOf('brand.tokens.json')) as { palette: { brand: Record<string, { $value?: { hex: string } }> } };
    const steps = Object.values(palette.brand).flatMap(({ $value }) => ($value ? [$value.hex] : []));
    const lightest = steps.find((hex) => contrast(hex, '#ffffff') >= 4.5);
    expect(contentOf('generated/theme.css')).toContain(`--tk-color-action-background: ${lightest};`);
  });

  test.for([
    [['Acme'], 1, /^"Acme" cannot be a brand's name: .+\n$/u],
    [['../acme'], 1, /^"\.\.\/acme" cannot be a brand's name: .+\n$/u],
    [['acme', '--accent', 'red'], 1, /^"red" is no accent: .+\n$/u],
    [['acme', '--accent', '#12345'], 1, /^"#12345" is no accent: .+\n$/u],
    [[], 2, /^Give one name: .+\n$/u],
    [['acme', 'more'], 2, /^Give one name: .+\n$/u],
    [['acme', '--colour', 'red'], 2, /^Unknown option '--colour'\. .+\n$/u],
  ] as const)('refuses %s in a sentence and writes nothing', async ([words, code, sentence]) => {
    expect(await make(...words)).toBe(code);
    expect(err).toMatch(sentence);
    expect(files()).toEqual([]);
  });

  test('leaves a folder alone that is there', async () => {
    say('notes.txt', {});
    expect(await make('acme')).toBe(1);
    expect(err).toMatch(/^There is already a folder .*acme\.\n$/u);
    expect(files()).toEqual(['acme', 'acme/notes.txt']);
  });
});

describe('tokens build', () => {
  test('writes a brand over the kit, in both modes, and the same each time', async () => {
    say('brand.tokens.json', {
      'palette.brand.700': colour(0.2, 0, 0.6),
      'palette.role.light.action.background': { $type: 'color', $value: '{palette.brand.700}' },
      'radius.medium': { $type: 'dimension', $value: { value: 9, unit: 'px' } },
      'font.size.3xl': { $type: 'dimension', $value: { value: 40, unit: 'px' } },
    });
    say('dark.tokens.json', { 'color.action.background': colour(0.8, 0.8, 1), 'radius.medium': { $value: { value: 3, unit: 'px' } } });
    expect(await type('tokens', 'build', folder), err).toBe(0);
    const css = contentOf('generated/theme.css');
    const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
    expect(light).toContain('--tk-color-action-background: #330099;');
    expect(light).toContain('--tk-radius-medium: 9px;');
    // A size of its own is that size in every window.
    expect(light).toContain('--tk-font-size-3xl: 2.5rem;');
    expect(dark).toContain('--tk-color-action-background: #ccccff;');
    expect(dark).toContain('--tk-radius-medium: 3px;');
    // Every value that the brand leaves out is the kit's.
    expect(light).toContain('--tk-color-surface-page: #ffffff;');

    const { theme } = (await import(pathToFileURL(inBrand('generated/theme.js')).href)) as { theme: Record<string, object> };
    expect(theme).toMatchObject({ light: { 'radius.medium': 9 }, dark: { 'radius.medium': 3, 'color.action.background': '#ccccff' } });

    expect(await type('tokens', 'build', folder)).toBe(0);
    expect(contentOf('generated/theme.css')).toBe(css);
    expect(files().filter((file) => file.includes('/.'))).toEqual([]);
  });

  test('brings the fonts that are named: the kit’s beside the style sheet, its own from their place', async () => {
    say(
      'brand.tokens.json',
      { 'font.family.heading': { $type: 'fontFamily', $value: ['Acme Sans', 'sans-serif'] } },
      {
        'uk.example.tarnbrook.fonts': [{ family: 'Acme Sans', file: 'fonts/acme sans.woff2', weight: '400 700' }],
      },
    );
    mkdirSync(inBrand('fonts'));
    writeFileSync(inBrand('fonts/acme sans.woff2'), readFileSync(path.join(kitFonts, 'fraunces.woff2')));
    expect(await type('tokens', 'build', folder), err).toBe(0);
    const css = contentOf('generated/theme.css');
    expect(css).toContain("url('../fonts/acme%20sans.woff2') format('woff2');\n  font-weight: 400 700;");
    expect(css).toContain("--tk-font-family-heading: 'Acme Sans', sans-serif;");
    expect(css).toContain("url('./fonts/commissioner.woff2')");
    expect(files()).toContain('acme/generated/fonts/OFL.txt');
    expect(files()).not.toContain('acme/generated/fonts/archivo-condensed.woff2');
  });

  const shape = { $type: 'dimension', $value: { value: 4, unit: 'px' } };
  test.for<[what: string, tokens: Record<string, unknown>, sentence: string]>([
    [
      'an alias to nothing',
      { 'palette.role.light.link.text': { $type: 'color', $value: '{palette.acme.700}' } },
      'brand.tokens.json: palette.role.light.link.text points to {palette.acme.700}, and there is no such token.',
    ],
    [
      'an alias in a circle',
      { 'palette.x.a': { $type: 'color', $value: '{palette.x.b}' }, 'palette.x.b': { $type: 'color', $value: '{palette.x.a}' } },
      'acme cannot be compiled: Circular alias detected, at "$value": "{palette.x.b}".',
    ],
    [
      'a colour outside',
      { 'palette.brand.700': colour(1.2, 0, 0) },
      'brand.tokens.json: palette.brand.700 has a component of 1.2: they are numbers from 0 to 1.',
    ],
    [
      'a colour as text',
      { 'palette.brand.700': { $type: 'color', $value: '#0B5CAD' } },
      'palette.brand.700 is "#0B5CAD". Token files have colours as objects: { "colorSpace": "srgb", "components": [0.0431, 0.3608, 0.6784], "hex": "#0b5cad" }.',
    ],
    [
      'a colour of two minds',
      { 'palette.brand.700': { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 1], hex: '#ff0000' } } },
      'palette.brand.700 is #0000ff by its components, but "#ff0000" by its hex.',
    ],
    [
      'a colour in another space',
      { 'palette.brand.700': { $type: 'color', $value: { colorSpace: 'oklch', components: [0.5, 0.1, 20] } } },
      'palette.brand.700 is in the colour space "oklch": the kit\'s are in "srgb".',
    ],
    ['a name that the kit does not know', { 'radius.huge': shape }, 'brand.tokens.json: radius.huge is no token of the kit: '],
    ['another type', { 'color.text.default': shape }, 'color.text.default is of the type dimension here, but color in the kit.'],
    ['a size as text', { 'radius.medium': { $type: 'dimension', $value: '4px' } }, 'radius.medium needs a size such as '],
    ['what scripts use', { 'breakpoint.md': shape }, 'breakpoint.md is the same for every brand, since scripts use it.'],
  ])('refuses %s in a sentence, and leaves what it compiled before', async ([, tokens, sentence]) => {
    say('brand.tokens.json', {});
    await type('tokens', 'build', folder);
    const before = files();
    say('brand.tokens.json', tokens);
    expect(await type('tokens', 'build', folder)).toBe(1);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/\bat .*:\d+:\d+/u);
    expect(stripVTControlCharacters(err)).toBe(err);
    expect(files()).toEqual(before);
  });

  test('says everything that is wrong at once, of all brands, and compiles none', async () => {
    await type('brand', 'new', 'birch', '--into', folder);
    say('brand.tokens.json', { 'radius.huge': shape, 'breakpoint.md': shape });
    say('dark.tokens.json', { 'color.text.default': shape });
    writeFileSync(path.join(folder, 'birch/light.tokens.json'), '{ "color": ');
    expect(await type('tokens', 'build', folder)).toBe(1);
    expect(err).toContain('birch/light.tokens.json is no JSON: ');
    for (const name of ['brand.tokens.json: radius.huge', 'brand.tokens.json: breakpoint.md', 'dark.tokens.json: color.text.default'])
      expect(err).toContain(name);
    expect(files().filter((file) => file.includes('generated'))).toEqual([]);
  });

  test.for<[what: string, font: object, sentence: string]>([
    ['is not there', { family: 'Acme Sans', file: 'acme.woff2' }, 'there is no file '],
    ['is no font', { family: 'Acme Sans', file: 'brand.tokens.json' }, 'brand.tokens.json is no font file: they end in .woff2, '],
    ['has no name', { file: 'acme.woff2' }, 'needs a "family"'],
  ])('refuses a font that %s', async ([, font, sentence]) => {
    say('brand.tokens.json', {}, { 'uk.example.tarnbrook.fonts': [font] });
    expect(await type('tokens', 'build', folder)).toBe(1);
    expect(err).toContain(sentence);
  });

  test('says where it looked for brands', async () => {
    expect(await type('tokens', 'build', path.join(folder, 'nowhere'))).toBe(1);
    expect(await type('tokens', 'build', folder)).toBe(1);
    expect(err).toMatch(/^There is no folder .*nowhere\. .+\nThere is no brand in .+\n$/u);
  });
});

describe('tokens check', () => {
  test('lists all that cannot be read, a sentence each, with code 1', async () => {
    say('brand.tokens.json', { 'palette.role.light.link.text': colour(0.8, 0.8, 0.8) });
    say('dark.tokens.json', { 'color.action.text': colour(0.9, 0.8, 0.1) });
    expect(await type('tokens', 'check', folder)).toBe(1);
    expect(err).toMatch(/^acme: \d+ things fail\.\n/u);
    expect(err).toMatch(/^ {2}light: color\.text\.link \(#cccccc\) on color\.surface\.page \(#ffffff\) is 1\.61:1, needs 4\.5:1\.$/mu);
    expect(err).toMatch(/^ {2}dark: color\.action\.text \(#e6cc1a\) on color\.action\.background .* needs 4\.5:1\.$/mu);
  });

  test('says when the tokens have changed since they were compiled', async () => {
    await make('acme');
    await type('tokens', 'build', folder);
    expect(await type('tokens', 'check', folder), err).toBe(0);
    say('light.tokens.json', { 'radius.medium': { $type: 'dimension', $value: { value: 9, unit: 'px' } } });
    expect(await type('tokens', 'check', folder)).toBe(1);
    expect(err).toContain('generated/ is not what the tokens say now: run tarnbrook-kit tokens build.');
  });
});
