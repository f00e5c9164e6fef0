import { isCompiled } from './css.ts';

/** A token as it stands in a file: where, its value as written, and its type, if the file says one. */
export interface WrittenToken {
  readonly name: string;
  readonly value: unknown;
  readonly type: string | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The tokens of a parsed file, with the types that they inherit from its groups. */
export function tokensIn(group: unknown, path = '', inherited?: string): WrittenToken[] {
  if (!isObject(group)) return [];
  const type = typeof group['$type'] === 'string' ? group['$type'] : inherited;
  if ('$value' in group) return [{ name: path, value: group['$value'], type }];
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, member]) => tokensIn(member, path ? `${path}.${name}` : name, type));
}

/** Types of tokens, by name. */
export type TokenTypes = ReadonlyMap<string, string | undefined>;

/** A brand adds steps and palettes as it likes; what components use is the kit's. */
const isOwn = (name: string): boolean => name.startsWith('palette.') || name.startsWith('scale.');

const aliasIn = (value: unknown): string | undefined => (typeof value === 'string' ? /^\{([^{}]+)\}$/u.exec(value)?.[1] : undefined);

const byteOf = (channel: number): string =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');

/** A colour as token files have it, to be copied. */
export function colourToken(hex: string): string {
  const components = [1, 3, 5].map((start) => Number((Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4)));
  return `{ "colorSpace": "srgb", "components": [${components.join(', ')}], "hex": "${hex}" }`;
}

function objectionToColour(value: unknown): string | undefined {
  if (typeof value === 'string')
    return /^#[\da-f]{6}$/iu.test(value)
      ? `is "${value}". Token files have colours as objects: ${colourToken(value.toLowerCase())}`
      : `is "${value}", which is no colour. Write { "colorSpace": "srgb", "components": [red, green, blue] } with numbers from 0 to 1`;
  if (!isObject(value)) return 'is no colour: write { "colorSpace": "srgb", "components": [red, green, blue] } with numbers from 0 to 1';
  const { colorSpace, components, alpha, hex } = value;
  if (colorSpace !== 'srgb') return `is in the colour space ${JSON.stringify(colorSpace)}: the kit's are in "srgb"`;
  if (!Array.isArray(components) || components.length !== 3) return 'needs three components: red, green, blue';
  const outside: unknown = components.find((channel: unknown) => typeof channel !== 'number' || channel < 0 || channel > 1);
  if (outside !== undefined) return `has a component of ${JSON.stringify(outside)}: they are numbers from 0 to 1`;
  if (alpha !== undefined && (typeof alpha !== 'number' || alpha < 0 || alpha > 1)) return 'has an alpha that is no number from 0 to 1';
  const written = `#${(components as number[]).map(byteOf).join('')}`;
  if (hex !== undefined && (typeof hex !== 'string' || hex.toLowerCase() !== written))
    return `is ${written} by its components, but ${JSON.stringify(hex)} by its hex. Components count; make both the same, or leave hex out${
      typeof hex === 'string' && /^#[\da-f]{6}$/iu.test(hex) ? `. For ${hex} write ${colourToken(hex.toLowerCase())}` : ''
    }`;
  return undefined;
}

const isMeasure = (value: unknown, units: readonly unknown[]): boolean =>
  isObject(value) && typeof value['value'] === 'number' && units.includes(value['unit']);

const isFamily = (value: unknown): boolean => typeof value === 'string' && value !== '' && !/['"\\]/u.test(value);

/** Why a value is not of a type, as the end of a sentence that begins with the token's name; by type. Other types are left to the parser. */
const objections: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  color: objectionToColour,
  dimension: (value) => (isMeasure(value, ['px']) ? undefined : 'needs a size such as { "value": 8, "unit": "px" }; sizes are in px'),
  duration: (value) => (isMeasure(value, ['ms', 's']) ? undefined : 'needs a duration such as { "value": 200, "unit": "ms" }'),
  number: (value) => (typeof value === 'number' ? undefined : 'needs a number'),
  fontWeight: (value) =>
    typeof value === 'number' && value >= 1 && value <= 1000 ? undefined : 'needs a weight from 1 to 1000, as a number',
  fontFamily: (value) =>
    isFamily(value) || (Array.isArray(value) && value.length > 0 && value.every(isFamily))
      ? undefined
      : 'needs names of fonts, such as ["Acme Sans", "Arial", "sans-serif"]',
};

function objectionTo({ name, value, type }: WrittenToken, kit: TokenTypes, all: ReadonlySet<string>): string | undefined {
  if (!isOwn(name) && !kit.has(name))
    return 'is no token of the kit: TokenName of @tarnbrook/kit/theme lists them. Only palette.… and scale.… take names of your own';
  if (isCompiled(name)) return 'is the same for every brand, since scripts use it';
  const kitType = kit.get(name);
  if (kitType && type && type !== kitType) return `is of the type ${type} here, but ${kitType} in the kit`;
  const alias = aliasIn(value);
  if (alias !== undefined) return all.has(alias) ? undefined : `points to {${alias}}, and there is no such token`;
  const known = kitType ?? type;
  if (known === undefined) return 'has no type: give it or its group a "$type", such as "color"';
  return objections[known]?.(value);
}

/** All that is wrong with a file of a brand, a sentence each. */
export function problemsIn(file: string, content: unknown, kit: TokenTypes, all: ReadonlySet<string>): string[] {
  if (!isObject(content)) return [`${file}: a token file is a JSON object.`];
  return tokensIn(content).flatMap((token) => {
    const objection = objectionTo(token, kit, all);
    return objection ? [`${file}: ${token.name} ${objection}.`] : [];
  });
}
