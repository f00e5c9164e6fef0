/**
 * Design tokens as variables of Figma, and back: one file for each mode of a brand, which is a collection there. Figma imports and exports DTCG files, a mode each, whose name is
 * in `$extensions` of the file. It has variables for colours, numbers and texts; shadows and curves have none, so they stay in the token files alone.
 */
import type { TokenNormalized } from '@terrazzo/parser';
import { CommandError } from '../command/command.ts';
import type { Mode } from './css.ts';
import type { Tokens } from './resolver.ts';
import { tokensIn } from './tokenFiles.ts';

/** Figma's name for a file's mode. */
const modeName = 'com.figma.modeName';

/** A value as a token file has it. */
type Value = string | number | readonly string[] | object;

/** A token for Figma. */
interface Variable {
  readonly $type: string;
  readonly $value: Value;
}

/** A brand's tokens in both modes. */
export type Themes = Readonly<Record<Mode, Tokens>>;

/** Four decimals, as token files have them: colours come back from Figma with more. */
const rounded = (value: number): number => Number(value.toFixed(4));

interface Colour {
  readonly components: readonly (number | 'none')[];
  readonly alpha?: number;
}

function colourOf({ components, alpha = 1 }: Colour): object {
  const channels = components.map((part) => (typeof part === 'number' ? part : 0));
  const hex = channels.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return { colorSpace: 'srgb', components: channels.map(rounded), ...(alpha !== 1 && { alpha: rounded(alpha) }), hex: `#${hex.join('')}` };
}

/** A token as a variable; undefined for what Figma has none for. Of a stack of fonts it is the first. */
function variableOf({ $type, $value }: TokenNormalized): Variable | undefined {
  switch ($type) {
    case 'color':
      return { $type, $value: colourOf($value as Colour) };
    case 'dimension':
      return { $type, $value: { value: $value.value, unit: $value.unit } };
    case 'duration':
      return { $type, $value: { value: $value.value, unit: $value.unit } };
    case 'number':
      return { $type, $value };
    case 'fontWeight':
      return { $type, $value: Number($value) };
    case 'fontFamily':
      return { $type, $value: $value[0]! };
    default:
      return undefined;
  }
}

type Group = Record<string, unknown>;

/** Puts a token into a file, in groups by the steps of its name. */
export function putToken(file: Group, name: string, token: object): void {
  const steps = name.split('.');
  const last = steps.pop() ?? '';
  let group = file;
  for (const step of steps) group = (group[step] ??= {}) as Group;
  group[last] = token;
}

const titles: Readonly<Record<Mode, string>> = { light: 'Light', dark: 'Dark' };

/** The files that Figma imports, by mode. */
export function figmaFiles(themes: Themes): Record<Mode, string> {
  const fileOf = (mode: Mode): string => {
    const file: Group = { $extensions: { [modeName]: titles[mode] } };
    for (const [name, token] of Object.entries(themes[mode])) {
      const variable = variableOf(token);
      if (variable) putToken(file, name, variable);
    }
    return `${JSON.stringify(file, null, 2)}\n`;
  };
  return { light: fileOf('light'), dark: fileOf('dark') };
}

/** A token that has another value in Figma. */
export interface Change {
  readonly name: string;
  readonly token: Variable;
}

/** A value as Figma gives it back, in the form in which it was given to Figma. */
function readBack(token: TokenNormalized, value: unknown): Value {
  if (token.$type === 'color' && typeof value === 'object' && value !== null && 'components' in value) return colourOf(value as Colour);
  // Figma has one kind of number: lengths and times come back without their unit.
  if ((token.$type === 'dimension' || token.$type === 'duration') && typeof value === 'number')
    return { value: rounded(value), unit: token.$value.unit };
  return value as Value;
}

/** The value for a token file: a font takes the first place of the stack that was there. */
function forFile(token: TokenNormalized, value: Value): Value {
  if (token.$type !== 'fontFamily' || typeof value !== 'string') return value;
  return [value, ...token.$value.slice(1)];
}

function parse(name: string, text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    throw new CommandError(`${name} is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/**
 * The tokens of a mode that have another value in a file from Figma. Tokens that the file leaves out have not changed.
 *
 * @param name - the file's, for messages
 */
export function changesIn(name: string, text: string, tokens: Tokens): Change[] {
  const written = tokensIn(parse(name, text));
  const unknown = written.filter((token) => !tokens[token.name]);
  if (unknown.length > 0)
    throw new CommandError(
      `${name}: ${unknown.map((token) => token.name).join(', ')} ${unknown.length === 1 ? 'is' : 'are'} no token of the kit, so no component would use it.`,
    );
  return written.flatMap(({ name: token, value }): Change[] => {
    const now = tokens[token]!;
    const before = variableOf(now);
    const after = readBack(now, value);
    if (!before || JSON.stringify(before.$value) === JSON.stringify(after)) return [];
    return [{ name: token, token: { $type: now.$type, $value: forFile(now, after) } }];
  });
}
