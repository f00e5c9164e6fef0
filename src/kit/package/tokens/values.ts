import type { TokenNormalized } from '@terrazzo/parser';

interface Dimension {
  value: number;
  unit: string;
}

/** How a font size grows with the window: see {@link fluidExtension}. */
interface Fluid {
  min: Dimension;
  max: Dimension;
  minViewport: Dimension;
  maxViewport: Dimension;
}

/** The extension of the token files for sizes that grow with the window. */
export const fluidExtension = 'uk.example.tarnbrook.fluid';
const ROOT_FONT_SIZE = 16;

/** At most four decimals and no trailing zeros, so that the output is the same on every machine. */
const round = (value: number): string => String(Number(value.toFixed(4)));

const isFluid = (value: unknown): value is Fluid => typeof value === 'object' && value !== null && 'minViewport' in value;

function fluidOf(token: TokenNormalized): Fluid | undefined {
  const fluid: unknown = token.$extensions?.[fluidExtension];
  if (!isFluid(fluid)) return undefined;
  if (token.$type === 'dimension' && token.$value.value !== fluid.max.value)
    throw new Error(
      `${token.id} is ${token.$value.value} px, but its range over the width of the window ends at ${fluid.max.value} px. Its value is its largest size: write the same into both, or leave the range out.`,
    );
  return fluid;
}

const rem = (px: number): string => `${round(px / ROOT_FONT_SIZE)}rem`;

/** A straight line between the two sizes in rem + vw, so that both the reader's text size and the window count. */
function fluidSize({ min, max, minViewport, maxViewport }: Fluid): string {
  if (min.value === max.value) return rem(min.value);
  const slope = (max.value - min.value) / (maxViewport.value - minViewport.value);
  const start = min.value - slope * minViewport.value;
  return `clamp(${rem(min.value)}, ${rem(start)} + ${round(slope * 100)}vw, ${rem(max.value)})`;
}

type ColorToken = Extract<TokenNormalized, { $type: 'color' }>;

function color(value: ColorToken['$value']): string {
  const channel = (part: number | 'none' | null): string =>
    Math.round((typeof part === 'number' ? part : 0) * 255)
      .toString(16)
      .padStart(2, '0');
  if (value.colorSpace !== 'srgb') throw new Error(`Colours are written in sRGB; found ${value.colorSpace}.`);
  const hex = `#${value.components.map(channel).join('')}`;
  return value.alpha === undefined || value.alpha === 1 ? hex : `${hex}${channel(value.alpha)}`;
}

const fontFamily = (families: string | readonly string[]): string =>
  (typeof families === 'string' ? [families] : families).map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');

const dimension = ({ value, unit }: Dimension): string => (value === 0 ? '0px' : `${round(value)}${unit}`);

/** Whether a token grows with the reader's own text size, as letters and icons do. */
const followsText = (name: string): boolean => name.startsWith('font.') || name.startsWith('size.icon.');

/** A token's value in CSS: rem for sizes that follow the reader's text size, px for all others. */
export function toCss(token: TokenNormalized): string {
  switch (token.$type) {
    case 'color':
      return color(token.$value);
    case 'dimension': {
      const fluid = fluidOf(token);
      if (fluid) return fluidSize(fluid);
      return followsText(token.id) ? rem(token.$value.value) : dimension(token.$value);
    }
    case 'duration':
      return `${token.$value.value}${token.$value.unit}`;
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'fontFamily':
      return fontFamily(token.$value);
    case 'fontWeight':
    case 'number':
      return String(token.$value);
    case 'shadow':
      return token.$value
        .map((layer) =>
          [
            ...(layer.inset ? ['inset'] : []),
            ...[layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(dimension),
            color(layer.color),
          ].join(' '),
        )
        .join(', ');
    default:
      throw new Error(`${token.id}: no rule for tokens of type ${token.$type}. The generator needs one.`);
  }
}

/** A token's value for scripts and tests: px and ms as plain numbers, colours as hex, the largest step of a fluid size. */
export function toPlain(token: TokenNormalized): string | number {
  if (token.$type === 'dimension' || token.$type === 'duration') return token.$value.value;
  if (token.$type === 'number') return token.$value;
  if (token.$type === 'fontWeight') return Number(token.$value);
  return toCss(token);
}
