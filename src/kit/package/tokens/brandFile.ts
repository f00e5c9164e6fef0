/** The token file of a new brand: an accent of its own; all other tokens keep their defaults. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contrast } from '../../../../design-tokens/contrast.ts';
import { kitTokens } from '../command/packageFolder.ts';
import { chromaAndHueOf, hueOf, rampLike, type Ramp } from './accent.ts';
import { colourToken } from './tokenFiles.ts';

const palettes = path.join(kitTokens, 'primitives.tokens.json');

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

/** An accent made around one colour. */
export interface MadeAccent {
  readonly ramp: Ramp;
  /** The step of the main action: the colour itself, where white words can be read on it, else the lightest on which they can. */
  readonly actionStep: string;
}

/** The step of the main action in a ramp that is made from a name alone. */
export const usualStep = '700';

/** A palette in the hue of a colour, and as colourful. All its steps are as light as those of the model, so everything can be read. */
export async function accentInHueOf(hex: string): Promise<MadeAccent> {
  const { chroma, hue } = chromaAndHueOf(hex);
  return { ramp: rampLike(await modelRamp(), hue, contrast, chroma), actionStep: usualStep };
}

/** The same palette with the colour itself in place of the step that is nearest to it. Whether all can be read in it depends on the colour. */
export function accentWith(hex: string, { ramp }: MadeAccent): MadeAccent {
  const distance = (step: string): number => Math.abs(Math.log(contrast(hex, '#ffffff') / contrast(ramp[step] ?? '', '#ffffff')));
  const step = Object.keys(ramp).reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest));
  const own = { ...ramp, [step]: hex };
  // Not darker than white words need: an orange would look brown.
  const actionStep = [step, ...Object.keys(own)].find((each) => contrast(own[each] ?? '', '#ffffff') >= 4.5) ?? usualStep;
  return { ramp: own, actionStep };
}

/** The steps of the main action: at rest, under the pointer, pressed. It gets darker while there are darker ones. */
function actionSteps(ramp: Ramp, step: string): readonly [rest: string, hover: string, pressed: string] {
  const steps = Object.keys(ramp);
  const place = steps.indexOf(step);
  const at = (distance: number): string => steps[place + distance] ?? steps[place - distance] ?? step;
  return [step, at(1), at(2)];
}

/** Dark in both modes. */
const footer = { background: 'brand.900', text: 'brand.50', muted: 'brand.200', border: 'brand.700' };

/** Uses of the accent, by mode; other tokens keep the values of the semantics. */
const rolesOf = ([rest, hover, pressed]: ReturnType<typeof actionSteps>) => ({
  light: {
    selected: { background: 'brand.100' },
    link: { text: 'brand.600', hover: 'brand.800' },
    focus: { ring: 'brand.600' },
    action: {
      background: `brand.${rest}`,
      'background-hover': `brand.${hover}`,
      'background-pressed': `brand.${pressed}`,
      text: 'neutral.0',
      border: `brand.${rest}`,
    },
    control: { checked: `brand.${rest}`, 'on-checked': 'neutral.0' },
    navigation: {
      background: 'brand.900',
      'active-background': 'neutral.0',
      'active-text': 'brand.900',
      'active-line': 'neutral.0',
      'hover-background': 'brand.800',
    },
    banner: { background: 'brand.200' },
    footer,
    ticket: { background: 'brand.200' },
  },
  dark: {
    selected: { background: 'brand.800', text: 'brand.50' },
    link: { text: 'brand.200', hover: 'brand.50' },
    focus: { ring: 'brand.200' },
    action: { background: 'brand.300', 'background-hover': 'brand.200', 'background-pressed': 'brand.400', border: 'brand.300' },
    control: { checked: 'brand.300', 'on-checked': 'brand.900' },
    navigation: {
      background: 'brand.900',
      'active-background': 'brand.200',
      'active-text': 'brand.900',
      'active-line': 'brand.200',
      'hover-background': 'brand.800',
    },
    banner: { background: 'brand.300', text: 'neutral.950' },
    footer,
    ticket: { background: 'brand.300' },
  },
});

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n');

function group(name: string, entries: readonly string[]): string {
  return [`"${name}": {`, indented(entries.join(',\n').split('\n')), '}'].join('\n');
}

/**
 * The content of a new brand's token file.
 *
 * @param actionStep - the step of the main action
 */
export function tokenFile(title: string, accent: Ramp, actionStep = usualStep): string {
  const steps = Object.entries(accent).map(([step, hex]) => `"${step}": { "$value": ${colourToken(hex)} }`);
  const modes = Object.entries(rolesOf(actionSteps(accent, actionStep))).map(([mode, parts]) =>
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
