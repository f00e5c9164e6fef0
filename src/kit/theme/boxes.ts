import type { TokenName } from './generated/token-names.ts';
import { token } from './token.ts';

type Space = Extract<TokenName, `space.${string}`>;

/** Items below each other, at one distance. */
export const inColumn = (gap: Space) => ({ display: 'flex', flexDirection: 'column', gap: token(gap) }) as const;

/** Items beside each other on one middle line. */
export const inRow = (gap: Space) => ({ display: 'flex', alignItems: 'center', gap: token(gap) }) as const;

/** Items beside each other, on further lines where there is no room: at one distance, or at one below and one beside. */
export const wrapping = (gap: Space, beside = gap) =>
  ({ display: 'flex', flexWrap: 'wrap', gap: `${token(gap)} ${token(beside)}` }) as const;

/** A line of a token's colour, as the value of a border. */
export const line = (color: TokenName, width: 'hairline' | 'strong' | 'focus' = 'hairline'): string =>
  `${token(`border-width.${width}`)} solid ${token(color)}`;

/** A surface with a hairline around it, on the page. */
export const framed = (radius: 'medium' | 'large') =>
  ({ border: line('color.border.hairline'), borderRadius: token(`radius.${radius}`), background: token('color.surface.raised') }) as const;
