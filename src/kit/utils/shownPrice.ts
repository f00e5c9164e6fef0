import { token } from '../theme/token.ts';

/** A price that may be seen: as readable as the name, its figure (`<strong>`) the largest on a card. */
export const shownPrice = {
  flexWrap: 'wrap',
  alignItems: 'baseline',
  color: token('color.text.default'),
  fontSize: token('font.size.sm'),
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontFamily: token('font.family.heading'), fontWeight: token('font.weight.bold'), fontSize: token('font.size.lg') },
} as const;
