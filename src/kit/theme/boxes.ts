import type { TokenName } from './generated/token-names.ts';
import { token } from './token.ts';

type Space = Extract<TokenName, `space.${string}`>;
type Named<Group extends string> = Extract<TokenName, `font.${Group}.${string}`>;

const pair = (below: Space, beside: Space): string => `${token(below)} ${token(beside)}`;

/** Items below each other, at one distance. */
export const inColumn = (gap: Space) => ({ display: 'flex', flexDirection: 'column', gap: token(gap) }) as const;

/** Items below each other, each as wide as there is room, at one distance. */
export const inGrid = (gap: Space) => ({ display: 'grid', gap: token(gap) }) as const;

/** A small heading in capitals. */
export const inCaps = (size: Named<'size'>) =>
  ({
    fontSize: token(size),
    fontWeight: token('font.weight.medium'),
    letterSpacing: token('font.tracking.caps'),
    textTransform: 'uppercase',
  }) as const;

/** Items beside each other on one middle line. */
export const inRow = (gap: Space) => ({ display: 'flex', alignItems: 'center', gap: token(gap) }) as const;

/** Items beside each other, on further lines where there is no room: at one distance, or at one below and one beside. */
export const wrapping = (gap: Space, beside = gap) => ({ display: 'flex', flexWrap: 'wrap', gap: pair(gap, beside) }) as const;

/** Items below each other, none wider than there is room. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The colours of what is chosen. */
export const chosenLook = { color: token('color.text.on-selected'), background: token('color.surface.selected') };

/** Words beside an icon. */
export const besideIcon = (below: Space, beside: Space) =>
  ({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: pair(below, beside) }) as const;

/** As wide as high. */
export const square = (size: Extract<TokenName, `size.${string}` | `space.${string}`>) => ({
  inlineSize: token(size),
  blockSize: token(size),
});

/** Text in the family of headings. */
export const inHeadingType = (weight: Named<'weight'>) => ({ fontFamily: token('font.family.heading'), fontWeight: token(weight) });

/** Text of a size, on lines of a height. */
export const sized = (size: Named<'size'>, lineHeight: Named<'line-height'>) => ({ fontSize: token(size), lineHeight: token(lineHeight) });

/** A line of a token's colour, as the value of a border. */
export const line = (color: TokenName, width: 'hairline' | 'strong' | 'focus' = 'hairline'): string =>
  `${token(`border-width.${width}`)} solid ${token(color)}`;

/** A surface with a hairline around it, on the page. */
export const framed = (radius: 'medium' | 'large') =>
  ({ border: line('color.border.hairline'), borderRadius: token(`radius.${radius}`), background: token('color.surface.raised') }) as const;

/** For an element that another hangs on (`utils/hanging.ts`), and that holds it. `anchor-scope` keeps the name to its inside. */
export const anchor = { anchorName: '--tk-hanging', anchorScope: '--tk-hanging' } as const;
