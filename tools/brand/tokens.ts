/** The token file of a new brand: an accent of its own; all other tokens keep their defaults. */
import { readFile } from 'node:fs/promises';
import { contrast } from '../../design-tokens/contrast.ts';
import { hueOf, rampLike, type Ramp } from './accent.ts';

const palettes = new URL('../../design-tokens/primitives.tokens.json', import.meta.url);

/** The palette whose steps have enough contrast as text, as ground and under white text. */
async function modelRamp(): Promise<Ramp> {
  const { palette } = JSON.parse(await readFile(palettes, 'utf8')) as { palette: { teal: Record<string, { $value: { hex: string } }> } };
  const steps = Object.entries(palette.teal).filter(([name]) => /^\d+$/u.test(name));
  return Object.fromEntries(steps.map(([name, { $value }]) => [name, $value.hex]));
}

/** The brand's palette, derived from its name. */
export async function accentOf(name: string): Promise<Ramp> {
  return rampLike(await modelRamp(), hueOf(name), contrast);
}

const channelsOf = (hex: string): string =>
  [1, 3, 5].map((start) => Number((Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4))).join(', ');

/** Uses of the accent, by mode; other tokens keep the values of the semantics. */
const roles = {
  light: {
    selected: { background: 'brand.100' },
    link: { text: 'brand.600', hover: 'brand.800' },
    focus: { ring: 'brand.600' },
    action: {
      background: 'brand.700',
      'background-hover': 'brand.800',
      'background-pressed': 'brand.900',
      text: 'neutral.0',
      border: 'brand.700',
    },
    navigation: {
      background: 'brand.900',
      'active-background': 'neutral.0',
      'active-text': 'brand.900',
      'hover-background': 'brand.800',
    },
    banner: { background: 'brand.200' },
    footer: { background: 'brand.900', text: 'brand.50', muted: 'brand.200', border: 'brand.700' },
    ticket: { background: 'brand.200' },
  },
  dark: {
    selected: { background: 'brand.800', text: 'brand.50' },
    link: { text: 'brand.200', hover: 'brand.50' },
    focus: { ring: 'brand.200' },
    action: { background: 'brand.300', 'background-hover': 'brand.200', 'background-pressed': 'brand.400', border: 'brand.300' },
    navigation: {
      background: 'brand.900',
      'active-background': 'brand.200',
      'active-text': 'brand.900',
      'hover-background': 'brand.800',
    },
    banner: { background: 'brand.300' },
    ticket: { background: 'brand.300' },
  },
} as const;

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n');

function group(name: string, entries: readonly string[]): string {
  return [`"${name}": {`, indented(entries.join(',\n').split('\n')), '}'].join('\n');
}

/** The content of `design-tokens/brands/NAME.tokens.json`. */
export function tokenFile(title: string, accent: Ramp): string {
  const steps = Object.entries(accent).map(
    ([step, hex]) => `"${step}": { "$value": { "colorSpace": "srgb", "components": [${channelsOf(hex)}], "hex": "${hex}" } }`,
  );
  const modes = Object.entries(roles).map(([mode, parts]) =>
    group(
      mode,
      Object.entries(parts).map(([part, values]) =>
        group(
          part,
          Object.entries<string>(values).map(([role, value]) => `"${role}": { "$value": "{palette.${value}}" }`),
        ),
      ),
    ),
  );
  const palette = group('palette', [
    group('brand', ['"$type": "color"', '"$description": "The accent. Replace it with the brand\'s own."', ...steps]),
    group('role', ['"$type": "color"', ...modes]),
  ]);
  return `{\n${indented([`"$description": "${title}: an accent of its own, everything else as the defaults have it.",`, ...palette.split('\n')])}\n}\n`;
}
