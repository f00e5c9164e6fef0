import { themes } from '../../tools/tokens/themes.ts';
import type { TokenName } from '../../src/kit/theme/generated/token-names.ts';

/** Tokens that are the same for every brand by rule: see `tools/tokens/generate.ts`. */
const common = /^(?:motion\.duration|layer)\.|^space\.0$/u;

const shadow = '0px 0px 0px 9px';

/** A value that no brand would choose, of the same kind as `value`; `index` makes it differ from those of other tokens. */
function absurd(name: TokenName, value: string | number, index: number): string {
  if (name === 'font.family.heading') return "'Hostile Heading', fantasy";
  if (name === 'font.family.text') return "'Hostile Text', cursive";
  if (name.startsWith('color.')) return `hsl(${(index * 47) % 360}deg 93% ${31 + (index % 37)}%)`;
  if (name.startsWith('shadow.')) return `${shadow} hsl(${index}deg 90% 50%)`;
  if (name.startsWith('motion.easing.')) return 'steps(3)';
  if (typeof value === 'string') throw new Error(`There is no absurd value for ${name} (${value}).`);
  if (name.startsWith('font.weight.')) return String(value >= 600 ? 250 : 850);
  if (name.startsWith('font.line-height.')) return String(value + 0.37);
  if (name.startsWith('density.')) return '1.7';
  if (name === 'radius.full') return '47px';
  // Scaled and shifted, so that lengths computed from two tokens differ as well.
  return `${(value * 1.4 + 1 + (index % 7) * 0.37).toFixed(2)}px`;
}

/** A brand of absurd values: every token that a brand can change, as CSS variables. */
export const hostileBrand: readonly (readonly [variable: string, value: string])[] = Object.entries(themes.tarnbrook.light)
  .map(([name, value], index) => [name as TokenName, value, index] as const)
  .filter(([name]) => !common.test(name))
  .map(([name, value, index]) => [`--tk-${name.replaceAll('.', '-')}`, absurd(name, value, index)]);
